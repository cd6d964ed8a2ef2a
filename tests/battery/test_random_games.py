"""Random games to the end: every menu in order, every option good, every position possible."""

import pytest

from tests.battery.play import MOST_DECISIONS, AnyGame, AnyTable, Player

BATCHES = 4
GAMES_A_BATCH = 20
MOST_OPTIONS = 400
"""A question with more of them would have to be asked verb first, then target."""


@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_end_and_stay_possible(game: AnyGame, batch: int) -> None:
    player = Player(game, f"games {batch}")
    for _ in player.games(GAMES_A_BATCH):
        table = player.open()
        for _ in player.decisions(table):
            game.check(table.state)
            check_menus(player, table)
        game.check(table.state)
        result = table.result
        assert result is not None
        assert result.ending in game.endings
        assert set(result.winners) <= set(range(len(table.seats)))
        assert not table.asks()


def check_menus(player: Player, table: AnyTable) -> None:
    seats = [ask.seat for ask in table.asks()]
    assert seats, "nobody is asked, yet the game is not over"
    assert len(set(seats)) == len(seats), "a seat is asked twice at once"
    for ask in table.asks():
        codes = ask.codes()
        assert codes == sorted(set(codes)), f"{ask.prompt}: not ascending or not unique"
        assert ask.default_code() in codes
        assert len(codes) <= MOST_OPTIONS, f"{ask.prompt}: {len(codes)} options"
        if player.rng.random() < 0.1:
            check_verdicts(player, table, ask.seat)
    if player.rng.random() < 0.005:
        every_option_leads_on(player, table)


def check_verdicts(player: Player, table: AnyTable, seat: int) -> None:
    """What is offered is allowed; what is not offered is refused with a reason."""
    offered = table.options(seat)
    option = player.rng.choice(offered)
    assert table.why(seat, option.verb, option.target), f"{option} is offered but refused"
    option = player.rng.choice(table.game.vocabulary.options)
    verdict = table.why(seat, option.verb, option.target)
    assert bool(verdict) == (option in offered), f"{option}: {verdict!r}"
    assert verdict or verdict.reason.startswith("no-")


def every_option_leads_on(player: Player, table: AnyTable) -> None:
    seat = player.rng.choice(table.asks()).seat
    for option in table.options(seat):
        fork = table.fork()
        fork.answer(seat, option)
        table.game.check(fork.state)
        for ask in fork.asks():
            assert ask.codes()
        assert fork.asks() or fork.result


def test_defaults_alone_end_a_game(game: AnyGame) -> None:
    table = Player(game, "defaults").open()
    for _ in range(MOST_DECISIONS):
        if table.result is not None:
            return
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    pytest.fail("the defaults go round in circles")


def test_the_judgement_lies_between_lost_and_won(game: AnyGame) -> None:
    player = Player(game, "judgement")
    for _ in player.games(5):
        table = player.open()
        for _ in player.decisions(table):
            if player.rng.random() < 0.05:
                for seat in range(len(table.seats)):
                    assert -1 <= game.judge(table.state, seat) <= 1
