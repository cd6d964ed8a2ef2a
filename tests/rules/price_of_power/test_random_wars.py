"""Random games with wars, one Age to the end: whatever happens, the table stays possible."""

import random

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.wartime import open_war, random_code, rich_and_warlike

MOST_ANSWERS = 6000
FORKED_EVERY = 12
EMPIRE_SEED = 2


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


@rule("18.4", "18.9")
def test_the_empire_votes_and_is_defended() -> None:
    """Where a player is Emperor, both happen in the course of a game."""
    options = GAME.settle({"scenario": "five_crowns", "length": "one_age", "war": "yes"})
    table = Table.resume(GAME, rich_and_warlike(options), options, seed=EMPIRE_SEED)
    rng = random.Random(EMPIRE_SEED)
    while table.result is None:
        ask = rng.choice(table.asks())
        table.answer_known(ask.seat, random_code(rng, ask))
        GAME.check(table.state)
    texts = {entry.text for entry in table.log}
    assert texts >= {"log-defends-hre", "log-imperial-units", "log-stands-down"}
    assert texts & {"log-elected", "log-reelected"}
