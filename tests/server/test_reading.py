"""Readings grow with the log, and say how much of it is still as it was read."""

from random import Random
from typing import Any

import pytest

from greatpowers import new_table
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from greatpowers.server.reading import Bookmark, Reading, read_log


def written(lines: list[Entry]) -> list[dict[str, object]]:
    return [line.data() for line in lines]


class Reader:
    """Somebody who keeps the lines that were sent, and asks only for those that are new."""

    def __init__(self, seat: str | None) -> None:
        self.reading = Reading(seat)
        self.lines: list[dict[str, object]] = []
        self.read: Bookmark = (0, 0)
        self.heard = 0

    def look(self, table: Table[Any], base: int = 0) -> None:
        self.reading.follow(table, base)
        known = self.reading.known(self.read)
        new = written(self.reading.lines[known:])
        self.heard = len(new)
        self.lines = self.lines[:known] + new
        self.read = self.reading.end


def step(table: Table[Any], luck: Random) -> None:
    """Answer, or sometimes take answers back, freely or by consent."""
    if table.position > 5 and luck.random() < 0.15:
        table.undo(luck.randrange(len(table.seats)), luck.randint(1, 5), consent=True)
    elif table.asks():
        seat = luck.choice(table.asks()).seat
        table.answer(seat, luck.choice(table.options(seat)))


@pytest.mark.parametrize("base", [0, 40])
def test_a_reader_knows_the_log_whatever_is_taken_back(base: int) -> None:
    luck = Random(base)
    table: Table[Any] = new_table("imperialism", seed="reading")
    readers = [Reader(seat) for seat in (None, *table.seats)]
    for number in range(250):
        step(table, luck)
        for reader in readers:
            if reader.reading.seat is not None or number % 7 == 0:
                reader.look(table, base)
                assert reader.lines == written(read_log(table, reader.reading.seat, base))
    assert any(line["text"] == "log-undo-by-consent" for line in readers[1].lines)


def test_only_new_lines_are_heard_while_the_game_goes_on() -> None:
    luck = Random(1)
    table: Table[Any] = new_table("imperialism", seed="reading")
    reader = Reader(None)
    heard = 0
    for _ in range(60):
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
        reader.look(table)
        heard += reader.heard
    assert heard == len(reader.lines) > 60


def test_a_table_that_is_loaded_again_is_not_read_again() -> None:
    tables: list[Table[Any]] = [new_table("imperialism", seed="reading") for _ in range(2)]
    for table in tables:
        for _ in range(30):
            seat = table.asks()[0].seat
            table.answer(seat, table.default(seat))
    reader = Reader("A" if "A" in tables[0].seats else tables[0].seats[0])
    reader.look(tables[0])
    reader.look(tables[1])
    assert reader.heard == 0
