"""Europa Universalis: The Price of Power, for two to six players."""

from greatpowers.games.price_of_power.game import GAME

__all__ = ["GAME"]
