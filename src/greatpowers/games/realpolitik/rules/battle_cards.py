"""5.3 Battle cards: laid in turn, face down, in a pile for each General (5.10)."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.realpolitik.components import (
    CARD_VALUES,
    GENERALS,
    NOBODY,
    Card,
    Power,
    general_text,
    territory_text,
)
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    player_of,
    power_text,
)
from greatpowers.games.realpolitik.rules.sides import (
    all_powers_in_battle,
    piles_of,
    side_of,
    side_strength,
)
from greatpowers.games.realpolitik.state import ATTACK, DEFENCE, RealpolitikTable, Side, State
from greatpowers.games.realpolitik.vocabulary import (
    GARRISON_PILE,
    LAY,
    LAY_OPEN,
    MOST_CARDS,
    ON_PILE,
    PASS,
    PILES,
    REVEAL,
    STRIKE,
    VOCABULARY,
)
from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb
from greatpowers.kit.asking import choose
from greatpowers.kit.deeds import Deeds

CARD_NOT_IN_HAND: Final = refuse("no-card-not-in-hand", "5.3")
NO_OPEN_USE: Final = refuse("no-open-use", "5.10")
NO_ENEMY_CARD: Final = refuse("no-enemy-card", "5.10.1")
NO_HIDDEN_CARD: Final = refuse("no-hidden-enemy-card", "5.10.3")
NOT_YOUR_PILE: Final = refuse("no-not-your-pile", "5.3")

STRUCK: Final = -1
"""The pile of cards that were discarded in the battle."""
UNPLACED: Final = -2
"""The pile of a card that its player has still to put somewhere."""
DISCARDS_ONE: Final = 1
AT_HOME: Final = 2
REVEALS_ONE: Final = 3
PAIRS: Final = 4
ALL_PLACES: Final = range(MOST_CARDS)
ALL_PILES: Final = range(len(GENERALS) + 1)
TYPICAL_CARD: Final = 3


@rule("5.3")
def play_cards(t: RealpolitikTable) -> Play[None]:
    """Everybody in the battle lays one card after another until all have passed (R26)."""
    s = t.state
    still_in = all_powers_in_battle(s)
    while still_in:
        for power in still_in.copy():
            if not (yield from _lay_one(t, power)):
                still_in.remove(power)


def laid_by(s: State, power: Power) -> int:
    """Return how many cards a power has laid in the battle, discarded ones included."""
    return s.card_by.count(power)


def piles_for(s: State, power: Power) -> list[int]:
    """Return the piles on which a power lays cards: those of its Generals, or its Garrison's."""
    return piles_of(s, power) or [GARRISON_PILE]


@rule("R26", "R27")
def card_limit(s: State, power: Power) -> int:
    """As many cards as Morale; a Garrison alone one, and two with a Fortress."""
    if piles_of(s, power):
        return s.morale[power]
    return min(s.morale[power], 1 if s.fortress[s.field] == NOBODY else 2)


def _lay_one(t: RealpolitikTable, power: Power) -> Play[bool]:
    """Let a power lay a card; say whether it did."""
    s = t.state
    if not s.hand[power] or laid_by(s, power) >= card_limit(s, power):
        return False
    if player_of(s, power) == NOBODY:
        return _lay_for_nobody(t, power)
    answer = yield _ask_for_card(t, power)
    if answer == PASS():
        t.say("log-passes", cite="5.3", power=power_text(power))
        return False
    yield from CARDS.carry_out(t, power, answer)
    return True


def _ask_for_card(t: RealpolitikTable, power: Power) -> Ask:
    s = t.state
    return t.ask(
        player_of(s, power),
        "ask-battle-card",
        lambda: _card_menu(s, power),
        cite="5.3",
        default=PASS(),
        power=power_text(power),
        territory=territory_text(s.field),
        left=card_limit(s, power) - laid_by(s, power),
    )


def _card_menu(s: State, power: Power) -> Menu:
    numbers = range(len(CARD_VALUES))
    return [
        Choice(PASS),
        Choice(LAY, numbers, lambda number: _judge_card(s, power, CARD_VALUES[number])),
        Choice(LAY_OPEN, numbers, lambda number: _judge_open(s, power, CARD_VALUES[number])),
    ]


CARDS: Final[Deeds[State]] = Deeds(VOCABULARY)


@CARDS.on(LAY)
def _lay(t: RealpolitikTable, power: Power, number: int) -> Play[None]:
    place = _put_down(t, power, CARD_VALUES[number], False)
    yield from _choose_pile(t, power, place)


@CARDS.on(LAY_OPEN)
def _lay_open(t: RealpolitikTable, power: Power, number: int) -> Play[None]:
    place = _put_down(t, power, CARD_VALUES[number], True)
    yield from _choose_pile(t, power, place)
    yield from _use_openly(t, power, CARD_VALUES[number])


def _judge_card(s: State, power: Power, value: Card) -> Verdict:
    return ALLOWED if value in s.hand[power] else CARD_NOT_IN_HAND


@rule("5.10.1", "5.10.3", "R28")
def _judge_open(s: State, power: Power, value: Card) -> Verdict:
    """Only a 1 and a 3 have an open use, and only with a card of the enemy to use it on."""
    if value not in s.hand[power]:
        return CARD_NOT_IN_HAND
    if value == DISCARDS_ONE:
        return ALLOWED if any(_is_target(s, power, p) for p in _places(s)) else NO_ENEMY_CARD
    if value == REVEALS_ONE:
        return ALLOWED if any(_is_hidden(s, power, p) for p in _places(s)) else NO_HIDDEN_CARD
    return NO_OPEN_USE


def _places(s: State) -> range:
    return range(len(s.card_by))


def _is_target(s: State, power: Power, place: int) -> bool:
    """Say whether a card lies there, of the other side."""
    if place >= len(s.card_by) or s.card_pile[place] == STRUCK:
        return False
    return side_of(s, s.card_by[place]) != side_of(s, power)


def _is_hidden(s: State, power: Power, place: int) -> bool:
    return _is_target(s, power, place) and not s.card_open[place]


def _put_down(t: RealpolitikTable, power: Power, value: Card, is_open: bool) -> int:
    """Lay a card on the table; return its place in the battle."""
    s = t.state
    s.hand[power].remove(value)
    s.card_by.append(power)
    s.card_value.append(value)
    s.card_open.append(is_open)
    piles = piles_for(s, power)
    s.card_pile.append(UNPLACED if len(piles) > 1 else piles[0])
    if is_open:
        card = f"battle_card-{value}"
        t.say("log-lays-open", cite="5.3", power=power_text(power), card=card)
    else:
        t.say("log-lays", cite="5.3", power=power_text(power))
    return len(s.card_by) - 1


@rule("5.3")
def _choose_pile(t: RealpolitikTable, power: Power, place: int) -> Play[None]:
    """Cards of several Generals lie in separate piles."""
    s = t.state
    if s.card_pile[place] != UNPLACED:
        return

    def judge(pile: int) -> Verdict:
        return ALLOWED if pile in piles_of(s, power) else NOT_YOUR_PILE

    s.card_pile[place] = yield from choose(
        t,
        player_of(s, power),
        "ask-pile",
        ON_PILE,
        ALL_PILES,
        judge,
        cite="5.3",
        power=power_text(power),
    )
    pile = general_text(s.card_pile[place])
    t.say("log-pile", cite="5.3", power=power_text(power), general=pile)


@rule("5.10.1", "5.10.3")
def _use_openly(t: RealpolitikTable, power: Power, value: Card) -> Play[None]:
    """An open 1 discards a card of the enemy, an open 3 reveals one."""
    if value == DISCARDS_ONE:
        place = yield from _ask_place(t, power, "ask-strike", STRIKE)
        _strike(t, power, place)
    else:
        place = yield from _ask_place(t, power, "ask-reveal", REVEAL)
        _reveal(t, power, place)


def _ask_place(t: RealpolitikTable, power: Power, prompt: str, verb: Verb) -> Play[int]:
    s = t.state
    is_fit = _is_target if verb is STRIKE else _is_hidden
    lacking = NO_ENEMY_CARD if verb is STRIKE else NO_HIDDEN_CARD

    def judge(place: int) -> Verdict:
        return ALLOWED if is_fit(s, power, place) else lacking

    return (
        yield from choose(
            t,
            player_of(s, power),
            prompt,
            verb,
            ALL_PLACES,
            judge,
            cite="5.10",
            power=power_text(power),
        )
    )


@rule("5.10.1")
def _strike(t: RealpolitikTable, power: Power, place: int) -> None:
    s = t.state
    s.card_pile[place] = STRUCK
    s.card_open[place] = True
    t.say(
        "log-strikes",
        cite="5.10.1",
        power=power_text(power),
        victim=power_text(s.card_by[place]),
        card=f"battle_card-{s.card_value[place]}",
    )
    t.raise_wall()


@rule("5.10.3")
def _reveal(t: RealpolitikTable, power: Power, place: int) -> None:
    s = t.state
    s.card_open[place] = True
    t.say(
        "log-reveals",
        cite="5.10.3",
        power=power_text(power),
        victim=power_text(s.card_by[place]),
        card=f"battle_card-{s.card_value[place]}",
    )
    t.raise_wall()


@rule("R7")
def _lay_for_nobody(t: RealpolitikTable, power: Power) -> bool:
    """A power that nobody runs lays its best card while it seems to be behind."""
    s = t.state
    own = side_of(s, power)
    if _estimate(s, own) > _estimate(s, 1 - own):
        return False
    place = _put_down(t, power, max(s.hand[power]), False)
    if s.card_pile[place] == UNPLACED:
        s.card_pile[place] = piles_of(s, power)[0]
    return True


def _estimate(s: State, side: Side) -> int:
    """Guess a side's strength by the number of its cards."""
    return side_strength(s, side) + TYPICAL_CARD * sum(side_of(s, by) == side for by in s.card_by)


# -- what cards are worth ---------------------------------------------------------------------


@rule("5.3", "5.4")
def cards_total(
    s: State, side: Side, bill: Bill | None = None, places: Sequence[int] | None = None
) -> int:
    """Return what the cards of a side are worth: all of them, or those in some places."""
    laid = [
        place
        for place in (_places(s) if places is None else places)
        if s.card_pile[place] != STRUCK and side_of(s, s.card_by[place]) == side
    ]
    return (
        charge(bill, "bill-cards", sum(s.card_value[place] for place in laid))
        + charge(bill, "bill-cards-at-home", _cards_at_home(s, laid))
        + charge(bill, "bill-card-pairs", sum(_pairs(s, laid).values()))
    )


@rule("5.10.2")
def _cards_at_home(s: State, places: Sequence[int]) -> int:
    """A 2 counts one more for the power that controls the battle territory."""
    return sum(1 for place in places if _is_at_home(s, place))


def _is_at_home(s: State, place: int) -> bool:
    return s.card_value[place] == AT_HOME and controller_of(s, s.field) == s.card_by[place]


@rule("5.10.4")
def _pairs(s: State, places: Sequence[int]) -> dict[int, int]:
    """Every pair of cards with the symbol in one pile adds a point: those are the 4s."""
    symbols = [s.card_pile[place] for place in places if s.card_value[place] == PAIRS]
    return {pile: symbols.count(pile) // 2 for pile in ALL_PILES}


@rule("5.10.2", "5.10.4")
def tell_of_cards(t: RealpolitikTable) -> None:
    """Tell which 2s count one more, and which piles have pairs."""
    s = t.state
    laid = [place for place in _places(s) if s.card_pile[place] != STRUCK]
    for place in laid:
        if _is_at_home(s, place):
            t.say("log-card-at-home", cite="5.10.2", power=power_text(s.card_by[place]))
    for side in (ATTACK, DEFENCE):
        own = [place for place in laid if side_of(s, s.card_by[place]) == side]
        for pile, points in _pairs(s, own).items():
            if points:
                where = f"pile-{PILES[pile]}"
                t.say("log-card-pairs", cite="5.10.4", pile=where, strength=points)
