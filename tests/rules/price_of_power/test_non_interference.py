"""What is hidden from a seat makes no difference to it, for two to six players."""

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.scenarios import PLAYERS_IN, SCENARIOS
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.battery.play import Player
from tests.battery.test_secrecy import dealt_anew, plays_on_alike

LOOKS = 1
"""How often each seat is looked at."""
APART = 53
"""How many answers lie between two looks."""


@rule("6.0", "17.2.1")
@pytest.mark.parametrize("players", sorted(set(PLAYERS_IN)))
def test_nothing_hidden_shows(players: int) -> None:
    scenario = SCENARIOS[PLAYERS_IN.index(players)]
    player = Player(GAME, f"{players} seats")
    table = Table.open(GAME, {"scenario": scenario, "length": "one_age"}, seed=scenario)
    compared = 0
    for look in range(LOOKS * players):
        for _ in range(APART):
            player.step(table)
        compared += plays_on_alike(player, table, look % players)
        dealt_anew(player, table, look % players)
    assert compared > LOOKS * players
