"""3.0 Components: how many cards of each sort there are."""

from collections import Counter

import pytest

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENTS,
    BOARD_COLONIES,
    CARDS,
    COPIES,
    IS_COLONY,
    IS_STARTING,
    KIND,
    KINDS,
    POWERS,
    PROVIDENCE,
    RELIGION_COPIES,
    RELIGIONS,
    START_NUMBER,
    TERRITORIES,
    TERRITORY_CARDS,
    all_copies,
    card,
    is_territory,
)
from greatpowers.kernel.rule import rule


@rule("3.0")
def test_3_0_there_are_50_providence_cards() -> None:
    deck = all_copies(range(len(PROVIDENCE)))
    assert len(deck) == 50
    counted = Counter(KINDS[KIND[each]] for each in deck)
    assert counted == {
        "positive_ruler": 8,
        "negative_ruler": 4,
        "plot": 12,
        "event": 22,
        "special": 4,
    }


@rule("3.0")
@pytest.mark.parametrize("name", PROVIDENCE)
def test_3_0_each_ruler_is_there_once_every_other_card_twice(name: str) -> None:
    is_ruler = KINDS[KIND[card(name)]].endswith("ruler")
    assert COPIES[card(name)] == (1 if is_ruler else 2)
    assert all_copies([card(name)]) == [card(name)] * COPIES[card(name)]


@rule("3.0")
def test_3_0_there_are_38_territories_of_two_kinds_and_two_on_the_board() -> None:
    assert TERRITORY_CARDS == 38
    assert IS_COLONY[:TERRITORY_CARDS].count(False) == 22
    assert IS_COLONY[:TERRITORY_CARDS].count(True) == 16
    assert TERRITORIES[TERRITORY_CARDS:] == ("india", "china")
    assert BOARD_COLONIES == 2
    assert IS_COLONY[TERRITORY_CARDS:] == (True, True)


@rule("3.0")
def test_3_0_there_are_ten_powers_24_achievements_and_six_religion_cards() -> None:
    assert len(POWERS) == 10
    assert len(ACHIEVEMENTS) == 24
    assert set(ACHIEVEMENT_GLORY) == {1, 2, 3, 4}
    assert len(RELIGIONS) == 3
    assert RELIGION_COPIES == (2, 2, 2)


@rule("3.0")
def test_3_0_all_cards_together_are_128() -> None:
    providence = len(all_copies(range(len(PROVIDENCE))))
    others = TERRITORY_CARDS + len(POWERS) + len(ACHIEVEMENTS) + sum(RELIGION_COPIES)
    assert providence + others == 128


@rule("3.0")
def test_3_0_no_name_is_there_twice() -> None:
    for names in (CARDS, TERRITORIES, POWERS, ACHIEVEMENTS, RELIGIONS):
        assert len(set(names)) == len(names)
    assert sorted(START_NUMBER) == list(range(1, 11))


@rule("3.0")
def test_3_0_a_hand_holds_providence_and_territory_cards_but_not_india_and_china() -> None:
    assert [is_territory(card(name)) for name in PROVIDENCE] == [False] * len(PROVIDENCE)
    assert all(is_territory(card(name)) for name in TERRITORIES[:TERRITORY_CARDS])
    assert not {"india", "china"} & set(CARDS)
    assert not any(IS_STARTING[TERRITORY_CARDS:])
