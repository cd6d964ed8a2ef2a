"""The Events of the Revolution era."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    controls,
    count_controlled,
    enemy,
    set_flag,
    space_text,
    squadrons_on_map,
)
from greatpowers.games.imperial_struggle.cards.effects import (
    Effect,
    activate_advantage,
    displace_one,
    gain_chosen_points,
    gain_points,
    give_up_squadron,
    place_conflicts,
    turn_advantages,
    unflag_one,
)
from greatpowers.games.imperial_struggle.cards.ministries import show_keyword
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_REGION,
    ADVANTAGES,
    ALLIANCE,
    BRITAIN,
    COMMODITIES,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    EVENTS,
    FORT,
    FRANCE,
    IN_REGION,
    INDIA,
    MARKET,
    MILITARY,
    NAVAL,
    NOBODY,
    NORTH_AMERICA,
    OF_COMMODITY,
    POLITICAL,
    POWER_TEXT,
    Power,
    country,
    in_region,
    in_subregion,
    keyword,
)
from greatpowers.games.imperial_struggle.rules.debt import available_debt, reduce_debt, score
from greatpowers.games.imperial_struggle.rules.limits import IN_CARIBBEAN, UNFLAG_MARKETS
from greatpowers.games.imperial_struggle.rules.military import build_squadron
from greatpowers.games.imperial_struggle.rules.war_tiles import place_bonus_tile
from greatpowers.kernel.ask import Play

ALL_ADVANTAGES: Final = tuple(range(len(ADVANTAGES)))
ADVANTAGES_OVERSEAS: Final = tuple(a for a in ALL_ADVANTAGES if ADVANTAGE_REGION[a] != EUROPE)
IN_SPAIN: Final = country("spain")
SPANISH_ALLIANCES: Final = tuple(i for i in IN_SPAIN if ALLIANCE[i])
SUGAR_MARKETS: Final = OF_COMMODITY[COMMODITIES.index("sugar")]
NORTHERN_COLONIES: Final = in_subregion("northern_colonies", MARKET, POLITICAL)
POWER_IN_INDIA: Final = in_region(INDIA, NAVAL, FORT, POLITICAL)
GOVERNANCE: Final = keyword("governance")
LA_GABELLE: Final = EVENTS.index("la_gabelle")


def nootka_incident_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Send a British Squadron from the map to the Navy Box; bonus: build a Squadron for free."""
    yield from displace_one(t, power, BRITAIN)
    if bonus:
        build_squadron(t, power)


def nootka_incident_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """2 DP or 2 EP; bonus: 2 VP for each own Alliance space in Spain, which are then given up."""
    yield from gain_chosen_points(t, power, (ECONOMIC, DIPLOMATIC), 2)
    if bonus:
        _leave_spanish_alliances(t, power)


def _leave_spanish_alliances(t: ImperialTable, power: Power) -> None:
    """A flag in conflict is ignored: it scores nothing and stays (R9)."""
    s = t.state
    left = [place for place in SPANISH_ALLIANCES if controls(s, power, place)]
    score(t, power, 2 * len(left))
    for place in left:
        set_flag(s, place, NOBODY)
        t.say("log-flag-removed", owner=POWER_TEXT[power], space=space_text(place))


def haitian_revolution(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A "+1" Conflict marker on a Sugar Market; bonus: two more."""
    yield from place_conflicts(t, power, SUGAR_MARKETS, 3 if bonus else 1, plus_one=True)


def loge_des_neuf_soeurs_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Use an Advantage outside Europe, ignoring Exhaustion but not a new gain; bonus: 2 DP."""
    gained = t.state.gained
    yield from activate_advantage(t, power, [a for a in ADVANTAGES_OVERSEAS if not gained[a]])
    if bonus:
        gain_points(t, DIPLOMATIC, 2)


def loge_des_neuf_soeurs_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A Conflict marker in the Northern Colonies; bonus: 3 VP for more flags in North America."""
    yield from place_conflicts(t, power, NORTHERN_COLONIES)
    if bonus and _has_more(t, power, IN_REGION[NORTH_AMERICA]):
        score(t, power, 3)


def _has_more(t: ImperialTable, power: Power, places: tuple[int, ...]) -> bool:
    """R99: flags and Squadrons count alike, those in conflict do not."""
    s = t.state
    return count_controlled(s, power, places) > count_controlled(s, enemy(power), places)


def la_gabelle_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """2 EP; bonus: 2 VP, or 3 with Governance, which may be revealed for it (R27)."""
    gain_points(t, ECONOMIC, 2)
    if bonus:
        governs = yield from show_keyword(t, power, GOVERNANCE, LA_GABELLE)
        score(t, power, 3 if governs else 2)


def la_gabelle_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Exhaust up to two Advantages, of either side or of none (R95); bonus: 2 EP."""
    yield from turn_advantages(t, power, ALL_ADVANTAGES, 2, exhausted=True)
    if bonus:
        gain_points(t, ECONOMIC, 2)


def jesuit_abolition_french(t: ImperialTable, power: Power, bonus: bool) -> None:
    """2 Debt less; bonus: 2 VP."""
    reduce_debt(t, power, 2)
    if bonus:
        score(t, power, 2)


def jesuit_abolition_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Unflag a Sugar Market; bonus: 3 EP for the Caribbean."""
    yield from unflag_one(t, power, SUGAR_MARKETS)
    if bonus:
        gain_points(t, ECONOMIC, 3, IN_CARIBBEAN)


def wealth_of_nations(t: ImperialTable, power: Power, bonus: bool) -> None:
    """2 Debt less; bonus: 3 EP."""
    reduce_debt(t, power, 2)
    if bonus:
        gain_points(t, ECONOMIC, 3)


def debt_crisis(t: ImperialTable, power: Power, bonus: bool) -> None:
    """With more Available Debt 3 EP that only unflag Markets; bonus: 2 VP."""
    s = t.state
    if available_debt(s, power) > available_debt(s, enemy(power)):
        gain_points(t, ECONOMIC, 3, UNFLAG_MARKETS)
    if bonus:
        score(t, power, 2)


def east_asia_piracy(t: ImperialTable, power: Power, bonus: bool) -> None:
    """3 VP for more Squadrons, Forts and Local Alliances in India, added together."""
    if _has_more(t, power, POWER_IN_INDIA):
        score(t, power, 3)


def stamp_act_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A Conflict marker in the Northern Colonies; bonus: three instead of one."""
    yield from place_conflicts(t, power, NORTHERN_COLONIES, 3 if bonus else 1)


def stamp_act_british(t: ImperialTable, power: Power, bonus: bool) -> None:
    """2 Debt less; bonus: 2 EP."""
    reduce_debt(t, power, 2)
    if bonus:
        gain_points(t, ECONOMIC, 2)


def falklands_crisis_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """1 MP for each own flag in Spain; bonus: remove a British Squadron from the game."""
    gain_points(t, MILITARY, count_controlled(t.state, FRANCE, IN_SPAIN))
    if bonus:
        yield from _sink_british_squadron(t, power)


def _sink_british_squadron(t: ImperialTable, chooser: int) -> Play[None]:
    origin = yield from give_up_squadron(t, chooser, BRITAIN, "ask-remove-squadron")
    if origin:
        t.state.lost_squadrons[BRITAIN] += 1
        t.say("log-squadron-lost", power=POWER_TEXT[BRITAIN], origin=origin)


def falklands_crisis_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """1 VP for a flag in Spain; bonus: unflag a space in Spain."""
    if count_controlled(t.state, power, IN_SPAIN):
        score(t, power, 1)
    if bonus:
        yield from unflag_one(t, power, IN_SPAIN)


def cook_and_bougainville_french(t: ImperialTable, power: Power, bonus: bool) -> None:
    """Build a Squadron for free; bonus: 2 Debt less."""
    build_squadron(t, power)
    if bonus:
        reduce_debt(t, power, 2)


def cook_and_bougainville_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """1 EP for every two Squadrons on the map and in the Navy Box; bonus: a Bonus War tile."""
    s = t.state
    gain_points(t, ECONOMIC, (len(squadrons_on_map(s, power)) + s.navy_box[power]) // 2)
    if bonus:
        yield from place_bonus_tile(t, power)


EFFECTS: Final[dict[str, tuple[Effect, Effect]]] = {
    "nootka_incident": (nootka_incident_french, nootka_incident_british),
    "haitian_revolution": (haitian_revolution, haitian_revolution),
    "loge_des_neuf_soeurs": (loge_des_neuf_soeurs_french, loge_des_neuf_soeurs_british),
    "la_gabelle": (la_gabelle_french, la_gabelle_british),
    "jesuit_abolition": (jesuit_abolition_french, jesuit_abolition_british),
    "wealth_of_nations": (wealth_of_nations, wealth_of_nations),
    "debt_crisis": (debt_crisis, debt_crisis),
    "east_asia_piracy": (east_asia_piracy, east_asia_piracy),
    "stamp_act": (stamp_act_french, stamp_act_british),
    "falklands_crisis": (falklands_crisis_french, falklands_crisis_british),
    "cook_and_bougainville": (cook_and_bougainville_french, cook_and_bougainville_british),
}
