"""16.3: what cards give and take: power, Ducats, Prestige, Stability, cards and the rest."""

from greatpowers.games.price_of_power.components.cards import CARDS, event, idea
from greatpowers.games.price_of_power.components.tables import ADM
from greatpowers.games.price_of_power.components.world import CATHOLIC, realm
from greatpowers.games.price_of_power.effects import verbs  # noqa: F401
from greatpowers.games.price_of_power.effects.script import known_verbs
from greatpowers.games.price_of_power.rules.hands import can_draw
from greatpowers.games.price_of_power.state import AT_HOME, NOT_OWNED, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    effects,
    give_power,
    options,
    play,
    position,
    power,
    settle,
    teach,
    vassalize,
)


def scene() -> State:
    """France, England and Castile with little land, and some power."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans")
    settle(state, 1, "london")
    settle(state, 2, "madrid")
    for seat in range(3):
        give_power(state, seat, 3, 3, 3)
        state.ducats[seat] = 10
    return state


@rule("16.3")
def test_every_verb_of_the_cards_is_known() -> None:
    assert len(known_verbs()) == 56


@rule("16.3", "7.1")
def test_power_and_ducats_and_prestige() -> None:
    state = scene()
    effects(
        state,
        {"effect": "gain", "what": "adm", "amount": 2},
        {"effect": "gain", "what": "ducats", "amount": 4},
        {"effect": "lose", "what": "prestige", "amount": 3},
        {"effect": "lose", "what": "dip", "amount": 1},
    )
    assert power(state, 0) == (5, 2, 3)
    assert state.ducats[0] == 14
    assert state.prestige[0] == -3


@rule("16.3", "7.1")
def test_a_gain_goes_to_its_limit_and_a_loss_takes_what_there_is() -> None:
    state = scene()
    effects(
        state,
        {"effect": "gain", "what": "mil", "amount": 9},
        {"effect": "lose", "what": "adm", "amount": 9},
        {"effect": "lose", "what": "ducats", "amount": 99},
    )
    assert power(state, 0) == (0, 3, 10)
    assert state.ducats[0] == 0


@rule("16.3", "7.3.3")
def test_stability_beyond_its_limits_is_adm() -> None:
    state = scene()
    state.stability = [3, -3, 0, 0, 0, 0]
    effects(state, {"effect": "gain", "what": "stability", "amount": 1})
    assert state.stability[0] == 3
    assert power(state, 0) == (5, 3, 3)
    effects(state, {"effect": "lose", "what": "stability", "amount": 1, "who": "each"})
    assert state.stability[:3] == [2, -3, -1]
    assert power(state, 1) == (1, 3, 3)


@rule("16.3")
def test_everybody_concerned_in_order_each_the_whole_amount() -> None:
    state = scene()
    effects(state, {"effect": "lose", "what": "ducats", "amount": 4, "who": "others"}, you=1)
    assert state.ducats[:3] == [6, 10, 6]


@rule("16.3")
def test_the_owner_of_an_event_who_is_not_there() -> None:
    state = scene()
    effects(
        state,
        {"effect": "gain", "what": "prestige", "amount": 1, "who": "owner"},
        {"effect": "gain", "what": "adm", "amount": 1},
        event=event("101_1"),
    )
    assert state.prestige[:3] == [0, 0, 0]
    assert power(state, 0) == (4, 3, 3)


@rule("16.3")
def test_the_owner_of_an_event_who_is_there() -> None:
    state = scene()
    effects(
        state,
        {"effect": "gain", "what": "prestige", "amount": 1, "who": "owner"},
        event=event("103_1"),
    )
    assert state.prestige[:3] == [0, 1, 0]


@rule("16.3")
def test_what_is_ignored_if_a_condition_is_not_so() -> None:
    state = scene()
    rich = [{"is": "ducats", "at_least": 11}]
    effects(
        state,
        {"effect": "gain", "what": "adm", "amount": 1, "if": rich},
        {"effect": "gain", "what": "dip", "amount": 1, "unless": rich},
    )
    assert power(state, 0) == (3, 4, 3)


@rule("16.3")
def test_counts() -> None:
    state = scene()
    settle(state, 0, "picardie")
    vassalize(state, 0, "provence")
    effects(
        state, {"effect": "gain", "what": "ducats", "amount": {"count": "base_tax", "half": True}}
    )
    tax = sum(2 if state.disc[place] == 2 else 1 for place in state.lands[0][:3])
    assert state.ducats[0] == 10 + -(-tax // 2)


@rule("16.3")
def test_two_for_each_full_ten_of_tax_income() -> None:
    state = scene()
    loss = {"count": "tax_income", "per": 10, "times": 2}
    effects(state, {"effect": "lose", "what": "adm", "amount": loss})
    assert power(state, 0) == (3, 3, 3)


@rule("16.3")
def test_any_power_is_of_ones_choice() -> None:
    state = scene()
    give_power(state, 0, 1, 0, 2)
    t = effects(state, {"effect": "lose", "what": "mp", "amount": 2})
    assert asked(t) == (0, "ask-effect-lose-power")
    assert options(t, "name_power") == ["adm", "mil"]
    play(t, "name_power adm")
    assert power(state, 0) == (0, 0, 1)
    assert asked(t)[1] == IDLE


@rule("16.3.5", "12.4")
def test_only_a_third_merchant_can_be_gained() -> None:
    state = scene()
    state.merchant[0:6] = [AT_HOME, AT_HOME, NOT_OWNED, AT_HOME, AT_HOME, AT_HOME]
    effects(state, {"effect": "gain", "what": "merchant", "amount": 1, "who": "each"})
    assert state.merchant[0:6] == [AT_HOME] * 6
    assert state.merchant[6:9] == [NOT_OWNED] * 3


@rule("7.4.4")
def test_interest_by_cards_goes_beyond_what_loans_may() -> None:
    state = scene()
    state.interest[0] = 4
    effects(state, {"effect": "gain", "what": "interest", "amount": 2})
    assert state.interest[0] == 6
    effects(state, {"effect": "lose", "what": "interest", "amount": 7})
    assert state.interest[0] == 0


@rule("9.3")
def test_manpower_tokens_up_to_what_a_card_allows() -> None:
    state = scene()
    state.more_manpower[0] = 2
    more = {"effect": "gain", "what": "manpower", "amount": 1, "max": 3}
    effects(state, more)
    effects(state, more)
    assert state.more_manpower[0] == 3


@rule("18.1")
def test_authority_moves_without_an_emperors_player() -> None:
    state = scene()
    state.authority = 3
    effects(state, {"effect": "lose", "what": "authority", "amount": 1, "who": "emperor"})
    assert state.authority == 2


@rule("18.1")
def test_authority_is_capped_by_electors() -> None:
    state = position("austria", "france")
    settle(state, 0, "wien")
    state.emperor = 0
    state.authority = 6
    effects(state, {"effect": "gain", "what": "authority", "amount": 2, "who": "emperor"})
    assert state.authority == 6


@rule("19.1")
def test_a_cardinal_for_catholics_only() -> None:
    state = scene()
    state.state_faith = put(state.state_faith, realm("france"), CATHOLIC)
    state.state_faith = put(state.state_faith, realm("england"), 2)
    row = {"effect": "gain", "what": "cardinal", "amount": 1}
    effects(state, row)
    effects(state, row, you=1)
    assert state.cardinals == [0]
    effects(state, {"effect": "lose", "what": "cardinal", "amount": 2, "who": "each"})
    assert state.cardinals == []


@rule("16.3", "8.0")
def test_a_constitution_softens_what_events_do_to_stability() -> None:
    state = scene()
    teach(state, 0, "constitutional_monarchy")
    row = {"effect": "lose", "what": "stability", "amount": 1}
    effects(state, row, event=event("11a_1"))
    assert state.stability[0] == 0
    effects(state, row)
    assert state.stability[0] == -1


@rule("16.3")
def test_a_row_of_a_trade_card() -> None:
    state = scene()
    state.trade_deck = [0]
    effects(state, {"effect": "gain", "what": "ducats", "amount": {"count": "trade_row", "row": 2}})
    assert state.ducats[0] > 10
    assert state.trade_discards == [0]
    assert state.trade_deck == []


@rule("11.2")
def test_a_marriage_is_lost() -> None:
    state = scene()
    state.married = put(state.married, realm("aragon"), 1)
    state.married = put(state.married, realm("burgundy"), 1)
    t = effects(state, {"effect": "lose", "what": "marriage", "amount": 1})
    play(t, "end_marriage aragon")
    assert state.married[realm("aragon")] == 0
    assert state.married[realm("burgundy")] == 1


# -- drawing cards ---------------------------------------------------------------------------------


@rule("6.0")
def test_cards_of_one_deck_need_no_choice() -> None:
    state = scene()
    t = effects(state, {"effect": "draw", "number": 2, "deck": "adm"})
    assert asked(t)[1] == IDLE
    assert len(state.hand[0]) == 2
    assert can_draw(state, ADM)


@rule("6.0")
def test_of_three_cards_of_any_decks_two_are_kept() -> None:
    state = scene()
    t = effects(state, {"effect": "draw", "number": 3, "deck": "any", "keep": 2})
    play(t, "draw_from adm", "draw_from dip", "draw_from mil")
    assert asked(t) == (0, "ask-effect-discard")
    drawn = state.drawn[0].copy()
    assert options(t, "discard") == [CARDS[card] for card in sorted(drawn)]
    play(t, f"discard {CARDS[drawn[0]]}")
    assert state.hand[0] == drawn[1:]
    assert state.drawn[0] == []
    assert any(drawn[0] in pile for pile in state.discards)


@rule("8.0")
def test_lasting_changes_come_with_the_tag() -> None:
    state = scene()
    effects(state, {"effect": "modifier", "name": "power_adm", "value": 1})
    assert state.knows[idea("bureaucracy")] == 0
    assert not any(state.passing)
