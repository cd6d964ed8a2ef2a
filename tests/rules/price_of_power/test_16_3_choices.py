"""16.3: options, secret choices, votes, naming, and what happens to each in turn."""

from greatpowers.games.price_of_power.components.cards import event
from greatpowers.games.price_of_power.components.world import NOBODY, area, province, realm
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    cost,
    effects,
    give_power,
    options,
    play,
    position,
    power,
    refusal,
    settle,
)


def scene() -> State:
    """France, England and Castile with some power and Ducats."""
    state = position("france", "england", "castile")
    settle(state, 0, "paris", "orleans", "saintonge")
    settle(state, 1, "london", "bordeaux")
    settle(state, 2, "madrid", "sevilla")
    for seat in range(3):
        give_power(state, seat, 2, 2, 2)
        state.ducats[seat] = 5
    return state


def gain(what: str, amount: int = 1, **more: object) -> dict[str, object]:
    return {"effect": "gain", "what": what, "amount": amount, **more}


# -- options ---------------------------------------------------------------------------------------


@rule("16.3")
def test_an_option_is_paid_for_and_read() -> None:
    state = scene()
    choices = [{"cost": {"adm": 2, "mil": 1}, "effects": [gain("prestige", 3)]}, {"effects": []}]
    t = effects(state, {"effect": "choose", "who": "you", "options": choices})
    assert asked(t) == (0, "ask-effect-option")
    assert cost(t, "option a") == 3
    play(t, "option a")
    assert power(state, 0) == (0, 2, 1)
    assert state.prestige[0] == 3


@rule("16.3")
def test_an_option_that_cannot_be_met_or_paid() -> None:
    state = scene()
    needy = [{"is": "stability", "at_least": 1}]
    choices = [
        {"needs": needy, "effects": [gain("prestige")]},
        {"cost": {"ducats": 6}, "effects": [gain("prestige")]},
        {"effects": []},
    ]
    t = effects(state, {"effect": "choose", "who": "you", "options": choices})
    assert refusal(t, "option a") == ("no-option-needs", "16.3")
    assert refusal(t, "option b") == ("no-option-cost", "16.3")
    assert options(t) == ["option c"]


@rule("16.3", "R52")
def test_if_none_can_be_paid_any_may_be_chosen_for_what_there_is() -> None:
    state = scene()
    choices = [
        {"cost": {"ducats": 6}, "effects": [gain("prestige")]},
        {"cost": {"adm": 3}, "effects": []},
    ]
    t = effects(state, {"effect": "choose", "who": "you", "options": choices})
    play(t, "option a")
    assert state.ducats[0] == 0
    assert state.prestige[0] == 1


@rule("16.3")
def test_whoever_chooses_is_you_in_what_follows() -> None:
    state = scene()
    choices = [{"effects": [gain("adm"), gain("prestige", 1, who="others")]}, {"effects": []}]
    t = effects(state, {"effect": "choose", "who": "each", "options": choices}, you=1)
    assert asked(t)[0] == 1
    play(t, "option b")
    assert asked(t)[0] == 2
    play(t, "option a")
    assert power(state, 2) == (3, 2, 2)
    assert state.prestige[:3] == [1, 1, 0]
    play(t, "option b")
    assert asked(t)[1] == IDLE


@rule("16.3")
def test_a_secret_choice_is_shown_when_all_have_chosen() -> None:
    state = scene()
    choices = [
        {"effects": [{"effect": "lose", "what": "prestige", "amount": 3}]},
        {"effects": [gain("ducats", 1)]},
    ]
    t = effects(
        state,
        {"effect": "choose", "who": "each", "options": choices, "secret": True},
        gain("prestige", 1, per="player_who_chose_like_you"),
    )
    assert {ask.seat for ask in t.asks()} == {0, 1, 2}
    t.answer(2, "option a")
    assert state.secretly[2] == 0
    assert state.prestige[2] == 0
    t.answer(0, "option a")
    t.answer(1, "option b")
    assert state.secretly == [NOBODY] * 6
    assert state.picked[:3] == [0, 1, 0]
    assert state.prestige[:3] == [-2, 0, -3]
    assert state.ducats[1] == 6


@rule("16.3", "R103")
def test_a_vote_and_a_tie() -> None:
    state = position("france", "england")
    settle(state, 0, "paris")
    settle(state, 1, "london")
    choices = [
        {"effects": [gain("stability", 1, who="voters")]},
        {"effects": [gain("mil", 1, who="voters")]},
    ]
    t = effects(state, {"effect": "vote", "who": "each", "options": choices})
    play(t, "option a", "option b")
    assert asked(t) == (0, "ask-effect-break-tie")
    play(t, "option b")
    assert power(state, 0) == power(state, 1) == (0, 0, 1)
    assert state.stability[:2] == [0, 0]


@rule("16.3")
def test_most_votes_win() -> None:
    state = scene()
    choices = [{"effects": [gain("prestige", 1, who="voters")]}, {"effects": []}]
    t = effects(state, {"effect": "vote", "who": "each:not_realm:castile", "options": choices})
    play(t, "option a", "option a")
    assert state.prestige[:3] == [1, 1, 0]
    assert asked(t)[1] == IDLE


@rule("16.3")
def test_each_in_turn_is_you() -> None:
    state = scene()
    state.stability[:3] = [0, -1, 0]
    state.exhausted[2] = 3
    inner = [{"effect": "lose", "what": "ducats", "amount": 2}]
    effects(state, {"effect": "each", "who": "each:strained", "effects": inner})
    assert state.ducats[:3] == [5, 3, 3]


@rule("16.3")
def test_several_times() -> None:
    state = scene()
    effects(state, {"effect": "each", "who": "you", "times": 2, "effects": [gain("adm")]})
    assert power(state, 0) == (4, 2, 2)


# -- naming ----------------------------------------------------------------------------------------


@rule("16.3")
def test_a_chosen_area() -> None:
    state = scene()
    t = effects(
        state,
        {"effect": "choose_area", "areas": ["neighbour"]},
        {"effect": "lose", "what": "stability", "amount": 1, "who": "each:has_town_in:chosen"},
    )
    assert "languedoc" in options(t, "name_area")
    assert "austria" not in options(t, "name_area")
    play(t, "name_area aquitaine")
    assert state.named_area == area("aquitaine")
    assert state.stability[:3] == [-1, -1, 0]


@rule("16.3")
def test_nothing_fits_and_what_names_it_is_skipped() -> None:
    state = scene()
    state.named_realm = realm("castile")
    t = effects(
        state,
        {"effect": "choose_realm", "realms": "with_marriage"},
        {"effect": "dispute", "realm": "chosen"},
        gain("mil", 2, **{"if": [{"is": "adjacent", "realm": "chosen"}]}),
        {"effect": "influence", "areas": ["realm:chosen"], "number": 4},
    )
    assert asked(t)[1] == IDLE
    assert state.named_realm == NOBODY
    assert power(state, 0) == (2, 2, 2)


@rule("16.3")
def test_a_chosen_player_is_concerned() -> None:
    state = scene()
    t = effects(
        state,
        {"effect": "choose_realm", "realms": "opponents"},
        {"effect": "lose", "what": "ducats", "amount": 2, "who": "chosen"},
    )
    play(t, "name_realm castile")
    assert state.ducats[:3] == [5, 5, 3]


@rule("16.3")
def test_the_owner_suffers_whoever_chose() -> None:
    state = scene()
    t = effects(
        state,
        {"effect": "unrest", "areas": ["east_anglia"], "number": 1, "who": "owner"},
        event=event("103_1"),
    )
    assert asked(t)[1] == IDLE
    assert state.unrest[province("london")]
