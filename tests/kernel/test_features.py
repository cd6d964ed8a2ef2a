"""A sheet that is filled again holds what a fresh one would, whatever has changed in between."""

from random import Random

import pytest

from greatpowers.kernel.features import Sheet, Tables

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


def test_a_row_has_a_number_for_each_place() -> None:
    with pytest.raises(AssertionError, match="3 numbers for 4 places"):
        Sheet().row("stores", [1, 2, 3], PLACES)


def test_two_fields_cannot_have_one_name() -> None:
    sheet = Sheet(named=True)
    sheet.one("turn", 1)
    with pytest.raises(ValueError, match="two fields are called 'turn'"):
        sheet.one("turn", 2)
