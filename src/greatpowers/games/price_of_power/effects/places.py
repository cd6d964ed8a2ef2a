"""Claims, Cores, Influence, nodes, plague and the Empire's Areas by cards (16.3.1, 16.3.3)."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import EXPANDED_TOKENS, Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    Area,
    Node,
    area_text,
    node_text,
)
from greatpowers.games.price_of_power.effects.asking import agree, pick
from greatpowers.games.price_of_power.effects.numbers import number
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import (
    Effect,
    card_read,
    pick_opponent,
    verb,
)
from greatpowers.games.price_of_power.effects.selectors import (
    areas_meant,
    has_merchant,
    nodes_meant,
)
from greatpowers.games.price_of_power.rules import claims, courting, empire, influence
from greatpowers.games.price_of_power.rules.geography import is_connected, trade_chain
from greatpowers.games.price_of_power.rules.mats import opponents, realm_name
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    CLAIM,
    NAME_AREA,
    NAME_NODE,
    PUSH_OUT,
    TAKE_INFLUENCE,
)
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.asking import NOTHING

CITE: Final = "16.3"


# -- Claims and Cores (16.3.3, 7.6.1) ------------------------------------------------------------


@verb("claim")
@rule("8.3.1", "16.3.3")
def claim(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Place Claims in Areas named, one in each; the last one is *chosen*."""
    s = t.state
    for left in range(number(s, seat, effect.word("number")), 0, -1):
        meant = areas_meant(s, effect.areas, seat, reading.you)
        free = [area for area in meant if not claims.has_claim(s, seat, area)]
        area = yield from pick(t, seat, "ask-effect-claim", CLAIM, free, cite="16.3.3", left=left)
        if area == NOTHING:
            return
        claims.claim(t, seat, area, cite="16.3.3")
        s.named_area = area


@verb("core")
@rule("7.6.1", "R49")
def core(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Place a Core token where one owns all and not all is core already."""
    area = yield from pick(
        t,
        seat,
        "ask-effect-core",
        NAME_AREA,
        core_areas(t.state, seat, effect, reading.you),
        cite="7.6.1",
    )
    if area != NOTHING:
        claims.place_core(t, seat, area, cite="7.6.1")


def core_areas(s: State, seat: Seat, effect: Effect, you: Seat) -> list[Area]:
    """Return the Areas in which a player may place the Core token that a card brings."""
    meant = areas_meant(s, effect.areas, seat, you)
    return [area for area in meant if claims.judge_core(s, seat, area) is ALLOWED]


# -- Influence (16.3.1, 11.1) --------------------------------------------------------------------


@verb("influence")
@rule("11.1", "16.3.1")
def place_influence(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Place Influence in Areas named, as one likes; in a full one Opponents may be pushed out."""
    s = t.state
    meant = areas_meant(s, effect.areas, seat, reading.you)
    for left in range(number(s, seat, effect.word("number")), 0, -1):
        open_to = [area for area in meant if _has_place(s, seat, area, effect)]
        area = yield from pick(
            t,
            seat,
            "ask-effect-influence",
            NAME_AREA,
            open_to,
            cite="16.3.1",
            optional=True,
            left=left,
        )
        if area == NOTHING:
            return
        yield from courting.make_room(
            t, seat, area, "ask-effect-push-out", cite="16.3.1", card=card_read(s)
        )
        influence.place(t, seat, area, cite="16.3.1")
        if effect.on_action_card:
            s.spread.append(area)


@rule("16.3.1", "11.1", "5.4.1")
def _has_place(s: State, seat: Seat, area: Area, effect: Effect) -> bool:
    """Say whether a cube may come into an Area: an Action card pushes nobody out."""
    if effect.on_action_card and "reach" in effect.areas:
        return influence.judge_area(s, seat, area) is ALLOWED
    if not courting.has_place(s, seat, area):
        return False
    return not effect.on_action_card or influence.room(s, area) > 0


@verb("remove_influence")
@rule("11.1", "R100")
def remove_influence(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Take cubes of players off Areas named; whoever is concerned chooses which."""
    s = t.state
    areas = areas_meant(s, effect.areas, seat, reading.you)
    seats = _whose(s, seat, effect.word("whose"))
    if effect.word("whose") == "one_opponent":
        present = [other for other in seats if _cubes(s, [other], areas)]
        victim = yield from pick_opponent(t, seat, effect, present)
        if victim == NOBODY:
            return
        seats = [victim]
    whole = _cubes(s, seats, areas)
    wanted = number(s, seat, effect.word("number"), whole=whole)
    if wanted >= whole:
        for area in areas:
            for other in seats:
                influence.remove(t, other, area, influence.MOST_IN_AREA, cite=CITE)
        return
    for left in range(wanted, 0, -1):
        yield from _take_cube(t, seat, seats, areas, left)


def _whose(s: State, seat: Seat, word: str) -> list[Seat]:
    if word == "you":
        return [seat]
    others = opponents(s, seat)
    return [seat, *others] if word == "any" else others


def _cubes(s: State, seats: Sequence[Seat], areas: Sequence[Area]) -> int:
    return sum(influence.of(s, seat, area) for seat in seats for area in areas)


def _take_cube(
    t: PriceTable, seat: Seat, seats: Sequence[Seat], areas: Sequence[Area], left: int
) -> Play[None]:
    """Choose an Area and, if several have cubes there, whose cube goes."""
    s = t.state
    held = [area for area in areas if _cubes(s, seats, [area])]
    area = yield from pick(
        t, seat, "ask-effect-take-influence", TAKE_INFLUENCE, held, cite="11.1", left=left
    )
    owners = [s.realm[other] for other in seats if influence.of(s, other, area)]
    realm = yield from pick(
        t, seat, "ask-effect-push-out", PUSH_OUT, owners, cite="11.1", area=area_text(area)
    )
    influence.remove(t, s.seat_of[realm], area, 1, cite=CITE)


# -- plague (4.4.2, 4.5.2) -----------------------------------------------------------------------


@verb("plague")
@rule("4.4.2", "16.3")
def plague(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Put plague tokens on Areas named: first on the one that was chosen, then beside it."""
    s = t.state
    meant = areas_meant(s, effect.areas, seat, reading.you)
    tokens = number(s, seat, effect.word("number"), whole=len(meant), ducats=reading.ducats)
    if "chosen" in effect.areas and s.named_area != NOBODY:
        _infect(t, s.named_area)
        tokens -= 1
    for left in range(tokens, 0, -1):
        free = [area for area in meant if area not in s.plague]
        if len(free) <= left:
            for area in free:
                _infect(t, area)
            return
        area = yield from pick(t, seat, "ask-effect-plague", NAME_AREA, free, cite=CITE, left=left)
        _infect(t, area)


def _infect(t: PriceTable, area: Area) -> None:
    if area not in t.state.plague:
        t.state.plague.append(area)
        t.say("log-plague", area=area_text(area), cite="4.4.2")


# -- nodes (12.5) --------------------------------------------------------------------------------


@verb("pirates")
@rule("16.5.5", "12.5.3")
def pirates(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Place Pirate Ships in nodes named."""
    s = t.state
    for left in range(number(s, seat, effect.word("number")), 0, -1):
        node = yield from pick(
            t,
            seat,
            "ask-effect-pirates",
            NAME_NODE,
            nodes_meant(s, effect.word("nodes"), seat),
            cite="12.5.3",
            left=left,
        )
        if node == NOTHING:
            return
        s.pirates[node] += 1
        t.say("log-pirates-come", node=node_text(node), cite="12.5.3")


@verb("remove_pirates")
@rule("9.10.7")
def remove_pirates(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Take Pirate Ships off nodes named."""
    s = t.state
    for left in range(number(s, seat, effect.word("number")), 0, -1):
        nodes = [n for n in nodes_meant(s, effect.word("nodes"), seat) if s.pirates[n]]
        node = yield from pick(
            t, seat, "ask-effect-pirates-gone", NAME_NODE, nodes, cite="9.10.7", left=left
        )
        if node == NOTHING:
            return
        s.pirates[node] -= 1
        t.say("log-pirates-go", node=node_text(node), cite="9.10.7")


@verb("expand_node")
@rule("12.5.1")
def expand_node(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Put an Expanded token on a node with one's Merchant and a valid connection."""
    s = t.state
    nodes = expandable(s, seat, nodes_meant(s, effect.word("nodes"), seat))
    node = yield from pick(t, seat, "ask-effect-expand", NAME_NODE, nodes, cite="12.5.1")
    if node != NOTHING:
        s.expanded[node] = True
        t.say("log-expands", power=realm_name(s, seat), node=node_text(node), cite="12.5.1")


@rule("12.5.1")
def expandable(s: State, seat: Seat, nodes: Sequence[Node]) -> list[Node]:
    """Return the nodes among some that a player may expand, while there are tokens."""
    if s.expanded.count(True) >= EXPANDED_TOKENS:
        return []
    chain = trade_chain(s, seat)
    return [
        node
        for node in nodes
        if not s.expanded[node] and has_merchant(s, seat, node) and is_connected(s, chain, node)
    ]


# -- the Empire (18.6) ---------------------------------------------------------------------------


@verb("hre")
@rule("18.6", "16.3.12")
def leave_hre(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Let Areas leave the Empire, or rejoin it; Authority changes only as the card says."""
    s = t.state
    leaves = effect.word("state") == "leaves"
    areas = areas_meant(s, effect.areas, seat, reading.you)
    changing = [area for area in areas if (area in s.left_hre) != leaves]
    if not changing:
        return
    if effect.is_optional:
        name = area_text(changing[0])
        wants = yield from agree(t, seat, "ask-effect-leave-hre", cite="16.3.12", area=name)
        if not wants:
            return
    for area in changing:
        if leaves:
            empire.leave(t, area, cite="16.3.12")
        else:
            empire.rejoin(t, area, cite="16.3.12")
