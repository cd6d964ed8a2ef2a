"""12.5: who collects in a node, in which order, and what a Trade costs besides (12.1)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    IS_GOLD,
    IS_SLAVES,
    TRADE_NODES,
    TRADE_TABLE,
    Age,
    Trade,
)
from greatpowers.games.price_of_power.components.tables import ADM, Seat
from greatpowers.games.price_of_power.components.world import (
    NODES,
    Node,
    node_text,
)
from greatpowers.games.price_of_power.rules.income import half
from greatpowers.games.price_of_power.rules.mats import (
    clockwise,
    gain_ducats,
    gain_prestige,
    power_of,
    realm_name,
    spend_power,
)
from greatpowers.games.price_of_power.rules.ownership import base_tax
from greatpowers.games.price_of_power.rules.trade_power import (
    collectors,
    drop,
    income,
    next_in_rank,
    primary_of,
    rows_of,
)
from greatpowers.games.price_of_power.state import FEAT_DONE, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import (
    PAY_ADM,
    RANK_NEXT,
    TAKE_INTEREST,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule

SLAVES_PRESTIGE: Final = 1
SHAMEFUL_FROM: Final[Age] = 3
"""From this Age on, a Trade in Slaves costs Prestige."""


def discard_cards(s: State) -> None:
    """Discard the cards of a Trade that is over."""
    s.trade_discards += s.trade_shown
    s.trade_shown = []


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
    s.best_trade_in = put(s.best_trade_in, place, max(s.best_trade_in[place], earned))
    s.changed |= FEAT_DONE
    discard_cards(s)
    affair.note(seat, card, earned)


@rule("12.1.2", "2.2.5")
def inflate(t: PriceTable, affair: Affair) -> Play[None]:
    """Pay for too much gold: 1 ADM, or a token of Interest."""
    s = t.state
    seat, card, earned = affair.numbers
    if not IS_GOLD[card] or earned <= half(base_tax(s, seat)):
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
