"""12.2 to 12.5 Merchants, Trade Power, and who gets which row of a Trade card."""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import (
    KEYS,
    NODE_NEEDS,
    SECONDARY,
    TRADE_NODES,
    TRADE_TABLE,
    Trade,
)
from greatpowers.games.price_of_power.components.tables import MERCHANTS, Seat
from greatpowers.games.price_of_power.components.world import (
    IS_MARITIME,
    NOBODY,
    NODE_ZONES,
    Node,
)
from greatpowers.games.price_of_power.effects.modifiers import may_not_trade_in, modifier
from greatpowers.games.price_of_power.rules.geography import is_connected, trade_chain
from greatpowers.games.price_of_power.rules.mats import clockwise
from greatpowers.games.price_of_power.rules.ownership import owns
from greatpowers.games.price_of_power.state import NO_DISC, NOT_OWNED, SEATS, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

Merchant: TypeAlias = int
"""The number of a Merchant of a player: 0, 1 or 2."""
Row: TypeAlias = int
"""A row of a Trade card, counted from the top."""

SETTLED: Final = "settled"
OWN_KEY: Final = "own_key"

NEEDS_KEY: Final = refuse("no-trade-needs-key", "12.1.1", "opens-key")
NEEDS_SETTLERS: Final = refuse("no-trade-needs-settlers", "12.1.1", "opens-settlers")
PIRATES_THERE: Final = refuse("no-secondary-pirates", "12.5.4", "opens-pirates-gone")
WEAKER_THERE: Final = refuse("no-secondary-weaker", "12.5.4", "opens-trade-power")


# -- Merchants (12.4) ----------------------------------------------------------------------------


def merchant_place(seat: Seat, merchant: Merchant) -> int:
    """Return where a Merchant stands in the state."""
    return seat * MERCHANTS + merchant


def merchants_of(s: State, seat: Seat) -> list[Merchant]:
    """Return the Merchants that a player has."""
    return [
        merchant
        for merchant in range(MERCHANTS)
        if s.merchant[merchant_place(seat, merchant)] != NOT_OWNED
    ]


@rule("12.4")
def available(s: State, seat: Seat) -> list[Merchant]:
    """Return the Merchants of a player who have not traded in this Round."""
    return [
        merchant
        for merchant in merchants_of(s, seat)
        if not s.is_resting[merchant_place(seat, merchant)]
    ]


@rule("12.4")
def merchant_in(s: State, seat: Seat, node: Node) -> Merchant:
    """Return the Merchant whom a player has in a node, or nobody; there is one at most."""
    for merchant in range(MERCHANTS):
        if s.merchant[merchant_place(seat, merchant)] == node:
            return merchant
    return NOBODY


# -- Trade Power (12.5) --------------------------------------------------------------------------


@rule("12.3", "12.5")
def protection(s: State, seat: Seat, node: Node) -> int:
    """Return the Trade Power of Light Ships on slots beside a maritime node."""
    if not IS_MARITIME[node]:
        return 0
    return sum(s.guards[zone * SEATS + seat] for zone in NODE_ZONES[node])


@rule("12.5")
def key_power(s: State, seat: Seat, card: Trade, place: int) -> tuple[int, int]:
    """Return how many key Provinces of a node of a card a player owns, and their Trade Power."""
    powers = [power for province, power in KEYS[card][place] if owns(s, seat, province)]
    return len(powers), sum(powers)


@rule("12.5")
def trade_power(s: State, seat: Seat, card: Trade, node: Node, bill: Bill | None = None) -> int:
    """Return a player's Trade Power in a node; key Provinces count only in nodes of the card."""
    merchant = merchant_in(s, seat, node) != NOBODY
    found = charge(bill, "bill-merchant", int(merchant))
    if not merchant:
        return found
    found += charge(bill, "bill-protection", protection(s, seat, node))
    if node in TRADE_NODES[card]:
        keys, power = key_power(s, seat, card, TRADE_NODES[card].index(node))
        found += charge(bill, "bill-keys", power)
        found += charge(bill, "bill-ideas", _power_by_idea(s, seat, keys))
    return found


def _power_by_idea(s: State, seat: Seat, keys: int) -> int:
    needed = modifier(s, seat, "trade_power_with_keys_keys")
    return modifier(s, seat, "trade_power_with_keys_power") if 0 < needed <= keys else 0


# -- nodes of a card (12.1) ----------------------------------------------------------------------


def primary_of(card: Trade, node: Node) -> Node:
    """Return the primary node under which a secondary one stands on a card."""
    return TRADE_NODES[card][SECONDARY[card].index(node)]


@rule("12.1.1")
def judge_needs(s: State, seat: Seat, card: Trade, place: int) -> Verdict:
    """Say whether what a card asks for in a node is so for a player."""
    needs = NODE_NEEDS[card][place]
    keys = [province for province, _ in KEYS[card][place]]
    if needs == SETTLED:
        settled = any(s.disc[key] != NO_DISC or s.dynamic[key] != NOBODY for key in keys)
        return ALLOWED if settled else NEEDS_SETTLERS
    if needs == OWN_KEY:
        return ALLOWED if any(owns(s, seat, key) for key in keys) else NEEDS_KEY
    return ALLOWED


# -- who collects, and in which row (12.5) -------------------------------------------------------


@rule("12.5", "12.2")
def collects_in(s: State, seat: Seat, node: Node) -> bool:
    """Say whether a player gets income from a node: with a Merchant there and a connection."""
    if merchant_in(s, seat, node) == NOBODY or may_not_trade_in(s, seat, node):
        return False
    return is_connected(s, trade_chain(s, seat), node)


@rule("12.5", "12.1.1")
def collectors(s: State, card: Trade, node: Node, seats: list[Seat]) -> list[Seat]:
    """Return which of some players get income with a card from one of its primary nodes."""
    place = TRADE_NODES[card].index(node)
    return [
        seat
        for seat in seats
        if collects_in(s, seat, node) and judge_needs(s, seat, card, place) is ALLOWED
    ]


@rule("12.5.2")
def row_for(card: Trade, power: int, last: Row) -> Row:
    """Return the row for some Trade Power below the last row taken; it may be beyond the card."""
    table = TRADE_TABLE[card]
    best = next((row for row, line in enumerate(table) if power >= line[0]), len(table))
    return max(best, last + 1)


@rule("12.5.2")
def rows_of(s: State, card: Trade, node: Node, ranked: list[Seat]) -> dict[Seat, Row]:
    """Return the rows of players who are ranked by Trade Power: each row has one."""
    found: dict[Seat, Row] = {}
    last = -1
    for seat in ranked:
        last = row_for(card, trade_power(s, seat, card, node), last)
        found[seat] = last
    return found


@rule("12.5.2", "R26")
def next_in_rank(s: State, card: Trade, node: Node, left: list[Seat]) -> list[Seat]:
    """Return those with the most Trade Power: of several, the Active Player ranks one first."""
    powers = {seat: trade_power(s, seat, card, node) for seat in left}
    most = max(powers.values())
    return [seat for seat in left if powers[seat] == most]


@rule("12.5.3", "R25", "12.5.2")
def drop(s: State, active: Seat, seat: Seat, card: Trade, node: Node) -> int:
    """Return how many rows a player falls: one a Pirate, and one by an Idea of the active one."""
    fallen = s.pirates[node]
    needed = modifier(s, active, "opponents_row_down_with_keys_power_from_keys")
    if seat != active and needed:
        _, power = key_power(s, active, card, TRADE_NODES[card].index(node))
        fallen += power >= needed
    return fallen


@rule("12.5.1")
def income(s: State, card: Trade, node: Node, row: Row) -> int:
    """Return the Ducats of a row: more in an Expanded node, nothing below the last."""
    table = TRADE_TABLE[card]
    return table[row][2 if s.expanded[node] else 1] if row < len(table) else 0


@rule("12.5.4", "R76")
def judge_secondary(s: State, seat: Seat, node: Node) -> Verdict:
    """Say whether a player may choose a secondary node: nobody is stronger there, no Pirate."""
    if s.pirates[node]:
        return PIRATES_THERE
    mine = 1 + protection(s, seat, node)
    others = [other for other in clockwise(s, seat)[1:] if collects_in(s, other, node)]
    stronger = any(1 + protection(s, other, node) > mine for other in others)
    return WEAKER_THERE if stronger else ALLOWED
