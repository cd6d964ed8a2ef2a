"""9.0 Conquest: laying out a territory card, or a marker on India or China."""

from typing import Final

from greatpowers.games.imperialism.cards.events import COLONIAL_RUSH, colonial_rush
from greatpowers.games.imperialism.components import (
    COST,
    DUCATS,
    FIRST_TERRITORY,
    IS_COLONY,
    NEEDS,
    PRESTIGE,
    TERRITORIES,
    TERRITORY_CARDS,
    TERRITORY_GLORY,
    TERRITORY_LEVELS,
    TERRITORY_PRESTIGE,
    Seat,
    Territory,
    is_territory,
    territory_text,
)
from greatpowers.games.imperialism.rules.between_steps import between_steps
from greatpowers.games.imperialism.rules.events import announce, card_choice
from greatpowers.games.imperialism.rules.gains import GLORY_TEXT, level_gains, told
from greatpowers.games.imperialism.rules.hands import NOT_IN_HAND, could_hold, remove_card
from greatpowers.games.imperialism.rules.needs import lacks, meets_all, shortage
from greatpowers.games.imperialism.rules.payments import pay
from greatpowers.games.imperialism.rules.tracks import (
    apply_levels,
    gain_glory,
    gain_prestige,
    power_text,
)
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import CONQUER, PASS, PLAY, VOCABULARY
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.deeds import Deeds

MARKER_THERE: Final = refuse("no-marker-there", "9.1")
TOO_WEAK: Final = refuse("no-too-weak-to-conquer", "9.0", "opens-what-is-missing")
TOO_POOR: Final = refuse("no-too-poor-to-conquer", "9.0", "opens-ducats")
NOT_A_COLONY_CARD: Final = refuse("no-not-a-colony-card", "15.1.5")

ALL_TERRITORIES: Final = range(len(TERRITORIES))
ON_BOARD: Final = range(TERRITORY_CARDS, len(TERRITORIES))


@rule("9.0", "9.1")
def judge_conquest(s: State, seat: Seat, territory: Territory) -> Verdict:
    """A territory must be in the hand or on the board, within reach and within means."""
    if territory not in ON_BOARD and FIRST_TERRITORY + territory not in s.hand[seat]:
        return NOT_IN_HAND
    return judge_reach(s, seat, territory)


@rule("9.0", "9.1")
def judge_reach(s: State, seat: Seat, territory: Territory) -> Verdict:
    """Say whether a seat could conquer a territory, if it had the card."""
    if territory in ON_BOARD and s.holds(seat, territory):
        return MARKER_THERE
    if not meets_all(s, seat, NEEDS[territory]):
        return TOO_WEAK
    return TOO_POOR if lacks(s, seat, DUCATS, conquest_price(territory)) else ALLOWED


def conquest_price(territory: Territory, bill: Bill | None = None) -> int:
    """Return the ducats that a conquest costs."""
    if bill is not None:  # asked without one for every card of every menu
        charge(bill, "bill-territory", COST[territory], card=territory_text(territory))
    return COST[territory]


def conquest_choice(s: State, seat: Seat) -> Choice:
    """Offer all that a seat may conquer."""
    return Choice(
        CONQUER,
        ALL_TERRITORIES,
        lambda territory: judge_conquest(s, seat, territory),
        cost=conquest_price,
        within=_within_reach(s, seat),
        facts=lambda territory: _missing(s, seat, territory),
    )


def _missing(s: State, seat: Seat, territory: Territory) -> dict[str, str | int]:
    return shortage(s, seat, (*NEEDS[territory], (DUCATS, conquest_price(territory))))


def _within_reach(s: State, seat: Seat) -> list[int]:
    cards = [card - FIRST_TERRITORY for card in s.hand[seat] if is_territory(card)]
    return [*cards, *ON_BOARD]


CONQUEST_DEEDS: Final[Deeds[State]] = Deeds(VOCABULARY)


@CONQUEST_DEEDS.on(CONQUER)
@rule("9.0", "9.1", "5.2")
def lay_out(t: ImperialismTable, seat: Seat, territory: Territory) -> Play[None]:
    """Pay for a territory and gain its levels, prestige and glory."""
    s = t.state
    price = conquest_price(territory)
    pay(s, seat, price)
    if territory in ON_BOARD:
        s.markers[seat][territory - TERRITORY_CARDS] = True
    else:
        remove_card(s, seat, FIRST_TERRITORY + territory)
        s.laid[seat].append(territory)
    t.say(
        "log-conquers",
        None,
        "9.0",
        power=power_text(s, seat),
        card=territory_text(territory),
        ducats=price,
        **told(territory_gains(s, seat, territory)),
    )
    apply_levels(t, seat, TERRITORY_LEVELS[territory])
    gain_prestige(t, seat, TERRITORY_PRESTIGE[territory])
    gain_glory(t, seat, TERRITORY_GLORY[territory])
    yield from between_steps(t)
    if IS_COLONY[territory] and territory not in ON_BOARD:
        yield from _offer_colonial_rush(t, seat)


def territory_gains(s: State, seat: Seat, territory: Territory) -> list[tuple[str, int]]:
    """Return what a conquest brings: levels, prestige and glory."""
    levels = (*TERRITORY_LEVELS[territory], (PRESTIGE, TERRITORY_PRESTIGE[territory]))
    return [*level_gains(s, seat, levels), (GLORY_TEXT, TERRITORY_GLORY[territory])]


@rule("15.4.10")
def _offer_colonial_rush(t: ImperialismTable, seat: Seat) -> Play[None]:
    """After a colony card was laid out, Colonial rush may be played."""
    s = t.state
    while could_hold(s, seat, COLONIAL_RUSH):
        answer = yield t.ask(
            seat, "ask-colonial-rush", lambda: _rush_menu(s, seat), cite="15.4.10", default=PASS()
        )
        if answer != PLAY(COLONIAL_RUSH):
            return
        if (yield from announce(t, seat, COLONIAL_RUSH)):
            yield from colonial_rush(t, seat)
            yield from between_steps(t)


def _rush_menu(s: State, seat: Seat) -> Menu:
    return [Choice(PASS), card_choice(s, seat, (COLONIAL_RUSH,))]


@rule("15.1.5", "R7")
def offer_colony(t: ImperialismTable, seat: Seat) -> Play[None]:
    """A ruler open to discovery lays out a colony card from the hand, as in a Conquest."""
    s = t.state
    if not any(is_territory(card) for card in s.hand[seat]):
        return
    answer = yield t.ask(
        seat, "ask-discover", lambda: _colony_menu(s, seat), cite="15.1.5", default=PASS()
    )
    if answer != PASS():
        yield from lay_out(t, seat, CONQUER.target(answer))


def _colony_menu(s: State, seat: Seat) -> Menu:
    def judge(territory: Territory) -> Verdict:
        if territory in ON_BOARD or not IS_COLONY[territory]:
            return NOT_A_COLONY_CARD
        return judge_conquest(s, seat, territory)

    return [
        Choice(PASS),
        Choice(
            CONQUER,
            ALL_TERRITORIES,
            judge,
            cost=conquest_price,
            facts=lambda territory: _missing(s, seat, territory),
        ),
    ]
