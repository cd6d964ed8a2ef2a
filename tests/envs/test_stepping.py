"""Who is asked at once is asked one after another, and nobody learns from it."""

from collections import Counter
from random import Random

import pytest

from greatpowers import Table
from greatpowers.envs.stepping import next_ask, rewards_of
from greatpowers.kernel.game import Result
from tests import tiny


def test_whatever_one_answers_the_others_are_asked_all_the_same() -> None:
    met: Counter[str] = Counter()
    for seed in range(6):
        luck = Random(seed)
        table = Table.open(tiny.GAME, {"courts": "3"}, seed)
        while ask := next_ask(table):
            others = {each.seat for each in table.asks()} - {ask.seat}
            if others:
                met[ask.kind] += 1
                for code in ask.codes():
                    fork = table.fork()
                    fork.answer_known(ask.seat, code)
                    assert others <= {each.seat for each in fork.asks()}
            table.answer_known(ask.seat, luck.choice(ask.codes()))
    assert met["window"]
    assert met["ask"]


@pytest.mark.parametrize(
    ("winners", "players", "rewards"),
    [
        ((1,), 2, [-1.0, 1.0]),
        ((1,), 3, [-0.5, 1.0, -0.5]),
        ((0, 1), 3, [0.25, 0.25, -0.5]),
        ((0, 1), 2, [0.0, 0.0]),
        ((), 2, [0.0, 0.0]),
    ],
)
def test_the_winners_share_what_all_put_in(
    winners: tuple[int, ...], players: int, rewards: list[float]
) -> None:
    assert rewards_of(Result(winners, "points"), players) == rewards
