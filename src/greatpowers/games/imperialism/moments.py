"""What there is to see where everybody should stop: a war that is over, the final scoring."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from greatpowers.games.imperialism.components import (
    COLONIES,
    COUNTABLE,
    IS_COLONY,
    LANDS,
    POWERS,
    PRESTIGE,
    TERRITORIES,
    Countable,
    Seat,
)
from greatpowers.games.imperialism.explain import Scoring, Sum, explain_scoring, reckoned
from greatpowers.games.imperialism.rules.strength import attack_strength, defence_strength
from greatpowers.games.imperialism.state import State
from greatpowers.games.imperialism.view import OF_WAR_KINDS
from greatpowers.games.imperialism.view import WarKind as WarKindName
from greatpowers.kit.moments import Placed, Sight, placed


class Fighter(TypedDict):
    """A side of a war: its strength, and what it had before and after; territories by name."""

    place: Seat
    power: str
    strength: Sum
    glory: list[int]
    prestige: list[int]
    ducats: list[int]
    lost: list[str]


class WarMoment(Sight):
    """A war that is over; ``tied``: both sides were as strong, and the defender held."""

    kind: WarKindName
    attacker: Fighter
    defender: Fighter
    winner: Seat
    tied: bool


class PowersMoment(Sight):
    """The powers that were chosen in secret, by seat, and who begins."""

    powers: list[str]
    first: Seat


class FinalMoment(Sight):
    """The final scoring: the glory of each seat before it, and all that it added."""

    powers: list[str]
    glory: list[int]
    scoring: Scoring


def war_over(states: Sequence[State]) -> WarMoment:
    """Tell of a war: as it was resolved, and how peace has left both sides."""
    resolved, after = states
    attack = reckoned(lambda bill: attack_strength(resolved, bill))
    defence = reckoned(lambda bill: defence_strength(resolved, bill))
    attacker = _fighter(resolved, after, resolved.attacker, attack)
    defender = _fighter(resolved, after, resolved.defender, defence)
    return {
        "points": resolved.glory != after.glory,
        "placed": [*_home(attacker), *_home(defender), *_lost(attacker), *_lost(defender)],
        "kind": OF_WAR_KINDS[resolved.war_kind],
        "attacker": attacker,
        "defender": defender,
        "winner": after.war_winner,
        "tied": attack["number"] == defence["number"],
    }


def powers_revealed(states: Sequence[State]) -> PowersMoment:
    """Tell who leads which power."""
    after = states[-1]
    homes = [(seat, f"power-{POWERS[power]}") for seat, power in enumerate(after.power)]
    return {
        "points": any(after.glory),
        "placed": [row for seat, home in homes for row in placed(f"place {seat}", home, [home])],
        "powers": [POWERS[power] for power in after.power],
        "first": after.active,
    }


def finally_scored(states: Sequence[State]) -> FinalMoment:
    """Tell of the final scoring."""
    after = states[-1]
    return {
        "points": True,
        "placed": [*_held(after, LANDS), *_held(after, COLONIES)],
        "powers": [POWERS[power] for power in after.power],
        "glory": after.glory.copy(),
        "scoring": explain_scoring(after),
    }


MOMENTS = {"powers": powers_revealed, "war": war_over, "final": finally_scored}


def _home(fighter: Fighter) -> list[Placed]:
    """Return where a side of a war has its home."""
    home = f"power-{fighter['power']}"
    return placed(f"place {fighter['place']}", home, [home])


def _lost(fighter: Fighter) -> list[Placed]:
    """Return the territories that a side has lost, each as a row."""
    cards = [f"card-{name}" for name in fighter["lost"]]
    return [row for card in cards for row in placed(card, card, [card])]


def _held(s: State, category: Countable) -> list[Placed]:
    """Return where the lands or the colonies are that seats have."""
    held = [
        f"card-{name}"
        for territory, name in enumerate(TERRITORIES)
        if IS_COLONY[territory] == (category == COLONIES)
        and any(s.holds(seat, territory) for seat in range(s.players))
    ]
    return placed(COUNTABLE[category], f"count-{COUNTABLE[category]}", held)


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
