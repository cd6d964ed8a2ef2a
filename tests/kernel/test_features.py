"""A sheet that is filled again holds what a fresh one would, whatever has changed in between."""

from random import Random

import pytest

from greatpowers.kernel.features import ITSELF, Row, Sheet, Tables

PLACES = ("north", "south", "east", "west")
TABLES: Tables = (("held", (0, 1, 0)), ("ruined", (0, 0, 1)))


def test_filled_again_it_is_as_a_fresh_one() -> None:
    luck = Random("sheet")
    again = Sheet()
    seen = set()
    for _ in range(200):
        draw = luck.getstate()
        again.again()
        fill(again, luck)
        luck.setstate(draw)
        fresh = Sheet(named=True)
        fill(fresh, luck)
        assert again.numbers == fresh.numbers
        seen.add(bytes(fresh.packed))
    assert len(seen) > 100
    assert [field.name for field in fresh.fields] == [
        *("turn", "where", "stores", "own", "found", "held", "ruined"),
        *("of.least", "of.most", "of.end"),
    ]
    assert again.numbers[fresh.fields[-1].start] == 7


def fill(sheet: Sheet, luck: Random) -> None:
    """Write every kind of field."""
    sheet.begin("")
    sheet.one("turn", luck.randrange(-2, 3))
    sheet.which("where", luck.randrange(-1, 5), PLACES)
    sheet.row("stores", [luck.randrange(3) for _ in PLACES], PLACES)
    sheet.whose("own", [luck.randrange(2) for _ in PLACES], luck.randrange(2), PLACES)
    sheet.count("found", [luck.randrange(4) for _ in range(luck.randrange(4))], PLACES)
    sheet.translate([luck.randrange(-1, 2) for _ in PLACES], TABLES, PLACES)
    sheet.begin("of")
    numbers, key = [luck.randrange(2), luck.randrange(2)], luck.randrange(2)
    if sheet.is_stale(numbers, key):
        sheet.put("least", (min(numbers),), ("",))
        sheet.put("most", (key * max(numbers), key), ("it", "key"))
    sheet.one("end", 7)


def test_seats_that_share_a_row_write_what_is_common_once() -> None:
    luck = Random("row")
    row = Row(memoryview(bytearray(4 * size())).cast("f"))
    sheets = [Sheet(row=row) for _ in range(3)]
    known = [0, 0, 0, 0]
    for _ in range(200):
        known[luck.randrange(4)] = luck.randrange(4)
        seat = luck.randrange(3)
        fresh = Sheet()
        for sheet in (sheets[seat], fresh):
            sheet.again()
            share(sheet, seat, known)
        assert row.numbers.tolist() == fresh.numbers


def size() -> int:
    """Return how many numbers there are on a sheet that is shared."""
    sheet = Sheet(named=True)
    share(sheet, 0, [0, 0, 0, 0])
    assert [field.name for field in sheet.fields] == [
        *("seat", "stores", "most", "number", "last", "found", "own", "less", "first", "second"),
    ]
    return sheet.fields[-1].stop


def share(sheet: Sheet, seat: int, known: list[int]) -> None:
    """Write, in turns, what is common and what a seat alone knows."""
    sheet.one("seat", seat)
    sheet.common()
    sheet.row("stores", known, PLACES)
    changed = sheet.has_changed(known[2:], known[1])
    if sheet.is_due(changed):
        sheet.put("most", (max(known[1:]),), ITSELF)
    sheet.own()
    sheet.ones(("number", "last"), [known[seat], known[-1]])
    sheet.count("found", known[seat:], PLACES)
    sheet.common()
    sheet.whose("own", known, 1, PLACES)
    sheet.own()
    sheet.which("less", known[seat] - 1, PLACES)
    if sheet.has_changed(known[:2]):
        sheet.one("first", known[0])
        sheet.one("second", known[1])
    else:
        sheet.skip(2)


def test_cards_that_come_and_go_in_the_middle_are_counted() -> None:
    luck = Random("hand")
    again = Sheet()
    hand: list[int] = []
    for _ in range(300):
        if hand and luck.random() < 0.4:
            hand.pop(luck.randrange(len(hand)))
        else:
            hand.insert(luck.randint(0, len(hand)), luck.randrange(4))
        again.again()
        again.count("hand", hand, PLACES)
        assert again.numbers == [hand.count(card) for card in range(4)]


def test_a_row_has_a_number_for_each_place() -> None:
    with pytest.raises(AssertionError, match="3 numbers for 4 places"):
        Sheet().row("stores", [1, 2, 3], PLACES)


def test_two_fields_cannot_have_one_name() -> None:
    sheet = Sheet(named=True)
    sheet.one("turn", 1)
    with pytest.raises(ValueError, match="two fields are called 'turn'"):
        sheet.one("turn", 2)
