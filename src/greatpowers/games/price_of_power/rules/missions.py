"""17.2 Missions: choosing, holding back and completing them.

A Mission that is fulfilled is scored by itself, unless its owner holds it back; only he knows.
"""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    IS_STARTER,
    MISSION_PRESTIGE,
    MISSIONS,
    MISSIONS_OF,
    UNLOCKED_BY,
    Mission,
)
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.effects import script
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_MISSION, SCRIPT_OF_MISSION
from greatpowers.games.price_of_power.effects.conditions import first_lacking, reads
from greatpowers.games.price_of_power.rules.mats import gain_prestige, in_turn_order, realm_name
from greatpowers.games.price_of_power.rules.ownership import has, plus
from greatpowers.games.price_of_power.state import DRAW, EVERYTHING, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import (
    DONE,
    HOLD_MISSION,
    RETURN_MISSION,
    SCORE_MISSION,
    TAKE_MISSION,
)
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

HAND: Final = 2
"""How many Missions a player can have in hand."""

COMPLETED: Final = refuse("no-mission-completed", "17.2")
IN_HAND: Final = refuse("no-mission-in-hand", "17.2")
LOCKED: Final = refuse("no-mission-locked", "17.2.1", "opens-mission-locked")
NOT_A_STARTER: Final = refuse("no-mission-not-starter", "3.4")
HAND_FULL: Final = refuse("no-mission-hand-full", "17.2.4", "opens-mission-hand-full")
NOT_OF_THIS_REALM: Final = refuse("no-mission-other-realm", "17.2")
JUST_TAKEN: Final = refuse("no-mission-just-taken", "17.2.4", "opens-next-round")


def mission_text(mission: Mission) -> str:
    """Return the text id of a Mission's name."""
    return f"mission-{MISSIONS[mission]}"


@rule("17.2", "R81")
def deck_of(s: State, seat: Seat) -> tuple[Mission, ...]:
    """Return all Missions of a player's realm; of the general ones every realm has its own."""
    return MISSIONS_OF[s.realm[seat]]


# -- choosing (17.2.1, 17.2.4) -------------------------------------------------------------------


@rule("17.2.1")
def judge_mission(s: State, seat: Seat, mission: Mission) -> Verdict:
    """Say whether a player may take a Mission: one of those before it must be completed."""
    if has(s.completed[mission], seat):
        return COMPLETED
    if mission in s.missions[seat]:
        return IN_HAND
    return ALLOWED if is_unlocked(s, seat, mission) else LOCKED


@rule("17.2.1")
def is_unlocked(s: State, seat: Seat, mission: Mission) -> bool:
    """Say whether one of the Missions that lead to this one is completed, if there are any."""
    before = UNLOCKED_BY[mission]
    return not before or any(has(s.completed[each], seat) for each in before)


def could_have(s: State, seat: Seat) -> list[Mission]:
    """Return the Missions that a player could have in hand, for all that others know."""
    return [
        mission
        for mission in deck_of(s, seat)
        if not has(s.completed[mission], seat) and is_unlocked(s, seat, mission)
    ]


@rule("3.4", "17.2", "R222")
def choose_first(t: PriceTable) -> Play[None]:
    """Let everybody choose two starting Missions in secret, unless the game has none."""
    seats = t.state.seated if t.state.has_missions else ()
    yield from t.together({seat: _choose_starters(t, seat) for seat in seats})


@rule("3.4", "17.2")
def judge_starter(s: State, seat: Seat, mission: Mission) -> Verdict:
    """Say whether a player may begin with a Mission."""
    if not IS_STARTER[mission]:
        return NOT_A_STARTER
    return IN_HAND if mission in s.missions[seat] else ALLOWED


def _choose_starters(t: PriceTable, seat: Seat) -> Play[None]:
    s = t.state
    for taken in range(HAND):
        mission = yield from choose(
            t,
            seat,
            "ask-first-mission",
            TAKE_MISSION,
            deck_of(s, seat),
            lambda mission: judge_starter(s, seat, mission),
            cite="3.4",
            n=HAND - taken,
        )
        _take(s, seat, mission)


@rule("17.2.4", "4.1.4", "R222")
def refill(t: PriceTable) -> Play[None]:
    """Let everybody swap Missions and choose new ones, up to two, in secret."""
    s = t.state
    s.new_missions = [0] * len(s.new_missions)
    choosers = [seat for seat in s.seated if has_choice(s, seat)]
    yield from t.together({seat: _choose_missions(t, seat) for seat in choosers})
    s.new_missions = [0] * len(s.new_missions)


def has_choice(s: State, seat: Seat) -> bool:
    """Say whether there are more Missions for a player than he has in hand."""
    return s.has_missions and len(could_have(s, seat)) > len(s.missions[seat])


def _choose_missions(t: PriceTable, seat: Seat) -> Play[None]:
    s = t.state
    while True:
        answer = yield t.ask(
            seat, "ask-missions", lambda: mission_menu(s, seat), cite="17.2.4", default=DONE()
        )
        if answer in TAKE_MISSION:
            _take(s, seat, TAKE_MISSION.target(answer))
            s.new_missions[seat] += 1
        elif answer in RETURN_MISSION:
            _drop(s, seat, RETURN_MISSION.target(answer))
        else:
            return
        if s.new_missions[seat] == HAND:
            return


@rule("17.2.4")
def mission_menu(s: State, seat: Seat) -> Menu:
    """Offer to take a Mission, to put one back, or to leave it at that."""
    hand = s.missions[seat]
    old = hand[: len(hand) - s.new_missions[seat]]
    return [
        Choice(DONE),
        Choice(
            TAKE_MISSION,
            deck_of(s, seat),
            lambda mission: judge_mission(s, seat, mission),
            whole=ALLOWED if len(hand) < HAND else HAND_FULL,
            beyond=NOT_OF_THIS_REALM,
        ),
        Choice(
            RETURN_MISSION,
            hand,
            lambda mission: ALLOWED if mission in old else JUST_TAKEN,
        ),
    ]


def _take(s: State, seat: Seat, mission: Mission) -> None:
    s.missions[seat].append(mission)
    s.unseen[seat].append(mission)


def _drop(s: State, seat: Seat, mission: Mission) -> None:
    for missions in (s.missions[seat], s.held[seat], s.unseen[seat]):
        if mission in missions:
            missions.remove(mission)


# -- completing (17.2.2) -------------------------------------------------------------------------


@rule("17.2.2")
def is_fulfilled(s: State, seat: Seat, mission: Mission) -> bool:
    """Say whether what a Mission asks for is so now."""
    return first_lacking(s, NEEDS_OF_MISSION[mission], seat) is None


READS_OF_MISSION: Final = tuple(reads(needs) for needs in NEEDS_OF_MISSION)
"""What of the things that are noted when they change each Mission hangs on alone, if so."""


def may_be_new(s: State, seat: Seat, mission: Mission, changed: int) -> bool:
    """Say whether a Mission may have been fulfilled, or let go, since it was last looked at."""
    needed = READS_OF_MISSION[mission]
    return not needed or bool(needed & changed) or mission in s.unseen[seat]


@rule("17.2.2", "17.2.3", "R5")
def check(t: PriceTable, changed: int = EVERYTHING) -> None:
    """Score every Mission that is fulfilled and not held back, then read the rewards in order.

    None is completed in Phase 1. Of some things only it is known that they have changed.
    """
    s = t.state
    if s.phase == DRAW:
        s.changed |= changed
        return
    done = [
        (seat, mission)
        for seat in in_turn_order(s)
        for mission in s.missions[seat]
        if may_be_new(s, seat, mission, changed)
        and mission not in s.held[seat]
        and is_fulfilled(s, seat, mission)
    ]
    for unseen in s.unseen:
        unseen.clear()
    for seat, mission in done:
        complete(t, seat, mission)
    for seat, mission in reversed(done):
        script.read(s, SCRIPT_OF_MISSION[mission], seat)


@rule("17.2.2", "17.2")
def complete(t: PriceTable, seat: Seat, mission: Mission) -> None:
    """Lay a Mission open and give its Prestige."""
    s = t.state
    _drop(s, seat, mission)
    s.completed = put(s.completed, mission, plus(s.completed[mission], seat))
    t.say("log-mission", power=realm_name(s, seat), mission=mission_text(mission), cite="17.2.2")
    gain_prestige(t, seat, MISSION_PRESTIGE[mission], cite="17.2.2")
    t.raise_wall()


# -- holding back (R5) ---------------------------------------------------------------------------


@rule("R5")
def aside_menu(s: State, seat: int) -> Menu:
    """List the Missions that a seat may hold back, and those that it may release."""
    held = s.held[seat]
    free = [mission for mission in s.missions[seat] if mission not in held]
    return [Choice(HOLD_MISSION, free), Choice(SCORE_MISSION, held.copy())]


@rule("R5")
def mind_mission(s: State, seat: int, said: int) -> None:
    """Note that a Mission is to be held back, or scored when it is fulfilled."""
    if said in HOLD_MISSION:
        s.held[seat].append(HOLD_MISSION.target(said))
    else:
        mission = SCORE_MISSION.target(said)
        s.held[seat].remove(mission)
        s.unseen[seat].append(mission)
