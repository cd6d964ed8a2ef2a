"""The strong bot: it thinks whole plans through, on tables dealt anew, as long as it may."""

from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import pytest

from greatpowers.arena.matches import play_out
from greatpowers.bots import make_bot
from greatpowers.bots.strong import CANDIDATES, ENOUGH_DEALS, Race, Strong
from greatpowers.games import realpolitik
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests import tiny
from tests.variants import variant

FEW = 8
NEAR = 3


def strong(table: Table[Any], seed: str = "strong", simulations: int = FEW) -> Plan:
    """Return what the bot would answer for the seat that is asked first."""
    return Strong(seed, simulations, NEAR).choose(Chair(table, table.asks()[0].seat))


def envoys_judged_by(judge: Callable[[tiny.State, int], float]) -> Table[tiny.State]:
    """Open a table of the tiny game with a judgement of its own."""
    return Table.open(variant(tiny.GAME, judge=judge), None, 3)


def in_a_round() -> Table[Any]:
    """Return a table of Imperial Struggle where a power has just taken a tile."""
    table = Table.open(get_game("imperial_struggle"), {}, 7)
    while table.asks()[0].prompt != "ask-act":
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    return table


def counted(monkeypatch: pytest.MonkeyPatch, judge: Callable[[int], float] = float) -> list[int]:
    """Let plans be judged by their first answer instead of playing them on; return those tried."""
    tried: list[int] = []

    def fare(self: Race, table: Table[Any], codes: tuple[int, ...]) -> float:
        tried.append(codes[0])
        return judge(codes[0])

    monkeypatch.setattr(Race, "_fare", fare)
    return tried


# -- plans -----------------------------------------------------------------------------------


def test_a_whole_round_is_one_choice() -> None:
    table = in_a_round()
    plan = strong(table)
    assert len(plan) > 2
    table.answer_all(table.asks()[0].seat, plan)


def test_a_plan_ends_where_somebody_else_is_asked() -> None:
    table: Table[tiny.State] = Table.open(tiny.GAME, None, 3)
    while (asks := table.asks()) and len(asks) == 1:
        table.answer(asks[0].seat, table.default(asks[0].seat))
    assert len(strong(table)) == 1


def test_a_plan_of_the_game_is_weighed_too() -> None:
    def judge(s: tiny.State, seat: int) -> float:
        return 0.5 if s.treaty and s.envoys(tiny.SENT + seat) else 0.0

    proposals: list[int] = []

    def plans(s: tiny.State, seat: int, prompt: str) -> list[list[int]]:
        proposals.append(seat)
        return [[code, code] for code in codes]

    table: Table[tiny.State] = Table.open(variant(tiny.GAME, plans=plans, judge=judge), None, 3)
    seat = table.asks()[0].seat
    codes = [option.code for option in table.options(seat)]
    table.answer_all(seat, strong(table))
    assert proposals == [seat]


def test_an_only_option_is_taken_without_thinking() -> None:
    def judge(s: tiny.State, seat: int) -> float:
        raise AssertionError("nothing to judge")

    table = envoys_judged_by(judge)
    while len(options := table.options(seat := table.asks()[0].seat)) > 1:
        table.answer(seat, options[0])
    assert strong(table) == (options[0],)


def test_the_same_seed_chooses_the_same() -> None:
    first, second = (strong(in_a_round()) for _ in range(2))
    assert first == second


def test_choosing_changes_nothing() -> None:
    table = in_a_round()
    before = table.state.clone().data(), table.answers.copy(), len(table.log), table.wall
    strong(table)
    assert (table.state.data(), table.answers, len(table.log), table.wall) == before


# -- thinking ahead --------------------------------------------------------------------------


def test_it_sees_what_comes_after_its_answer() -> None:
    """A low envoy looks good as long as it lies face down, but the highest signs."""

    def judge(s: tiny.State, seat: int) -> float:
        sent = s.envoys(tiny.SENT + seat)
        return 0.2 - sent[0] / 100 if sent else tiny.judge(s, seat)

    table = Table.open(variant(tiny.GAME, judge=judge, bluffs=()), None, 3)
    table.answer(table.asks()[0].seat, "no")
    seat = table.asks()[0].seat
    hand = table.state.envoys(tiny.HAND + seat)
    hasty = make_bot("greedy", "greedy").choose(Chair(table, seat))
    assert [str(option) for option in hasty] == [f"send {hand[0] + 1}"]
    thoughtful = Strong("strong", 64, 4).choose(Chair(table, seat))
    assert [str(option) for option in thoughtful] == [f"send {hand[-1] + 1}"]


def test_time_that_is_up_ends_its_thinking(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count()
    monkeypatch.setattr("greatpowers.bots.budget.time.monotonic", lambda: float(next(clock)))
    tried = counted(monkeypatch)
    table = in_a_round()
    bot = make_bot("strong", "strong", seconds=0.5)
    seat = table.asks()[0].seat
    table.answer_all(seat, bot.choose(Chair(table, seat)))
    assert tried == []


def test_without_a_limit_the_clock_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    def monotonic() -> float:
        raise AssertionError("with a number of simulations it would not be the same again")

    monkeypatch.setattr("greatpowers.bots.budget.time.monotonic", monotonic)
    strong(in_a_round())


def test_it_thinks_no_longer_when_one_plan_is_clearly_best(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = counted(monkeypatch, lambda code: code / 1000)
    table = Table.open(get_game("imperial_struggle"), {}, 7)
    chosen = strong(table, simulations=10_000)
    assert len(tried) == ENOUGH_DEALS * len(set(tried))
    assert chosen[0].code == max(tried)


def test_it_thinks_no_longer_when_all_plans_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = counted(monkeypatch, lambda code: 0.5)
    table = Table.open(get_game("imperial_struggle"), {}, 7)
    chosen = {strong(table, str(seed), 10_000)[0] for seed in range(6)}
    assert len(tried) == 6 * ENOUGH_DEALS * len(set(tried))
    assert len(chosen) > 1


def test_plans_that_fare_worse_are_tried_on_fewer_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = Random(1)
    tried = counted(monkeypatch, lambda code: code / 1000 + luck.random())
    strong(Table.open(get_game("imperial_struggle"), {}, 7), simulations=60)
    times = sorted(Counter(tried).values())
    assert times[0] < times[-1]
    assert sum(times) < 60 + CANDIDATES


def test_it_opens_in_more_than_one_way() -> None:
    table = Table.open(get_game("imperial_struggle"), {}, 7)
    assert len({strong(table, str(seed), 4)[0] for seed in range(4)}) > 1


# -- no peeking ------------------------------------------------------------------------------


def test_it_does_not_know_what_a_roll_will_bring() -> None:
    rolls: set[int] = set()

    def judge(s: tiny.State, seat: int) -> float:
        rolls.add(s.treaty)
        return 0.0

    table = envoys_judged_by(judge)
    for number in range(10):
        strong(table, str(number))
    assert rolls == {1, 2, 3}


def test_secret_choices_of_near_equal_worth_are_mixed() -> None:
    table = Table.open(realpolitik.GAME, {"players": "3"}, 7)
    for _ in range(3):
        table.answer(table.asks()[0].seat, "pass")
    for seat in range(3):
        table.answer(seat, "pledge_nobody")
    chosen = {Strong(str(seed), FEW, NEAR).choose(Chair(table, 2))[0] for seed in range(8)}
    assert len(chosen) > 1


# -- whole games -----------------------------------------------------------------------------


def test_it_plays_a_whole_game_and_wins_it_against_chance() -> None:
    table = Table.open(realpolitik.GAME, {"players": "3"}, 1, quiet=True)
    bots = {seat: make_bot("random", seat) for seat in table.seats}
    bots["FR"] = Strong("strong", FEW, NEAR)
    play_out(table, bots)
    assert table.result is not None
    assert table.result.winners == (0,)
