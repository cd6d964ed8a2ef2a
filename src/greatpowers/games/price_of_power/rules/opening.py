"""3.3 Games that begin later: players choose their forces, Merchants, Influence and ties."""

from typing import Final

from greatpowers.games.price_of_power.components.scenarios import START_OF, later_start
from greatpowers.games.price_of_power.components.tables import (
    ARMIES,
    INFANTRY,
    MERCHANTS,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_AREAS,
    ALL_NODES,
    ALL_REALMS,
    NOBODY,
    Node,
    area_text,
    node_text,
    realm,
)
from greatpowers.games.price_of_power.rules import alliances, influence, marriages
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.geography import is_connected, trade_chain
from greatpowers.games.price_of_power.rules.mats import in_turn_order, realm_name
from greatpowers.games.price_of_power.rules.ownership import is_npr, owned_areas
from greatpowers.games.price_of_power.rules.units import add_to_army, army_place
from greatpowers.games.price_of_power.state import AT_HOME, NOT_DEPLOYED, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    DONE,
    FORGE_WITH,
    INFLUENCE_IN,
    NAME_NUMBER,
    NAME_REALM,
    RECRUIT_IN,
    TRADE_IN,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose

FIRST_INFLUENCE: Final = 6
LAST_TO_CHOOSE: Final = (realm("poland"), realm("ottomans"))
"""Realms that choose after all others."""


@rule("3.3")
def begin_opening(t: PriceTable, _affair: Affair) -> None:
    """Let everybody choose in turn order where the set-up cards leave it open."""
    s = t.state
    if later_start(START_OF[s.scenario]) is None:
        return
    order = sorted(in_turn_order(s), key=lambda seat: s.realm[seat] in LAST_TO_CHOOSE)
    for seat in reversed(order):
        OPENING.begin(s.agenda, seat, s.available[seat] // 2)


@rule("3.3")
def raise_armies(t: PriceTable, affair: Affair) -> Play[None]:
    """Raise Armies of Regular Infantry in own Areas, from half of the manpower at most."""
    s = t.state
    seat, left = affair.numbers
    army = next((n for n in range(ARMIES) if s.army_at[army_place(seat, n)] == NOT_DEPLOYED), -1)
    if not left or army < 0:
        return
    answer = yield t.ask(
        seat,
        "ask-first-army",
        lambda: [Choice(DONE), Choice(RECRUIT_IN, owned_areas(s, seat))],
        cite="3.3",
        default=DONE(),
        public=True,
        n=left,
    )
    if answer == DONE():
        return
    area = RECRUIT_IN.target(answer)
    number = yield from choose(
        t,
        seat,
        "ask-army-size",
        NAME_NUMBER,
        range(1, left + 1),
        cite="3.3",
        public=True,
        area=area_text(area),
    )
    for _ in range(number):
        add_to_army(s, seat, army, area, REGULAR, INFANTRY)
    s.available[seat] -= number
    t.say("log-first-army", power=realm_name(s, seat), n=number, area=area_text(area), cite="3.3")
    affair.note(seat, left - number)
    affair.repeat()


def open_nodes(s: State, seat: Seat) -> list[Node]:
    """Return the connected nodes in which a player has no Merchant yet."""
    chain = trade_chain(s, seat)
    own = s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS]
    return [node for node in ALL_NODES if node not in own and is_connected(s, chain, node)]


@rule("3.3", "12.2")
def send_merchants(t: PriceTable, affair: Affair) -> Play[None]:
    """Send the first Merchants to nodes that are connected."""
    s = t.state
    seat = affair.numbers[0]
    for merchant in range(seat * MERCHANTS, (seat + 1) * MERCHANTS):
        if s.merchant[merchant] == AT_HOME and open_nodes(s, seat):
            node = yield from choose(
                t,
                seat,
                "ask-first-merchant",
                TRADE_IN,
                open_nodes(s, seat),
                cite="3.3",
                public=True,
            )
            s.merchant[merchant] = node
            t.say("log-first-merchant", power=realm_name(s, seat), node=node_text(node), cite="3.3")


@rule("3.3", "5.4.1")
def spread_influence(t: PriceTable, affair: Affair) -> Play[None]:
    """Place six Influence as the Action would, without its price."""
    s = t.state
    seat = affair.numbers[0]
    influence.open_turn(s, seat)
    for left in range(FIRST_INFLUENCE, 0, -1):
        areas = [area for area in ALL_AREAS if influence.judge_area(s, seat, area)]
        if not areas:
            return
        area = yield from choose(
            t, seat, "ask-first-influence", INFLUENCE_IN, areas, cite="3.3", public=True, n=left
        )
        influence.place(t, seat, area, cite="3.3")
        s.spread.append(area)


@rule("3.3", "11.2", "11.3")
def make_ties(t: PriceTable, affair: Affair) -> Play[None]:
    """Make one Alliance and one Marriage with realms without a player."""
    s = t.state
    seat = affair.numbers[0]
    free = [each for each in ALL_REALMS if is_npr(s, each)]
    allies = [
        each
        for each in free
        if alliances.ally_of(s, each) == NOBODY and alliances.judge_gain(s, seat, each)
    ]
    ally = yield from choose(
        t, seat, "ask-first-ally", FORGE_WITH, allies, cite="3.3", optional=True, public=True
    )
    if ally >= 0:
        alliances.ally(t, seat, ally, cite="3.3")
    brides = [each for each in free if marriages.judge_marriage(s, seat, each)]
    bride = yield from choose(
        t, seat, "ask-first-marriage", NAME_REALM, brides, cite="3.3", optional=True, public=True
    )
    if bride >= 0:
        marriages.marry(t, seat, bride, cite="3.3")


OPENING: Final = AGENDA.task("opening", raise_armies, send_merchants, spread_influence, make_ties)
"""About a seat and the Units that it may still raise."""
