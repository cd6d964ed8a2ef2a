"""7.0 Development: trade, leader and economic profits of one good."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperialism.cards.events import (
    EVENT_CARDS,
    EXCEPTIONAL_YEAR,
    exceptional_year,
)
from greatpowers.games.imperialism.components import (
    ARMY,
    FLEET,
    FOOD,
    GOLD,
    GOODS,
    INDUSTRIAL,
    NOTHING,
    ORIENTAL,
    PRESTIGE,
    PROFIT,
    RELIGION_DEVELOPMENT,
    RELIGION_TEXT,
    RULER_DEVELOPMENT,
    SHIPYARDS,
    SPICES,
    TEXTILES,
    TRACK_TEXT,
    WAR_CARDS,
    WEAPONS,
    Card,
    Seat,
    Track,
    card_text,
)
from greatpowers.games.imperialism.rules.between_steps import between_steps
from greatpowers.games.imperialism.rules.events import announce, card_choice
from greatpowers.games.imperialism.rules.payments import gain_ducats, pay
from greatpowers.games.imperialism.rules.purchases import offer_level
from greatpowers.games.imperialism.rules.retrieval import offer_retrieval
from greatpowers.games.imperialism.rules.tracks import (
    gain_prestige,
    leader,
    lose_prestige,
    power_text,
)
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import DEVELOP, PASS, PLAY, VOCABULARY
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import Deeds

NOT_INDUSTRIAL_YET: Final = refuse("no-not-industrial-yet", "7.4.6", "opens-prestige-or-glory")
NOT_AS_SECOND_GOOD: Final = refuse("no-not-as-second-good", "7.4.5")

LEVEL_PRICE: Final = 8
INDUSTRIAL_PRICE: Final = 12
INDUSTRIAL_GOODS: Final = (FOOD, TEXTILES, INDUSTRIAL, WEAPONS, SHIPYARDS)
INDUSTRIAL_PRESTIGE: Final = 10
INDUSTRIAL_GLORY: Final = {2: 15, 3: 15, 4: 10}
SECOND_GOOD_PRICE: Final = 3
NEVER_SECOND: Final = (GOLD, ORIENTAL, SPICES)
MOST_FOR_PRESTIGE: Final = 5


DEVELOPMENT_DEEDS: Final[Deeds[State]] = Deeds(VOCABULARY)
"""What Development may begin with: a good, or first an Exceptional year."""


@DEVELOPMENT_DEEDS.on(DEVELOP)
@rule("7.0")
def develop(t: ImperialismTable, seat: Seat, good: int) -> Play[None]:
    """Develop a good, by its place among the goods."""
    _begin(t, seat)
    yield from _develop_good(t, seat, GOLD + good)


@DEVELOPMENT_DEEDS.on(PLAY, (EXCEPTIONAL_YEAR,))
@rule("7.0")
def develop_in_a_good_year(t: ImperialismTable, seat: Seat, _card: Card) -> Play[None]:
    """Play an Exceptional year, then choose the good."""
    _begin(t, seat)
    yield from _play_exceptional_year(t, seat)
    yield from _choose_good(t, seat)


@rule("15.6.3")
def develop_freely(t: ImperialismTable) -> Play[None]:
    """Develop once more, outside the choice of an action."""
    seat = t.state.active
    _begin(t, seat)
    yield from _choose_good(t, seat)


def _begin(t: ImperialismTable, seat: Seat) -> None:
    t.state.has_developed = True
    _bonus_on_choosing(t, seat)


def _develop_good(t: ImperialismTable, seat: Seat, good: Track) -> Play[None]:
    yield from _profits(t, seat, good)
    if good == ORIENTAL and leader(t.state, ORIENTAL) == seat:
        yield from _second_good(t, seat)


@rule("16.0")
def _bonus_on_choosing(t: ImperialismTable, seat: Seat) -> None:
    """A ruler or a religion may pay as soon as Development is chosen."""
    s = t.state
    bonus = choosing_bonus(s, seat)
    if bonus:
        gain_ducats(s, seat, bonus)
        t.say("log-development-bonus", cite="16.0", power=power_text(s, seat), ducats=bonus)


def choosing_bonus(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """16.0: the ducats that a ruler and a religion pay for choosing Development."""
    ruler, religion = s.ruler[seat], s.religion[seat]
    bonus = 0
    if ruler != NOTHING:
        bonus += charge(bill, "bill-choosing", RULER_DEVELOPMENT[ruler], card=card_text(ruler))
    if religion != NOTHING:
        ducats = RELIGION_DEVELOPMENT[religion]
        bonus += charge(bill, "bill-choosing", ducats, card=RELIGION_TEXT[religion])
    return bonus


def _choose_good(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Name the good; until then an Exceptional year may be played."""
    s = t.state
    while True:
        answer = yield t.ask(seat, "ask-good", lambda: _good_menu(s, seat), cite="7.0")
        if answer in DEVELOP:
            break
        yield from _play_exceptional_year(t, seat)
    yield from _develop_good(t, seat, GOLD + DEVELOP.target(answer))


@rule("15.4.11")
def _play_exceptional_year(t: ImperialismTable, seat: Seat) -> Play[None]:
    if (yield from announce(t, seat, EXCEPTIONAL_YEAR)):
        yield from exceptional_year(t, seat)
        yield from between_steps(t)


def _good_menu(s: State, seat: Seat) -> Menu:
    return [good_choice(s, seat), card_choice(s, seat, (EXCEPTIONAL_YEAR,))]


def good_choice(s: State, seat: Seat) -> Choice:
    """Offer the goods that a seat may develop."""
    return Choice(
        DEVELOP,
        range(len(GOODS)),
        lambda good: judge_good(s, seat, GOLD + good),
        facts=lambda _: _industry(s, seat),
    )


def _industry(s: State, seat: Seat) -> dict[str, str | int]:
    """Return what industrial materials need, and what of it a seat has."""
    return {
        "prestige": INDUSTRIAL_PRESTIGE,
        "glory": INDUSTRIAL_GLORY[s.players],
        "has_prestige": s.level[seat][PRESTIGE],
        "has_glory": s.glory[seat],
    }


def judge_good(s: State, seat: Seat, good: Track) -> Verdict:
    """7.0: any good may be chosen, even at level 0; industrial materials have to be earned."""
    return NOT_INDUSTRIAL_YET if good == INDUSTRIAL and not is_industrial(s, seat) else ALLOWED


@rule("7.4.6")
def is_industrial(s: State, seat: Seat) -> bool:
    """Industrial materials need ten prestige, or glory enough for the number of players."""
    has_prestige = s.level[seat][PRESTIGE] >= INDUSTRIAL_PRESTIGE
    return has_prestige or s.glory[seat] >= INDUSTRIAL_GLORY[s.players]


def profit(s: State, seat: Seat, good: Track, bill: Bill | None = None) -> int:
    """Return the ducats that choosing Development and this good would bring a seat."""
    ducats = choosing_bonus(s, seat, bill) + trade_profit(s, seat, good, bill)
    if leader(s, good) == seat:
        ducats += leader_ducats(s, seat, good, bill)
    return ducats


def trade_profit(s: State, seat: Seat, good: Track, bill: Bill | None = None) -> int:
    """7.1: the ducats printed at the own level of a good."""
    return charge(bill, "bill-trade", PROFIT[good][s.level[seat][good]])


@rule("7.1", "7.2", "7.3")
def _profits(t: ImperialismTable, seat: Seat, good: Track) -> Play[None]:
    """Trade profit, then the leader's, then the economic one; the marker does not move."""
    s = t.state
    ducats = trade_profit(s, seat, good)
    gain_ducats(s, seat, ducats)
    t.say(
        "log-trade",
        cite="7.1",
        power=power_text(s, seat),
        good=TRACK_TEXT[good],
        ducats=ducats,
    )
    if good == GOLD:
        _gold_penalty(t, seat)
    if leader(s, good) == seat:
        _leader_profit(t, seat, good)
    yield from between_steps(t)
    if good in ECONOMIC_PROFIT:
        yield from ECONOMIC_PROFIT[good](t, seat)
    yield from between_steps(t)


@rule("7.4.1")
def _gold_penalty(t: ImperialismTable, seat: Seat) -> None:
    """Trading gold costs a point of prestige, if there is one (R12)."""
    if lose_prestige(t.state, seat):
        t.say("log-gold-penalty", cite="7.4.1", power=power_text(t.state, seat))


@rule("7.2")
def _leader_profit(t: ImperialismTable, seat: Seat, good: Track) -> None:
    """What the leader of a good gets; gold and oriental goods work in another way."""
    s = t.state
    if good in (SPICES, INDUSTRIAL):
        gain_prestige(t, seat, 1)
        t.say("log-leader-prestige", cite="7.2", power=power_text(s, seat))
        return
    ducats = leader_ducats(s, seat, good)
    if ducats:
        gain_ducats(s, seat, ducats)
        t.say("log-leader-ducats", cite="7.2", power=power_text(s, seat), ducats=ducats)


@rule("7.4.2", "7.4.3", "7.4.7", "7.4.8")
def leader_ducats(s: State, seat: Seat, good: Track, bill: Bill | None = None) -> int:
    """The ducats a leader gets: by prestige, by fleet or by army."""
    level = s.level[seat]
    if good in (FOOD, TEXTILES):
        return charge(bill, "bill-leader", min(MOST_FOR_PRESTIGE, level[PRESTIGE]))
    if good == SHIPYARDS:
        return charge(bill, "bill-leader", level[FLEET] // 2)
    if good == WEAPONS:
        return charge(bill, "bill-leader", level[ARMY] // 3)
    return 0


@rule("7.4.2")
def _food(t: ImperialismTable, seat: Seat) -> Play[None]:
    yield from offer_level(t, seat, (ARMY,), LEVEL_PRICE, cite="7.4.2")


@rule("7.4.3")
def _textiles(t: ImperialismTable, seat: Seat) -> Play[None]:
    yield from offer_level(t, seat, (FLEET,), LEVEL_PRICE, cite="7.4.3")


@rule("7.4.6")
def _industrial(t: ImperialismTable, seat: Seat) -> Play[None]:
    yield from offer_level(t, seat, INDUSTRIAL_GOODS, INDUSTRIAL_PRICE, cite="7.4.6")


@rule("7.4.7")
def _shipyards(t: ImperialismTable, seat: Seat) -> Play[None]:
    yield from offer_retrieval(t, seat, EVENT_CARDS, cite="7.4.7")


@rule("7.4.8")
def _weapons(t: ImperialismTable, seat: Seat) -> Play[None]:
    yield from offer_retrieval(t, seat, WAR_CARDS, cite="7.4.8")


ECONOMIC_PROFIT: Final[dict[int, Callable[[ImperialismTable, int], Play[None]]]] = {
    FOOD: _food,
    TEXTILES: _textiles,
    INDUSTRIAL: _industrial,
    SHIPYARDS: _shipyards,
    WEAPONS: _weapons,
}


@rule("7.4.4", "7.4.5", "R11")
def _second_good(t: ImperialismTable, seat: Seat) -> Play[None]:
    """The leader of oriental goods may pay to develop another good in the same action."""
    s = t.state
    price = second_good_price()
    if s.ducats[seat] < price:
        return  # an achievement has made him the leader after a trade without profit
    answer = yield t.ask(
        seat,
        "ask-second-good",
        lambda: _second_menu(s, seat),
        cite="7.4.5",
        default=PASS(),
        public=True,
        price=price,
    )
    if answer != PASS():
        pay(s, seat, price)
        t.say("log-second-good", cite="7.4.5", power=power_text(s, seat), ducats=price)
        yield from _profits(t, seat, GOLD + DEVELOP.target(answer))


def second_good_price(bill: Bill | None = None) -> int:
    """Return the ducats for which another good may be developed."""
    return charge(bill, "bill-second-good", SECOND_GOOD_PRICE)


def _second_menu(s: State, seat: Seat) -> Menu:
    def judge(good: int) -> Verdict:
        track = GOLD + good
        return NOT_AS_SECOND_GOOD if track in NEVER_SECOND else judge_good(s, seat, track)

    return [
        Choice(PASS),
        Choice(
            DEVELOP,
            range(len(GOODS)),
            judge,
            cost=lambda _, bill: second_good_price(bill),
            facts=lambda _: _industry(s, seat),
        ),
    ]
