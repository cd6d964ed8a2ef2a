"""8. Ideas: research, the display and forms of government (5.1.4)."""

from greatpowers.games.price_of_power.components.cards import IDEA_TYPE, IDEAS, idea
from greatpowers.games.price_of_power.components.tables import ADM, MIL
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    DIVERSE,
    REVOLUTIONARY,
    SLOT_OF,
)
from greatpowers.games.price_of_power.rules.geography import capital_area
from greatpowers.games.price_of_power.rules.research import (
    RESEARCH_TASK,
    knows,
    learn,
    replaceable,
    research_choices,
    show_next,
)
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
    teach,
)

AUSTRIA, ENGLAND, FRANCE, POLAND = range(4)
GRID = (
    "bureaucracy",
    "tolerance",
    "inquisition",
    "quest_for_the_new_world",
    "cabinet",
    "noble_republic",
    "cannons",
    "tercios_janissaries",
    "noble_knights",
)


def school(**power_of_england: int) -> State:
    """Four players before nine Ideas."""
    state = position("austria", "england", "france", "poland")
    state.grid = [idea(name) for name in GRID]
    for number, name in enumerate(IDEAS):
        if name not in GRID:
            state.idea_decks[IDEA_TYPE[number]].append(number)
    give_power(state, ENGLAND, **power_of_england)
    return state


@rule("8.0", "R1")
def test_e21_tercios() -> None:
    """Three Prestige for each; earlier owners one each, but nothing for the fourth."""
    state = school()
    t = table(state)
    tercios = idea("tercios_janissaries")
    learn(t, AUSTRIA, tercios)
    assert state.prestige[:4] == [3, 0, 0, 0]
    learn(t, ENGLAND, tercios)
    assert state.prestige[:4] == [4, 3, 0, 0]
    learn(t, FRANCE, tercios)
    assert state.prestige[:4] == [5, 4, 3, 0]
    learn(t, POLAND, tercios)
    assert state.prestige[:4] == [5, 4, 3, 3]


@rule("5.1.4", "8.0")
def test_an_idea_is_paid_in_its_power() -> None:
    """It is tagged and brings two Prestige."""
    state = school(adm=4)
    t = table(state, research_choices, seat=ENGLAND)
    assert cost(t, "research bureaucracy") == 4
    assert refusal(t, "research cannons") == ("no-not-enough-mil", "5.0")
    play(t, "research bureaucracy")
    assert knows(state, ENGLAND, idea("bureaucracy"))
    assert power(state, ENGLAND) == (0, 0, 0)
    assert state.prestige[ENGLAND] == 2
    assert refusal(t, "research bureaucracy") == ("no-known-already", "8.0")


@rule("8.1")
def test_only_what_is_on_display() -> None:
    """Ideas in the decks wait."""
    t = table(school(adm=9), research_choices, seat=ENGLAND)
    assert options(t, "research") == ["bureaucracy", "tolerance", "inquisition"]
    assert refusal(t, "research deus_vult") == ("no-not-on-display", "8.1")


@rule("8.0")
def test_prerequisites() -> None:
    """The Inquisition needs a certain State Religion; Centralization an ADM Idea."""
    state = school(adm=9)
    state.grid.append(idea("centralization"))
    t = table(state, research_choices, seat=ENGLAND)
    assert refusal(t, "research centralization") == ("no-idea-needs-more", "8.0")
    teach(state, ENGLAND, "bureaucracy")
    t = table(state, research_choices, seat=ENGLAND)
    assert "centralization" in options(t, "research")


@rule("5.1.4", "8.0")
def test_ideas_make_ideas_cheaper() -> None:
    """Scientific Revolution, and Free Press for what others know."""
    state = school(adm=9)
    teach(state, ENGLAND, "scientific_revolution", "free_press")
    teach(state, FRANCE, "tolerance")
    t = table(state, research_choices, seat=ENGLAND)
    assert cost(t, "research bureaucracy") == 3
    assert bill(t, "research tolerance") == [
        ("bill-idea", 5),
        ("bill-idea", -1),
        ("bill-known-to-others", -1),
    ]


@rule("8.2")
def test_one_form_of_government() -> None:
    """The new one replaces the old, whose Prestige stays."""
    state = school()
    t = table(state)
    learn(t, ENGLAND, idea("noble_republic"))
    learn(t, ENGLAND, idea("absolute_monarchy"))
    assert not knows(state, ENGLAND, idea("noble_republic"))
    assert knows(state, ENGLAND, idea("absolute_monarchy"))
    assert state.prestige[ENGLAND] == 4


@rule("8.2", "18.3")
def test_subjects_of_a_strong_empire_keep_their_government() -> None:
    """From Authority 3 on, unless they are the Emperor."""
    state = position("austria", "brandenburg")
    state.grid = [idea("noble_republic")]
    state.emperor, state.authority = 0, 3
    settle(state, 1, "berlin")
    give_power(state, 0, dip=9)
    give_power(state, 1, dip=9)
    t = table(state, research_choices, seat=1)
    assert refusal(t, "research noble_republic") == ("no-emperor-forbids", "18.3")
    assert options(table(state, research_choices, seat=0), "research") == ["noble_republic"]
    state.authority = 2
    assert options(table(state, research_choices, seat=1), "research") == ["noble_republic"]


@rule("15.0.6", "8.2")
def test_a_revolutionary_realm_that_changes_its_government_finds_its_faith() -> None:
    """The revolution leaves its Capital's Area, and it takes the faith below."""
    state = school()
    t = table(state)
    slot = SLOT_OF[capital_area(state, FRANCE)]
    state.revolution = put(state.revolution, slot, True)
    state.state_faith = put(state.state_faith, state.realm[FRANCE], REVOLUTIONARY)
    learn(t, FRANCE, idea("absolute_monarchy"))
    assert not state.revolution[slot]
    assert state.state_faith[state.realm[FRANCE]] == CATHOLIC


@rule("15.0.6", "15.0.5", "R238")
def test_among_diverse_faiths_it_finds_that_with_which_it_is_listed() -> None:
    state = school()
    t = table(state)
    slot = SLOT_OF[capital_area(state, FRANCE)]
    state.faith = put(state.faith, slot, DIVERSE)
    state.revolution = put(state.revolution, slot, True)
    state.state_faith = put(state.state_faith, state.realm[FRANCE], REVOLUTIONARY)
    learn(t, FRANCE, idea("absolute_monarchy"))
    assert state.state_faith[state.realm[FRANCE]] == CATHOLIC
    assert state.faith[slot] == DIVERSE


@rule("8.1")
def test_an_idea_that_is_not_on_display_takes_a_place() -> None:
    """An Idea of its type that nobody has, and that is not Basic, goes back."""
    state = school()
    teach(state, FRANCE, "tolerance")
    state.grid.append(idea("deus_vult"))
    state.idea_decks[ADM].remove(idea("deus_vult"))
    t = begin(state, RESEARCH_TASK, ENGLAND, idea("centralization"))
    assert asked(t) == (ENGLAND, "ask-idea-back")
    assert options(t, "name_idea") == ["inquisition", "deus_vult"]
    play(t, "name_idea inquisition")
    assert idea("centralization") in state.grid
    assert idea("inquisition") in state.idea_decks[ADM]
    assert knows(state, ENGLAND, idea("centralization"))


@rule("8.1")
def test_where_no_idea_can_go_back_a_new_row_is_opened() -> None:
    """Basic Ideas and those somebody has stay."""
    state = school()
    teach(state, FRANCE, "tercios_janissaries", "noble_knights")
    assert not replaceable(state, MIL)
    begin(state, RESEARCH_TASK, ENGLAND, idea("military_drill"))
    assert len(state.grid) == len(GRID) + 1
    assert knows(state, ENGLAND, idea("military_drill"))


@rule("8.1")
def test_new_ideas_come_from_the_decks() -> None:
    """An empty deck brings none."""
    state = school()
    t = table(state)
    new = show_next(t, MIL)
    assert new in state.grid
    assert new not in state.idea_decks[MIL]
    state.idea_decks[MIL] = []
    assert show_next(t, MIL) == -1
