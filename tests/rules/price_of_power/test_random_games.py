"""Random games of one Age to its scoring: in war, and the quiet decade without any."""

import random

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.scenarios import PLAYERS_IN, SCENARIOS
from greatpowers.games.price_of_power.rules.scoring import LAST_EVENT
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.table import Table

MOST_ANSWERS = 6000
FIRST_ANSWERS = 120
MOST_OPTIONS = 400
"""A question with more of them would have to be asked verb first, then target."""
WHOLE = tuple(SCENARIOS[PLAYERS_IN.index(players)] for players in (2, 3, 4, 5, 6))
"""Scenarios that are played to the end of an Age, one for each number of players."""


def open_decade(scenario: str, seed: str, **options: str) -> PriceTable:
    """Open a game of one Age."""
    return Table.open(GAME, {"scenario": scenario, "length": "one_age", **options}, seed=seed)


def random_code(rng: random.Random, ask: Ask) -> int:
    """Choose a verb first, then one of its targets, so that verbs with many do not drown others."""
    by_verb: dict[str, list[int]] = {}
    assert len(ask.codes()) <= MOST_OPTIONS, ask.prompt
    for code in ask.codes():
        by_verb.setdefault(GAME.vocabulary.options[code].verb, []).append(code)
    return rng.choice(by_verb[rng.choice(sorted(by_verb))])


def play_out(table: PriceTable, seed: str) -> int:
    """Answer at random until the game is over, checking every position; return the answers."""
    rng = random.Random(seed)
    for number in range(MOST_ANSWERS):
        if table.result is not None:
            return number
        ask = rng.choice(table.asks())
        table.answer_known(ask.seat, random_code(rng, ask))
        GAME.check(table.state)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("scenario", sorted({*SCENARIOS} - {*WHOLE}))
def test_every_scenario_is_played_from_its_start(scenario: str) -> None:
    table = open_decade(scenario, scenario)
    rng = random.Random(scenario)
    for _ in range(FIRST_ANSWERS):
        ask = rng.choice(table.asks())
        table.answer_known(ask.seat, random_code(rng, ask))
        GAME.check(table.state)


@pytest.mark.parametrize("war", ["no", "yes"])
@pytest.mark.parametrize("scenario", WHOLE)
def test_decades_come_to_their_scoring(scenario: str, war: str) -> None:
    table = open_decade(scenario, scenario, war=war)
    play_out(table, scenario)
    result = table.result
    assert result is not None
    assert result.ending == LAST_EVENT
    assert table.state.round == 4
    assert not table.asks()
    texts = {entry.text for entry in table.log}
    assert "log-final" in texts
    assert war == "yes" or texts.isdisjoint({"log-declares-war", "log-war"})
    assert war == "yes" or not any(table.state.war)


def test_there_are_decades_for_two_to_six() -> None:
    assert {PLAYERS_IN[SCENARIOS.index(scenario)] for scenario in WHOLE} == {2, 3, 4, 5, 6}
    assert set(PLAYERS_IN) == {2, 3, 4, 5, 6}
