"""9.7.2 Battle Actions: the attacker plays all he wants, then the defender; Ambush stops one."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_DECK,
    ACTION_OF,
    ALL_CARDS,
    DEED_OF,
    DEEDS,
    Card,
    Deed,
    action,
    card_text,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_DICE,
    INFANTRY,
    LAND_UNITS,
    MIL,
    POWERS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.cards import SCRIPT_OF_ACTION, SCRIPT_OF_DEED
from greatpowers.games.price_of_power.effects.script import read
from greatpowers.games.price_of_power.reasons import NOT_IN_HAND
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle_dice import leader_dice
from greatpowers.games.price_of_power.rules.battle_sides import (
    ATTACKERS,
    BOTH,
    DEFENDERS,
    Battle,
    Side,
    enemy_of,
    is_npr_party,
    is_player,
    leading,
    party_text,
)
from greatpowers.games.price_of_power.rules.card_prices import (
    IS_BATTLE,
    IS_BATTLE_DEED,
    IS_REACTION,
    NOT_ON_DISPLAY,
    ONLY_IN_REACTION,
    TOO_FEW_CHARGES,
    charges_on,
    deed_charges,
    deed_price,
    deed_text,
    is_displayed,
    price,
    spend_charges,
)
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.mats import clockwise, power_of, realm_name
from greatpowers.games.price_of_power.rules.prices import judge_price, pay
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import ADD_DIE, DONE, PLAY, REACT_WITH, USE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

AMBUSH: Final = action("ambush")
AMBUSHES: Final = tuple(card for card in ALL_CARDS if ACTION_OF[card] == AMBUSH)
BATTLE_DEEDS: Final = tuple(deed for deed in range(len(DEEDS)) if IS_BATTLE_DEED[deed])
LEAST_PRICE: Final = 1
"""What every Battle Action costs at least: without it nobody is asked."""

NO_BATTLE_ACTION: Final = refuse("no-battle-action", "9.7.2")
NO_AMBUSH: Final = refuse("no-ambush", "9.7.2")
USED_ALREADY: Final = refuse("no-battle-action-again", "6.2.2")


# -- who plays (9.7.2) ---------------------------------------------------------------------------


@rule("9.6", "9.7.2", "9.9.2")
def attacker_acts(t: PriceTable, affair: Affair) -> Play[None]:
    """Let whoever leads the attackers play a Battle Action, again and again."""
    yield from _act(t, affair, ATTACKERS)


@rule("9.6", "9.7.2", "9.9.2", "9.7.8")
def defender_acts(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Main Defender play a Battle Action, again and again."""
    yield from _act(t, affair, DEFENDERS)


def might_act(s: State, seat: Seat) -> bool:
    """Say whether a player might take a Battle Action for all that others know."""
    if power_of(s, seat, MIL) < LEAST_PRICE:
        return False
    return bool(s.hand[seat]) or any(judge_deed(s, seat, deed) for deed in BATTLE_DEEDS)


@rule("9.7.8", "13.4.9")
def next_to_act(s: State, b: Battle, side: Side, done: list[Seat]) -> Seat:
    """Return who may play for a side next: its leader, or by an option helpers of an NPR in turn.

    Whoever fights against the NPR does not help it; nobody who is done is asked again.
    """
    party = leading(b, side)
    seats = [party] if is_player(party) else []
    if s.has_helping_hands and is_npr_party(party):
        enemies = b.parties(enemy_of(side))
        start = s.first if s.turn == NOBODY else s.turn
        seats = [seat for seat in clockwise(s, start) if seat not in enemies]
    return next((seat for seat in seats if seat not in done and might_act(s, seat)), NOBODY)


def _act(t: PriceTable, affair: Affair, side: Side) -> Play[None]:
    s = t.state
    b = Battle(s)
    done = affair.numbers
    seat = next_to_act(s, b, side, done)
    if seat == NOBODY:
        affair.note()
        return
    leader = leading(b, side)
    answer = yield t.ask(
        seat,
        "ask-battle-action" if seat == leader else "ask-battle-help",
        lambda: action_menu(s, seat),
        cite="9.7.2" if seat == leader else "13.4.9",
        default=DONE(),
        place=b.place_text,
        n=b.round,
        realm=party_text(s, leader),
    )
    affair.repeat()
    if answer == DONE():
        affair.note(*done, seat)
    elif answer in PLAY:
        _play(t, seat, PLAY.target(answer))
    else:
        _use(t, seat, USE.target(answer))


@rule("6.2.2", "9.7.2", "R206")
def is_used(s: State, seat: Seat, what: int) -> bool:
    """Say whether a Battle Action has helped a player's side in this Round already."""
    b = Battle(s)
    return _name_of(what) in b.used(side_of(b, seat))


def _name_of(what: int) -> int:
    """Return by what number the same Battle Action goes: that of all such cards, or of a deed."""
    return ACTION_OF[PLAY.target(what)] if what in PLAY else len(ACTION_DECK) + USE.target(what)


@rule("6.2.2", "9.7.2")
def judge_card(s: State, seat: Seat, card: Card) -> Verdict:
    """Say whether a player may play a card as a Battle Action."""
    if card not in s.hand[seat]:
        return NOT_IN_HAND
    if not IS_BATTLE[ACTION_OF[card]]:
        return NO_BATTLE_ACTION
    if IS_REACTION[ACTION_OF[card]]:
        return ONLY_IN_REACTION
    if is_used(s, seat, PLAY(card)):
        return USED_ALREADY
    return judge_price(s, seat, MIL, price(s, seat, card))


@rule("6.2.1", "6.2.2", "9.7.2")
def judge_deed(s: State, seat: Seat, deed: Deed) -> Verdict:
    """Say whether a player may use a Display card for a Battle Action."""
    if not is_displayed(s, seat, DEED_OF[deed]):
        return NOT_ON_DISPLAY
    if not IS_BATTLE_DEED[deed]:
        return NO_BATTLE_ACTION
    if charges_on(s, seat, DEED_OF[deed]) < deed_charges(s, seat, deed):
        return TOO_FEW_CHARGES
    if is_used(s, seat, USE(deed)):
        return USED_ALREADY
    return judge_price(s, seat, ACTION_DECK[DEED_OF[deed]], deed_price(s, seat, deed))


def action_menu(s: State, seat: Seat) -> Menu:
    """Offer Battle Actions from the hand and from Display cards, or to be done."""
    return [
        Choice(DONE),
        Choice(
            PLAY,
            s.hand[seat].copy(),
            lambda card: judge_card(s, seat, card),
            cost=lambda card, bill: price(s, seat, card, bill),
            paid_in=POWERS[MIL],
        ),
        Choice(
            USE,
            BATTLE_DEEDS,
            lambda deed: judge_deed(s, seat, deed),
            cost=lambda deed, bill: deed_price(s, seat, deed, bill),
            paid_in=POWERS[MIL],
        ),
    ]


def _play(t: PriceTable, seat: Seat, card: Card) -> None:
    """Pay for a card and show it; the other side may stop it."""
    s = t.state
    pay(s, seat, MIL, price(s, seat, card))
    s.hand[seat].remove(card)
    s.playing.append(card)
    t.say("log-plays", power=realm_name(s, seat), card=card_text(card), cite="9.7.2")
    BATTLE_ACTION.begin(s.agenda, seat, PLAY(card))


def _use(t: PriceTable, seat: Seat, deed: Deed) -> None:
    """Pay for a deed of a Display card, in charges too; the other side may stop it."""
    s = t.state
    pay(s, seat, ACTION_DECK[DEED_OF[deed]], deed_price(s, seat, deed))
    t.say("log-uses", power=realm_name(s, seat), deed=deed_text(deed), cite="9.7.2")
    spend_charges(t, seat, deed)
    BATTLE_ACTION.begin(s.agenda, seat, USE(deed))


# -- Ambush --------------------------------------------------------------------------------------


def side_of(b: Battle, seat: Seat) -> Side:
    """Return the side for which a player acts: the one that he leads, else that of an NPR."""
    led = [side for side in BOTH if leading(b, side) == seat]
    helped = [side for side in BOTH if is_npr_party(leading(b, side))]
    return [*led, *helped][0]


@rule("9.7.2", "6.2.2", "6.2.3")
def ambush(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the other side stop a Battle Action, an Ambush too: numbers who acts, and what he does.

    Then who has the last word, and whether it is stopped as it stands.
    """
    s = t.state
    seat, what, *later = affair.numbers
    last, stopped = later if later else (seat, 0)
    b = Battle(s)
    other = leading(b, enemy_of(side_of(b, last)))
    affair.note(seat, what, last, stopped)
    if not is_player(other) or not s.hand[other] or power_of(s, other, MIL) < LEAST_PRICE:
        return
    reaction = yield from t.window(
        [other],
        "ask-ambush",
        lambda each: ambush_menu(s, each),
        cite="9.7.2",
        realm=realm_name(s, last),
    )
    if reaction is None:
        return
    card = REACT_WITH.target(reaction[1])
    pay(s, other, MIL, price(s, other, card))
    s.hand[other].remove(card)
    discard(s, card)
    t.say(
        "log-ambush",
        power=realm_name(s, other),
        target=realm_name(s, last),
        card=card_text(card),
        cite="9.7.2",
    )
    affair.note(seat, what, other, 1 - stopped)
    affair.repeat()


def ambush_menu(s: State, seat: Seat) -> Menu:
    """Offer the Ambush cards in a hand."""
    held = [card for card in AMBUSHES if card in s.hand[seat]]
    return [
        Choice(
            REACT_WITH,
            AMBUSHES,
            lambda card: judge_ambush(s, seat, card),
            whole=ALLOWED if held else NO_AMBUSH,
            cost=lambda card, bill: price(s, seat, card, bill),
            within=held,
            paid_in=POWERS[MIL],
        )
    ]


def judge_ambush(s: State, seat: Seat, card: Card) -> Verdict:
    """Say whether a player holds an Ambush and can pay for it."""
    if card not in s.hand[seat]:
        return NOT_IN_HAND
    return judge_price(s, seat, MIL, price(s, seat, card))


@rule("9.7.2", "6.2.2", "R206")
def carry_out(t: PriceTable, affair: Affair) -> None:
    """Do what a Battle Action says, unless it was stopped."""
    s = t.state
    seat, what, _, stopped = affair.numbers
    if stopped:
        return
    b = Battle(s)
    b.used(side_of(b, seat)).append(_name_of(what))
    if what in PLAY:
        read(s, SCRIPT_OF_ACTION[ACTION_OF[PLAY.target(what)]], seat)
    else:
        read(s, SCRIPT_OF_DEED[USE.target(what)], seat)


def put_away(t: PriceTable, affair: Affair) -> None:
    """Discard the card that was played."""
    s = t.state
    what = affair.numbers[1]
    if what in PLAY:
        s.playing.remove(PLAY.target(what))
        discard(s, PLAY.target(what))


BATTLE_ACTION: Final = AGENDA.task("battle_action", ambush, carry_out, put_away)
"""About a seat and the code of what it plays."""


# -- dice (9.7.3) --------------------------------------------------------------------------------


@rule("9.7.3", "6.2.2")
def add_dice(t: PriceTable, seat: Seat, number: int, most: int) -> Play[None]:
    """Add dice of types of one's choice for this Battle, at most so many of one type."""
    b = Battle(t.state)
    side = side_of(b, seat)
    taken = [0] * len(ALL_DICE)
    for left in range(number, 0, -1):
        types = [die for die in ALL_DICE if taken[die] < most]
        die = yield from choose(
            t, seat, "ask-add-die", ADD_DIE, types, cite="9.7.3", public=True, n=left
        )
        taken[die] += 1
        _add(t, b, side, die, 1)


@rule("9.7.3", "6.2.2")
def add_dice_as_leader(t: PriceTable, seat: Seat, least: int) -> None:
    """Add the dice of the side's Leader once more; without any, so many Infantry Dice."""
    b = Battle(t.state)
    side = side_of(b, seat)
    dice = [leader_dice(b, side, die) for die in ALL_DICE]
    if sum(dice) < least:
        dice[INFANTRY] += least - sum(dice)
    for die in ALL_DICE:
        if dice[die]:
            _add(t, b, side, die, dice[die])


def _add(t: PriceTable, b: Battle, side: Side, die: int, number: int) -> None:
    b.add_dice(side, die, number)
    who = party_text(b.s, leading(b, side))
    t.say("log-adds-dice", power=who, n=number, die=f"die-{LAND_UNITS[die]}", cite="9.7.3")
