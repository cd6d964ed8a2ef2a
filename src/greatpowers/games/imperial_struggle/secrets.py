"""What is hidden from a seat (R100), and dealing it anew for a search that must not cheat.

Every hidden piece has a place in the state. To deal anew is to shuffle the places among the
pieces that could be there for all the seat knows; how many lie in each place stays the same.
"""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.imperial_struggle.board import enemy
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    EVENT_ERA,
    FRANCE,
    MINISTRY_ERAS,
    MINISTRY_SIDE,
    NOBODY,
    REVOLUTION,
    SUCCESSION,
    Power,
    Space,
)
from greatpowers.games.imperial_struggle.rules.war_tiles import own_basic, own_bonus
from greatpowers.games.imperial_struggle.state import (
    ASIDE,
    CONFIRMED,
    DRAW_PILE,
    FACE_DOWN,
    GONE,
    HAND,
    LAID_ASIDE,
    POOL,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import HIGHEST_BID
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule

HIDDEN_MINISTRY: Final = (FACE_DOWN, CONFIRMED)


def is_revealed(s: State, theater: int) -> bool:
    """Say whether the War tiles of a theater lie open: from its battle to the end of the war."""
    return theater < s.revealed


def sides_settled(s: State) -> bool:
    """Say whether both bids for sides are in and shown."""
    return s.bid[FRANCE] >= 0 and s.bid[BRITAIN] >= 0


@rule("R100")
def redeal(s: State, seat: int, chance: Chance) -> None:
    """Deal anew, in place, all that a seat cannot see."""
    other = enemy(seat)
    _deal_events(s, other, chance)
    _deal_ministries(s, other, chance)
    _mix(s.basic_at, _unseen(s, s.basic_at, own_basic(other)), chance)
    _mix(s.bonus_at, _unseen(s, s.bonus_at, own_bonus(other)), chance)
    if not sides_settled(s):
        _wish_anew(s, other, chance)


def _mix(places: list[Space], pieces: list[int], chance: Chance) -> None:
    """Shuffle the places among some pieces."""
    dealt = [places[piece] for piece in pieces]
    chance.deal_anew(dealt)
    for piece, place in zip(pieces, dealt, strict=True):
        places[piece] = place


def _deal_events(s: State, power: Power, chance: Chance) -> None:
    """In the Revolution era no hand holds a card of the Succession (R13)."""
    hidden = (DRAW_PILE, HAND + power, LAID_ASIDE + power)
    cards = [
        card
        for card, at in enumerate(s.event_at)
        if at in hidden and not (s.era == REVOLUTION and EVENT_ERA[card] == SUCCESSION)
    ]
    _mix(s.event_at, cards, chance)


def _deal_ministries(s: State, power: Power, chance: Chance) -> None:
    own = [m for m, side in enumerate(MINISTRY_SIDE) if side == power]
    cabinet = [m for m in own if s.ministry_at[m] in HIDDEN_MINISTRY]
    era = s.era
    if any(era not in MINISTRY_ERAS[m] for m in cabinet):
        era -= 1  # a new era has begun, and its cabinet is not chosen yet
    unseen = (ASIDE, *HIDDEN_MINISTRY)
    cards = [m for m in own if s.ministry_at[m] in unseen and era in MINISTRY_ERAS[m]]
    _mix(s.ministry_at, cards, chance)


def _unseen(s: State, places: list[Space], tiles: Iterable[int]) -> list[int]:
    """Return the War tiles that are in the game and do not lie open."""
    return [
        tile
        for tile in tiles
        if places[tile] != GONE and not (places[tile] < POOL and is_revealed(s, places[tile]))
    ]


def _wish_anew(s: State, power: Power, chance: Chance) -> None:
    if s.wish[power] != NOBODY:
        s.wish[power] = chance.pick((FRANCE, BRITAIN))
    if s.bid[power] >= 0:
        s.bid[power] = chance.below(HIGHEST_BID + 1)
