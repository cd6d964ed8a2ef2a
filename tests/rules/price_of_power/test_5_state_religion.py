"""5.1.6 Change State Religion."""

from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    PROTESTANT,
    SLOTS,
    area,
    realm,
)
from greatpowers.games.price_of_power.rules.faiths import faith_of, state_faith
from greatpowers.games.price_of_power.rules.influence import of
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.state_religion import religion_choice
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    give_power,
    influence,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
)


def reformer() -> State:
    """England in the second Age; the Rhineland has become Protestant."""
    state = position("england", "france")
    state.age = 2
    state.faith = put(state.faith, SLOTS.index("rhineland"), PROTESTANT)
    settle(state, 0, "london", "essex", "york")
    influence(state, 0, burgundy=3, languedoc=1, seine=2)
    state.married = put(state.married, realm("burgundy"), plus(0, 0))
    state.married = put(state.married, realm("brittany"), plus(0, 0))
    state.prestige[0] = 5
    return state


@rule("5.1.6", "15.2")
def test_what_a_change_costs() -> None:
    """Prestige, Stability, a Marriage, Influence that moves, Unrest and Rebel Dice."""
    state = reformer()
    t = table(state, religion_choice)
    t.chance.load([3, 3])
    play(t, "change_religion protestant")
    assert state_faith(state, 0) == PROTESTANT
    assert (state.prestige[0], state.stability[0]) == (3, -1)
    assert set(options(t, "end_marriage")) == {"burgundy", "brittany"}
    play(t, "end_marriage brittany")
    assert state.married[realm("brittany")] == 0
    for _ in range(3):
        play(t, "give_up_influence burgundy")
    play(t, "give_up_influence seine", "give_up_influence seine")
    assert of(state, 0, area("languedoc")) == 1
    assert asked(t)[1] == "ask-religion-place"
    for _ in range(5):
        play(t, "influence_in rhineland")
    assert of(state, 0, area("rhineland")) == 5
    assert asked(t)[1] == "ask-stir-town"
    play(t, "stir york", "stir essex")
    assert asked(t)[1] == "ask-idle"


@rule("5.1.6")
def test_whoever_has_little_loses_little() -> None:
    """No Marriage and two Influence: the rest goes on."""
    state = reformer()
    state.married = (0,) * len(state.married)
    influence(state, 0, burgundy=0, seine=0)
    t = table(state, religion_choice)
    t.chance.load([3, 3])
    play(t, "change_religion protestant", "give_up_influence languedoc")
    assert asked(t)[1] == "ask-religion-place"


@rule("5.1.6")
def test_from_the_second_age_on() -> None:
    """And only between Catholics and Protestants."""
    state = reformer()
    state.age = 1
    t = table(state, religion_choice)
    assert refusal(t, "change_religion protestant") == ("no-not-in-this-age", "5.1.6")
    assert refusal(t, "change_religion orthodox") == ("no-not-by-this-action", "5.1.6")
    assert refusal(t, "change_religion catholic") == ("no-faith-is-yours-already", "5.1.6")


@rule("5.1.6", "15.0.1")
def test_the_counter_reformation_is_only_paid() -> None:
    """Once it is on the board, for 3 ADM and without losses."""
    state = reformer()
    give_power(state, 0, adm=3)
    t = table(state, religion_choice)
    assert refusal(t, "change_religion counter_reformed") == ("no-counter-reformation", "5.1.6")
    state.faith = put(state.faith, SLOTS.index("castile"), COUNTER_REFORMED)
    t = table(state, religion_choice)
    assert cost(t, "change_religion counter_reformed") == 3
    play(t, "change_religion counter_reformed")
    assert state_faith(state, 0) == COUNTER_REFORMED
    assert faith_of(state, area("east_anglia")) == COUNTER_REFORMED
    assert (state.prestige[0], state.stability[0]) == (5, 0)
    assert power(state, 0)[0] == 0
    assert "protestant" in options(t, "change_religion")


@rule("18.7", "5.1.6", "R227")
def test_without_that_rule_the_emperor_is_free() -> None:
    state = reformer()
    state.emperor, state.hre_faith = 0, CATHOLIC
    state.has_imperial_faith = False
    assert "protestant" in options(table(state, religion_choice), "change_religion")


@rule("18.7", "5.1.6", "R219")
def test_the_emperor_follows_the_empire() -> None:
    """He may change only if the Empire has another official faith."""
    state = reformer()
    state.emperor, state.hre_faith = 0, CATHOLIC
    t = table(state, religion_choice)
    assert refusal(t, "change_religion protestant") == ("no-empire-forbids", "18.7")
    state.hre_faith = DIVERSE
    t = table(state, religion_choice)
    assert refusal(t, "change_religion protestant") == ("no-empire-forbids", "18.7")
    state.hre_faith = PROTESTANT
    assert "protestant" in options(table(state, religion_choice), "change_religion")


@rule("15.2", "R34")
def test_the_pope_stays_catholic() -> None:
    """In every Age."""
    state = position("papal_states", "france")
    state.age = 2
    t = table(state, religion_choice)
    assert refusal(t, "change_religion protestant") == ("no-pope-stays-catholic", "2.6")
