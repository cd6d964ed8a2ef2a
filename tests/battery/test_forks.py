"""A fork is the same game at the same moment, and goes its own way."""

from tests.battery.play import AnyGame, AnyTable, Player, snapshot


def test_a_fork_equals_its_original(game: AnyGame) -> None:
    player = Player(game, "forks")
    together = 0
    for _ in player.games(8):
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.02):
                together += len(table.asks()) > 1
                goes_on_alike(player, table)
    assert together, "no fork was made while several seats were asked"


def goes_on_alike(player: Player, table: AnyTable) -> None:
    before = snapshot(table)
    fork = table.fork()
    assert snapshot(fork) == before
    twin = fork.fork()
    for _ in range(player.rng.randrange(1, 25)):
        if fork.result is not None:
            break
        seat, option = player.choose(fork)
        fork.answer(seat, option)
        twin.answer_known(seat, option.code)
        assert snapshot(fork.fork()) == snapshot(fork)
    assert snapshot(twin) == snapshot(fork)
    assert snapshot(table) == before, "a fork changed its original"
