"""Casualties and recruits in the terminal: one line says how many of each kind."""

import io
from typing import Any

import pytest
from rich.console import Console

from greatpowers.cli.common import game_words
from greatpowers.cli.counted import read_numbers
from greatpowers.cli.screen import Screen
from greatpowers.cli.session import Session
from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.rules.battle_sides import land_units
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.test_counts import FIELD, hit_three_times


class WithoutBoard(Screen):
    """A screen for scenes in which only a part of a table lies."""

    def board(self, table: Table[Any], seat: int | None) -> None:
        """Draw nothing."""

    def changes(self, table: Table[Any], seat: int | None) -> None:
        """Draw nothing."""


def typed(*lines: str, lang: str = "en") -> tuple[list[int], str]:
    """Let people type lines where three hits are to be taken; return what France has left."""
    table = hit_three_times()
    out = io.StringIO()
    words = game_words(lang, GAME)
    screen = WithoutBoard(Console(file=out, width=200), words, GAME)
    rest = iter(["", *lines, "quit"])
    Session(table, dict.fromkeys(table.seats), screen, lambda _: next(rest)).run()
    return land_units(table.state, 1, FIELD)[:6], out.getvalue()


@rule("9.7.4")
@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "1 mercenary infantry 1 mercenary cavalry 1 regular cavalry"),
        ("en", "1 regular cavalry, 1 mercenary_cavalry, 1 mercenary_infantry"),
        ("pl", "1 najemna piechota 1 najemna kawaleria 1 regularna kawaleria"),
    ],
)
def test_all_casualties_are_one_line(lang: str, line: str) -> None:
    left, _ = typed(line, lang=lang)
    assert left == [3, 1, 0, 0, 0, 0]


@pytest.mark.parametrize("line", ["3 regular infantry", "1 mercenary infantry", "0 cavalry"])
def test_what_does_not_fit_loses_nothing_and_is_explained(line: str) -> None:
    left, out = typed(line)
    assert left == [3, 2, 0, 1, 1, 0]
    assert out.count("All 3 at once") + out.count("could mean several") == 2


def test_only_lines_of_numbers_and_names_are_counts() -> None:
    assert read_numbers("2 infantry 1 cavalry") == [(2, "infantry"), (1, "cavalry")]
    assert read_numbers("2 × infantry, 1 light ship") == [(2, "infantry"), (1, "light ship")]
    assert read_numbers("2") == []
    assert read_numbers("lose_unit infantry 2") == []
