"""Summaries: what the lobby and every table's page say about a table."""

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from typing import Any, cast

from greatpowers.kernel.chance import seed_hash
from greatpowers.server.clocks import is_complete, left
from greatpowers.server.contract import ProposalData, SeatRow, TableRow
from greatpowers.server.storage.models import StoredProposal, StoredSeat, StoredTable


def table_summary(
    row: StoredTable,
    seats: Sequence[StoredSeat],
    present: Mapping[str, bool],
    now: datetime,
    mine: Collection[str] = (),
) -> TableRow:
    """Return a table as plain data, for the lobby; at the table the seed is told at the end."""
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "host": row.host,
        "options": row.options,
        "clock": cast(Any, row.clock),
        "timeout": row.timeout,
        "public": row.public,
        "forecast": row.forecast,
        "private_talk": row.private_talk,
        "imported": row.imported,
        "lesson": row.lesson,
        "resumed_at": row.base,
        "seats": [seat_summary(seat, present, now) for seat in seats],
        "turn": [] if row.finished else row.turn,
        "periods": row.periods,
        "pace": row.pace,
        "position": row.position,
        "started": is_complete(seats),
        "finished": row.finished,
        "result": cast(Any, row.result),
        "seed_hash": seed_hash(*seeds_in(row)),
        "seed": None,
        "updated_at": row.updated_at.isoformat(),
        "my_seats": [seat.seat for seat in seats if seat.seat in mine],
    }


def seeds_in(row: StoredTable) -> list[str]:
    """Return the seeds of a table, in their order."""
    return [row.seed, *(seed for _, seed in row.seeds)]


def seat_summary(seat: StoredSeat, present: Mapping[str, bool], now: datetime) -> SeatRow:
    """Return a seat as plain data."""
    return {
        "seat": seat.seat,
        "kind": cast(Any, seat.kind),
        "name": seat.name,
        "bot": seat.bot,
        "present": seat.kind == "bot" or present.get(seat.seat, False),
        "left": left(seat, now),
        "moments_read": seat.moments_read,
    }


def proposal_summary(proposal: StoredProposal | None) -> ProposalData | None:
    """Return what is proposed as plain data."""
    if proposal is None:
        return None
    return {
        "id": proposal.id,
        "what": cast(Any, proposal.what),
        "by": proposal.by,
        "steps": proposal.steps,
        "consents": proposal.consents,
        "absent": proposal.absent,
        "successor": cast(Any, proposal.successor),
    }
