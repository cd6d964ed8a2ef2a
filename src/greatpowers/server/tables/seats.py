"""Sitting down, following an invitation, and giving a seat to somebody else."""

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, insert, update

from greatpowers.server import clocks
from greatpowers.server.errors import Refusal
from greatpowers.server.rights import Caller, check_watching, rights_of
from greatpowers.server.storage.changes import Stale, seat_clocks, write_clocks
from greatpowers.server.storage.models import (
    StoredInvitation,
    StoredProposal,
    StoredSeat,
    StoredStandingAnswer,
    StoredTable,
)
from greatpowers.server.storage.store import find_invitation
from greatpowers.server.tables.creation import SeatPlan
from greatpowers.server.tables.in_memory import TablesInMemory
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tokens import Claim, hash_of, new_code

More = Callable[[Connection], None]


async def sit_down(tables: TablesInMemory, table: str, seat: str, name: str, caller: Caller) -> str:
    """Take an open seat; return its token."""
    live = await tables.find(table)
    async with live.turn():
        check_watching(rights_of(caller, live.row, live.seats), live.row)
        live.check_running()
        if live.seat(seat).kind != "open":
            raise Refusal("seat-taken", "that seat is taken")
        return await _occupy(live, seat, SeatPlan("human", name, None, caller.account))


async def follow_invitation(
    tables: TablesInMemory, code: str, name: str, caller: Caller
) -> tuple[str, str, str]:
    """Take the seat to which a code invites; return table, seat and token. The code dies."""
    hashed = hash_of(code)
    async with tables.services.sessions() as session:
        invitation = await find_invitation(session, hashed)
    unknown = Refusal("unknown-invitation", "that invitation is not valid or was used before")
    if invitation is None:
        raise unknown
    live = await tables.find(invitation.table_id)
    async with live.turn():
        live.check_running()
        if live.seat(invitation.seat).kind != "invite":
            raise unknown

        def use(connection: Connection) -> None:
            used = delete(StoredInvitation).where(StoredInvitation.hash == hashed)
            if (connection.execute(used)).rowcount != 1:
                raise Stale("the invitation was used meanwhile")

        plan = SeatPlan("human", name, None, caller.account)
        token = await _occupy(live, invitation.seat, plan, use)
    return invitation.table_id, invitation.seat, token


async def give_up(
    tables: TablesInMemory, table: str, seat: str, plan: SeatPlan, caller: Caller
) -> dict[str, Any]:
    """Revoke a seat and open it, invite to it anew, or give it to a bot."""
    live = await tables.find(table)
    async with live.turn():
        rights = rights_of(caller, live.row, live.seats)
        check_watching(rights, live.row)
        live.seat(seat)
        if not rights.owner and seat not in rights.seats:
            raise Refusal("not-your-seat", "only its player and the table's owner can do that")
        if seat not in rights.seats and live.seat(seat).kind == "human" and live.present()[seat]:
            raise Refusal("seat-taken", "its player is here")
        live.check_running()
        code = new_code() if plan.kind == "invite" else None
        now = tables.services.settings.now()

        def invite(connection: Connection) -> None:
            old = delete(StoredInvitation).where(
                StoredInvitation.table_id == table, StoredInvitation.seat == seat
            )
            connection.execute(old)
            if code is not None:
                values = {"hash": hash_of(code), "table_id": table, "seat": seat}
                connection.execute(insert(StoredInvitation).values(**values, created_at=now))

        await _occupy(live, seat, plan, invite)
    return {"seat": seat, "kind": plan.kind, "invitation": code and f"/join/{code}"}


async def _occupy(live: LiveTable, seat: str, plan: SeatPlan, more: More | None = None) -> str:
    """Put somebody into a seat; tokens given out before are worth nothing from now on."""
    now = live.services.settings.now()
    stored = live.seat(seat)
    old = stored.token_version
    values: dict[str, Any] = {
        "kind": plan.kind,
        "name": plan.name,
        "bot": plan.bot,
        "account_id": plan.account,
        "token_version": old + 1,
    }
    for key, value in values.items():
        setattr(stored, key, value)
    live.standing_answers = [each for each in live.standing_answers if each.seat != seat]
    clocks.settle(live.row.clock, live.seats, live.asked(), None, now)
    due = live.next_due(now)
    live.take_values({"updated_at": now, "due": due})
    shown = seat_clocks(live.seats)

    def work(connection: Connection) -> None:
        mine = update(StoredSeat).where(
            StoredSeat.table_id == live.id,
            StoredSeat.seat == seat,
            StoredSeat.token_version == old,
        )
        if (connection.execute(mine.values(**values))).rowcount != 1:
            raise Stale("the seat has changed hands meanwhile")
        if more is not None:
            more(connection)
        if shown:
            write_clocks(connection, live.id, shown)
        row = update(StoredTable).where(StoredTable.id == live.id)
        connection.execute(row.values(updated_at=now, due=due))
        connection.execute(delete(StoredProposal).filter_by(table_id=live.id))
        connection.execute(delete(StoredStandingAnswer).filter_by(table_id=live.id, seat=seat))

    await live.write(work, stale=("seat-taken", "that seat is taken"))
    live.drop_proposal()
    live.drop_lost_seats()
    live.show_row()
    live.show_presence()
    return live.services.signer.token(Claim(live.id, seat, old + 1))
