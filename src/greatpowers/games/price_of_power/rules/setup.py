"""3. Set-up: the scenario, the map, the mats and the starting realms (3.0, 3.2, 3.3)."""

from collections.abc import Collection, Mapping
from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    character,
    idea,
)
from greatpowers.games.price_of_power.components.scenarios import (
    AGES_IN,
    CURIA_AT_START,
    EMPEROR,
    FIRST_PLAYER,
    IMPERIAL_INFLUENCE,
    REALMS_IN,
    SCENARIOS,
    START_OF,
    STRONG_PROVINCES,
    dynamic_realms,
    later_start,
    setup_of,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    DNPR_COLOURS,
    LAND_UNITS,
    MERCHANTS,
    POWERS,
    REGULAR,
    START_AUTHORITY,
    START_MERCHANTS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    AREAS_OF_SLOT,
    CATHOLIC,
    DIVERSE,
    FAITH_IN_1444,
    FAITHS,
    NOBODY,
    OVERLORD_IN_1444,
    PAPAL_STATES,
    PRINTED_FAITH,
    PRINTED_TAX,
    PROVINCES_UNDER,
    SLOT_OF,
    Area,
    Faith,
    Realm,
    area,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.rules.age import note_age
from greatpowers.games.price_of_power.rules.faiths import is_catholic
from greatpowers.games.price_of_power.rules.ownership import (
    Seats,
    capital_of,
    cover_flag,
    lawful_owner,
    manpower,
    place_disc,
    plus,
    town_for,
)
from greatpowers.games.price_of_power.rules.realms import HOW
from greatpowers.games.price_of_power.rules.rounds import GAME_TASK
from greatpowers.games.price_of_power.rules.ships import put_to_sea
from greatpowers.games.price_of_power.state import (
    AT_HOME,
    IMPERIAL,
    SEATS,
    TWO_VASSALS,
    UNITS_OF_ARMY,
    VASSAL,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row

ONE_AGE: Final = "one_age"
"""The length of a game that ends with its first Age."""


@rule("3.0", "3.2", "3.3")
def start_position(options: Mapping[str, str]) -> State:
    """Lay out the map and the mats of a scenario, before anything is shuffled."""
    scenario = SCENARIOS.index(options["scenario"])
    s = State(scenario, REALMS_IN[scenario])
    ages = AGES_IN[scenario]
    s.ages = list(ages[:1] if options["length"] == ONE_AGE else ages)
    s.age = ages[0]
    s.round = 0
    s.realms_by = HOW.index(options["realms"])
    _agree_on_rules(s, options)
    s.first = FIRST_PLAYER[scenario]
    _lay_out_map(s)
    for seat in range(s.players):
        _set_up_realm(s, seat, setup_of(START_OF[scenario], s.realm[seat]))
    _lay_out_empire(s)
    _lay_out_curia(s)
    for seat in range(s.players):
        _raise_forces(s, seat, setup_of(START_OF[scenario], s.realm[seat]))
    for place in STRONG_PROVINCES:
        s.strong = put(
            s.strong, place, int(s.seat_of[lawful_owner(s, place)] == NOBODY and not s.disc[place])
        )
    note_age(s)
    s.tax_first = s.tax_then.copy()
    GAME_TASK.begin(s.agenda)
    return s


@rule("5.5.7", "9.7.9", "10.4.1", "13.4.9", "14.4.1", "16.0.2", "16.2.1", "17.4", "5.1.7", "R227")
def _agree_on_rules(s: State, options: Mapping[str, str]) -> None:
    """Note by which optional and advanced rules the game is played."""
    s.has_war = options["war"] == "yes"
    s.has_struggles = options["power_struggles"] == "yes"
    s.has_missions = options["missions"] == "yes"
    s.has_invasions = options["invasions"] == "yes"
    s.has_elections = options["elections"] == "yes"
    s.has_imperial_faith = options["imperial_faith"] == "yes"
    s.has_random_events = options["random_events"] == "yes"
    s.has_more_events = options["more_events"] == "yes"
    s.has_available_mercenaries = options["available_mercenaries"] == "yes"
    s.has_continuous_battles = options["continuous_battles"] == "yes"
    s.has_no_surrender = options["no_surrender"] == "yes"
    s.has_helping_hands = options["helping_hands"] == "yes"
    s.has_religious_rebels = options["religious_rebels"] == "yes"
    s.has_secret_talks = options["secret_talks"] == "yes"


# -- the map -------------------------------------------------------------------------------------


def _lay_out_map(s: State) -> None:
    """Give every Area its faith, every realm its overlord, and dynamic realms their tokens."""
    start = START_OF[s.scenario]
    later = later_start(start)
    s.faith = PRINTED_FAITH
    s.state_faith = FAITH_IN_1444
    s.overlord = OVERLORD_IN_1444
    if later is not None:
        _change_map(s, later)
    for row in dynamic_realms(start):
        _mark_dynamic(s, realm(row["realm"]), DNPR_COLOURS.index(row["colour"]), row["capital"])


def _change_map(s: State, later: Row) -> None:
    """Change what is different from 1444: owners, overlords, faiths, the border of the Empire.

    The Provinces of players are on their cards; a realm without a player that owns a Province
    with another flag has a token there, as dynamic realms have.
    """
    for name, owner in later["owners_changed"].items():
        if s.seat_of[realm(owner)] == NOBODY:
            cover_flag(s, province(name), realm(owner))
    for name, overlord in later["overlords_changed"].items():
        s.overlord = put(s.overlord, realm(name), realm(overlord))
    for name, faith in later["religion_changed"].items():
        slot = SLOT_OF[area(name)]
        s.faith = put(s.faith, slot, FAITHS.index(faith))
        _follow_faith(s, AREAS_OF_SLOT[slot], s.faith[slot])
    s.left_hre = [area(name) for name in later.get("not_hre", ())]


@rule("15.2")
def _follow_faith(s: State, areas: Collection[Area], faith: Faith) -> None:
    """Let realms follow the faith of their Capital's Area; diverse faiths are no State Religion."""
    for who in ALL_REALMS:
        capital = capital_of(s, who)
        if faith != DIVERSE and who != PAPAL_STATES and AREA_OF[capital] in areas:
            s.state_faith = put(s.state_faith, who, faith)


def _mark_dynamic(s: State, who: Realm, colour: int, capital: str) -> None:
    """Put the tokens of a dynamic realm on its Provinces, unless it is a player's."""
    if s.seat_of[who] != NOBODY:
        return
    s.colour = put(s.colour, who, colour)
    s.capital = put(s.capital, who, province(capital))
    for place in PROVINCES_UNDER[who]:
        if s.dynamic[place] == NOBODY:
            cover_flag(s, place, who)


# -- realms of players ---------------------------------------------------------------------------


@rule("3.2", "3.3")
def _set_up_realm(s: State, seat: Seat, card: Row) -> None:
    """Lay out the mat and the Provinces of a player, as the set-up card says."""
    who = s.realm[seat]
    s.state_faith = put(s.state_faith, who, FAITHS.index(card["state_religion"]))
    s.overlord = put(s.overlord, who, NOBODY)
    s.stability[seat] = card["stability"]
    s.prestige[seat] = card.get("prestige", 0)
    s.ducats[seat] = card["ducats"]
    s.more_manpower[seat] = card.get("extra", {}).get("manpower", 0)
    for power in ALL_POWERS:
        s.power[seat * len(POWERS) + power] = card["power"][POWERS[power]]
    s.ruler[seat] = character(card["ruler"]["id"])
    s.ill = put(s.ill, s.ruler[seat], bool(card["ruler"]["ill_health"]))
    for name in card["towns"]:
        place = province(name)
        place_disc(s, seat, place, town_for(s, seat, PRINTED_TAX[place]))
    for name in card["vassals"]:
        place = province(name)
        place_disc(s, seat, place, VASSAL if PRINTED_TAX[place] == 1 else TWO_VASSALS)
    for name in card.get("ideas", ()):
        s.knows = put(s.knows, idea(name), plus(s.knows[idea(name)], seat))
    _lay_out_ties(s, seat, card)


def _lay_out_ties(s: State, seat: Seat, card: Row) -> None:
    """Place Influence, Claims, Merchants, Alliances and Marriages."""
    for name, number in dict(card["influence"]).items():
        s.influence[seat] += [area(name)] * number
    for name in card.get("claims", ()):
        s.claims[seat].append(area(name))
    for name in card.get("alliances", ()):
        s.allied = _tied(s, s.allied, seat, realm(name))
    for name in card.get("marriages", ()):
        s.married = _tied(s, s.married, seat, realm(name))
    nodes = [node(name) for name in card.get("merchants", ())] or [AT_HOME] * START_MERCHANTS
    s.merchant[seat * MERCHANTS : seat * MERCHANTS + len(nodes)] = nodes


def _tied(s: State, tokens: tuple[Seats, ...], seat: Seat, other: Realm) -> tuple[Seats, ...]:
    """Return tokens with one more on a Capital; between two players both have one."""
    own = s.realm[seat]
    tied = put(tokens, other, plus(tokens[other], seat))
    if s.seat_of[other] == NOBODY:
        return tied
    return put(tied, own, plus(tied[own], s.seat_of[other]))


@rule("3.3", "9.3")
def _raise_forces(s: State, seat: Seat, card: Row) -> None:
    """Fill the reserve, raise Armies from it, and put Ships on Trade Protection slots."""
    s.available[seat] = manpower(s, seat)
    for number, army in enumerate(card.get("armies", ())):
        place = seat * len(s.army_at) // SEATS + number
        s.army_at[place] = area(army["area"])
        for unit, count in army["units"].items():
            kind = REGULAR * len(LAND_UNITS) + LAND_UNITS.index(unit)
            s.army[place * UNITS_OF_ARMY + kind] = count
            s.available[seat] -= count
    for ships in card.get("ships", ()):
        for _ in range(ships["light_ship"]):
            put_to_sea(s, seat, zone(ships["sea_zone"]))


# -- the Empire and the Church -------------------------------------------------------------------


@rule("3.1", "18.1", "18.2")
def _lay_out_empire(s: State) -> None:
    """Give the Emperor his Authority, and a player who is Emperor the Imperial Influence."""
    s.emperor = EMPEROR[s.scenario]
    s.authority = START_AUTHORITY
    s.hre_faith = CATHOLIC
    if s.emperor != NOBODY:
        s.influence[IMPERIAL] = list(IMPERIAL_INFLUENCE)


@rule("3.1", "19.1")
def _lay_out_curia(s: State) -> None:
    """Give every Catholic player a Cardinal, in the printed order; Roma is the Pope's own."""
    seats = [s.seat_of[who] for who in CURIA_AT_START if s.seat_of[who] != NOBODY]
    s.cardinals = [seat for seat in seats if is_catholic(s, seat)]
    s.roma = s.seat_of[PAPAL_STATES]
