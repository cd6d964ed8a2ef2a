"""The rulings tell the numbers of the data."""

import re

import pytest

from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import (
    CAPACITY,
    CAPITAL_GUARD,
    CARD_COST,
    DIPLOMACY_TOP,
    FORTRESS_COST,
    FORTRESS_STRENGTH,
    GARRISON_STRENGTH,
    GENERAL_STRENGTH,
    HOME_GUARD,
    LAST_TURN,
    MORALE_COST,
    MOST_MORALE,
    TRAIN_COST,
    UNIT_COST,
)
from greatpowers.kernel.words import LANGUAGES, Words

NUMBERS = {
    "R2": {*GENERAL_STRENGTH, CAPACITY},
    "R10": {UNIT_COST, TRAIN_COST, CARD_COST, FORTRESS_COST, MORALE_COST},
    "R14": {DIPLOMACY_TOP},
    "R23": {HOME_GUARD, CAPITAL_GUARD},
    "R24": {1, GARRISON_STRENGTH, FORTRESS_STRENGTH},
    "R31": {0, 1, 5, MOST_MORALE},
    "R39": {LAST_TURN},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruling", NUMBERS)
def test_a_ruling_tells_the_numbers_of_the_data(ruling: str, language: str) -> None:
    text = Words(language, GAME.folder / "text").text(f"ruling-{ruling.lower()}.text")
    said = {int(number) for number in re.findall(r"(?<![R\d])\d+", text)}
    assert said == NUMBERS[ruling]
