"""Answering in advance, and withdrawing such an answer."""

from sqlalchemy import Connection, delete, insert, update

from greatpowers.kernel.ask import Ask
from greatpowers.server.errors import Refusal
from greatpowers.server.storage.changes import check_unmoved
from greatpowers.server.storage.models import StoredStandingAnswer, StoredTable
from greatpowers.server.tables import standing_answers
from greatpowers.server.tables.live import LiveTable


async def give(
    live: LiveTable,
    seat: str,
    option: str,
    period: str | None,
    at: int,
    situation: str | None = None,
) -> None:
    """Let a seat answer its present question so from now on; the caller holds the table.

    ``period`` says for how long: a period of the game, or for good. ``situation`` limits it to a
    narrower case.
    """
    live.check_running()
    live.check_in_time(seat, at)
    ask = live.ask_of(seat)
    if ask is None:
        raise Refusal("wrong-seat", f"{seat} is not being asked")
    made = _make(live, ask, option, period, situation)
    replaced = [
        each
        for each in live.standing_answers
        if standing_answers.is_about(live.table, each, ask) or _is_for_the_same(each, made)
    ]
    kept = [each for each in live.standing_answers if each not in replaced]
    most = live.services.settings.limits.standing_answers
    if sum(each.seat == seat for each in kept) >= most:
        raise Refusal("too-large", f"a seat can have {most} standing answers; withdraw one first")
    live.standing_answers = [*kept, made]
    await _store(live, made, [each.id for each in replaced])
    live.show_to_seat(seat)


async def withdraw(live: LiveTable, seat: str, answer: int) -> None:
    """Let a seat be asked again; the caller holds the table."""
    if all(each.id != answer or each.seat != seat for each in live.standing_answers):
        raise Refusal("not-found", "you have no such standing answer")

    live.standing_answers = [each for each in live.standing_answers if each.id != answer]
    at = live.stamp
    due = live.row.due = live.next_due(live.services.settings.now())

    def work(connection: Connection) -> None:
        connection.execute(delete(StoredStandingAnswer).filter_by(table_id=live.id, id=answer))
        row = update(StoredTable).filter_by(id=at.table, position=at.position, epoch=at.epoch)
        connection.execute(row.values(due=due))

    await live.write(work)
    live.show_to_seat(seat)


def _make(
    live: LiveTable, ask: Ask, option: str, period: str | None, situation: str | None
) -> StoredStandingAnswer:
    """Return a standing answer to a question, if it may have such a one."""
    standing = live.table.game.standing
    terms = standing.terms(live.table.state, ask)
    if terms is None:
        raise Refusal("bad-option", "this question cannot be answered in advance")
    if option not in terms.options:
        raise Refusal("bad-option", f"answer in advance with {' or '.join(terms.options)}")
    if period is not None and period not in terms.periods:
        raise Refusal("bad-option", "a standing answer to this cannot hold for such a period")
    conditions = terms.conditions(situation)
    if conditions is None:
        raise Refusal("bad-option", "a standing answer to this cannot be limited so")
    return StoredStandingAnswer(
        table_id=live.id,
        seat=live.table.seats[ask.seat],
        prompt=ask.prompt,
        args=dict(conditions),
        option=option,
        period=period,
        number=None if period is None else standing.count(live.table.state)[period],
        given=None,
    )


def _is_for_the_same(answer: StoredStandingAnswer, other: StoredStandingAnswer) -> bool:
    """Say whether two answers are those of one seat to the same questions."""
    same = (other.seat, other.prompt, other.args)
    return (answer.seat, answer.prompt, answer.args) == same


async def _store(live: LiveTable, made: StoredStandingAnswer, replaced: list[int]) -> None:
    """Store a standing answer in place of others, unless the table has moved on."""
    begun = live.stamp
    due = live.row.due = live.next_due(live.services.settings.now())
    columns = StoredStandingAnswer.__table__.columns
    values = {each.name: getattr(made, each.name) for each in columns if each.name != "id"}

    def work(connection: Connection) -> int:
        check_unmoved(connection, begun)
        old = delete(StoredStandingAnswer).where(StoredStandingAnswer.id.in_(replaced))
        connection.execute(old)
        row = update(StoredTable).where(StoredTable.id == live.id)
        connection.execute(row.values(due=due))
        new = insert(StoredStandingAnswer).values(values).returning(StoredStandingAnswer.id)
        return connection.execute(new).scalar_one()

    made.id = await live.write(work)
