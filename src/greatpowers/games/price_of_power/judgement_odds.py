"""Which Battles a bot is ready to fight, by the rules' own chances."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.battle_sides import ATTACKERS, DEFENDERS, enemy_of
from greatpowers.games.price_of_power.rules.prospects import Site

GOOD_ODDS: Final = 0.55
"""The chance to win without which nobody attacks on land."""
GOOD_ODDS_AT_SEA: Final = 0.4
"""The same at sea, where less is at stake."""


def is_likely_won(site: Site, seat: Seat) -> bool:
    """Say whether a player is likely to win a Battle; of a large one, by numbers alone."""
    side = ATTACKERS if site.attacker == seat else DEFENDERS
    if site.chances is None:
        return site.sizes[side] > site.sizes[enemy_of(side)]
    return site.chances[side] >= (GOOD_ODDS_AT_SEA if site.at_sea else GOOD_ODDS)
