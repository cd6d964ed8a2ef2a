"""The state: options are kept in it, and counts are right."""

import pytest

from greatpowers.games.imperialism.components import COUNTABLE
from greatpowers.games.imperialism.state import State
from tests.rules.imperialism.scenes import lay, levels, position


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
