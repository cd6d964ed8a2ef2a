"""Offers are worth what comes of them: others accept what is better for them, and nothing else."""

from collections.abc import Iterator

import pytest

from greatpowers.bots.foresight import worth_of
from greatpowers.kernel.table import Table
from tests import tiny
from tests.variants import variant

POINTS = 6


def where_to_share(sign: int) -> Iterator[Table[tiny.State]]:
    """Give tables at which the first court may share; the other likes points by their ``sign``."""

    def judge(s: tiny.State, court: int) -> float:
        return (sign if court else 1) * s.points[court] / POINTS

    game = variant(tiny.GAME, judge=judge)
    for seed in range(99):
        table = Table.open(game, {}, seed=seed)
        while table.asks():
            seat = table.asks()[0].seat
            options = [str(option) for option in table.options(seat)]
            if "share paris" in options:
                yield table
                break
            table.answer(seat, options[0])


@pytest.mark.parametrize("is_welcome", [True, False])
def test_what_the_other_will_say_counts(is_welcome: bool) -> None:
    table = next(where_to_share(1 if is_welcome else -1))
    before, treaty = table.state.points[0], table.state.treaty
    table.answer(0, "share paris")
    position = table.position
    kept = treaty - treaty // 2 if is_welcome else treaty
    assert worth_of(table, 0) == (before + kept) / POINTS
    assert table.position == position, "it was only thought"


def test_where_nothing_is_offered_the_judgement_holds() -> None:
    table = next(where_to_share(1))
    assert worth_of(table, 0) == table.game.judge(table.state, 0)
