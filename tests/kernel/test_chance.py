"""Chance: seeded, fair, and the same for ever."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatpowers.kernel.chance import Chance, seed_hash


def test_the_same_seed_gives_the_same_luck() -> None:
    one, two = Chance("seed"), Chance("seed")
    assert [one.below(100) for _ in range(50)] == [two.below(100) for _ in range(50)]


def test_other_seeds_give_other_luck() -> None:
    one, two = Chance("seed"), Chance("Seed")
    assert [one.below(100) for _ in range(20)] != [two.below(100) for _ in range(20)]


def test_luck_does_not_change_between_releases() -> None:
    chance = Chance("a seed")
    assert [chance.below(1000) for _ in range(8)] == [990, 732, 91, 287, 961, 888, 34, 742]
    things = list("abcdef")
    chance.shuffle(things)
    assert "".join(things) == "becdaf"


def test_a_die_is_fair() -> None:
    chance = Chance("fair")
    rolls = Counter(chance.below(6) for _ in range(6000))
    assert sorted(rolls) == list(range(6))
    chi_squared = sum((count - 1000) ** 2 / 1000 for count in rolls.values())
    assert chi_squared < 20.5  # exceeded once in a thousand by a fair die


def test_a_shuffle_is_fair() -> None:
    chance = Chance("fair")
    orders: Counter[str] = Counter()
    for _ in range(6000):
        things = list("abc")
        chance.shuffle(things)
        orders["".join(things)] += 1
    assert len(orders) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20.5


@given(st.text(), st.integers(1, 10**6))
def test_numbers_stay_below(seed: str, n: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(n) < n for _ in range(5))


@given(st.lists(st.integers()), st.integers())
def test_a_shuffle_keeps_all_things(things: list[int], seed: int) -> None:
    shuffled = things.copy()
    Chance(str(seed)).shuffle(shuffled)
    assert sorted(shuffled) == sorted(things)


def test_take_removes_what_it_returns_and_pick_does_not() -> None:
    chance = Chance("draw")
    things = list("abc")
    assert chance.pick(things) in "abc"
    assert len(things) == 3
    taken = [chance.take(things) for _ in range(3)]
    assert things == []
    assert sorted(taken) == ["a", "b", "c"]


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_comes_from_nothing(n: int) -> None:
    chance = Chance("none")
    with pytest.raises(ValueError, match="nothing to choose from"):
        chance.below(n)
    assert chance.counter == 0


def test_every_number_counts() -> None:
    chance = Chance("count")
    chance.below(6)
    chance.shuffle(list("abcd"))
    assert chance.counter == 1 + 3


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = Chance("copy")
    chance.below(6)
    chance.load((3,))
    other = chance.copy()
    assert [chance.below(1000) for _ in range(5)] == [other.below(1000) for _ in range(5)]
    chance.below(6)
    assert chance.counter == other.counter + 1


def test_loaded_numbers_come_first_and_in_order() -> None:
    chance, plain = Chance("load"), Chance("load")
    chance.load((2, 0, 7))
    assert [chance.below(3), chance.below(3), chance.below(6)] == [2, 0, 1]
    for _ in range(3):
        plain.below(3)
    assert chance.below(1000) == plain.below(1000)


def test_the_hash_of_a_seed_proves_it() -> None:
    assert seed_hash("42") == seed_hash("42")
    assert seed_hash("42") != seed_hash("43")
    assert len(seed_hash("42")) == 64
