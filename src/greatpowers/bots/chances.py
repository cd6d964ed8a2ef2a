"""Winning chances: what judged worths mean, held against games that were played.

A learned judgement tells them by itself. By a hand-written one, the chance of a seat grows with the
lead that its worth stands for; how steeply, games tell. It stands in the ``chances.json`` of each
game, made by ``greatpowers calibrate``.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final

from greatpowers.bots.greedy import lead
from greatpowers.bots.judging import HAND_WRITTEN, judgement_of
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table

FILE: Final = "chances.json"
UNKNOWN: Final = 1.5
"""How steep chances are in a game that was not measured."""


def chances(table: Table[Any]) -> list[float]:
    """Return how likely each seat wins as a table stands, all its cards open; in all that is 1."""
    seats = range(len(table.seats))
    if table.result is not None:
        winners = table.result.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    told = judgement_of(table.game).chances(table)
    if told is not None:
        return _as_one(told)
    leads = [lead(HAND_WRITTEN.worth(table, seat)) for seat in seats]
    return shares(leads, steepness(table.game, len(leads)))


def shares(leads: Sequence[float], steep: float) -> list[float]:
    """Return the chances of seats that are so far ahead."""
    most = max(leads)
    weights = [exp(steep * (each - most)) for each in leads]
    return _as_one(weights)


def _as_one(weights: Sequence[float]) -> list[float]:
    total = sum(weights) or 1.0
    return [weight / total for weight in weights]


def steepness(game: Game[Any], seats: int) -> float:
    """Return how fast chances grow with the lead, measured with so many seats or about as many."""
    known = _measured(game.folder)
    if not known:
        return UNKNOWN
    nearest = min(known, key=lambda number: abs(int(number) - seats))
    return float(known[nearest]["steepness"])


@cache
def _measured(folder: Path) -> Mapping[str, Any]:
    path = folder / FILE
    found: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.is_file() else {}
    return found
