"""Random games with wars, one Age to the end: whatever happens, the table stays possible."""

import random
from collections.abc import Mapping

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.tables import MIL, MOST_POWER, POWERS
from greatpowers.games.price_of_power.rules.setup import start_position
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.table import Table

MOST_ANSWERS = 6000
FORKED_EVERY = 12
RICH = 40
WARLIKE = {
    "accept_call",
    "besiege",
    "besiege_in",
    "call_to_arms",
    "declare_war",
    "enforce",
    "march",
    "march_to",
    "peace_with",
    "recruit",
}
"""What is preferred, so that there is a war."""


def rich_and_warlike(options: Mapping[str, str]) -> State:
    """Return the start of a game in which everybody can afford a war."""
    s = start_position(options)
    s.has_war = True
    for seat in range(s.players):
        s.power[seat * len(POWERS) + MIL] = MOST_POWER
        s.ducats[seat] = RICH
    return s


def open_war(scenario: str) -> PriceTable:
    options = {option.id: option.values[0] for option in GAME.options}
    options |= {"scenario": scenario, "length": "one_age"}
    return Table.resume(GAME, rich_and_warlike(options), options, seed=scenario)


def random_code(rng: random.Random, ask: Ask) -> int:
    """Choose a verb first, what makes war more often than not, then one of its targets."""
    by_verb: dict[str, list[int]] = {}
    for code in ask.codes():
        by_verb.setdefault(GAME.vocabulary.options[code].verb, []).append(code)
    warlike = sorted(WARLIKE & by_verb.keys())
    verb = rng.choice(warlike if warlike and rng.random() < 0.6 else sorted(by_verb))
    return rng.choice(by_verb[verb])


@pytest.mark.parametrize("scenario", ["hundred_years", "western_crowns", "four_crowns"])
def test_wars_come_to_an_end(scenario: str) -> None:
    """Every position is possible, and a fork of it is the same position."""
    table = open_war(scenario)
    rng = random.Random(scenario)
    for number in range(MOST_ANSWERS):
        if table.result is not None:
            break
        ask = rng.choice(table.asks())
        table.answer_known(ask.seat, random_code(rng, ask))
        GAME.check(table.state)
        if number % FORKED_EVERY == 0:
            fork = table.fork()
            assert fork.state.data() == table.state.data()
            fork.close()
    texts = {entry.text for entry in table.log}
    assert table.result is not None
    assert texts >= {"log-declares-war", "log-peace", "log-truce"}
