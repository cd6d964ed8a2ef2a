"""Pace: what people are asked, in vain or not, and who waits for whom."""

from functools import cache
from typing import Any

import pytest

from greatpowers.arena.matches import Pairing
from greatpowers.arena.pace import COUNTED, Pace, Watch, pace_of, watch_game
from greatpowers.kernel.errors import BadOption
from greatpowers.kernel.standing import Routine, Standing
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

CROWNS = {"scenario": "western_crowns", "length": "one_age"}
PAIRING = Pairing("price_of_power", ("random",) * 3, CROWNS)


@cache
def watched() -> Pace:
    """Watch a game once for all tests that only look at what came of it."""
    return watch_game(PAIRING, "7")


def test_the_same_seed_counts_the_same() -> None:
    one = watched()
    assert watch_game(PAIRING, "7") == one
    assert watch_game(PAIRING, "8") != one


def test_many_games_are_added_up() -> None:
    both = pace_of(PAIRING, 2, "s")
    each = [watch_game(PAIRING, f"s/{number}") for number in range(2)]
    assert both.games == 2
    assert both.rounds == sum(pace.rounds for pace in each) == 8
    assert both.asked == each[0].asked + each[1].asked


def test_the_counts_agree_with_each_other() -> None:
    pace = watched()
    for less, more in (
        ("single", "asked"),
        ("passing", "single"),
        ("counted", "asked"),
        ("advance", "asked"),
        ("needed", "asked"),
        ("waits", "asked"),
    ):
        assert getattr(pace, less) <= getattr(pace, more), less
    assert sum(pace.needed.values()) <= sum(pace.waits.values())
    assert pace.advance["ask-more"] > 0
    assert pace.waits["ask-keep"] <= pace.rounds, "all keep cards at once"


def answers(table: Table[Any], *given: tuple[int, str]) -> Watch:
    """Watch some answers being given."""
    watch = Watch(table)
    for seat, words in given:
        option = table.game.vocabulary.parse(words)
        watch.look(seat, option)
        table.answer(seat, option)
    return watch


def draws(*seats: int) -> list[tuple[int, str]]:
    return [(seat, "draw_from adm") for seat in seats for _ in range(3)]


def test_a_wait_is_a_question_to_somebody_who_was_not_asked() -> None:
    table = Table.open(get_game("price_of_power"), CROWNS, "1")
    order = [table.asks()[0].seat]
    pace = answers(table, *draws(*order)).pace
    assert pace.asked == {"ask-draw-from": 3}
    assert pace.waits["ask-draw-from"] == pace.needed["ask-draw-from"] == 1


def test_nobody_needs_to_wait_for_what_was_said_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    game = get_game("price_of_power")
    routine = Standing(
        count=game.standing.count,
        reactions=("round",),
        routines={"ask-draw-from": Routine("draw_from adm")},
    )
    monkeypatch.setattr(game, "standing", routine)
    table = Table.open(game, CROWNS, "1")
    pace = answers(table, *draws(table.asks()[0].seat)).pace
    assert pace.advance["ask-draw-from"] == 3
    assert pace.waits["ask-draw-from"] == 1
    assert not pace.needed["ask-draw-from"]


def test_a_round_is_told_on_average() -> None:
    pace = watched()
    data = pace.data()
    assert data["rounds"] == 4
    assert data["each"] == round(sum(pace.asked.values()) / 4 / 3, 1)
    assert set(data["round"]) == set(COUNTED)
    prompts = list(data["prompts"].values())
    assert prompts[0]["asked"] >= prompts[5]["asked"]


def test_options_for_so_many_players() -> None:
    game = get_game("price_of_power")
    six = game.settle_for(6, {"length": "one_age"})
    assert (len(game.seats(six)), six["length"]) == (6, "one_age")
    assert game.settle_for(3, CROWNS)["scenario"] == "western_crowns"
    with pytest.raises(BadOption, match="not played by 7"):
        game.settle_for(7, {})
    with pytest.raises(BadOption, match="not played by 6"):
        game.settle_for(6, CROWNS)
