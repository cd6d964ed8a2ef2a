"""7.3 Special results of theaters: the Jacobites, Atlantic Dominance, and the USA (10.0)."""

from collections.abc import Callable, Sequence
from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    set_flag,
    space_text,
    supplied_markets,
)
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    CARIBBEAN,
    FORT,
    FORTS,
    FRANCE,
    MARKET,
    NOBODY,
    NORTH_AMERICA,
    POWER_TEXT,
    TERRITORIES,
    USA,
    Power,
    Space,
    Spoils,
    in_region,
    in_subregion,
    spaces,
)
from greatpowers.games.imperial_struggle.rules.cabinet import (
    JACOBITE_UPRISINGS,
    defeat_jacobites,
)
from greatpowers.games.imperial_struggle.rules.economic import YOUR_OWN_FLAG
from greatpowers.games.imperial_struggle.state import REMOVED, State
from greatpowers.games.imperial_struggle.vocabulary import PASS, STRIP_FORT, USA_FLAG
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_FOR_THE_USA: Final = refuse("no-not-for-the-usa", "7.3")
USA_FLAG_THERE: Final = refuse("no-usa-flag-there", "7.3")
NOT_A_COLONIAL_FORT: Final = refuse("no-not-a-colonial-fort", "7.3")
NO_FLAG_ON_FORT: Final = refuse("no-flag-on-fort", "7.3")

THIRTEEN_COLONIES: Final = spaces("northern_colonies", "carolinas", "san_agustin")
QUEBEC: Final = spaces("quebec_montreal")
COLONIAL_FORTS: Final = in_subregion("northern_colonies", FORT)
MARKETS_OF_NORTH_AMERICA: Final = in_region(NORTH_AMERICA, MARKET)
MARKETS_OF_AMERICA: Final = (*MARKETS_OF_NORTH_AMERICA, *in_region(CARIBBEAN, MARKET))


@rule("7.3")
def special_results(t: ImperialTable, winner: Power, row: Spoils) -> Play[None]:
    """Carry out what a row gives besides points and conquest (R65)."""
    s = t.state
    if row.usa:
        yield from found_usa(t)
    if row.canada:
        yield from free_canada(t)
    if row.jacobite_victory:
        jacobite_victory(t, row.jacobite_ministry)
    if row.jacobite_defeat and not s.jacobite_defeat:
        defeat_jacobites(t)
    if row.atlantic_dominance:
        s.atlantic = winner
        t.say("log-atlantic-dominance", cite="7.3", power=POWER_TEXT[winner])


@rule("7.3")
def jacobite_victory(t: ImperialTable, ministry: bool) -> None:
    """Place a Jacobite Victory marker; the second war's also gives a third slot (R78)."""
    s = t.state
    s.jacobite_victories += 1
    t.say("log-jacobite-victory", cite="7.3")
    if ministry and s.ministry_at[JACOBITE_UPRISINGS] != REMOVED:
        s.jacobite_ministry = True
        t.say("log-jacobite-ministry", cite="7.3")


# -- USA and Canada --------------------------------------------------------------------------


@rule("7.3", "10.0")
def found_usa(t: ImperialTable) -> Play[None]:
    """USA: France raises its flags, strips Forts, and Markets that this cuts off are lost (R69)."""
    before = _supplied(t.state)
    yield from _raise_usa_flags(t, THIRTEEN_COLONIES)
    yield from _strip_forts(t)
    _strike_cut_off_flags(t, before, MARKETS_OF_AMERICA)


@rule("7.3", "10.0")
def free_canada(t: ImperialTable) -> Play[None]:
    """Canada: the same for Québec and the Markets of North America."""
    before = _supplied(t.state)
    yield from _raise_usa_flags(t, QUEBEC)
    _strike_cut_off_flags(t, before, MARKETS_OF_NORTH_AMERICA)


def _supplied(s: State) -> set[int]:
    return supplied_markets(s, FRANCE) | supplied_markets(s, BRITAIN)


def judge_usa_flag(s: State, place: Space, places: Sequence[Space]) -> Verdict:
    """7.3: say whether France may raise the flag of the USA on a Territory now."""
    if place not in places:
        return NOT_FOR_THE_USA
    return USA_FLAG_THERE if s.flag[place] == USA else ALLOWED


def judge_strip_fort(s: State, fort: Space) -> Verdict:
    """7.3: say whether France may strike the flag of a Fort; her own in the Polish edition (R69)."""
    if fort not in COLONIAL_FORTS:
        return NOT_A_COLONIAL_FORT
    if s.flag[fort] == FRANCE and not s.polish_edition:
        return YOUR_OWN_FLAG
    return NO_FLAG_ON_FORT if s.flag[fort] == NOBODY else ALLOWED


def _raise_usa_flags(t: ImperialTable, places: Sequence[Space]) -> Play[None]:
    s = t.state
    menu = _or_pass(lambda: Choice(USA_FLAG, TERRITORIES, lambda i: judge_usa_flag(s, i, places)))
    while any(s.flag[i] != USA for i in places):
        answer = yield t.ask(FRANCE, "ask-usa-flag", menu, cite="7.3", default=PASS())
        if answer == PASS():
            return
        place = USA_FLAG.target(answer)
        set_flag(s, place, USA)
        t.say("log-usa-flag", cite="7.3", space=space_text(place))


def _strip_forts(t: ImperialTable) -> Play[None]:
    s = t.state
    menu = _or_pass(lambda: Choice(STRIP_FORT, FORTS, lambda i: judge_strip_fort(s, i)))
    while any(judge_strip_fort(s, i) is ALLOWED for i in COLONIAL_FORTS):
        answer = yield t.ask(FRANCE, "ask-strip-fort", menu, cite="7.3", default=PASS())
        if answer == PASS():
            return
        fort = STRIP_FORT.target(answer)
        set_flag(s, fort, NOBODY)
        t.say("log-fort-stripped", cite="7.3", space=space_text(fort))


def _or_pass(choice: Callable[[], Choice]) -> Callable[[], Menu]:
    return lambda: (Choice(PASS), choice())


def _strike_cut_off_flags(t: ImperialTable, before: set[int], markets: Sequence[Space]) -> None:
    """Strike the flags of Markets that had a chain before and have none now, all at once."""
    s = t.state
    now = _supplied(s)
    for market in [i for i in markets if i in before and i not in now]:
        owner = s.flag[market]
        set_flag(s, market, NOBODY)
        t.say("log-cut-off", cite="7.3", owner=POWER_TEXT[owner], space=space_text(market))
