"""What needs the others' consent: taking answers back past a wall, a draw, another player."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, delete, insert

from greatpowers.server.errors import Refusal
from greatpowers.server.storage.changes import check_unmoved
from greatpowers.server.storage.models import PEOPLE, StoredProposal
from greatpowers.server.tables.creation import SeatPlan
from greatpowers.server.tables.live import LiveTable
from greatpowers.server.tables.seats import hand_over
from greatpowers.server.tables.steps import finish, take_back
from greatpowers.server.tokens import new_id

BOT: Final = "greedy"
"""Who plays on for somebody who is away."""


def steps_back(live: LiveTable, seat: str, wanted: int | str) -> int:
    """Return how many answers must go so that so many of a seat's own are taken back.

    One that was given by itself is none of its own.

    ``turn`` takes back the seat's latest answers up to another seat's.
    """
    table = live.table
    index = table.seats.index(seat)
    chosen = [
        (table.position - number, who == index)
        for number, (who, _) in enumerate(table.answers)
        if number >= table.floor and not table.is_forced(number)
    ]
    own = [steps for steps, mine in reversed(chosen) if mine]
    if not own:
        raise Refusal("undo-refused", "there is nothing to take back")
    if wanted == "turn":
        others = [steps for steps, mine in chosen if not mine and steps > own[0]]
        return max(steps for steps in own if not others or steps < min(others))
    return own[min(int(wanted), len(own)) - 1]


def _steps_down_to(live: LiveTable, seat: str, position: int) -> int:
    """Return how many answers must go so that a position is reached that a seat has seen.

    An answer of its own must be among them: nobody takes back what only others did.
    """
    steps = live.position - position
    if steps < steps_back(live, seat, 1):
        raise Refusal("undo-refused", "there is nothing of yours to take back")
    return steps


async def undo(
    live: LiveTable, seat: str, wanted: int | str, held: Sequence[str], to: int | None = None
) -> bool:
    """Take back at once inside the walls, else propose it; say whether it was done.

    A turn is taken back as far as that needs nobody's consent, if any of it does not.
    """
    live.check_running()
    free = live.table.undoable(live.table.seats.index(seat))
    steps = steps_back(live, seat, wanted) if to is None else _steps_down_to(live, seat, to)
    asks = any(each not in held for each in _people(live, seat))
    if to is None and steps > free and wanted == "turn" and free and asks:
        steps = free
    if steps <= free:
        await take_back(live, seat, steps, consent=False)
        return True
    return await propose(live, seat, "undo", steps, held)


async def propose(live: LiveTable, seat: str, what: str, steps: int, held: Sequence[str]) -> bool:
    """Ask the others; say whether all have consented already."""
    live.check_running()
    if live.proposal is not None:
        raise Refusal("undo-refused", "another proposal is still open")
    people = _people(live, seat)
    if what == "draw" and not people:
        raise Refusal("draw-refused", "bots play on")
    proposal = StoredProposal(
        table_id=live.id,
        id=new_id(),
        what=what,
        by=seat,
        steps=steps if what == "undo" else 0,
        position=live.position,
        epoch=live.row.epoch,
        consents=[each for each in people if each in held],
    )
    if len(proposal.consents) == len(people):
        await _carry_out(live, proposal)
        return True
    await _write(live, proposal)
    return False


async def propose_replacing(
    live: LiveTable, seat: str, absent: str, successor: str, held: Sequence[str]
) -> None:
    """Ask the others whether somebody else may have a seat whose player is away.

    It takes at least one other person: nobody gets to see a second hand by themselves.
    """
    live.check_running()
    if live.proposal is not None:
        raise Refusal("undo-refused", "another proposal is still open")
    kind = live.seat(absent).kind
    if absent in held or kind not in (*PEOPLE, "bot") or kind == successor:
        raise Refusal("bad-request", "that seat needs nobody else")
    if kind in PEOPLE and live.present()[absent]:
        raise Refusal("not-absent", "its player is here")
    others = _people(live, seat, absent)
    if all(each in held for each in others):
        raise Refusal("not-absent", "there is nobody else here who could consent")
    proposal = StoredProposal(
        table_id=live.id,
        id=new_id(),
        what="replace",
        by=seat,
        steps=0,
        position=live.position,
        epoch=live.row.epoch,
        consents=[each for each in others if each in held],
        absent=absent,
        successor=successor,
    )
    await _write(live, proposal)


def _people(live: LiveTable, *but: str | None) -> list[str]:
    """Return the seats of people, without some."""
    return [each.seat for each in live.seats if each.kind in PEOPLE and each.seat not in but]


async def consent(live: LiveTable, proposal: str, yes: bool, seats: Sequence[str]) -> None:
    """Say yes or no to what is proposed, for all seats that somebody holds."""
    open_one = live.proposal
    if open_one is None or open_one.id != proposal:
        raise Refusal("undo-refused", "that is no longer proposed")
    asked = [seat for seat in seats if seat not in (open_one.by, open_one.absent)]
    if not yes:
        asked = [seat for seat in seats if seat != open_one.by]
    if not asked and not (open_one.by in seats and not yes):
        raise Refusal("not-your-seat", "you are not asked for consent")
    if not yes:
        await _write(live, None)
        return
    given = {*open_one.consents, *asked}
    if set(_people(live, open_one.by, open_one.absent)) - given:
        open_one.consents = sorted(given)
        await _write(live, open_one)
    else:
        await _carry_out(live, open_one)


async def _carry_out(live: LiveTable, proposal: StoredProposal) -> None:
    if proposal.what == "draw":
        await finish(live, live.table.seats, "draw")
    elif proposal.absent is not None:
        bot = proposal.successor == "bot"
        plan = SeatPlan("bot", BOT, BOT) if bot else SeatPlan("open")
        await hand_over(live, proposal.absent, plan)
    else:
        await take_back(live, proposal.by, proposal.steps, consent=True)


async def _write(live: LiveTable, proposal: StoredProposal | None) -> None:
    """Store what is proposed now, unless the table has moved on, and tell everybody."""
    begun = live.stamp
    columns = StoredProposal.__table__.columns.keys()

    def work(connection: Connection) -> None:
        check_unmoved(connection, begun)
        connection.execute(delete(StoredProposal).filter_by(table_id=live.id))
        if proposal is not None:
            values = {name: getattr(proposal, name) for name in columns}
            connection.execute(insert(StoredProposal).values(values))

    await live.write(work)
    live.proposal = proposal
    live.show_proposal()
