"""The floor of measurements: greedy's first thoughts, played on."""

from typing import Any

import pytest

from greatpowers.bots.rollout import ANSWERS, DEALS, Rollout
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests import tiny
from tests.variants import variant


def rollout(table: Table[Any], seed: str = "rollout") -> Plan:
    """Return what the bot would answer for the seat that is asked first."""
    return Rollout(seed).choose(Chair(table, table.asks()[0].seat))


def test_it_sees_what_comes_after_its_answer() -> None:
    """A low envoy looks good as long as it lies face down, but the highest signs."""

    def judge(s: tiny.State, seat: int) -> float:
        sent, shown = s.envoys(tiny.SENT + seat), s.envoys(tiny.SHOWN + seat)
        return 0.2 - sent[0] / 100 if sent else 0.1 * sum(shown)

    table = Table.open(variant(tiny.GAME, judge=judge, bluffs=()), None, 3)
    table.answer(table.asks()[0].seat, "no")
    hand = table.state.envoys(tiny.HAND + table.asks()[0].seat)
    assert [str(option) for option in rollout(table)] == [f"send {hand[-1] + 1}"]


def test_it_plays_on_its_four_best_answers_on_two_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def fare(self: Rollout, deal: Table[Any], seat: int, code: int) -> float:
        tried.append(code)
        return 0.0

    monkeypatch.setattr(Rollout, "_fare", fare)
    table = Table.open(get_game("imperial_struggle"), None, 3)
    while len(table.options(seat := table.asks()[0].seat)) <= ANSWERS:
        table.answer(seat, table.default(seat))
    rollout(table)
    assert len(tried) == ANSWERS * DEALS
    assert len(set(tried)) == ANSWERS


def test_the_same_seed_chooses_the_same() -> None:
    first, second = (rollout(Table.open(tiny.GAME, None, 5)) for _ in range(2))
    assert first == second
