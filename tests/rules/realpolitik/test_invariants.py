"""The check of a position finds whatever was created, lost or put where it may not be."""

from collections.abc import Callable
from functools import cache

import pytest

from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    FRANCE,
    ITALY,
    PRUSSIA,
    general,
    territory,
)
from greatpowers.games.realpolitik.invariants import check
from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.table import Table
from tests.rules.realpolitik.scenes import position

Break = Callable[[State], None]


@cache
def played_position() -> State:
    """Return a position after some turns, reached by defaults alone."""
    table = Table.open(GAME, {"players": "3"}, seed=1)
    while table.state.turn < 4:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    state: State = table.state
    return state


def put(field: str, where: int, value: int) -> Break:
    """Return a deed that writes a value into one of the lists of a state."""

    def deed(s: State) -> None:
        getattr(s, field)[where] = value

    return deed


def add(field: str, value: int) -> Break:
    """Return a deed that adds something to one of the lists of a state."""

    def deed(s: State) -> None:
        getattr(s, field).append(value)

    return deed


def forge(field: str, power: int) -> Break:
    """Return a deed that gives a power more markers than it has."""

    def deed(s: State) -> None:
        setattr(s, field, [power] * len(getattr(s, field)))

    return deed


def lose_a_card(s: State) -> None:
    """Take a card out of a hand, and leave it nowhere."""
    s.hand[PRUSSIA].pop()


def lay_half_a_card(s: State) -> None:
    """Lay a card in a battle without telling whose it is."""
    s.card_value.append(s.deck.pop())


def play_twice(s: State) -> None:
    """Let an action card lie twice before a power."""
    s.played[FRANCE] = [0, 0]


def lead_nowhere(s: State) -> None:
    """Let a General off the board lead Units."""
    s.general_at[general("bazaine")] = -1
    s.general_units[general("bazaine")] = 1


def ally_alone(s: State) -> None:
    """Let an alliance be one-sided."""
    s.ally[FRANCE] = AUSTRIA


def run_a_major_italy(s: State) -> None:
    """Let a player control a major Italy."""
    s.players = 4
    s.controller = FRANCE


BREAKS: dict[str, tuple[str, Break]] = {
    "a card lost": ("battle cards are lost or forged", lose_a_card),
    "a card forged": ("battle cards are lost or forged", add("discards", 5)),
    "half a card": ("a card of the battle is half there", lay_half_a_card),
    "debts": ("debts", put("money", AUSTRIA, -1)),
    "morale below 0": ("morale off its track", put("morale", ITALY, -1)),
    "morale above 6": ("morale off its track", put("morale", FRANCE, 7)),
    "Units forged": ("more Units than there are", put("loose", territory("bra"), 16)),
    "Garrisons forged": ("more Garrisons than there are", forge("garrison", AUSTRIA)),
    "Trains forged": ("more Trains than there are", forge("train", PRUSSIA)),
    "Fortresses forged": ("more Fortresses than there are", forge("fortress", FRANCE)),
    "an action card twice": ("an action card played twice", play_twice),
    "prestige twice": ("the prestige track is broken", put("prestige", 0, PRUSSIA)),
    "fewer than no Units": ("fewer than no Units", put("loose", territory("bra"), -1)),
    "Units in nobody's land": ("loose Units in nobody's land", put("loose", territory("sax"), 1)),
    "a Fortress in nobody's land": (
        "a Fortress in nobody's land",
        put("fortress", territory("sax"), PRUSSIA),
    ),
    "a Train without rails": ("a Train without rails", put("train", territory("sic"), ITALY)),
    "a Garrison at home": ("a Garrison in an own Home", put("garrison", territory("bra"), PRUSSIA)),
    "too many led": ("a General leads too many", put("general_units", general("moltke"), 6)),
    "an army nowhere": ("an army nowhere", lead_nowhere),
    "an alliance of one": ("a one-sided alliance", ally_alone),
    "a major Italy controlled": ("a major power is controlled", run_a_major_italy),
}


def test_a_played_position_is_possible() -> None:
    check(played_position())


@pytest.mark.parametrize("players", [3, 4])
def test_a_bare_scene_is_possible(players: int) -> None:
    check(position(players))


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_position_is_found(what: str) -> None:
    message, deed = BREAKS[what]
    state = played_position().clone()
    deed(state)
    with pytest.raises(AssertionError, match=rf"^R?[\d.]+: {message}"):
        check(state)
