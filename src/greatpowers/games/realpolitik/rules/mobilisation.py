"""4.2 Mobilisation: trains, cards, Generals, purchases and corruption, in this order."""

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_GENERALS,
    ALL_TERRITORIES,
    CAPACITY,
    CARD_COST,
    CARD_VALUES,
    FORTRESS_COST,
    FREE_TRAINS,
    GENERALS_OF,
    HAND_LIMIT,
    HAS_RAIL_SLOT,
    HOME_OF,
    LEADS_FOR,
    MONEY,
    MORALE_COST,
    MOST_MORALE,
    NOBODY,
    TRAIN_COST,
    UNIT_COST,
    General,
    Power,
    Territory,
    general_text,
    territory_text,
)
from greatpowers.games.realpolitik.rules.battle_deck import discard_from_hand, draw
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    fortresses_left,
    player_of,
    power_text,
    trains_left,
    units_left,
)
from greatpowers.games.realpolitik.state import (
    DISPATCHES,
    MOBILISATIONS,
    NOT_IN_GAME,
    OFF_BOARD,
    PURCHASES,
    SURPLUS,
    RealpolitikTable,
    State,
)
from greatpowers.games.realpolitik.vocabulary import (
    BUILD_FORTRESS,
    BUY_CARD,
    BUY_MORALE,
    BUY_TRAIN,
    DISCARD,
    DONE,
    LAY_TRAIN,
    PLACE,
    PLACE_IN,
    RECRUIT_IN,
    RECRUIT_WITH,
    VOCABULARY,
    WITHDRAW,
)
from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb
from greatpowers.kit.asking import choose
from greatpowers.kit.deeds import Deeds

NOT_CONTROLLED: Final = refuse("no-not-controlled", "4.2.3", "opens-control")
NO_RAIL_SLOT: Final = refuse("no-rail-slot", "R12")
TRAIN_THERE: Final = refuse("no-train-there", "R12")
NO_TRAINS_LEFT: Final = refuse("no-trains-left", "R4")
NOT_YOUR_GENERAL: Final = refuse("no-not-your-general", "4.2.3")
GENERAL_NOT_IN_GAME: Final = refuse("no-general-not-in-game", "6.0")
GENERAL_ON_BOARD: Final = refuse("no-general-on-board", "4.2.3", "opens-withdraw-general")
GENERAL_OFF_BOARD: Final = refuse("no-general-off-board", "4.2.3", "opens-place-general")
NOT_BOTH: Final = refuse("no-place-or-withdraw", "4.2.3", "opens-next-mobilisation")
TOO_LITTLE_MONEY: Final = refuse("no-too-little-money", "4.2.4", "opens-more-money")
NO_UNITS_LEFT: Final = refuse("no-units-left", "R4")
GENERAL_FULL: Final = refuse("no-general-full", "R2", "opens-another-general")
NOT_AT_HOME: Final = refuse("no-units-at-home-only", "R11", "opens-home-control")
GENERAL_NOT_SUPPLIED: Final = refuse("no-general-not-supplied", "R11")
FORTRESS_THERE: Final = refuse("no-fortress-there", "R12")
NO_FORTRESSES_LEFT: Final = refuse("no-fortresses-left", "R4")
MORALE_AT_TOP: Final = refuse("no-morale-at-top", "R31")
NOTHING_TO_DRAW: Final = refuse("no-nothing-to-draw", "R8")
CARD_NOT_IN_HAND: Final = refuse("no-card-not-in-hand", "4.2.6")


@rule("1.2", "R8")
def mobilise_next(t: RealpolitikTable) -> Play[None]:
    """Mobilisations are simultaneous; where cards are drawn, Prestige decides who is first."""
    s = t.state
    if not s.mobilising:
        s.stage = DISPATCHES
        return
    power = s.mobiliser = s.mobilising.pop(0)
    yield from _lay_trains(t, power)
    _draw_for_generals(t, power)
    yield from _arrange_generals(t, power)
    s.stage = PURCHASES


# -- trains (4.2.1) ---------------------------------------------------------------------------


def judge_train(s: State, power: Power, place: Territory) -> Verdict:
    """R12: a controlled territory with a free rail slot takes a Train."""
    if controller_of(s, place) != power:
        return NOT_CONTROLLED
    if not HAS_RAIL_SLOT[place]:
        return NO_RAIL_SLOT
    return ALLOWED if s.train[place] == NOBODY else TRAIN_THERE


def _can_lay(s: State, power: Power) -> bool:
    if trains_left(s, power) == 0:
        return False
    return any(judge_train(s, power, place) is ALLOWED for place in ALL_TERRITORIES)


@rule("4.2.1")
def _lay_trains(t: RealpolitikTable, power: Power) -> Play[None]:
    """Up to two Trains come for nothing."""
    s = t.state
    for left in range(FREE_TRAINS, 0, -1):
        if not _can_lay(s, power):
            return
        answer = yield t.ask(
            player_of(s, power),
            "ask-lay-train",
            lambda: _train_menu(s, power),
            cite="4.2.1",
            default=DONE(),
            power=power_text(power),
            left=left,
        )
        if answer == DONE():
            return
        _put_train(t, power, LAY_TRAIN.target(answer))


def _train_menu(s: State, power: Power) -> Menu:
    return [
        Choice(DONE),
        Choice(LAY_TRAIN, ALL_TERRITORIES, lambda place: judge_train(s, power, place)),
    ]


def _put_train(t: RealpolitikTable, power: Power, place: Territory) -> None:
    t.state.train[place] = power
    t.say("log-train", cite="4.2.1", power=power_text(power), territory=territory_text(place))


# -- cards and Generals (4.2.2, 4.2.3) --------------------------------------------------------


@rule("4.2.2")
def _draw_for_generals(t: RealpolitikTable, power: Power) -> None:
    """A battle card for each General off the board."""
    s = t.state
    cards = sum(1 for general in GENERALS_OF[power] if s.general_at[general] == OFF_BOARD)
    if cards:
        draw(t, power, cards)
        t.say("log-draws", cite="4.2.2", power=power_text(power), cards=cards)


def _judge_placing(s: State, power: Power, general: General) -> Verdict:
    if LEADS_FOR[general] != power:
        return NOT_YOUR_GENERAL
    if s.general_at[general] == NOT_IN_GAME:
        return GENERAL_NOT_IN_GAME
    return ALLOWED if s.general_at[general] == OFF_BOARD else GENERAL_ON_BOARD


def _judge_withdrawal(s: State, power: Power, general: General) -> Verdict:
    if LEADS_FOR[general] != power:
        return NOT_YOUR_GENERAL
    return ALLOWED if s.general_at[general] >= 0 else GENERAL_OFF_BOARD


@rule("4.2.3")
def _arrange_generals(t: RealpolitikTable, power: Power) -> Play[None]:
    """Place Generals or take them off the board, not both."""
    s = t.state
    may_place, may_withdraw = True, True
    while True:
        menu = _generals_menu(s, power, may_place, may_withdraw)
        if not any(choice.any() for choice in menu[1:]):
            return
        answer = yield _ask_generals(t, power, may_place, may_withdraw)
        if answer == DONE():
            return
        may_place, may_withdraw = answer in PLACE, answer in WITHDRAW
        yield from ARRANGEMENT.carry_out(t, power, answer)


def _ask_generals(t: RealpolitikTable, power: Power, may_place: bool, may_withdraw: bool) -> Ask:
    s = t.state
    return t.ask(
        player_of(s, power),
        "ask-generals",
        lambda: _generals_menu(s, power, may_place, may_withdraw),
        cite="4.2.3",
        default=DONE(),
        power=power_text(power),
    )


def _generals_menu(s: State, power: Power, may_place: bool, may_withdraw: bool) -> Menu:
    controls_any = any(controller_of(s, place) == power for place in ALL_TERRITORIES)
    return [
        Choice(DONE),
        Choice(
            PLACE,
            ALL_GENERALS,
            lambda general: _judge_placing(s, power, general),
            whole=ALLOWED if may_place and controls_any else NOT_BOTH,
        ),
        Choice(
            WITHDRAW,
            ALL_GENERALS,
            lambda general: _judge_withdrawal(s, power, general),
            whole=ALLOWED if may_withdraw else NOT_BOTH,
        ),
    ]


ARRANGEMENT: Final[Deeds[State]] = Deeds(VOCABULARY)


@ARRANGEMENT.on(PLACE)
def _place(t: RealpolitikTable, power: Power, general: General) -> Play[None]:
    s = t.state
    place = yield from choose(
        t,
        player_of(s, power),
        "ask-place-in",
        PLACE_IN,
        ALL_TERRITORIES,
        lambda place: _judge_control(s, power, place),
        cite="4.2.3",
        general=general_text(general),
    )
    s.general_at[general] = place
    t.say(
        "log-general-placed",
        cite="4.2.3",
        power=power_text(power),
        general=general_text(general),
        territory=territory_text(place),
    )


def _judge_control(s: State, power: Power, place: Territory) -> Verdict:
    return ALLOWED if controller_of(s, place) == power else NOT_CONTROLLED


@ARRANGEMENT.on(WITHDRAW)
@rule("R13")
def _withdraw(t: RealpolitikTable, power: Power, general: General) -> None:
    """Units stay behind, loose, where the power has control; elsewhere they are lost."""
    s = t.state
    place = s.general_at[general]
    if controller_of(s, place) == power:
        s.loose[place] += s.general_units[general]
    s.general_units[general] = 0
    s.general_at[general] = OFF_BOARD
    t.say(
        "log-general-withdrawn",
        cite="4.2.3",
        power=power_text(power),
        general=general_text(general),
        territory=territory_text(place),
    )


# -- purchases (4.2.4) ------------------------------------------------------------------------


@rule("4.2.4")
def buy(t: RealpolitikTable) -> Play[None]:
    """Buy any mix of Units, Trains, battle cards, Fortresses and Morale; or go on with that."""
    s = t.state
    power = s.mobiliser
    for _ in range(PURCHASES_IN_A_ROW):
        if s.money[power] < CHEAPEST:
            break
        answer = yield t.ask(
            player_of(s, power),
            "ask-buy",
            lambda: buying_menu(s, power),
            cite="4.2.4",
            default=DONE(),
            power=power_text(power),
            money=s.money[power],
        )
        if answer == DONE():
            break
        yield from PURCHASE.carry_out(t, power, answer)
    else:
        return
    _corruption(t, power)
    _end_mobilisation(s)


PURCHASES_IN_A_ROW: Final = 8
"""After so many purchases the next segment goes on, so that a fork has few to play again."""
CHEAPEST: Final = min(UNIT_COST, TRAIN_COST, CARD_COST, FORTRESS_COST, MORALE_COST)


def buying_menu(s: State, power: Power) -> Menu:
    """Offer all that a power can pay for (R10)."""
    has_units = units_left(s, power) > 0
    unit = _Ware("bill-unit", UNIT_COST, has_units, NO_UNITS_LEFT)
    train = _Ware("bill-train", TRAIN_COST, trains_left(s, power) > 0, NO_TRAINS_LEFT)
    card = _Ware("bill-battle-card", CARD_COST, bool(s.deck or s.discards), NOTHING_TO_DRAW)
    fortress = _Ware(
        "bill-fortress", FORTRESS_COST, fortresses_left(s, power) > 0, NO_FORTRESSES_LEFT
    )
    morale = _Ware("bill-morale", MORALE_COST, s.morale[power] < MOST_MORALE, MORALE_AT_TOP)
    return [
        Choice(DONE),
        unit.sold(
            s, power, RECRUIT_WITH, ALL_GENERALS, lambda i: _judge_recruiting_with(s, power, i)
        ),
        unit.sold(
            s, power, RECRUIT_IN, ALL_TERRITORIES, lambda i: _judge_recruiting_in(s, power, i)
        ),
        train.sold(s, power, BUY_TRAIN, ALL_TERRITORIES, lambda i: judge_train(s, power, i)),
        card.sold(s, power, BUY_CARD),
        fortress.sold(
            s, power, BUILD_FORTRESS, ALL_TERRITORIES, lambda i: _judge_fortress(s, power, i)
        ),
        morale.sold(s, power, BUY_MORALE),
    ]


class _Ware:
    """Something that is sold: its price, whether there is any left, and how that is refused."""

    def __init__(self, text: str, cost: int, is_there: bool, lacking: Verdict) -> None:
        self.text = text
        self.cost = cost
        self.is_there = is_there
        self.lacking = lacking

    def sold(
        self,
        s: State,
        power: Power,
        verb: Verb,
        targets: Sequence[int] = (0,),
        judge: Callable[[int], Verdict] | None = None,
    ) -> Choice:
        """Offer it to a power."""
        whole = ALLOWED if self.is_there else self.lacking
        return Choice(
            verb,
            targets,
            judge,
            whole=TOO_LITTLE_MONEY if s.money[power] < self.cost else whole,
            cost=lambda _, bill: charge(bill, self.text, self.cost),
            paid_in=MONEY,
            facts=lambda _: {"needed": self.cost, "has": s.money[power], "most": CAPACITY},
        )


@rule("R11")
def _judge_recruiting_with(s: State, power: Power, general: General) -> Verdict:
    """Units join a General who stands in a territory that his power controls."""
    if LEADS_FOR[general] != power:
        return NOT_YOUR_GENERAL
    place = s.general_at[general]
    if place < 0:
        return GENERAL_OFF_BOARD
    if controller_of(s, place) != power:
        return GENERAL_NOT_SUPPLIED
    return ALLOWED if s.general_units[general] < CAPACITY else GENERAL_FULL


@rule("R11")
def _judge_recruiting_in(s: State, power: Power, place: Territory) -> Verdict:
    """Loose Units are raised in controlled Homes."""
    at_home = HOME_OF[place] == power and controller_of(s, place) == power
    return ALLOWED if at_home else NOT_AT_HOME


@rule("R12")
def _judge_fortress(s: State, power: Power, place: Territory) -> Verdict:
    if controller_of(s, place) != power:
        return NOT_CONTROLLED
    return ALLOWED if s.fortress[place] == NOBODY else FORTRESS_THERE


PURCHASE: Final[Deeds[State]] = Deeds(VOCABULARY)


@PURCHASE.on(RECRUIT_WITH)
def _recruit_with(t: RealpolitikTable, power: Power, general: General) -> None:
    t.state.general_units[general] += 1
    _pay(t, power, UNIT_COST, "log-recruits", general_text(general))


@PURCHASE.on(RECRUIT_IN)
def _recruit_in(t: RealpolitikTable, power: Power, place: Territory) -> None:
    t.state.loose[place] += 1
    _pay(t, power, UNIT_COST, "log-recruits", territory_text(place))


@PURCHASE.on(BUY_TRAIN)
def _buy_train(t: RealpolitikTable, power: Power, place: Territory) -> None:
    t.state.train[place] = power
    _pay(t, power, TRAIN_COST, "log-buys-train", territory_text(place))


@PURCHASE.on(BUY_CARD)
def _buy_card(t: RealpolitikTable, power: Power, _target: int) -> None:
    _pay(t, power, CARD_COST, "log-buys-card", power_text(power))
    draw(t, power)


@PURCHASE.on(BUILD_FORTRESS)
def _build_fortress(t: RealpolitikTable, power: Power, place: Territory) -> None:
    t.state.fortress[place] = power
    _pay(t, power, FORTRESS_COST, "log-builds-fortress", territory_text(place))


@PURCHASE.on(BUY_MORALE)
def _buy_morale(t: RealpolitikTable, power: Power, _target: int) -> None:
    t.state.morale[power] += 1
    _pay(t, power, MORALE_COST, "log-buys-morale", power_text(power))


def _pay(t: RealpolitikTable, power: Power, cost: int, line: str, where: str) -> None:
    t.state.money[power] -= cost
    t.say(line, cite="4.2.4", power=power_text(power), where=where, money=cost)


# -- corruption and the hand limit (4.2.5, 4.2.6) ---------------------------------------------


def _end_mobilisation(s: State) -> None:
    """Go on with what is still to be discarded, with the next power, or with dispatches."""
    if len(s.hand[s.mobiliser]) > HAND_LIMIT:
        s.stage = SURPLUS
        return
    s.mobiliser = NOBODY
    s.stage = MOBILISATIONS if s.mobilising else DISPATCHES


@rule("4.2.5")
def _corruption(t: RealpolitikTable, power: Power) -> None:
    """Money that was not spent is lost."""
    lost = t.state.money[power]
    t.state.money[power] = 0
    if lost:
        t.say("log-corruption", cite="4.2.5", power=power_text(power), money=lost)


@rule("4.2.6")
def discard_surplus(t: RealpolitikTable) -> Play[None]:
    """At the end of a Mobilisation a hand has no more than seven battle cards."""
    s = t.state
    power = s.mobiliser
    while len(s.hand[power]) > HAND_LIMIT:
        number = yield from choose(
            t,
            player_of(s, power),
            "ask-discard",
            DISCARD,
            range(len(CARD_VALUES)),
            lambda number: _judge_held(s, power, number),
            cite="4.2.6",
            power=power_text(power),
            left=len(s.hand[power]) - HAND_LIMIT,
        )
        card = CARD_VALUES[number]
        discard_from_hand(t, power, card)
        t.say("log-discards", cite="4.2.6", power=power_text(power), card=f"battle_card-{card}")
    _end_mobilisation(s)


def _judge_held(s: State, power: Power, number: int) -> Verdict:
    return ALLOWED if CARD_VALUES[number] in s.hand[power] else CARD_NOT_IN_HAND
