"""Write what the page shows of the cards: words.json, facts.json.

The words are as the rules compose them. Each card is a list of lines; a line is its depth and its
pieces, each a text and its arguments. The facts are those of the files of the rules that the page
shows, and no others: the files themselves are too large to be sent.

    PYTHONPATH=src python web/src/games/price_of_power/cards/write.py
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from greatpowers.games.price_of_power.components import cards
from greatpowers.games.price_of_power.components.world import FOLDER
from greatpowers.games.price_of_power.effects import words
from greatpowers.kit.components import Row, read_data

HERE = Path(__file__).parent
FILES = ("actions", "events", "ideas", "milestones", "missions", "setups", "struggles", "trade")
SOURCED = {
    "action": "actions",
    "event": "events",
    "idea": "ideas",
    "milestone": "milestones",
    "mission": "missions",
    "struggle": "struggles",
}
GIST = "known gist"


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


CHARACTER = ("id", "kind", "field", "skill", "ducats", "adm", "dip", "mil", "dice")
EVENT = ("id", "age", "type", "realm", "symbols", "mortality")


def some(row: Row, names: Iterable[str]) -> Row:
    """Return what a row has under some names."""
    return {name: row[name] for name in names if row.get(name) is not None}


def source_of(row: Row) -> str:
    """Return where the text of a card comes from: a source, its gist alone, or nowhere."""
    source = str(row.get("effects_from") or row["from"])
    return "gist" if source.startswith(GIST) else source.partition(" ")[0]


def sources(data: Row) -> dict[str, list[Any]]:
    """Return the cards that are not wholly reconstructed, by where their texts come from."""
    found: dict[str, list[Any]] = {"rulebook": [], "known": [], "gist": []}
    for kind, file in SOURCED.items():
        for row in data[file][file]:
            found.get(source_of(row), []).append(f"{kind}-{row['id']}")
    return {f"from_{source}": names for source, names in found.items()}


def all_facts() -> dict[str, list[Any]]:
    """Return the facts of every card that the page shows."""
    data = {name: read_data(FOLDER, name) for name in FILES}
    rulers = [row["ruler"] for row in data["setups"]["setups"] if "ruler" in row]
    return {
        **sources(data),
        "actions": [some(row, ("id", "deck", "cost")) for row in data["actions"]["actions"]],
        "cards": [
            {"id": row["id"], "action": row["action"], "character": row["character"]["id"]}
            for row in data["actions"]["cards"]
        ],
        "characters": [
            some(row, CHARACTER)
            for row in (
                *(card["character"] for card in data["actions"]["cards"]),
                *(event["ruler"] for event in data["events"]["events"] if "ruler" in event),
                *rulers,
            )
        ],
        "events": [
            {**some(row, EVENT), **({"ruler": row["ruler"]["id"]} if "ruler" in row else {})}
            for row in data["events"]["events"]
        ],
        "ideas": [
            some(row, ("id", "type", "age", "cost", "basic")) for row in data["ideas"]["ideas"]
        ],
        "missions": [some(row, ("id", "prestige")) for row in data["missions"]["missions"]],
        "trades": [some(row, ("id", "table", "nodes")) for row in data["trade"]["cards"]],
        "tables": [
            {"id": name, "rows": table["rows"]} for name, table in data["trade"]["tables"].items()
        ],
    }


def text_of(found: dict[str, list[Any]]) -> str:
    """Return the file: one card a line."""
    lines = (f"{json.dumps(name)}:{json.dumps(card)}" for name, card in found.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    (HERE / "words.json").write_text(text_of(all_words()), "utf-8")
    (HERE / "facts.json").write_text(text_of(all_facts()), "utf-8")
