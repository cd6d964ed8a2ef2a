"""4.5 Movement: the Arbiter, rail transport, the moves of the Generals, and further steps."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_POWERS,
    ALL_TERRITORIES,
    CAPACITY,
    GENERALS,
    GENERALS_OF,
    LEADS_FOR,
    NEXT_TO,
    NOBODY,
    SEAS,
    SEAWAYS,
    TERRITORIES,
    General,
    Power,
    Territory,
    general_text,
    territory_text,
)
from greatpowers.games.realpolitik.rules.arbiter import name_arbiter
from greatpowers.games.realpolitik.rules.consent import all_consent
from greatpowers.games.realpolitik.rules.rail import rail_transport
from greatpowers.games.realpolitik.rules.relations import (
    are_friends,
    are_hostile,
    controller_of,
    player_of,
    power_text,
    same_player,
)
from greatpowers.games.realpolitik.rules.seas import sea_controller
from greatpowers.games.realpolitik.rules.ways import reach, way_to
from greatpowers.games.realpolitik.state import (
    BATTLES,
    GENERAL_MOVES,
    MOVING,
    RAILWAYS,
    RealpolitikTable,
    State,
)
from greatpowers.games.realpolitik.vocabulary import (
    DONE,
    LOAD,
    MARCH,
    MOVE,
    SAIL,
    STAY,
    STRATEGIC,
    UNLOAD,
    VOCABULARY,
)
from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import Deeds

NOT_YOUR_GENERAL: Final = refuse("no-not-your-general", "4.5")
GENERAL_OFF_BOARD: Final = refuse("no-general-off-board", "4.5", "opens-place-general")
HAS_MOVED: Final = refuse("no-has-moved", "4.5", "opens-next-movement")
NO_LOOSE_UNITS: Final = refuse("no-loose-units", "R16", "opens-raise-units")
NOT_OWN_TERRITORY: Final = refuse("no-units-stay-in-own", "R16")
GENERAL_FULL: Final = refuse("no-general-full", "R2", "opens-another-general")
NO_UNITS_LED: Final = refuse("no-units-led", "R17", "opens-take-units")
NOT_BOTH_WAYS: Final = refuse("no-load-or-unload", "R17", "opens-next-movement")
NOT_ADJACENT: Final = refuse("no-not-adjacent", "4.5.3", "opens-next-to-it")
NEEDS_A_UNIT: Final = refuse("no-needs-a-unit", "R17", "opens-take-units")
NO_SEAWAY: Final = refuse("no-seaway", "4.5.4", "opens-seaway")
TOO_FAR: Final = refuse("no-too-far", "4.5.5", "opens-way-through")

STRATEGIC_REACH: Final = 3


@rule("1.3", "4.5.1")
def begin_movement(t: RealpolitikTable) -> Play[None]:
    """Begin a step of the next mover; before the first one come Arbiter and rail transport."""
    s = t.state
    _begin_step(s)
    s.stage = GENERAL_MOVES
    if s.extra_steps == 0:
        s.stage = RAILWAYS
        s.has_supported = [False] * len(GENERALS)
        yield from name_arbiter(t, s.movers[0])
        yield from rail_transport(t)


def mover(s: State) -> Power:
    """Return the power whose Movement is under way."""
    return s.movers[0] if s.movers and s.stage in MOVING else NOBODY


def _begin_step(s: State) -> None:
    s.has_moved = [False] * len(GENERALS)
    s.has_railed = [False] * len(GENERALS)
    s.railed_units = [0] * len(TERRITORIES)
    s.came_from = s.general_at.copy()
    s.has_fought = []


# -- the moves of the Generals (4.5.3 to 4.5.5) -----------------------------------------------


def move_general(t: RealpolitikTable) -> Play[None]:
    """Every General may make one move: let the mover choose the next, or have done."""
    s = t.state
    power = s.movers[0]
    if _may_any_move(s, power):
        answer = yield t.ask(
            player_of(s, power),
            "ask-move",
            lambda: _mover_menu(s, power),
            cite="4.5",
            default=DONE(),
            power=power_text(power),
        )
        if answer != DONE():
            yield from _move(t, power, MOVE.target(answer))
            if _may_any_move(s, power):
                return
    s.stage = BATTLES


def _may_any_move(s: State, power: Power) -> bool:
    return any(judge_mover(s, power, general) is ALLOWED for general in GENERALS_OF[power])


def judge_mover(s: State, power: Power, general: General) -> Verdict:
    """Every General of the mover on the board moves once in a step."""
    if LEADS_FOR[general] != power:
        return NOT_YOUR_GENERAL
    if s.general_at[general] < 0:
        return GENERAL_OFF_BOARD
    return HAS_MOVED if s.has_moved[general] else ALLOWED


def _mover_menu(s: State, power: Power) -> Menu:
    return [
        Choice(DONE),
        Choice(MOVE, ALL_GENERALS, lambda general: judge_mover(s, power, general)),
    ]


def _move(t: RealpolitikTable, power: Power, general: General) -> Play[None]:
    """Take or leave Units, not both, then march, sail, move strategically, or stay (R17)."""
    s = t.state
    answer = yield _ask_move_to(t, power, general, True, True)
    may_load, may_unload = answer == LOAD(), answer == UNLOAD()
    units = s.general_units[general]
    while answer in (LOAD(), UNLOAD()):
        _load(s, general, 1 if may_load else -1)
        answer = yield _ask_move_to(t, power, general, may_load, may_unload)
    _tell_units(t, general, s.general_units[general] - units)
    s.has_moved[general] = True
    yield from WAYS.carry_out(t, general, answer)


def _ask_move_to(
    t: RealpolitikTable, power: Power, general: General, may_load: bool, may_unload: bool
) -> Ask:
    s = t.state
    return t.ask(
        player_of(s, power),
        "ask-move-to",
        lambda: move_menu(s, general, may_load, may_unload),
        cite="4.5",
        default=STAY(),
        general=general_text(general),
    )


def _load(s: State, general: General, units: int) -> None:
    s.loose[s.general_at[general]] -= units
    s.general_units[general] += units


def _tell_units(t: RealpolitikTable, general: General, more: int) -> None:
    """Tell how many Units a General has taken along or left behind."""
    if more:
        t.say(
            "log-takes-units" if more > 0 else "log-leaves-units",
            cite="R17",
            power=power_text(LEADS_FOR[general]),
            general=general_text(general),
            units=abs(more),
            territory=territory_text(t.state.general_at[general]),
        )


@rule("R17")
def move_menu(s: State, general: General, may_load: bool, may_unload: bool) -> Menu:
    """Offer all ways to move a General, and Units to take along or leave."""
    start = s.general_at[general]
    far = strategic_ways(s, general)
    return [
        Choice(STAY),
        Choice(
            LOAD,
            whole=_judge_loading(s, general) if may_load else NOT_BOTH_WAYS,
            facts=lambda _: {"most": CAPACITY},
        ),
        Choice(UNLOAD, whole=_judge_unloading(s, general) if may_unload else NOT_BOTH_WAYS),
        Choice(
            MARCH,
            ALL_TERRITORIES,
            lambda place: judge_march(s, general, place),
            within=NEXT_TO[start],
        ),
        Choice(
            SAIL,
            ALL_TERRITORIES,
            lambda place: judge_sail(s, general, place),
            within=sorted({place for seaways in SEAWAYS for place in seaways[start]}),
        ),
        Choice(
            STRATEGIC,
            ALL_TERRITORIES,
            lambda place: ALLOWED if place in far else TOO_FAR,
            within=list(far),
        ),
    ]


def _is_at_home(s: State, general: General) -> bool:
    """Say whether a General stands in a territory of his power, where loose Units may be."""
    return controller_of(s, s.general_at[general]) == LEADS_FOR[general]


def _judge_loading(s: State, general: General) -> Verdict:
    if s.general_units[general] == CAPACITY:
        return GENERAL_FULL
    if not _is_at_home(s, general) or s.loose[s.general_at[general]] == 0:
        return NO_LOOSE_UNITS
    return ALLOWED


def _judge_unloading(s: State, general: General) -> Verdict:
    if s.general_units[general] == 0:
        return NO_UNITS_LED
    return ALLOWED if _is_at_home(s, general) else NOT_OWN_TERRITORY


@rule("R17")
def _judge_entry(s: State, general: General, place: Territory) -> Verdict:
    """Entering a territory that is not a friend's takes at least one Unit."""
    owner = controller_of(s, place)
    is_friendly = owner != NOBODY and are_friends(s, LEADS_FOR[general], owner)
    return ALLOWED if is_friendly or s.general_units[general] else NEEDS_A_UNIT


@rule("4.5.3")
def judge_march(s: State, general: General, place: Territory) -> Verdict:
    """A march leads to an adjacent territory."""
    if place not in NEXT_TO[s.general_at[general]]:
        return NOT_ADJACENT
    return _judge_entry(s, general, place)


@rule("4.5.4")
def judge_sail(s: State, general: General, place: Territory) -> Verdict:
    """A sea move follows one seaway that the own power or a friend controls."""
    if _seaway_owner(s, general, place) == NOBODY:
        return NO_SEAWAY
    return _judge_entry(s, general, place)


def _seaway_owner(s: State, general: General, place: Territory) -> Power:
    """Return the friend whose seaway leads to a place; no two seas join the same places."""
    power = LEADS_FOR[general]
    start = s.general_at[general]
    owners = [sea_controller(s, sea) for sea in range(len(SEAS)) if place in SEAWAYS[sea][start]]
    friends = [each for each in owners if each != NOBODY and are_friends(s, power, each)]
    return friends[0] if friends else NOBODY


@rule("4.5.5", "R19")
def strategic_ways(s: State, general: General) -> dict[int, list[int]]:
    """Up to three territories of the own power or of friends, one after another.

    Ways that need no consent go before those that do.
    """
    own = _ways(s, general, True)
    if all(s.ally[each] == NOBODY for each in ALL_POWERS):
        return own
    return {**_ways(s, general, False), **own}


def _ways(s: State, general: General, own_only: bool) -> dict[int, list[int]]:
    power = LEADS_FOR[general]
    start = s.general_at[general]
    before = reach(
        start, NEXT_TO, lambda place: _is_passable(s, power, place, own_only), STRATEGIC_REACH
    )
    return {place: way_to(before, place)[:-1] for place in before if place != start}


def _is_passable(s: State, power: Power, place: Territory, own_only: bool) -> bool:
    owner = controller_of(s, place)
    if owner == NOBODY:
        return False
    return same_player(s, power, owner) if own_only else are_friends(s, power, owner)


WAYS: Final[Deeds[State]] = Deeds(VOCABULARY)
"""What a General does with his move."""


@WAYS.on(STAY)
def _stay(_t: RealpolitikTable, _general: General, _target: int) -> None:
    """Stay after all."""


@WAYS.on(MARCH)
@rule("4.5.3", "3.1")
def _march(t: RealpolitikTable, general: General, to: Territory) -> Play[None]:
    yield from _go(t, general, to, [to], "log-marches")


@WAYS.on(SAIL)
@rule("4.5.4")
def _sail(t: RealpolitikTable, general: General, to: Territory) -> Play[None]:
    owner = _seaway_owner(t.state, general, to)
    yield from _go(t, general, to, [to], "log-sails", [owner])


@WAYS.on(STRATEGIC)
@rule("4.5.5")
def _strategic_move(t: RealpolitikTable, general: General, to: Territory) -> Play[None]:
    way = strategic_ways(t.state, general)[to]
    yield from _go(t, general, to, way, "log-moves-far")


def _go(
    t: RealpolitikTable,
    general: General,
    to: Territory,
    way: list[Territory],
    line: str,
    seaway_owners: Sequence[int] = (),
) -> Play[None]:
    """Move a General if all friends on the way consent."""
    s = t.state
    power = LEADS_FOR[general]
    owners = [*seaway_owners, *(controller_of(s, place) for place in way)]
    friends = [each for each in owners if each != NOBODY and are_friends(s, power, each)]
    if not (yield from all_consent(t, power, friends, general_text(general), to)):
        return
    origin = s.general_at[general]
    s.came_from[general] = origin
    s.general_at[general] = to
    t.say(
        line,
        cite="4.5",
        power=power_text(power),
        general=general_text(general),
        units=s.general_units[general],
        origin=territory_text(origin),
        territory=territory_text(to),
    )


def is_contested(s: State, power: Power, place: Territory) -> bool:
    """4.5.6: say whether a power's Generals in a place have somebody to fight there."""
    owner = controller_of(s, place)
    if owner != NOBODY:
        return are_hostile(s, power, owner)
    return any(
        s.general_at[general] == place and are_hostile(s, power, LEADS_FOR[general])
        for general in ALL_GENERALS
    )
