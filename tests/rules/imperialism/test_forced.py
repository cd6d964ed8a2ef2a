"""Questions with a single answer: those that everybody can foresee are answered by themselves."""

import random

import pytest

from greatpowers import new_table
from greatpowers.games.imperialism.components import ACHIEVEMENTS
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.table import Table
from tests.rules.imperialism.scenes import asked, give, levels, open_table, play, position, wanted

RENAISSANCE = ACHIEVEMENTS.index("renaissance")
OPEN = {
    "ask-achieve",
    "ask-achieve-now",
    "ask-draw",
    "ask-first-level",
    "ask-raise",
    "ask-retrieve",
    "ask-victim",
    "ask-war",
}
"""Some questions that every game asks and that everybody can foresee."""
HIDDEN = {"ask-action", "ask-discard", "ask-keep-power", "ask-second-intrigue", "ask-seize"}


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_an_open_question_leaves_the_same_answers_whatever_is_hidden(players: str) -> None:
    chance = random.Random(f"open {players}")
    met: dict[bool, set[str]] = {True: set(), False: set()}
    for number in range(3):
        table: Table[State] = new_table("imperialism", {"players": players}, f"{players} {number}")
        while table.result is None and table.position < 900:
            ask = chance.choice(table.asks())
            met[ask.public].add(ask.prompt)
            options = table.options(ask.seat)
            if ask.public and table.position % 3 == 0:
                for other in range(int(players)):
                    if other != ask.seat:
                        world = table.fork(redeal_for=other, seed=str(chance.random()))
                        assert world.options(ask.seat) == options, ask.prompt
            table.answer(ask.seat, chance.choice(options))
    assert not met[True] & met[False]
    assert met[True] & HIDDEN == met[False] & OPEN == set()
    assert len(met[True] & OPEN) >= len(OPEN) - 1


def test_the_only_achievement_has_to_be_taken_and_is() -> None:
    state = position(achievements="at_once")
    levels(state, 0, **wanted("renaissance"))
    state.slots, state.achievement_deck = state.slots[:0], state.slots + state.achievement_deck
    state.achievement_deck.sort(key=lambda each: each != RENAISSANCE)
    table = open_table(state)
    play(table, "collect_taxes")
    assert asked(table) == (0, "ask-achieve")
    forced = table.forced()
    assert forced is not None
    assert str(forced[1]) == "achieve renaissance"


def test_a_good_year_without_oriental_goods_brings_ducats() -> None:
    state = position()
    give(state, 0, "exceptional_year")
    table = open_table(state)
    play(table, "play exceptional_year")
    assert asked(table) == (0, "ask-good-year")
    forced = table.forced()
    assert forced is not None
    assert str(forced[1]) == "gain_ducats"


def test_who_holds_nothing_to_play_is_asked_all_the_same() -> None:
    state = position("france", "england", "spain")
    give(state, 0, "persecution", "settlement")
    table = open_table(state)
    play(table, "play persecution", "against england")
    assert asked(table) == (0, "ask-second-intrigue")
    assert [str(option) for option in table.options(0)] == ["done"]
    assert table.forced() is None
