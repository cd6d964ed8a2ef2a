"""The client stays small enough for a slow line."""

import pytest

from greatpowers import game_ids
from tools.bundle_size import bundle_size, limit_of


@pytest.mark.parametrize("game", game_ids())
def test_the_client_of_a_game_is_small(game: str) -> None:
    assert 0 < bundle_size(game) <= limit_of(game)
