"""Random games with wars, one Age to the end: whatever happens, the table stays possible."""

import random

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import area_text, zone_text
from greatpowers.games.price_of_power.rules.geography import any_ships, waters_of
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.relations import at_war_with
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.wartime import open_war, random_code, rich_and_warlike

MOST_ANSWERS = 6000
FORKED_EVERY = 12
EMPIRE_SEED = 2
QUIET = ("ask-action", "ask-settle")
"""Questions that nobody is asked while a Battle is fought or still to come."""


def enemies_of(s: State, seat: Seat) -> list[Seat]:
    others = [other for other in range(s.players) if other != seat]
    return [other for other in others if at_war_with(s, seat, s.realm[other])]


def side_by_side(s: State) -> list[str]:
    """Return where Units or Ships of enemies, or Units and Rebels, are in one place."""
    found = []
    for seat in range(s.players):
        foes = enemies_of(s, seat)
        for area in areas_with_units(s, seat):
            if s.rebels[area] or any(in_area(s, foe, area) for foe in foes):
                found.append(area_text(area))
        for zone in waters_of(s, seat):
            if any(any_ships(s, foe, zone) for foe in foes):
                found.append(zone_text(zone))
    return found


@rule("9.7", "9.9")
@pytest.mark.parametrize("scenario", ["hundred_years", "western_crowns", "four_crowns"])
def test_wars_come_to_an_end(scenario: str) -> None:
    """Every position is possible, and a fork of it is the same position.

    Enemies never stand side by side where something else is asked: they have fought.
    """
    table = open_war(scenario)
    rng = random.Random(scenario)
    for number in range(MOST_ANSWERS):
        if table.result is not None:
            break
        ask = rng.choice(table.asks())
        if ask.prompt in QUIET:
            assert not side_by_side(table.state)
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
