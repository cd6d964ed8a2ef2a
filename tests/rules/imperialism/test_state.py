"""The state: copies are complete and independent, counts are right."""

import json
from typing import Any

import pytest

from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import COUNTABLE
from greatpowers.games.imperialism.state import ACTION, FIELDS, State
from greatpowers.kernel.table import Table
from tests.rules.imperialism.scenes import lay, levels, position

LISTS = [name for name in FIELDS if isinstance(getattr(State(3), name), list)]


def played() -> State:
    """Return the state of a game after some turns."""
    table = Table.open(GAME, {"players": "3"}, seed=4)
    while table.state.turn < 5 or table.state.phase != ACTION:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    state: State = table.state
    return state


def marked() -> State:
    """Return a state with a value of its own in every field."""
    state = State(3)
    for number, name in enumerate(FIELDS):
        value = getattr(state, name)
        if isinstance(value, list):
            setattr(state, name, _marked_list(value, number))
        else:
            setattr(state, name, number)
    state.players = 3
    return state


def _marked_list(value: list[Any], number: int) -> list[Any]:
    if value and isinstance(value[0], list):
        return [[number, seat] for seat in range(3)]
    return [number, number + 1]


def test_every_field_is_a_slot_and_set_from_the_start() -> None:
    assert State.__slots__ == FIELDS
    assert len(set(FIELDS)) == len(FIELDS)
    assert list(State(4).data()) == list(FIELDS)


@pytest.mark.parametrize("name", FIELDS)
def test_a_clone_has_every_field(name: str) -> None:
    state = marked()
    assert getattr(state.clone(), name) == getattr(state, name)


@pytest.mark.parametrize("name", LISTS)
def test_a_clone_shares_no_list(name: str) -> None:
    state = marked()
    other = state.clone()
    mine, copied = getattr(state, name), getattr(other, name)
    before = json.dumps(mine)
    if copied and isinstance(copied[0], list):
        for row in copied:
            row.append(99)
    copied.append(99)
    assert json.dumps(mine) == before


def test_the_data_of_a_state_tell_everything_as_plain_values() -> None:
    state = played()
    data = state.data()
    assert data == state.clone().data()
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize("name", FIELDS)
def test_a_change_of_any_field_shows_in_the_data(name: str) -> None:
    state = marked()
    other = state.clone()
    value = getattr(other, name)
    setattr(other, name, [*value, 7] if isinstance(value, list) else value + 1)
    assert other.data() != state.data()


@pytest.mark.parametrize(
    ("option", "field"),
    [
        ({"achievements": "at_once"}, "achieve_at_once"),
        ({"india_and_china_pay_taxes": "yes"}, "taxed_board"),
        ({"one_catholicism": "yes"}, "one_catholicism"),
    ],
)
def test_options_are_kept_in_the_state(option: dict[str, str], field: str) -> None:
    fields = ("achieve_at_once", "taxed_board", "one_catholicism")
    state = position(**option)
    assert [name for name in fields if getattr(state, name)] == [field]
    assert getattr(state.clone(), field)
    assert not any(getattr(position(), name) for name in fields)


def test_others_are_named_clockwise_from_the_left() -> None:
    state = State(4)
    assert state.others(0) == [1, 2, 3]
    assert state.others(2) == [3, 0, 1]
    assert State(2).others(1) == [0]


def test_everything_that_cards_count_is_counted() -> None:
    state = position()
    levels(state, 0, army=3, gold=2)
    lay(state, 0, "silesia", "genoa", "azores", "china")
    state.ducats[0] = 11
    counts = {name: state.count(0, what) for what, name in enumerate(COUNTABLE)}
    expected = dict.fromkeys(COUNTABLE, 0)
    expected |= {"army": 3, "gold": 2, "land": 2, "colony": 2, "territories": 4, "ducats": 11}
    assert counts == expected
    assert not any(state.count(1, what) for what in range(len(COUNTABLE)))
