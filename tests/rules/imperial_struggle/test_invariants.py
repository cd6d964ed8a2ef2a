"""The check of a position finds whatever was created, lost or laid wrong."""

from collections.abc import Callable
from functools import cache

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import (
    EVENT_ERA,
    FRANCE,
    NOBODY,
    REVOLUTION,
    SPAIN,
    USA,
    ministry,
    space,
)
from greatpowers.games.imperial_struggle.invariants import check
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    AVAILABLE,
    CONFIRMED,
    CONFLICT,
    FACE_DOWN,
    FACE_UP,
    FRESH_HUGUENOTS,
    GONE,
    HAND,
    LAID_ASIDE,
    STACK,
    State,
)
from greatpowers.kernel.table import Table

Break = Callable[[State], None]


@cache
def played_position() -> State:
    """Return a position in an action round, reached by defaults alone."""
    table = Table.open(GAME, seed=1)
    while table.state.stage != ACTION_ROUND or table.state.tile < 0:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    state: State = table.state
    return state


def put(places: str, where: int, value: object) -> Break:
    """Return a deed that writes a value into one of the lists of a state."""

    def deed(s: State) -> None:
        getattr(s, places)[where] = value

    return deed


def put_all(places: str, value: object, last: int) -> Break:
    """Return a deed that writes a value into the beginning of one of the lists of a state."""

    def deed(s: State) -> None:
        for where in range(last):
            getattr(s, places)[where] = value

    return deed


def name(field: str, value: object) -> Break:
    """Return a deed that gives a field of a state another value."""

    def deed(s: State) -> None:
        setattr(s, field, value)

    return deed


REVOLUTION_CARD = EVENT_ERA.index(REVOLUTION)
BREAKS: dict[str, tuple[str, Break]] = {
    "a stage that is none": ("4.0", name("stage", 9)),
    "a seventh turn": ("2.1", name("turn", 7)),
    "a ninth round": ("4.1.9", name("round", 9)),
    "nobody acts": ("4.1.8", name("active", NOBODY)),
    "a winner without an ending": ("2.4", name("winner", FRANCE)),
    "Debt beyond the limit": ("6.0", put("debt", FRANCE, 99)),
    "Debt below 0": ("6.0", put("debt", FRANCE, -1)),
    "Treaty Points below 0": ("9.0", put("treaty", FRANCE, -1)),
    "a third Jacobite Victory": ("R7", name("jacobite_victories", 3)),
    "a ninth Squadron": ("3.6", put("navy_box", FRANCE, 5)),
    "a lost Squadron": ("3.6", put("unbuilt", FRANCE, 0)),
    "a Squadron too many on the map": ("3.6", put("flag", space("biscay"), FRANCE)),
    "a flag on a closed space": ("3.2.1", put("flag", space("sons_of_liberty"), FRANCE)),
    "an unknown flag": ("3.2.7", put("flag", space("russia"), 7)),
    "a USA flag in Europe": ("10.0", put("flag", space("russia"), USA)),
    "a Spanish flag without the option": ("12.1", put("flag", space("havana"), SPAIN)),
    "a Conflict on a Fort": ("3.8", put("conflict", space("louisbourg"), CONFLICT)),
    "a Conflict on a closed space": ("3.8", put("conflict", space("sons_of_liberty"), CONFLICT)),
    "a Conflict of no kind": ("3.8", put("conflict", space("russia"), 5)),
    "a damaged Fort of nobody": ("3.2.5", put("damaged", space("louisbourg"), True)),
    "USA flags counted wrong": ("10.0", name("usa_flags", 1)),
    "Huguenots in Europe": ("R83", put("huguenots", space("gibraltar"), FRESH_HUGUENOTS)),
    "Huguenots under Britain": ("R83", put("huguenots", space("jamaica"), FRESH_HUGUENOTS)),
    "Huguenots everywhere": ("R83", put_all("huguenots", FRESH_HUGUENOTS, 3)),
    "an Advantage in wrong hands": ("8.1", put("holder", 0, 9)),
    "an Advantage gained by nobody": ("8.1", put_all("gained", True, 22)),
    "an Event nowhere": ("3.4", put("event_at", 0, 9)),
    "an Event before its time": ("4.1.1", put("event_at", REVOLUTION_CARD, HAND)),
    "an Event still laid aside": ("4.1.6", put("event_at", 0, LAID_ASIDE)),
    "a hand too large": ("4.1.6", put_all("event_at", HAND + 1, 5)),
    "a Ministry nowhere": ("3.5", put("ministry_at", 0, 9)),
    "a Ministry of another era": ("4.1.7", put("ministry_at", ministry("turgot"), FACE_UP)),
    "a cabinet of three": ("4.1.7", put_all("ministry_at", FACE_DOWN, 3)),
    "an empty cabinet": ("4.1.7", put_all("ministry_at", 0, 26)),
    "a Ministry still being chosen": ("4.1.7", put_all("ministry_at", CONFIRMED, 2)),
    "a hidden Ministry in use": ("3.5.2", put_all("ability_used", True, 5)),
    "an Investment tile nowhere": ("3.3", put("tile_at", 0, 9)),
    "too many Investment tiles": ("4.1.6", put_all("tile_at", AVAILABLE, 24)),
    "too few Investment tiles": ("4.1.6", put_all("tile_at", STACK, 24)),
    "a tile taken in no round": ("5.1", name("tile", -1)),
    "an Award twice": ("4.1.3", put_all("award", 1, 2)),
    "an Award also in the stock": ("4.1.3", put_all("award_left", True, 8)),
    "a demand twice": ("4.1.4", put_all("demand", 1, 2)),
    "too few demands": ("4.1.4", name("demand", [1])),
    "a War tile nowhere": ("3.7", put("basic_at", 0, 9)),
    "too few Basic tiles": ("5.3.3", put_all("basic_at", GONE, 16)),
    "two Basic tiles in a theater": ("7.6", put_all("basic_at", 0, 16)),
    "three Bonus tiles in a theater": ("5.6.1", put_all("bonus_at", 0, 3)),
    "two Bonus tiles drawn": ("5.6.1", put_all("bonus_at", 6, 2)),
    "two Bonus tiles on the move": ("5.6.1", put_all("bonus_at", 7, 2)),
    "more theaters than there are": ("7.1.1", name("revealed", 5)),
    "half a purse": ("5.3.1", name("purse_kind", [0])),
    "an unknown purse": ("5.3.1", put("purse_limit", 0, 99)),
    "points below 0": ("5.3.1", put("purse_points", 0, -1)),
    "an unknown Action": ("5.3", name("current", 9)),
    "a Squadron deployed on land": ("5.6.6", name("deployed", [space("russia")])),
}


def test_a_played_position_is_possible() -> None:
    check(played_position())


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_position_is_found(what: str) -> None:
    section, deed = BREAKS[what]
    state = played_position().clone()
    deed(state)
    with pytest.raises(AssertionError, match=rf"^{section}: "):
        check(state)
