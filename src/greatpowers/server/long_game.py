"""A long game, stored and read again: how long that takes, and looking back in it."""

import asyncio
import gc
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from greatpowers.kernel.table import Table
from greatpowers.server.services import Services
from greatpowers.server.serving import collect_rarely
from greatpowers.server.settings import Settings
from greatpowers.server.tables.creation import Plan, SeatPlan, open_record
from greatpowers.server.tables.in_memory import TablesInMemory

TRIES: Final = 9
"""The fastest counts: what it is more is the work of others."""
JUMPS: Final = 40


@dataclass(frozen=True)
class LongGame:
    """How many milliseconds of CPU it takes to load a long game, and to look back in it."""

    answers: int
    load_milliseconds: float
    look_back_milliseconds: float


def measure(table: Table[Any]) -> LongGame:
    """Store a long game, load it some times, and look back here and there."""
    thresholds = gc.get_threshold()
    collect_rarely()
    try:
        return asyncio.run(_measure(table))
    finally:
        gc.set_threshold(*thresholds)


async def _measure(table: Table[Any]) -> LongGame:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        settings = Settings(database, None, bot_processes=0, find_game=lambda _: table.game)
        services = Services(settings)
        await services.start()
        try:
            seats = {seat: SeatPlan("here") for seat in table.seats}
            plan = Plan(table.game.id, {}, seats)
            opened = await open_record(services, plan, table, resume=True)
            return await _load_and_look_back(services, opened.table, table.position)
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
