"""How Imperial Struggle draws itself in a terminal."""

import random
from typing import Any

import pytest

from greatpowers.cli.common import game_words
from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE
from greatpowers.games.imperial_struggle.terminal import draw
from greatpowers.kernel.table import Table
from greatpowers.kit.terminal import STYLES, WIDTH
from tests.rules.imperial_struggle.scenes import conflict, flag, hand, position, round_of

WORDS = game_words("en", GAME)


def picture(table: Table[Any], seat: int | None = FRANCE, lang: str = "en") -> str:
    return "\n".join(draw(table.view(seat), game_words(lang, GAME)))


def tables(seed: int) -> list[Table[Any]]:
    """Return forks of a random game at many points."""
    table = Table.open(GAME, None, seed)
    dice = random.Random(seed)
    points = [table.fork()]
    while asks := table.asks():
        table.answer(asks[0].seat, dice.choice(table.options(asks[0].seat)))
        if table.position % 40 == 0:
            points.append(table.fork())
    return [*points, table]


@pytest.mark.parametrize("lang", ["en", "pl", "it"])
def test_every_moment_can_be_drawn_for_everybody(lang: str) -> None:
    for table in tables(1):
        for seat in (None, FRANCE, BRITAIN):
            drawn = picture(table, seat, lang)
            assert "\\[" not in drawn, "a text is missing"


def test_no_line_is_too_wide() -> None:
    for table in tables(2):
        for line in picture(table, BRITAIN).splitlines():
            assert len(STYLES.sub("", line)) <= WIDTH, line


def test_flags_and_markers() -> None:
    state = position()
    flag(state, FRANCE, "havana", "sweden")
    flag(state, BRITAIN, "louisbourg")
    conflict(state, "havana")
    state.damaged[state.flag.index(BRITAIN)] = False
    drawn = picture(round_of(FRANCE, "e4_d2_a", state))
    assert "[fr]F[/] Havana 2[mark]!~[/]" in drawn
    assert "Sweden [fr]F[/]2+*" in drawn
    assert "[br]B[/] Louisbourg 3" in drawn
    assert "· Santiago 2" in drawn


def test_points_left_in_the_round() -> None:
    drawn = picture(round_of(FRANCE, "e4_d2_a"))
    assert "Economic [head]4[/] (Major)" in drawn
    assert "Diplomatic [head]2[/] (Minor)" in drawn


def test_one_sees_ones_own_cards_and_nobody_elses() -> None:
    state = position()
    hand(state, FRANCE, "tax_reform")
    hand(state, BRITAIN, "carnatic_war")
    table = round_of(FRANCE, "e4_d2_a", state)
    assert "Tax Reform" in picture(table, FRANCE)
    assert "Carnatic War" not in picture(table, FRANCE)
    assert "Tax Reform" not in picture(table, BRITAIN)
    assert "Carnatic War" in picture(table, BRITAIN)
    assert "YOUR CARDS" not in picture(table, None)


def test_a_card_shows_the_version_of_ones_side() -> None:
    state = position()
    hand(state, FRANCE, "acts_of_union")
    assert "Gain 2 DP." in picture(round_of(FRANCE, "e4_d2_a", state))
