"""How bots look at war and peace: whom they attack, what they ask for, and when they settle."""

from greatpowers.games.price_of_power.appraisal_crusade import crusade
from greatpowers.games.price_of_power.appraisal_war import wars
from greatpowers.games.price_of_power.components.world import NOBODY, area, province, realm
from greatpowers.games.price_of_power.judgement import judge, plans
from greatpowers.games.price_of_power.rules import peace
from greatpowers.games.price_of_power.rules.occupation import occupy
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.rules.war import declare_choice
from greatpowers.games.price_of_power.state import ACTIONS, PEACE, State, put
from greatpowers.games.price_of_power.vocabulary import (
    ALL_OF_THEM,
    CALL_CRUSADE,
    DECLARE_ON,
    DECLARE_WAR,
    DONE,
    ENFORCE,
    MARCH,
    MARCH_TO,
    MARCH_WITH,
    PEACE_WITH,
    PICK_UP_FROM,
)
from tests.rules.price_of_power.scenes import (
    begin,
    give_power,
    influence,
    settle,
    stake,
    table,
    warlike,
)

GRANADA = realm("granada")
MILAN = realm("milan")
WAR_ON_GRANADA = [DECLARE_WAR(), DECLARE_ON(GRANADA), DONE()]


def scene(units: int = 4) -> State:
    """Castile next to Granada, on which it has a Claim."""
    s = warlike("castile", "france")
    settle(s, 0, "sevilla", "madrid", "burgos")
    settle(s, 1, "paris")
    s.ruler[0], s.ruler[1] = 0, 1
    s.phase = ACTIONS
    s.turn = 0
    give_power(s, 0, mil=3)
    stake(s, 0, "andalucia")
    add_single(s, 0, area("castile"), units)
    return s


def wars_on_granada(s: State) -> list[list[int]]:
    """Return the proposed plans that begin with a war on Granada."""
    found = [list(plan) for plan in plans(s, 0, "ask-action")]
    return [plan for plan in found if plan[:3] == WAR_ON_GRANADA]


def test_a_weak_neighbour_on_whom_one_has_a_claim_is_considered() -> None:
    assert wars_on_granada(scene())


def test_not_so_one_without_a_reason_or_with_a_powerful_friend() -> None:
    s = scene()
    s.claims[0] = []
    assert not wars_on_granada(s)
    s = scene()
    s.allied = put(s.allied, GRANADA, plus(0, 1))
    add_single(s, 1, area("seine"), 4)
    assert not wars_on_granada(s)
    s = scene()
    s.has_war = False
    assert not wars_on_granada(s)


def test_a_declaration_comes_with_the_march_that_is_free() -> None:
    s = scene()
    found = wars_on_granada(s)
    assert WAR_ON_GRANADA not in found, "that would be half a plan"
    assert [
        *WAR_ON_GRANADA,
        MARCH(area("castile")),
        MARCH_WITH(1),
        PICK_UP_FROM(0),
        ALL_OF_THEM(),
        MARCH_TO(area("andalucia")),
    ] in found
    for plan in found:
        t = table(s.clone(), declare_choice)
        t.answer_all(0, [t.game.vocabulary.options[code] for code in plan])
        assert t.state.war[GRANADA]


def test_where_allies_could_be_called_the_declaration_stands_alone() -> None:
    s = scene()
    s.allied = put(s.allied, realm("portugal"), plus(0, 0))
    influence(s, 0, portugal=2)
    assert wars_on_granada(s) == [WAR_ON_GRANADA]


def test_nobody_is_attacked_when_there_is_no_time_left_for_a_siege() -> None:
    s = scene()
    s.taken[0] = 2
    s.is_ending = True
    s.last_turns = [0, 1]
    assert not wars_on_granada(s)
    s.last_turns = [0, 1, 0]
    assert wars_on_granada(s)


def test_nobody_is_attacked_who_is_too_strong() -> None:
    assert not wars_on_granada(scene(units=2))


def test_a_war_looks_good_with_enough_units_and_bad_without() -> None:
    strong, weak = scene(), scene(units=1)
    for s, is_good in ((strong, True), (weak, False)):
        before = wars(s, 0)
        s.war = put(s.war, GRANADA, plus(0, 0))
        assert (wars(s, 0) > before) is is_good


def test_a_conquered_realm_is_annexed() -> None:
    s = scene()
    s.phase, s.turn = PEACE, NOBODY
    s.war = put(s.war, GRANADA, plus(0, 0))
    for name in ("granada", "gibraltar"):
        occupy(table(s), 0, province(name))
    t = begin(s, peace.TOTAL_VICTORIES, 0)
    known = [list(plan) for plan in plans(s, 0, "ask-term")]
    assert [ENFORCE(6)] in known
    worth = {}
    for plan in known:
        fork = t.fork()
        fork.answer_all(0, [t.game.vocabulary.options[code] for code in plan])
        worth[tuple(plan)] = judge(fork.state, 0)
    assert max(worth, key=lambda each: worth[each]) == (ENFORCE(6),)


def test_peace_is_proposed_with_its_terms() -> None:
    s = scene()
    s.war = put(s.war, MILAN, plus(0, 0))
    occupy(table(s), 0, province("parma"))
    begin(s, peace.WARS_LEFT, 0)
    known = [list(plan) for plan in plans(s, 0, "ask-settle")]
    assert [PEACE_WITH(MILAN), ENFORCE(0)] in known
    assert [PEACE_WITH(MILAN), ENFORCE(1), DONE()] in known


# -- Crusades ------------------------------------------------------------------------------------


def papal_scene(units: int = 4) -> State:
    """Castile next to Granada controls the Curia, and has neither a Claim nor MIL."""
    s = scene(units)
    s.claims[0] = []
    s.cardinals = [0]
    give_power(s, 0, dip=2, mil=1)
    return s


def test_a_crusade_is_considered_where_it_can_be_won() -> None:
    call = [CALL_CRUSADE(area("andalucia")), DECLARE_ON(GRANADA), DONE()]
    assert call in [list(plan) for plan in plans(papal_scene(), 0, "ask-action")]
    assert call not in [list(plan) for plan in plans(papal_scene(units=1), 0, "ask-action")]
    s = papal_scene()
    s.cardinals = []
    assert call not in [list(plan) for plan in plans(s, 0, "ask-action")]


def test_a_crusade_promises_more_the_nearer_it_is_won() -> None:
    promised = []
    for units in (0, 4):
        s = papal_scene(units)
        s.crusade, s.committed = area("andalucia"), plus(0, 0)
        s.war = put(s.war, GRANADA, plus(0, 0))
        promised.append(crusade(s, 0))
    assert promised[0] == -2 < promised[1] < 2
    s.state_faith = put(s.state_faith, GRANADA, s.state_faith[s.realm[0]])
    add_single(s, 0, area("andalucia"))
    assert crusade(s, 0) == 2


def test_nobody_calls_a_crusade_to_leave_it() -> None:
    s = papal_scene()
    s.turn = NOBODY
    before = judge(s, 0)
    s.crusade = area("andalucia")
    assert judge(s, 0) < before
