"""The battle cards: one common deck, and a discard pile that becomes the deck again (R8)."""

from greatpowers.games.realpolitik.components import NOBODY, Card, Power
from greatpowers.games.realpolitik.rules.relations import player_of
from greatpowers.games.realpolitik.state import RealpolitikTable
from greatpowers.kernel.rule import rule


@rule("R8")
def draw(t: RealpolitikTable, power: Power, cards: int = 1) -> None:
    """Draw battle cards into a power's hand; without any left, nothing happens."""
    s = t.state
    drawn: list[int] = []
    for _ in range(cards):
        if not s.deck:
            s.deck, s.discards = s.discards, []
            if not s.deck:
                break
            t.say("log-deck-reshuffled", cite="R8")
        drawn.append(t.chance.take(s.deck))
    s.hand[power] += drawn
    player = player_of(s, power)
    if player != NOBODY:
        for card in sorted(drawn):
            t.say("log-draws-this", to=(player,), card=f"battle_card-{card}")


def discard_from_hand(t: RealpolitikTable, power: Power, card: Card) -> None:
    """Put a card of a hand onto the discard pile."""
    t.state.hand[power].remove(card)
    t.state.discards.append(card)
