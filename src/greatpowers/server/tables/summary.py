"""Summaries: what the lobby and every table's page say about a table."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from greatpowers.kernel.chance import seed_hash
from greatpowers.server.clocks import is_complete
from greatpowers.server.storage.models import StoredProposal, StoredSeat, StoredTable


def table_summary(
    row: StoredTable,
    seats: Sequence[StoredSeat],
    present: Mapping[str, bool],
    mine: Collection[str] = (),
) -> dict[str, Any]:
    """Return a table as plain data; the seed only when the game is over."""
    return {
        "id": row.id,
        "game": row.game,
        "name": row.name,
        "options": row.options,
        "clock": row.clock,
        "timeout": row.timeout,
        "public": row.public,
        "forecast": row.forecast,
        "imported": row.imported,
        "resumed_at": row.base,
        "seats": [seat_summary(seat, present) for seat in seats],
        "turn": [] if row.finished else row.turn,
        "position": row.position,
        "started": is_complete(seats),
        "finished": row.finished,
        "result": row.result,
        "seed_hash": seed_hash(row.seed),
        "seed": row.seed if row.finished else None,
        "updated_at": row.updated_at.isoformat(),
        "my_seats": [seat.seat for seat in seats if seat.seat in mine],
    }


def seat_summary(seat: StoredSeat, present: Mapping[str, bool]) -> dict[str, Any]:
    """Return a seat as plain data."""
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "present": seat.kind == "bot" or present.get(seat.seat, False),
    }


def proposal_summary(proposal: StoredProposal | None) -> dict[str, Any] | None:
    """Return what is proposed as plain data."""
    if proposal is None:
        return None
    told = ("id", "what", "by", "steps", "consents")
    return {name: getattr(proposal, name) for name in told}
