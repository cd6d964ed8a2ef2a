"""The longest nested affair that random games have met: replayed, forked and undone at each answer.

Its record is found by ``python -m tests.rules.price_of_power.find_affair``.
"""

from greatpowers.games.price_of_power import GAME
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.battery.play import snapshot
from tests.rules.price_of_power.back_and_forth import Trial
from tests.rules.price_of_power.find_affair import FILE, is_declared, longest_among

FIRST = 20
"""So many games of the search are played once more: none of them leads further."""
DEEP = 6
"""At least so many affairs wait for another at once."""


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


def test_the_longest_affair_is_exact_at_every_answer() -> None:
    record = read()
    begins = beginning(record)
    whole = Table.replay(GAME, record)
    assert snapshot(Table.replay(GAME, record)) == snapshot(whole)
    table = Table.replay(GAME, record, begins)
    trial = Trial(table)
    deepest = 0
    for seat, code in whole.answers[begins:]:
        deepest = max(deepest, len(table.state.agenda))
        trial.answer(seat, code)
    assert snapshot(table) == snapshot(whole)
    assert 0 < trial.walls < len(trial.before)
    assert deepest >= DEEP
    assert not is_declared(table.state), "the affair is not over"


def test_no_game_leads_into_a_longer_one() -> None:
    record = read()
    length, _, _ = longest_among(range(FIRST))
    assert length <= len(record.answers) - beginning(record)
