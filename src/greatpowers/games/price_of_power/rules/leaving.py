"""21.0 A player leaves: at the end of a Round the realm becomes one without a player.

Who leaves says so at any time, aloud, and may think better of it until then (R41).
"""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    ARMIES,
    MERCHANTS,
    POWERS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_ZONES,
    NOBODY,
)
from greatpowers.games.price_of_power.rules import characters, hands
from greatpowers.games.price_of_power.rules.empire import end_defence
from greatpowers.games.price_of_power.rules.mats import clockwise, realm_name
from greatpowers.games.price_of_power.rules.offer_rows import MAKER, PARTNER, offers_on_table
from greatpowers.games.price_of_power.rules.ownership import (
    cover_flag,
    flag_of,
    has,
    how_many,
    is_town,
    minus,
    overlord_seat,
    plus,
    settle_capital,
    take_disc,
)
from greatpowers.games.price_of_power.rules.relations import at_peace
from greatpowers.games.price_of_power.state import (
    EVERYTHING,
    IMPERIAL,
    NOT_DEPLOYED,
    NOT_OWNED,
    SEATS,
    SHIPS_OF_FLEET,
    UNITS_OF_ARMY,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.vocabulary import LEAVE_GAME, STAY_IN_GAME
from greatpowers.kernel.ask import Choice, Menu
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

LEAST_LEFT: Final = 2
"""So many players have to be left."""
TOO_FEW_LEFT: Final = refuse("no-leaving-too-few", "R41")
TIES: Final = ("allied", "active", "married", "disputed", "war", "truce", "cb")
"""The tokens on Capitals, by realm: sets of seats."""
ROWS: Final = (
    "influence",
    "claims",
    "docked",
    "infantry",
    "missions",
    "held",
    "unseen",
    "hand",
    "display",
    "charges",
    "passing",
    "won",
    "areas_then",
)
NUMBERS: Final = (
    "ducats",
    "prestige",
    "stability",
    "interest",
    "available",
    "exhausted",
    "allied_units",
    "more_manpower",
    "colonists",
    "tax_first",
    "tax_then",
)
"""What a mat, a hand and the map have of a seat."""


# -- saying so (R41) -----------------------------------------------------------------------------


@rule("21.0", "R41")
def judge_leaving(s: State) -> Verdict:
    """Say whether one more player may leave: two at least go on."""
    going_on = len(s.seated) - how_many(s.leaving)
    return ALLOWED if going_on > LEAST_LEFT else TOO_FEW_LEFT


@rule("21.0", "R41")
def said_of_leaving(s: State, seat: int) -> Menu:
    """Let a player say that he leaves, or, as long as he is there, that he stays after all."""
    if seat not in s.seated:
        return []
    if has(s.leaving, seat):
        return [Choice(STAY_IN_GAME)]
    return [Choice(LEAVE_GAME, whole=judge_leaving(s))]


@rule("21.0", "R41")
def say_leaving(t: PriceTable, seat: int, said: int) -> None:
    """Note that a player leaves, or that he stays."""
    s = t.state
    is_leaving = said in LEAVE_GAME
    s.leaving = plus(s.leaving, seat) if is_leaving else minus(s.leaving, seat)
    text = "log-will-leave" if is_leaving else "log-stays"
    t.say(text, power=realm_name(s, seat), cite="21.0")


# -- the end of a Round (21.0) -------------------------------------------------------------------


@rule("21.0", "R41")
def let_go(t: PriceTable) -> bool:
    """Let all go who have said so and are at Peace; say whether somebody went."""
    s = t.state
    leaving = [seat for seat in s.seated if has(s.leaving, seat)]
    gone = [seat for seat in leaving if at_peace(s, seat)]
    for seat in leaving:
        if seat in gone:
            _go(t, seat)
        else:
            t.say("log-leaves-after-war", power=realm_name(s, seat), cite="21.0")
    return bool(gone)


@rule("21.0", "R41")
def _go(t: PriceTable, seat: Seat) -> None:
    """Leave a realm to nobody: Towns and Vassals stay as a Non-Player Realm's, all else goes."""
    s = t.state
    realm = s.realm[seat]
    t.say("log-has-left", power=realm_name(s, seat), cite="21.0")
    s.leaving = minus(s.leaving, seat)
    s.seated = tuple(each for each in s.seated if each != seat)
    if s.first == seat:
        s.first = clockwise(s, seat)[0]
        t.say("log-first-player", power=realm_name(s, s.first), cite="21.0")
    _discard_cards(s, seat)
    _lose_crown(s, seat)
    _leave_lands(s, seat)
    _take_pieces(s, seat)
    s.seat_of = put(s.seat_of, realm, NOBODY)
    s.allied = put(s.allied, realm, 0)
    settle_capital(s, realm)
    s.changed = EVERYTHING


def _discard_cards(s: State, seat: Seat) -> None:
    """Put the hand, the Display and all in office on the discards."""
    for card in (*s.hand[seat], *s.display[seat]):
        hands.discard(s, card)
    for who in characters.in_office(s, seat):
        characters.leave_office(s, seat, who)


@rule("18.8", "21.0")
def _lose_crown(s: State, seat: Seat) -> None:
    """Let a realm that has the crown be an Emperor without a player."""
    if s.emperor == seat:
        s.crown = s.realm[seat]
        s.emperor = NOBODY
        s.influence[IMPERIAL] = []
        s.imperial_units = 0
        end_defence(s)


@rule("21.0", "13.2")
def _leave_lands(s: State, seat: Seat) -> None:
    """Leave Towns, without Unrest, and Vassals that have no other Overlord to the realm."""
    realm = s.realm[seat]
    vassals = {flag_of(s, place) for place in s.lands[seat] if not is_town(s.disc[place])}
    whole = [vassal for vassal in vassals if overlord_seat(s, vassal) == seat]
    for place in s.lands[seat].copy():
        was_town = is_town(s.disc[place])
        s.occupier = put(s.occupier, place, NOBODY)
        take_disc(s, place)
        if was_town and flag_of(s, place) != realm:
            cover_flag(s, place, realm)
    for vassal in whole:
        s.overlord = put(s.overlord, vassal, realm)


def _take_pieces(s: State, seat: Seat) -> None:
    """Take everything else of a player off the table."""
    for name in TIES:
        setattr(s, name, tuple(minus(seats, seat) for seats in getattr(s, name)))
    for name in ROWS:
        getattr(s, name)[seat] = []
    for name in NUMBERS:
        getattr(s, name)[seat] = 0
    s.core = tuple(NOBODY if owner == seat else owner for owner in s.core)
    s.knows = tuple(minus(seats, seat) for seats in s.knows)
    s.cardinals = [each for each in s.cardinals if each != seat]
    s.roma = NOBODY if s.roma == seat else s.roma
    s.power[seat * len(POWERS) : (seat + 1) * len(POWERS)] = [0] * len(ALL_POWERS)
    s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS] = [NOT_OWNED] * MERCHANTS
    s.is_resting[seat * MERCHANTS : (seat + 1) * MERCHANTS] = [False] * MERCHANTS
    for zone in ALL_ZONES:
        s.ships[zone * SEATS + seat] = s.guards[zone * SEATS + seat] = 0
    s.fleet_at[seat] = NOT_DEPLOYED
    s.fleet[seat * SHIPS_OF_FLEET : (seat + 1) * SHIPS_OF_FLEET] = [0] * SHIPS_OF_FLEET
    s.army_at[seat * ARMIES : (seat + 1) * ARMIES] = [NOT_DEPLOYED] * ARMIES
    units = ARMIES * UNITS_OF_ARMY
    s.army[seat * units : (seat + 1) * units] = [0] * units
    for row in offers_on_table(s):
        if seat in (row[MAKER], row[PARTNER]):
            row.clear()
