"""Write the words of all cards as the rules compose them: words.json, for the page.

Each card is a list of lines; a line is its depth and its pieces, each a text and its arguments.

    PYTHONPATH=src python web/src/games/price_of_power/cards/write.py
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from greatpowers.games.price_of_power.components import cards
from greatpowers.games.price_of_power.effects import words

HERE = Path(__file__).parent


def told(lines: Iterable[words.Line]) -> list[Any]:
    """Return lines as plain data; a text without arguments stands alone."""
    return [
        [line.depth, [[text, args] if args else text for text, args in line.pieces]]
        for line in lines
    ]


def all_words() -> dict[str, list[Any]]:
    """Return the words of every card, by the text of its name."""
    found: dict[str, list[Any]] = {}
    for kind, ids, compose in (
        ("event", cards.EVENTS, words.event_words),
        ("action", cards.ACTIONS, words.action_words),
        ("deed", cards.DEEDS, words.deed_words),
        ("idea", cards.IDEAS, words.idea_words),
        ("struggle", cards.STRUGGLES, words.struggle_words),
    ):
        for number, name in enumerate(ids):
            found[f"{kind}-{name}"] = told(compose(number))
    for kind, ids, both in (
        ("mission", cards.MISSIONS, words.mission_words),
        ("milestone", cards.MILESTONES, words.milestone_words),
    ):
        for number, name in enumerate(ids):
            needs, reward = both(number)
            found[f"{kind}-{name}"] = told(needs)
            found[f"{kind}-{name}.reward"] = told(reward)
    return found


def text_of(found: dict[str, list[Any]]) -> str:
    """Return the file: one card a line."""
    lines = (f"{json.dumps(name)}:{json.dumps(card)}" for name, card in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    (HERE / "words.json").write_text(text_of(all_words()), "utf-8")
