"""What there is to see where everybody should stop: a war that is over, the final scoring."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from greatpowers.games.imperialism.components import (
    POWERS,
    PRESTIGE,
    TERRITORIES,
    Seat,
)
from greatpowers.games.imperialism.explain import Scoring, Sum, explain_scoring, reckoned
from greatpowers.games.imperialism.rules.strength import attack_strength, defence_strength
from greatpowers.games.imperialism.state import State
from greatpowers.games.imperialism.view import OF_WAR_KINDS
from greatpowers.games.imperialism.view import WarKind as WarKindName


class Fighter(TypedDict):
    """A side of a war: its strength, and what it had before and after; territories by name."""

    place: Seat
    power: str
    strength: Sum
    glory: list[int]
    prestige: list[int]
    ducats: list[int]
    lost: list[str]


class WarMoment(TypedDict):
    """A war that is over."""

    kind: WarKindName
    attacker: Fighter
    defender: Fighter
    winner: Seat


class FinalMoment(TypedDict):
    """The final scoring: the glory of each seat before it, and all that it added."""

    powers: list[str]
    glory: list[int]
    scoring: Scoring


def war_over(states: Sequence[State]) -> WarMoment:
    """Tell of a war: as it was resolved, and how peace has left both sides."""
    resolved, after = states
    attack = reckoned(lambda bill: attack_strength(resolved, bill))
    defence = reckoned(lambda bill: defence_strength(resolved, bill))
    return {
        "kind": OF_WAR_KINDS[resolved.war_kind],
        "attacker": _fighter(resolved, after, resolved.attacker, attack),
        "defender": _fighter(resolved, after, resolved.defender, defence),
        "winner": after.war_winner,
    }


def finally_scored(states: Sequence[State]) -> FinalMoment:
    """Tell of the final scoring."""
    after = states[-1]
    return {
        "powers": [POWERS[power] for power in after.power],
        "glory": after.glory.copy(),
        "scoring": explain_scoring(after),
    }


MOMENTS = {"war": war_over, "final": finally_scored}


def _fighter(before: State, after: State, seat: Seat, strength: Sum) -> Fighter:
    return {
        "place": seat,
        "power": POWERS[after.power[seat]],
        "strength": strength,
        "glory": [before.glory[seat], after.glory[seat]],
        "prestige": [before.level[seat][PRESTIGE], after.level[seat][PRESTIGE]],
        "ducats": [before.ducats[seat], after.ducats[seat]],
        "lost": [
            name
            for territory, name in enumerate(TERRITORIES)
            if before.holds(seat, territory) and not after.holds(seat, territory)
        ],
    }
