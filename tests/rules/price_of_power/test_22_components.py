"""22.0: so many cards and pieces as the book lists, of its larger edition."""

import json

import pytest

from greatpowers.games.price_of_power.components import cards, tables
from greatpowers.games.price_of_power.components.world import FOLDER
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row


def read_list(name: str) -> list[Row]:
    rows: list[Row] = json.loads((FOLDER / "data" / f"{name}.json").read_text("utf-8"))
    return rows


@rule("22.0")
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        (cards.CARDS, 108),
        (cards.TRADES, 44),
        (cards.EVENTS, 221),
        (cards.MISSIONS, 160),
        (cards.MILESTONES, 64),
        (cards.IDEAS, 30),
        (cards.STRUGGLES, 10),
    ],
)
def test_so_many_cards_of_each_kind(kind: tuple[str, ...], number: int) -> None:
    assert len(kind) == len(set(kind)) == number


@rule("22.0", "9.10.3")
def test_the_pieces_of_a_player() -> None:
    assert (tables.ARMIES, tables.MERCHANTS, tables.CUBES) == (3, 3, 30)
    assert (tables.MOST_MANPOWER, tables.SHIPS) == (20, 15)
    assert (tables.LARGE_TOWNS, tables.SMALL_TOWNS, tables.VASSAL_TOKENS) == (8, 40, 19)
    assert (tables.MOST_CORES, tables.MOST_CB) == (6, 2)
    assert (tables.ALLIANCE_TOKENS, tables.MARRIAGE_TOKENS) == (4, 4)


@rule("22.0", "9.10.4")
def test_the_pieces_that_all_share() -> None:
    assert tables.MERCENARIES == 20
    assert tables.MOST_AUTHORITY == 6


@rule("22.0")
def test_the_section_that_is_no_rule_of_this_game_has_a_ruling() -> None:
    """Of 345 rules of the book: its cards for bots play no realm."""
    rows = read_list("sections")
    left_out = {"20.1"}
    assert sum(row["rule"] for row in rows) + len(left_out) == 345
    assert left_out <= {row["id"] for row in rows if not row["rule"]}
    decided = {section for row in read_list("rulings") for section in row["sections"]}
    assert left_out <= decided
