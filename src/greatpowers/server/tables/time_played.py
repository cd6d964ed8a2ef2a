"""Time played: how long a game took those who sat at its table."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import pairwise
from typing import Final

from sqlalchemy import select

from greatpowers.server.storage.models import StoredAnswer
from greatpowers.server.tables.live import LiveTable

LONGEST_THOUGHT: Final = timedelta(hours=1)
"""Whoever answers later than that was away meanwhile."""


async def time_played(live: LiveTable) -> int:
    """Return the seconds from answer to answer, without the pauses between sittings."""
    async with live.services.sessions() as session:
        answers = select(StoredAnswer.at).filter_by(table_id=live.id).order_by(StoredAnswer.n)
        return seconds_at_table((await session.scalars(answers)).all())


def seconds_at_table(answers: Sequence[datetime]) -> int:
    """Return how long answers took that were given at these times."""
    thoughts = (later - earlier for earlier, later in pairwise(answers))
    played = (thought for thought in thoughts if thought <= LONGEST_THOUGHT)
    return int(sum(played, timedelta()).total_seconds())
