"""7.1 Resolving a war: one theater after another, each with its tiles, strength and winner."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    can_be_unflagged,
    controls,
    enemy,
    has_keyword,
    set_flag,
    space_text,
    would_isolate,
)
from greatpowers.games.imperial_struggle.cards.effects import damage_fort
from greatpowers.games.imperial_struggle.components import (
    BASIC_STRENGTH,
    BASIC_SYMBOL,
    BASIC_TILES,
    BONUS_STRENGTH,
    BONUS_SYMBOL,
    BRITAIN,
    COUNTRIES,
    COUNTRY,
    DEBT_SYMBOL,
    FORT_OR_SQUADRON_SYMBOL,
    FORTS,
    FRANCE,
    KEYWORDS,
    MARKET,
    MARKETS,
    NAVALS,
    NOBODY,
    POLITICALS,
    POWER_TEXT,
    REGION,
    SEVEN_YEARS,
    SPAIN,
    TYPE,
    UNFLAG_SYMBOL,
    WAR_THEATERS,
    Power,
    Space,
    Theater,
    bonus_tile_name,
)
from greatpowers.games.imperial_struggle.rules.debt import force_debt
from greatpowers.games.imperial_struggle.rules.elsewhere import NOT_HIT_BY_TILE
from greatpowers.games.imperial_struggle.rules.spoils import award_spoils, send_home
from greatpowers.games.imperial_struggle.rules.victory import EVEN_VP
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    basic_in,
    bonus_in,
    theater_text,
    theaters_of,
)
from greatpowers.games.imperial_struggle.state import (
    NO_CONFLICT,
    THEATER_OF_WAR,
    WAR_ENDS,
    State,
)
from greatpowers.games.imperial_struggle.vocabulary import CHOOSE, DAMAGE, DISPLACE, PASS
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge, note
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NO_TILE_DOES_THAT: Final = refuse("no-tile-does-that", "7.1.2")
OUTSIDE_THE_THEATER: Final = refuse("no-outside-the-theater", "7.1.2")
NOT_AN_ENEMY_FLAG: Final = refuse("no-not-an-enemy-flag", "7.1.2")
NOT_THE_OPPONENTS: Final = refuse("no-not-the-opponents", "R91")
NOT_AN_ENEMY_SQUADRON: Final = refuse("no-not-an-enemy-squadron", "7.1.2")
NOT_AN_ENEMY_FORT: Final = refuse("no-not-an-enemy-fort", "7.1.2")
FORT_DAMAGED_ALREADY: Final = refuse("no-fort-damaged-already", "7.1.2")
SPARED_BY_CONFLICT: Final = refuse("no-spared-by-conflict", "7.1.2")
ISOLATES_ANOTHER: Final = refuse("no-isolates-another", "7.1.2")

MARKER_STRENGTH: Final = 2
FRENCH_AND_INDIAN_WAR: Final = 2


@rule("7.0", "7.1", "2.3")
def theater_of_war(t: ImperialTable) -> Play[None]:
    """Resolve one theater: tiles, their effects, strength, and the winner's spoils."""
    s = t.state
    begun = t.look()
    reveal_tiles(t)
    first = acts_first(s)
    for power in (first, enemy(first)):
        yield from apply_tile_effects(t, power)
    winner, margin = compare_strength(t)
    compared = t.look()
    if winner != NOBODY:
        yield from award_spoils(t, winner, margin)
    where = theater_text(s.war, s.theater)
    t.moment(
        "theater", (begun, compared), "log-theater-over", cite="7.1", theater=where, total=s.vp
    )
    s.theater += 1
    s.stage = THEATER_OF_WAR if s.theater < len(theaters_of(s.war)) else WAR_ENDS


@rule("7.1.1")
def reveal_tiles(t: ImperialTable) -> None:
    """Turn up both sides' tiles of this theater, and of no other."""
    s = t.state
    s.revealed = s.theater + 1
    t.raise_wall()
    t.say("log-theater-begins", cite="7.1", theater=theater_text(s.war, s.theater))
    for power in (FRANCE, BRITAIN):
        names = [BASIC_TILES[tile] for tile in basic_in(s, power, s.theater)]
        names += [bonus_tile_name(s.war, tile) for tile in bonus_in(s, power, s.theater)]
        for name in names:
            t.say("log-tile-revealed", power=POWER_TEXT[power], tile=f"wartile-{name}")


@rule("7.1.1")
def army_strength(s: State, power: Power, theater: int) -> int:
    """Return the strength of a side's tiles in a theater, which may be negative."""
    return sum(BASIC_STRENGTH[tile] for tile in basic_in(s, power, theater)) + sum(
        BONUS_STRENGTH[tile] for tile in bonus_in(s, power, theater)
    )


def _count_symbol(s: State, power: Power, symbol: int) -> int:
    basic = sum(1 for tile in basic_in(s, power, s.theater) if BASIC_SYMBOL[tile] == symbol)
    return basic + sum(1 for tile in bonus_in(s, power, s.theater) if BONUS_SYMBOL[tile] == symbol)


# -- 7.1.2 -----------------------------------------------------------------------------------


@rule("7.1.2")
def acts_first(s: State) -> int:
    """Return the side nearer to victory, or at 15 the first of the last Peace Turn (R59)."""
    if s.vp == EVEN_VP:
        return s.first
    return FRANCE if s.vp > EVEN_VP else BRITAIN


@rule("7.1.2")
def apply_tile_effects(t: ImperialTable, power: Power) -> Play[None]:
    """Apply one side's symbols: Debt, then the others in the order its owner likes (R60).

    The Italian edition lets him decline what is left; the Polish one does not (R61).
    """
    s = t.state
    force_debt(t, enemy(power), _count_symbol(s, power, DEBT_SYMBOL))
    unflags = _count_symbol(s, power, UNFLAG_SYMBOL)
    strikes = _count_symbol(s, power, FORT_OR_SQUADRON_SYMBOL)
    while (unflags and _can_unflag(s, power)) or (strikes and _can_strike(s, power)):
        answer = yield t.ask(
            power,
            "ask-tile-effect",
            _effects_menu(s, power, unflags, strikes),
            cite="7.1.2",
            default=PASS(),
            unflags=unflags,
            strikes=strikes,
        )
        if answer == PASS():
            t.say("log-effects-declined", cite="7.1.2", power=POWER_TEXT[power])
            return
        if answer in CHOOSE:
            unflags -= 1
        else:
            strikes -= 1
        _carry_out_effect(t, power, answer)


def _effects_menu(s: State, power: Power, unflags: int, strikes: int) -> Callable[[], Menu]:
    def menu() -> Menu:
        strike = ALLOWED if strikes else NO_TILE_DOES_THAT
        unflag = ALLOWED if unflags else NO_TILE_DOES_THAT
        return (
            Choice(
                CHOOSE,
                (*MARKETS, *POLITICALS),
                _unflag_judge(s, power),
                unflag,
                beyond=NOT_HIT_BY_TILE,
            ),
            Choice(
                DAMAGE,
                FORTS,
                lambda fort: judge_damage(s, power, fort),
                strike,
                beyond=NOT_HIT_BY_TILE,
            ),
            Choice(
                DISPLACE,
                NAVALS,
                lambda place: judge_displacing(s, power, place),
                strike,
                beyond=NOT_HIT_BY_TILE,
            ),
            *(() if s.polish_edition else (Choice(PASS),)),
        )

    return menu


def _carry_out_effect(t: ImperialTable, power: Power, answer: int) -> None:
    s = t.state
    if answer in CHOOSE:
        place = CHOOSE.target(answer)
        set_flag(s, place, NOBODY)
        t.say("log-unflag-free", power=POWER_TEXT[power], space=space_text(place))
    elif answer in DAMAGE:
        damage_fort(t, DAMAGE.target(answer))
    else:
        place = DISPLACE.target(answer)
        send_home(s, place)
        t.say("log-squadron-displaced", power=POWER_TEXT[power], space=space_text(place))


def _in_theater(s: State, place: Space) -> bool:
    return REGION[place] in _theater(s).regions


def _theater(s: State) -> Theater:
    return WAR_THEATERS[s.war][s.theater]


@rule("7.1.2")
def judge_unflag(s: State, power: Power, place: Space) -> Verdict:
    """Say whether an unflag symbol may hit a space, leaving chains of Markets aside (R62)."""
    if not _in_theater(s, place):
        return OUTSIDE_THE_THEATER
    if not can_be_unflagged(s, power, place):
        return NOT_AN_ENEMY_FLAG
    if s.flag[place] == SPAIN and not s.polish_edition:
        return NOT_THE_OPPONENTS
    if s.conflict[place] != NO_CONFLICT and (TYPE[place] == MARKET or s.polish_edition):
        return SPARED_BY_CONFLICT
    return ALLOWED


def _unflag_judge(s: State, power: Power) -> Callable[[int], Verdict]:
    """Judge with the last clause: a Market whose loss Isolates others only if all do (R62)."""
    markets = [i for i in MARKETS if judge_unflag(s, power, i) is ALLOWED]
    harmless = [i for i in markets if not would_isolate(s, i)]

    def judge(place: Space) -> Verdict:
        verdict = judge_unflag(s, power, place)
        if verdict is ALLOWED and TYPE[place] == MARKET and harmless and place not in harmless:
            return ISOLATES_ANOTHER
        return verdict

    return judge


def _can_unflag(s: State, power: Power) -> bool:
    return any(judge_unflag(s, power, i) is ALLOWED for i in (*MARKETS, *POLITICALS))


def judge_damage(s: State, power: Power, fort: Space) -> Verdict:
    """7.1.2: say whether a tile may damage a Fort: the enemy's, undamaged, in the theater."""
    if not _in_theater(s, fort):
        return OUTSIDE_THE_THEATER
    if s.flag[fort] != enemy(power):
        return NOT_AN_ENEMY_FORT
    return FORT_DAMAGED_ALREADY if s.damaged[fort] else ALLOWED


def judge_displacing(s: State, power: Power, place: Space) -> Verdict:
    """7.1.2: say whether a tile may send a Squadron home: the enemy's, in the theater."""
    if not _in_theater(s, place):
        return OUTSIDE_THE_THEATER
    return ALLOWED if s.flag[place] == enemy(power) else NOT_AN_ENEMY_SQUADRON


def _can_strike(s: State, power: Power) -> bool:
    return any(judge_damage(s, power, i) is ALLOWED for i in FORTS) or any(
        judge_displacing(s, power, i) is ALLOWED for i in NAVALS
    )


# -- 7.1.3 and 7.1.4 -------------------------------------------------------------------------


@rule("7.1.3")
def bonus_strength(s: State, power: Power, number: int, bill: Bill | None = None) -> int:
    """Return what a theater's list gives a side: allies, keywords, markers, Forts, ships."""
    theater = WAR_THEATERS[s.war][number]
    strength = 0
    for i in theater.allies:
        if controls(s, power, i):
            strength += charge(bill, "bill-strength-ally", 1, n=1, **_named(i))
    for word in theater.keywords:
        if has_keyword(s, power, word):
            what = f"keyword-{KEYWORDS[word]}"
            strength += charge(bill, "bill-strength-keyword", 1, what=what)
    for i in theater.troubled:
        if s.conflict[i] != NO_CONFLICT and s.flag[i] == enemy(power):
            strength += charge(bill, "bill-strength-conflict", 1, n=1, **_named(i))
    strength += _forts_strength(s, power, theater, bill)
    for i in theater.navals:
        if s.flag[i] == power:
            strength += charge(bill, "bill-strength-squadron", 1, n=1, what=space_text(i))
    return strength + _markers_strength(s, power, number, bill)


def _named(place: Space) -> dict[str, str | int]:
    """Say by which name an ally is known, and which space it is."""
    return {"what": ally_text(place), "where": space_text(place)}


def ally_text(place: Space) -> str:
    """Return the text id by which an ally is known: its country, if it has one."""
    return f"country-{COUNTRIES[COUNTRY[place]]}" if COUNTRY[place] >= 0 else space_text(place)


def _forts_strength(s: State, power: Power, theater: Theater, bill: Bill | None) -> int:
    """Count a side's Forts in a theater; the damaged ones do not help."""
    strength = 0
    for i in theater.forts:
        if s.flag[i] == power and s.damaged[i]:
            note(bill, "bill-strength-damaged", what=space_text(i))
        elif s.flag[i] == power:
            strength += charge(bill, "bill-strength-fort", 1, n=1, what=space_text(i))
    return strength


def _markers_strength(s: State, power: Power, theater: int, bill: Bill | None) -> int:
    """Return the strength of the Byng and Atlantic Dominance markers in a theater."""
    strength = 0
    if power == BRITAIN and s.byng == theater:
        strength += charge(bill, "bill-strength-byng", MARKER_STRENGTH)
    if s.war == SEVEN_YEARS and theater == FRENCH_AND_INDIAN_WAR and s.atlantic == power:
        strength += charge(bill, "bill-strength-atlantic", MARKER_STRENGTH)
    return strength


@rule("7.1.4")
def compare_strength(t: ImperialTable) -> tuple[int, int]:
    """Compare the totals and return the winner and his margin; a tie has no winner."""
    s = t.state
    for power in (FRANCE, BRITAIN):
        army, bonus = army_strength(s, power, s.theater), bonus_strength(s, power, s.theater)
        s.strengths += (army, bonus)
        t.say(
            "log-strength",
            cite="7.1.4",
            power=POWER_TEXT[power],
            army=army,
            bonus=bonus,
            total=army + bonus,
        )
    theater = theater_text(s.war, s.theater)
    winner, margin = who_leads(sum(s.strengths[-4:-2]), sum(s.strengths[-2:]))
    if winner == NOBODY:
        t.say("log-theater-tied", cite="7.1.4", theater=theater)
    else:
        power_text = POWER_TEXT[winner]
        t.say("log-theater-won", cite="7.1.4", power=power_text, theater=theater, margin=margin)
    return winner, margin


@rule("7.1.4")
def who_leads(french: int, british: int) -> tuple[int, int]:
    """Return the side with the greater total and its margin; nobody leads in a tie."""
    if french == british:
        return NOBODY, 0
    return (FRANCE if french > british else BRITAIN), abs(french - british)
