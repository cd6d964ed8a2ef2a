"""Sitting down, following an invitation, and giving a seat to somebody else."""

from collections.abc import Callable
from datetime import datetime
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, or_, select, update

from greatpowers.server import clocks
from greatpowers.server.contract import TableRow
from greatpowers.server.errors import Refusal
from greatpowers.server.rights import Caller, check_watching, rights_of
from greatpowers.server.storage.changes import Stale, seat_clocks, write_clocks
from greatpowers.server.storage.models import (
    PEOPLE,
    StoredInvitation,
    StoredProposal,
    StoredSeat,
    StoredStandingAnswer,
    StoredTable,
)
from greatpowers.server.storage.store import find_invitation
from greatpowers.server.tables.absence import check_absent
from greatpowers.server.tables.creation import SeatPlan
from greatpowers.server.tables.in_memory import TablesInMemory
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.notes import with_more
from greatpowers.server.tables.rebuild import set_marks
from greatpowers.server.tokens import Claim, hash_of, new_code

More = Callable[[Connection], None]
NOTES: Final = {
    "bot": "log-seat-bot",
    "open": "log-seat-free",
    "invite": "log-seat-free",
    "human": "log-seat-player",
}
"""What the log says when a seat changes hands, by who has it from then on."""


async def sit_down(tables: TablesInMemory, table: str, seat: str, name: str, caller: Caller) -> str:
    """Take an open seat; return its token."""
    live = await tables.find(table)
    async with live.turn():
        check_watching(rights_of(caller, live.row, live.seats), live.row)
        live.check_running()
        if live.seat(seat).kind != "open":
            raise Refusal("seat-taken", "that seat is taken")
        _check_second_seat(live, caller)
        return await hand_over(live, seat, SeatPlan("human", name, None, caller.account))


def _check_second_seat(live: LiveTable, caller: Caller) -> None:
    """Nobody who plays gets to see a second hand in the middle of a game."""
    if live.position and rights_of(caller, live.row, live.seats).seats:
        raise Refusal("seat-taken", "you play at this table already")


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
        _check_second_seat(live, caller)

        def use(connection: Connection) -> None:
            used = delete(StoredInvitation).where(StoredInvitation.hash == hashed)
            if (connection.execute(used)).rowcount != 1:
                raise Stale("the invitation was used meanwhile")

        plan = SeatPlan("human", name, None, caller.account)
        token = await hand_over(live, invitation.seat, plan, use)
    return invitation.table_id, invitation.seat, token


async def read_invitation(tables: TablesInMemory, code: str) -> tuple[str, TableRow]:
    """Return to which seat a code invites, and the table."""
    async with tables.services.sessions() as session:
        invitation = await find_invitation(session, hash_of(code))
    unknown = Refusal("unknown-invitation", "that invitation is not valid or was used before")
    if invitation is None:
        raise unknown
    live = await tables.find(invitation.table_id)
    async with live.turn():
        if live.seat(invitation.seat).kind != "invite":
            raise unknown
        return invitation.seat, live.summary([])


async def give_up(
    tables: TablesInMemory, table: str, seat: str, plan: SeatPlan, caller: Caller
) -> dict[str, Any]:
    """Revoke a seat and open it, invite to it anew, or give it to a bot.

    Of another player's seat, only the last, and only after a long absence on its turn.
    """
    live = await tables.find(table)
    async with live.turn():
        rights = rights_of(caller, live.row, live.seats)
        check_watching(rights, live.row)
        if not rights.owner and not rights.seats:
            raise Refusal("not-your-seat", "only players and the table's owner can do that")
        live.check_running()
        unseen = None
        if seat not in rights.seats:
            unseen = await _check_replacing(live, seat, plan, rights.owner)
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

        await hand_over(live, seat, plan, invite, unseen)
    return {"seat": seat, "kind": plan.kind, "invitation": code and f"/join/{code}"}


async def _check_replacing(
    live: LiveTable, seat: str, plan: SeatPlan, owner: bool
) -> datetime | None:
    """Raise unless a seat that is not one's own may be given away.

    Return since when its player must not have been seen, if there is one.
    """
    kind = live.seat(seat).kind
    people = [each for each in live.seats if each.kind in PEOPLE]
    if kind in PEOPLE:
        if plan.kind != "bot":
            raise Refusal("not-absent", "without the others' consent only a bot may play there")
        return await check_absent(live, seat)
    if not owner:
        raise Refusal("not-your-seat", "only the table's owner can do that")
    if kind == "bot" and live.position and len(people) > 1:
        raise Refusal("not-absent", "that needs the others' consent")
    return None


async def hand_over(
    live: LiveTable,
    seat: str,
    plan: SeatPlan,
    more: More | None = None,
    unseen: datetime | None = None,
) -> str:
    """Put somebody into a seat; tokens given out before are worth nothing from now on.

    ``unseen``: unless its player was seen later, on whatever server. The caller holds the table.
    """
    now = live.services.settings.now()
    stored = live.seat(seat)
    old = stored.token_version
    values: dict[str, Any] = {
        "kind": plan.kind,
        "name": plan.name,
        "bot": plan.bot,
        "account_id": plan.account,
        "token_version": old + 1,
        "moments_read": 0,
    }
    for key, value in values.items():
        setattr(stored, key, value)
    live.standing_answers = [each for each in live.standing_answers if each.seat != seat]
    clocks.settle(live.row.clock, live.seats, live.asked(), None, now)
    stored.seen_at = now
    due = live.next_due(now)
    note = [live.position, NOTES[plan.kind], stored.place + 1] if live.position else None
    shown = seat_clocks(live.seats)

    row_values: dict[str, Any] = {"updated_at": now, "due": due}

    def work(connection: Connection) -> None:
        mine = update(StoredSeat).where(
            StoredSeat.table_id == live.id,
            StoredSeat.seat == seat,
            StoredSeat.token_version == old,
        )
        if unseen is not None:
            mine = mine.where(or_(StoredSeat.seen_at.is_(None), StoredSeat.seen_at <= unseen))
        if (connection.execute(mine.values(**values, seen_at=now))).rowcount != 1:
            raise Stale("the seat has changed hands meanwhile, or its player has come")
        notes = connection.scalar(select(StoredTable.notes).where(StoredTable.id == live.id))
        row_values["notes"] = with_more(notes, [note] if note else [])
        if more is not None:
            more(connection)
        if shown:
            write_clocks(connection, live.id, shown)
        row = update(StoredTable).where(StoredTable.id == live.id)
        connection.execute(row.values(**row_values))
        connection.execute(delete(StoredProposal).filter_by(table_id=live.id))
        connection.execute(delete(StoredStandingAnswer).filter_by(table_id=live.id, seat=seat))

    await live.write(work, stale=("seat-taken", "that seat is taken"))
    live.services.lobby.forget()
    live.take_values(row_values)
    set_marks(live.table, live.base, live.row)
    live.drop_proposal()
    live.drop_lost_seats()
    live.show_row()
    if note is not None:
        live.show()
    live.show_presence()
    return live.services.signer.token(Claim(live.id, seat, old + 1))
