"""What the page shows of the cards is what the rules compose and know."""

import json
import runpy
from pathlib import Path

import pytest

from greatpowers.cli.common import game_words
from greatpowers.registry import get_game

CARDS = Path(__file__).parents[3] / "web" / "src" / "games" / "price_of_power" / "cards"


WRITTEN = runpy.run_path(str(CARDS / "write.py"))


@pytest.mark.parametrize("name", ["words", "facts"])
def test_the_page_has_what_the_rules_say_of_all_cards(name: str) -> None:
    """``write.py`` has to be run after a change of cards or of their words."""
    fresh = WRITTEN[f"all_{name}"]()
    kept = json.loads((CARDS / f"{name}.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(fresh))


@pytest.mark.parametrize(("language", "it"), [("pl", {"go", "je", "ją"}), ("it", {"lo"})])
def test_a_draft_is_called_the_same_whether_deal_or_peace(language: str, it: set[str]) -> None:
    """A deal and a peace have different genders: no pronoun fits both."""
    said = game_words(language, get_game("price_of_power")).text("pop-deal-draft")
    assert not it & set(said.lower().replace(",", "").split())
