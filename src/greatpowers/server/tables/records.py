"""Records: taken from what is stored, and played again when somebody brings one."""

from typing import Any

from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.server.errors import Refusal
from greatpowers.server.services import Services
from greatpowers.server.storage.models import StoredTable
from greatpowers.server.storage.store import answers_of, asides_of, forced_of
from greatpowers.server.tables.snapshots import asides_since, seeds_of


async def stored_record(services: Services, table: str) -> Record:
    """Return the record of a finished game, by the rules under which it was played."""
    async with services.sessions() as session:
        row = await session.get(StoredTable, table)
        if row is None:
            raise Refusal("unknown-table", "there is no such table")
        given = await answers_of(session, row, 0)
        forced = await forced_of(session, table)
        asides = await asides_of(session, table)
    if not row.finished:
        raise Refusal("not-finished", "the record is told when the game is over")
    if row.base is not None:
        raise Refusal(
            "bad-record", "the rules changed during this game: no record leads to its end"
        )
    answers = [f"{seat} {option}" for seat, option in given]
    marks = [(at, player, steps) for at, player, steps in row.marks]
    return Record(
        row.game,
        row.version,
        row.options,
        row.seed,
        answers,
        marks,
        asides_since(0, asides),
        forced,
        row.fingerprint,
        list(seeds_of(row)),
    )


def play_record(services: Services, data: dict[str, Any]) -> Table[Any]:
    """Play a record again, checking every answer."""
    record = Record.from_data(data)
    if len(record.answers) + len(record.asides) > services.settings.limits.record_answers:
        raise Refusal("too-large", "the record has too many answers")
    return Table.replay(services.settings.find_game(record.game), record)
