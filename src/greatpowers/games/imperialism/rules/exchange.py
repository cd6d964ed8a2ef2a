"""6.2 Hand exchange: release from a bad ruler, discards, and filling the hand to its limit."""

from typing import Final

from greatpowers.games.imperialism.cards.rulers import offer_release
from greatpowers.games.imperialism.components import (
    CARDS,
    DECKS,
    FIRST_TERRITORY,
    TERRITORY_CARDS,
    Seat,
    Territory,
    territory_text,
)
from greatpowers.games.imperialism.rules.achievements import see_achievements
from greatpowers.games.imperialism.rules.consequences import tell_consequences
from greatpowers.games.imperialism.rules.hands import (
    NOT_IN_HAND,
    add_card,
    discard,
    draw_providence,
    draw_territory,
    everybody,
    hand_limit,
    refill_row,
)
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ACTION, ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import DISCARD, DONE, DRAW, TAKE
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_IN_ROW: Final = refuse("no-not-in-row", "6.2", "opens-comes-up")
DECK_EMPTY: Final = refuse("no-deck-empty", "6.2")
DRAWING_FROM_DECKS: Final = refuse("no-drawing-from-decks", "6.2", "opens-next-turn")

MOST_DISCARDS: Final = 3
PROVIDENCE_DECK: Final = 0


def round_of(s: State) -> int:
    """6.0: return the round that is played: in each, everybody has a turn."""
    return (s.turn + s.players - 1) // s.players


@rule("6.1", "6.2")
def exchange(t: ImperialismTable) -> Play[None]:
    """Play the first phase of a turn."""
    s = t.state
    seat = s.active
    t.say("log-turn", cite="6.1", round=round_of(s), power=power_text(s, seat))
    yield from see_achievements(t)
    yield from offer_release(t, seat)
    tell_consequences(t)
    yield from _discard_some(t, seat)
    yield from _discard_surplus(t, seat)
    yield from _refill_hand(t, seat)
    refill_row(t)
    s.stage = ACTION
    yield from see_achievements(t)


def _discard_menu(s: State, seat: Seat) -> Choice:
    hand = s.hand[seat]
    return Choice(
        DISCARD,
        range(len(CARDS)),
        lambda card: ALLOWED if card in hand else NOT_IN_HAND,
        within=hand,
    )


def _discard_some(t: ImperialismTable, seat: Seat) -> Play[None]:
    s = t.state
    for left in range(MOST_DISCARDS, 0, -1):
        if not s.hand[seat]:
            return
        answer = yield t.ask(
            seat,
            "ask-discard",
            lambda: [Choice(DONE), _discard_menu(s, seat)],
            cite="6.2",
            default=DONE(),
            left=left,
        )
        if answer == DONE():
            return
        discard(t, seat, DISCARD.target(answer))


@rule("R9")
def _discard_surplus(t: ImperialismTable, seat: Seat) -> Play[None]:
    """A hand above its limit goes down to it now, beyond the three discards."""
    s = t.state
    while (surplus := len(s.hand[seat]) - hand_limit(s, seat)) > 0:
        answer = yield t.ask(
            seat,
            "ask-discard-surplus",
            lambda: [_discard_menu(s, seat)],
            cite="6.3",
            left=surplus,
        )
        discard(t, seat, DISCARD.target(answer))


@rule("6.2")
def _refill_hand(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Fill the hand: one open territory and providence cards, or any cards from both decks."""
    s = t.state
    limit = hand_limit(s, seat)
    may_take = True
    while len(s.hand[seat]) < limit and _can_draw(s, may_take):
        answer = yield from _ask_for_card(t, seat, limit - len(s.hand[seat]), may_take)
        if answer in TAKE:
            _take_open(t, seat, TAKE.target(answer))
            _fill_with_providence(t, seat, limit)
            return
        may_take = False
        _draw_from(t, seat, DRAW.target(answer))


def _can_draw(s: State, may_take: bool) -> bool:
    """R10: a hand stays short when there is nothing left to draw."""
    return bool(s.providence_deck or s.territory_deck or (may_take and s.row))


def _ask_for_card(t: ImperialismTable, seat: Seat, missing: int, may_take: bool) -> Play[int]:
    s = t.state
    answer: int = yield t.ask(
        seat,
        "ask-draw",
        lambda: _draw_menu(s, may_take),
        cite="6.2",
        default=DRAW(PROVIDENCE_DECK),
        public=True,
        missing=missing,
    )
    return answer


def _draw_menu(s: State, may_take: bool) -> Menu:
    decks = (s.providence_deck, s.territory_deck)

    def judge_open(territory: Territory) -> Verdict:
        return ALLOWED if territory in s.row else NOT_IN_ROW

    return [
        Choice(DRAW, range(len(DECKS)), lambda deck: ALLOWED if decks[deck] else DECK_EMPTY),
        Choice(
            TAKE,
            range(TERRITORY_CARDS),
            judge_open,
            whole=ALLOWED if may_take else DRAWING_FROM_DECKS,
            within=s.row,
        ),
    ]


def _take_open(t: ImperialismTable, seat: Seat, territory: Territory) -> None:
    s = t.state
    s.row.remove(territory)
    add_card(s, seat, FIRST_TERRITORY + territory, everybody(s))
    t.say(
        "log-takes-open",
        cite="6.2",
        power=power_text(s, seat),
        card=territory_text(territory),
    )


def _fill_with_providence(t: ImperialismTable, seat: Seat, limit: int) -> None:
    s = t.state
    drawn = 0
    while len(s.hand[seat]) < limit and s.providence_deck:
        draw_providence(t, seat)
        drawn += 1
    if drawn:
        t.say(
            "log-draws",
            cite="6.2",
            power=power_text(s, seat),
            deck="deck-providence",
            cards=drawn,
        )


def _draw_from(t: ImperialismTable, seat: Seat, deck: int) -> None:
    if deck == PROVIDENCE_DECK:
        draw_providence(t, seat)
    else:
        draw_territory(t, seat)
    t.say(
        "log-draws",
        cite="6.2",
        power=power_text(t.state, seat),
        deck=f"deck-{DECKS[deck]}",
        cards=1,
    )
