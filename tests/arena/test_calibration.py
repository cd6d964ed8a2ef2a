"""Calibration: what chances a lead stands for, from games that were played."""

from random import Random

import pytest

from greatpowers.arena.calibration import MOMENTS, STRAYS, Seen, calibrate, fit
from greatpowers.arena.matches import Pairing
from greatpowers.bots.chances import FILE, shares, steepness
from greatpowers.registry import game_ids, get_game


def test_the_steepness_of_a_world_is_found() -> None:
    """Where chances are known to be so steep, that is what games tell."""
    luck = Random("calibration")
    seen = []
    for _ in range(3000):
        leads = tuple(luck.gauss(0, 1) for _ in range(3))
        (winner,) = luck.choices(range(3), shares(leads, 1.7))
        seen.append(Seen(leads, (winner,)))
    found = fit([seen])
    assert found.seats == 3
    assert found.steepness == pytest.approx(1.7, rel=0.1)
    assert all(abs(row.foretold - row.won) < 0.08 for row in found.bins)
    assert sum(row.positions for row in found.bins) == 3 * len(seen)


def test_games_are_played_and_looked_at() -> None:
    pairing = Pairing("imperial_struggle", ("random", "random"), {}, STRAYS)
    found = calibrate(pairing, 2, "calibration")
    assert (found.games, found.seats) == (2, 2)
    assert MOMENTS < found.moments <= 2 * MOMENTS
    assert found == calibrate(pairing, 2, "calibration")


@pytest.mark.parametrize("name", game_ids())
def test_every_game_was_measured(name: str) -> None:
    game = get_game(name)
    assert (game.folder / FILE).is_file(), f"greatpowers calibrate {name} --write"
    assert steepness(game, 2) > 0
