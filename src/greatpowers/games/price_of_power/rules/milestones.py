"""17.3 Milestones: four public goals, one of each type, worth most to who reaches them first."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ALL_MILESTONES,
    MILESTONE_AGE,
    MILESTONE_TYPE,
    MILESTONE_TYPES,
    MILESTONES,
    Age,
    Milestone,
)
from greatpowers.games.price_of_power.components.tables import MILESTONE_PRESTIGE, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects import script
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_MILESTONE, SCRIPT_OF_MILESTONE
from greatpowers.games.price_of_power.effects.conditions import first_lacking, reads
from greatpowers.games.price_of_power.rules.mats import clockwise, gain_prestige, realm_name
from greatpowers.games.price_of_power.rules.ownership import has, how_many, plus
from greatpowers.games.price_of_power.state import EVERYTHING, PriceTable, State
from greatpowers.kernel.rule import rule


def milestone_text(milestone: Milestone) -> str:
    """Return the text id of a Milestone's name."""
    return f"milestone-{MILESTONES[milestone]}"


# -- the display ---------------------------------------------------------------------------------


@rule("17.3", "3.1", "4.6")
def prepare(t: PriceTable, age: Age) -> None:
    """Take away the Milestones of the last Age and turn up one of each type of the next."""
    s = t.state
    s.milestone_decks = [[] for _ in MILESTONE_TYPES]
    for milestone in ALL_MILESTONES:
        if MILESTONE_AGE[milestone] == age:
            s.milestone_decks[MILESTONE_TYPE[milestone]].append(milestone)
    s.milestones = []
    for deck in s.milestone_decks:
        t.chance.shuffle(deck)
        s.milestones.append(deck.pop())
    s.reached = [0] * len(MILESTONE_TYPES)
    s.changed = EVERYTHING
    for milestone in s.milestones:
        t.say("log-milestone-open", milestone=milestone_text(milestone), cite="17.3")


@rule("17.3")
def replace(t: PriceTable, milestone: Milestone) -> None:
    """Replace an open Milestone by the next of its type and Age, if one is left."""
    s = t.state
    deck = s.milestone_decks[MILESTONE_TYPE[milestone]]
    if deck:
        _show(t, deck.pop())


@rule("4.6", "17.3")
def exchange(t: PriceTable, milestone: Milestone, other: Milestone) -> None:
    """Put an open Milestone back and lay out another of its deck, which was looked for there."""
    s = t.state
    deck = s.milestone_decks[MILESTONE_TYPE[milestone]]
    deck[deck.index(other)] = milestone
    t.chance.shuffle(deck)
    _show(t, other)


def _show(t: PriceTable, milestone: Milestone) -> None:
    """Lay a Milestone out in the place of that of its type; nobody has reached it."""
    s = t.state
    kind = MILESTONE_TYPE[milestone]
    s.milestones[kind] = milestone
    s.reached[kind] = 0
    s.changed = EVERYTHING
    t.say("log-milestone-open", milestone=milestone_text(milestone), cite="17.3")
    t.raise_wall()


READS_OF_MILESTONE: Final = tuple(reads(needs) for needs in NEEDS_OF_MILESTONE)
"""What of the things that are noted when they change each Milestone hangs on alone, if so."""


def may_be_new(milestone: Milestone, changed: int) -> bool:
    """Say whether somebody may have reached a Milestone by what has changed."""
    needed = READS_OF_MILESTONE[milestone]
    return not needed or bool(needed & changed)


# -- reaching them (17.3.1) ----------------------------------------------------------------------


@rule("17.3.1")
def judge(s: State, seat: Seat, milestone: Milestone) -> bool:
    """Say whether a player reaches an open Milestone now, for the first time."""
    if has(s.reached[MILESTONE_TYPE[milestone]], seat):
        return False
    return first_lacking(s, NEEDS_OF_MILESTONE[milestone], seat) is None


@rule("17.3.1")
def prestige_for_next(s: State, milestone: Milestone) -> int:
    """Return the Prestige for the next who reaches an open Milestone."""
    before = how_many(s.reached[MILESTONE_TYPE[milestone]])
    return MILESTONE_PRESTIGE[before] if before < len(MILESTONE_PRESTIGE) else 0


@rule("17.3.1", "R6")
def check(t: PriceTable, active: Seat = NOBODY, changed: int = EVERYTHING) -> None:
    """Score Milestones that are reached now, in turn order from the Active or First Player.

    The rewards are read in the same order. Of some things only it is known that they have
    changed; Milestones that hang on others alone are as they were.
    """
    s = t.state
    new = [milestone for milestone in s.milestones if may_be_new(milestone, changed)]
    if not new:
        return
    order = clockwise(s, s.first if active == NOBODY else active)
    done = [(seat, milestone) for milestone in new for seat in order if judge(s, seat, milestone)]
    for seat, milestone in done:
        reach(t, seat, milestone)
    for seat, milestone in reversed(done):
        script.read(s, SCRIPT_OF_MILESTONE[milestone], seat)


@rule("17.3.1")
def reach(t: PriceTable, seat: Seat, milestone: Milestone) -> None:
    """Mark a Milestone as reached by a player, and give its Prestige."""
    s = t.state
    prestige = prestige_for_next(s, milestone)
    kind = MILESTONE_TYPE[milestone]
    s.reached[kind] = plus(s.reached[kind], seat)
    t.say(
        "log-milestone",
        power=realm_name(s, seat),
        milestone=milestone_text(milestone),
        cite="17.3.1",
    )
    gain_prestige(t, seat, prestige, cite="17.3.1")
