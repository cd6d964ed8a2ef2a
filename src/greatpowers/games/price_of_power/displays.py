"""What the displays of the table tell: whom symbols would strike, what Trade would pay, who rules.

All of it is open to everybody, and comes from the functions that carry the rules out.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from typing_extensions import TypedDict

from greatpowers.games.price_of_power.components.cards import (
    MORTALITY,
    SHAPE,
    SHAPES,
    SYMBOLS,
    TRADE_NODES,
    TRADES,
    Trade,
    character_text,
)
from greatpowers.games.price_of_power.components.tables import AUTHORITY_BRINGS, DNPR_COLOURS, Seat
from greatpowers.games.price_of_power.components.world import (
    AREAS,
    NOBODY,
    NODES,
    Node,
    area_text,
    node_text,
    realm_text,
    slot_text,
    zone_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules import (
    characters,
    elections,
    empire,
    misfortunes,
    spread,
    upheaval,
)
from greatpowers.games.price_of_power.rules.dynamic import growing
from greatpowers.games.price_of_power.rules.imperial_authority import raise_price
from greatpowers.games.price_of_power.rules.imperial_defence import levy
from greatpowers.games.price_of_power.rules.losses import deployed
from greatpowers.games.price_of_power.rules.mats import clockwise, realm_name
from greatpowers.games.price_of_power.rules.rebel_dice import areas_with_unrest
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.rules.struggles import struggle_text
from greatpowers.games.price_of_power.rules.trade import openings_now
from greatpowers.games.price_of_power.rules.trade_openings import Openings
from greatpowers.games.price_of_power.rules.trade_power import (
    available,
    collectors,
    drop,
    income,
    merchant_in,
    merchant_place,
    rows_of,
    trade_power,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.view_curia import CuriaExplained, curia_explained
from greatpowers.games.price_of_power.view_names import realm_of
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.remembering import remembered

Struck: TypeAlias = Callable[[State], list[str]]


class VoteExplained(TypedDict):
    """How an Elector Area would vote now: for one of some realms, and why, as a text."""

    area: str
    why: str
    realms: list[str]


class EmpireExplained(TypedDict):
    """The Empire: the Elector Areas that count, and how high Authority can be.

    ``steps`` are what each Authority from 0 up brings the Emperor every Round. ``price`` is the ADM
    for one more, ``levy`` the Imperial Units that a defence would raise. ``votes`` and ``elected``
    tell of an Election that were held now; ``contested`` says whether the end of the Emperor's
    Ruler would bring one.
    """

    electors: list[str]
    most_authority: int
    steps: list[dict[str, int]]
    price: int
    levy: int
    contested: bool
    votes: list[VoteExplained]
    elected: list[str]


class TraderExplained(TypedDict):
    """What a player would get from a node: Trade Power and its parts, the row, the Ducats."""

    power: int
    parts: dict[str, int]
    row: int
    ducats: int


class ClosedExplained(TypedDict):
    """Why a card cannot be used in a node."""

    reason: str
    args: dict[str, str | int]


class Displays(TypedDict):
    """What the displays tell.

    ``symbols`` and ``mortality`` are of the Events that lie face up: the names of what each would
    strike now. ``trade`` is by card, node and realm, if who has the Turn traded there; ``closed``,
    by card and node, why who trades cannot do so there. ``truces_end`` says whether the Truces
    there are end in this Round.
    """

    symbols: dict[str, list[str]]
    mortality: dict[str, list[str]]
    trade: dict[str, dict[str, dict[str, TraderExplained]]]
    closed: dict[str, dict[str, ClosedExplained]]
    empire: EmpireExplained
    curia: CuriaExplained
    truces_end: bool


@remembered
def displays(s: State) -> Displays:
    """Tell what all the displays show."""
    shown = s.row[: s.face_up]
    symbols = {symbol for event in shown for symbol in SYMBOLS[event]}
    shapes = {MORTALITY[event] for event in shown} - {NOBODY}
    return {
        "symbols": {symbol: STRIKES[symbol](s) for symbol in sorted(symbols)},
        "mortality": {SHAPES[shape]: _mortals(s, shape) for shape in sorted(shapes)},
        "trade": {}
        if s.turn == NOBODY
        else {TRADES[card]: _trade(s, card) for card in s.trade_shown},
        "closed": _closed(s),
        "empire": _empire(s),
        "curia": curia_explained(s),
        "truces_end": upheaval.ends_truces(s),
    }


# -- the Empire (18) -----------------------------------------------------------------------------


def _empire(s: State) -> EmpireExplained:
    has_emperor = s.emperor != NOBODY
    is_elected = has_emperor and s.has_elections
    return {
        "electors": [AREAS[area] for area in empire.elector_areas(s)],
        "most_authority": empire.most_authority(s),
        "steps": [dict(brought) for brought in AUTHORITY_BRINGS],
        "price": raise_price(s),
        "levy": levy(s),
        "contested": has_emperor and elections.is_due(s, s.emperor),
        "votes": [_vote(s, each) for each in elections.votes(s)] if is_elected else [],
        "elected": [realm_of(s, seat) for seat in elections.foretold(s)] if is_elected else [],
    }


def _vote(s: State, vote: elections.Vote) -> VoteExplained:
    realms = [realm_of(s, seat) for seat in vote.seats]
    return {"area": AREAS[vote.area], "why": vote.why, "realms": realms}


# -- symbols (16.5) ------------------------------------------------------------------------------


def _mortals(s: State, shape: int) -> list[str]:
    return [
        character_text(who)
        for seat in range(s.players)
        for who in characters.in_office(s, seat)
        if SHAPE[who] == shape
    ]


def _players(holds: Callable[[State, Seat], bool]) -> Struck:
    """Return a teller of the players for whom something holds."""
    return lambda s: [realm_name(s, seat) for seat in range(s.players) if holds(s, seat)]


def _has_colonies(s: State, seat: Seat) -> bool:
    if modifier(s, seat, "native_uprising_immune"):
        return False
    return s.colonists[seat] > 0 or bool(misfortunes.calm_colonies(s, seat))


def _is_worn(s: State, seat: Seat) -> bool:
    return not at_peace(s, seat) and deployed(s, seat) >= misfortunes.UNITS_FOR_ONE_LOST


def _in_unrest(s: State) -> list[str]:
    return [area_text(area) for seat in range(s.players) for area in areas_with_unrest(s, seat)]


def _far_ships(s: State) -> list[str]:
    zones = {zone for seat in range(s.players) for zone in misfortunes.far_zones(s, seat)}
    return [zone_text(zone) for zone in sorted(zones)]


def _pirates(s: State) -> list[str]:
    return [node_text(node) for node in misfortunes.pirate_nodes(s)]


def _disloyal(s: State) -> list[str]:
    areas = {area for seat in range(s.players) for area in misfortunes.disloyal_areas(s, seat)}
    return [area_text(area) for area in sorted(areas)]


def _believers(s: State) -> list[str]:
    faiths = spread.faiths_to_spread(s, ())
    if not faiths:
        return [slot_text(slot) for slot in spread.open_to_doubt(s)]
    slots = {slot for faith in faiths for slot in spread.spots(s, faith, ())}
    return [slot_text(slot) for slot in sorted(slots)]


def _upcoming(s: State) -> list[str]:
    return [struggle_text(struggle) for struggle in s.struggles[:1]]


def _growing(colour: int) -> Struck:
    return lambda s: [realm_text(realm) for realm in growing(s, colour)]


STRIKES: Final[dict[str, Struck]] = {
    "unrest": _in_unrest,
    "native_uprising": _players(_has_colonies),
    "lost_at_sea": _far_ships,
    "pirates": _pirates,
    "cardinal_dies": _players(lambda s, seat: seat in s.cardinals),
    "attrition": _players(_is_worn),
    "disloyal_vassals": _disloyal,
    **{f"dnpr_{name}": _growing(colour) for colour, name in enumerate(DNPR_COLOURS)},
    "spread_faith": _believers,
    "spread_revolution": lambda _: [],
    "power_struggle": _upcoming,
}
"""What each symbol would strike, by name."""


# -- Trade (12.5) --------------------------------------------------------------------------------


def _trade(s: State, card: Trade) -> dict[str, dict[str, TraderExplained]]:
    return {NODES[node]: _node(s, card, node) for node in TRADE_NODES[card]}


def _closed(s: State) -> dict[str, dict[str, ClosedExplained]]:
    openings = openings_now(s)
    if openings is None:
        return {}
    return {TRADES[card]: _closed_with(openings, card) for card in s.trade_shown}


def _closed_with(openings: Openings, card: Trade) -> dict[str, ClosedExplained]:
    found: dict[str, ClosedExplained] = {}
    for node in TRADE_NODES[card]:
        verdict = openings.judge(card, node)
        if verdict is not ALLOWED:
            found[NODES[node]] = {"reason": verdict.reason, "args": verdict.args}
    return found


def _node(s: State, card: Trade, node: Node) -> dict[str, TraderExplained]:
    """Tell what everybody would get if who has the Turn sent a Merchant to a node."""
    seat = s.turn
    sent = [merchant_place(seat, each) for each in available(s, seat)[:1]]
    if merchant_in(s, seat, node) != NOBODY:
        sent = []
    kept = s.merchant.copy()
    for place in sent:
        s.merchant[place] = node
    there = collectors(s, card, node, clockwise(s, seat))
    ranked = sorted(there, key=lambda each: -trade_power(s, each, card, node))
    found = {
        realm_of(s, each): _trader(s, each, card, node, row + drop(s, seat, each, card, node))
        for each, row in rows_of(s, card, node, ranked).items()
    }
    s.merchant = kept
    return found


def _trader(s: State, seat: Seat, card: Trade, node: Node, row: int) -> TraderExplained:
    bill: Bill = []
    return {
        "power": trade_power(s, seat, card, node, bill),
        "parts": {line.text: line.number for line in bill if line.number},
        "row": row,
        "ducats": income(s, card, node, row),
    }
