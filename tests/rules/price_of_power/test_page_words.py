"""What the page shows of the cards is what the rules compose and know."""

import json
import runpy
from pathlib import Path

import pytest

CARDS = Path(__file__).parents[3] / "web" / "src" / "games" / "price_of_power" / "cards"


WRITTEN = runpy.run_path(str(CARDS / "write.py"))


@pytest.mark.parametrize("name", ["words", "facts"])
def test_the_page_has_what_the_rules_say_of_all_cards(name: str) -> None:
    """``write.py`` has to be run after a change of cards or of their words."""
    fresh = WRITTEN[f"all_{name}"]()
    kept = json.loads((CARDS / f"{name}.json").read_text("utf-8"))
    assert kept == json.loads(json.dumps(fresh))
