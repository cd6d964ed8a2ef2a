"""10.5 Peace terms: which a Victory allows, and what White Peace, Humiliation and Conversion do."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import VASSAL_TOKENS, Seat
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    NO_FAITH,
    NOBODY,
    PAPAL_STATES,
    PROVINCES_OF,
    SLOT_OF,
    Province,
    Realm,
    realm_text,
)
from greatpowers.games.price_of_power.effects.condition_realm import WHOLE_WAR
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.courting import COURT
from greatpowers.games.price_of_power.rules.faiths import (
    same_faith,
    set_faith,
    set_state_faith,
    state_faith,
)
from greatpowers.games.price_of_power.rules.mats import gain_prestige, realm_name
from greatpowers.games.price_of_power.rules.occupation import bearer, leave
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    is_npr,
    tax_value,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.relations import is_spoken_for, is_ward
from greatpowers.games.price_of_power.rules.vassals import judge_crown
from greatpowers.games.price_of_power.rules.victory import (
    INCONCLUSIVE,
    TOTAL,
    lands_at_stake,
    lost_to,
    settles_alone,
    side_of,
    standing,
    taken_from,
    worth,
)
from greatpowers.games.price_of_power.rules.war_tokens import drop_war, end_war
from greatpowers.games.price_of_power.state import EVERYTHING, FEAT_DONE, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import TERMS
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

WHITE_PEACE: Final = TERMS.index("white_peace")
KEEP_BOARD_STATE: Final = TERMS.index("keep_board_state")
HUMILIATION: Final = TERMS.index("humiliation")
VASSALIZATION: Final = TERMS.index("vassalization")
FORCE_CONVERSION: Final = TERMS.index("force_conversion")
SECURE_SUCCESSION: Final = TERMS.index("secure_succession")
FULL_ANNEXATION: Final = TERMS.index("full_annexation")

WHITE_PEACE_PRESTIGE: Final = -1
HUMILIATED: Final = 2
MOST_HUMILIATED: Final = 10
CONVERTED: Final = 3
CONVERT: Final = -5
CONVERSION_INFLUENCE: Final = 2
CONVERT_INFLUENCE: Final = 4

NO_VICTORY: Final = refuse("no-term-no-victory", "10.2", "opens-victory")
NEEDS_TOTAL: Final = refuse("no-term-not-total", "10.5.7", "opens-total-victory")
PLAYERS_ONLY: Final = refuse("no-term-players-only", "10.5.3")
NPRS_ONLY: Final = refuse("no-term-nprs-only", "10.5.4")
CAPITAL_NOT_TAKEN: Final = refuse("no-term-capital", "10.2.3", "opens-term-capital")
OTHER_AREA_NOT_TAKEN: Final = refuse("no-term-other-area", "10.5.4", "opens-term-other-area")
NO_TOKENS: Final = refuse("no-term-tokens", "7.5")
CAPITAL_AREA_NOT_HELD: Final = refuse("no-term-capital-area", "10.5.5", "opens-term-capital-area")
SAME_FAITH: Final = refuse("no-term-same-faith", "10.5.5")
ALWAYS_CATHOLIC: Final = refuse("no-term-papal-states", "R53")
NOT_DISPUTED: Final = refuse("no-term-not-disputed", "10.5.6")
SPOKEN_FOR: Final = refuse("no-term-spoken-for", "10.3", "opens-term-patron")
EMPEROR_SETTLES: Final = refuse("no-term-emperor-settles", "18.4.2", "opens-term-emperor")


# -- which are allowed (10.2.3) ------------------------------------------------------------------


@rule("10.2.3", "10.5", "10.2.1", "10.3")
def judge_term(s: State, seat: Seat, realm: Realm, term: int, surrendered: bool) -> Verdict:
    """Say whether a player may enforce a term on a realm, and what it stands for, as it stands."""
    return judge_term_as(s, seat, realm, term, standing(s, seat, realm), surrendered)


@rule("10.2.3", "10.5", "10.2.1", "10.3", "18.4.2")
def judge_term_as(
    s: State, seat: Seat, realm: Realm, term: int, how: int, surrendered: bool
) -> Verdict:
    """Say the same of a war of which it is known how it stands."""
    if is_ward(s, seat, realm):
        if not settles_alone(s, seat, realm):
            return EMPEROR_SETTLES
    elif term != SECURE_SUCCESSION and how != TOTAL and is_spoken_for(s, seat, realm):
        return SPOKEN_FOR
    if how == INCONCLUSIVE and not surrendered:
        is_free = term == WHITE_PEACE and s.seat_of[realm] == NOBODY
        return ALLOWED if is_free else NO_VICTORY
    if term in (WHITE_PEACE, KEEP_BOARD_STATE):
        return ALLOWED
    if term == HUMILIATION:
        return _judge_humiliation(s, seat, realm, surrendered)
    if term == SECURE_SUCCESSION:
        return _judge_succession(s, seat, realm)
    if term == FULL_ANNEXATION:
        return _judge_annexation(s, realm, how)
    return _first_allowed(s, seat, realm, term)


@rule("10.3", "10.5.4", "10.5.5")
def _first_allowed(s: State, seat: Seat, realm: Realm, term: int) -> Verdict:
    """Say whether a term may be enforced on any realm of a side; else why not on the first."""
    judge = judge_vassalization if term == VASSALIZATION else judge_conversion
    verdicts = [judge(s, seat, each) for each in side_of(s, realm)]
    return ALLOWED if ALLOWED in verdicts else verdicts[0]


@rule("10.2.3", "10.5.3")
def _judge_humiliation(s: State, seat: Seat, realm: Realm, surrendered: bool) -> Verdict:
    if s.seat_of[realm] == NOBODY:
        return PLAYERS_ONLY
    is_open = surrendered or holds_capital(s, seat, realm)
    return ALLOWED if is_open else CAPITAL_NOT_TAKEN


@rule("10.5.7")
def _judge_annexation(s: State, realm: Realm, how: int) -> Verdict:
    if s.seat_of[realm] != NOBODY:
        return NPRS_ONLY
    return ALLOWED if how == TOTAL else NEEDS_TOTAL


def holds_capital(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a player occupies the Capital of a realm."""
    return s.occupier[capital_of(s, realm)] == seat


@rule("10.5.4", "11.4.3")
def judge_vassalization(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may make a realm his Vassal: with its Capital and another Area."""
    if not is_npr(s, realm):
        return NPRS_ONLY
    rank = judge_crown(s, realm)
    if rank is not ALLOWED:
        return rank
    if not holds_capital(s, seat, realm):
        return CAPITAL_NOT_TAKEN
    home = AREA_OF[capital_of(s, realm)]
    abroad = [place for place in lands_at_stake(s, realm) if AREA_OF[place] != home]
    if abroad and not any(s.occupier[place] == seat for place in abroad):
        return OTHER_AREA_NOT_TAKEN
    needed = sum(tax_value(s, place) for place in to_vassalize(s, seat, realm))
    return ALLOWED if needed <= VASSAL_TOKENS - vassal_tokens(s, seat) else NO_TOKENS


@rule("10.5.4")
def to_vassalize(s: State, seat: Seat, realm: Realm) -> list[Province]:
    """Return the Provinces that would get Vassal tokens: all that no other player occupies."""
    lands = lands_at_stake(s, realm)
    return [place for place in lands if s.occupier[place] in (NOBODY, seat)]


@rule("10.5.5", "10.0", "R53")
def judge_conversion(s: State, seat: Seat, realm: Realm) -> Verdict:
    """Say whether a player may convert a realm: he or his Vassals control its Capital's Area."""
    if realm == PAPAL_STATES:
        return ALWAYS_CATHOLIC
    theirs = s.state_faith[realm]
    if theirs == NO_FAITH or same_faith(theirs, state_faith(s, seat)):
        return SAME_FAITH
    home = PROVINCES_OF[AREA_OF[capital_of(s, realm)]]
    is_held = all(bearer(s, place) == seat for place in home)
    return ALLOWED if is_held else CAPITAL_AREA_NOT_HELD


@rule("10.5.6")
def _judge_succession(s: State, seat: Seat, realm: Realm) -> Verdict:
    if not s.disputed[realm]:
        return NOT_DISPUTED
    return ALLOWED if holds_capital(s, seat, realm) else CAPITAL_NOT_TAKEN


# -- the end of a war (10.4) ---------------------------------------------------------------------


@rule("10.5.1", "10.3")
def give_all_back(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Return what both sides of a war occupy to the lawful owners."""
    s = t.state
    for place in [*taken_from(s, seat, side_of(s, realm)), *lost_to(s, seat, realm)]:
        leave(t, place, cite="10.5.1")


@rule("10.4", "10.1.1", "10.3")
def make_peace(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """End a war: War tokens become Truces, and none lies on the Active Allies of an Enemy."""
    s = t.state
    other = s.seat_of[realm]
    t.say("log-peace", power=realm_name(s, seat), target=realm_text(realm), cite="10.4")
    for ally in side_of(s, realm)[1:]:
        drop_war(s, seat, ally)
    if other != NOBODY:
        for ally in side_of(s, s.realm[seat])[1:]:
            drop_war(s, other, ally)
    end_war(t, seat, realm)
    s.changed |= EVERYTHING


@rule("10.2", "R144")
def note_victory(s: State, seat: Seat, realm: Realm) -> None:
    """Note that a player has won a war, for Missions and Milestones that ask for it."""
    s.won[seat] += [WHOLE_WAR, realm, s.round]
    s.changed |= FEAT_DONE


# -- White Peace (10.5.1) ------------------------------------------------------------------------


@rule("10.5.1", "10.1.1", "R11")
def white_peace(t: PriceTable, seat: Seat, realm: Realm, *, costs: bool = True) -> None:
    """Return to what was before the war; every player involved loses Prestige."""
    s = t.state
    give_all_back(t, seat, realm)
    for each in (seat, s.seat_of[realm]):
        if each != NOBODY and costs:
            gain_prestige(t, each, WHITE_PEACE_PRESTIGE, cite="10.5.1")
    make_peace(t, seat, realm)


def tell_white_peace(t: PriceTable, before: State | None) -> None:
    """Tell which wars have ended so since a look, and what they have left."""
    t.moment("white_peace", (before,), "log-white-peace", cite="10.5.1")


# -- Humiliation (10.5.3) ------------------------------------------------------------------------


@rule("10.5.3", "10.3")
def humiliation(s: State, seat: Seat, realm: Realm) -> int:
    """Return the Prestige for what the loser himself would get back."""
    value = sum(worth(s, place) for place in taken_from(s, seat, [realm]))
    return min(HUMILIATED * value, MOST_HUMILIATED)


@rule("10.5.3", "10.3")
def humiliate(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Return everything; what the loser himself gets back costs him Prestige, and brings it."""
    s = t.state
    prestige = humiliation(s, seat, realm)
    give_all_back(t, seat, realm)
    gain_prestige(t, seat, prestige, cite="10.5.3")
    gain_prestige(t, s.seat_of[realm], -prestige, cite="10.5.3")
    make_peace(t, seat, realm)


# -- Force Conversion (10.5.5) -------------------------------------------------------------------


@rule("10.5.5", "10.3")
def force_conversion(t: PriceTable, seat: Seat, realm: Realm) -> None:
    """Convert all realms of a side whose Capital's Area one controls; all else is returned."""
    s = t.state
    converts = [each for each in side_of(s, realm) if judge_conversion(s, seat, each) is ALLOWED]
    give_all_back(t, seat, realm)
    for convert in converts:
        _convert(t, seat, convert)
    make_peace(t, seat, realm)


def _convert(t: PriceTable, seat: Seat, realm: Realm) -> None:
    s = t.state
    faith = state_faith(s, seat)
    home = AREA_OF[capital_of(s, realm)]
    set_state_faith(t, realm, faith, cite="10.5.5")
    if SLOT_OF[home] != NOBODY:
        set_faith(t, SLOT_OF[home], faith, cite="10.5.5")
    gain_prestige(t, seat, CONVERTED, cite="10.5.5")
    loser = s.seat_of[realm]
    if loser != NOBODY:
        gain_prestige(t, loser, CONVERT, cite="10.5.5")
        areas = influence.areas_with(s, loser)
        influence.LOSE.begin(s.agenda, loser, CONVERT_INFLUENCE, *areas)
    COURT.begin(s.agenda, seat, CONVERSION_INFLUENCE, home)
