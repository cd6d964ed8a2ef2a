"""19.1, 19.2 The Papal Curia: Cardinals, Roma and the Controller."""

from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    PAPAL_STATES,
    PROTESTANT,
)
from greatpowers.games.price_of_power.rules.curia import (
    cardinals,
    catholics,
    controller,
    gain_cardinal,
    is_uncontested,
    judge_cardinal,
    lose_cardinal,
    settle,
)
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, table
from tests.rules.price_of_power.scenes import settle as put_towns

AUSTRIA, FRANCE, ENGLAND = range(3)


def curia(*seats: int) -> State:
    """Three Catholic players with Cardinals, from the left."""
    state = position("austria", "france", "england", "ottomans")
    state.cardinals = list(seats)
    return state


@rule("19.2", "R220")
def test_the_most_cardinals_control() -> None:
    """Of equals the one furthest left; one is enough, without any nobody does."""
    assert controller(curia()) == NOBODY
    assert controller(curia(FRANCE)) == FRANCE
    assert controller(curia(FRANCE, AUSTRIA, AUSTRIA)) == AUSTRIA
    assert controller(curia(ENGLAND, FRANCE)) == ENGLAND
    state = curia(ENGLAND, FRANCE)
    state.roma = FRANCE
    assert controller(state) == FRANCE
    assert cardinals(state, FRANCE) == 2


@rule("19.2")
def test_uncontested_control_takes_two_and_no_tie() -> None:
    """One is not enough."""
    assert not is_uncontested(curia(FRANCE))
    assert is_uncontested(curia(FRANCE, FRANCE, AUSTRIA))
    assert not is_uncontested(curia(FRANCE, FRANCE, AUSTRIA, AUSTRIA))


@rule("19.1")
def test_a_new_cardinal_comes_from_the_left() -> None:
    """One slot more than Catholics: the last falls off."""
    state = curia(FRANCE, AUSTRIA, AUSTRIA, ENGLAND)
    assert catholics(state) == 3
    gain_cardinal(table(state), ENGLAND, cite="19.1")
    assert state.cardinals == [ENGLAND, FRANCE, AUSTRIA, AUSTRIA]


@rule("19.1")
def test_only_catholics_have_cardinals() -> None:
    """Whoever leaves the faith loses them."""
    state = curia(FRANCE, ENGLAND)
    verdict = judge_cardinal(state, 3)
    assert (verdict.reason, verdict.cite) == ("no-not-catholic", "19.1")
    gain_cardinal(table(state), 3, cite="19.1")
    assert state.cardinals == [FRANCE, ENGLAND]
    state.state_faith = put(state.state_faith, state.realm[ENGLAND], PROTESTANT)
    settle(table(state))
    assert state.cardinals == [FRANCE]


@rule("19.1")
def test_the_rightmost_cardinal_goes_first() -> None:
    """And nothing happens without one."""
    state = curia(FRANCE, ENGLAND, FRANCE)
    assert lose_cardinal(table(state), FRANCE, cite="19.1")
    assert state.cardinals == [FRANCE, ENGLAND]
    assert not lose_cardinal(table(state), AUSTRIA, cite="19.1")


@rule("19.1", "19.1.1")
def test_the_cardinal_of_roma_by_alliance() -> None:
    """With the Papal States."""
    state = curia(FRANCE)
    state.allied = put(state.allied, PAPAL_STATES, plus(0, ENGLAND))
    settle(table(state))
    assert state.roma == ENGLAND
    state.allied = put(state.allied, PAPAL_STATES, 0)
    settle(table(state))
    assert state.roma == NOBODY


@rule("19.1", "19.1.1")
def test_whoever_takes_roma_has_no_other_cardinals() -> None:
    """It beats the Alliance."""
    state = curia(FRANCE, ENGLAND, FRANCE)
    state.allied = put(state.allied, PAPAL_STATES, plus(0, ENGLAND))
    put_towns(state, FRANCE, "roma")
    settle(table(state))
    assert state.roma == FRANCE
    assert state.cardinals == [ENGLAND]
    verdict = judge_cardinal(state, FRANCE)
    assert (verdict.reason, verdict.cite) == ("no-holds-roma", "19.1")


@rule("19.1", "R34")
def test_the_pope_himself_may_have_more() -> None:
    """The Papal States did not take Roma."""
    state = position("papal_states", "france")
    put_towns(state, 0, "roma")
    settle(table(state))
    assert state.roma == 0
    assert judge_cardinal(state, 0)
