"""The state of every game: its fields are said once, its copies are complete and independent."""

import json
from typing import Any

from greatpowers.kit.fields import fields_of
from tests.battery.play import AnyGame, Player


def fresh(game: AnyGame) -> Any:
    """Return a state as it is before anything is played."""
    return game.setup(game.settle(None))


def marked(game: AnyGame) -> Any:
    """Return a state with a value of its own in every field."""
    state = fresh(game)
    for number, name in enumerate(state.data()):
        setattr(state, name, another(getattr(state, name), number + 100))
    return state


def another(value: Any, number: int) -> Any:
    """Return a value of the same kind that is found nowhere else."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, str):
        return f"{value}-{number}"
    if isinstance(value, list):
        if value and isinstance(value[0], bool):
            return [not value[0], *value, value[0]]
        if value and isinstance(value[0], list):
            return [another(row, number + place) for place, row in enumerate(value)]
        return [number, number + 1]
    return number


def test_the_data_are_all_the_fields(game: AnyGame) -> None:
    state = fresh(game)
    assert tuple(state.data()) == fields_of(type(state))
    assert not hasattr(state, "__dict__"), "a field that was never declared could be set"


def test_a_copy_has_every_field(game: AnyGame) -> None:
    state = marked(game)
    assert state.clone().data() == state.data()
    assert type(state.clone()) is type(state)


def test_a_copy_shares_no_list(game: AnyGame) -> None:
    state = marked(game)
    before = json.dumps(state.data())
    for copied in state.clone().data().values():
        if isinstance(copied, list):
            for row in copied:
                if isinstance(row, list):
                    row.append(99)
            copied.append(99)
    assert json.dumps(state.data()) == before


def test_a_change_of_any_field_shows_in_the_data(game: AnyGame) -> None:
    state = marked(game)
    for name in state.data():
        other = state.clone()
        setattr(other, name, another(getattr(other, name), 1000))
        assert [key for key, value in other.data().items() if value != state.data()[key]] == [name]


def test_the_data_are_plain_values_all_through_a_game(game: AnyGame) -> None:
    player = Player(game, "states")
    table = player.open()
    for _ in player.decisions(table):
        if table.position % 50 == 0:
            data = table.state.data()
            assert json.loads(json.dumps(data)) == data
