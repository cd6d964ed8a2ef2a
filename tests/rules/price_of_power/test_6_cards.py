"""6. Action cards: playing them, Display cards, covert ones."""

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.tables import ADM, DIP, INFANTRY
from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.rules.action_cards import (
    display_choices,
    play_choices,
)
from greatpowers.games.price_of_power.rules.card_prices import charges_on
from greatpowers.games.price_of_power.rules.influence import in_realm, of
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.state import REBELS, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    bill,
    cost,
    deal,
    give_power,
    influence,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
    teach,
)

AUSTRIA = 0
FRANCE, CASTILE = 0, 1


def court(*cards: str, adm: int = 3, dip: int = 3, mil: int = 3, ducats: int = 5) -> State:
    """Austria with cards, power and some Towns."""
    state = position("austria", "france")
    settle(state, AUSTRIA, "wien", "osterreich", "steiermark", "tirol")
    give_power(state, AUSTRIA, adm, dip, mil)
    state.ducats[AUSTRIA] = ducats
    deal(state, AUSTRIA, *cards)
    return state


def displayed(state: State, *cards: str) -> None:
    """Put Display cards with three charges before Austria."""
    for card in deal(state, AUSTRIA, *cards):
        state.hand[AUSTRIA].remove(card)
        state.display[AUSTRIA].append(card)
        state.charges[AUSTRIA].append(3)


# -- playing ---------------------------------------------------------------------------------------


@rule("6.0")
def test_a_card_is_paid_carried_out_and_discarded() -> None:
    """Tax Farmers: half the base tax, and Unrest."""
    state = court("tax_farmers_1")
    t = table(state, play_choices)
    assert cost(t, "play tax_farmers_1") == 1
    play(t, "play tax_farmers_1")
    assert state.ducats[AUSTRIA] == 5 + 3
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[0])
    assert sum(state.unrest) == 1
    assert state.discards[ADM] == [CARDS.index("tax_farmers_1")]
    assert not state.playing
    assert power(state, AUSTRIA) == (2, 3, 3)


@rule("6.0", "5.0")
def test_power_of_the_deck_and_ducats_must_be_there() -> None:
    """Both parts of a price."""
    state = court("central_authority_1", adm=1)
    t = table(state, play_choices)
    assert refusal(t, "play central_authority_1") == ("no-not-enough-adm", "5.0")
    t = table(court("central_authority_1", ducats=1), play_choices)
    assert refusal(t, "play central_authority_1") == ("no-not-enough-ducats", "5.0")


@rule("7.3", "6.0")
def test_a_card_that_raises_stability_costs_by_the_present_value() -> None:
    """Never below nothing."""
    state = court("strong_council_1", adm=5)
    state.stability[AUSTRIA] = 2
    t = table(state, play_choices)
    assert bill(t, "play strong_council_1") == [("bill-action", 3), ("bill-present-stability", 2)]
    state.stability[AUSTRIA] = -3
    teach(state, AUSTRIA, "enlightened_absolutism")
    assert cost(table(state, play_choices), "play strong_council_1") == 0


@rule("15.0.2")
def test_protestants_play_development_for_one_less() -> None:
    """The discount is on the card."""
    state = court("development_1")
    assert cost(table(state, play_choices), "play development_1") == 3
    state.state_faith = put(state.state_faith, state.realm[AUSTRIA], 2)
    assert cost(table(state, play_choices), "play development_1") == 2


@rule("6.2.2", "6.2.3")
def test_battle_cards_and_reactions_wait() -> None:
    """They are no Actions of a Turn."""
    t = table(court("superior_tactics_1", "counterespionage_1"), play_choices)
    assert refusal(t, "play superior_tactics_1") == ("no-only-in-battle", "6.2.2")
    assert refusal(t, "play counterespionage_1") == ("no-only-in-reaction", "6.2.3")


@rule("6.0")
def test_cards_of_no_use_are_not_offered() -> None:
    """There is nobody to subjugate and no Idea on display."""
    t = table(court("subjugate_1", "patronage_1"), play_choices)
    assert options(t, "play") == []
    assert refusal(t, "play patronage_1") == ("no-idea-in-reach", "5.1.4")


@rule("6.0", "14.1")
def test_an_edict_needs_unrest_that_nothing_covers() -> None:
    state = court()
    displayed(state, "central_authority_1")
    state.unrest = put(state.unrest, province("tirol"), True)
    t = table(state, display_choices)
    assert "royal_edict" in options(t, "use")
    state.occupier = put(state.occupier, province("tirol"), REBELS)
    t = table(state, display_choices)
    assert refusal(t, "use royal_edict") == ("no-nothing-to-calm", "14.1")


# -- Display cards ---------------------------------------------------------------------------------


@rule("6.2.1")
def test_e19_central_authority_and_its_war_taxes() -> None:
    """2 ADM and 2 Ducats for three charges; 1 ADM and two of them for 8 Ducats and 1 Unrest."""
    state = court("central_authority_1")
    t = table(state, play_choices, display_choices)
    play(t, "play central_authority_1")
    assert power(state, AUSTRIA)[0] == 1
    assert state.ducats[AUSTRIA] == 3
    assert state.display[AUSTRIA] == [CARDS.index("central_authority_1")]
    assert state.charges[AUSTRIA] == [3]
    state.infantry[AUSTRIA] = [area("austria")] * 8
    play(t, "use war_taxes")
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[0])
    assert state.ducats[AUSTRIA] == 11
    assert power(state, AUSTRIA)[0] == 0
    assert state.charges[AUSTRIA] == [1]
    assert sum(state.unrest) == 1
    assert INFANTRY == 0


@rule("6.2.1")
def test_the_last_charge_takes_the_card_away() -> None:
    """And a deed needs as many as it says."""
    state = court()
    displayed(state, "central_authority_1")
    state.charges[AUSTRIA] = [1]
    state.interest[AUSTRIA] = 1
    t = table(state, display_choices)
    assert refusal(t, "use war_taxes") == ("no-too-few-charges", "6.2.1")
    play(t, "use audit")
    assert state.interest[AUSTRIA] == 0
    assert not state.display[AUSTRIA]
    assert not state.charges[AUSTRIA]
    assert state.discards[ADM] == [CARDS.index("central_authority_1")]
    assert refusal(t, "use audit") == ("no-card-not-on-display", "6.2.1")


@rule("6.2.1")
def test_never_two_alike() -> None:
    """A second one waits in the hand."""
    state = court("central_authority_2")
    displayed(state, "central_authority_1")
    t = table(state, play_choices)
    assert refusal(t, "play central_authority_2") == ("no-displayed-already", "6.2.1")


@rule("6.2.1")
def test_two_at_most() -> None:
    """For a third one of them is discarded."""
    state = court("spy_network_1")
    displayed(state, "central_authority_1", "development_1")
    t = table(state, play_choices)
    play(t, "play spy_network_1")
    assert asked(t) == (AUSTRIA, "ask-display-full")
    play(t, "discard central_authority_1")
    assert state.display[AUSTRIA] == [CARDS.index("development_1"), CARDS.index("spy_network_1")]
    assert state.charges[AUSTRIA] == [3, 3]


@rule("6.2.1")
def test_ideas_change_what_deeds_take() -> None:
    """Centralization spares a charge of Integrate Area."""
    state = court()
    displayed(state, "development_1")
    settle(state, AUSTRIA, "praha", "rudohori", "olomouc", "budejovice")
    teach(state, AUSTRIA, "centralization", "industrial_revolution")
    t = table(state, display_choices)
    play(t, "use integrate_area")
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[0])
    assert charges_on(state, AUSTRIA, 0) == 2
    assert state.core[area("bohemia")] == AUSTRIA


@rule("6.2.1", "6.2.2")
def test_deeds_for_battles_wait() -> None:
    """Innovative Tactics is none for a Turn."""
    state = court()
    displayed(state, "military_reforms_1")
    t = table(state, display_choices)
    assert refusal(t, "use innovative_tactics") == ("no-only-in-battle", "6.2.2")
    assert "increase_manpower" in options(t, "use")


# -- covert cards ----------------------------------------------------------------------------------


def plot(*counters: str) -> State:
    """France has a New Alliance, Castile 2 Influence in Aragon and perhaps an answer."""
    state = position("france", "castile")
    settle(state, FRANCE, "paris", "toulouse")
    settle(state, CASTILE, "madrid")
    influence(state, CASTILE, aragon=2)
    give_power(state, FRANCE, dip=8)
    give_power(state, CASTILE, dip=4)
    state.ducats[FRANCE] = 2
    deal(state, FRANCE, "new_alliance_1")
    deal(state, CASTILE, *counters)
    return state


def run(state: State, *answers: str) -> None:
    """Play New Alliance on Aragon with some answers, and the first option of all else."""
    t = table(state, play_choices, seat=FRANCE)
    play(t, "play new_alliance_1", "name_realm aragon", *answers)
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[-1])


@rule("6.2.4", "R56")
def test_e18_counterespionage_stops_a_new_alliance() -> None:
    """Both cards are discarded, what was paid is gone, and nothing happens."""
    state = plot("counterespionage_1")
    run(state, "react_with counterespionage_1")
    assert of(state, CASTILE, area("aragon")) == 2
    assert of(state, FRANCE, area("aragon")) == 0
    assert power(state, FRANCE)[1] == 4
    assert state.ducats[FRANCE] == 0
    assert power(state, CASTILE)[1] == 2
    cards = {CARDS.index("new_alliance_1"), CARDS.index("counterespionage_1")}
    assert set(state.discards[DIP]) == cards


@rule("6.2.4")
def test_e18_a_second_counterespionage_restores_it() -> None:
    """France counters the counter."""
    state = plot("counterespionage_1")
    deal(state, FRANCE, "counterespionage_2")
    run(state, "react_with counterespionage_1", "react_with counterespionage_2")
    assert of(state, CASTILE, area("aragon")) == 0
    assert in_realm(state, FRANCE, realm("aragon")) == 2
    assert has(state.allied[realm("aragon")], FRANCE)
    assert power(state, FRANCE)[1] == 2


@rule("6.2.4")
def test_a_covert_card_that_nobody_counters() -> None:
    """It is carried out like any other."""
    state = plot()
    run(state)
    assert of(state, CASTILE, area("aragon")) == 0
    assert has(state.allied[realm("aragon")], FRANCE)


# -- prices in two kinds of points (5.0) ----------------------------------------------------------


@rule("5.0", "6.2.1")
def test_the_ducats_of_a_price_are_a_part_of_it_and_no_loss() -> None:
    state = position("france", "castile")
    give_power(state, FRANCE, adm=2)
    state.ducats[FRANCE] = 2
    deal(state, FRANCE, "central_authority_1")
    t = table(state, play_choices)
    at_stake = t.stakes(FRANCE, "play central_authority_1")
    assert cost(t, "play central_authority_1") == 2
    assert [(line.text, line.number) for line in at_stake.also] == [("bill-ducats", 2)]
    assert not at_stake.loses
    assert not at_stake.owed
