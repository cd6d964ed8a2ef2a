"""17.2, 17.3: every Mission and Milestone can be reached with the pieces that there are."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from greatpowers.games.price_of_power.components.cards import (
    ALL_CARDS,
    ALL_MISSIONS,
    IDEAS,
    MILESTONE_AGE,
    MILESTONE_TYPE,
    MILESTONES,
    MISSIONS,
    MISSIONS_OF,
    SKILL,
    Milestone,
    Mission,
)
from greatpowers.games.price_of_power.components.tables import (
    ALLIANCE_TOKENS,
    CUBES,
    HEAVY_SHIP,
    INFANTRY,
    LAND_UNITS,
    LARGE_TOWNS,
    MARRIAGE_TOKENS,
    MERCHANTS,
    MOST_CORES,
    MOST_MANPOWER,
    MOST_STABILITY,
    REGULAR,
    SHIPS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_NODES,
    ALL_PROVINCES,
    ALL_REALMS,
    AREA_OF,
    AREAS,
    CAPITAL,
    CONTINENT,
    CONTINENTS,
    ELECTORS,
    EUROPE,
    FACES,
    FAITHS,
    IS_DISTANT_REALM,
    MAIN_AREAS,
    NOBODY,
    NODE_CONTINENT,
    NODES,
    PRINTED_FAITH,
    PRINTED_TAX,
    PROVINCES,
    PROVINCES_OF,
    PROVINCES_UNDER,
    REALMS,
    SLOT_OF,
    TERRITORY,
    Area,
    area,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects.cards import NEEDS_OF_MILESTONE, NEEDS_OF_MISSION
from greatpowers.games.price_of_power.effects.condition_realm import (
    LAND_BATTLE,
    NAVAL_BATTLE,
    WHOLE_WAR,
)
from greatpowers.games.price_of_power.effects.conditions import all_hold
from greatpowers.games.price_of_power.rules import milestones, missions
from greatpowers.games.price_of_power.rules.ownership import (
    how_many,
    large_towns,
    plus,
    small_towns,
    tax_income,
    tokens_of,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army
from greatpowers.games.price_of_power.state import ACTIONS, NO_DISC, SHIPS_OF_FLEET, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row
from tests.rules.price_of_power.scenes import (
    occupy,
    position,
    sail,
    send_out,
    settle,
    stake,
    table,
    teach,
    vassalize,
)

ROUND: Final = 2


def wanted(row: Row, names: str = "") -> int:
    """Return how much a condition asks for: a number, else all that it names."""
    for word in ("number", "at_least"):
        if word in row:
            return int(row[word])
    return len(row[names]) if names else 1


# -- what is given for each condition ------------------------------------------------------------


def _provinces(s: State, row: Row) -> None:
    settle(s, 0, *row["provinces"][: wanted(row, "provinces")])


def colonies(number: int, continent: str = "any") -> list[str]:
    """Return Territories of a continent."""
    places = [place for place in ALL_PROVINCES if TERRITORY[place]]
    names = [PROVINCES[p] for p in places if continent in ("any", continent_of(AREA_OF[p]))]
    assert len(names) >= number, f"{continent} has only {len(names)} Territories"
    return names[:number]


def continent_of(place: Area) -> str:
    return CONTINENTS[CONTINENT[place]]


def _whole_areas(s: State, row: Row) -> None:
    for name in row.get("areas", ()):
        settle(s, 0, *(PROVINCES[place] for place in PROVINCES_OF[area(name)]))
    if "areas" in row:
        return
    names = colonies(wanted(row))
    settle(s, 0, *names)
    if row.get("with_claim"):
        stake(s, 0, *(AREAS[AREA_OF[province(name)]] for name in names))


def _presence(s: State, row: Row) -> None:
    places = [area(name) for name in row.get("areas", ())] or list(MAIN_AREAS)[: wanted(row)]
    settle(s, 0, *(PROVINCES[PROVINCES_OF[place][-1]] for place in places))


def _subject(s: State, row: Row) -> None:
    vassalize(s, 0, *(PROVINCES[place] for place in PROVINCES_UNDER[realm(row["realm"])]))


def small_realms(s: State, number: int, *, with_port: bool = False) -> list[str]:
    """Return realms without a player that have one Province, with a Port if that is asked."""
    found = [
        each
        for each in ALL_REALMS
        if s.seat_of[each] == NOBODY
        and not IS_DISTANT_REALM[each]
        and len(PROVINCES_UNDER[each]) == 1
        and (bool(FACES[CAPITAL[each]]) or not with_port)
    ]
    return [REALMS[each] for each in found[:number]]


def _vassals(s: State, row: Row) -> None:
    vassalize(s, 0, *(PROVINCES[CAPITAL[realm(n)]] for n in small_realms(s, wanted(row))))


def _on_continent(s: State, row: Row) -> None:
    settle(s, 0, *colonies(wanted(row), row["continent"]))


def _claims(s: State, row: Row) -> None:
    names = colonies(wanted(row), row["continent"])
    stake(s, 0, *(AREAS[AREA_OF[province(name)]] for name in names))


def _continents(s: State, row: Row) -> None:
    far = [name for number, name in enumerate(CONTINENTS) if number != EUROPE]
    for name in far[: wanted(row)]:
        place = next(each for each in ALL_PROVINCES if continent_of(AREA_OF[each]) == name)
        settle(s, 0, PROVINCES[place])


def _large_towns(s: State, row: Row) -> None:
    large = [PROVINCES[place] for place in ALL_PROVINCES if PRINTED_TAX[place] == 2]
    settle(s, 0, *large[: wanted(row)])


def _cores(s: State, row: Row) -> None:
    for place in MAIN_AREAS[: wanted(row)]:
        s.core = put(s.core, place, 0)


def _allies(s: State, row: Row) -> None:
    names = list(row.get("realms", ()))
    if row.get("kind") == "player":
        names = [REALMS[each] for each in s.realm[1:]]
    names = names or small_realms(s, wanted(row), with_port=row.get("kind") == "port")
    for name in names[: wanted(row)]:
        s.allied = put(s.allied, realm(name), plus(s.allied[realm(name)], 0))


def _marriages(s: State, row: Row) -> None:
    names = [row["realm"]] if "realm" in row else small_realms(s, wanted(row))
    for name in row.get("realms", names)[: wanted(row)]:
        s.married = put(s.married, realm(name), plus(s.married[realm(name)], 0))


def _influence(s: State, row: Row) -> None:
    homes = sorted({AREA_OF[place] for place in PROVINCES_UNDER[realm(row["realm"])]})
    s.influence[0] += (homes * wanted(row))[: wanted(row)]


def _lead(s: State, row: Row) -> None:
    names = [area(name) for name in row.get("areas", ())]
    others = ELECTORS if row.get("where") == "elector" else MAIN_AREAS
    s.influence[0] += names or list(others)[: wanted(row)]


def _tax(s: State, row: Row) -> None:
    for place in sorted(ALL_PROVINCES, key=lambda place: -PRINTED_TAX[place]):
        if tax_income(s, 0) < wanted(row) and s.disc[place] == NO_DISC:
            settle(s, 0, PROVINCES[place])


def _trade(s: State, row: Row) -> None:
    s.best_trade[0] = wanted(row)
    at = next(each for each in ALL_NODES if NODE_CONTINENT[each])
    at = node(row["nodes"][0]) if "nodes" in row else at
    s.best_trade_in = put(s.best_trade_in, at, wanted(row))


def _merchants(s: State, row: Row) -> None:
    send_out(s, 0, *row.get("nodes", NODES[-wanted(row) :]))


def _expanded(s: State, row: Row) -> None:
    _merchants(s, row)
    s.expanded = [True] * len(s.expanded)


def _ideas(s: State, row: Row) -> None:
    names = [row["idea"]] if "idea" in row else list(IDEAS)
    if row.get("type") == "government":
        names = ["absolute_monarchy"]
    teach(s, 0, *names[: wanted(row)])


def _advisors(s: State, row: Row) -> None:
    s.advisor[: wanted(row)] = ALL_CARDS[: wanted(row)]


def _ruler(s: State, row: Row) -> None:
    skilled = (who for who in range(len(SKILL)) if sum(SKILL[who]) >= wanted(row))
    s.ruler[0] = next(skilled)


def _faith(s: State, row: Row) -> None:
    s.state_faith = put(s.state_faith, s.realm[0], FAITHS.index(row["faith"]))


def _areas_of_faith(s: State, row: Row) -> None:
    own = s.state_faith[s.realm[0]]
    kind = row["faith"]
    if row["where"] == "elector":
        for place in ELECTORS:
            s.faith = put(s.faith, SLOT_OF[place], FAITHS.index(kind))
        return
    found = []
    for place in MAIN_AREAS:
        is_own = PRINTED_FAITH[SLOT_OF[place]] == own
        if kind not in ("state", "other"):
            s.faith = put(s.faith, SLOT_OF[place], FAITHS.index(kind))
        if (kind == "state" and is_own) or (kind == "other" and not is_own) or kind in FAITHS:
            found.append(PROVINCES[PROVINCES_OF[place][-1]])
    settle(s, 0, *found[: wanted(row)])


def _cardinals(s: State, row: Row) -> None:
    s.cardinals = [0] * max(2, wanted(row))


def _authority(s: State, row: Row) -> None:
    s.emperor, s.authority = 0, wanted(row)


def _deployed(s: State, row: Row) -> None:
    kind = row.get("kind", "infantry")
    if kind == "heavy_ship":
        s.fleet_at[0] = zone("north_sea")
        s.fleet[HEAVY_SHIP] = wanted(row)
    elif LAND_UNITS.index(kind) == INFANTRY:
        add_single(s, 0, area(row["near"]) if "near" in row else MAIN_AREAS[0], wanted(row))
    else:
        for _ in range(wanted(row)):
            add_to_army(s, 0, 0, MAIN_AREAS[0], REGULAR, LAND_UNITS.index(kind))


def _at_sea(s: State, row: Row) -> None:
    sail(s, 0, **{row.get("zones", ["north_sea"])[0]: wanted(row)})


def _victories(s: State, row: Row) -> None:
    kind = NAVAL_BATTLE if row.get("kind") == "naval" else LAND_BATTLE
    foe = realm("granada") if row.get("versus") == "muslim" else s.realm[1]
    s.won[0] += [WHOLE_WAR if row["is"] == "won_war" else kind, foe, ROUND] * wanted(row)


def _capital(s: State, _row: Row) -> None:
    home = PROVINCES[CAPITAL[s.realm[1]]]
    settle(s, 1, home)
    occupy(s, 0, home)


def _own(name: str) -> Callable[[State, Row], None]:
    def give(s: State, row: Row) -> None:
        getattr(s, name)[0] = wanted(row)

    return give


def _nothing(_s: State, _row: Row) -> None:
    pass


GIVEN: Final[dict[str, Callable[[State, Row], None]]] = {
    "owns": _provinces,
    "controls": _provinces,
    "owns_area": _whole_areas,
    "presence": _presence,
    "vassal_or_owned": _subject,
    "vassals": _vassals,
    "towns_on": _on_continent,
    "claims_on": _claims,
    "continents": _continents,
    "large_towns": _large_towns,
    "cores": _cores,
    "alliances": _allies,
    "marriages": _marriages,
    "bond": _marriages,
    "influence": _influence,
    "influence_lead": _lead,
    "tax": _tax,
    "tax_growth": _tax,
    "trade_income": _trade,
    "merchants": _merchants,
    "merchants_in": _merchants,
    "expanded_node_with_merchant": _expanded,
    "idea": _ideas,
    "ideas": _ideas,
    "advisors": _advisors,
    "ruler_skill": _ruler,
    "state_religion": _faith,
    "areas_of_faith": _areas_of_faith,
    "cardinals": _cardinals,
    "papal_controller": _cardinals,
    "authority": _authority,
    "deployed": _deployed,
    "ships_at_sea": _at_sea,
    "won_battles": _victories,
    "won_war": _victories,
    "occupies_capital": _capital,
    "ducats": _own("ducats"),
    "stability": _own("stability"),
    "unrest": _nothing,
    "interest": _nothing,
    "at_peace": _nothing,
}


# -- with the pieces that there are --------------------------------------------------------------


def start(*own: str) -> State:
    """Return a map with a realm and two others, without a piece."""
    others = [name for name in ("england", "castile", "poland") if name not in own]
    s = position(*own, *others[:2])
    s.phase, s.round = ACTIONS, ROUND
    s.interest[0] = 1
    return s


def give(s: State, needs: tuple[Any, ...]) -> None:
    """Give the first player all that some conditions ask for."""
    s.interest[0] = 0
    for each in needs:
        GIVEN[each.name](s, each.row)


def check_pieces(s: State) -> None:
    """Say whether the first player has no more pieces than there are."""
    assert all(s.disc[place] != NO_DISC for place in s.lands[0])
    assert small_towns(s, 0) <= SMALL_TOWNS
    assert large_towns(s, 0) <= LARGE_TOWNS
    assert vassal_tokens(s, 0) <= VASSAL_TOKENS
    assert len(tokens_of(s.allied, 0)) <= ALLIANCE_TOKENS
    assert len(tokens_of(s.married, 0)) <= MARRIAGE_TOKENS
    assert len(s.influence[0]) <= CUBES
    assert s.core.count(0) <= MOST_CORES
    assert sum(s.ships) + sum(s.fleet[:SHIPS_OF_FLEET]) <= SHIPS
    assert len(s.infantry[0]) + sum(s.army) <= MOST_MANPOWER
    assert sum(at >= 0 for at in s.merchant) <= MERCHANTS
    assert s.stability[0] <= MOST_STABILITY


OWNER: Final = {each: REALMS[who] for who, deck in MISSIONS_OF.items() for each in deck}


@rule("17.2.2")
@pytest.mark.parametrize("number", ALL_MISSIONS, ids=lambda number: MISSIONS[number])
def test_every_mission_can_be_completed(number: Mission) -> None:
    s = start(OWNER[number])
    s.missions[0] = [number]
    needs = NEEDS_OF_MISSION[number]
    assert not all_hold(s, needs, 0)
    give(s, needs)
    check_pieces(s)
    missions.check(table(s))
    assert s.completed[number] == 1


@rule("17.3.1")
@pytest.mark.parametrize("number", range(len(MILESTONES)), ids=lambda number: MILESTONES[number])
def test_every_milestone_can_be_reached(number: Milestone) -> None:
    s = start("france")
    s.age = MILESTONE_AGE[number]
    kind = MILESTONE_TYPE[number]
    s.milestones = [number]
    needs = NEEDS_OF_MILESTONE[number]
    assert not all_hold(s, needs, 0)
    give(s, needs)
    check_pieces(s)
    milestones.check(table(s), 0)
    assert how_many(s.reached[kind]) == 1
