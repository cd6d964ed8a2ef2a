"""Short forms of every game, so that playing them through costs little."""

from typing import Final

from greatpowers import game_ids

GAMES: Final = game_ids()
SHORT: Final[dict[str, dict[str, str]]] = {
    "price_of_power": {"scenario": "hundred_years", "length": "one_age"},
}


def short(game: str) -> dict[str, str]:
    """Return the options of a short game."""
    return SHORT.get(game, {})
