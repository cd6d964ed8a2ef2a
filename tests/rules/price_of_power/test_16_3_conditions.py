"""16.3, 17: the conditions of cards, each so and not so."""

from collections.abc import Callable
from random import Random

import pytest

from greatpowers.games.price_of_power.components.cards import CARDS, character
from greatpowers.games.price_of_power.components.world import (
    DIVERSE,
    ELECTORS,
    HAS_GOLD,
    NOBODY,
    PROTESTANT,
    PROVINCES,
    SLOT_OF,
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
from greatpowers.games.price_of_power.effects.conditions import (
    Condition,
    all_hold,
    conditions,
    holds,
    known_conditions,
    measure,
)
from greatpowers.games.price_of_power.rules.dynamic import appear
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army
from greatpowers.games.price_of_power.state import IMPERIAL, SEATS, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row
from tests.rules.price_of_power.decade import open_game
from tests.rules.price_of_power.scenes import (
    influence,
    position,
    settle,
    stake,
    table,
    teach,
    vassalize,
)


def scene() -> State:
    """France, England and Castile, with a little of everything for France."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans", "berry", "bourbon", "limousin", "lyon", "saintonge")
    settle(state, 1, "london", "bordeaux")
    settle(state, 2, "madrid", "sevilla")
    vassalize(state, 0, "provence", "anjou")
    state.ducats[0] = 12
    state.tax_then[0] = 8
    state.stability[0] = 1
    state.allied = put(state.allied, realm("milan"), 1)
    state.married = put(state.married, realm("aragon"), 1)
    influence(state, 0, lombardy=2, switzerland=1)
    influence(state, 1, lombardy=1, venetia=2)
    stake(state, 0, "loire", "lombardy")
    teach(state, 0, "cannons", "tolerance")
    state.advisor[0] = CARDS.index("patronage_1")
    state.ruler[0] = character("ruler_104_1")
    state.interest[0] = 1
    state.merchant[0] = node("english_channel")
    state.merchant[1] = node("sevilla")
    state.expanded[node("sevilla")] = True
    state.best_trade[0] = 9
    state.best_trade_in = put(state.best_trade_in, node("sevilla"), 9)
    state.unrest = put(state.unrest, province("lyon"), True)
    state.ships[zone("english_channel") * SEATS] = 2
    state.cardinals = [0, 1]
    add_single(state, 0, area("seine"), 2)
    add_to_army(state, 0, 0, area("loire"), 0, 1)
    state.fleet[1] = 1
    state.fleet[3] = 1
    state.won[0] = [LAND_BATTLE, realm("granada"), 1, NAVAL_BATTLE, realm("england"), 2]
    state.won[0] += [WHOLE_WAR, realm("england"), 2]
    state.won[1] = [WHOLE_WAR, NOBODY, 2]
    state.round = 2
    state.occupier = put(state.occupier, province("london"), 0)
    state.core = put(state.core, area("castile"), 0)
    state.named_realm = realm("burgundy")
    state.areas_then[0] = []
    return state


CASES: list[tuple[Row, bool]] = [
    ({"is": "owns", "provinces": ["paris", "lyon"]}, True),
    ({"is": "owns", "provinces": ["paris", "bordeaux"]}, False),
    ({"is": "owns", "provinces": ["paris", "bordeaux"], "number": 1}, True),
    ({"is": "owns_area", "areas": ["loire"]}, True),
    ({"is": "owns_area", "areas": ["seine"]}, False),
    ({"is": "owns_area", "number": 1, "gained": True}, True),
    ({"is": "owns_area", "number": 2}, False),
    ({"is": "owns_area", "number": 1, "with_claim": True}, True),
    ({"is": "presence", "areas": ["seine", "loire"]}, True),
    ({"is": "presence", "areas": ["seine", "naples"]}, False),
    ({"is": "presence", "areas": ["seine", "naples"], "any": True}, True),
    ({"is": "presence", "number": 4}, True),
    ({"is": "presence", "number": 5}, False),
    ({"is": "presence", "areas": ["naples"], "any": True, "not": True}, True),
    ({"is": "controls", "provinces": ["london", "paris"]}, True),
    ({"is": "controls", "provinces": ["provence"]}, False),
    ({"is": "controls", "provinces": ["provence"], "vassals": True}, True),
    ({"is": "controls", "provinces": ["provence", "praha"], "vassals": True, "number": 1}, True),
    ({"is": "vassal_or_owned", "realm": "provence"}, True),
    ({"is": "vassal_or_owned", "realm": "burgundy"}, False),
    ({"is": "vassals", "number": 1}, True),
    ({"is": "vassals", "number": 2}, False),
    ({"is": "vassals", "number": 1, "near": "languedoc"}, True),
    ({"is": "vassals", "number": 1, "near": "crimea"}, False),
    ({"is": "alliances", "number": 1}, True),
    ({"is": "alliances", "realms": ["milan"], "number": 1}, True),
    ({"is": "alliances", "realms": ["aragon"], "number": 1}, False),
    ({"is": "alliances", "kind": "player", "number": 1}, False),
    ({"is": "alliances", "kind": "port", "number": 1}, False),
    ({"is": "marriages", "number": 1}, True),
    ({"is": "marriages", "realms": ["hungary"], "number": 1}, False),
    ({"is": "bond", "realm": "aragon"}, True),
    ({"is": "bond", "realm": "milan"}, True),
    ({"is": "bond", "realm": "hungary"}, False),
    ({"is": "influence", "realm": "milan", "number": 2}, True),
    ({"is": "influence", "realm": "milan", "number": 3}, False),
    ({"is": "influence", "realm": "aragon", "number": 1}, True),
    ({"is": "influence_lead", "areas": ["lombardy"]}, True),
    ({"is": "influence_lead", "areas": ["venetia"]}, False),
    ({"is": "influence_lead", "areas": ["aragon"]}, True),
    ({"is": "influence_lead", "realm": "chosen"}, False),
    ({"is": "influence_lead", "number": 3}, True),
    ({"is": "influence_lead", "number": 4}, False),
    ({"is": "influence_lead", "number": 1, "where": "elector"}, False),
    ({"is": "adjacent", "realm": "chosen"}, True),
    ({"is": "independent", "realm": "hungary"}, True),
    ({"is": "independent", "realm": "holland"}, False),
    ({"is": "player_realm", "realm": "england"}, True),
    ({"is": "player_realm", "realm": "portugal", "not": True}, True),
    ({"is": "dnpr_provinces", "realm": "netherlands", "number": 1}, False),
    ({"is": "tax", "at_least": 10}, True),
    ({"is": "tax", "at_least": 40}, False),
    ({"is": "tax_growth", "at_least": 3}, True),
    ({"is": "tax_growth", "at_least": 9}, False),
    ({"is": "ducats", "at_least": 12}, True),
    ({"is": "ducats", "at_least": 13}, False),
    ({"is": "interest", "at_most": 1}, True),
    ({"is": "interest", "at_most": 0}, False),
    ({"is": "trade_income", "at_least": 9}, True),
    ({"is": "trade_income", "at_least": 9, "nodes": ["sevilla", "krakow"]}, True),
    ({"is": "trade_income", "at_least": 1, "nodes": ["krakow"]}, False),
    ({"is": "trade_income", "at_least": 1, "where": "distant"}, False),
    ({"is": "merchants", "number": 2}, True),
    ({"is": "merchants", "number": 3}, False),
    ({"is": "merchants", "number": 2, "outside_home": True}, True),
    ({"is": "merchants_in", "nodes": ["sevilla", "english_channel"]}, True),
    ({"is": "merchants_in", "nodes": ["sevilla", "krakow"]}, False),
    ({"is": "expanded_node_with_merchant", "number": 1}, True),
    ({"is": "expanded_node_with_merchant", "number": 2}, False),
    ({"is": "industry_ready"}, False),
    ({"is": "stability", "at_least": 1}, True),
    ({"is": "stability", "at_least": 2}, False),
    ({"is": "idea", "idea": "cannons"}, True),
    ({"is": "idea", "idea": "cabinet"}, False),
    ({"is": "ideas", "number": 2}, True),
    ({"is": "ideas", "type": "adm", "number": 1}, True),
    ({"is": "ideas", "type": "government", "number": 1}, False),
    ({"is": "advisors", "number": 1}, True),
    ({"is": "advisors", "number": 2}, False),
    ({"is": "ruler_skill", "at_least": 6}, True),
    ({"is": "ruler_skill", "at_least": 7}, False),
    ({"is": "state_religion", "faith": "catholic"}, True),
    ({"is": "state_religion", "faith": "protestant"}, False),
    ({"is": "state_religion", "faith": "protestant", "or": ["catholic"]}, True),
    ({"is": "state_religion", "group": "christian"}, True),
    ({"is": "state_religion", "group": "muslim"}, False),
    ({"is": "areas_of_faith", "faith": "state", "where": "own", "number": 4, "all": True}, True),
    ({"is": "areas_of_faith", "faith": "state", "where": "own", "number": 5, "all": True}, False),
    ({"is": "areas_of_faith", "faith": "other", "where": "own", "number": 1}, False),
    ({"is": "areas_of_faith", "faith": "protestant", "where": "own", "number": 1}, False),
    ({"is": "areas_of_faith", "faith": "protestant", "where": "elector", "all": True}, False),
    ({"is": "cardinals", "at_least": 1}, True),
    ({"is": "cardinals", "at_least": 2}, False),
    ({"is": "papal_controller"}, True),
    ({"is": "authority", "at_least": 0}, False),
    ({"is": "towns_on", "continent": "any", "number": 1}, False),
    ({"is": "towns_on", "continent": "america", "number": 1, "not": True}, True),
    ({"is": "claims_on", "continent": "any", "number": 1}, False),
    ({"is": "continents", "number": 1}, True),
    ({"is": "continents", "number": 2}, False),
    ({"is": "large_towns", "number": 3}, True),
    ({"is": "large_towns", "number": 4}, False),
    ({"is": "cores", "number": 1}, True),
    ({"is": "cores", "number": 2}, False),
    ({"is": "unrest", "at_most": 1}, True),
    ({"is": "unrest", "at_most": 0}, False),
    ({"is": "deployed", "number": 3}, True),
    ({"is": "deployed", "number": 4}, False),
    ({"is": "deployed", "number": 1, "kind": "cavalry"}, True),
    ({"is": "deployed", "number": 2, "kind": "heavy_ship"}, True),
    ({"is": "deployed", "number": 3, "near": "seine"}, True),
    ({"is": "deployed", "number": 1, "near": "novgorod"}, False),
    ({"is": "ships_at_sea", "number": 2}, True),
    ({"is": "ships_at_sea", "number": 1, "zones": ["baltic_sea"]}, False),
    ({"is": "won_battles", "number": 2, "period": "age"}, True),
    ({"is": "won_battles", "number": 2, "period": "round"}, False),
    ({"is": "won_battles", "number": 1, "kind": "naval", "period": "age"}, True),
    ({"is": "won_battles", "number": 1, "versus": "muslim", "period": "age"}, True),
    ({"is": "won_battles", "number": 2, "versus": "muslim", "period": "age"}, False),
    ({"is": "won_war", "number": 1, "versus": "player", "period": "age"}, True),
    ({"is": "won_war", "number": 2, "period": "age"}, False),
    ({"is": "occupies_capital", "number": 1}, True),
    ({"is": "occupies_capital", "number": 1, "of": "player"}, True),
    ({"is": "occupies_capital", "number": 2}, False),
    ({"is": "at_peace"}, True),
]


@rule("16.3")
def test_every_condition_is_known_and_tried() -> None:
    assert len(known_conditions()) == 46
    assert {row["is"] for row, _ in CASES} == known_conditions()


@pytest.mark.parametrize(("row", "expected"), CASES, ids=lambda value: str(value)[:90])
@rule("16.3")
def test_condition(row: Row, expected: bool) -> None:
    assert holds(scene(), Condition(row), 0) is expected


def _colony(s: State) -> None:
    settle(s, 0, "antilles")
    s.claims[0].append(area("canada"))
    s.best_trade_in = put(s.best_trade_in, node("north_america"), 5)


def _industry(s: State) -> None:
    """Three distant Towns, the Scientific Revolution, no Gold."""
    settle(s, 0, "antilles", "canada", "virginia")
    teach(s, 0, "scientific_revolution")


def _gold_and_no_colonies(s: State) -> None:
    settle(s, 0, next(name for name, gold in zip(PROVINCES, HAS_GOLD, strict=True) if gold))
    teach(s, 0, "scientific_revolution")


def _netherlands(s: State) -> None:
    appear(table(s), realm("netherlands"), 1, province("amsterdam"))


def _electors(s: State) -> None:
    s.influence[0] += [each for each in ELECTORS for _ in range(5)]
    for each in ELECTORS:
        s.faith = put(s.faith, SLOT_OF[each], PROTESTANT)


def _emperor(s: State) -> None:
    s.emperor = 0
    s.authority = 3


def _lead_in_burgundy(s: State) -> None:
    influence(s, 0, burgundy=3)


def _ally_of_england_and_genoa(s: State) -> None:
    s.allied = put(s.allied, realm("england"), 1)
    s.allied = put(s.allied, realm("france"), 2)
    s.allied = put(s.allied, realm("genoa"), 1)


def _no_cardinals(s: State) -> None:
    s.cardinals = [1]


def _at_war(s: State) -> None:
    s.war = put(s.war, realm("milan"), 1)


def _far_from_burgundy(s: State) -> None:
    s.named_realm = realm("muscovy")


def _protestants(s: State) -> None:
    s.faith = put(s.faith, SLOT_OF[area("loire")], PROTESTANT)


def _baltic(s: State) -> None:
    s.ships[zone("baltic_sea") * SEATS] = 1


OTHERWISE: list[tuple[Callable[[State], None], Row, bool]] = [
    (_colony, {"is": "towns_on", "continent": "any", "number": 1}, True),
    (_colony, {"is": "towns_on", "continent": "america", "number": 1}, True),
    (_colony, {"is": "towns_on", "continent": "africa", "number": 1}, False),
    (_colony, {"is": "claims_on", "continent": "america", "number": 1}, True),
    (_colony, {"is": "claims_on", "continent": "any", "number": 2}, False),
    (_colony, {"is": "continents", "number": 2}, True),
    (_colony, {"is": "trade_income", "at_least": 5, "where": "distant"}, True),
    (_colony, {"is": "trade_income", "at_least": 6, "where": "distant"}, False),
    (_industry, {"is": "industry_ready"}, True),
    (_gold_and_no_colonies, {"is": "industry_ready"}, False),
    (_netherlands, {"is": "dnpr_provinces", "realm": "netherlands", "number": 1}, True),
    (_netherlands, {"is": "dnpr_provinces", "realm": "netherlands", "number": 30}, False),
    (_electors, {"is": "influence_lead", "number": 5, "where": "elector"}, True),
    (_electors, {"is": "areas_of_faith", "faith": "protestant", "where": "elector"}, True),
    (_emperor, {"is": "authority", "at_least": 3}, True),
    (_lead_in_burgundy, {"is": "influence_lead", "realm": "chosen"}, True),
    (_ally_of_england_and_genoa, {"is": "alliances", "kind": "player", "number": 1}, True),
    (_ally_of_england_and_genoa, {"is": "alliances", "kind": "player", "number": 2}, False),
    (_ally_of_england_and_genoa, {"is": "alliances", "kind": "port", "number": 1}, True),
    (_no_cardinals, {"is": "papal_controller"}, False),
    (_at_war, {"is": "at_peace"}, False),
    (_at_war, {"is": "independent", "realm": "milan"}, False),
    (_far_from_burgundy, {"is": "adjacent", "realm": "chosen"}, False),
    (_protestants, {"is": "areas_of_faith", "faith": "other", "where": "own", "number": 1}, True),
    (_protestants, {"is": "areas_of_faith", "faith": "protestant", "where": "own"}, True),
    (_baltic, {"is": "ships_at_sea", "number": 1, "zones": ["baltic_sea"]}, True),
]
"""The same where something else is so."""


@pytest.mark.parametrize(("change", "row", "expected"), OTHERWISE)
@rule("16.3")
def test_condition_otherwise(change: Callable[[State], None], row: Row, expected: bool) -> None:
    state = scene()
    change(state)
    assert holds(state, Condition(row), 0) is expected


@rule("16.3")
def test_every_condition_is_so_once_and_not_so_once() -> None:
    tried = [*CASES, *((row, expected) for _, row, expected in OTHERWISE)]
    found = {(row["is"], expected != bool(row.get("not"))) for row, expected in tried}
    assert found >= {(name, is_so) for name in known_conditions() for is_so in (True, False)}


@rule("16.3")
def test_all_must_hold() -> None:
    state = scene()
    needs = conditions([{"is": "ducats", "at_least": 12}, {"is": "stability", "at_least": 2}])
    assert not all_hold(state, needs, 0)
    assert all_hold(state, needs[:1], 0)
    assert measure(state, needs[1], 0) == (1, 2)


@rule("16.3")
def test_a_condition_on_the_owner_of_the_event() -> None:
    state = scene()
    asked = Condition({"is": "state_religion", "faith": "protestant", "who": "owner"})
    state.state_faith = put(state.state_faith, realm("england"), PROTESTANT)
    assert holds(state, asked, 0, owner=1)
    assert not holds(state, asked, 1, owner=0)
    assert not holds(state, asked, 0)


@rule("15.3")
def test_diverse_faiths_are_never_those_of_the_state() -> None:
    state = scene()
    state.faith = put(state.faith, SLOT_OF[area("loire")], DIVERSE)
    other = Condition({"is": "areas_of_faith", "faith": "other", "where": "own", "number": 1})
    assert holds(state, other, 0)


@rule("18.2", "11.2.1")
def test_imperial_influence_is_the_emperors() -> None:
    state = scene()
    lead = Condition({"is": "influence_lead", "areas": ["switzerland"]})
    assert holds(state, lead, 0)
    state.emperor = 1
    state.influence[IMPERIAL] += [area("switzerland")]
    assert not holds(state, lead, 0)
    state.emperor = 0
    assert holds(state, lead, 0)


@rule("18.1")
def test_authority_is_asked_of_the_emperor() -> None:
    state = scene()
    state.authority = 4
    state.emperor = 0
    assert holds(state, Condition({"is": "authority", "at_least": 4}), 0)
    assert not holds(state, Condition({"is": "authority", "at_least": 5}), 0)
    assert not holds(state, Condition({"is": "authority", "at_least": 1}), 1)


@pytest.mark.parametrize(
    ("scenario", "meets"), [("hundred_years", "deployed"), ("grand_campaign", "trade_income")]
)
def test_there_is_never_more_than_there_can_be_at_best(scenario: str, meets: str) -> None:
    needs = [each for asked in (*NEEDS_OF_MILESTONE, *NEEDS_OF_MISSION) for each in asked]
    bounded = [(each, each.at_best) for each in needs if callable(each.measurer) and each.at_best]
    t, luck, met = open_game(scenario), Random(scenario), set()
    while t.position < 900 and (asks := t.asks()):
        ask = luck.choice(asks)
        t.answer_known(ask.seat, luck.choice(ask.codes()))
        if t.position % 60 == 0:
            for asked, at_best in bounded:
                for seat in range(t.state.players):
                    there, _ = measure(t.state, asked, seat)
                    assert there <= at_best(t.state, seat), asked.row
                    met.update([asked.name] if there else [])
    assert meets in met
