"""5.1.3 Explore, and the Trade cards of continents (12.6)."""

from greatpowers.games.price_of_power.components.cards import TRADE_CONTINENTS
from greatpowers.games.price_of_power.components.world import area, province, zone
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.distant_trade import open_continent
from greatpowers.games.price_of_power.rules.explore import explore_choice
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SEATS,
    PriceTable,
    State,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    give_power,
    logged,
    options,
    play,
    position,
    power,
    refusal,
    sail,
    settle,
    stake,
    table,
    teach,
)

ENGLAND = 0
ONE, ONE_SKULL, TWO, TWO_SKULL, THREE = range(5)
"""What to load for the faces of the die."""


def explorer(dip: int = 3) -> State:
    """England has explored before: Ships in the west and a Claim on the Antilles."""
    state = position("england", "castile")
    settle(state, ENGLAND, "london", "lancashire")
    give_power(state, ENGLAND, dip=dip, mil=1)
    teach(state, ENGLAND, "quest_for_the_new_world")
    sail(state, ENGLAND, caribbean_sea=1, northwestern_atlantic=1)
    stake(state, ENGLAND, "antilles")
    return state


def explore(state: State, *faces: int) -> PriceTable:
    """Begin to explore, without moving a Ship, and roll these faces."""
    t = table(state, explore_choice)
    t.chance.load(faces)
    play(t, "explore")
    while asked(t)[1] != "ask-discover" and asked(t)[1] != "ask-discover-skull":
        play(t, "pass")
    return t


@rule("5.1.3")
def test_e10_england_explores_with_a_skull() -> None:
    """A Ship sails from Lancashire by link A; 2 with a skull: Territories for 1 DIP, no NPR's."""
    state = explorer()
    sail(state, ENGLAND, northwestern_atlantic=0)
    state.docked[ENGLAND] = [province("lancashire")]
    t = table(state, explore_choice)
    t.chance.load([TWO_SKULL])
    play(t, "explore", "move_ship_out lancashire", "move_ship_to northwestern_atlantic")
    found = {"florida", "mississippi", "new_granada", "guyana", "canada"}
    assert set(options(t, "discover")) == found
    assert refusal(t, "discover mexico") == ("no-skull-forbids", "5.1.3")
    assert refusal(t, "discover central_america") == ("no-skull-forbids", "5.1.3")
    assert refusal(t, "discover great_lakes") == ("no-out-of-reach", "5.1.3")
    assert cost(t, "discover canada") == 1
    play(t, "discover canada")
    assert has_claim(t.state, ENGLAND, area("canada"))
    assert power(t.state, ENGLAND) == (0, 1, 0)


@rule("5.1.3")
def test_e10_a_town_in_virginia_reaches_the_great_lakes() -> None:
    """A Territory next to the realm needs no Ship."""
    state = explorer()
    settle(state, ENGLAND, "virginia")
    t = explore(state, TWO_SKULL)
    assert "great_lakes" in options(t, "discover")


@rule("5.1.3")
def test_e10_without_the_price_of_a_skull_the_exploration_fails() -> None:
    """Whoever cannot pay loses a Ship of his choice on a Distant Continent."""
    t = explore(explorer(dip=1), TWO_SKULL)
    assert refusal(t, "discover canada") == ("no-not-enough-dip", "5.0")
    play(t, "pass")
    assert asked(t) == (ENGLAND, "ask-lose-ship")
    play(t, "name_zone caribbean_sea")
    assert t.state.ships[zone("caribbean_sea") * SEATS + ENGLAND] == 0
    assert t.state.ships[zone("northwestern_atlantic") * SEATS + ENGLAND] == 1


@rule("5.1.3", "R59")
def test_without_a_skull_realms_may_be_discovered() -> None:
    """The number matters only for vacant Territories, and it costs nothing more."""
    t = explore(explorer(), ONE)
    assert set(options(t, "discover")) == {"new_england", "virginia", "mexico", "central_america"}
    assert refusal(t, "discover canada") == ("no-another-number", "5.1.3")
    assert refusal(t, "discover antilles") == ("no-discovered-already", "5.1.3")
    assert cost(t, "discover mexico") == 0
    assert refusal(t, "pass") == ("no-must-discover", "5.1.3")


@rule("5.1.3", "R197")
def test_two_rolls_more_at_most() -> None:
    """Each costs 1 DIP, and the last result counts."""
    t = explore(explorer(dip=5), ONE, THREE, TWO)
    play(t, "reroll")
    assert set(options(t, "discover")) == {"hudson_bay", "mexico", "central_america"}
    play(t, "reroll")
    assert refusal(t, "reroll") == ("no-more-rerolls", "5.1.3")
    assert power(t.state, ENGLAND)[1] == 2
    assert [line["n"] for line in logged(t, "log-explores")] == [1, 3, 2]


@rule("5.1.3", "R43")
def test_a_failure_without_a_ship_overseas_costs_nothing() -> None:
    """There is nothing to remove."""
    state = explorer()
    state.ships = [0] * len(state.ships)
    settle(state, ENGLAND, "virginia")
    t = explore(state, ONE_SKULL)
    play(t, "pass")
    assert asked(t)[1] == "ask-idle"
    assert logged(t, "log-exploration-fails")


@rule("5.1.3")
def test_a_ship_in_a_port_overseas_may_be_the_one_that_is_lost() -> None:
    state = explorer(dip=1)
    settle(state, ENGLAND, "virginia")
    state.docked[ENGLAND] = [province("lancashire"), province("virginia")]
    t = explore(state, TWO_SKULL)
    play(t, "pass")
    assert set(options(t)) == {
        "name_zone caribbean_sea",
        "name_zone northwestern_atlantic",
        "name_province virginia",
    }
    play(t, "name_province virginia")
    assert t.state.docked[ENGLAND] == [province("lancashire")]
    assert logged(t, "log-ship-lost")[0]["zone"] == "province-virginia"
    state = explorer(dip=1)
    state.ships = [0] * len(state.ships)
    settle(state, ENGLAND, "virginia")
    state.fleet[ENGLAND * 4] = 1
    state.fleet_at[ENGLAND] = FIRST_PORT + province("virginia")
    t = explore(state, TWO_SKULL)
    play(t, "pass", "name_province virginia")
    assert t.state.fleet_at[ENGLAND] == NOT_DEPLOYED


@rule("5.1.3")
def test_ships_explore_only_with_the_idea() -> None:
    """Without it the realm itself must reach overseas."""
    state = explorer()
    state.knows = (0,) * len(state.knows)
    t = table(state, explore_choice)
    assert refusal(t, "explore") == ("no-nothing-to-discover", "5.1.3")
    settle(state, ENGLAND, "virginia")
    t = table(state, explore_choice)
    assert "explore" in options(t)


@rule("5.1.3", "5.0")
def test_an_exploration_costs_dip_and_mil() -> None:
    """Both must be there."""
    state = explorer()
    give_power(state, ENGLAND, dip=1)
    assert refusal(table(state, explore_choice), "explore") == ("no-not-enough-mil", "5.0")
    give_power(state, ENGLAND, mil=1)
    assert refusal(table(state, explore_choice), "explore") == ("no-not-enough-dip", "5.0")


@rule("12.6", "R27")
def test_the_first_claim_brings_the_trade_of_a_continent() -> None:
    """Its unused cards and the discards are shuffled into the deck, once."""
    state = position("england", "castile")
    america = [card for card, where in enumerate(TRADE_CONTINENTS) if 1 in where]
    state.trade_unused = [card for card, where in enumerate(TRADE_CONTINENTS) if where]
    state.trade_discards = [card for card, where in enumerate(TRADE_CONTINENTS) if not where]
    old = state.trade_discards.copy()
    t = table(state)
    open_continent(t, area("canada"))
    assert sorted(state.trade_deck) == sorted(america + old)
    assert not state.trade_discards
    assert not set(america) & set(state.trade_unused)
    state.trade_discards = [state.trade_deck.pop()]
    open_continent(t, area("florida"))
    assert state.trade_discards
