"""5.4.4 Trade: three cards, a Ship, a node and a Merchant (12)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    TRADES,
    Trade,
)
from greatpowers.games.price_of_power.components.tables import DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    NOBODY,
    NODES,
    Node,
    node_text,
)
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.mats import (
    gain_ducats,
    power_of,
    realm_name,
)
from greatpowers.games.price_of_power.rules.prices import NO_POWER, pay
from greatpowers.games.price_of_power.rules.ships import (
    berth_of,
    from_menu,
)
from greatpowers.games.price_of_power.rules.trade_income import (
    discard_cards,
    inflate,
    pay_out,
    rank,
)
from greatpowers.games.price_of_power.rules.trade_openings import Nodes, Openings
from greatpowers.games.price_of_power.rules.trade_power import (
    available,
    merchant_in,
    merchant_place,
)
from greatpowers.games.price_of_power.rules.trade_ship import SHIP_TASK
from greatpowers.games.price_of_power.state import AT_HOME, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    PASS,
    SEND_MERCHANT,
    SEND_MERCHANT_FROM,
    TRADE,
    TRADE_IN,
    TRADE_WITH,
)
from greatpowers.kernel.agenda import HEARD, NUMBERS, STEP, TASK, Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

PRICE: Final = 1
CARDS_SHOWN: Final = 3
NO_TRADE_DUCATS: Final = 2
ALL_IN: Final[Nodes] = (1 << len(NODES)) - 1
"""All nodes."""

NO_MERCHANT: Final = refuse("no-merchant", "12.4", "opens-next-round")
NOBODY_AT_HOME: Final = refuse("no-merchant-at-home", "12.4")
SHIP_HAS_MOVED: Final = refuse("no-trade-ship-moved", "5.4.4")


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
        _trade_nothing(t, affair, seat, "log-no-trade-possible")
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
        _trade_nothing(t, affair, seat, "log-trades-nothing")
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
def _trade_nothing(t: PriceTable, affair: Affair, seat: Seat, told: str) -> None:
    """Discard the cards for two Ducats."""
    t.say(told, power=realm_name(t.state, seat), cite="5.4.4")
    discard_cards(t.state)
    gain_ducats(t, seat, NO_TRADE_DUCATS, cite="5.4.4")
    affair.end()


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
        Choice(SEND_MERCHANT, whole=ALLOWED if AT_HOME in places else NOBODY_AT_HOME),
    ]


CARDS_DRAWN: Final = 1
NODE_CHOSEN: Final = 3
"""The step of a Trade that comes next once its cards lie open, and while its node is chosen."""
TRADE_TASK: Final = AGENDA.task(
    "trade", draw_cards, choose_card, choose_node, send_merchant, rank, pay_out, inflate
)


def openings_now(s: State) -> Openings | None:
    """Return where who trades may use the open cards, until a node is chosen; else nothing.

    Another Trade may be to come after this one: then it lies below it, and has no cards yet.
    """
    row = next((row for row in reversed(s.agenda) if row[TASK] == TRADE_TASK.number), None)
    if row is None or not CARDS_DRAWN <= row[STEP] <= NODE_CHOSEN or not s.trade_shown:
        return None
    seat, allowed, _, moved = row[NUMBERS : NUMBERS + 4]
    return Openings(s, seat, allowed, row[HEARD] - 1 if row[HEARD] else moved)
