"""The tracks (4.6): levels, prestige and cultural bloom (12.0), glory, ducats and leaders (7.2)."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperialism.components import (
    END_SPACE,
    GOLD,
    NOBODY,
    POWER_TEXT,
    PRESTIGE,
    PRESTIGE_TOP,
    TOP,
    Seat,
    Track,
)
from greatpowers.games.imperialism.rules.needs import note_met
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.verdict import refuse

NOT_THAT_TRACK: Final = refuse("no-not-that-track", "16.0")


def power_text(s: State, seat: Seat) -> str:
    """Return the text id of the power that a seat leads."""
    return POWER_TEXT[s.power[seat]]


def raise_level(t: ImperialismTable, seat: Seat, track: Track, by: int = 1) -> None:
    """16.0: move a marker up; what goes beyond the top of a track is lost (R3)."""
    apply_levels(t, seat, ((track, by),))


def lower_level(s: State, seat: Seat, track: Track, by: int = 1) -> None:
    """R3: move a marker down; no level falls below 0."""
    row = s.level[seat]
    row[track] = max(0, row[track] - by)
    s.has_shifted = True


def apply_levels(t: ImperialismTable, seat: Seat, levels: Sequence[tuple[int, int]]) -> None:
    """16.0: mark the permanent effects of a card that was laid out."""
    row = t.state.level[seat]
    for track, by in levels:
        if track == PRESTIGE:
            _mark_prestige(t, seat, by)
        else:
            row[track] = min(TOP[track], row[track] + by)
            t.state.has_shifted = True
    note_met(t.state, seat)


def gain_prestige(t: ImperialismTable, seat: Seat, by: int) -> None:
    """12.0: prestige beyond 10 makes culture bloom, in the own turn only and once (R17)."""
    _mark_prestige(t, seat, by)
    note_met(t.state, seat)


def _mark_prestige(t: ImperialismTable, seat: Seat, by: int) -> None:
    s = t.state
    row = s.level[seat]
    is_own_turn = seat == s.active
    if s.bloom and is_own_turn:
        return
    if row[PRESTIGE] + by > PRESTIGE_TOP and is_own_turn:
        s.bloom = True
        t.say("log-bloom-begins", cite="12.0", power=power_text(s, seat))
    row[PRESTIGE] = min(PRESTIGE_TOP, row[PRESTIGE] + by)


def lose_prestige(s: State, seat: Seat, by: int = 1) -> int:
    """Take prestige from a seat as far as it has any; return how much it was (R18)."""
    lost = min(by, s.level[seat][PRESTIGE])
    s.level[seat][PRESTIGE] -= lost
    return lost


def gain_glory(t: ImperialismTable, seat: Seat, by: int) -> None:
    """14.0: move on along the glory track; the end space starts the last turns."""
    if by == 0:
        return
    s = t.state
    s.glory[seat] += by
    s.quiet_turns = 0
    power = power_text(s, seat)
    t.say("log-gains-glory", cite="14.0", power=power, glory=by, total=s.glory[seat])
    if s.ended_by == NOBODY and s.glory[seat] >= END_SPACE[s.players]:
        s.ended_by = seat
        s.last_turns = s.players - 1
        t.say("log-end-space", cite="14.0", power=power, space=END_SPACE[s.players])


def leader(s: State, good: Track) -> int:
    """7.2: the seat with the highest production of a good; with a tie there is none (R4)."""
    return sole_first([row[good] for row in s.level])


def leaders(s: State) -> list[int]:
    """7.2: return who leads each good."""
    return [sole_first(levels) for levels in list(zip(*s.level, strict=True))[GOLD:]]


def sole_first(numbers: Sequence[int]) -> int:
    """Return whose number is greater than all others and above 0, or nobody."""
    best = 0
    first = NOBODY
    for place, number in enumerate(numbers):
        if number > best:
            best = number
            first = place
        elif number == best:
            first = NOBODY
    return first
