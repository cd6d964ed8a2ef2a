"""Levels that can be bought: a price in ducats for one step on a track, always by choice."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperialism.components import (
    DUCATS,
    TOP,
    TRACK_TEXT,
    Seat,
    Track,
)
from greatpowers.games.imperialism.rules.needs import shortage
from greatpowers.games.imperialism.rules.payments import pay
from greatpowers.games.imperialism.rules.tracks import NOT_THAT_TRACK, power_text, raise_level
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import PASS, RAISE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

TOO_FEW_DUCATS: Final = refuse("no-too-few-ducats", "7.3", "opens-ducats")
AT_THE_TOP: Final = refuse("no-top-of-track", "16.0")


def offer_level(
    t: ImperialismTable, seat: Seat, tracks: Sequence[int], price: int, *, cite: str
) -> Play[int]:
    """Offer to raise one of some tracks for a price; return which one was raised, or -1."""
    s = t.state
    if not any(_judge(s, seat, track, price) for track in tracks):
        return -1
    answer = yield t.ask(
        seat,
        "ask-raise",
        lambda: _menu(s, seat, tracks, price),
        cite=cite,
        default=PASS(),
        public=True,
        price=price,
    )
    if answer == PASS():
        return -1
    track = RAISE.target(answer)
    pay(s, seat, price)
    raise_level(t, seat, track)
    t.say(
        "log-level-bought",
        cite=cite,
        power=power_text(s, seat),
        track=TRACK_TEXT[track],
        level=s.level[seat][track],
        price=price,
    )
    return track


def _judge(s: State, seat: Seat, track: Track, price: int) -> Verdict:
    if s.ducats[seat] < price:
        return TOO_FEW_DUCATS
    return ALLOWED if s.level[seat][track] < TOP[track] else AT_THE_TOP


def _menu(s: State, seat: Seat, tracks: Sequence[int], price: int) -> Menu:
    return [
        Choice(PASS),
        Choice(
            RAISE,
            tracks,
            lambda track: _judge(s, seat, track, price),
            cost=lambda track, bill: charge(bill, "bill-level", price, track=TRACK_TEXT[track]),
            facts=lambda _: shortage(s, seat, ((DUCATS, price),)),
            beyond=NOT_THAT_TRACK,
        ),
    ]
