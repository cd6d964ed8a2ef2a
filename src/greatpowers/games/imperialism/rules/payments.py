"""Ducats from the supply and from other players (10.6, R1)."""

from greatpowers.games.imperialism.components import Seat
from greatpowers.games.imperialism.rules.needs import note_met
from greatpowers.games.imperialism.rules.tracks import lose_prestige, power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule


def gain_ducats(s: State, seat: Seat, ducats: int) -> None:
    """R1: take ducats from the supply, which never runs out."""
    s.ducats[seat] += ducats
    note_met(s, seat)


def hand_ducats(s: State, giver: Seat, taker: Seat, ducats: int) -> None:
    """Move ducats from one player to another."""
    s.ducats[giver] -= ducats
    s.ducats[taker] += ducats
    note_met(s, taker)


def pay(s: State, seat: Seat, ducats: int) -> None:
    """Give ducats to the supply for something that is bought."""
    assert s.ducats[seat] >= ducats, "more paid than owned"
    s.ducats[seat] -= ducats


@rule("10.6")
def take_from(t: ImperialismTable, taker: Seat, victim: Seat, ducats: int) -> None:
    """A card takes ducats; who has not enough gives all and loses a point of prestige."""
    s = t.state
    taken = min(ducats, s.ducats[victim])
    hand_ducats(s, victim, taker, taken)
    t.say(
        "log-ducats-taken",
        cite="10.6",
        power=power_text(s, taker),
        victim=power_text(s, victim),
        ducats=taken,
    )
    if taken < ducats and lose_prestige(s, victim):
        t.say("log-cannot-pay", cite="10.6", power=power_text(s, victim))
