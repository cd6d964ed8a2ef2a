"""Random games in which everybody can afford wars, and likes them."""

import random
from collections.abc import Mapping

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.tables import MIL, MOST_POWER, POWERS
from greatpowers.games.price_of_power.rules.setup import start_position
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.table import Table

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
    for seat in range(s.players):
        s.power[seat * len(POWERS) + MIL] = MOST_POWER
        s.ducats[seat] = RICH
    return s


def open_war(scenario: str) -> PriceTable:
    """Open a game of one Age with wars."""
    options = GAME.settle({"scenario": scenario, "length": "one_age", "war": "yes"})
    return Table.resume(GAME, rich_and_warlike(options), options, seed=scenario)


def random_code(rng: random.Random, ask: Ask) -> int:
    """Choose a verb first, what makes war more often than not, then one of its targets."""
    by_verb: dict[str, list[int]] = {}
    for code in ask.codes():
        by_verb.setdefault(GAME.vocabulary.options[code].verb, []).append(code)
    warlike = sorted(WARLIKE & by_verb.keys())
    verb = rng.choice(warlike if warlike and rng.random() < 0.6 else sorted(by_verb))
    return rng.choice(by_verb[verb])
