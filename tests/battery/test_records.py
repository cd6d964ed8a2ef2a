"""A record is all of a game: saving, loading, replaying to any point, and taking back."""

from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.battery.play import AnyGame, AnyTable, Player, everybody, snapshot


def logs(table: AnyTable) -> list[list[dict[str, object]]]:
    return [[line.data() for line in table.read_log(seat)] for seat in everybody(table)]


def test_a_record_replays_to_the_same_game(game: AnyGame) -> None:
    player = Player(game, "records")
    for _ in player.games(12):
        table = player.open()
        moments = [snapshot(table) for _ in player.decisions(table)]
        moments.append(snapshot(table))
        record = Record.from_json(table.record().to_json())
        again = Table.replay(game, record)
        assert snapshot(again) == moments[-1]
        assert logs(again) == logs(table)
        assert again.record() == record
        middle = player.rng.randrange(len(moments))
        assert snapshot(Table.replay(game, record, middle)) == moments[middle]


def test_undo_leads_back_to_the_start(game: AnyGame) -> None:
    player = Player(game, "undo")
    for _ in player.games(2):
        table = player.open()
        moments = [snapshot(table) for _ in player.decisions(table)]
        while table.position:
            seat = table.answers[-1][0]
            table.undo(seat, consent=True)
            assert snapshot(table) == moments[table.position]
        player.finish(table)


def test_undo_of_many_answers_at_once(game: AnyGame) -> None:
    player = Player(game, "undo many")
    table = player.open()
    moments = [snapshot(table) for _ in player.decisions(table)]
    steps = player.rng.randrange(1, len(moments))
    table.undo(0, steps, consent=True)
    assert snapshot(table) == moments[len(moments) - steps]
    again = Table.replay(game, Record.from_json(table.record().to_json()))
    assert snapshot(again) == snapshot(table)
    assert logs(again) == logs(table)


def test_free_undo_takes_back_only_own_answers_behind_no_wall(game: AnyGame) -> None:
    player = Player(game, "walls")
    table = player.open()
    moments = []
    for position in player.decisions(table):
        moments.append(snapshot(table))
        for seat in range(len(table.seats)):
            free = table.undoable(seat)
            last = table.answers[position - free :]
            assert all(by == seat for by, _ in last)
            assert position - free >= min(table.wall, position)
            if free and player.rng.random() < 0.1:
                fork = table.fork()
                fork.undo(seat, free)
                assert snapshot(fork) == moments[position - free]
