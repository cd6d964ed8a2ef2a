"""The battery runs on every game without a line per game."""

import pytest

from tests.battery.games import GAMES
from tests.battery.play import AnyGame


@pytest.fixture(params=sorted(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    """Return one game after another."""
    return GAMES[request.param]
