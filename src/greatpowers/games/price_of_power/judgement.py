"""How good a position looks: Prestige with what would be scored now, against the best other."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.scoring import final_prestige
from greatpowers.games.price_of_power.state import State

FAR_AHEAD: Final = 60
"""A lead that is as good as won."""


def worth(s: State, seat: Seat) -> int:
    """Return a player's Prestige if the game ended now, apart from Missions in hand."""
    return s.prestige[seat] if s.ending else s.prestige[seat] + final_prestige(s, seat)


def judge(s: State, seat: Seat) -> float:
    """Return the worth of a position for a seat, from -1 to 1."""
    best = max(worth(s, other) for other in range(s.players) if other != seat)
    return max(-1.0, min(1.0, (worth(s, seat) - best) / FAR_AHEAD))
