"""What is hidden from a seat is dealt anew, and nothing else."""

from greatpowers.games.price_of_power.components.cards import (
    DECK_OF,
    MISSIONS,
)
from greatpowers.games.price_of_power.components.scenarios import halves
from greatpowers.games.price_of_power.components.world import PROVINCES, PROVINCES_OF, area
from greatpowers.games.price_of_power.rules.appointing import HIRE
from greatpowers.games.price_of_power.rules.event_deck import IS_X
from greatpowers.games.price_of_power.secrets import redeal
from greatpowers.games.price_of_power.state import ACTIONS, State
from greatpowers.games.price_of_power.view import view
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import deal, position, settle

SEEDS = [f"seed {number}" for number in range(12)]


def scene() -> State:
    """France and England have cards and Missions; the Events of the first Round lie there."""
    state = position("france", "england", "castile", "austria", "poland", "ottomans")
    settle(state, 0, "paris")
    settle(state, 1, "london")
    settle(state, 2, "madrid")
    settle(state, 3, "wien")
    settle(state, 4, "krakow")
    settle(state, 5, "edirne")
    state.phase = ACTIONS
    deal(state, 0, "development_1", "embassies_1")
    deal(state, 1, "central_authority_1", "forced_march_1")
    state.missions[0] = [MISSIONS.index("france_1"), MISSIONS.index("france_2")]
    state.missions[1] = [MISSIONS.index("england_1"), MISSIONS.index("england_2")]
    first, second = halves(0, 1)
    state.events = [*second, *first]
    state.row = [state.events.pop() for _ in range(7)]
    state.row_ducats = [0] * 7
    state.face_up = 3
    return state


def anew(state: State, seat: int, seed: str) -> State:
    other = state.clone()
    redeal(other, seat, Chance(seed))
    return other


@rule("6.0")
def test_the_view_stays_the_same() -> None:
    state = scene()
    for seat in range(state.players):
        for seed in SEEDS:
            assert view(anew(state, seat, seed), seat) == view(state, seat)


@rule("6.0")
def test_other_hands_are_dealt_from_the_same_decks() -> None:
    state = scene()
    hands = set()
    for seed in SEEDS:
        other = anew(state, 0, seed)
        assert other.hand[0] == state.hand[0]
        assert [DECK_OF[card] for card in other.hand[1]] == [DECK_OF[c] for c in state.hand[1]]
        everything = sorted(c for pile in (*other.decks, *other.hand) for c in pile)
        assert everything == sorted(c for pile in (*state.decks, *state.hand) for c in pile)
        hands.add(tuple(other.hand[1]))
    assert len(hands) > 1


@rule("5.2.1")
def test_a_card_that_is_being_appointed_stays() -> None:
    state = scene()
    card = state.hand[1][0]
    HIRE.begin(state.agenda, 1, card, 0)
    for seed in SEEDS:
        assert card in anew(state, 0, seed).hand[1]


@rule("17.2")
def test_other_missions_are_any_that_the_seat_could_have() -> None:
    state = scene()
    found = set()
    for seed in SEEDS:
        other = anew(state, 0, seed)
        assert other.missions[0] == state.missions[0]
        assert len(set(other.missions[1])) == 2
        found |= {MISSIONS[mission] for mission in other.missions[1]}
    assert found <= {f"england_{number}" for number in range(1, 6)}
    assert len(found) > 2


@rule("17.2.2", "R5")
def test_a_mission_that_is_fulfilled_must_be_held_back() -> None:
    state = scene()
    settle(state, 1, *(PROVINCES[place] for place in PROVINCES_OF[area("ireland")]))
    ireland = MISSIONS.index("england_2")
    for seed in SEEDS:
        other = anew(state, 0, seed)
        assert (ireland in other.missions[1]) == (ireland in other.held[1])


@rule("16.0.1", "16.2")
def test_events_stay_in_their_half() -> None:
    state = scene()
    first, second = halves(0, 1)
    for seed in SEEDS:
        other = anew(state, 0, seed)
        assert other.row[:3] == state.row[:3]
        assert sorted(other.events[:14]) == sorted(second)
        assert sorted([*other.row, *other.events[14:]]) == sorted(first)


@rule("16.0.1")
def test_events_of_the_second_half() -> None:
    state = scene()
    _, second = halves(0, 1)
    state.events = list(second)
    state.row = [state.events.pop() for _ in range(7)]
    for seed in SEEDS:
        other = anew(state, 0, seed)
        assert sorted([*other.row, *other.events]) == sorted(second)


@rule("16.0.2")
def test_events_marked_x_may_be_in_either_half() -> None:
    state = scene()
    state.has_random_events = True
    _, second = halves(0, 1)
    later = set()
    for seed in SEEDS:
        other = anew(state, 0, seed)
        assert all(event in second for event in other.events[:14] if not IS_X[event])
        later.add(tuple(sorted(other.events[:14])))
    assert len(later) > 1
