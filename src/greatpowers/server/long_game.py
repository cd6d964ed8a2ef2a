"""A made-up long game, stored and read again: how long that takes, and looking back in it."""

import asyncio
import gc
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.server.services import Services
from greatpowers.server.serving import collect_rarely
from greatpowers.server.settings import Settings
from greatpowers.server.tables.creation import Plan, SeatPlan, open_record
from greatpowers.server.tables.in_memory import TablesInMemory

ANSWERS: Final = 5_000
SEATS: Final = ("P1", "P2", "P3", "P4", "P5", "P6")
PROVINCES: Final = 315
FACTS: Final = 8
SEGMENT: Final = 12
"""So many answers are between two checkpoints."""
TRIES: Final = 9
"""The fastest counts: what it is more is the work of others."""
JUMPS: Final = 40

VOCABULARY: Final = Vocabulary()
TAX: Final = VOCABULARY.verb("tax", [f"province_{number}" for number in range(PROVINCES)])


class Provinces:
    """What lies on the table: some facts about each province."""

    def __init__(self) -> None:
        self.facts = [[0] * FACTS for _ in range(PROVINCES)]

    def clone(self) -> "Provinces":
        """Return an independent copy."""
        copy = Provinces()
        copy.facts = [facts.copy() for facts in self.facts]
        return copy

    def data(self) -> dict[str, Any]:
        """Return every field as plain data."""
        return {"facts": self.facts}


def _segment(t: Table[Provinces]) -> Play[None]:
    for _ in range(SEGMENT):
        seat = t.position % len(SEATS)
        answer = yield t.ask(seat, "tax", lambda: [Choice(TAX, range(PROVINCES))])
        t.state.facts[TAX.target(answer)][seat] += 1
        t.say("taxed", province=TAX.target(answer))
        t.say("counted", to=(seat,), number=t.position)


def _seats(_: Mapping[str, str]) -> tuple[str, ...]:
    return SEATS


def _setup(_: Mapping[str, str]) -> Provinces:
    return Provinces()


def _no_result(_: Provinces) -> Result | None:
    return None


def _view(state: Provinces, _: int | None) -> dict[str, Any]:
    return state.data()


def _redeal(_state: Provinces, _seat: int, _luck: Chance) -> None:
    """Nothing is hidden."""


def _judge(_state: Provinces, _seat: int) -> float:
    return 0.0


def _check(_: Provinces) -> None:
    """Nothing can go wrong."""


LONG_GAME: Final[Game[Provinces]] = Game(
    id="long_game",
    version=1,
    seats=_seats,
    options=(),
    vocabulary=VOCABULARY,
    setup=_setup,
    segment=_segment,
    result=_no_result,
    view=_view,
    redeal=_redeal,
    judge=_judge,
    check=_check,
    endings=(),
    folder=Path(__file__).parent,
)


@dataclass(frozen=True)
class LongGame:
    """How many milliseconds of CPU it takes to load a long game, and to look back in it."""

    answers: int
    load_milliseconds: float
    look_back_milliseconds: float


def play(answers: int) -> Table[Provinces]:
    """Play the game for so many answers."""
    table = Table.open(LONG_GAME, None, "long")
    luck = Random("long")
    for number in range(answers):
        table.answer_known(number % len(SEATS), TAX(luck.randrange(PROVINCES)))
    return table


def measure(answers: int = ANSWERS) -> LongGame:
    """Store a long game, load it some times, and look back here and there."""
    thresholds = gc.get_threshold()
    collect_rarely()
    try:
        return asyncio.run(_measure(answers))
    finally:
        gc.set_threshold(*thresholds)


async def _measure(answers: int) -> LongGame:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        settings = Settings(database, None, bot_processes=0, find_game=lambda _: LONG_GAME)
        services = Services(settings)
        await services.start()
        try:
            seats = {seat: SeatPlan("here") for seat in SEATS}
            plan = Plan(LONG_GAME.id, {}, seats)
            opened = await open_record(services, plan, play(answers), resume=True)
            return await _load_and_look_back(services, opened.table, answers)
        finally:
            await services.stop()


async def _load_and_look_back(services: Services, table: str, answers: int) -> LongGame:
    loads: list[float] = []
    jumps: list[float] = []
    luck = Random("jumps")
    for _ in range(TRIES):
        start = time.process_time()
        live = await TablesInMemory(services).find(table)
        loads.append(time.process_time() - start)
    for _ in range(JUMPS):
        start = time.process_time()
        live.table.at(luck.randrange(answers)).close()
        jumps.append(time.process_time() - start)
    return LongGame(answers, round(min(loads) * 1000, 2), round(fmean(jumps) * 1000, 2))
