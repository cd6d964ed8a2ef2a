"""Bots are found by name."""

import pytest

from greatpowers.bots import BOTS, UnknownBot, make_bot


def test_random_and_greedy_are_there() -> None:
    assert set(BOTS) == {"random", "greedy"}


def test_every_bot_can_be_made() -> None:
    for name in BOTS:
        assert callable(make_bot(name, "seed").choose)


def test_an_unknown_name_is_told_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"no bot 'clever'.*random, greedy"):
        make_bot("clever", "seed")
