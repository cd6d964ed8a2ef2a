"""4.3 Phase 3, Peace and Rebels: tokens, penalties, dissent, Unrest and Rebel Dice."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    NOBODY,
    PROVINCES_OF,
    Area,
    Province,
    Realm,
    area_text,
    realm_text,
)
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules import influence, stability
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.characters import is_interregnum
from greatpowers.games.price_of_power.rules.faiths import in_dissent
from greatpowers.games.price_of_power.rules.invasions import INVASIONS
from greatpowers.games.price_of_power.rules.marriages import dispute
from greatpowers.games.price_of_power.rules.mats import (
    gain_prestige,
    in_turn_order,
    lower_stability,
    realm_name,
)
from greatpowers.games.price_of_power.rules.ownership import (
    has,
    is_npr,
    is_town,
    is_vassal,
    owned,
    owns,
    tax_value,
)
from greatpowers.games.price_of_power.rules.peace import RESOLUTION
from greatpowers.games.price_of_power.rules.rebel_dice import ROLL_ALL
from greatpowers.games.price_of_power.rules.rebellion import begin_rebels
from greatpowers.games.price_of_power.rules.relations import at_peace, is_enemy
from greatpowers.games.price_of_power.rules.review import REVIEW, review
from greatpowers.games.price_of_power.rules.unrest import calm, stir, unrest_at_home
from greatpowers.games.price_of_power.state import PEACE, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import CALM, NAME_AREA, STIR, TAKE_INFLUENCE
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import NOTHING, choose

UNUSED_CB: Final = -2
DISPUTED_MARRIAGE: Final = -3
MOST_OCCUPIED: Final = 5
LEAST_INFLUENCE: Final = 2
UNREST_OF_WAR: Final = 2
ALL_DICE: Final = 100
"""More Rebel Dice than anybody rolls in an Area: no limit."""


# -- A: tokens (4.3.1) ---------------------------------------------------------------------------


@rule("4.3.1", "11.3.8")
def remove_tokens(t: PriceTable, _affair: Affair) -> None:
    """Take CB and Truce tokens off the board; a CB on a realm with which one is at peace costs.

    Active Allies and Vassals of an Enemy are a part of the war.
    """
    s = t.state
    s.phase = PEACE
    for realm in [realm for realm in ALL_REALMS if s.cb[realm]]:
        for seat in in_turn_order(s):
            if has(s.cb[realm], seat) and not is_enemy(s, seat, realm):
                t.say("log-unused-cb", power=realm_name(s, seat), other=realm_text(realm))
                gain_prestige(t, seat, UNUSED_CB, cite="4.3.1")
        s.cb = put(s.cb, realm, 0)
    if any(s.truce):
        s.truce = (0,) * len(s.truce)


@rule("4.3.1", "10.4")
def ends_truces(s: State) -> bool:
    """Say whether the Truces there are end in this Round: its Phase 3 is still to come."""
    return s.phase < PEACE


# -- B and D: war (4.3.2, 4.3.4) -----------------------------------------------------------------


@rule("4.3.2", "13.5", "R227")
def begin_invasions(t: PriceTable, _affair: Affair) -> None:
    """Let realms without players invade the lands of their Enemies, if that is played."""
    s = t.state
    if s.has_war and s.has_invasions and any(s.war):
        REVIEW.begin(s.agenda)
        INVASIONS.begin(s.agenda)


@rule("4.3.4", "10.0")
def begin_peace(t: PriceTable, _affair: Affair) -> None:
    """Make peace where there is war, and bring Units home."""
    s = t.state
    if s.has_war:
        REVIEW.begin(s.agenda)
        RESOLUTION.begin(s.agenda)


# -- E: Prestige penalties (4.3.5) ---------------------------------------------------------------


@rule("4.3.5")
def penalties(t: PriceTable, _affair: Affair) -> None:
    """Turn Disputed Successions back to Marriages, for Prestige; occupied Towns cost some, too."""
    s = t.state
    for realm in [realm for realm in ALL_REALMS if s.disputed[realm]]:
        seats = s.disputed[realm]
        for seat in in_turn_order(s):
            if has(seats, seat) and not is_secure(s, seat, realm):
                t.say("log-disputed", power=realm_name(s, seat), other=realm_text(realm))
                gain_prestige(t, seat, DISPUTED_MARRIAGE, cite="4.3.5")
        s.married = put(s.married, realm, s.married[realm] | seats)
        s.disputed = put(s.disputed, realm, 0)
    for seat in in_turn_order(s):
        gain_prestige(t, seat, -min(occupied_tax(s, seat), MOST_OCCUPIED), cite="4.3.5")


@rule("4.3.5")
def is_secure(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether a Disputed Succession costs nothing.

    The player must be the realm's only Ally among players and, if no player has it, have most
    Influence there, at least two.
    """
    if s.allied[realm] != 1 << seat:
        return False
    if not is_npr(s, realm):
        return True
    own = influence.in_realm(s, seat, realm)
    others = [influence.in_realm(s, other, realm) for other in range(s.players) if other != seat]
    return own >= LEAST_INFLUENCE and own > max(others, default=0)


def occupied_tax(s: State, seat: Seat) -> int:
    """Return the Tax Value of a player's Towns that Rebels or Enemies occupy."""
    return sum(
        tax_value(s, place)
        for place in s.lands[seat]
        if is_town(s.disc[place]) and s.occupier[place] != NOBODY
    )


# -- F: Interregnum (4.3.6) ----------------------------------------------------------------------


@rule("4.3.6", "R38", "R46")
def interregnum(t: PriceTable, _affair: Affair) -> None:
    """Let realms without a Ruler lose Stability; Marriages on them are disputed."""
    s = t.state
    for seat in in_turn_order(s):
        if is_interregnum(s, seat):
            steps = 1 - modifier(s, seat, "interregnum_stability")
            lower_stability(t, seat, max(0, steps), cite="4.3.6")
            dispute(t, s.realm[seat], cite="4.3.6")


# -- G: Religious Dissent (4.3.7) ----------------------------------------------------------------


@rule("4.3.7", "R35")
def religious_dissent(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let all see to dissent at once: everybody chooses among what is his own."""
    yield from t.together({seat: bear_dissent(t, seat) for seat in in_turn_order(t.state)})


@rule("4.3.7")
def bear_dissent(t: PriceTable, seat: Seat) -> Play[None]:
    """Let a player spare Areas, stir Towns in the others, and see to a Vassal there."""
    areas = affected_areas(t.state, seat)
    if areas:
        areas = yield from spare_areas(t, seat, areas)
        yield from stir_dissent(t, seat, areas)
        yield from trouble_vassals(t, seat, areas)


@rule("4.3.7", "15.3")
def affected_areas(s: State, seat: Seat) -> list[Area]:
    """Return the Areas of another faith in which a player has Towns or Vassals."""
    areas = {AREA_OF[place] for place in s.lands[seat] if s.occupier[place] == NOBODY}
    return sorted(area for area in areas if in_dissent(s, seat, area))


@rule("4.3.7")
def spare_areas(t: PriceTable, seat: Seat, areas: list[Area]) -> Play[list[Area]]:
    """Let a tolerant realm choose Areas that count as being of its faith; return the others."""
    spared = modifier(t.state, seat, "dissent_areas_ignored")
    if len(areas) <= spared:
        return []
    left = areas.copy()
    for _ in range(spared):
        area = yield from choose(
            t, seat, "ask-spare-area", NAME_AREA, left.copy(), cite="4.3.7", public=True
        )
        left.remove(area)
    return left


@rule("4.3.7")
def stir_dissent(t: PriceTable, seat: Seat, areas: list[Area]) -> Play[None]:
    """Add Unrest to one of a player's Towns in each Area of another faith."""
    s = t.state
    for area in areas:
        towns = [place for place in PROVINCES_OF[area] if owns(s, seat, place)]
        places = [place for place in towns if not s.unrest[place]]
        place = places[0] if places else NOTHING
        if len(places) > 1:
            place = yield from choose(
                t,
                seat,
                "ask-stir-dissent",
                STIR,
                places,
                cite="4.3.7",
                public=True,
                area=area_text(area),
            )
        if place != NOTHING:
            stir(t, place, cite="4.3.7")


def stir_one(t: PriceTable, seat: Seat, places: list[Province]) -> Play[None]:
    """Let a player choose to which of some calm Provinces Unrest is added, if there are any."""
    place = places[0] if places else NOTHING
    if len(places) > 1:
        place = yield from choose(
            t, seat, "ask-stir-realm", STIR, places, cite="4.3.8", public=True
        )
    if place != NOTHING:
        stir(t, place, cite="4.3.8")


@rule("4.3.7")
def trouble_vassals(t: PriceTable, seat: Seat, areas: list[Area]) -> Play[None]:
    """Remove an Influence or add Unrest to a Vassal, in one Area of another faith with Vassals."""
    s = t.state
    vassals = [
        place
        for area in areas
        for place in PROVINCES_OF[area]
        if s.holder[place] == seat and is_vassal(s.disc[place]) and s.occupier[place] == NOBODY
    ]
    calm_ones = [place for place in vassals if not s.unrest[place]]
    courts = sorted({AREA_OF[place] for place in vassals if influence.of(s, seat, AREA_OF[place])})
    if not calm_ones and not courts:
        return
    answer = yield t.ask(
        seat,
        "ask-vassal-dissent",
        lambda: [Choice(STIR, calm_ones), Choice(TAKE_INFLUENCE, courts)],
        cite="4.3.7",
        public=True,
    )
    if answer in STIR:
        stir(t, STIR.target(answer), cite="4.3.7")
    else:
        influence.remove(t, seat, TAKE_INFLUENCE.target(answer), 1, cite="4.3.7")


# -- H: gain or remove Unrest (4.3.8) ------------------------------------------------------------


@rule("4.3.8", "R35")
def unrest_of_the_round(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let all gain or remove Unrest at once: everybody chooses among what is his own."""
    yield from t.together({seat: change_unrest(t, seat) for seat in in_turn_order(t.state)})


@rule("4.3.8", "7.3.1", "7.3.2")
def change_unrest(t: PriceTable, seat: Seat) -> Play[None]:
    """Add Unrest for war and low Stability; with high Stability one may be removed."""
    s = t.state
    number = 0 if at_peace(s, seat) else UNREST_OF_WAR
    for _ in range(number + stability.stirs(s, seat)):
        towns = [place for place in owned(s, seat) if not s.unrest[place]]
        yield from stir_one(t, seat, sorted(towns))
    unquiet = unrest_at_home(s, seat)
    if stability.calms(s, seat) and unquiet:
        place = yield from choose(
            t, seat, "ask-calm", CALM, sorted(unquiet), cite="4.3.8", optional=True, public=True
        )
        if place >= 0:
            calm(t, place, cite="4.3.8")


# -- I: Rebel Dice (4.3.9) -----------------------------------------------------------------------


@rule("4.3.9")
def begin_rebel_dice(t: PriceTable, _affair: Affair) -> None:
    """Let everybody roll for Unrest, Area by Area, in turn order."""
    s = t.state
    for seat in reversed(in_turn_order(s)):
        ROLL_ALL.begin(s.agenda, seat, ALL_DICE)


UPHEAVAL: Final = AGENDA.task(
    "upheaval",
    remove_tokens,
    begin_invasions,
    begin_rebels,
    review,
    begin_peace,
    penalties,
    interregnum,
    religious_dissent,
    review,
    unrest_of_the_round,
    review,
    begin_rebel_dice,
    review,
)
