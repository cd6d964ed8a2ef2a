"""The longest nested affair that random games have met: replayed, forked and undone at each answer.

Its record is found by ``python -m tests.rules.price_of_power.find_affair``.
"""

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.battery.play import snapshot
from tests.rules.price_of_power.find_affair import FILE, is_declared

LEAST = 60
DEEP = 6
"""At least so many answers are inside it, and so many affairs wait for another at once."""


def read() -> Record:
    return Record.from_json(FILE.read_text(encoding="utf-8"))


def beginning(record: Record) -> int:
    """Return after how many answers the last declaration of a record begins."""
    table = Table.open(GAME, record.options, record.seed, quiet=True)
    begins = 0
    for seat, code in Table.replay(GAME, record).answers:
        was_declared = is_declared(table.state)
        table.answer_known(seat, code)
        if is_declared(table.state) and not was_declared:
            begins = table.position
    return begins


def try_out(table: PriceTable, seat: int, code: int) -> None:
    """Give an answer in a fork and take it back, then give it; all is as it was, and the same."""
    before = snapshot(table)
    fork = table.fork()
    assert snapshot(fork) == before
    fork.answer_known(seat, code)
    after = snapshot(fork)
    fork.undo(seat, consent=True)
    assert snapshot(fork) == before
    fork.close()
    table.answer_known(seat, code)
    assert snapshot(table) == after
    check(table.state)


def test_the_longest_affair_is_exact_at_every_answer() -> None:
    record = read()
    begins = beginning(record)
    whole = Table.replay(GAME, record)
    assert snapshot(Table.replay(GAME, record)) == snapshot(whole)
    table = Table.replay(GAME, record, begins)
    deepest = 0
    for seat, code in whole.answers[begins:]:
        deepest = max(deepest, len(table.state.agenda))
        try_out(table, seat, code)
    assert snapshot(table) == snapshot(whole)
    assert whole.position - begins >= LEAST
    assert deepest >= DEEP
    assert not is_declared(table.state), "the affair is not over"
