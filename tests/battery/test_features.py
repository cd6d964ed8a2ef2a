"""What a seat knows as numbers: the same fields at every moment, in every seat.

That nothing hidden shows in them is tested with all else that a seat sees, in ``test_secrecy``.
"""

from greatpowers.kernel.features import LEAST, MOST, Row, Sheet
from tests.battery.play import AnyGame, AnyTable, Player, features_of


def test_fields_are_the_same_at_every_moment_in_every_seat(game: AnyGame) -> None:
    player = Player(game, "features")
    table = player.open()
    fields = layout(features_of(table, 0, named=True))
    assert len(fields) > 2, "the game tells nothing as numbers"
    sheets = [Sheet() for _ in table.seats]
    _, start, places = fields[-1]
    row = Row(memoryview(bytearray(4 * (start + len(places)))).cast("f"))
    shared = [Sheet(row=row) for _ in table.seats]
    seen = set()
    for _ in player.decisions(table):
        if player.sometimes(table, 0.1):
            for seat in range(len(table.seats)):
                numbers = checked(table, seat, fields, sheets)
                table.features(seat, shared[seat])
                written = row.numbers.tolist()
                assert written == numbers, "what is common hangs on what a seat alone knows"
                seen.add(tuple(numbers))
    assert len(seen) > len(table.seats), "the numbers never change"
    for seat in range(len(table.seats)):
        checked(table, seat, fields, sheets)


def checked(
    table: AnyTable,
    seat: int,
    fields: list[tuple[str, int, tuple[str, ...]]],
    sheets: list[Sheet],
) -> list[int]:
    """Return the numbers that a seat knows, having looked whether they are in their places."""
    named = features_of(table, seat, named=True)
    assert layout(named) == fields
    numbers = named.numbers
    table.features(seat, sheets[seat])
    assert sheets[seat].numbers == numbers, "a sheet that is filled again keeps what was there"
    assert len(numbers) == named.fields[-1].stop
    assert all(LEAST <= number <= MOST for number in numbers)
    return numbers


def layout(sheet: Sheet) -> list[tuple[str, int, tuple[str, ...]]]:
    """Return the fields of a sheet but for those that are called by whoever sits where."""
    return [(field.name, field.start, field.places) for field in sheet.fields[2:]]
