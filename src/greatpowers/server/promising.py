"""Answering in advance, and taking that back."""

from typing import TypeVar

from sqlalchemy import Connection, delete, insert, select, update

from greatpowers.kernel.ask import Ask
from greatpowers.server import standing_answers
from greatpowers.server.errors import Refusal
from greatpowers.server.live import LiveTable
from greatpowers.server.storage.models import StoredStandingAnswer, StoredTable
from greatpowers.server.storage.writer import Stale, Work

T = TypeVar("T")


async def promise(live: LiveTable, seat: str, option: str, period: str | None, at: int) -> None:
    """Let a seat answer its present question so from now on; the caller holds the table.

    ``period`` says for how long: a period of the game, or for good.
    """
    live.check_running()
    live.check_in_time(seat, at)
    ask = live.ask_of(seat)
    if ask is None:
        raise Refusal("wrong-seat", f"{seat} is not being asked")
    made = _make(live, ask, option, period)
    replaced = [each for each in live.standing if standing_answers.is_about(live.table, each, ask)]
    kept = [each for each in live.standing if each not in replaced]
    most = live.site.settings.limits.standing_answers
    if sum(each.seat == seat for each in kept) >= most:
        raise Refusal("too-large", f"a seat can have {most} standing answers; withdraw one first")
    live.standing = [*kept, made]
    await _store(live, made, [each.id for each in replaced])
    live.show_to_seat(seat)


async def withdraw(live: LiveTable, seat: str, answer: int) -> None:
    """Let a seat be asked again; the caller holds the table."""
    if all(each.id != answer or each.seat != seat for each in live.standing):
        raise Refusal("not-found", "you have no such standing answer")

    live.standing = [each for each in live.standing if each.id != answer]
    position, epoch = live.position, live.row.epoch
    due = live.next_due(live.asked(), live.site.settings.now())

    def work(connection: Connection) -> None:
        connection.execute(delete(StoredStandingAnswer).filter_by(table_id=live.id, id=answer))
        row = update(StoredTable).filter_by(id=live.id, position=position, epoch=epoch)
        connection.execute(row.values(due=due))

    await _write(live, work)
    live.row.due = due
    live.show_to_seat(seat)


def _make(live: LiveTable, ask: Ask, option: str, period: str | None) -> StoredStandingAnswer:
    """Return a standing answer to a question, if it may have such a one."""
    standing = live.table.game.standing
    terms = standing.terms(ask)
    if terms is None:
        raise Refusal("bad-option", "this question cannot be answered in advance")
    if option not in terms.options:
        raise Refusal("bad-option", f"answer in advance with {' or '.join(terms.options)}")
    if period is not None and period not in terms.periods:
        raise Refusal("bad-option", "a standing answer to this cannot hold for such a period")
    return StoredStandingAnswer(
        table_id=live.id,
        seat=live.table.seats[ask.seat],
        prompt=ask.prompt,
        args=terms.args,
        option=option,
        period=period,
        number=None if period is None else standing.count(live.table.state)[period],
        given=None,
    )


async def _store(live: LiveTable, made: StoredStandingAnswer, replaced: list[int]) -> None:
    """Store a standing answer in place of others, unless the table has moved on."""
    position, epoch = live.position, live.row.epoch
    due = live.next_due(live.asked(), live.site.settings.now())
    columns = StoredStandingAnswer.__table__.columns
    values = {each.name: getattr(made, each.name) for each in columns if each.name != "id"}

    def work(connection: Connection) -> int:
        at = select(StoredTable.position, StoredTable.epoch).where(StoredTable.id == live.id)
        if (connection.execute(at.with_for_update())).one() != (position, epoch):
            raise Stale("the table has moved on")
        old = delete(StoredStandingAnswer).where(StoredStandingAnswer.id.in_(replaced))
        connection.execute(old)
        row = update(StoredTable).where(StoredTable.id == live.id)
        connection.execute(row.values(due=due))
        new = insert(StoredStandingAnswer).values(values).returning(StoredStandingAnswer.id)
        return connection.execute(new).scalar_one()

    made.id = await _write(live, work)
    live.row.due = due


async def _write(live: LiveTable, work: Work[T]) -> T:
    live.doubt()
    try:
        done = await live.site.writer.do(live.id, work)
    except Stale:
        raise Refusal("late-answer", "the table has moved on meanwhile") from None
    except Exception:
        raise Refusal("unavailable", "that could not be stored; try again") from None
    live.trust()
    return done
