"""The words of the cards on the page are those that the rules compose."""

import json
import runpy
from pathlib import Path

CARDS = Path(__file__).parents[3] / "web" / "src" / "games" / "price_of_power" / "cards"


def test_the_page_has_the_words_of_all_cards() -> None:
    """``write.py`` has to be run after a change of cards or of their words."""
    fresh = runpy.run_path(str(CARDS / "write.py"))["all_words"]()
    assert json.loads((CARDS / "words.json").read_text("utf-8")) == json.loads(json.dumps(fresh))
