"""The whole view as tables: every fact of it is in one of them, where its type says."""

from random import Random
from typing import Any

import pytest

from greatpowers import Table, game_ids, get_game
from greatpowers.envs.facts import code, space_of, tables
from tests.battery.limits import short_options

ANSWERS = 40


def leaves(told: Any) -> list[Any]:
    """Return all facts of a view."""
    if isinstance(told, dict | list | tuple):
        inner = told.values() if isinstance(told, dict) else told
        return [leaf for each in inner for leaf in leaves(each)]
    return [] if told is None else [told]


def texts(told: Any) -> set[str]:
    """Return all texts of a view, keys too."""
    keys = set(told) if isinstance(told, dict) else set()
    return keys | {leaf for leaf in leaves(told) if isinstance(leaf, str)}


@pytest.mark.parametrize("game", game_ids())
def test_every_fact_is_a_row(game: str) -> None:
    table: Table[Any] = Table.open(get_game(game), short_options(game), 3)
    luck = Random(3)
    names: list[str] = []
    met: set[str] = set()
    for _ in range(ANSWERS):
        ask = table.asks()[0]
        view = table.view(ask.seat)["state"]
        shown = tables(game, view)
        facts = [code(each) if isinstance(each, str) else int(each) for each in leaves(view)]
        rows = [int(row[-1]) for of_kind in shown.values() for row in of_kind]
        assert sorted(rows) == sorted(facts)
        assert [*shown] == (names or [*shown])
        names = [*shown]
        met |= texts(view)
        table.answer_known(ask.seat, luck.choice(ask.codes()))
    assert space_of(game).contains(shown)
    assert len({*map(code, met)}) == len(met) > 20


def test_keys_and_places_stand_before_the_fact() -> None:
    table: Table[Any] = Table.open(get_game("imperialism"), None, 3)
    view = table.view(0)["state"]
    view["empires"][1]["levels"]["army"] = 7
    view["empires"][1]["territories"] = ["tyrol", "bohemia"]
    shown = tables("imperialism", view)
    assert [1, code("army"), 7] in shown["empires.levels"].tolist()
    assert shown["empires.territories"].tolist() == [[1, 0, code("tyrol")], [1, 1, code("bohemia")]]
    assert shown["war.winner"].shape == (0, 1)
