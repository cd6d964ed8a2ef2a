"""16.3.6, 16.3.8, 16.3.11: Units, Ideas, characters and goals by cards."""

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    ALL_MILESTONES,
    CARDS,
    DECK_OF,
    IDEA_TYPE,
    IS_BASIC,
    MILESTONE_AGE,
    MILESTONE_TYPE,
    MILESTONES,
    character,
    event,
    idea,
)
from greatpowers.games.price_of_power.components.tables import ARMIES, MERCENARY, REGULAR
from greatpowers.games.price_of_power.components.world import area, node, realm
from greatpowers.games.price_of_power.effects.modifiers import (
    end_of_round,
    end_of_turn,
    may_not_trade_in,
    modifier,
)
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, in_area, singles
from greatpowers.games.price_of_power.state import NO_CHARACTER, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    bill,
    cost,
    effects,
    give_power,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    teach,
)


def scene() -> State:
    """France, England and Castile, with Ideas, Milestones and cards laid out."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans")
    settle(state, 1, "london")
    settle(state, 2, "madrid")
    for seat in range(3):
        give_power(state, seat, 5, 5, 5)
        state.ducats[seat] = 10
    state.grid = [number for number in ALL_IDEAS if IS_BASIC[number]]
    state.grid.append(idea("tolerance"))
    rest = [number for number in ALL_IDEAS if number not in state.grid]
    state.idea_decks = [[n for n in rest if IDEA_TYPE[n] == kind] for kind in range(3)]
    goals = [number for number in ALL_MILESTONES if MILESTONE_AGE[number] == 1]
    state.milestone_decks = [[n for n in goals if MILESTONE_TYPE[n] == kind] for kind in range(4)]
    state.milestones = [deck.pop() for deck in state.milestone_decks]
    return state


# -- Ideas (16.3.8) --------------------------------------------------------------------------------


@rule("16.3.8", "8.1")
def test_an_idea_for_the_price_on_the_card() -> None:
    state = scene()
    t = effects(state, {"effect": "research", "idea": "tolerance", "price": 3})
    assert asked(t) == (0, "ask-effect-research")
    assert cost(t, "name_idea tolerance") == 3
    assert bill(t, "name_idea tolerance") == [("bill-card-price", 3)]
    play(t, "name_idea tolerance")
    assert power(state, 0) == (2, 5, 5)
    assert has(state.knows[idea("tolerance")], 0)
    assert state.prestige[0] == 2


@rule("16.3.8", "R102")
def test_the_price_on_a_card_is_never_more_than_the_usual_one() -> None:
    state = scene()
    teach(state, 0, "scientific_revolution")
    t = effects(state, {"effect": "research", "price": 4})
    assert cost(t, "name_idea cannons") == 3
    assert cost(t, "name_idea tolerance") == 4


@rule("16.3.8", "8.1")
def test_an_idea_that_is_not_on_display_takes_the_place_of_another() -> None:
    state = scene()
    t = effects(state, {"effect": "research", "idea": "inquisition", "price": 3})
    play(t, "name_idea inquisition")
    while asked(t)[1] != IDLE:
        play(t, options(t)[-1])
    assert idea("inquisition") in state.grid
    assert idea("tolerance") not in state.grid


@rule("16.3.7", "16.3.8")
def test_research_may_be_declined() -> None:
    state = scene()
    t = effects(state, {"effect": "research", "idea": "tolerance", "free": True})
    play(t, "pass")
    assert not has(state.knows[idea("tolerance")], 0)


@rule("16.3.8", "8.0")
def test_prerequisites_hold_and_nothing_is_asked_in_vain() -> None:
    state = scene()
    t = effects(state, {"effect": "research", "idea": "absolute_monarchy", "free": True})
    assert asked(t)[1] == IDLE
    give_power(state, 0, 2, 0, 0)
    t = effects(state, {"effect": "research", "idea": "tolerance", "price": 3})
    assert asked(t)[1] == IDLE


@rule("8.1", "16.3.8")
def test_no_idea_of_a_later_age() -> None:
    state = scene()
    state.idea_decks[0].remove(idea("inquisition"))
    t = effects(state, {"effect": "research", "idea": "inquisition", "free": True})
    assert asked(t)[1] == IDLE


@rule("16.3.8")
def test_a_discount_on_any_idea_of_the_display() -> None:
    state = scene()
    t = effects(state, {"effect": "research", "discount": 2})
    assert cost(t, "name_idea cannons") == 2
    assert cost(t, "name_idea bureaucracy") == 2
    give_power(state, 0, 0, 5, 5)
    t = effects(state, {"effect": "research", "discount": 2})
    assert refusal(t, "name_idea bureaucracy") == ("no-idea-too-dear", "16.3.8")


@rule("16.3.8")
def test_only_what_an_opponent_knows() -> None:
    state = scene()
    row = {"effect": "research", "discount": 2, "known_to_opponent": True}
    assert asked(effects(state, row))[1] == IDLE
    teach(state, 1, "cannons")
    t = effects(state, row)
    assert refusal(t, "name_idea bureaucracy") == ("no-idea-not-known-abroad", "16.3.8")
    play(t, "name_idea cannons")
    assert power(state, 0) == (5, 5, 3)
    assert state.prestige[1] == 1


@rule("16.3.8")
def test_a_free_idea_of_one_type() -> None:
    state = scene()
    t = effects(state, {"effect": "research", "type": "dip", "free": True})
    assert options(t, "name_idea") == ["quest_for_the_new_world"]
    assert refusal(t, "name_idea cannons") == ("no-idea-another-type", "16.3.8")


@rule("8.1")
def test_ideas_are_added_to_the_display() -> None:
    state = scene()
    t = effects(state, {"effect": "idea_row", "number": 1, "pick": True})
    play(t, "name_idea cabinet")
    assert idea("cabinet") in state.grid
    before = len(state.grid)
    effects(state, {"effect": "idea_row", "number": 3, "pick": False})
    new = state.grid[before:]
    assert sorted(IDEA_TYPE[number] for number in new) == [0, 1, 2]


@rule("17.3", "8.1")
def test_open_goals_and_ideas_are_replaced() -> None:
    state = scene()
    goal = state.milestones[1]
    row = {"effect": "refresh_display", "number": 2, "what": ["milestones", "ideas"]}
    t = effects(state, row)
    assert "bureaucracy" not in options(t, "name_idea")
    play(t, f"name_milestone {MILESTONES[goal]}", "name_idea tolerance")
    assert state.milestones[1] != goal
    assert idea("tolerance") in state.idea_decks[0]
    assert len(state.grid) == 4
    assert asked(t)[1] == IDLE


@rule("17.3", "8.0")
def test_scientists_replace_one_more() -> None:
    state = scene()
    teach(state, 0, "scientific_revolution")
    row = {"effect": "refresh_display", "number": 1, "what": ["milestones", "ideas"]}
    t = effects(state, row)
    play(t, f"name_milestone {MILESTONES[state.milestones[0]]}")
    assert asked(t) == (0, "ask-effect-refresh")


# -- changes for a while ---------------------------------------------------------------------------


@rule("8.0", "5.5.5")
def test_a_change_until_the_end_of_the_turn() -> None:
    state = scene()
    row = {"effect": "modifier", "name": "recruit_cost_half", "value": True}
    effects(state, {**row, "until": "end_of_turn"})
    assert modifier(state, 0, "recruit_cost_half") == 1
    assert modifier(state, 1, "recruit_cost_half") == 0
    end_of_turn(state)
    assert modifier(state, 0, "recruit_cost_half") == 0


@rule("5.4.4")
def test_a_chosen_player_is_kept_out_of_maritime_nodes() -> None:
    state = scene()
    state.named_realm = realm("castile")
    value = {"who": "chosen", "nodes": "maritime"}
    effects(
        state,
        {"effect": "modifier", "name": "no_trade", "value": value, "until": "end_of_round"},
    )
    assert may_not_trade_in(state, 2, node("english_channel"))
    assert not may_not_trade_in(state, 2, node("krakow"))
    assert not may_not_trade_in(state, 0, node("english_channel"))
    end_of_turn(state)
    assert may_not_trade_in(state, 2, node("english_channel"))
    end_of_round(state)
    assert not may_not_trade_in(state, 2, node("english_channel"))


@rule("11.2.2", "8.0")
def test_a_revolutionary_regime_ends_marriages() -> None:
    state = scene()
    state.married = put(state.married, realm("aragon"), 0b011)
    effects(state, {"effect": "modifier", "name": "no_marriages", "value": True})
    assert state.married[realm("aragon")] == 0b010


# -- characters ------------------------------------------------------------------------------------


@rule("7.2.6")
def test_a_ruler_falls_ill_and_dies_of_the_second_illness() -> None:
    state = scene()
    ruler = character("ruler_104_1")
    state.ruler[0] = ruler
    effects(state, {"effect": "ill_health", "target": "ruler"})
    assert state.ill[ruler]
    effects(state, {"effect": "ill_health", "target": "ruler"})
    assert state.ruler[0] == NO_CHARACTER
    assert asked(effects(state, {"effect": "ill_health", "target": "ruler"}))[1] == IDLE


@rule("16.3.11")
def test_a_ruler_may_be_rejected() -> None:
    state = scene()
    t = effects(state, {"effect": "ruler", "how": "reject_allowed"})
    assert asked(t) == (0, "ask-effect-reject-ruler")
    play(t, "yes")
    assert state.is_ruler_rejected


@rule("7.2.2")
def test_the_character_on_the_card_becomes_ruler() -> None:
    state = scene()
    t = effects(
        state,
        {"effect": "ruler", "how": "take_from_card", "optional": True},
        event=event("358b"),
    )
    play(t, "yes")
    assert state.ruler[0] != NO_CHARACTER


@rule("5.2.1")
def test_an_advisor_from_the_discards_free() -> None:
    state = scene()
    card = CARDS.index("patronage_1")
    state.decks[DECK_OF[card]].remove(card)
    state.discards[DECK_OF[card]].append(card)
    t = effects(state, {"effect": "hire", "kind": "advisor", "free": True, "source": "discard"})
    assert options(t, "name_character") == ["patronage_1"]
    play(t, "name_character patronage_1")
    assert card in state.advisor
    assert state.ducats[0] == 10
    assert card not in state.discards[DECK_OF[card]]


@rule("5.2.1", "16.3", "R204")
def test_a_general_of_an_enemy_changes_sides_but_no_ruler() -> None:
    state = scene()
    row = {"effect": "hire", "kind": "leader", "free": True, "source": "opponent_at_war"}
    general, king = (CARDS.index(f"central_authority_{number}") for number in (1, 2))
    for card in (general, king):
        state.decks[DECK_OF[card]].remove(card)
    state.ruler[1] = king
    state.general[ARMIES : ARMIES + 2] = [general, king]
    state.ill = put(state.ill, general, True)
    assert asked(effects(state, row))[1] == IDLE, "there is no war"
    state.war = put(state.war, state.realm[1], 1)
    t = effects(state, row)
    assert options(t, "name_character") == ["central_authority_1"]
    play(t, "name_character central_authority_1", "as_general 1")
    assert state.general[0] == general
    assert state.general[ARMIES : ARMIES + 2] == [NO_CHARACTER, king]
    assert state.ill[general]
    assert general not in state.discards[DECK_OF[general]]
    assert power(state, 0)[2] == 5, "he comes free"


@rule("5.2.1")
def test_the_advisor_on_the_card_is_paid_for() -> None:
    state = scene()
    row = {"effect": "hire", "kind": "advisor", "character": "on_card", "free": False}
    state.ducats[0] = 0
    assert asked(effects(state, row, event=event("155b")))[1] == IDLE
    state.ducats[0] = 10
    t = effects(state, row, event=event("155b"))
    play(t, options(t)[-1])
    while asked(t)[1] != IDLE:
        play(t, options(t)[0])
    assert state.ducats[0] < 10
    assert any(who != NO_CHARACTER for who in state.advisor[:3])


@rule("7.2.5")
def test_advisors_leave() -> None:
    state = scene()
    state.advisor[0:3] = [CARDS.index("patronage_1"), NO_CHARACTER, NO_CHARACTER]
    t = effects(state, {"effect": "dismiss", "kind": "advisor", "number": 2})
    assert asked(t)[1] == IDLE
    assert state.advisor[0] == NO_CHARACTER


# -- Units -----------------------------------------------------------------------------------------


@rule("16.3.6")
def test_units_are_placed_from_available() -> None:
    state = scene()
    state.available[0] = 3
    row = {"effect": "recruit", "units": {"infantry": 2}, "kind": "regular", "free": True}
    t = effects(state, row)
    while asked(t)[1] != IDLE:
        play(t, next(each for each in options(t) if each != "pass"))
    assert in_area(state, 0, area("seine")) + in_area(state, 0, area("loire")) == 2
    assert state.available[0] == 1


@rule("16.3.6", "5.5.5")
def test_mercenaries_for_half_their_price() -> None:
    state = scene()
    units = {"infantry": 2, "cavalry": 1}
    row = {"effect": "recruit", "units": units, "kind": "mercenary", "cost": "half"}
    t = effects(state, row)
    assert asked(t) == (0, "ask-effect-recruit")
    before = state.ducats[0]
    play(t, "yes")
    assert state.ducats[0] < before
    state.ducats[0] = 0
    state.agenda = []
    assert asked(effects(state, row))[1] == IDLE


@rule("9.7.4", "R19")
def test_half_of_the_units_in_plagued_areas() -> None:
    state = scene()
    add_single(state, 0, area("seine"), 3)
    add_single(state, 0, area("loire"), 2)
    state.plague = [area("seine")]
    row = {"effect": "lose_units", "number": {"fraction": "half"}, "areas": ["plagued"]}
    effects(state, {**row, "who": "each"})
    assert singles(state, 0, area("seine")) == 1
    assert singles(state, 0, area("loire")) == 2
    assert state.exhausted[0] == 2


@rule("9.7.4")
def test_mercenaries_only() -> None:
    state = scene()
    add_single(state, 1, area("east_anglia"), 2)
    add_to_army(state, 1, 0, area("east_anglia"), MERCENARY, 0)
    add_to_army(state, 1, 0, area("east_anglia"), REGULAR, 0)
    effects(state, {"effect": "lose_units", "number": 2, "who": "others", "kind": "mercenary"})
    assert in_area(state, 1, area("east_anglia")) == 3
    assert state.exhausted[1] == 0


@rule("9.3.1")
def test_units_are_exhausted_and_refreshed() -> None:
    state = scene()
    state.available[0] = 1
    add_single(state, 0, area("seine"), 1)
    t = effects(state, {"effect": "exhaust", "number": 3})
    assert asked(t) == (0, "ask-exhaust")
    play(t, "exhaust_available")
    assert state.exhausted[0] == 2
    assert asked(t)[1] == IDLE
    effects(state, {"effect": "refresh", "number": 4})
    assert state.exhausted[0] == 0
    assert state.available[0] == 2


@rule("16.3.13")
def test_what_waits_for_war_does_nothing_at_peace() -> None:
    state = scene()
    before = state.clone().data()
    t = effects(
        state,
        {"effect": "war", "by": "burgundy", "on": "france"},
        {"effect": "peace", "between": "all"},
        {"effect": "dice", "dice": {"any": 2}},
        {"effect": "move", "what": "army", "spaces": 4},
        {"effect": "siege", "bonus": 3, "units": "all"},
        {"effect": "cancel", "what": "call_to_arms"},
        {"effect": "action", "action": "declare_war", "free": True, "on": "chosen"},
    )
    assert asked(t)[1] == IDLE
    assert state.data() == before
