"""A bot that strays: its first decisions are left to chance, then it plays like another."""

from typing import Any

from greatpowers.arena.balance import pairings, play_sample
from greatpowers.arena.matches import Pairing, seat_bots
from greatpowers.bots.stray import Stray
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests import tiny


class First:
    """Takes the first option and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, chair: Chair[Any]) -> Plan:
        self.asked += 1
        return (chair.options()[0],)


def test_it_strays_as_often_as_it_is_told_and_not_more() -> None:
    table = Table.open(tiny.GAME, None, 3)
    steady = First()
    bot = Stray(steady, 2, "luck")
    choices = 0
    while table.asks():
        seat = table.asks()[0].seat
        real = len(table.options(seat)) > 1
        before = steady.asked
        table.answer_all(seat, bot.choose(Chair(table, seat)))
        assert (steady.asked > before) == (choices >= 2)
        choices += real


def test_a_pairing_without_strays_has_the_bots_themselves() -> None:
    game = get_game("realpolitik")
    (three, *_) = pairings(game, {})
    assert not any(isinstance(bot, Stray) for bot in seat_bots(game, three, "1").values())
    (three, *_) = pairings(game, {}, strays=4)
    assert all(isinstance(bot, Stray) for bot in seat_bots(game, three, "1").values())


def test_strays_open_games_in_different_ways_and_the_same_for_the_same_seed() -> None:
    pairing = Pairing("realpolitik", ("random",) * 3, {"players": "3"}, 6)
    samples = [play_sample(pairing, str(seed)) for seed in (1, 1, 2, 3, 4)]
    assert samples[0] == samples[1]
    assert len({sample.traits["First action"] for sample in samples}) > 1
