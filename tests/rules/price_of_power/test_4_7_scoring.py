"""4.7 and 2.1: when the game ends, Final Scoring, and who wins."""

from greatpowers.games.price_of_power.components.cards import MISSIONS
from greatpowers.games.price_of_power.components.scenarios import SCENARIOS
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    MUSLIM,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.ownership import plus, tax_income
from greatpowers.games.price_of_power.rules.scoring import (
    GREAT_LEAD,
    LAST_EVENT,
    WHOLE_WORLD,
    ending_now,
    final_prestige,
    missions_prestige,
    result,
    score,
)
from greatpowers.games.price_of_power.state import REBELS, SMALL_TOWN, VASSAL, State, put
from greatpowers.kernel.bill import Bill, total
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import open_game, usual
from tests.rules.price_of_power.scenes import logged, position, settle, table, vassalize

CASTILE, FRANCE, AUSTRIA = range(3)


def scene() -> State:
    """Castile with twelve tax and four Vassals, France and Austria; the game goes on."""
    state = position("castile", "france", "austria")
    settle(state, CASTILE, "canarias", "salamanca", "badajoz", "burgos", "madrid", "murcia")
    settle(state, CASTILE, "sevilla", "cordoba", "granada")
    settle(state, FRANCE, "paris")
    settle(state, AUSTRIA, "wien")
    state.events = [0]
    return state


# -- when it ends --------------------------------------------------------------------------------


@rule("4.7")
def test_the_game_ends_with_the_last_event_of_the_last_age() -> None:
    state = scene()
    assert ending_now(state) == ""
    state.events = []
    assert ending_now(state) == ""
    state.ages = [1]
    assert ending_now(state) == LAST_EVENT


@rule("4.7")
def test_a_hundred_prestige_and_twenty_ahead_end_it() -> None:
    state = scene()
    state.prestige[:3] = [100, 81, 0]
    assert ending_now(state) == ""
    state.prestige[FRANCE] = 80
    assert ending_now(state) == GREAT_LEAD
    state.prestige[CASTILE] = 99
    state.prestige[FRANCE] = 0
    assert ending_now(state) == ""


@rule("4.7")
def test_every_town_and_vassal_on_the_map_end_it() -> None:
    state = scene()
    free = [place for place in range(len(state.holder)) if state.holder[place] == -1]
    from_track = {1: 40, 2: 8, 4: 19}
    for disc, number in from_track.items():
        have = [state.disc[place] for place in state.lands[CASTILE]].count(disc)
        for _ in range(number - have):
            place = free.pop()
            state.holder = put(state.holder, place, CASTILE)
            state.disc = put(state.disc, place, disc)
            state.lands[CASTILE].append(place)
    assert ending_now(state) == WHOLE_WORLD
    state.disc = put(state.disc, state.lands[CASTILE][-1], SMALL_TOWN)
    assert ending_now(state) == ""
    assert VASSAL in from_track


# -- what counts ---------------------------------------------------------------------------------


@rule("4.7")
def test_e8_castile_scores_seventeen() -> None:
    state = position("castile", "france", "austria")
    settle(state, CASTILE, "salamanca", "badajoz", "burgos", "madrid", "murcia")
    settle(state, CASTILE, "sevilla", "cordoba", "granada", "gibraltar", "galicia", "navarra")
    vassalize(state, CASTILE, "zaragoza", "baleares", "sardenya", "oran", "barcelona")
    for name in ("galicia", "navarra", "barcelona"):
        state.occupier = put(state.occupier, province(name), REBELS)
    state.married = put(state.married, realm("portugal"), plus(0, CASTILE))
    state.allied = put(state.allied, realm("portugal"), plus(0, CASTILE))
    state.core = put(state.core, area("andalucia"), CASTILE)
    state.stability[CASTILE] = -2
    state.cardinals = [CASTILE, CASTILE, FRANCE]
    for seat in range(3):
        state.state_faith = put(state.state_faith, state.realm[seat], CATHOLIC)
    bill: Bill = []
    assert final_prestige(state, CASTILE, bill) == total(bill) == 15
    assert {line.text: line.number for line in bill} == {
        "bill-tax": 12 + 2,
        "bill-cores": 1,
        "bill-marriage-tokens": 1,
        "bill-alliances": 2,
        "bill-curia": 3,
        "bill-stability": -4,
        "bill-occupied-towns": -2,
    }
    state.missions[CASTILE] = [MISSIONS.index("castile_1")]
    assert missions_prestige(state, CASTILE) == 2
    state.prestige[CASTILE] = 43
    score(table(state), LAST_EVENT)
    assert state.prestige[CASTILE] == 60
    assert not any(state.knows)


@rule("4.7")
def test_interest_and_authority_count() -> None:
    state = scene()
    plain = final_prestige(state, AUSTRIA)
    state.emperor = AUSTRIA
    state.authority = 4
    state.interest[AUSTRIA] = 3
    assert final_prestige(state, AUSTRIA) == plain + 4 - 3


@rule("4.7", "19.2")
def test_the_papal_controller_scores_for_every_catholic_player() -> None:
    state = scene()
    state.cardinals = [FRANCE]
    plain = final_prestige(state, CASTILE)
    assert final_prestige(state, FRANCE) == 2 + 3
    state.state_faith = put(state.state_faith, realm("castile"), MUSLIM)
    assert final_prestige(state, FRANCE) == 2 + 2
    assert final_prestige(state, CASTILE) == plain


@rule("4.7")
def test_some_scenarios_score_growth() -> None:
    state = scene()
    tax = tax_income(state, CASTILE)
    state.scenario = SCENARIOS.index("age_of_reformation")
    state.tax_first[CASTILE] = tax - 4
    assert final_prestige(state, CASTILE) == 4 + 10


@rule("4.7", "17.2.2")
def test_missions_that_are_not_fulfilled_score_nothing() -> None:
    state = scene()
    state.missions[CASTILE] = [MISSIONS.index("castile_1")]
    assert missions_prestige(state, CASTILE) == 0
    settle(state, CASTILE, "gibraltar")
    assert missions_prestige(state, CASTILE) == 2


@rule("4.7")
def test_scoring_moves_the_markers_and_ends_the_game() -> None:
    state = scene()
    state.prestige[:3] = [10, 20, 30]
    t = table(state)
    score(t, LAST_EVENT)
    assert state.prestige[:3] == [
        10 + final_prestige(state, CASTILE),
        20 + final_prestige(state, FRANCE),
        30 + final_prestige(state, AUSTRIA),
    ]
    assert state.ending == LAST_EVENT
    assert len(logged(t, "log-final")) == 3


# -- who wins (2.1) ------------------------------------------------------------------------------


@rule("2.1", "4.7")
def test_most_prestige_wins() -> None:
    state = scene()
    state.prestige[:3] = [10, 30, 20]
    assert result(state) is None
    state.ending = LAST_EVENT
    found = result(state)
    assert found is not None
    assert (found.winners, found.scores) == ((FRANCE,), (10, 30, 20))


@rule("4.7")
def test_ties_go_by_power_then_by_ducats_then_they_share() -> None:
    state = scene()
    state.ending = LAST_EVENT
    state.prestige[:3] = [30, 30, 30]
    state.power[:9] = [1, 0, 0, 0, 2, 0, 0, 0, 2]
    state.ducats[:3] = [50, 3, 4]
    assert winners(state) == (AUSTRIA,)
    state.ducats[FRANCE] = 4
    assert winners(state) == (FRANCE, AUSTRIA)


def winners(state: State) -> tuple[int, ...]:
    found = result(state)
    assert found is not None
    return found.winners


@rule("4.0", "4.7", "4.5.4")
def test_a_game_of_usual_answers_has_four_rounds_an_age() -> None:
    t = open_game("cross_and_crescent")
    usual(t, most=4000)
    assert t.result is not None
    assert t.result.ending == LAST_EVENT
    rounds = [(entry["age"], entry["n"]) for entry in logged(t, "log-round")]
    assert rounds == [(f"age-{age}", n) for age in (1, 2) for n in (1, 2, 3, 4)]


@rule("4.7", "R93")
def test_a_disputed_marriage_counts_as_a_marriage() -> None:
    state = scene()
    plain = final_prestige(state, CASTILE)
    state.disputed = put(state.disputed, realm("portugal"), plus(0, CASTILE))
    assert final_prestige(state, CASTILE) == plain + 1
