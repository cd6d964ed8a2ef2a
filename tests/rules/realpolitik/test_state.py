"""The state: copies are complete and independent."""

import json
from typing import Any

import pytest

from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.state import FIELDS, State
from greatpowers.kernel.table import Table

LISTS = [name for name in FIELDS if isinstance(getattr(State(3), name), list)]


def played() -> State:
    """Return the state of a game after some turns."""
    table = Table.open(GAME, {"players": "3"}, seed=4)
    while table.state.turn < 4:
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
        elif isinstance(value, bool):
            setattr(state, name, not value)
        else:
            setattr(state, name, number)
    return state


def _marked_list(value: list[Any], number: int) -> list[Any]:
    if value and isinstance(value[0], list):
        return [[number, power] for power in range(len(value))]
    if value and isinstance(value[0], bool):
        return [True, False, True]
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
    if isinstance(value, bool):
        setattr(other, name, not value)
    else:
        setattr(other, name, [*value, 7] if isinstance(value, list) else value + 1)
    assert other.data() != state.data()
