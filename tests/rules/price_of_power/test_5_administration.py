"""5.3 Administrative Actions: Stability, conversion and colonies; 5.2.5 manpower."""

import pytest

from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    MUSLIM,
    PROTESTANT,
    SLOTS,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.claims import has_claim
from greatpowers.games.price_of_power.rules.colonies import COLONY, colonize_choice
from greatpowers.games.price_of_power.rules.conversion import (
    CONVERSION,
    convert_choice,
    judge_slot,
)
from greatpowers.games.price_of_power.rules.faiths import faith_of
from greatpowers.games.price_of_power.rules.ownership import owns
from greatpowers.games.price_of_power.rules.replenish import replenish_choice
from greatpowers.games.price_of_power.rules.stability import stabilize_choice
from greatpowers.games.price_of_power.state import SMALL_TOWN, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
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

# -- 5.3.1 Increase Stability ----------------------------------------------------------------------


@rule("5.3.1", "7.3")
@pytest.mark.parametrize(("now", "price"), [(-3, 2), (0, 5), (1, 6), (2, 7)])
def test_e13_five_and_the_present_stability(now: int, price: int) -> None:
    """The damaged sums of the scan read 2 and 6; 7.3 has 7."""
    state = position("france", "england")
    state.stability[0] = now
    give_power(state, 0, adm=9)
    t = table(state, stabilize_choice)
    assert cost(t, "stabilize") == price
    play(t, "stabilize")
    assert state.stability[0] == now + 1
    assert power(state, 0)[0] == 9 - price


@rule("5.3.1", "7.3.3")
def test_no_higher_than_three() -> None:
    """And not without the ADM."""
    state = position("france", "england")
    give_power(state, 0, adm=4)
    assert refusal(table(state, stabilize_choice), "stabilize") == ("no-not-enough-adm", "5.0")
    state.stability[0] = 3
    t = table(state, stabilize_choice)
    assert refusal(t, "stabilize") == ("no-stability-is-full", "7.3.3")


@rule("15.0.3")
@pytest.mark.parametrize(("now", "price"), [(-2, 3), (-1, 3), (0, 4), (1, 6)])
def test_the_orthodox_pay_less_from_minus_one_and_nought(now: int, price: int) -> None:
    """Only there."""
    state = position("muscovy", "england")
    state.stability[0] = now
    give_power(state, 0, adm=9)
    assert cost(table(state, stabilize_choice), "stabilize") == price


@rule("19.2", "5.3.1")
def test_the_papal_controller_pays_less() -> None:
    """One ADM; an Idea another."""
    state = position("france", "england")
    give_power(state, 0, adm=9)
    state.cardinals = [0]
    teach(state, 0, "enlightened_absolutism")
    t = table(state, stabilize_choice)
    lines = [("bill-stabilize", 5), ("bill-idea", -1), ("bill-curia", -1)]
    assert bill(t, "stabilize") == lines


# -- 5.3.2 Convert Area ----------------------------------------------------------------------------

ANDALUCIA = SLOTS.index("andalucia")


def crown() -> State:
    """Castile with all of Andalucia, which is of Diverse Faiths."""
    state = position("castile", "france")
    settle(state, 0, "madrid", "sevilla", "cordoba", "granada", "gibraltar")
    give_power(state, 0, adm=2)
    state.ducats[0] = 3
    return state


@rule("5.3.2", "15.3.1")
def test_an_area_is_converted() -> None:
    """For 2 ADM and 3 Ducats, with Unrest in one Town and Rebel Dice."""
    state = crown()
    t = table(state, convert_choice)
    assert cost(t, "convert") == 2
    t.chance.load([3])
    play(t, "convert", "convert_area andalucia")
    assert faith_of(state, area("andalucia")) == CATHOLIC
    assert asked(t)[1] == "ask-stir-town"
    assert set(options(t, "stir")) == {"sevilla", "cordoba", "granada", "gibraltar"}
    play(t, "stir granada")
    assert power(state, 0)[0] == 0
    assert state.ducats[0] == 0


@rule("5.3.2")
def test_others_must_share_the_faith() -> None:
    """Whoever owns a part converts only among realms of his own faith."""
    state = crown()
    state.holder = put(state.holder, province("granada"), -1)
    state.disc = put(state.disc, province("granada"), 0)
    state.lands[0].remove(province("granada"))
    assert refusal_of(state) == ("no-others-of-another-faith", "5.3.2")
    state.state_faith = put(state.state_faith, realm("granada"), CATHOLIC)
    assert judge_slot(state, 0, ANDALUCIA)


@rule("5.3.2")
def test_at_least_one_province_must_be_owned() -> None:
    """And the faith must be another."""
    state = position("castile", "france")
    assert refusal_of(state) == ("no-nothing-owned-there", "5.3.2")
    verdict = judge_slot(state, 0, SLOTS.index("castile"))
    assert (verdict.reason, verdict.cite) == ("no-your-faith-already", "5.3.2")


def refusal_of(state: State) -> tuple[str, str]:
    """Return why Castile may not convert Andalucia."""
    verdict = judge_slot(state, 0, ANDALUCIA)
    return verdict.reason, verdict.cite


@rule("5.3.2")
def test_nothing_to_convert() -> None:
    """The Action is not offered without an Area, nor without its price."""
    state = crown()
    state.ducats[0] = 2
    assert refusal(table(state, convert_choice), "convert") == ("no-not-enough-ducats", "5.0")
    state.ducats[0] = 3
    state.faith = put(state.faith, ANDALUCIA, COUNTER_REFORMED)
    assert refusal(table(state, convert_choice), "convert") == ("no-nothing-to-convert", "5.3.2")


@rule("5.3.2", "15.0.1", "R58")
def test_the_counter_reformed_are_catholics_and_convert_no_catholics() -> None:
    state = crown()
    state.state_faith = put(state.state_faith, realm("castile"), COUNTER_REFORMED)
    state.faith = put(state.faith, ANDALUCIA, CATHOLIC)
    assert refusal_of(state) == ("no-your-faith-already", "5.3.2")


@rule("15.0.2", "5.3.2")
def test_protestants_convert_for_one_adm_less() -> None:
    """Ideas count, too, but no price falls below nothing."""
    state = crown()
    state.state_faith = put(state.state_faith, state.realm[0], PROTESTANT)
    assert cost(table(state, convert_choice), "convert") == 1
    teach(state, 0, "inquisition")
    assert cost(table(state, convert_choice), "convert") == 0
    state.ducats[0] = 0
    assert "convert" in options(table(state, convert_choice))


@rule("5.3.2")
def test_ideas_and_missionaries_spare_unrest_and_dice() -> None:
    """Tolerance takes the Unrest away; missionaries and the Inquisition the dice."""
    state = crown()
    teach(state, 0, "tolerance")
    t = begin(state, CONVERSION, 0, 1)
    play(t, "convert_area andalucia")
    assert asked(t)[1] == "ask-idle"
    assert not any(state.unrest)


@rule("15.2", "15.3")
def test_a_realm_without_a_player_follows_its_capital() -> None:
    """Granada becomes Catholic with Andalucia; in Diverse Faiths it had kept its own."""
    state = crown()
    assert faith_of(state, area("andalucia")) == DIVERSE
    assert state.state_faith[realm("granada")] == MUSLIM
    t = begin(state, CONVERSION, 0, 1)
    play(t, "convert_area andalucia", "stir sevilla")
    assert state.state_faith[realm("granada")] == CATHOLIC


# -- 5.3.3 Colonize --------------------------------------------------------------------------------


def colonist() -> State:
    """England of the example: Ships on three oceans, four Colonial Claims."""
    state = position("england", "castile")
    settle(state, 0, "london", "lancashire", "wales")
    sail(state, 0, northwestern_atlantic=1, southeastern_atlantic=1, northeastern_atlantic=1)
    stake(state, 0, "antilles", "canada", "pernambuco", "gold_coast")
    give_power(state, 0, adm=2)
    state.colonists[0] = 2
    return state


@rule("5.3.3")
def test_e11_england_colonizes_canada() -> None:
    """Two Colonists and two ADM; only Canada is linked to the Capital."""
    state = colonist()
    t = table(state, colonize_choice)
    play(t, "colonize")
    assert options(t, "colonize_area") == ["canada"]
    assert refusal(t, "colonize_area antilles") == ("no-not-linked", "5.3.3")
    assert refusal(t, "colonize_area pernambuco") == ("no-not-linked", "5.3.3")
    assert refusal(t, "colonize_area gold_coast") == ("no-not-linked", "5.3.3")
    play(t, "colonize_area canada")
    assert owns(state, 0, province("canada"))
    assert state.disc[province("canada")] == SMALL_TOWN
    assert not has_claim(state, 0, area("canada"))
    assert state.colonists[0] == 0
    assert power(state, 0)[0] == 0


@rule("5.3.3")
def test_e11_a_ship_in_the_caribbean_links_two_more() -> None:
    """The Antilles, and by link C the Gold Coast."""
    state = colonist()
    sail(state, 0, caribbean_sea=1)
    t = table(state, colonize_choice)
    play(t, "colonize")
    assert set(options(t, "colonize_area")) == {"canada", "antilles", "gold_coast"}


@rule("5.3.3")
def test_colonists_and_adm_in_any_mix() -> None:
    """Whoever has more than enough chooses."""
    state = colonist()
    give_power(state, 0, adm=3)
    t = table(state, colonize_choice)
    play(t, "colonize")
    assert options(t, "spend_colonists") == ["1", "2"]
    play(t, "spend_colonists 1", "colonize_area canada")
    assert state.colonists[0] == 1
    assert power(state, 0)[0] == 0


@rule("5.3.3")
def test_no_colony_without_a_claim_or_the_price() -> None:
    """Four in all; less by an Idea or a card."""
    state = colonist()
    give_power(state, 0, adm=1)
    assert refusal(table(state, colonize_choice), "colonize") == ("no-not-enough-adm", "5.0")
    teach(state, 0, "colonial_administration")
    assert cost(table(state, colonize_choice), "colonize") == 3
    state.claims[0].clear()
    assert refusal(table(state, colonize_choice), "colonize") == ("no-colonial-claim", "5.3.3")


@rule("5.3.3")
def test_a_card_lets_one_colonize_for_less() -> None:
    """And nothing happens where it cannot be."""
    state = colonist()
    state.colonists[0] = 0
    give_power(state, 0, adm=1)
    t = begin(state, COLONY, 0, 3)
    play(t, "colonize_area canada")
    assert power(state, 0)[0] == 0
    t = begin(state, COLONY, 0, 3)
    assert asked(t)[1] == "ask-idle"


@rule("5.3.3")
def test_a_territory_that_others_hold_is_not_vacant() -> None:
    """A Claim on it is no Colonial Claim."""
    state = colonist()
    settle(state, 1, "canada")
    t = table(state, colonize_choice)
    assert refusal(t, "colonize") == ("no-nothing-to-colonize", "5.3.3")


# -- 5.2.5 Replenish manpower ----------------------------------------------------------------------


@rule("5.2.5")
def test_a_mil_refreshes_three_units() -> None:
    """Or those that are left."""
    state = position("france", "england")
    state.exhausted[0] = 4
    give_power(state, 0, mil=2)
    t = table(state, replenish_choice)
    play(t, "replenish")
    assert (state.exhausted[0], state.available[0]) == (1, 3)
    play(t, "replenish")
    assert (state.exhausted[0], state.available[0]) == (0, 4)
    assert refusal(t, "replenish") == ("no-nobody-exhausted", "5.2.5")


@rule("5.2.5", "5.0")
def test_without_mil_nobody_is_refreshed() -> None:
    """It is a price like any other."""
    state = position("france", "england")
    state.exhausted[0] = 4
    assert refusal(table(state, replenish_choice), "replenish") == ("no-not-enough-mil", "5.0")
