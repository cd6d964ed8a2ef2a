"""What a trial of the game's balance counts: rounds, powers, places and choices."""

from collections.abc import Mapping, Sequence
from typing import Final

from greatpowers.games.imperialism.components import (
    IS_CATHOLIC,
    NOTHING,
    POWER_TEXT,
    RELIGIONS,
    START_NUMBER,
)
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.census import Census

ORDER: Final = ("1st", "2nd", "3rd", "4th")


def rounds(s: State) -> float:
    """Return how many turns each player had, on average."""
    return s.turn / s.players


def traits(s: State, log: Sequence[Entry]) -> Mapping[str, Sequence[str]]:
    """Return which power each seat led, when it had its turn, and what it believed in."""
    return {
        "Power": [POWER_TEXT[power] for power in s.power],
        "Order of play": _order(s),
        "Religion": [_religion(s, seat) for seat in range(s.players)],
    }


def _order(s: State) -> list[str]:
    """4.9: the lowest start number begins, and the others follow clockwise."""
    first = min(range(s.players), key=lambda seat: START_NUMBER[s.power[seat]])
    return [ORDER[(seat - first) % s.players] for seat in range(s.players)]


def _religion(s: State, seat: int) -> str:
    if s.religion[seat] != NOTHING:
        return f"religion-{RELIGIONS[s.religion[seat]]}"
    return "Catholic to the end" if IS_CATHOLIC[s.power[seat]] else "not Catholic"


CENSUS: Final = Census(
    unit="rounds",
    length=rounds,
    traits=traits,
    shares=("action", "development", "bought", "plot", "ruler", "religion", "event", "peace"),
    across="players",
)
