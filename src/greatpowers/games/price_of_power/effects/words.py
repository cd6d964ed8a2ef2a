"""The words of the cards, composed from their data, so that text and effect cannot part (16.3).

A card is a list of lines, a line a list of pieces: a text with its arguments. Strings among the
arguments are ids of other texts. A line of an option stands deeper than what it belongs to. Pieces
are set side by side with a space between them, but none before a comma.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import (
    ACTION_ROWS,
    DEED_ROWS,
    EVENT_ROWS,
    IDEA_ROWS,
    MILESTONE_ROWS,
    MISSION_ROWS,
    STRUGGLE_ROWS,
    Action,
    Deed,
    Event,
    Idea,
    Milestone,
    Mission,
    Struggle,
)
from greatpowers.games.price_of_power.components.world import AREAS, NODES, REALMS
from greatpowers.games.price_of_power.effects.script import present_effect
from greatpowers.games.price_of_power.state import State
from greatpowers.kit.components import Row

Piece: TypeAlias = tuple[str, dict[str, str | int]]


class Line:
    """One line of a card: how deep it stands, and its pieces."""

    __slots__ = ("depth", "pieces")

    def __init__(self, depth: int, pieces: list[Piece]) -> None:
        self.depth = depth
        self.pieces = pieces


LETTERS: Final = "abcd"
AND: Final = "words-and"
OR: Final = "words-or"
OWNER: Final = "who-owner"
_TAKES_ALL: Final = ("town", "vassal", "free", "dnpr", "hre")
"""Effects that happen to all that they name; of others one may choose."""
_ANYWHERE: Final = ("action", "lose_units")
"""Effects that may name no place: what they name stands behind a word of its own."""
_SILENT: Final = ("effect", "is", "not", "who", "if", "unless", "optional", "options", "effects")
_NUMBERS: Final = ("amount", "number", "at_least", "at_most", "spaces", "bonus")
_COUNTED: Final = (
    "keep",
    "price",
    "times",
    "max",
    "at_most_per_area",
    "siege_bonus",
    "max_per_type",
)


# -- words ---------------------------------------------------------------------------------------


def slug(*words: object) -> str:
    """Return some words as the end of a text id."""
    return "-".join(str(word).replace("_", "-").replace(":", "-") for word in words)


def who_text(who: str) -> str:
    """Return the text id of whom an effect concerns."""
    return f"who-{slug(who)}"


def _areas(word: str) -> str:
    return f"area-{word}" if word in AREAS else f"areas-{slug(word)}"


def _realms(word: str) -> str:
    return f"realm-{word}" if word in REALMS else f"realms-{slug(word)}"


def _nodes(word: str) -> str:
    return f"node-{word}" if word in NODES else f"nodes-{slug(word)}"


def number_word(value: Any) -> int | str:
    """Return a number as it is, or the text id of one that is counted."""
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return f"number-{value}"
    if "fraction" in value:
        return f"number-{value['fraction']}"
    parts = [key if each is True else f"{key}-{each}" for key, each in value.items()]
    return f"number-{slug(*parts)}"


_LISTS: Final[dict[str, Callable[[str], str]]] = {
    "areas": _areas,
    "provinces": lambda word: f"province-{word}",
    "nodes": _nodes,
    "realms": _realms,
    "zones": lambda word: f"zone-{word}",
    "prefer": _areas,
}
"""Keys whose words stand one by one at the end of a line, and their texts."""
_NAMED: Final[dict[str, Callable[[str], str]]] = {
    "realm": _realms,
    "on": _realms,
    "by": _realms,
    "idea": lambda word: f"idea-{word}",
    "faith": lambda word: f"faith-{word}",
    "near": _areas,
    "continent": lambda word: f"continent-{word}",
    "capital": lambda word: f"province-{word}",
    "type": lambda word: f"idea-type-{word}",
    "deck": lambda word: f"deck-{word}",
    "colour": lambda word: f"colour-{word}",
    "card": lambda word: f"action-{word}",
}
"""Keys whose word is an argument, and its text."""


# -- effects and conditions ----------------------------------------------------------------------


def _listed(row: Row, between: str) -> list[Piece]:
    """Return the words of the lists of a row, each a piece, with *and* or *or* between them."""
    pieces: list[Piece] = []
    for key, text in _LISTS.items():
        words = row.get(key, ())
        for place, word in enumerate((words,) if isinstance(words, str) else words):
            if place:
                pieces.append((between, {}))
            elif key == "prefer":
                pieces.append(("words-prefer", {}))
            pieces.append((text(word), {}))
    return pieces


def _arguments(row: Row) -> dict[str, str | int]:
    """Return the numbers and named things of a row."""
    found: dict[str, str | int] = {}
    for key in _NUMBERS:
        if key in row:
            found["n"] = number_word(row[key])
    for key in _COUNTED:
        if key in row:
            found[key] = int(row[key])
    for key, text in _NAMED.items():
        if key in row:
            found[key] = text(row[key])
    return found


def _price(cost: dict[str, Any]) -> list[Piece]:
    """Return what is paid, piece by piece."""
    pieces: list[Piece] = []
    for what, number in cost.items():
        pieces += [(AND, {})] if pieces else []
        pieces.append((f"cost-{what}", {"n": int(number)}))
    return pieces


def _units(amounts: Any) -> list[Piece]:
    """Return Units of each kind; a card that says *all* needs no more words."""
    pieces: list[Piece] = []
    for what, number in amounts.items() if isinstance(amounts, dict) else ():
        pieces += [(AND, {})] if pieces else []
        pieces.append((f"unit-{slug(what)}", {"n": number}))
    return pieces


def _dice(amounts: Any) -> list[Piece]:
    found = amounts.items() if isinstance(amounts, dict) else ()
    return [(f"dice-{what}", {"n": number}) for what, number in found]


def _flags(row: Row) -> list[str]:
    """Return the words of a row that make another text of it."""
    known = {*_SILENT, *_LISTS, *_NAMED, *_NUMBERS, *_COUNTED, "what", "action", "name", "value"}
    found = []
    for key in sorted(row.keys() - known):
        value = row[key]
        if value is True:
            found.append(key)
        elif isinstance(value, str):
            found.append(f"{key}-{value}")
        elif key == "between":
            found += [key, *value]
    return found


def _keys(row: Row) -> list[str]:
    """Return the keys of a row that are arguments of its text."""
    return [key for key in (*_NAMED, *_COUNTED) if key in row]


def _effect_id(row: Row) -> str:
    what = row.get("what", row.get("action", ""))
    kinds = [what] if isinstance(what, str) and what else []
    return f"effect-{slug(row['effect'], *kinds, *_keys(row), *_flags(row))}"


def effect_lines(row: Row, depth: int = 0) -> list[Line]:
    """Return the words of an effect, with all that is within it."""
    pieces: list[Piece] = []
    if "who" in row and row["who"] != "you":
        pieces.append((who_text(row["who"]), {}))
    if row.get("optional"):
        pieces.append(("words-may", {}))
    if row["effect"] == "modifier":
        pieces += _modifier(row)
    else:
        pieces.append((_effect_id(row), _arguments(row)))
    pieces += _units(row.get("units")) + _dice(row.get("dice")) + _discount(row.get("discount"))
    listed = _listed(row, AND if row["effect"] in _TAKES_ALL else OR)
    pieces += [("words-in", {})] if listed and row["effect"] in _ANYWHERE else []
    pieces += listed
    if isinstance(row.get("cost"), dict):
        pieces += [("words-for", {}), *_price(row["cost"])]
    pieces += _when("words-if", row.get("if", ())) + _when("words-unless", row.get("unless", ()))
    lines = [Line(depth, pieces)]
    for each in row.get("effects", ()):
        lines += effect_lines(each, depth + 1)
    return lines + option_lines(row.get("options", ()), depth + 1)


def _discount(value: Any) -> list[Piece]:
    if value is None:
        return []
    amounts = {"any": value} if isinstance(value, int) else value
    return [(f"discount-{what}", {"n": number}) for what, number in amounts.items()]


def _when(word: str, rows: Iterable[Row]) -> list[Piece]:
    pieces: list[Piece] = []
    for row in rows:
        pieces += [(word, {}), *condition_words(row)]
    return pieces


def condition_words(row: Row) -> list[Piece]:
    """Return the words of a condition."""
    negated = ["not"] if row.get("not") else []
    lists = [key for key in _LISTS if key in row]
    among = ["of" if "number" in row else "in"] if lists else []
    text = f"condition-{slug(*negated, row['is'], *among, *_keys(row), *_flags(row))}"
    is_any = "number" in row or row.get("any") or row["is"] == "trade_income"
    pieces: list[Piece] = [(text, _arguments(row)), *_listed(row, OR if is_any else AND)]
    for faith in row.get("or", ()):
        pieces += [(OR, {}), (f"faith-{faith}", {})]
    return pieces


def _modifier(row: Row) -> list[Piece]:
    """Return the words of what changes, each part of it a piece."""
    value = row["value"]
    text = f"modifier-{slug(row['name'])}"
    until: list[Piece] = [(f"until-{slug(row['until'])}", {})] if "until" in row else []
    if isinstance(value, dict) and "count" not in value:
        numbers = {key: int(each) for key, each in value.items() if isinstance(each, int)}
        return [(text, {**numbers}), *until]
    if isinstance(value, (bool, list)):
        return [(text, {}), *until]
    return [(text, {"n": number_word(value)}), *until]


def option_lines(options: Iterable[Row], depth: int) -> list[Line]:
    """Return the words of options: what each needs and costs, and what it does."""
    lines: list[Line] = []
    for letter, option in zip(LETTERS, options, strict=False):
        head: list[Piece] = [(f"words-option-{letter}", {})]
        head += _when("words-needs", option.get("needs", ()))
        if option.get("cost"):
            head += [("words-then", {})] if option.get("needs") else []
            head += [("words-pay", {}), *_price(option["cost"])]
        if option.get("covert"):
            head.append(("words-covert", {}))
        if not option["effects"]:
            head.append(("words-decline", {}))
        lines.append(Line(depth, head))
        for row in option["effects"]:
            lines += effect_lines(row, depth + 1)
    return lines


def _all_effects(rows: Iterable[Row]) -> list[Line]:
    return [line for row in rows for line in effect_lines(row)]


def _conditions(rows: Iterable[Row]) -> list[Line]:
    return [Line(0, condition_words(row)) for row in rows]


# -- cards ---------------------------------------------------------------------------------------


def event_words(number: Event) -> list[Line]:
    """Return the words of an Event: what always happens, then its options."""
    row = EVENT_ROWS[number]
    lines = _all_effects(row.get("always", ())) + option_lines(row.get("options", ()), 0)
    if "realm" in row:
        owner: dict[str, str | int] = {"realm": f"realm-{row['realm']}"}
        for line in lines:
            line.pieces = [(t, owner if t == OWNER else args) for t, args in line.pieces]
    return lines


def _with_price(row: Row) -> list[Line]:
    cost = {what: n for what, n in row.get("cost", {}).items() if n is not True}
    pieces = _price(cost)
    if row.get("cost", {}).get("plus_stability"):
        pieces.append(("words-plus-stability", {}))
    return [Line(0, [("words-pay", {}), *pieces])] if pieces else []


def action_words(number: Action) -> list[Line]:
    """Return the words of an Action card: its price and what it does when it is played."""
    row = ACTION_ROWS[number]
    return _with_price(row) + _all_effects(row.get("effects", ()))


def deed_words(number: Deed) -> list[Line]:
    """Return the words of what a Display card lets one do."""
    row = DEED_ROWS[number]
    return _with_price(row) + _all_effects(row["effects"])


def idea_words(number: Idea) -> list[Line]:
    """Return the words of an Idea: what it asks for, and what it changes."""
    row = IDEA_ROWS[number]
    needs = [Line(0, _when("words-needs", [each])) for each in row.get("needs", ())]
    return needs + _all_effects(row["effects"])


def mission_words(number: Mission) -> tuple[list[Line], list[Line]]:
    """Return the words of a Mission: what it asks for, and its reward."""
    row = MISSION_ROWS[number]
    return _conditions(row.get("needs", ())), _all_effects(row.get("reward", ()))


def milestone_words(number: Milestone) -> tuple[list[Line], list[Line]]:
    """Return the words of a Milestone: what it asks for, and its reward."""
    row = MILESTONE_ROWS[number]
    return _conditions(row.get("needs", ())), _all_effects(row.get("reward", ()))


def struggle_words(number: Struggle) -> list[Line]:
    """Return the words of the criteria of a Power Struggle."""
    return [
        Line(
            0,
            [
                (who_text(row["who"]), {}),
                ("words-scores", {"n": row["prestige"]}),
                *_when("words-if", row["needs"]),
            ],
        )
        for row in STRUGGLE_ROWS[number].get("criteria", ())
    ]


def present_words(s: State) -> list[Line]:
    """Return the words of the effect about which somebody is asked just now, if there is one."""
    effect = present_effect(s)
    return [] if effect is None else effect_lines(effect.row)


def all_lines() -> list[Line]:
    """Return the lines of all cards, for a test that every text is there."""
    found: list[Line] = []
    for count, words in (
        (len(EVENT_ROWS), event_words),
        (len(ACTION_ROWS), action_words),
        (len(DEED_ROWS), deed_words),
        (len(IDEA_ROWS), idea_words),
        (len(STRUGGLE_ROWS), struggle_words),
    ):
        for number in range(count):
            found += words(number)
    for count, both in ((len(MISSION_ROWS), mission_words), (len(MILESTONE_ROWS), milestone_words)):
        for number in range(count):
            needs, reward = both(number)
            found += needs + reward
    return found
