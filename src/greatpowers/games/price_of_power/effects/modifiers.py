"""Modifiers: what Ideas change in the rules, as long as a seat has them (8.0).

The rules ask for a number by its name: ``modifier(s, seat, "cost_colonize")`` is what is added.
What is true or not counts as 1 or 0. A price of two parts has a name for each of them:
``cost_convert_area_adm`` and ``cost_convert_area_ducats``.
"""

from typing import Any, Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import IDEA_ROWS, Idea
from greatpowers.games.price_of_power.components.tables import MIL, POWERS, Power, Seat
from greatpowers.games.price_of_power.components.world import IS_MARITIME, Node
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule

Changes: TypeAlias = dict[str, tuple[tuple[Idea, Any], ...]]

# Until when a card changes something that is no Idea.
END_OF_TURN: Final = 0
END_OF_ROUND: Final = 1
UNTIL: Final = {"end_of_turn": END_OF_TURN, "end_of_round": END_OF_ROUND}

NO_TRADE: Final = "no_trade"
SUPPRESS_WITH: Final = tuple(f"suppress_with_{name}" for name in POWERS)


def _parts(name: str, value: Any) -> list[tuple[str, Any]]:
    """Return the names under which a value is asked for, each with its part of it."""
    if isinstance(value, dict) and "count" not in value:
        return [(f"{name}_{part}", each) for part, each in value.items()]
    if isinstance(value, list):
        return [(f"{name}_{part}", 1) for part in value]
    return [(name, int(value) if isinstance(value, bool) else value)]


def _changes() -> Changes:
    found: dict[str, list[tuple[Idea, Any]]] = {}
    for idea, row in enumerate(IDEA_ROWS):
        for effect in row["effects"]:
            if effect["effect"] == "modifier":
                for name, value in _parts(effect["name"], effect["value"]):
                    found.setdefault(name, []).append((idea, value))
    return {name: tuple(ideas) for name, ideas in found.items()}


CHANGES: Final = _changes()
"""Which Ideas change what, by name."""

PASSING: Final = ("recruit_cost_half", NO_TRADE)
"""What cards change for a while."""


def of_ideas(s: State, seat: Seat, name: str) -> int:
    """Return by how much the Ideas of a seat change a number, without what cards change."""
    found = 0
    for idea, value in CHANGES.get(name, ()):
        if s.knows[idea] >> seat & 1:
            found += value if isinstance(value, int) else number(s, seat, value)
    return found


@rule("8.0")
def modifier(s: State, seat: Seat, name: str) -> int:
    """Return by how much Ideas and cards of a seat change a number; 0 if none does."""
    found = of_ideas(s, seat, name)
    passing = s.passing[seat]
    if passing:
        for place in range(0, len(passing), 3):
            if PASSING[passing[place]] == name:
                found += passing[place + 1]
    return found


def sources(s: State, seat: Seat, name: str) -> list[tuple[Idea, int]]:
    """Return the Ideas of a seat that change a number, each with how much: for bills."""
    return [
        (idea, value if isinstance(value, int) else number(s, seat, value))
        for idea, value in CHANGES.get(name, ())
        if s.knows[idea] >> seat & 1
    ]


@rule("5.5.6")
def may_suppress_with(s: State, seat: Seat, power: Power) -> bool:
    """Say whether a player may pay for Suppress Unrest in a type of power: MIL, or by an Idea."""
    return power == MIL or modifier(s, seat, SUPPRESS_WITH[power]) > 0


@rule("5.4.4")
def may_not_trade_in(s: State, seat: Seat, node: Node) -> bool:
    """Say whether a card keeps a player out of a node this Round."""
    return modifier(s, seat, NO_TRADE) > 0 and IS_MARITIME[node]


def change_for_a_while(s: State, seat: Seat, name: str, value: int, until: int) -> None:
    """Let a card change something for a seat until the end of a Turn or of the Round."""
    s.passing[seat] += (PASSING.index(name), value, until)


def end_of_turn(s: State) -> None:
    """Forget what cards have changed until the end of a Turn."""
    for seat, passing in enumerate(s.passing):
        s.passing[seat] = [
            number
            for place in range(0, len(passing), 3)
            if passing[place + 2] != END_OF_TURN
            for number in passing[place : place + 3]
        ]


def end_of_round(s: State) -> None:
    """Forget what cards have changed until the end of a Round."""
    s.passing = [[] for _ in s.passing]
