"""The check of a position finds whatever was created, lost or laid wrong."""

from collections.abc import Callable
from functools import cache

import pytest

from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import POWERS, PRESTIGE, RELIGIONS, card
from greatpowers.games.imperialism.invariants import check
from greatpowers.games.imperialism.state import ACTION, CHOOSE_POWERS, State
from greatpowers.kernel.table import Table
from tests.rules.imperialism.scenes import position

Break = Callable[[State], None]


@cache
def played_position() -> State:
    """Return a position after some turns, reached by defaults alone."""
    table = Table.open(GAME, {"players": "3"}, seed=1)
    while table.state.turn < 7 or table.state.stage != ACTION:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    state: State = table.state
    return state


def put(places: str, where: int, value: int) -> Break:
    """Return a deed that writes a value into one of the lists of a state."""

    def deed(s: State) -> None:
        getattr(s, places)[where] = value

    return deed


def put_level(track: int, value: int) -> Break:
    """Return a deed that sets a level of the second seat."""

    def deed(s: State) -> None:
        s.level[1][track] = value

    return deed


def add(places: str, value: int) -> Break:
    """Return a deed that adds something to one of the lists of a state."""

    def deed(s: State) -> None:
        getattr(s, places).append(value)

    return deed


def drop(places: str) -> Break:
    """Return a deed that loses the last of one of the lists of a state."""

    def deed(s: State) -> None:
        getattr(s, places).pop()

    return deed


def hide_own_card(s: State) -> None:
    """Let a seat forget a card of its own."""
    s.seen[1][0] &= ~2


def lose_a_card_in_hand(s: State) -> None:
    """Take a card out of a hand, and leave it nowhere."""
    s.hand[0].pop()
    s.seen[0].pop()


def forget_who_knows(s: State) -> None:
    """Lose track of who knows a card."""
    s.seen[0].pop()


def convert_the_ottomans(s: State) -> None:
    """Let a power change its religion that never can."""
    s.power[0] = POWERS.index("ottoman")
    s.religion[0] = RELIGIONS.index("calvinism")
    s.religions_left[0] -= 1


def achieve_twice(s: State) -> None:
    """Let an achievement lie before two seats."""
    s.achieved[0].append(0)
    s.achieved[1].append(0)


BREAKS: dict[str, tuple[str, Break]] = {
    "a level below 0": ("level -1 on track 0", put_level(0, -1)),
    "an army beyond the top": ("level 21 on track 0", put_level(0, 21)),
    "prestige beyond the top": ("level 11 on track 2", put_level(PRESTIGE, 11)),
    "gold beyond the top": ("level 6 on track 3", put_level(3, 6)),
    "ducats below 0": ("debts", put("ducats", 2, -1)),
    "glory below 0": ("negative glory", put("glory", 0, -1)),
    "a card of which nobody knows": ("a card of which nobody knows", forget_who_knows),
    "an own card that is unknown": ("an own card is unknown", hide_own_card),
    "a card lost from a hand": ("providence cards are lost or forged", lose_a_card_in_hand),
    "a card lost from the deck": (
        "providence cards are lost or forged",
        drop("providence_deck"),
    ),
    "a third copy": (
        "providence cards are lost or forged",
        add("providence_discard", card("pirates")),
    ),
    "a card both in play and elsewhere": (
        "providence cards are lost or forged",
        add("in_play", card("madman")),
    ),
    "a ruler twice": ("providence cards are lost or forged", put("ruler", 0, card("madman"))),
    "a territory lost": ("territories are lost or forged", drop("territory_deck")),
    "a territory in the row twice": ("territories are lost or forged", add("row", 0)),
    "a territory discarded twice": ("territories are lost or forged", add("territory_discard", 0)),
    "an achievement lost": ("achievements are lost", drop("achievement_deck")),
    "an achievement lost from the slots": ("achievements are lost", drop("slots")),
    "an achievement twice": ("achievements are lost", achieve_twice),
    "a religion lost": ("a religion lost", put("religions_left", 1, 1)),
    "a religion forged": ("a religion lost", put("religion", 1, 2)),
    "a leader untold": ("a new leader of whom nobody will tell", put("told_leaders", 0, 3)),
    "a hand limit untold": ("a new hand limit of which nobody", put("told_limits", 1, 0)),
    "Ottomans converted": ("who may not change has changed", convert_the_ottomans),
}


def test_a_played_position_is_possible() -> None:
    check(played_position())


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_position_is_found(what: str) -> None:
    message, deed = BREAKS[what]
    state = played_position().clone()
    deed(state)
    with pytest.raises(AssertionError, match=rf"^R?[\d.]+: {message}"):
        check(state)


def test_a_plot_is_no_ruler() -> None:
    state = played_position().clone()
    plot = next(each for each in state.providence_deck if each == card("persecution"))
    state.providence_deck.remove(plot)
    state.ruler[0] = plot
    with pytest.raises(AssertionError, match=r"^5\.3\.1: no ruler"):
        check(state)


def test_before_the_deal_the_cards_need_not_be_there() -> None:
    state = State(2)
    assert state.stage == CHOOSE_POWERS
    check(state)


def test_a_bare_scene_is_possible() -> None:
    check(position("france", "england", "russia"))
