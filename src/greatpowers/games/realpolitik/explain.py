"""What the rules make of the table: incomes, strengths, control, and who could do what.

All of it comes from the functions that carry the rules out, and only from what a seat may know.
"""

from collections.abc import Iterable

from typing_extensions import TypedDict

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    EXTEND_INFLUENCE,
    GENERALS,
    ITALY,
    NOBODY,
    SEAS,
    TERRITORIES,
    Power,
    Sea,
)
from greatpowers.games.realpolitik.rules.administration import influence_to_extend, taxes
from greatpowers.games.realpolitik.rules.battle_cards import (
    card_limit,
    cards_total,
    laid_by,
    piles_for,
)
from greatpowers.games.realpolitik.rules.diplomacy import judge_partner
from greatpowers.games.realpolitik.rules.movement import HAS_MOVED, judge_mover, mover
from greatpowers.games.realpolitik.rules.rail import rail_links
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    is_minor,
    majors,
    player_of,
)
from greatpowers.games.realpolitik.rules.seas import naval_values, sea_controller
from greatpowers.games.realpolitik.rules.selection import action_cards
from greatpowers.games.realpolitik.rules.sides import powers_of, side_strength, works
from greatpowers.games.realpolitik.rules.victory import influence_to_go, ranking
from greatpowers.games.realpolitik.state import ATTACK, DEFENCE, Side, State
from greatpowers.games.realpolitik.view import (
    OF_ACTIONS,
    OF_POWERS,
    Action,
    PowerName,
    knows_card,
    power_name,
)
from greatpowers.games.realpolitik.vocabulary import PILES
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.remembering import remembered


class BillLine(TypedDict):
    """A line of a bill: a text, its arguments, and what it adds to the sum."""

    text: str
    args: dict[str, str | int]
    number: int


class PowerExplained(TypedDict):
    """A power: who decides for it, what its cards are, and what two of them would bring now."""

    minor: bool
    run_by: PowerName | None
    ally: PowerName | None
    actions: list[Action]
    taxes: list[BillLine]
    influence: list[BillLine]
    to_go: int


class SeaExplained(TypedDict):
    """A sea: who controls it, and what the ports of each power weigh there."""

    controller: PowerName | None
    weights: dict[PowerName, int]


class SideExplained(TypedDict):
    """A side of a battle: its strength before cards, what its cards add, and where they lie."""

    powers: list[PowerName]
    strength: list[BillLine]
    cards: list[BillLine]
    hidden: int
    piles: list[str]
    laid: dict[str, int]
    limits: dict[str, int]


class Explanation(TypedDict):
    """What the rules make of the table, as one seat may know it."""

    powers: dict[PowerName, PowerExplained]
    ranking: list[PowerName]
    seas: dict[str, SeaExplained]
    rails: list[tuple[str, str]]
    works: dict[str, int]
    moved: list[str]
    talks: dict[str, list[PowerName]]
    sides: list[SideExplained]


def explain(s: State, seat: int | None, public: Explanation | None = None) -> Explanation:
    """Explain the table to a seat (``None``: a spectator)."""
    told = public or _explain_to_all(s)
    return told if seat is None else {**told, "sides": _sides(s, seat)}


def _sides(s: State, seat: int | None) -> list[SideExplained]:
    if s.field == NOBODY:
        return []
    return [explain_side(s, side, seat) for side in (ATTACK, DEFENCE)]


def _explain_to_all(s: State) -> Explanation:
    return {
        "powers": {OF_POWERS[power]: _power(s, power) for power in ALL_POWERS},
        "ranking": _names(ranking(s)),
        "seas": {SEAS[sea]: _sea(s, sea) for sea in range(len(SEAS))},
        "rails": _rails(s),
        "works": _works(s),
        "moved": _moved(s),
        "talks": _talks(s),
        "sides": _sides(s, None),
    }


def outlook(s: State, seat: int) -> tuple[str, int]:
    """Return by how much Influence a seat's own power leads all others, or is behind the first."""
    others = [s.influence[power] for power in ALL_POWERS if power != seat]
    return "outlook-influence", s.influence[seat] - max(others)


def _names(powers: Iterable[int]) -> list[PowerName]:
    return [OF_POWERS[power] for power in powers]


def _lines(bill: Bill) -> list[BillLine]:
    return [{"text": line.text, "args": line.args, "number": line.number} for line in bill]


@remembered
def _power(s: State, power: Power) -> PowerExplained:
    taxed: Bill = []
    taxes(s, power, taxed)
    extended: Bill = []
    if EXTEND_INFLUENCE in action_cards(s, power):
        influence_to_extend(s, power, extended)
    return {
        "minor": is_minor(s, power),
        "run_by": power_name(player_of(s, power)),
        "ally": power_name(s.ally[power]),
        "actions": [OF_ACTIONS[action] for action in action_cards(s, power)],
        "taxes": _lines(taxed),
        "influence": _lines(extended),
        "to_go": influence_to_go(s, power),
    }


@remembered
def _sea(s: State, sea: Sea) -> SeaExplained:
    return {
        "controller": power_name(sea_controller(s, sea)),
        "weights": {OF_POWERS[power]: naval for power, naval in enumerate(naval_values(s, sea))},
    }


@remembered
def _rails(s: State) -> list[tuple[str, str]]:
    return [(TERRITORIES[one], TERRITORIES[other]) for one, other in rail_links(s)]


@remembered
def _works(s: State) -> dict[str, int]:
    return {
        TERRITORIES[place]: works(s, place)
        for place in ALL_TERRITORIES
        if controller_of(s, place) != NOBODY
    }


@remembered
def _moved(s: State) -> list[str]:
    """Name the Generals of the mover who have made their move."""
    power = mover(s)
    return [
        GENERALS[general] for general in ALL_GENERALS if judge_mover(s, power, general) is HAS_MOVED
    ]


@remembered
def _talks(s: State) -> dict[str, list[PowerName]]:
    """Name the steps of a Diplomacy Phase, each with the powers that it is about."""
    heard = [
        power
        for power in ALL_POWERS
        if any(judge_partner(s, seat, power) is ALLOWED for seat in majors(s))
    ]
    steps = {"propose": _names(heard), "pledge": _names(ALL_POWERS)}
    return {**steps, "bid": _names(ALL_POWERS)} if is_minor(s, ITALY) else steps


def explain_side(s: State, side: Side, seat: int | None) -> SideExplained:
    """Explain a side of the battle that is fought to a seat."""
    powers = powers_of(s, side)
    known = [place for place in range(len(s.card_by)) if knows_card(s, seat, place)]
    strength: Bill = []
    side_strength(s, side, strength)
    cards: Bill = []
    cards_total(s, side, cards, known)
    piles = dict.fromkeys(pile for power in powers for pile in piles_for(s, power))
    return {
        "powers": _names(powers),
        "strength": _lines(strength),
        "cards": _lines(cards),
        "hidden": sum(
            1
            for place in range(len(s.card_by))
            if place not in known and s.card_by[place] in powers
        ),
        "piles": [PILES[pile] for pile in piles],
        "laid": {OF_POWERS[power]: laid_by(s, power) for power in powers},
        "limits": {OF_POWERS[power]: card_limit(s, power) for power in powers},
    }
