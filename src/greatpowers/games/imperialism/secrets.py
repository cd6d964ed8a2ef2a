"""What is hidden from a seat (R32), and dealing it anew for a search that must not cheat.

Hidden are hands, the decks and, during the set-up, the powers dealt and kept. A card that a seat
has seen in another hand stays where it is; all others change places with those that they could
be for all the seat knows. What others have seen of each other it cannot know either.
"""

from greatpowers.games.imperialism.components import (
    FIRST_TERRITORY,
    IS_STARTING,
    Seat,
    is_territory,
)
from greatpowers.games.imperialism.state import BOX, CHOOSE_POWERS, State
from greatpowers.games.imperialism.state import DEALT as DEALT_TO
from greatpowers.games.imperialism.state import KEPT as KEPT_BY
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule


@rule("R32")
def redeal(s: State, seat: Seat, chance: Chance) -> None:
    """Deal anew, in place, all that a seat cannot see."""
    _deal_providence(s, seat, chance)
    _deal_territories(s, seat, chance)
    if s.stage == CHOOSE_POWERS:
        _deal_powers(s, seat, chance)
    _forget_seen(s, seat)


def _forget_seen(s: State, seat: Seat) -> None:
    """Take it that nobody else has looked into the hands of others; what spectators see is open."""
    spectators = 1 << s.players
    for other in range(s.players):
        if other != seat:
            both = 1 << other | 1 << seat
            s.seen[other] = [bits if bits & spectators else bits & both for bits in s.seen[other]]


def _unseen(s: State, seat: Seat) -> list[tuple[int, int]]:
    """Return the places (hand, position) of all cards that a seat does not know."""
    return [
        (other, place)
        for other in range(s.players)
        for place in range(len(s.hand[other]))
        if not s.seen[other][place] >> seat & 1
    ]


def _deal_providence(s: State, seat: Seat, chance: Chance) -> None:
    places = [(o, p) for o, p in _unseen(s, seat) if not is_territory(s.hand[o][p])]
    for other, place in places:
        s.providence_deck.append(s.hand[other][place])
    s.providence_deck.sort()
    for other, place in places:
        s.hand[other][place] = chance.take(s.providence_deck)


def _deal_territories(s: State, seat: Seat, chance: Chance) -> None:
    """Before the deck is mixed the starting territories come first, as everybody knows."""
    places = [(o, p) for o, p in _unseen(s, seat) if is_territory(s.hand[o][p])]
    if s.territories_mixed:
        _deal_some_territories(s, places, list(range(len(s.territory_deck))), chance)
        return
    for starting in (True, False):
        hands = [
            (o, p) for o, p in places if IS_STARTING[s.hand[o][p] - FIRST_TERRITORY] == starting
        ]
        deck = [i for i, each in enumerate(s.territory_deck) if IS_STARTING[each] == starting]
        _deal_some_territories(s, hands, deck, chance)


def _deal_some_territories(
    s: State, hands: list[tuple[int, int]], deck: list[int], chance: Chance
) -> None:
    """Shuffle territories among some places in hands and in the deck."""
    territories = [s.hand[o][p] - FIRST_TERRITORY for o, p in hands]
    territories += [s.territory_deck[place] for place in deck]
    chance.deal_anew(territories)
    for other, place in hands:
        s.hand[other][place] = FIRST_TERRITORY + territories.pop()
    for place in deck:
        s.territory_deck[place] = territories.pop()


def _deal_powers(s: State, seat: Seat, chance: Chance) -> None:
    """Powers dealt to others, and which of them they keep, could be any that are not one's own."""
    own = (DEALT_TO + seat, KEPT_BY + seat)
    hidden = [power for power, at in enumerate(s.power_at) if at not in own]
    places = [s.power_at[power] for power in hidden]
    assert BOX in places, "not all powers are dealt"
    chance.deal_anew(places)
    for power, place in zip(hidden, places, strict=True):
        s.power_at[power] = place
