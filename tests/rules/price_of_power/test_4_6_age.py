"""4.6: the end of an Age: Events, Milestones, Ideas, the last player's exchange, Marriages."""

from greatpowers.games.price_of_power.components.cards import (
    EVENT_AGE,
    IDEA_AGE,
    IDEA_TYPE,
    IS_BASIC,
    MILESTONE_AGE,
    idea,
)
from greatpowers.games.price_of_power.components.world import NOBODY, realm
from greatpowers.games.price_of_power.rules.age import (
    END_OF_AGE,
    END_OF_MARRIAGE,
    last_player,
    next_age,
)
from greatpowers.games.price_of_power.rules.ownership import plus, tax_income
from greatpowers.games.price_of_power.rules.rounds import end_round
from greatpowers.games.price_of_power.rules.scoring import GREAT_LEAD, ending_now
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.decade import open_game
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    give_power,
    options,
    play,
    refusal,
    settle,
    table,
)

ENGLAND, CASTILE, FRANCE = range(3)


def scene() -> State:
    """England, Castile and France at the end of the first Age."""
    state = open_game("western_crowns").state
    state.agenda = []
    state.events_gone = state.events + state.row
    state.events = []
    state.row = []
    state.row_ducats = []
    state.face_up = 0
    state.prestige[:3] = [5, 9, 5]
    for who in range(len(state.married)):
        state.married = put(state.married, who, 0)
    return state


def end_age(state: State) -> PriceTable:
    """Open a table at the end of the Age."""
    return begin(state, END_OF_AGE)


# -- new cards -----------------------------------------------------------------------------------


@rule("4.6", "16.0")
def test_the_next_age_has_its_own_events_and_milestones() -> None:
    state = scene()
    end_age(state)
    assert state.age == 2
    assert len(state.events) == 16
    assert {EVENT_AGE[each] for each in state.events} == {2}
    assert {MILESTONE_AGE[each] for each in state.milestones} == {2}


@rule("4.6", "R90")
def test_ideas_that_nobody_knows_are_replaced_the_others_stay() -> None:
    state = scene()
    before = state.grid.copy()
    known = next(each for each in before if not IS_BASIC[each])
    state.knows = put(state.knows, known, plus(0, CASTILE))
    end_age(state)
    basic = [each for each in before if IS_BASIC[each]]
    assert known in state.grid
    assert set(basic) <= set(state.grid)
    replaced = [each for each in before if not IS_BASIC[each] and each != known]
    assert not set(replaced) & set(state.grid)
    for each in replaced:
        assert each in state.idea_decks[IDEA_TYPE[each]]
    assert len(state.grid) == len(before)
    assert [IDEA_TYPE[each] for each in state.grid] == [IDEA_TYPE[each] for each in before]


@rule("4.6", "8.0")
def test_the_ideas_of_the_age_join_their_decks() -> None:
    state = scene()
    end_age(state)
    there = [*state.grid, *(each for deck in state.idea_decks for each in deck)]
    assert idea("mercantilism") in there
    assert max(IDEA_AGE[each] for each in there) == 2


@rule("4.6")
def test_what_milestones_compare_with_is_noted_anew() -> None:
    state = scene()
    settle(state, FRANCE, "rennes", "nantes")
    end_age(state)
    assert state.tax_then[FRANCE] == tax_income(state, FRANCE)


@rule("4.6", "4.5.4")
def test_there_is_no_age_after_the_last() -> None:
    state = scene()
    assert next_age(state) == 2
    state.ages = [1]
    assert next_age(state) == NOBODY


@rule("4.6", "4.7", "R198")
def test_what_the_end_of_an_age_brings_does_not_end_the_game_at_once() -> None:
    state = scene()
    state.prestige[:3] = [99, 9, 5]
    state.married = put(state.married, realm("portugal"), plus(0, ENGLAND))
    give_power(state, ENGLAND, dip=2)
    t = table(state)
    end_round(t, Affair([]))
    play(t, "pass")
    while asked(t)[1] != "ask-idle":
        play(t, options(t)[0])
    assert state.prestige[ENGLAND] == 100
    assert state.age == 2
    assert not state.ending
    assert ending_now(state) == GREAT_LEAD


# -- the last player -----------------------------------------------------------------------------


@rule("4.6")
def test_the_last_player_may_exchange_a_new_idea() -> None:
    state = scene()
    state.prestige[ENGLAND] = 2
    t = end_age(state)
    assert asked(t) == (ENGLAND, "ask-exchange")
    name = options(t, "swap_idea")[0]
    play(t, f"swap_idea {name}")
    other = options(t, "name_idea")[0]
    play(t, f"name_idea {other}")
    assert idea(other) in state.grid
    assert idea(name) in state.idea_decks[IDEA_TYPE[idea(name)]]
    assert state.new_ideas == []


@rule("4.6")
def test_the_last_player_may_exchange_a_milestone() -> None:
    state = scene()
    state.prestige[ENGLAND] = 2
    t = end_age(state)
    name = options(t, "swap_milestone")[0]
    play(t, f"swap_milestone {name}")
    other = options(t, "name_milestone")[0]
    play(t, f"name_milestone {other}")
    assert asked(t)[1] == "ask-idle"


@rule("4.6")
def test_known_and_basic_ideas_are_not_exchanged() -> None:
    state = scene()
    state.prestige[ENGLAND] = 2
    t = end_age(state)
    assert "bureaucracy" not in options(t, "swap_idea")
    play(t, "pass")
    assert asked(t)[1] == "ask-idle"


@rule("4.6")
def test_where_two_are_last_nothing_is_exchanged() -> None:
    state = scene()
    assert last_player(state) == NOBODY
    assert asked(end_age(state))[1] == "ask-idle"


# -- Marriages -----------------------------------------------------------------------------------


def wed(state: State, seat: int, *names: str) -> None:
    """Marry a player into realms; players are married to each other."""
    for name in names:
        who = realm(name)
        state.married = put(state.married, who, plus(state.married[who], seat))
        other = state.seat_of[who]
        if other != NOBODY:
            own = state.realm[seat]
            state.married = put(state.married, own, plus(state.married[own], other))


@rule("4.6", "11.2")
def test_a_marriage_scores_and_one_ends_or_two_dip_are_paid() -> None:
    state = scene()
    wed(state, CASTILE, "portugal", "aragon")
    give_power(state, CASTILE, dip=3)
    t = end_age(state)
    assert state.prestige[:3] == [5, 10, 5]
    assert asked(t) == (CASTILE, "ask-end-marriage")
    assert set(options(t, "end_marriage")) == {"portugal", "aragon"}
    play(t, "keep_marriages")
    assert state.power[CASTILE * 3 + 1] == 1
    assert state.married[realm("aragon")] == plus(0, CASTILE)


@rule("4.6")
def test_who_has_not_two_dip_must_end_one() -> None:
    state = scene()
    wed(state, CASTILE, "portugal")
    give_power(state, CASTILE, dip=1)
    t = end_age(state)
    assert refusal(t, "keep_marriages") == ("no-cannot-keep-marriages", "4.6")
    play(t, "end_marriage portugal")
    assert state.married[realm("portugal")] == 0


@rule("4.6")
def test_a_marriage_with_a_realm_without_a_player_ends_first() -> None:
    state = scene()
    wed(state, CASTILE, "portugal", "france")
    t = begin(state, END_OF_MARRIAGE, CASTILE)
    assert options(t, "end_marriage") == ["portugal"]


@rule("4.6")
def test_who_loses_a_marriage_by_another_still_ends_one() -> None:
    state = scene()
    wed(state, CASTILE, "france")
    wed(state, FRANCE, "provence")
    state.first = CASTILE
    t = end_age(state)
    assert asked(t) == (CASTILE, "ask-end-marriage")
    play(t, "end_marriage france")
    assert asked(t) == (FRANCE, "ask-end-marriage")
    assert options(t, "end_marriage") == ["provence"]


@rule("4.6")
def test_who_has_none_left_owes_nothing() -> None:
    state = scene()
    wed(state, CASTILE, "france")
    state.first = CASTILE
    t = end_age(state)
    play(t, "end_marriage france")
    assert asked(t)[1] == "ask-idle"
