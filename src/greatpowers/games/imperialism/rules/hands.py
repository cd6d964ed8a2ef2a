"""Cards in hand: limits, drawing and discarding (6.2, 6.3), and who knows what lies where."""

from typing import Final

from greatpowers.games.imperialism.components import (
    BASE_LIMIT,
    COPIES,
    FIRST_TERRITORY,
    GOLD,
    IS_STARTING,
    NOTHING,
    POWER_HAND,
    RELIGION_HAND,
    RULER_HAND,
    Card,
    Seat,
    card_text,
    is_territory,
    territory_text,
)
from greatpowers.games.imperialism.rules.tracks import leader, power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import refuse

NOT_IN_HAND: Final = refuse("no-not-in-hand", "6.3", "opens-take-it-first")
NOT_ITS_MOMENT: Final = refuse("no-not-its-moment", "5.3.3", "opens-its-moment")
NOT_IN_DISCARD: Final = refuse("no-not-in-discard", "5.3")

HIGHEST_LIMIT: Final = 6


def hand_limit(s: State, seat: Seat) -> int:
    """6.3: five cards, changed by permanent effects, but never more than six."""
    limit = BASE_LIMIT + POWER_HAND[s.power[seat]]
    if s.ruler[seat] != NOTHING:
        limit += RULER_HAND[s.ruler[seat]]
    if s.religion[seat] != NOTHING:
        limit += RELIGION_HAND[s.religion[seat]]
    if leader(s, GOLD) == seat:
        limit += 1
    return min(HIGHEST_LIMIT, limit)


def everybody(s: State) -> int:
    """Return the bits of all seats and, after them, of spectators: who sees what is shown."""
    return (2 << s.players) - 1


def add_card(s: State, seat: Seat, card: Card, seen_by: int) -> None:
    """Put a card into a hand; the seats in ``seen_by`` know of it."""
    s.hand[seat].append(card)
    s.seen[seat].append(seen_by | 1 << seat)


def remove_card(s: State, seat: Seat, card: Card) -> None:
    """Take a card out of a hand; who knew of one of two copies cannot tell which is left."""
    hand, seen = s.hand[seat], s.seen[seat]
    place = hand.index(card)
    del hand[place]
    knew = seen.pop(place)
    if card in hand:
        seen[hand.index(card)] &= knew


def hand_over(s: State, giver: Seat, taker: Seat, card: Card) -> None:
    """Move a card from hand to hand unseen: the others no longer know what is where."""
    remove_card(s, giver, card)
    both = 1 << giver | 1 << taker
    s.seen[giver] = [bits & both for bits in s.seen[giver]]
    add_card(s, taker, card, both)


def show_hand(t: ImperialismTable, owner: Seat, viewer: Seat) -> None:
    """Let a seat look at another's hand."""
    s = t.state
    s.seen[owner] = [bits | 1 << viewer for bits in s.seen[owner]]
    t.say(
        "log-looks-at-hand",
        cite="6.3",
        power=power_text(s, viewer),
        victim=power_text(s, owner),
    )
    for each in sorted(s.hand[owner]):  # in which order they are held tells something
        t.say("log-sees-card", to=(viewer, owner), cite="6.3", card=card_text(each))
    t.raise_wall()


def could_hold(s: State, seat: Seat, card: Card) -> bool:
    """Say whether a seat may hold a providence card for all that the table shows."""
    gone = s.providence_discard.count(card) + s.in_play.count(card) + s.ruler.count(card)
    return gone < COPIES[card] and any(not is_territory(each) for each in s.hand[seat])


@rule("6.2", "R10")
def put_away(t: ImperialismTable, card: Card) -> None:
    """5.2, 5.3: lay a card face up on its discard pile; an empty deck is refilled at once."""
    s = t.state
    if is_territory(card):
        s.territory_discard.append(card - FIRST_TERRITORY)
        _refill_territories(t)
    else:
        s.providence_discard.append(card)
        _refill_providence(t)


def bring_into_play(s: State, seat: Seat, card: Card) -> None:
    """Lay a card of a hand face up on the table while it takes effect."""
    remove_card(s, seat, card)
    s.in_play.append(card)


def put_away_played(t: ImperialismTable, card: Card) -> None:
    """Discard a card that has taken effect."""
    t.state.in_play.remove(card)
    put_away(t, card)


def discard(t: ImperialismTable, seat: Seat, card: Card) -> None:
    """Put a card of a hand away."""
    s = t.state
    remove_card(s, seat, card)
    t.say("log-discards", cite="6.2", power=power_text(s, seat), card=card_text(card))
    put_away(t, card)


@rule("6.2")
def draw_providence(t: ImperialismTable, seat: Seat) -> None:
    """Draw a providence card; the last one brings the discard pile back."""
    s = t.state
    card = t.chance.take(s.providence_deck)
    add_card(s, seat, card, 0)
    t.say("log-draws-this", to=(seat,), cite="6.2", card=card_text(card))
    _refill_providence(t)


def _refill_providence(t: ImperialismTable) -> None:
    s = t.state
    if not s.providence_deck and s.providence_discard:
        s.providence_deck, s.providence_discard = s.providence_discard, []
        t.say("log-providence-reshuffled", cite="6.2")


def _refill_territories(t: ImperialismTable) -> None:
    s = t.state
    if not s.territory_deck and s.territory_discard:
        s.territory_deck, s.territory_discard = s.territory_discard, []
        s.territories_mixed = True
        t.say("log-territories-reshuffled", cite="6.2")


def top_territories(s: State) -> list[int]:
    """4.2: the places in the deck from which the next card comes: starting territories first."""
    deck = s.territory_deck
    if s.territories_mixed:
        return list(range(len(deck)))
    starting = [place for place, territory in enumerate(deck) if IS_STARTING[territory]]
    return starting or list(range(len(deck)))


def _turn_territory(t: ImperialismTable) -> int:
    """Take the next territory off the deck."""
    s = t.state
    territory = s.territory_deck.pop(t.chance.pick(top_territories(s)))
    _refill_territories(t)
    return territory


@rule("6.2")
def draw_territory(t: ImperialismTable, seat: Seat) -> None:
    """Draw a territory card face down."""
    territory = _turn_territory(t)
    add_card(t.state, seat, FIRST_TERRITORY + territory, 0)
    t.say("log-draws-this", to=(seat,), cite="6.2", card=territory_text(territory))


@rule("4.2", "6.2")
def refill_row(t: ImperialismTable) -> None:
    """Open territories until as many lie there as there are players, and two."""
    s = t.state
    while len(s.row) < s.players + 2 and s.territory_deck:
        territory = _turn_territory(t)
        s.row.append(territory)
        t.say("log-territory-opens", cite="6.2", card=territory_text(territory))
