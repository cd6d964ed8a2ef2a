"""15.4 Event cards: the effect of each, once it is played and not cancelled."""

from typing import Final

from greatpowers.games.imperialism.components import (
    ANY_TERRITORIES,
    EVENT,
    GOLD,
    KIND,
    NOBODY,
    ORIENTAL,
    PROFIT,
    PROVIDENCE,
    SPICES,
    TRACK_TEXT,
    Seat,
    Track,
    card,
)
from greatpowers.games.imperialism.rules.gains import told
from greatpowers.games.imperialism.rules.needs import shortage
from greatpowers.games.imperialism.rules.payments import gain_ducats, take_from
from greatpowers.games.imperialism.rules.retrieval import look_and_seize
from greatpowers.games.imperialism.rules.targets import choose_count, choose_seat
from greatpowers.games.imperialism.rules.tracks import gain_glory, gain_prestige, power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import COUNT, GAIN_DUCATS, GAIN_GLORY
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, refuse

TOO_FEW_ORIENTAL: Final = refuse("no-too-few-oriental", "15.4.11", "opens-raise-oriental")

SETTLEMENT: Final = card("settlement")
PIRATES: Final = card("pirates")
RISE_OF_BURGHERS: Final = card("rise_of_burghers")
INTERCEPTED_PLANS: Final = card("intercepted_plans")
COLONIAL_RUSH: Final = card("colonial_rush")
EXCEPTIONAL_YEAR: Final = card("exceptional_year")

EVENT_CARDS: Final = tuple(i for i in range(len(PROVIDENCE)) if KIND[i] == EVENT)
LUXURIES: Final = (GOLD, SPICES, ORIENTAL)
PIRATE_RATES: Final = ((GOLD, 1), (SPICES, 1), (ORIENTAL, 1))
PIRATES_MOST: Final = 4
GAMBIT_PRESTIGE: Final = 2
BURGHERS_ORIENTAL: Final = 3
GOOD_YEAR_DUCATS: Final = 3
GOOD_YEAR_ORIENTAL: Final = 2


@rule("15.4.5")
def pirates(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Rob the player who developed, by his gold, spices or oriental goods."""
    s = t.state
    ducats = yield from choose_count(
        t, seat, s.active, PIRATE_RATES, cite="15.4.5", card="card-pirates"
    )
    take_from(t, seat, s.active, min(PIRATES_MOST, ducats))


def pay_per_territory(t: ImperialismTable, seat: Seat, *, cite: str) -> None:
    """Pay a ducat for each conquered territory from the supply (R6)."""
    s = t.state
    ducats = s.count(seat, ANY_TERRITORIES)
    gain_ducats(s, seat, ducats)
    t.say("log-gains-ducats", cite=cite, power=power_text(s, seat), ducats=ducats)


@rule("15.4.7")
def diplomatic_gambit(t: ImperialismTable, seat: Seat) -> None:
    """In an intrigue: two points of prestige."""
    gain_prestige(t, seat, GAMBIT_PRESTIGE)
    power = power_text(t.state, seat)
    t.say("log-gains-prestige", cite="15.4.7", power=power, prestige=GAMBIT_PRESTIGE)


@rule("15.4.8")
def rise_of_burghers(t: ImperialismTable, seat: Seat) -> None:
    """A ducat for each territory, and glory for a rich trade in oriental goods."""
    pay_per_territory(t, seat, cite="15.4.8")
    if t.state.level[seat][ORIENTAL] >= BURGHERS_ORIENTAL:
        gain_glory(t, seat, 1)


@rule("15.4.9")
def intercepted_plans(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Look at a hand and take an event card out of it."""
    s = t.state
    victims = [other for other in s.others(seat) if s.hand[other]]
    victim = yield from choose_seat(
        t, seat, "ask-victim", victims, cite="15.4.9", card="card-intercepted_plans"
    )
    if victim != NOBODY:
        yield from look_and_seize(t, seat, victim, EVENT_CARDS, cite="15.4.9")


@rule("15.4.10")
def colonial_rush(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Take the present trade profit of gold, spices or oriental goods."""
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-count",
        lambda: [Choice(COUNT, LUXURIES)],
        cite="15.4.10",
        default=-1,
        public=True,
        card="card-colonial_rush",
        power=power_text(s, seat),
        **told((TRACK_TEXT[good], rush_profit(s, seat, good)) for good in LUXURIES),
    )
    good = COUNT.target(answer)
    ducats = rush_profit(s, seat, good)
    gain_ducats(s, seat, ducats)
    t.say("log-gains-ducats", cite="15.4.10", power=power_text(s, seat), ducats=ducats)


def rush_profit(s: State, seat: Seat, good: Track) -> int:
    """Return the present trade profit of a good."""
    return PROFIT[good][s.level[seat][good]]


@rule("15.4.11")
def exceptional_year(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Three ducats, or a point of glory with two levels of oriental goods."""
    s = t.state
    answer = yield t.ask(
        seat, "ask-good-year", lambda: _good_year_menu(s, seat), cite="15.4.11", public=True
    )
    if answer == GAIN_GLORY():
        gain_glory(t, seat, 1)
    else:
        gain_ducats(s, seat, GOOD_YEAR_DUCATS)
        power = power_text(s, seat)
        t.say("log-gains-ducats", cite="15.4.11", power=power, ducats=GOOD_YEAR_DUCATS)


def _good_year_menu(s: State, seat: Seat) -> Menu:
    is_rich = s.level[seat][ORIENTAL] >= GOOD_YEAR_ORIENTAL
    return [
        Choice(GAIN_DUCATS),
        Choice(
            GAIN_GLORY,
            whole=ALLOWED if is_rich else TOO_FEW_ORIENTAL,
            facts=lambda _: shortage(s, seat, ((ORIENTAL, GOOD_YEAR_ORIENTAL),)),
        ),
    ]
