"""12.1, 12.2: with which cards a player may trade where, and how a moved Ship can help (5.4.4)."""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import (
    NODES_OF,
    TRADE_NODES,
    Trade,
)
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    NODE_ZONES,
    Node,
    Zone,
)
from greatpowers.games.price_of_power.effects.modifiers import may_not_trade_in
from greatpowers.games.price_of_power.rules.geography import SEA, Space, is_connected, trade_chain
from greatpowers.games.price_of_power.rules.ships import (
    Berth,
    berths,
    destinations,
    put_to_sea,
    take_ship,
)
from greatpowers.games.price_of_power.rules.trade_power import (
    judge_needs,
    judge_secondary,
    merchant_in,
    merchant_place,
)
from greatpowers.games.price_of_power.state import SEATS, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

Nodes: TypeAlias = int
"""A set of nodes: bits of a number."""

RESTS_THERE: Final = refuse("no-merchant-rests", "12.4", "opens-next-round")
NOT_CONNECTED: Final = refuse("no-not-connected", "12.2", "opens-connection")
NOT_HERE: Final = refuse("no-trade-elsewhere", "16.3.7")
CLOSED: Final = refuse("no-trade-closed", "5.4.4")
NOT_ON_CARD: Final = refuse("no-trade-not-on-card", "12.1")
SHIP_USELESS: Final = refuse("no-trade-without-ship", "5.4.4")
NO_NODE: Final = refuse("no-trade-no-node", "5.4.4", "opens-connection")


# -- where one may trade (12.1, 12.2) ------------------------------------------------------------


@rule("12.2", "12.4", "5.4.4")
def judge_node(s: State, seat: Seat, node: Node, chain: set[Space]) -> Verdict:
    """Say whether a player can bring a Merchant to a node and is connected with it."""
    if may_not_trade_in(s, seat, node):
        return CLOSED
    there = merchant_in(s, seat, node)
    if there != NOBODY and s.is_resting[merchant_place(seat, there)]:
        return RESTS_THERE
    return ALLOWED if is_connected(s, chain, node) else NOT_CONNECTED


@rule("5.4.4", "12.1", "12.1.1", "12.2")
def judge_trade(
    s: State, seat: Seat, card: Trade, node: Node, allowed: Nodes, chain: set[Space]
) -> Verdict:
    """Say whether a player may trade with a card in a node."""
    if node not in NODES_OF[card]:
        return NOT_ON_CARD
    if not allowed >> node & 1:
        return NOT_HERE
    place = judge_node(s, seat, node, chain)
    if place is not ALLOWED:
        return place
    if node in TRADE_NODES[card]:
        return judge_needs(s, seat, card, TRADE_NODES[card].index(node))
    return judge_secondary(s, seat, node)


class Openings:
    """With which of the open cards a player may trade where, once a Ship has moved or not."""

    __slots__ = ("allowed", "chain", "moved", "s", "seat", "without")

    def __init__(
        self, s: State, seat: Seat, allowed: Nodes, moved: Zone, without: set[Space] | None = None
    ) -> None:
        self.s = s
        self.seat = seat
        self.allowed = allowed
        self.moved = moved
        if without is None:
            without = trade_chain(s, seat) if moved == NOBODY else _chain_without(s, seat, moved)
        self.without = without
        is_longer = moved != NOBODY and SEA + moved not in without
        self.chain = trade_chain(s, seat) if is_longer else without

    @rule("5.4.4", "9.5.8", "R71")
    def judge(self, card: Trade, node: Node) -> Verdict:
        """Say whether a card may be used in a node; a moved Ship must serve it.

        It does if it lies beside the node, or if there is no connection without it.
        """
        verdict = judge_trade(self.s, self.seat, card, node, self.allowed, self.chain)
        if verdict is not ALLOWED or self.moved == NOBODY:
            return verdict
        beside = self.moved in NODE_ZONES[node]
        needed = not is_connected(self.s, self.without, node)
        return ALLOWED if beside or needed else SHIP_USELESS

    def nodes(self, card: Trade) -> list[Node]:
        """Return the nodes in which a card may be used."""
        return [node for node in NODES_OF[card] if self.judge(card, node) is ALLOWED]

    def judge_card(self, card: Trade) -> Verdict:
        """Say whether a card may be used anywhere."""
        return ALLOWED if self.nodes(card) else NO_NODE

    def any(self) -> bool:
        """Say whether any open card may be used."""
        return any(self.nodes(card) for card in self.s.trade_shown)

    def moves(self) -> dict[Berth, list[Zone]]:
        """Return from where to where a Ship could move to serve; none moves twice."""
        if self.moved != NOBODY:
            return {}
        return useful_moves(self.s, self.seat, self.allowed)


def _chain_without(s: State, seat: Seat, zone: Zone) -> set[Space]:
    """Return the chain as it would be without a Ship that has just come to a Sea Zone."""
    place = zone * SEATS + seat
    pieces = s.guards if s.guards[place] else s.ships
    pieces[place] -= 1
    chain = trade_chain(s, seat)
    pieces[place] += 1
    return chain


# -- how a Ship can serve (9.5.8) ----------------------------------------------------------------


def useful_moves(s: State, seat: Seat, allowed: Nodes) -> dict[Berth, list[Zone]]:
    """Return from where to where a Light Ship could move to serve a Trade with an open card."""
    nodes = {node for card in s.trade_shown for node in NODES_OF[card] if allowed >> node & 1}
    beside = {zone for node in nodes for zone in NODE_ZONES[node]}
    found: dict[Berth, list[Zone]] = {}
    for berth in berths(s, seat):
        kept = _lift(s)
        take_ship(s, seat, berth)
        chain = trade_chain(s, seat)
        _put_back(s, kept)
        zones = [
            zone
            for zone in destinations(s, seat, berth)
            if (zone in beside or SEA + zone not in chain)
            and _would_serve(s, seat, allowed, berth, zone, chain)
        ]
        if zones:
            found[berth] = sorted(zones)
    return found


Pieces: TypeAlias = tuple[list[int], list[int], list[list[int]]]
"""Where Light Ships are: at sea, on slots and in Ports."""


def _lift(s: State) -> Pieces:
    """Try something with Ships on a copy of where they are; return where they really are."""
    kept = s.ships, s.guards, s.docked
    s.ships, s.guards = s.ships.copy(), s.guards.copy()
    s.docked = [each.copy() for each in s.docked]
    return kept


def _put_back(s: State, kept: Pieces) -> None:
    s.ships, s.guards, s.docked = kept


def _would_serve(
    s: State, seat: Seat, allowed: Nodes, berth: Berth, zone: Zone, without: set[Space]
) -> bool:
    """Try a movement, and say whether it would serve a Trade."""
    kept = _lift(s)
    take_ship(s, seat, berth)
    put_to_sea(s, seat, zone)
    serves = Openings(s, seat, allowed, zone, without).any()
    _put_back(s, kept)
    return serves
