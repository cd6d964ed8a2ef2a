"""16.3: Events of the first Age, each in a position where it matters."""

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    GUEST_ON,
    IDEA_AGE,
    IDEA_TYPE,
    IS_BASIC,
    event,
    idea,
)
from greatpowers.games.price_of_power.components.world import (
    CAPITAL,
    DIVERSE,
    SLOT_OF,
    area,
    node,
    province,
    realm,
)
from greatpowers.games.price_of_power.effects.cards import EVENT_SCRIPTS
from greatpowers.games.price_of_power.effects.script import read
from greatpowers.games.price_of_power.rules.alliances import allies_of
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.faiths import faith_of
from greatpowers.games.price_of_power.rules.influence import of
from greatpowers.games.price_of_power.rules.marriages import partners_of
from greatpowers.games.price_of_power.rules.ownership import has, is_npr
from greatpowers.games.price_of_power.rules.units import add_single, singles
from greatpowers.games.price_of_power.state import LARGE_TOWN, SMALL_TOWN, PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    give_power,
    influence,
    options,
    play,
    position,
    power,
    settle,
    table,
    vassalize,
)

FRANCE, ENGLAND, CASTILE, AUSTRIA, OTTOMANS = range(5)


def scene() -> State:
    """Five realms at home, Austria is Emperor; everybody has a Ruler, power and Ducats."""
    state = position("france", "england", "castile", "austria", "ottomans")
    settle(state, FRANCE, "paris", "orleans", "berry", "montpellier", "saintonge")
    settle(state, ENGLAND, "london", "essex", "bordeaux", "normandie")
    settle(state, CASTILE, "madrid", "burgos", "sevilla")
    settle(state, AUSTRIA, "wien", "osterreich", "krain")
    settle(state, OTTOMANS, "edirne", "selanik", "amasya")
    for seat in range(5):
        give_power(state, seat, 3, 3, 3)
        state.ducats[seat] = 10
        state.ruler[seat] = seat
    state.emperor = AUSTRIA
    state.authority = 3
    state.grid = [number for number in ALL_IDEAS if IS_BASIC[number]]
    rest = [n for n in ALL_IDEAS if not IS_BASIC[n] and IDEA_AGE[n] == 1]
    state.idea_decks = [[n for n in rest if IDEA_TYPE[n] == kind] for kind in range(3)]
    return state


def take(state: State, name: str, option: str = "", you: int = FRANCE) -> PriceTable:
    """Read what an Event always does, or one of its options."""
    card = EVENT_SCRIPTS[event(name)]
    script = card.always
    if option:
        script = next(each.script for each in card.options if each.name == option)
    read(state, script, you, event(name), 2)
    return table(state, seat=you)


def done(t: PriceTable) -> bool:
    return asked(t)[1] == IDLE


# -- A-events --------------------------------------------------------------------------------------


@rule("16.3")
def test_comet_sighted() -> None:
    state = scene()
    t = take(state, "11a_1", "b")
    play(t, "name_area aquitaine")
    assert state.stability[:5] == [-1, -1, 0, 0, 0]
    assert power(state, FRANCE) == (4, 3, 3)
    assert done(t)


@rule("16.3", "11.2.3", "16.3.13")
def test_trouble_between_bohemia_and_hungary() -> None:
    state = scene()
    state.married = put(state.married, realm("bohemia"), 1 << AUSTRIA)
    t = take(state, "11a_2", "a")
    assert {place for place, shown in enumerate(state.unrest) if shown} == {
        province("wien"),
        province("osterreich"),
    }
    play(t, "name_area austria", "name_area bohemia")
    assert state.rebels[area("austria")] == state.rebels[area("bohemia")] == 1
    assert state.disputed[realm("bohemia")] == 1 << AUSTRIA
    assert done(t)


@rule("18.1", "14.1")
def test_the_emperor_calls() -> None:
    state = scene()
    settle(state, FRANCE, "brescia")
    state.available[AUSTRIA] = 3
    t = take(state, "11a_3", you=ENGLAND)
    assert state.authority == 4
    assert state.unrest[province("brescia")]
    while asked(t)[1] == "ask-effect-rebels":
        play(t, options(t)[0])
    assert sum(state.rebels) == 6
    assert max(state.rebels) == 2
    assert asked(t) == (AUSTRIA, "ask-effect-option")
    play(t, "option a")
    assert state.exhausted[AUSTRIA] == 2
    assert state.prestige[AUSTRIA] == 2


@rule("11.2.3")
def test_a_disputed_succession() -> None:
    state = scene()
    state.married = put(state.married, realm("burgundy"), 1 << FRANCE)
    t = take(state, "12a_2", "b")
    assert state.named_realm == realm("burgundy")
    assert state.disputed[realm("burgundy")] == 1 << FRANCE
    assert state.prestige[FRANCE] == -2
    play(t, "name_area burgundy", "name_area burgundy", "pass")
    assert of(state, FRANCE, area("burgundy")) == 2


@rule("4.4.2", "9.7.4", "7.5")
def test_the_plague() -> None:
    state = scene()
    add_single(state, ENGLAND, area("aquitaine"), 3)
    t = take(state, "13a_1")
    play(t, "name_area loire", "name_area aquitaine", "name_area seine")
    assert state.plague == [area("loire"), area("aquitaine"), area("seine")]
    assert singles(state, ENGLAND, area("aquitaine")) == 1
    play(t, "name_province paris")
    assert state.disc[province("paris")] == SMALL_TOWN
    assert state.disc[province("orleans")] == LARGE_TOWN
    assert state.disc[province("bordeaux")] == SMALL_TOWN


@rule("14.1", "14.3")
def test_strained_realms() -> None:
    state = scene()
    state.stability[CASTILE] = -1
    t = take(state, "13a_2")
    assert power(state, FRANCE) == (3, 3, 4)
    assert asked(t) == (CASTILE, "ask-effect-unrest")
    play(t, "stir madrid", "stir sevilla")
    assert state.stability[CASTILE] == -2
    assert asked(t) == (CASTILE, "ask-effect-rebels")


@rule("16.3.3", "11.1")
def test_a_claim_and_what_it_costs_in_influence_around() -> None:
    state = scene()
    influence(state, FRANCE, switzerland=2, lombardy=2)
    t = take(state, "14a_1", "a")
    play(t, "claim burgundy")
    assert has_claim(state, FRANCE, area("burgundy"))
    play(t, "take_influence switzerland", "take_influence lombardy", "take_influence lombardy")
    assert of(state, FRANCE, area("switzerland")) == 1
    assert of(state, FRANCE, area("lombardy")) == 0


@rule("16.3.3")
def test_the_burgundian_inheritance() -> None:
    state = scene()
    t = take(state, "14a_2", "b", you=AUSTRIA)
    assert asked(t) == (FRANCE, "ask-effect-option")
    play(t, "option a")
    assert state.holder[province("bourgogne")] == FRANCE
    assert state.holder[province("picardie")] == FRANCE
    assert power(state, FRANCE) == (1, 3, 2)
    assert asked(t) == (AUSTRIA, "ask-effect-option")
    play(t, "option a")
    assert state.holder[province("amsterdam")] == AUSTRIA
    assert state.holder[province("brugge")] == AUSTRIA
    assert power(state, AUSTRIA) == (2, 1, 3)


@rule("16.3.10")
def test_everybody_displeases_his_strongest_ally() -> None:
    state = scene()
    state.allied = put(state.allied, realm("aragon"), 1 << CASTILE)
    state.allied = put(state.allied, realm("milan"), 1 << FRANCE)
    influence(state, FRANCE, lombardy=3)
    t = take(state, "14a_3")
    play(t, "option a", "option b", "option b", "option b", "option b")
    assert of(state, FRANCE, area("lombardy")) == 0
    assert allies_of(state, FRANCE) == [realm("milan")]
    assert allies_of(state, CASTILE) == []


# -- realm events ----------------------------------------------------------------------------------


@rule("16.3.2", "16.3.1")
def test_austria_looks_to_hungary() -> None:
    state = scene()
    t = take(state, "101_1", "b", you=FRANCE)
    assert partners_of(state, AUSTRIA) == [realm("bohemia")]
    assert asked(t) == (AUSTRIA, "ask-effect-influence")
    play(t, options(t)[1], "pass")
    assert power(state, FRANCE) == (3, 4, 3)


@rule("16.3")
def test_castile_and_aragon() -> None:
    state = scene()
    take(state, "102_1", you=CASTILE)
    assert state.stability[CASTILE] == 0
    state.allied = put(state.allied, realm("aragon"), 1 << CASTILE)
    take(state, "102_1", you=CASTILE)
    assert state.stability[CASTILE] == 1


@rule("16.3.8", "5.1.3")
def test_castile_beyond_the_sea() -> None:
    state = scene()
    t = take(state, "102_2", "a", you=CASTILE)
    assert asked(t) == (CASTILE, "ask-effect-research")
    play(t, "name_idea quest_for_the_new_world")
    assert has(state.knows[idea("quest_for_the_new_world")], CASTILE)
    assert power(state, CASTILE) == (3, 1, 4)


@rule("15.3", "14.1")
def test_the_lollards() -> None:
    state = scene()
    t = take(state, "103_2", "a", you=ENGLAND)
    play(t, "name_area wales_wessex")
    assert faith_of(state, area("wales_wessex")) == DIVERSE
    play(t, "stir essex")
    assert state.unrest[province("essex")]


@rule("8.3.3", "16.3.6")
def test_france_against_england() -> None:
    state = scene()
    state.available[FRANCE] = 3
    t = take(state, "104_1", "a", you=CASTILE)
    assert asked(t) == (FRANCE, "ask-effect-cb")
    play(t, "name_realm england")
    assert state.cb[realm("england")] == 1 << FRANCE
    while not done(t):
        play(t, next(each for each in options(t) if each != "pass"))
    assert state.available[FRANCE] == 1


@rule("13.3", "16.3.9")
def test_persia_rises() -> None:
    state = scene()
    t = take(state, "106_2", "b", you=OTTOMANS)
    assert is_npr(state, realm("persia"))
    assert asked(t) == (OTTOMANS, "ask-effect-influence")
    play(t, "pass")
    assert done(t)


# -- B-events --------------------------------------------------------------------------------------


@rule("16.3")
def test_a_choice_in_secret() -> None:
    state = scene()
    t = take(state, "151b")
    for seat, answer in enumerate("abbab"):
        t.answer(seat, f"option {answer}")
    while asked(t)[1] == "ask-effect-unrest":
        play(t, options(t)[0])
    assert state.prestige[:5] == [-2, 0, 0, -3, 0]
    assert sum(state.unrest) == 6


@rule("16.3")
def test_bankers() -> None:
    state = scene()
    state.merchant[0:2] = [node("sevilla"), node("krakow")]
    take(state, "152b", "a")
    assert state.ducats[FRANCE] == 16
    assert state.interest[FRANCE] == 1
    take(state, "152b", "b")
    assert state.interest[FRANCE] == 0
    assert state.ducats[FRANCE] == 13


@rule("16.3")
def test_taxes_for_stability() -> None:
    state = scene()
    take(state, "153b", "a")
    assert state.ducats[FRANCE] == 14
    assert state.stability[FRANCE] == -1


@rule("15.3", "14.1", "16.3.8")
def test_heresies() -> None:
    state = scene()
    t = take(state, "154b")
    play(t, "name_area seine")
    assert faith_of(state, area("seine")) == DIVERSE
    assert state.unrest[province("paris")]
    play(t, "name_area aquitaine")
    assert state.unrest[province("saintonge")]
    assert state.unrest[province("bordeaux")]
    play(t, "name_idea tolerance")
    assert has(state.knows[idea("tolerance")], FRANCE)
    assert power(state, FRANCE)[0] == 1


@rule("8.1", "5.2.1")
def test_the_printing_press() -> None:
    state = scene()
    t = take(state, "155b")
    play(t, "name_idea cabinet")
    play(t, "option b", "draw_from adm", "draw_from adm", "draw_from dip")
    assert len(state.hand[FRANCE]) == 3
    for _ in range(4):
        play(t, "option c")
    guest = GUEST_ON[event("155b")]
    assert asked(t) == (FRANCE, "ask-effect-hire")
    play(t, options(t)[1])
    play(t, options(t)[0])
    assert guest in state.advisor


@rule("16.3.2")
def test_the_heiress_of_burgundy() -> None:
    state = scene()
    t = take(state, "157b", "a", you=AUSTRIA)
    assert partners_of(state, AUSTRIA) == [realm("burgundy")]
    play(t, "name_area flanders_wallonia", "pass")
    assert of(state, AUSTRIA, area("flanders_wallonia")) == 1
    assert power(state, FRANCE) == (3, 3, 4)
    assert power(state, OTTOMANS) == (3, 3, 3)


@rule("13.2", "13.3")
def test_naples_is_free() -> None:
    state = scene()
    take(state, "158b", "a")
    assert is_npr(state, realm("naples"))
    assert state.dynamic[province("napoli")] == realm("naples")


@rule("16.3")
def test_learned_exiles() -> None:
    state = scene()
    state.faith = put(state.faith, SLOT_OF[area("seine")], DIVERSE)
    t = take(state, "159b")
    play(t, "option a")
    assert power(state, FRANCE) == (5, 4, 3)


@rule("16.3.2")
def test_the_steppe() -> None:
    state = scene()
    t = take(state, "160b", "a", you=OTTOMANS)
    play(t, "option b")
    assert allies_of(state, OTTOMANS) == [realm("great_horde")]


@rule("16.3", "2.4.5")
def test_novgorod_needs_an_army() -> None:
    state = scene()
    (needs,) = [each.needs for each in EVENT_SCRIPTS[event("161b")].options if each.needs]
    assert needs[0].row == {"is": "deployed", "number": 4, "near": "novgorod"}
    play(take(state, "161b", "b"), "pass")
    assert allies_of(state, FRANCE) == [realm("novgorod")]


@rule("16.3.3", "11.4")
def test_crimea_and_the_sultan() -> None:
    state = scene()
    t = take(state, "162b", "a")
    assert asked(t) == (OTTOMANS, "ask-effect-option")
    play(t, "option a")
    assert state.holder[CAPITAL[realm("crimea")]] == OTTOMANS
    assert power(state, OTTOMANS) == (2, 1, 2)
    assert power(state, FRANCE) == (3, 3, 4)


@rule("11.1")
def test_the_hansa() -> None:
    state = scene()
    influence(state, ENGLAND, pomerania=2)
    influence(state, AUSTRIA, lower_saxony=2)
    t = take(state, "163b", "a")
    play(t, "take_influence pomerania", "take_influence lower_saxony", "take_influence pomerania")
    assert of(state, ENGLAND, area("pomerania")) == 0
    assert of(state, AUSTRIA, area("lower_saxony")) == 1


@rule("16.3.6", "9.7.4")
def test_mercenaries_change_sides() -> None:
    state = scene()
    t = take(state, "165b", "a")
    assert asked(t) == (FRANCE, "ask-effect-recruit")
    play(t, "no")
    assert power(state, FRANCE) == (3, 3, 4)
    assert state.ducats[FRANCE] == 10


@rule("15.3", "18.1")
def test_hussites() -> None:
    state = scene()
    vassalize(state, AUSTRIA, "praha")
    take(state, "166b", "a")
    assert state.rebels[area("bohemia")] == 3
    assert state.unrest[province("praha")]
    assert has_claim(state, FRANCE, area("bohemia"))
    state.authority = 3
    t = take(state, "166b", "b")
    play(t, "pass")
    assert state.authority == 2


@rule("16.3", "19.2")
def test_the_world_is_divided() -> None:
    state = scene()
    state.knows = put(state.knows, idea("quest_for_the_new_world"), 1 << CASTILE)
    t = take(state, "167b", "a", you=CASTILE)
    assert asked(t) == (CASTILE, "ask-effect-claim")
    play(t, options(t)[0])
    assert asked(t) == (CASTILE, "ask-effect-cb")
    play(t, "pass")
    state.cardinals = [CASTILE]
    take(state, "167b", "b", you=CASTILE)
    assert state.colonists[CASTILE] == 2
    assert state.prestige[CASTILE] == 1
