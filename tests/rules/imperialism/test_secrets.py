"""R32: who knows which card of a hand, dealing the unknown anew, and asking without a hint."""

import random
from collections import Counter

import pytest

from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import (
    CARDS,
    FIRST_TERRITORY,
    IS_STARTING,
    TERRITORIES,
    card,
    is_territory,
)
from greatpowers.games.imperialism.invariants import check
from greatpowers.games.imperialism.rules.hands import add_card, remove_card
from greatpowers.games.imperialism.secrets import redeal
from greatpowers.games.imperialism.state import DEALT, EXCHANGE, KEPT, ImperialismTable, State
from greatpowers.games.imperialism.view import view
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperialism.scenes import (
    asked,
    give,
    hand,
    levels,
    open_table,
    pass_all,
    play,
    throw_away,
)
from tests.rules.imperialism.war_scenes import act, quiet_position, turn_is_over

FRANCE, ENGLAND, SPAIN, SPECTATOR = 0, 1, 2, None
THREE = ("france", "england", "spain")


def known(state: State, owner: int, viewer: int | None) -> list[str]:
    """Return the cards of a hand that a viewer knows."""
    cards: list[str] = view(state, viewer)["empires"][owner]["known_cards"]
    return cards


def show(state: State, owner: int, name: str, *viewers: int) -> None:
    """Put a card from the deck into a hand where some seats have seen it."""
    state.providence_deck.remove(card(name))
    add_card(state, owner, card(name), sum(1 << viewer for viewer in viewers))


# -- hands -----------------------------------------------------------------------------------------


@rule("R32", "6.3")
def test_a_hand_is_secret_but_its_backs_are_not() -> None:
    state = quiet_position(*THREE)
    give(state, ENGLAND, "reformer", "pirates", "silesia")
    assert sorted(view(state, ENGLAND)["hand"] or []) == ["pirates", "reformer", "silesia"]
    assert known(state, ENGLAND, ENGLAND) == ["pirates", "reformer", "silesia"]
    for viewer in (FRANCE, SPAIN, SPECTATOR):
        shown = view(state, viewer)
        assert known(state, ENGLAND, viewer) == []
        empire = shown["empires"][ENGLAND]
        assert (empire["providence_cards"], empire["territory_cards"]) == (2, 1)
        for name in ("reformer", "pirates", "silesia"):
            assert name not in str(shown)
    assert view(state, SPECTATOR)["hand"] is None


@rule("R32")
def test_decks_are_secret_and_their_sizes_open() -> None:
    state = quiet_position()
    shown = view(state, FRANCE)
    assert shown["providence_deck"] == len(state.providence_deck)
    assert shown["territory_deck"] == len(state.territory_deck)


@rule("R32", "6.2")
def test_a_territory_taken_from_the_row_is_known_to_all() -> None:
    state = quiet_position(*THREE)
    state.stage = EXCHANGE
    silesia = TERRITORIES.index("silesia")
    state.territory_deck.remove(silesia)
    state.row = [silesia]
    table = act(state, "take silesia")
    assert len(hand(table, FRANCE)) == 5
    for viewer in (ENGLAND, SPAIN, SPECTATOR):
        assert known(table.state, FRANCE, viewer) == ["silesia"]


@rule("R32", "6.2")
def test_a_drawn_card_is_known_to_who_drew_it_only() -> None:
    state = quiet_position()
    state.stage = EXCHANGE
    table = act(state, "draw territories", "draw providence")
    assert len(known(table.state, FRANCE, FRANCE)) == 2
    assert known(table.state, FRANCE, ENGLAND) == known(table.state, FRANCE, SPECTATOR) == []
    for viewer in (ENGLAND, SPECTATOR):
        assert "log-draws-this" not in [entry.text for entry in table.read_log(viewer)]


@rule("R32", "R16", "15.1.8")
def test_a_retrieved_card_is_known_to_all() -> None:
    state = quiet_position(*THREE)
    give(state, FRANCE, "adventurer", "reformer")
    throw_away(state, "pirates")
    table = act(state, "play adventurer", "retrieve pirates")
    for viewer in (ENGLAND, SPAIN, SPECTATOR):
        assert known(table.state, FRANCE, viewer) == ["pirates"]


# -- seen and seized -------------------------------------------------------------------------------


def diplomat() -> ImperialismTable:
    """Let France look at the hand of England and take the pirates."""
    state = quiet_position(*THREE)
    give(state, FRANCE, "great_diplomat")
    give(state, ENGLAND, "pirates", "reformer", "silesia")
    show(state, ENGLAND, "madman", FRANCE, SPAIN, 3)
    return act(state, "play great_diplomat", "against england")


@rule("R32", "15.1.3")
def test_a_hand_that_was_looked_at_is_known_to_who_looked() -> None:
    table = diplomat()
    everything = ["madman", "pirates", "reformer", "silesia"]
    assert known(table.state, ENGLAND, FRANCE) == everything
    for viewer in (SPAIN, SPECTATOR):
        assert known(table.state, ENGLAND, viewer) == ["madman"]


@rule("R32", "15.1.3")
def test_only_the_two_read_what_was_seen_and_seized() -> None:
    table = diplomat()
    play(table, "seize pirates")
    for insider in (FRANCE, ENGLAND):
        texts = [entry.text for entry in table.read_log(insider)]
        assert texts.count("log-sees-card") == 4
        assert "log-seizes-this" in texts
    for viewer in (SPAIN, SPECTATOR):
        texts = [entry.text for entry in table.read_log(viewer)]
        assert "log-seizes" in texts
        assert "log-sees-card" not in texts
        assert "log-seizes-this" not in texts
        assert "card-pirates" not in str([entry.args for entry in table.read_log(viewer)])


@rule("R32", "15.1.3")
def test_a_seized_card_is_known_to_the_two_and_the_others_lose_track() -> None:
    table = diplomat()
    play(table, "seize pirates")
    assert known(table.state, FRANCE, ENGLAND) == ["pirates"]
    assert known(table.state, ENGLAND, FRANCE) == ["madman", "reformer", "silesia"]
    for viewer in (SPAIN, SPECTATOR):
        assert known(table.state, FRANCE, viewer) == []
        assert known(table.state, ENGLAND, viewer) == []


@rule("R32", "15.1.3")
def test_the_others_lose_track_even_if_the_card_they_knew_was_taken() -> None:
    table = diplomat()
    play(table, "seize madman")
    for viewer in (SPAIN, SPECTATOR):
        assert known(table.state, FRANCE, viewer) == []
        assert known(table.state, ENGLAND, viewer) == []


@rule("R32", "15.2.1")
def test_a_random_card_is_known_to_the_two() -> None:
    state = quiet_position(*THREE)
    give(state, FRANCE, "civil_war")
    give(state, ENGLAND, "pirates", "reformer")
    table = open_table(state)
    table.chance.load([1])
    play(table, "play civil_war", "against england")
    assert hand(table, FRANCE) == ["reformer"]
    assert known(table.state, FRANCE, ENGLAND) == ["reformer"]
    assert known(table.state, ENGLAND, FRANCE) == []
    assert known(table.state, FRANCE, SPAIN) == []


@rule("R32", "15.4.9")
def test_intercepted_plans_show_the_whole_hand_to_one() -> None:
    state = quiet_position(*THREE)
    give(state, FRANCE, "intercepted_plans")
    give(state, ENGLAND, "reformer", "silesia")
    table = act(state, "play intercepted_plans")
    pass_all(table)
    play(table, "pass")
    assert known(table.state, ENGLAND, FRANCE) == ["reformer", "silesia"]
    assert known(table.state, ENGLAND, SPAIN) == []


@rule("R32")
def test_a_look_cannot_be_taken_back() -> None:
    table = diplomat()
    with pytest.raises(UndoRefused):
        table.undo(FRANCE)


@rule("R32", "6.2")
def test_a_known_card_that_is_discarded_is_known_no_more() -> None:
    state = quiet_position()
    state.stage = EXCHANGE
    show(state, FRANCE, "pirates", ENGLAND, 2)
    give(state, FRANCE, "reformer")
    table = act(state, "discard pirates")
    assert known(table.state, FRANCE, ENGLAND) == []


@rule("R32")
def test_of_two_copies_nobody_learns_which_one_has_left() -> None:
    for order in ((ENGLAND, SPAIN), (SPAIN, ENGLAND)):
        state = quiet_position(*THREE)
        for viewer in order:
            show(state, FRANCE, "pirates", viewer)
        remove_card(state, FRANCE, card("pirates"))
        assert known(state, FRANCE, FRANCE) == ["pirates"]
        assert known(state, FRANCE, ENGLAND) == known(state, FRANCE, SPAIN) == []


@rule("R32")
def test_who_knew_both_copies_knows_the_one_that_is_left() -> None:
    state = quiet_position(*THREE)
    show(state, FRANCE, "pirates", ENGLAND)
    show(state, FRANCE, "pirates", ENGLAND, SPAIN, 3)
    remove_card(state, FRANCE, card("pirates"))
    assert known(state, FRANCE, ENGLAND) == ["pirates"]
    assert known(state, FRANCE, SPAIN) == known(state, FRANCE, SPECTATOR) == []


# -- dealing anew ----------------------------------------------------------------------------------


def dealt(state: State, seat: int, number: int) -> State:
    """Return a copy in which all that a seat does not know is dealt anew."""
    other = state.clone()
    redeal(other, seat, Chance(str(number)))
    check(other)
    return other


def full_table() -> State:
    """Return a position of three with hands of known and unknown cards."""
    state = quiet_position(*THREE)
    give(state, FRANCE, "reformer", "pirates", "silesia")
    give(state, ENGLAND, "settlement", "brazil", "saxony")
    show(state, ENGLAND, "madman", FRANCE)
    show(state, SPAIN, "great_dynasty", FRANCE, ENGLAND, 3)
    give(state, SPAIN, "persecution", "border_raids")
    return state


@rule("R32")
@pytest.mark.parametrize("seat", [FRANCE, ENGLAND, SPAIN])
def test_a_redeal_changes_nothing_that_a_seat_sees(seat: int) -> None:
    state = full_table()
    for number in range(20):
        assert view(dealt(state, seat, number), seat) == view(state, seat)


@rule("R32")
def test_a_redeal_moves_all_that_a_seat_does_not_know() -> None:
    state = full_table()
    first: Counter[str] = Counter()
    for number in range(200):
        other = dealt(state, FRANCE, number)
        first[CARDS[other.hand[ENGLAND][0]]] += 1
        assert CARDS[other.hand[ENGLAND][3]] == "madman"
        assert CARDS[other.hand[SPAIN][0]] == "great_dynasty"
        backs = [is_territory(each) for each in other.hand[ENGLAND]]
        assert backs == [False, True, True, False]
    assert len(first) > 20
    assert not first.keys() & {"reformer", "madman", "great_dynasty"}


@rule("R32", "4.2")
@pytest.mark.parametrize("mixed", [False, True])
def test_a_redeal_knows_that_starting_territories_come_first(mixed: bool) -> None:
    state = full_table()
    state.territories_mixed = mixed
    kinds = {
        IS_STARTING[dealt(state, FRANCE, number).hand[ENGLAND][1] - FIRST_TERRITORY]
        for number in range(60)
    }
    assert kinds == ({False, True} if mixed else {False})


@rule("R32", "4.6")
def test_a_redeal_of_the_powers_keeps_the_own_two() -> None:
    table = Table.open(GAME, {"players": "3"}, seed=3)
    keep = str(table.options(ENGLAND)[0])
    table.answer(ENGLAND, keep)
    state = table.state
    own = [at for at in state.power_at if at in (DEALT + FRANCE, KEPT + FRANCE)]
    seen: set[int] = set()
    for number in range(40):
        other = dealt(state, FRANCE, number)
        assert view(other, FRANCE) == view(state, FRANCE)
        assert [at for at in other.power_at if at in (DEALT + FRANCE, KEPT + FRANCE)] == own
        assert sorted(other.power_at) == sorted(state.power_at)
        seen.add(other.power_at.index(KEPT + ENGLAND))
    assert len(seen) > 3


@rule("R32")
def test_throughout_a_game_a_redeal_is_invisible() -> None:
    luck = random.Random(7)
    table = Table.open(GAME, {"players": "3"}, seed=7)
    for step in range(400):
        if table.result is not None:
            break
        ask = luck.choice(table.asks())
        if step % 8 == 0:
            fork = table.fork(redeal_for=ask.seat, seed=str(step))
            assert fork.view(ask.seat) == table.view(ask.seat)
            assert fork.options(ask.seat) == table.options(ask.seat)
        table.answer(ask.seat, luck.choice(table.options(ask.seat)))


# -- asking without a hint -------------------------------------------------------------------------

TELLING = (
    "diplomatic_gambit",
    "pirates",
    "settlement",
    "patriotic_rising",
    "naval_blockade",
    "historic_victory",
    "intercepted_plans",
    "colonial_rush",
    "exceptional_year",
    "reformer",
)


def questions(held: tuple[str, str, str], *answers: str) -> list[tuple[int, str]]:
    """Return who is asked what to the end of a turn in which each seat holds a certain card."""
    state = quiet_position(*THREE)
    state.ducats = [20, 20, 20]
    levels(state, FRANCE, fleet=4, army=3, spices=2, prestige=4)
    levels(state, SPAIN, fleet=9)
    give(state, FRANCE, "border_raids", "rise_of_burghers", "great_diplomat", "azores")
    for seat, name in enumerate(held):
        give(state, seat, name)
    table = Table.resume(GAME, state, {"players": str(state.players)})
    asks: list[tuple[int, str]] = []
    waiting = list(answers)
    while not turn_is_over(table):
        seat, prompt = asked(table)
        asks.append((seat, prompt))
        if waiting and table.why(seat, *waiting[0].split()).allowed:
            table.answer(seat, waiting.pop(0))
        else:
            table.answer(seat, table.default(seat))
    assert waiting == []
    return asks


TURNS = {
    "war": ("attack border_raids", "land_war england", "pay_tribute"),
    "sea war": ("attack border_raids", "sea_war england", "pay_tribute"),
    "development": ("develop food",),
    "intrigue": ("play rise_of_burghers",),
    "ruler": ("play great_diplomat", "pass"),
    "conquest": ("conquer azores",),
    "religion": ("convert lutheranism", "yes", "develop food"),
    "taxes": ("collect_taxes",),
}


@rule("R32", "15.4.7", "10.5", "15.4.5")
@pytest.mark.parametrize("turn", TURNS)
def test_whom_the_game_asks_does_not_depend_on_hands(turn: str) -> None:
    expected = questions(("madman", "bureaucrat", "adventurer"), *TURNS[turn])
    for seat in range(3):
        for name in TELLING:
            held = ["madman", "bureaucrat", "adventurer"]
            held[seat] = name
            assert questions((held[0], held[1], held[2]), *TURNS[turn]) == expected


@rule("R32")
def test_every_window_stands_open_in_those_turns() -> None:
    held = ("madman", "bureaucrat", "adventurer")
    asks = {prompt for answers in TURNS.values() for _, prompt in questions(held, *answers)}
    assert asks >= {
        "ask-cancel",
        "ask-defend",
        "ask-war-event",
        "ask-pirates",
        "ask-colonial-rush",
        "ask-second-intrigue",
    }
