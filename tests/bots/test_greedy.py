"""The greedy bot: it takes what looks best, stops only when nothing is left, and never peeks."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from greatpowers.arena.matches import Pairing, play_game
from greatpowers.bots import make_bot
from greatpowers.games import realpolitik
from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    COMMODITY,
    FRANCE,
    TILES,
    space,
)
from greatpowers.games.imperial_struggle.state import AVAILABLE
from greatpowers.games.realpolitik.state import State as RealpolitikState
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from tests import tiny
from tests.rules.imperial_struggle.scenes import clear_board, flag, position, price, round_of
from tests.variants import variant

SUGAR = COMMODITIES.index("sugar")


def greedy(table: Table[Any], seed: str = "greedy") -> str:
    """Return what the bot would answer for the seat that is asked first."""
    return str(make_bot("greedy", seed).choose(Chair(table, table.asks()[0].seat))[0])


def envoys_judged_by(judge: Callable[[tiny.State, int], float]) -> Table[tiny.State]:
    """Open a table of the tiny game with a judgement of its own."""
    return Table.open(variant(tiny.GAME, judge=judge), None, 3)


def play_round(table: ImperialTable, power: int) -> list[str]:
    """Let the bot play a power's round up to its end; return its answers."""
    bot = make_bot("greedy", "greedy")
    answers: list[str] = []
    while not answers or answers[-1] not in ("end_round", "pass_round"):
        (option,) = bot.choose(Chair(table, power))
        answers.append(str(option))
        if option.verb != "end_round":
            table.answer(power, option)
    return answers


# -- what it chooses -------------------------------------------------------------------------


def test_it_takes_the_prize_that_is_there_for_the_taking() -> None:
    state = position()
    clear_board(state)
    state.award = [4, 5, 6, 7]
    state.demand = [SUGAR]
    flag(state, FRANCE, "antilles_channel", "sweden", "russia", "biscay", "balearic")
    table = round_of(FRANCE, "e4_d2_a", state)
    verb, _, place = greedy(table).partition(" ")
    assert verb == "shift"
    assert COMMODITY[space(place)] == SUGAR


@pytest.mark.parametrize("wanted", range(len(tiny.ENVOYS)))
def test_it_takes_the_option_that_is_judged_best(wanted: int) -> None:
    def judge(s: tiny.State, seat: int) -> float:
        return 0.5 if s.at[wanted] == tiny.SENT + seat else 0.0

    table = envoys_judged_by(judge)
    table.answer(table.asks()[0].seat, "no")
    hand = table.state.envoys(tiny.HAND + table.asks()[0].seat)
    assert (greedy(table) == f"send {wanted + 1}") or wanted not in hand


def test_it_tries_only_what_the_game_says_is_worth_trying() -> None:
    def second(_s: tiny.State, _seat: int, _prompt: str, codes: list[int]) -> list[int]:
        return codes[1:2]

    def never(_s: tiny.State, _seat: int) -> float:
        raise AssertionError("one answer is not weighed")

    game = variant(tiny.GAME, considered=second, judge=never, plans=None)
    table = Table.open(game, None, 3)
    seat = table.asks()[0].seat
    assert greedy(table) == str(table.options(seat)[1])


def test_an_only_option_is_taken_without_thinking() -> None:
    def judge(s: tiny.State, seat: int) -> float:
        raise AssertionError("nothing to judge")

    table = envoys_judged_by(judge)
    while len(options := table.options(seat := table.asks()[0].seat)) > 1:
        table.answer(seat, options[0])
    assert greedy(table) == str(options[0])


def test_the_same_seed_chooses_the_same() -> None:
    assert greedy(round_of(FRANCE, "e4_m2_a")) == greedy(round_of(FRANCE, "e4_m2_a"))


def test_choosing_changes_nothing() -> None:
    table = round_of(FRANCE, "m4_d2_a")
    before = table.state.clone().data(), table.answers.copy(), len(table.log), table.wall
    greedy(table)
    assert (table.state.data(), table.answers, len(table.log), table.wall) == before


# -- stopping --------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["e4_d2_a", "d4_e2_a", "m4_d2_a", "e3_m2", "d2_m2"])
@pytest.mark.parametrize("power", [FRANCE, BRITAIN])
def test_it_does_not_stop_with_useful_points_left(power: int, tile: str) -> None:
    table = round_of(power, tile)
    assert play_round(table, power)[-1] == "end_round"
    left = sum(table.state.purse_points)
    buys = [
        str(option)
        for option in table.options(power)
        if option.verb in ("shift", "recruit") and (price(table, str(option)) or 0) <= left
    ]
    assert left == 0 or not buys


def test_the_last_round_of_a_turn_is_used_as_well() -> None:
    table = round_of(BRITAIN, "e4_d2_a")
    state = table.state
    state.round = 7
    state.award = [4, 5, 6, 7]
    state.award_left = [True] * 4 + [False] * 4
    state.tile_at[TILES.index("e4_d2_a")] = AVAILABLE
    table = Table.resume(GAME, state)
    table.answer(BRITAIN, "take e4_d2_a")
    answers = play_round(table, BRITAIN)
    assert sum(answer.startswith("shift") for answer in answers) >= 2


def test_it_answers_what_its_choice_opens() -> None:
    state = position()
    state.navy_box[FRANCE] = 3
    table = round_of(FRANCE, "m4_e2_a", state)
    answers = play_round(table, FRANCE)
    followed = [answers[at + 1] for at, answer in enumerate(answers) if answer.startswith("deploy")]
    assert followed
    assert all(answer.startswith("from_") for answer in followed)


def test_a_choice_ends_where_a_new_segment_begins() -> None:
    ahead: set[bool] = set()

    def judge(s: tiny.State, seat: int) -> float:
        ahead.add(bool(s.envoys(tiny.SENT + seat)))
        return 0.0

    table = envoys_judged_by(judge)
    while table.asks()[0].prompt != "ask-share":
        seat = table.asks()[0].seat
        table.answer(seat, table.options(seat)[0 if seat == table.state.lead else -1])
    assert table.asks()[0].seat != table.state.lead, "who signs leads next"
    greedy(table)
    assert ahead == {False}


def test_a_plan_ends_where_somebody_else_is_asked() -> None:
    def plans(s: tiny.State, seat: int, prompt: str) -> list[list[int]]:
        return [[code, code, code] for code in codes]

    game = variant(tiny.GAME, plans=plans)
    table: Table[tiny.State] = Table.open(game, None, 3)
    seat = table.asks()[0].seat
    codes = [option.code for option in table.options(seat)]
    plan = make_bot("greedy", "plans").choose(Chair(table, seat))
    table.answer_all(seat, plan)
    assert len(plan) == 1


# -- no peeking ------------------------------------------------------------------------------


def test_it_judges_only_tables_dealt_anew() -> None:
    seen: set[tuple[int, ...]] = set()

    def judge(s: tiny.State, seat: int) -> float:
        seen.add(tuple(s.envoys(tiny.HAND + 1 - seat)))
        return 0.0

    table = envoys_judged_by(judge)
    for number in range(20):
        greedy(table, str(number))
    assert len(seen) > 5


def test_it_does_not_know_what_a_roll_will_bring() -> None:
    rolls: set[int] = set()

    def judge(s: tiny.State, seat: int) -> float:
        rolls.add(s.treaty)
        return 0.0

    table = envoys_judged_by(judge)
    for number in range(30):
        greedy(table, str(number))
    assert rolls == {1, 2, 3}


# -- strength --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize(
    ("bots", "winner"), [(("greedy", "random"), "FR"), (("random", "greedy"), "BR")]
)
def test_it_beats_random_from_either_side(bots: tuple[str, str], winner: str, seed: str) -> None:
    assert play_game(Pairing("imperial_struggle", bots), seed).winners == (winner,)


# -- secret choices ---------------------------------------------------------------------------


AUSTRIA = 2


def first_cards(seeds: range, seat: int = AUSTRIA, players: int = 3) -> set[str]:
    """Return which card a bot chooses first in Realpolitik, with different luck."""
    table = Table.open(realpolitik.GAME, {"players": str(players)}, 7)
    for _ in range(players):
        table.answer(table.asks()[0].seat, "pass")
    for each in range(players):
        table.answer(each, "pledge_nobody")
    chair = Chair(table, seat)
    return {str(make_bot("greedy", str(seed)).choose(chair)[0]) for seed in seeds}


def test_secret_choices_of_near_equal_worth_are_mixed() -> None:
    assert len(first_cards(range(12))) > 1


def test_where_nobody_gains_by_foreseeing_it_the_best_is_taken() -> None:
    def judge(s: RealpolitikState, seat: int) -> float:
        return 0.01 if s.pledge[seat] == 1 else 0.0

    def pledges(bluffs: Sequence[str] | None) -> set[str]:
        game = variant(realpolitik.GAME, judge=judge, bluffs=bluffs)
        table = Table.open(game, {}, 7)
        for _ in range(3):
            table.answer(table.asks()[0].seat, "pass")
        chair = Chair(table, 0)
        return {str(make_bot("greedy", str(seed)).choose(chair)[0]) for seed in range(12)}

    assert len(pledges(None)) > 1
    assert pledges(()) == {"pledge prussia"}


@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in (3, 4) for seat in range(n)])
def test_every_power_has_more_than_one_opening(players: int, seat: int) -> None:
    assert len(first_cards(range(16), seat, players)) > 1


def test_the_same_luck_mixes_alike() -> None:
    assert first_cards(range(3)) == first_cards(range(3))


def test_a_secret_choice_that_is_clearly_best_is_always_taken() -> None:
    def judge(s: RealpolitikState, seat: int) -> float:
        return 0.3 if s.pledge[seat] == 1 else 0.0

    table = Table.open(variant(realpolitik.GAME, judge=judge), {}, 7)
    for _ in range(3):
        table.answer(table.asks()[0].seat, "pass")
    chosen = {str(make_bot("greedy", str(seed)).choose(Chair(table, 0))[0]) for seed in range(12)}
    assert chosen == {"pledge prussia"}
