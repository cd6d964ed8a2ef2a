"""What follows from a step without anybody deciding it: who leads a good, and who may hold what."""

from greatpowers.games.imperialism.components import GOLD, GOOD_TRACKS, NOBODY, TRACK_TEXT
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.tracks import leaders, power_text
from greatpowers.games.imperialism.state import ImperialismTable, State


def note_consequences(s: State) -> None:
    """Remember who leads which good and all hand limits, so that only changes are told."""
    s.has_shifted = False
    s.told_leaders = leaders(s)
    s.told_limits = [hand_limit(s, seat) for seat in range(s.players)]


def tell_consequences(t: ImperialismTable) -> None:
    """Tell every leader of a good and every hand limit that has changed since the last telling."""
    s = t.state
    if not s.has_shifted:
        return
    told, limits = s.told_leaders, s.told_limits
    note_consequences(s)
    for good in GOOD_TRACKS:
        before, now = told[good - GOLD], s.told_leaders[good - GOLD]
        if now != before:
            text = "log-lead-lost" if now == NOBODY else "log-leads"
            seat = before if now == NOBODY else now
            t.say(text, cite="7.2", power=power_text(s, seat), good=TRACK_TEXT[good])
    for seat, limit in enumerate(s.told_limits):
        if limit != limits[seat]:
            t.say("log-hand-limit", cite="6.3", power=power_text(s, seat), limit=limit)
