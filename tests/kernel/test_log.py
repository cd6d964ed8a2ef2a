"""The log: lines with an audience."""

import itertools

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.table import Table
from tests.kernel.workbench import SAY, Notes, do, envoys, game_of, lines


def test_a_line_is_a_text_with_arguments_a_section_and_a_position() -> None:
    table = envoys(1)
    do(table, "no")
    assert lines(table)[-1] == {
        "at": 1,
        "text": "log-treaty",
        "args": {"treaty": table.state.treaty},
        "cite": "2",
    }


def test_a_secret_line_is_read_only_by_its_audience() -> None:
    table = envoys(courts="3")
    secret = "log-you-have-the-spy"
    for seat in (0, 1, 2, None):
        may_read = any(line["text"] == secret for line in lines(table, seat))
        assert may_read == (seat == table.state.spy)


def test_a_line_as_data_does_not_name_its_audience() -> None:
    table = envoys()
    assert all(set(line) == {"at", "text", "args", "cite"} for line in lines(table, 0))


def test_lines_that_are_taken_back_are_gone() -> None:
    table = envoys(courts="3")
    do(table, "no")
    before = lines(table, 0)
    table.answer(0, table.options(0)[0])
    table.undo(0)
    assert lines(table, 0) == before


def test_a_fork_thinks_in_silence() -> None:
    fork = envoys().fork()
    do(fork, "no")
    assert fork.log == []
    assert lines(fork, 0) == []


def test_secrets_move_along_with_the_players() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        t.say("log-for-the-first-seat", to=(0,))
        yield t.ask(0, "ask-number", lambda: [Choice(SAY, range(10))])
        t.change_places((1, 2, 0))
        t.say("log-for-the-first-seat", to=(0,))

    table = Table.open(game_of(segment, rounds=1))
    do(table, "say 1")
    assert table.seats == ("B", "C", "A")
    assert [len(lines(table, seat)) for seat in range(3)] == [1, 0, 1]


def test_drawing_lots_gives_the_secret_to_who_sits_there() -> None:
    for seed in itertools.count():
        table = envoys(seed, courts="3", lots="yes")
        if table.seats[table.state.spy] != f"P{table.state.spy + 1}":
            break
    assert [bool(lines(table, seat)) for seat in range(3)] == [
        seat == table.state.spy for seat in range(3)
    ]
