"""How what hardly ever happens by chance could begin: bargains, Claims and wars, as whole answers.

Bots would not think of them, and random answers do not find them; most lead nowhere.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import ADM, DIP, MIL, SHIP_KINDS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    FACES,
    LAND,
    NOBODY,
    NODE_ZONES,
    is_distant_zone,
)
from greatpowers.games.price_of_power.landmarks_near import wanted
from greatpowers.games.price_of_power.landmarks_roads import CARDS_WITH
from greatpowers.games.price_of_power.rules import (
    claims,
    explore,
    recruiting,
    ships,
    shipyards,
    trade,
)
from greatpowers.games.price_of_power.rules.alliances import allies_of
from greatpowers.games.price_of_power.rules.deal_terms import A_DIP_MOVES
from greatpowers.games.price_of_power.rules.deals import SALE_PRICE, for_sale, judge_talks
from greatpowers.games.price_of_power.rules.geography import (
    areas_next_to,
    is_connected,
    trade_chain,
)
from greatpowers.games.price_of_power.rules.influence import areas_with
from greatpowers.games.price_of_power.rules.losses import areas_with_units
from greatpowers.games.price_of_power.rules.mats import opponents, power_of
from greatpowers.games.price_of_power.rules.orders import ship_price
from greatpowers.games.price_of_power.rules.ownership import areas_of_realm, capital_of
from greatpowers.games.price_of_power.rules.peace import judge_negotiation, said_of_peace
from greatpowers.games.price_of_power.rules.terms import KEEP_BOARD_STATE
from greatpowers.games.price_of_power.rules.trade_power import available
from greatpowers.games.price_of_power.rules.turns import must_take_event
from greatpowers.games.price_of_power.rules.victory import foes_of, side_of, taken_from
from greatpowers.games.price_of_power.rules.war import PRICE
from greatpowers.games.price_of_power.rules.war_bans import judge_target
from greatpowers.games.price_of_power.state import FIRST_PORT, State
from greatpowers.games.price_of_power.vocabulary import (
    AGREE_ON,
    ASK_DUCATS,
    AT_PRICE,
    BUILD,
    BUILD_IN,
    BUY_PROVINCE,
    CHANGE_FOCUS,
    CLAIM,
    COLONIZE,
    CONCEDE,
    CONVERT,
    DECLARE_ON,
    DECLARE_WAR,
    DONE,
    END_ALLIANCE,
    EXPLORE,
    FABRICATE,
    FOR_DUCATS,
    GIVE_DUCATS,
    GIVE_UP_CLAIM,
    GIVE_UP_INFLUENCE,
    HAND_BACK,
    INFLUENCE,
    LAUNCH_TO,
    LEAST_PROVINCE_PRICE,
    MOVE_SHIP_FROM,
    MOVE_SHIP_OUT,
    MOVE_SHIP_TO,
    NEGOTIATE,
    NEGOTIATE_PEACE,
    OFFER_ALLIANCE,
    OFFER_MARRIAGE,
    PREVAIL_BY,
    PROPOSE_DEAL,
    PROPOSE_PEACE,
    RECRUIT,
    REROLL,
    RESEARCH,
    SELL_PROVINCE,
    SET_FREE,
    STABILIZE,
    SUPPRESS,
    TAKE_MISSION,
    TRADE,
    TRADE_IN,
    TRADE_WITH,
    VOCABULARY,
)
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kernel.vocabulary import Verb

AGREED: Final = (PROPOSE_DEAL(), VOCABULARY.yes())
"""A deal is proposed, and the other accepts."""
HARMLESS: Final = (
    *(TRADE, INFLUENCE, RESEARCH, STABILIZE, CONVERT, COLONIZE, EXPLORE, SUPPRESS),
    *(RECRUIT, CHANGE_FOCUS),
)
"""Actions with which a player stays in the Round and does nobody harm: once enough have passed,
it is over for all."""


def openings(s: State, seat: Seat, prompt: str) -> Sequence[Sequence[int]]:
    """Propose Actions to a player whose Turn it is, and peaces, with the answers of who agrees."""
    if prompt == "ask-settle":
        return list(_pacts(s, seat))
    if prompt != "ask-action" or must_take_event(s, seat):
        return []
    return [
        *_bargains(s, seat),
        *_claims(s, seat),
        *_wars(s, seat),
        *_trades(s, seat),
        *_voyages(s, seat),
        *_shipyards(s, seat),
    ]


def serving(s: State, seat: Seat, prompt: str, codes: Sequence[int]) -> Sequence[int]:
    """Return how players answer who serve another: they stay in the Round, and take his deals.

    For themselves they take the Missions that are fulfilled already, or nearly.
    """
    if prompt in ("ask-first-mission", "ask-missions"):
        return sorted(
            (code for code in codes if code in TAKE_MISSION),
            key=lambda code: -wanted(s, seat, TAKE_MISSION.target(code)),
        )[:1]
    if prompt in ("ask-accept-deal", "ask-accept-pact"):
        return [VOCABULARY.yes()]
    if prompt != "ask-action":
        return []
    return [code for code in codes if any(code in verb for verb in HARMLESS)]


def _bargains(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give deals with each other player: ties, all his money, all that he can sell."""
    for other in opponents(s, seat):
        if judge_talks(s, seat, other) is not ALLOWED:
            continue
        begun = [NEGOTIATE(s.realm[other])]
        yield [*begun, OFFER_ALLIANCE(), *AGREED]
        yield [*begun, OFFER_MARRIAGE(DIP), *AGREED]
        for giver, verb in ((other, ASK_DUCATS), (seat, GIVE_DUCATS)):
            most = min(s.ducats[giver], A_DIP_MOVES * power_of(s, seat, DIP), len(verb.targets))
            if most:
                yield [*begun, verb(most - 1), *AGREED]
        if min(power_of(s, each, ADM) for each in (seat, other)) >= SALE_PRICE:
            for seller, buyer, verb in (
                (other, seat, BUY_PROVINCE),
                (seat, other, SELL_PROVINCE),
            ):
                for lands in _sold(s, seller, buyer, verb):
                    yield [*begun, *lands, *AGREED]


def _sold(s: State, seller: Seat, buyer: Seat, verb: Verb) -> Iterator[list[int]]:
    """Give the answers that sell Provinces to another player: each, and what he has Ducats for."""
    places = [p for p in for_sale(s, seller, buyer) if p != capital_of(s, s.realm[seller])]
    affordable = places[: s.ducats[buyer] // LEAST_PROVINCE_PRICE]
    if not affordable:
        return
    yield from ([verb(place), AT_PRICE(0)] for place in places)
    if len(affordable) > 1:
        yield [code for place in affordable for code in (verb(place), AT_PRICE(0))]


def _claims(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give a Claim on each Area that can be claimed."""
    if claims.judge_fabricate(s, seat) is not ALLOWED:
        return
    near = areas_next_to(s, seat)
    for area in sorted(near):
        if claims.judge_area(s, seat, area, [], near) is ALLOWED:
            yield [FABRICATE(), CLAIM(area), DONE()]


def _wars(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give a war on each realm with land where one's Units are, or next to them."""
    if not s.has_war or power_of(s, seat, MIL) < PRICE:
        return
    near = {area for home in areas_with_units(s, seat) for area in (home, *LAND[home])}
    for realm in range(len(s.war)):
        if near.isdisjoint(areas_of_realm(s, realm)):
            continue
        if judge_target(s, seat, realm) is ALLOWED:
            yield [DECLARE_WAR(), DECLARE_ON(realm), DONE()]


def _trades(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give Trades in the far nodes that are connected, for all cards that may turn up."""
    if power_of(s, seat, DIP) < trade.PRICE or not available(s, seat):
        return
    chain = trade_chain(s, seat)
    for node in ALL_NODES:
        is_far = bool(NODE_ZONES[node]) and all(map(is_distant_zone, NODE_ZONES[node]))
        if is_far and is_connected(s, chain, node):
            for card in CARDS_WITH[node]:
                if card not in s.trade_unused:
                    yield [TRADE(), TRADE_WITH(card), TRADE_IN(node)]


def _voyages(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give Explorations that begin with a Ship, each with the rolls that may be taken again."""
    if explore.judge_explore(s, seat) is not ALLOWED:
        return
    for berth in ships.berths(s, seat):
        in_port = berth >= FIRST_PORT
        start = MOVE_SHIP_OUT(berth - FIRST_PORT) if in_port else MOVE_SHIP_FROM(berth)
        for zone in ships.destinations(s, seat, berth, exploring=True):
            for rerolls in range(explore.MOST_REROLLS + 1):
                yield [EXPLORE(), start, MOVE_SHIP_TO(zone), *[REROLL()] * rerolls]


def _shipyards(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give Ships of each kind, alone and as many as there are Ducats for."""
    if recruiting.judge_recruit(s, seat) is not ALLOWED:
        return
    for kind in range(len(SHIP_KINDS)):
        if shipyards.judge_ship(s, seat, kind) is ALLOWED:
            price = max(1, ship_price(s, seat, kind))
            yield [RECRUIT(), BUILD(kind)]
            for port in shipyards.own_ports(s, seat):
                for zone in FACES[port]:
                    built = [BUILD(kind), BUILD_IN(port), LAUNCH_TO(zone)]
                    yield [RECRUIT(), *built]
                    if s.ducats[seat] >= 2 * price:
                        yield [RECRUIT(), *built, *built]


def _pacts(s: State, seat: Seat) -> Iterator[list[int]]:
    """Give a peace with each player at war, of each kind that there may be."""
    for foe in foes_of(s, seat):
        other = s.seat_of[foe]
        if other == NOBODY or judge_negotiation(foe, said_of_peace(s, seat)) is not ALLOWED:
            continue
        for term in (AGREE_ON(KEEP_BOARD_STATE), PREVAIL_BY(KEEP_BOARD_STATE)):
            for part in ([], *_parts(s, seat, other)):
                yield [NEGOTIATE_PEACE(foe), term, *part, PROPOSE_PEACE(), VOCABULARY.yes()]
        yield [NEGOTIATE_PEACE(foe), CONCEDE(KEEP_BOARD_STATE), PROPOSE_PEACE(), VOCABULARY.yes()]


def _parts(s: State, seat: Seat, other: Seat) -> Iterator[list[int]]:
    """Give what a peace may say besides its term."""
    yield [OFFER_ALLIANCE()]
    yield [OFFER_MARRIAGE(DIP)]
    yield [GIVE_DUCATS(0)]
    yield [ASK_DUCATS(0)]
    for place in taken_from(s, seat, side_of(s, s.realm[other])):
        yield [HAND_BACK(place), FOR_DUCATS(0)]
        yield [SET_FREE(place)]
    for place in for_sale(s, other, seat):
        yield [BUY_PROVINCE(place), AT_PRICE(0)]
    for place in for_sale(s, seat, other):
        yield [SELL_PROVINCE(place), AT_PRICE(0)]
    yield from ([GIVE_UP_INFLUENCE(area)] for area in areas_with(s, seat)[:1])
    yield from ([GIVE_UP_CLAIM(area)] for area in claims.claims_of(s, seat)[:1])
    yield from ([END_ALLIANCE(realm)] for realm in allies_of(s, seat)[:1])
