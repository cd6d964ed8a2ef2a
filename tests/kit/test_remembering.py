"""Parts are made again only when what they were made of has changed."""

from typing import Any

import pytest

from greatpowers.kit.fields import fields_set_by
from greatpowers.kit.remembering import Memory, remembered

made: list[str] = []


@pytest.fixture(autouse=True)
def nothing_made() -> None:
    made.clear()


class State:
    """A town: who lives where, what it has, and what it could have."""

    def __init__(self) -> None:
        self.houses = [[1, 2], [3]]
        self.gold = 5
        self.debt = 0

    __slots__ = fields_set_by(__init__)

    def clone(self) -> "State":
        """Return an independent copy."""
        other = State()
        other.houses = [house.copy() for house in self.houses]
        other.gold = self.gold
        other.debt = self.debt
        return other


@remembered
def people(s: State, house: int) -> list[int]:
    """Tell who lives in a house."""
    made.append(f"people {house}")
    return s.houses[house].copy()


@remembered
def wealth(s: State) -> int:
    """Tell what the town has; only who is in debt looks at the houses."""
    made.append("wealth")
    return s.gold - len(s.houses) if s.debt else s.gold


@remembered
def fortune(s: State) -> tuple[int, int, int]:
    """Tell what a loan would change, by trying it on the state, and on a copy."""
    made.append("fortune")
    kept, s.debt = s.debt, 1
    here = wealth(s)
    s.debt = kept
    trial = s.clone()
    trial.debt = 1
    trial.houses.append([])
    return here, wealth(trial), wealth(s)


def test_a_part_is_made_once_for_each_of_its_arguments() -> None:
    state, memory = State(), Memory()
    for _ in range(2):
        seen = memory.look_at(state)
        assert [people(seen, 0), people(seen, 1), people(seen, 0)] == [[1, 2], [3], [1, 2]]
    assert made == ["people 0", "people 1"]


def test_it_is_made_again_when_what_it_read_has_changed() -> None:
    state, memory = State(), Memory()
    assert people(memory.look_at(state), 1) == [3]
    state.gold = 9
    assert people(memory.look_at(state), 1) == [3]
    assert made == ["people 1"]
    state.houses[1].append(4)
    assert people(memory.look_at(state), 1) == [3, 4]


def test_another_state_is_another_state() -> None:
    memory = Memory()
    assert wealth(memory.look_at(State())) == 5
    other = State()
    other.gold = 7
    assert wealth(memory.look_at(other)) == 7


def test_what_was_read_hangs_on_what_there_was() -> None:
    state, memory = State(), Memory()
    assert wealth(memory.look_at(state)) == 5
    state.houses.append([])
    assert wealth(memory.look_at(state)) == 5
    assert made == ["wealth"]
    state.debt = 1
    assert wealth(memory.look_at(state)) == 2
    state.houses.append([])
    assert wealth(memory.look_at(state)) == 1


def test_what_is_tried_within_a_part_is_not_remembered() -> None:
    state, memory = State(), Memory()
    seen = memory.look_at(state)
    assert fortune(seen) == (3, 2, 5)
    assert wealth(seen) == 5
    assert [state.houses, state.gold, state.debt] == [[[1, 2], [3]], 5, 0]


def test_what_is_read_of_a_copy_was_read_of_the_state() -> None:
    state, memory = State(), Memory()
    assert fortune(memory.look_at(state)) == (3, 2, 5)
    state.houses.append([])
    assert fortune(memory.look_at(state)) == (2, 1, 5)


def test_without_a_memory_everything_is_made_again() -> None:
    state = State()
    assert [wealth(state), wealth(state)] == [5, 5]
    assert made == ["wealth", "wealth"]


def test_a_state_whose_fields_nobody_declared_is_looked_at_as_it_is() -> None:
    class Loose:
        houses: Any = ((1,),)

    state = Loose()
    assert Memory().look_at(state) is state
