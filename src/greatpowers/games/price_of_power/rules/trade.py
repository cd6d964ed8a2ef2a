"""5.4.4 Trade: three cards, a Ship, a node and a Merchant (12)."""

from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import (
    IS_GOLD,
    IS_SLAVES,
    TRADE_NODES,
    TRADE_TABLE,
    TRADES,
    Age,
    Trade,
)
from greatpowers.games.price_of_power.components.tables import ADM, DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    NOBODY,
    NODE_ZONES,
    NODES,
    Node,
    Zone,
    node_text,
    zone_text,
)
from greatpowers.games.price_of_power.effects.modifiers import may_not_trade_in
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.geography import SEA, Space, is_connected, trade_chain
from greatpowers.games.price_of_power.rules.mats import (
    clockwise,
    gain_ducats,
    gain_prestige,
    power_of,
    realm_name,
    spend_power,
)
from greatpowers.games.price_of_power.rules.ownership import base_tax
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.ships import (
    Berth,
    berth_of,
    berth_text,
    berths,
    destinations,
    free_slots,
    from_menu,
    move_ship,
    pay_crossing,
    put_to_sea,
    take_ship,
    take_slot,
    to_menu,
)
from greatpowers.games.price_of_power.rules.trade_power import (
    available,
    collectors,
    drop,
    income,
    judge_needs,
    judge_secondary,
    merchant_in,
    merchant_place,
    next_in_rank,
    nodes_of,
    primary_of,
    rows_of,
)
from greatpowers.games.price_of_power.state import AT_HOME, SEATS, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    MOVE_SHIP_TO,
    PASS,
    PAY_ADM,
    RANK_NEXT,
    SEND_MERCHANT,
    SEND_MERCHANT_FROM,
    TAKE_INTEREST,
    TAKE_SLOT_OF,
    TRADE,
    TRADE_IN,
    TRADE_WITH,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

Nodes: TypeAlias = int
"""A set of nodes: bits of a number."""

PRICE: Final = 1
CARDS_SHOWN: Final = 3
NO_TRADE_DUCATS: Final = 2
SLAVES_PRESTIGE: Final = 1
SHAMEFUL_FROM: Final[Age] = 3
"""From this Age on, a Trade in Slaves costs Prestige."""
ALL_IN: Final[Nodes] = (1 << len(NODES)) - 1
"""All nodes."""

NO_MERCHANT: Final = refuse("no-merchant", "12.4", "opens-next-round")
RESTS_THERE: Final = refuse("no-merchant-rests", "12.4", "opens-next-round")
NOT_CONNECTED: Final = refuse("no-not-connected", "12.2", "opens-connection")
NOT_HERE: Final = refuse("no-trade-elsewhere", "16.3.7")
CLOSED: Final = refuse("no-trade-closed", "5.4.4")
NOT_ON_CARD: Final = refuse("no-trade-not-on-card", "12.1")
SHIP_USELESS: Final = refuse("no-trade-without-ship", "5.4.4")
NO_NODE: Final = refuse("no-trade-no-node", "5.4.4", "opens-connection")
SHIP_HAS_MOVED: Final = refuse("no-trade-ship-moved", "5.4.4")


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
    if node not in nodes_of(card):
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
        return [node for node in nodes_of(card) if self.judge(card, node) is ALLOWED]

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


# -- the Action (5.4.4) --------------------------------------------------------------------------


@rule("5.4.4", "12.4")
def judge_action(s: State, seat: Seat) -> Verdict:
    """Say whether a player can take the Action."""
    if power_of(s, seat, DIP) < PRICE:
        return NO_POWER[DIP]
    return ALLOWED if available(s, seat) else NO_MERCHANT


def trade_choice(s: State, seat: Seat) -> Choice:
    """Offer the Action."""
    return Choice(
        TRADE,
        whole=judge_action(s, seat),
        cost=lambda _, bill: charge(bill, "bill-trade", PRICE),
        paid_in=POWERS[DIP],
    )


@ACTIONS.on(TRADE)
def begin_trade(t: PriceTable, seat: Seat, _: int) -> None:
    """Pay, and begin to trade."""
    pay(t.state, seat, DIP, PRICE)
    TRADE_TASK.begin(t.state.agenda, seat, ALL_IN, 0)


def trade_text(card: Trade) -> str:
    """Return the text id of a Trade card."""
    return f"trade-{TRADES[card]}"


@rule("5.4.4", "12.1")
def draw_cards(t: PriceTable, affair: Affair) -> None:
    """Turn up three Trade cards: numbers seat, nodes allowed, whether nobody else collects.

    The price has been paid, or there is none. Without a Merchant at hand nothing happens.
    """
    s = t.state
    seat, allowed, alone = affair.numbers
    if not available(s, seat):
        affair.end()
        return
    s.trade_shown = [draw_trade(t) for _ in range(min(CARDS_SHOWN, cards_left(s)))]
    for card in s.trade_shown:
        t.say("log-trade-card", trade=trade_text(card), cite="5.4.4")
    affair.note(seat, allowed, alone, NOBODY)


def cards_left(s: State) -> int:
    """Return how many Trade cards can be drawn."""
    return len(s.trade_deck) + len(s.trade_discards)


@rule("12.1")
def draw_trade(t: PriceTable) -> Trade:
    """Draw a Trade card; the deck has no order, and the discards become a new one."""
    s = t.state
    if not s.trade_deck:
        s.trade_deck, s.trade_discards = s.trade_discards, []
    return t.chance.take(s.trade_deck)


# -- cards and Ships (steps 2 to 4) --------------------------------------------------------------


@rule("5.4.4")
def choose_card(t: PriceTable, affair: Affair) -> Play[None]:
    """Move a Ship first if one likes, choose a card, or trade with none for two Ducats."""
    s = t.state
    seat, allowed, alone, moved = affair.numbers
    if affair.heard:
        moved = affair.heard - 1
    openings = Openings(s, seat, allowed, moved)
    if not openings.any() and not openings.moves():
        _trade_nothing(t, affair, seat)
        return
    answer = yield t.ask(
        seat,
        "ask-trade",
        lambda: card_menu(openings),
        cite="5.4.4",
        default=PASS(),
        public=True,
    )
    if answer == PASS():
        _trade_nothing(t, affair, seat)
    elif answer in TRADE_WITH:
        affair.note(seat, allowed, alone, moved, TRADE_WITH.target(answer))
    else:
        affair.repeat()
        SHIP_TASK.begin(s.agenda, seat, berth_of(answer), allowed)


def card_menu(openings: Openings) -> Menu:
    """Offer the open cards, and before a Ship has moved also Ships, or no Trade at all."""
    unmoved = openings.moved == NOBODY
    return [
        Choice(PASS, whole=ALLOWED if unmoved else SHIP_HAS_MOVED),
        Choice(TRADE_WITH, openings.s.trade_shown, openings.judge_card),
        *from_menu(openings.moves()),
    ]


@rule("5.4.4")
def _trade_nothing(t: PriceTable, affair: Affair, seat: Seat) -> None:
    """Discard the cards for two Ducats."""
    _discard_cards(t.state)
    gain_ducats(t, seat, NO_TRADE_DUCATS, cite="5.4.4")
    affair.end()


def _discard_cards(s: State) -> None:
    s.trade_discards += s.trade_shown
    s.trade_shown = []


def useful_moves(s: State, seat: Seat, allowed: Nodes) -> dict[Berth, list[Zone]]:
    """Return from where to where a Light Ship could move to serve a Trade with an open card."""
    nodes = {node for card in s.trade_shown for node in nodes_of(card) if allowed >> node & 1}
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


@rule("5.4.4", "9.5.8")
def sail(t: PriceTable, affair: Affair) -> Play[None]:
    """Move a Light Ship for a Trade: numbers seat, from where, nodes allowed."""
    s = t.state
    seat, berth, allowed = affair.numbers
    zones = useful_moves(s, seat, allowed)[berth]
    reached = destinations(s, seat, berth)
    zone = zones[0]
    if len(zones) > 1:
        answer = yield t.ask(
            seat,
            "ask-ship-to",
            lambda: to_menu(reached, zones),
            cite="9.5.8",
            public=True,
            place=berth_text(berth),
        )
        zone = MOVE_SHIP_TO.target(answer)
    was_full = free_slots(s, zone) <= 0
    yield from pay_crossing(t, seat, reached[zone])
    move_ship(t, seat, berth, zone)
    if not was_full:
        affair.end(zone + 1)
    affair.note(seat, zone)


@rule("5.4.4", "9.5.8", "12.3")
def push_off(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the moved Ship push one of an Opponent off a slot, as all are taken."""
    s = t.state
    seat, zone = affair.numbers
    affair.end(zone + 1)
    others = [other for other in clockwise(s, seat)[1:] if s.guards[zone * SEATS + other] > 0]
    if not others:
        return
    answer = yield t.ask(
        seat,
        "ask-take-slot",
        lambda: [Choice(PASS), Choice(TAKE_SLOT_OF, [s.realm[other] for other in others])],
        cite="9.5.8",
        default=PASS(),
        public=True,
        zone=zone_text(zone),
    )
    if answer in TAKE_SLOT_OF:
        other = s.seat_of[TAKE_SLOT_OF.target(answer)]
        take_slot(s, seat, zone, other)
        t.say("log-takes-slot", power=realm_name(s, seat), target=realm_name(s, other), cite="12.3")


SHIP_TASK: Final = AGENDA.task("trade_ship", sail, push_off)
"""The movement of a Ship in a Trade; comes out as zone + 1."""


# -- nodes and Merchants (steps 4 and 5) ---------------------------------------------------------


@rule("5.4.4", "12.2")
def choose_node(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the node in which the card is used."""
    s = t.state
    seat, allowed, alone, moved, card = affair.numbers
    openings = Openings(s, seat, allowed, moved)
    nodes = openings.nodes(card)
    node = nodes[0]
    if len(nodes) > 1:
        answer = yield t.ask(
            seat,
            "ask-trade-in",
            lambda: [
                Choice(TRADE_IN, ALL_NODES, lambda node: openings.judge(card, node), within=nodes)
            ],
            cite="5.4.4",
            default=TRADE_IN(node),
            public=True,
            trade=trade_text(card),
        )
        node = TRADE_IN.target(answer)
    t.say(
        "log-trades",
        power=realm_name(s, seat),
        trade=trade_text(card),
        node=node_text(node),
        cite="5.4.4",
    )
    affair.note(seat, alone, card, node)


@rule("5.4.4", "12.4")
def send_merchant(t: PriceTable, affair: Affair) -> Play[None]:
    """Use the Merchant in the node, or send one there who is available; he is laid down."""
    s = t.state
    seat, alone, card, node = affair.numbers
    merchant = merchant_in(s, seat, node)
    if merchant == NOBODY:
        places = {s.merchant[merchant_place(seat, each)]: each for each in available(s, seat)}
        merchant = next(iter(places.values()))
        if len(places) > 1:
            answer = yield t.ask(
                seat,
                "ask-send-merchant",
                lambda: merchant_menu(list(places)),
                cite="5.4.4",
                public=True,
                node=node_text(node),
            )
            home = answer == SEND_MERCHANT()
            merchant = places[AT_HOME if home else SEND_MERCHANT_FROM.target(answer)]
    s.merchant[merchant_place(seat, merchant)] = node
    s.is_resting[merchant_place(seat, merchant)] = True
    affair.note(seat, alone, card, node)


def merchant_menu(places: list[Node]) -> Menu:
    """Offer the Merchants who can be sent, by where they are."""
    return [
        Choice(SEND_MERCHANT_FROM, [place for place in places if place != AT_HOME]),
        Choice(SEND_MERCHANT, (0,) if AT_HOME in places else ()),
    ]


# -- income (step 6, 12.5) -----------------------------------------------------------------------


@rule("12.5", "12.5.2", "12.5.4", "R26")
def rank(t: PriceTable, affair: Affair) -> Play[None]:
    """Rank those who collect by Trade Power, one after the other; the Active Player breaks ties.

    With a secondary node it is the others who collect, in the primary one.
    """
    s = t.state
    seat, alone, card, node, *ranked = affair.numbers
    ground, everybody = _who_collects(s, seat, card, node, bool(alone))
    left = [each for each in everybody if each not in ranked]
    if not left:
        return
    equals = next_in_rank(s, card, ground, left)
    first = equals[0]
    if len(equals) > 1 and _rows_left(s, card, ground, [*ranked, first]):
        answer = yield t.ask(
            seat,
            "ask-rank",
            lambda: [Choice(RANK_NEXT, [s.realm[each] for each in equals])],
            cite="12.5.2",
            default=RANK_NEXT(s.realm[first]),
            public=True,
            node=node_text(ground),
        )
        first = s.seat_of[RANK_NEXT.target(answer)]
    affair.note(seat, alone, card, node, *ranked, first)
    affair.repeat()


def _who_collects(
    s: State, seat: Seat, card: Trade, node: Node, alone: bool
) -> tuple[Node, list[Seat]]:
    """Return the primary node from which income comes, and who gets some of it."""
    if node in TRADE_NODES[card]:
        return node, collectors(s, card, node, [seat] if alone else clockwise(s, seat))
    ground = primary_of(card, node)
    return ground, collectors(s, card, ground, [] if alone else clockwise(s, seat)[1:])


def _rows_left(s: State, card: Trade, node: Node, ranked: list[Seat]) -> bool:
    """Say whether the last of some in a rank still gets a row."""
    rows = rows_of(s, card, node, ranked)
    return rows[ranked[-1]] + s.pirates[node] < len(TRADE_TABLE[card])


@rule("12.5", "12.5.1", "12.5.3", "12.5.4", "12.1.3")
def pay_out(t: PriceTable, affair: Affair) -> None:
    """Pay everybody who collects; a Trade in Slaves costs Prestige from Age III on."""
    s = t.state
    seat, alone, card, node, *ranked = affair.numbers
    ground, _ = _who_collects(s, seat, card, node, bool(alone))
    earned = 0
    if ground != node:
        earned = income(s, card, node, len(TRADE_TABLE[card]) - 1)
        gain_ducats(t, seat, earned, cite="12.5.4")
    for each, row in rows_of(s, card, ground, ranked).items():
        ducats = income(s, card, ground, row + drop(s, seat, each, card, ground))
        gain_ducats(t, each, ducats, cite="12.5")
        if each == seat:
            earned = ducats
    if IS_SLAVES[card] and s.age >= SHAMEFUL_FROM:
        gain_prestige(t, seat, -SLAVES_PRESTIGE, cite="12.1.3")
    s.best_trade[seat] = max(s.best_trade[seat], earned)
    place = seat * len(NODES) + node
    s.best_trade_in[place] = max(s.best_trade_in[place], earned)
    _discard_cards(s)
    affair.note(seat, card, earned)


@rule("12.1.2")
def inflate(t: PriceTable, affair: Affair) -> Play[None]:
    """Pay for too much gold: 1 ADM, or a token of Interest."""
    s = t.state
    seat, card, earned = affair.numbers
    if not IS_GOLD[card] or 2 * earned <= base_tax(s, seat):
        return
    answer = TAKE_INTEREST()
    if power_of(s, seat, ADM):
        answer = yield t.ask(
            seat,
            "ask-inflation",
            lambda: [Choice(PAY_ADM), Choice(TAKE_INTEREST)],
            cite="12.1.2",
            default=PAY_ADM(),
            public=True,
        )
    if answer == PAY_ADM():
        spend_power(s, seat, ADM, 1)
        t.say("log-inflation-adm", power=realm_name(s, seat), cite="12.1.2")
    else:
        s.interest[seat] += 1
        t.say("log-inflation-interest", power=realm_name(s, seat), cite="12.1.2")


TRADE_TASK: Final = AGENDA.task(
    "trade", draw_cards, choose_card, choose_node, send_merchant, rank, pay_out, inflate
)
