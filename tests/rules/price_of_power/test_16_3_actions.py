"""16.3.7: Actions that a card lets one take, now or never."""

from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    ALL_IDEAS,
    ALL_TRADES,
    CARDS,
    CHARGES,
    DECK_OF,
    IN_FROM_START,
    IS_BASIC,
    action,
    idea,
)
from greatpowers.games.price_of_power.components.world import (
    MUSLIM,
    SLOT_OF,
    area,
    realm,
)
from greatpowers.games.price_of_power.rules.faiths import faith_of, state_faith
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.state import AT_HOME, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    cost,
    effects,
    give_power,
    logged,
    options,
    play,
    position,
    power,
    settle,
    stake,
)


def scene() -> State:
    """Castile and France, with Ideas and Trade cards laid out."""
    state = position("castile", "france")
    settle(state, 0, "madrid", "sevilla", "cordoba", "granada", "gibraltar")
    settle(state, 1, "paris")
    give_power(state, 0, 5, 5, 5)
    state.ducats[0] = 20
    state.grid = [number for number in ALL_IDEAS if IS_BASIC[number]]
    state.trade_deck = [card for card in ALL_TRADES if IN_FROM_START[card]]
    state.merchant[0:3] = [AT_HOME, AT_HOME, AT_HOME]
    return state


@rule("16.3.7")
def test_an_action_may_be_declined() -> None:
    state = scene()
    t = effects(state, {"effect": "action", "action": "trade", "free": True})
    assert asked(t) == (0, "ask-effect-action")
    play(t, "no")
    assert asked(t)[1] == IDLE
    assert power(state, 0) == (5, 5, 5)


@rule("16.3.7", "5.4.4")
def test_a_free_trade() -> None:
    state = scene()
    t = effects(state, {"effect": "action", "action": "trade", "free": True})
    play(t, "yes")
    assert len(logged(t, "log-trade-card")) == 3
    assert power(state, 0) == (5, 5, 5)


@rule("16.3.7", "5.4.4")
def test_no_trade_is_offered_without_a_merchant_at_hand() -> None:
    state = scene()
    state.is_resting[0:3] = [True, True, True]
    t = effects(state, {"effect": "action", "action": "trade", "free": True})
    assert asked(t)[1] == IDLE


@rule("16.3.7", "5.3.2")
def test_an_area_is_converted_free_and_without_dice() -> None:
    state = scene()
    state.faith = put(state.faith, SLOT_OF[area("andalucia")], MUSLIM)
    row = {"effect": "action", "action": "convert_area", "free": True, "no_rebel_dice": True}
    t = effects(state, row)
    play(t, "yes")
    while asked(t)[1] != IDLE:
        play(t, options(t)[0])
    assert faith_of(state, area("andalucia")) == state_faith(state, 0)
    assert power(state, 0) == (5, 5, 5)
    assert state.ducats[0] == 20


@rule("16.3.7", "5.3.2")
def test_a_conversion_at_a_discount_is_paid_for() -> None:
    state = scene()
    state.faith = put(state.faith, SLOT_OF[area("andalucia")], MUSLIM)
    row = {"effect": "action", "action": "convert_area", "discount": {"adm": 1}}
    state.ducats[0] = 0
    assert asked(effects(state, row))[1] == IDLE
    state.ducats[0] = 20
    t = effects(state, row)
    play(t, "yes")
    assert power(state, 0)[0] < 5
    assert state.ducats[0] < 20


@rule("16.3.7", "5.1.4")
def test_research_at_a_discount() -> None:
    state = scene()
    t = effects(state, {"effect": "action", "action": "research_idea", "discount": {"any": 2}})
    assert cost(t, "name_idea cannons") == 2
    play(t, "name_idea cannons")
    assert has(state.knows[idea("cannons")], 0)
    assert power(state, 0) == (5, 5, 3)


@rule("16.3.7", "5.5.5")
def test_recruiting_for_fewer_ducats_still_costs_the_action() -> None:
    state = scene()
    state.available[0] = 4
    row = {"effect": "action", "action": "recruit_units", "discount": {"ducats": 6}}
    t = effects(state, row)
    play(t, "yes")
    assert power(state, 0) == (5, 5, 4)
    give_power(state, 0, 5, 5, 0)
    state.agenda = []
    assert asked(effects(state, row))[1] == IDLE


@rule("16.3.7", "5.3.3")
def test_colonizing_needs_a_claim() -> None:
    state = scene()
    row = {"effect": "action", "action": "colonize", "discount": 3}
    assert asked(effects(state, row))[1] == IDLE


@rule("16.3.7", "5.1.3")
def test_exploring_needs_something_in_reach() -> None:
    state = position("austria", "france")
    settle(state, 0, "wien")
    row = {"effect": "action", "action": "explore", "free": True}
    assert asked(effects(state, row))[1] == IDLE


@rule("16.3.7", "6.2.1")
def test_a_card_is_found_and_played() -> None:
    state = scene()
    row = {"effect": "action", "action": "play_card", "card": "military_reforms", "free": True}
    t = effects(state, row)
    play(t, "yes")
    (card,) = state.display[0]
    assert ACTION_OF[card] == action("military_reforms")
    assert state.charges[0] == [CHARGES[ACTION_OF[card]]]
    assert state.stability[0] == -1
    assert card not in state.decks[DECK_OF[card]]


@rule("16.3.7", "6.2.1")
def test_a_card_is_put_on_display_without_what_it_costs_the_state() -> None:
    state = scene()
    card = CARDS.index("military_reforms_2")
    state.decks[DECK_OF[card]].remove(card)
    state.discards[DECK_OF[card]].append(card)
    row = {"effect": "action", "action": "play_card", "card": "military_reforms", "free": True}
    t = effects(state, {**row, "no_stability_loss": True})
    play(t, "yes")
    assert state.display[0] == [card]
    assert state.stability[0] == 0
    assert asked(effects(state, row))[1] == IDLE


@rule("16.3.7")
def test_all_copies_of_a_card_may_be_out() -> None:
    state = scene()
    for deck in state.decks:
        deck[:] = [card for card in deck if ACTION_OF[card] != action("military_reforms")]
    row = {"effect": "action", "action": "play_card", "card": "military_reforms", "free": True}
    t = effects(state, row)
    play(t, "yes")
    assert logged(t, "log-card-not-found")
    assert state.display[0] == []


@rule("16.3")
def test_what_a_card_has_named_lasts_over_an_action() -> None:
    state = scene()
    stake(state, 1, "lombardy")
    t = effects(
        state,
        {"effect": "choose_realm", "realms": "opponents"},
        {"effect": "research", "idea": "cannons", "free": True},
        {"effect": "lose", "what": "prestige", "amount": 1, "who": "chosen"},
    )
    play(t, "name_idea cannons")
    assert state.named_realm == realm("france")
    assert state.prestige[1] == -1
