"""Bots are found by name."""

import pytest

from greatpowers.bots import BOTS, LEVELS, MEASURES, UnknownBot, make_bot


def test_all_levels_are_there_the_weakest_first() -> None:
    assert list(BOTS) == ["random", "novice", "greedy", "strong", "master"]
    assert [name for name in BOTS if name in LEVELS] == list(LEVELS)


def test_every_bot_can_be_made() -> None:
    for name in (*BOTS, *MEASURES):
        assert callable(make_bot(name, "seed").choose)


def test_an_unknown_name_is_told_with_those_there_are() -> None:
    with pytest.raises(
        UnknownBot, match=r"no bot 'clever'.*random, novice, greedy, strong, master, rollout"
    ):
        make_bot("clever", "seed")
