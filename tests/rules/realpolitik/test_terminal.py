"""In the terminal one finds what a map would show: open lands, their value, their neighbours."""

from typing import Any

from greatpowers import new_table
from greatpowers.cli.common import game_words
from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.terminal import draw
from greatpowers.kernel.table import Table


def drawn(table: Table[Any]) -> str:
    view = {**table.view(0), "explain": table.explain(0)}
    return " ".join(" ".join(draw(view, game_words("en", GAME))).split())


def test_lands_that_nobody_holds_are_drawn_with_value_stripes_and_neighbours() -> None:
    text = drawn(new_table("realpolitik", {"players": "3"}, 3))
    assert "Palatinate 2 (Prussia, France) – Alsace-Lorraine, Rhineland and Westphalia," in text
    assert "Netherlands 2 – Rhineland and Westphalia, Hanover, Belgium" in text
    assert "Tunis 1 (France, Italy) Netherlands" in text, "no land is next to Tunis"


def test_lands_that_are_held_tell_their_value_and_are_not_open() -> None:
    text = drawn(new_table("realpolitik", {"players": "3"}, 3))
    control, _, lands = text.partition("Open lands")
    assert "Lombardy 3 (Garrison)" in control
    assert "Tuscany;" in control, "a Home has no value of this kind"
    assert "Lombardy 3" not in lands
