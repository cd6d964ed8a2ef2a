"""Rematches: another game between the same players, with sides changed."""

from dataclasses import dataclass

from sqlalchemy import Connection, update

from greatpowers.server import contract
from greatpowers.server.client import Client
from greatpowers.server.storage.changes import Stale
from greatpowers.server.storage.models import StoredTable
from greatpowers.server.tables.creation import Plan, SeatPlan, open_new
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tokens import OWNER, Claim


@dataclass(frozen=True)
class Again:
    """A rematch: its table, and for each old seat the new one with its token."""

    table: str
    tokens: dict[str, tuple[str, str]]
    owner: str

    def message_to(self, client: Client) -> contract.Rematch:
        """Return it for somebody who held some of the old seats, or owned the old table."""
        tokens = dict(self.tokens[seat] for seat in client.seats if seat in self.tokens)
        told: contract.Rematch = {"type": "rematch", "table": self.table, "tokens": tokens}
        if client.owner:
            told["owner"] = self.owner
        return told


async def rematch(live: LiveTable) -> Again:
    """Open the table for a rematch with sides changed, once; the caller holds the old table."""
    names = [seat.seat for seat in live.seats]
    follow = dict(zip(names, names[1:] + names[:1], strict=True))
    if live.row.rematch is None:
        await _open_rematch(live, follow)
    table = live.row.rematch
    assert table is not None
    token = live.services.signer.token
    return Again(
        table,
        {
            seat.seat: (follow[seat.seat], token(Claim(table, follow[seat.seat], 1)))
            for seat in live.seats
            if seat.kind in ("human", "here")
        },
        token(Claim(table, OWNER, 1)),
    )


async def _open_rematch(live: LiveTable, follow: dict[str, str]) -> None:
    row = live.row
    plan = Plan(
        row.game,
        row.options,
        {
            follow[seat.seat]: SeatPlan(
                "open" if seat.kind == "invite" else seat.kind,
                seat.name,
                seat.bot,
                seat.account_id,
            )
            for seat in live.seats
        },
        row.name,
        row.public,
        row.forecast,
        row.clock,
        row.timeout,
        row.owner_id,
        host=row.host,
        pace=row.pace,
        private_talk=row.private_talk,
    )
    opened = await open_new(live.services, plan)

    def work(connection: Connection) -> None:
        first = update(StoredTable).where(StoredTable.id == row.id, StoredTable.rematch.is_(None))
        if (connection.execute(first.values(rematch=opened.table))).rowcount != 1:
            raise Stale("there is a rematch already")

    await live.write(work, stale=("late-answer", "the rematch is open already; ask again"))
    row.rematch = opened.table
