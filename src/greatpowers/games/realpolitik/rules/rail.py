"""4.5.2 Rail transport: chains of Trains in own territories and those of friends (R16)."""

from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    BY_RAIL,
    LEADS_FOR,
    NOBODY,
    General,
    Power,
    Territory,
    general_text,
    territory_text,
)
from greatpowers.games.realpolitik.rules.consent import all_consent
from greatpowers.games.realpolitik.rules.relations import (
    are_friends,
    controller_of,
    player_of,
    power_text,
    same_player,
)
from greatpowers.games.realpolitik.rules.ways import reach, way_to
from greatpowers.games.realpolitik.state import GENERAL_MOVES, RealpolitikTable, State
from greatpowers.games.realpolitik.vocabulary import (
    DONE,
    RAIL_GENERAL,
    RAIL_TO,
    RAIL_UNIT,
    VOCABULARY,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import Deeds

NOT_YOUR_GENERAL: Final = refuse("no-not-your-general", "4.5")
GENERAL_OFF_BOARD: Final = refuse("no-general-off-board", "4.5", "opens-place-general")
HAS_RAILED: Final = refuse("no-has-railed", "R16", "opens-next-movement")
NOT_ON_RAILS: Final = refuse("no-not-on-rails", "4.5.2", "opens-more-trains")
NO_RAIL_CHAIN: Final = refuse("no-rail-chain", "4.5.2", "opens-more-trains")
NO_LOOSE_UNITS: Final = refuse("no-loose-units", "R16", "opens-raise-units")
NOT_OWN_TERRITORY: Final = refuse("no-units-stay-in-own", "R16")


def _chain_owner(s: State, power: Power, place: Territory) -> Power:
    """Return the friend whose Train and control make a territory part of a rail chain."""
    if s.train[place] == NOBODY:
        return NOBODY
    owner = controller_of(s, place)
    if owner == NOBODY or not are_friends(s, power, owner):
        return NOBODY
    return owner if are_friends(s, power, s.train[place]) else NOBODY


def rail_chain(s: State, power: Power, start: Territory) -> dict[int, int]:
    """Return what can be reached by rail: with own lines if they suffice, else through friends."""
    if _chain_owner(s, power, start) == NOBODY:
        return {}
    wide = _reach_with_friends(s, power, start)
    if not _is_own_rail(s, power, start):
        return wide
    return {**wide, **reach(start, BY_RAIL, lambda place: _is_own_rail(s, power, place))}


def _reach_with_friends(s: State, power: Power, start: Territory) -> dict[int, int]:
    return reach(start, BY_RAIL, lambda place: _chain_owner(s, power, place) != NOBODY)


def rail_links(s: State) -> list[tuple[int, int]]:
    """Return the borders that somebody's trains could cross."""
    chains = [
        [place for place in ALL_TERRITORIES if _chain_owner(s, power, place) != NOBODY]
        for power in ALL_POWERS
    ]
    return sorted(
        {
            (one, other)
            for chain in chains
            for one in chain
            for other in BY_RAIL[one]
            if one < other and other in chain
        }
    )


def _is_own_rail(s: State, power: Power, place: Territory) -> bool:
    owner = _chain_owner(s, power, place)
    return owner != NOBODY and same_player(s, power, owner)


@rule("4.5.2", "R16")
def rail_transport(t: RealpolitikTable) -> Play[None]:
    """Move Generals with their Units, and loose Units, along chains of Trains; or go on with it."""
    s = t.state
    power = s.movers[0]
    for _ in range(TRANSPORTS_IN_A_ROW):
        if not any(choice.any() for choice in rail_menu(s, power)[1:]):
            break
        answer = yield t.ask(
            player_of(s, power),
            "ask-rail",
            lambda: rail_menu(s, power),
            cite="4.5.2",
            default=DONE(),
            power=power_text(power),
        )
        if answer == DONE():
            break
        yield from RAIL.carry_out(t, power, answer)
    else:
        return
    s.stage = GENERAL_MOVES


TRANSPORTS_IN_A_ROW: Final = 4
"""After so many pieces the next segment goes on, so that a fork has few to play again."""


def rail_menu(s: State, power: Power) -> Menu:
    """Offer the pieces that can be moved by rail."""
    return [
        Choice(DONE),
        Choice(RAIL_GENERAL, ALL_GENERALS, lambda general: _judge_rail(s, power, general)),
        Choice(RAIL_UNIT, ALL_TERRITORIES, lambda place: _judge_rail_unit(s, power, place)),
    ]


def _judge_rail(s: State, power: Power, general: General) -> Verdict:
    if LEADS_FOR[general] != power:
        return NOT_YOUR_GENERAL
    place = s.general_at[general]
    if place < 0:
        return GENERAL_OFF_BOARD
    if s.has_railed[general]:
        return HAS_RAILED
    return ALLOWED if _is_linked(s, power, place) else NOT_ON_RAILS


def _is_linked(s: State, power: Power, place: Territory) -> bool:
    """Say whether a rail chain leads from a territory to another."""
    if _chain_owner(s, power, place) == NOBODY:
        return False
    return any(_chain_owner(s, power, each) != NOBODY for each in BY_RAIL[place])


def _judge_rail_unit(s: State, power: Power, place: Territory) -> Verdict:
    if s.loose[place] <= s.railed_units[place] or controller_of(s, place) != power:
        return NO_LOOSE_UNITS
    if not _is_linked(s, power, place):
        return NOT_ON_RAILS
    for each in _reach_with_friends(s, power, place):
        if each != place and controller_of(s, each) == power:
            return ALLOWED
    return NOT_ON_RAILS


def _ask_rail_to(t: RealpolitikTable, power: Power, start: Territory, own_only: bool) -> Play[int]:
    s = t.state
    answer = yield t.ask(
        player_of(s, power),
        "ask-rail-to",
        lambda: _destinations(s, power, start, own_only),
        cite="4.5.2",
        territory=territory_text(start),
    )
    return RAIL_TO.target(answer)


def _destinations(s: State, power: Power, start: Territory, own_only: bool) -> Menu:
    chain = rail_chain(s, power, start)

    def judge(place: Territory) -> Verdict:
        if place == start or place not in chain:
            return NO_RAIL_CHAIN
        if own_only and controller_of(s, place) != power:
            return NOT_OWN_TERRITORY
        return ALLOWED

    return [Choice(RAIL_TO, ALL_TERRITORIES, judge, within=list(chain))]


def _owners_on_way(s: State, power: Power, start: Territory, to: Territory) -> list[int]:
    way = way_to(rail_chain(s, power, start), to)
    return [controller_of(s, place) for place in way]


RAIL: Final[Deeds[State]] = Deeds(VOCABULARY)


@RAIL.on(RAIL_GENERAL)
def _rail_general(t: RealpolitikTable, power: Power, general: General) -> Play[None]:
    s = t.state
    start = s.general_at[general]
    to = yield from _ask_rail_to(t, power, start, False)
    s.has_railed[general] = True
    owners = _owners_on_way(s, power, start, to)
    if (yield from all_consent(t, power, owners, general_text(general), to)):
        s.general_at[general] = to
        s.came_from[general] = to
        where = territory_text(to)
        t.say(
            "log-rails",
            cite="4.5.2",
            power=power_text(power),
            general=general_text(general),
            territory=where,
        )


@RAIL.on(RAIL_UNIT)
def _rail_unit(t: RealpolitikTable, power: Power, start: Territory) -> Play[None]:
    """Loose Units stay in territories of their power; the way may lead through a friend's."""
    s = t.state
    to = yield from _ask_rail_to(t, power, start, True)
    owners = _owners_on_way(s, power, start, to)
    if not (yield from all_consent(t, power, owners, "piece-unit", to)):
        s.railed_units[start] += 1
        return
    s.loose[start] -= 1
    s.loose[to] += 1
    s.railed_units[to] += 1
    t.say(
        "log-rails-unit",
        cite="4.5.2",
        power=power_text(power),
        origin=territory_text(start),
        territory=territory_text(to),
    )
