"""The analysis of a finished game: how it stood and what was costly, looked through once and kept.

It is begun by who played and made in the background, piece by piece, so that bots at other tables
think in between, and of few games at a time; all who have asked for it are told how far it is.
After a piece that failed it can go on: what was found is kept, a decision that failed left out.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Final, TypeVar

from sqlalchemy import Connection, delete, insert

from greatpowers.bots.aims import Aim
from greatpowers.bots.analyst import Advice
from greatpowers.bots.hindsight import Standing
from greatpowers.bots.mistakes import Mistake, Suspect
from greatpowers.server import contract
from greatpowers.server.client import Client
from greatpowers.server.errors import Refusal
from greatpowers.server.storage.models import StoredAnalysis
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.plans import ANALYST
from greatpowers.server.thinking import Job, Work, judge_decision, retell, suspect

T = TypeVar("T")

PARTS: Final = 6
"""In so many pieces it is looked through how a game stood."""
STOOD: Final = 30
"""So many hundredths of the analysis are done then."""
WHOLE: Final = 100

_log = logging.getLogger("greatpowers.bots")


class Analysis:
    """What is known so far of how a game stood, and who wants to know more."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.done = 0
        self.failed = False
        self.standings: list[Standing] = []
        self.parts = 0
        self.decisions: list[Suspect] | None = None
        self.judged = 0
        self.listeners: set[Client] = set()
        self.task: asyncio.Task[None] | None = None
        self._told: contract.Analysis = {"seats": list(seats), "moments": [], "mistakes": []}

    @property
    def told(self) -> contract.Analysis:
        """What is known, as it is kept."""
        return self._told

    def message(self) -> contract.HindsightTold:
        """Return what is known, and how much that is."""
        told = self._told
        return {
            "type": "hindsight",
            "done": self.done,
            "begun": self.task is not None or self.done > 0,
            "failed": self.failed,
            "seats": told["seats"],
            "moments": told["moments"],
            "mistakes": told["mistakes"],
        }

    def restore(self, told: contract.Analysis) -> None:
        """It was kept: all is known."""
        self._told, self.done = told, WHOLE

    def add(
        self,
        done: int,
        moments: Sequence[contract.Standing] = (),
        mistakes: Sequence[contract.MistakeData] = (),
    ) -> None:
        """Note what was found, and tell who listens how far it is."""
        self.done = done
        self._told = {
            "seats": self._told["seats"],
            "moments": [*self._told["moments"], *moments],
            "mistakes": sorted([*self._told["mistakes"], *mistakes], key=_cheapness),
        }
        self._tell()

    def begin(self, task: "asyncio.Task[None]") -> None:
        """Somebody looks the game through from now on, or goes on with it."""
        self.task, self.failed = task, False
        self._tell()

    def fail(self) -> None:
        """Tell who listens that no more will be found."""
        self.failed = True
        self._tell()

    def _tell(self) -> None:
        for client in self.listeners:
            client.send(self.message())


async def analysis_of(live: LiveTable, client: Client) -> Analysis:
    """Return the analysis of a game that is over, as it is kept, or as far as it is.

    If a client who may begin it asks, it is begun, or gone on with. The caller holds the table.
    """
    if not live.row.finished:
        raise Refusal("not-finished", "the game is still going on")
    if live.analysis is None:
        live.analysis = Analysis(live.table.seats)
        kept = await kept_analysis(live)
        if kept is not None:
            live.analysis.restore(kept)
    analysis = live.analysis
    if analysis.task is None and analysis.done < WHOLE and _may_begin(live, client):
        analysis.begin(asyncio.create_task(_look_through(live, analysis)))
    return analysis


def _may_begin(live: LiveTable, client: Client) -> bool:
    """Say whether a client has a seat there; at a record that was brought, nobody has."""
    is_looked_at = live.row.imported and not any(seat.name for seat in live.seats)
    return bool(client.seats) or is_looked_at


async def kept_analysis(live: LiveTable) -> contract.Analysis | None:
    """Return the analysis of a game as it is stored."""
    async with live.services.sessions() as session:
        stored = await session.get(StoredAnalysis, live.id)
    return None if stored is None else stored.told


async def _look_through(live: LiveTable, analysis: Analysis) -> None:
    """Look a game through when it is its turn, and keep what was found.

    What fails is tried again when asked for.
    """
    try:
        async with live.services.analyses:
            await _find(live, analysis)
        analysis.listeners.clear()
    except Exception as error:
        _log.warning("the game of table %s could not be looked through: %s", live.id, error)
        analysis.fail()
    finally:
        analysis.task = None


async def _find(live: LiveTable, analysis: Analysis) -> None:
    async with live.turn():
        job = Job(live.id, live.origin, live.table.answers, 0, ANALYST, "", live.table.said.copy())
        base, end, floor = live.base, live.table.position, live.table.floor
    cuts = [floor + (end + 1 - floor) * part // PARTS for part in range(PARTS + 1)]
    for first, past in list(pairwise(cuts))[analysis.parts :]:
        found = await _have(live, partial(retell, first=first, past=past), job)
        analysis.standings += found
        analysis.parts += 1
        analysis.add(STOOD * analysis.parts // PARTS, [_moment(each, base) for each in found])
    if analysis.decisions is None:
        analysis.decisions = await _have(live, partial(suspect, standings=analysis.standings), job)
    decisions = analysis.decisions
    for decision in decisions[analysis.judged :]:
        analysis.judged += 1
        mistakes = await _have(live, partial(judge_decision, decision=decision), job)
        rows = [_mistake(each, base, analysis.told["seats"]) for each in mistakes]
        analysis.add(STOOD + (WHOLE - 1 - STOOD) * analysis.judged // len(decisions), (), rows)
    await _keep(live, analysis)
    analysis.add(WHOLE)


async def _have(live: LiveTable, work: Work[list[T]], job: Job) -> list[T]:
    found = await live.services.thinker.have(work, job)
    if found is None:
        raise Refusal("internal-error", "nothing came of thinking about that")
    return found


async def _keep(live: LiveTable, analysis: Analysis) -> None:
    def work(connection: Connection) -> None:
        connection.execute(delete(StoredAnalysis).filter_by(table_id=live.id))
        connection.execute(insert(StoredAnalysis).values(table_id=live.id, told=analysis.told))

    async with live.turn():
        await live.write(work)


# -- as it is told -----------------------------------------------------------------------------


def advised(advice: Advice) -> contract.AdvisedPlan:
    """Return a plan of the analyst as it is told."""
    return {
        "options": [str(option) for option in advice.plan],
        "chance": hundredths(advice.chance),
        "error": hundredths(advice.error),
        "deals": advice.deals,
        "aims": [told_aim(aim) for aim in advice.aims],
    }


def told_aim(aim: Aim) -> contract.AimData:
    """Return a part of a reason as it is told."""
    return {"part": aim.part, "text": aim.text, "points": round(aim.points, 1)}


def hundredths(share: float) -> int:
    """Return a share of one in hundredths."""
    return round(100 * share)


def _cheapness(mistake: contract.MistakeData) -> int:
    return -mistake["cost"]


def _moment(standing: Standing, base: int) -> contract.Standing:
    return {
        "at": base + standing.at,
        "chances": [hundredths(chance) for chance in standing.chances],
    }


def _mistake(mistake: Mistake, base: int, seats: Sequence[str]) -> contract.MistakeData:
    return {
        "seat": seats[mistake.seat],
        "at": base + mistake.at,
        "played": [str(option) for option in mistake.played],
        "cost": hundredths(mistake.cost),
        "better": advised(mistake.better),
    }
