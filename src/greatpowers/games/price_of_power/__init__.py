"""Europa Universalis: The Price of Power, for two to six players."""

from greatpowers.games.price_of_power.census import CENSUS
from greatpowers.games.price_of_power.game import GAME
from greatpowers.games.price_of_power.landmarks import LANDMARKS

__all__ = ["CENSUS", "GAME", "LANDMARKS"]
