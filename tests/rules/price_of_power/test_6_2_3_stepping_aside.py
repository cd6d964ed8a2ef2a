"""6.2.3 One Step Ahead, the Reaction to an Enemy who marches in."""

import json

from greatpowers.games.price_of_power.components.tables import ARTILLERY, INFANTRY, REGULAR
from greatpowers.games.price_of_power.components.world import area, realm
from greatpowers.games.price_of_power.rules import stepping_aside as rules
from greatpowers.games.price_of_power.rules.activation import march_choice
from greatpowers.games.price_of_power.rules.units import add_single, add_to_army, area_of, singles
from greatpowers.games.price_of_power.state import PriceTable, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    deal,
    give_power,
    logged,
    options,
    play,
    power,
    refusal,
    settle,
    table,
    warlike,
)

CASTILE, LEON, ANDALUCIA, ARAGON = (
    area("castile"),
    area("leon"),
    area("andalucia"),
    area("aragon"),
)


def invasion() -> State:
    """France in Aragon, which it owns, at war with Castile, whose Army stands in Castile."""
    s = warlike("france", "castile")
    settle(s, 0, "paris", "valencia", "zaragoza", "barcelona", "baleares", "navarra")
    settle(s, 1, "burgos", "madrid", "murcia", "galicia", "salamanca", "sevilla", "cordoba")
    give_power(s, 0, mil=5)
    give_power(s, 1, mil=3)
    s.war = put(s.war, realm("castile"), 1)
    for _ in range(4):
        add_to_army(s, 0, 0, ARAGON, REGULAR, INFANTRY)
        add_to_army(s, 1, 0, CASTILE, REGULAR, INFANTRY)
    return s


@rule("6.2.3", "R18")
def test_an_army_steps_aside_before_the_enemy_enters() -> None:
    s = invasion()
    (card,) = deal(s, 1, "one_step_ahead_1")
    t = table(s, march_choice)
    play(t, "march aragon", "march_with 1", "march_to castile")
    assert asked(t) == (1, "ask-step-aside")
    assert refusal(t, "react_with one_step_ahead_2") == ("no-step-not-in-hand", "6.2.3")
    assert cost(t, "react_with one_step_ahead_1") == 1
    assert area_of(t.state, 0, 0) == ARAGON, "France is not there yet"
    play(t, "react_with one_step_ahead_1")
    assert asked(t) == (1, "ask-step-to")
    assert options(t) == ["march_to leon", "march_to andalucia"]
    play(t, "march_to leon")
    s = t.state
    assert area_of(s, 1, 0) == LEON
    assert area_of(s, 0, 0) == CASTILE
    assert power(s, 1) == (0, 0, 2)
    assert card not in s.hand[1]
    assert not logged(t, "log-battle-attacks"), "nobody is left to fight"


@rule("6.2.3", "R17")
def test_who_has_no_such_card_is_asked_all_the_same() -> None:
    s = invasion()
    deal(s, 1, "forced_march_1")
    t = table(s, march_choice)
    play(t, "march aragon", "march_with 1", "march_to castile")
    assert options(t) == ["pass"]
    assert refusal(t, "react_with one_step_ahead_1") == ("no-step-card", "6.2.3")
    play(t, "pass")
    assert logged(t, "log-battle-attacks")


@rule("6.2.3")
def test_without_cards_power_or_an_army_nobody_is_asked() -> None:
    s = invasion()
    assert not rules.might_step(s, 1, CASTILE)
    deal(s, 1, "one_step_ahead_1")
    assert rules.might_step(s, 1, CASTILE)
    assert not rules.might_step(s, 1, LEON)
    give_power(s, 1)
    assert not rules.might_step(s, 1, CASTILE)


@rule("9.10.1", "6.2.3")
def test_slow_armies_and_single_units_stay() -> None:
    s = invasion()
    deal(s, 1, "one_step_ahead_1")
    add_single(s, 1, CASTILE)
    add_to_army(s, 1, 1, CASTILE, REGULAR, ARTILLERY)
    assert rules.nimble(s, 1, CASTILE) == [1]
    t = table(s, march_choice)
    play(t, "march aragon", "march_with 1", "march_to castile", "react_with one_step_ahead_1")
    play(t, "march_to leon")
    assert singles(s, 1, CASTILE) == 1
    assert logged(t, "log-battle-attacks"), "the others are attacked"


@rule("6.2.3", "R110")
def test_nobody_steps_into_a_battle() -> None:
    s = invasion()
    s.rebels = put(s.rebels, LEON, 1)
    s.war = put(s.war, realm("granada"), 2)
    assert rules.judge_step(s, 1, 1, CASTILE, LEON) is rules.FIGHT_THERE
    assert rules.judge_step(s, 1, 1, CASTILE, ANDALUCIA) is rules.FIGHT_THERE
    assert rules.judge_step(s, 1, 1, CASTILE, ARAGON) is rules.FIGHT_THERE
    assert not rules.nimble(s, 1, CASTILE)


@rule("6.2.3", "R18")
def test_two_armies_may_leave_with_two_cards() -> None:
    s = invasion()
    deal(s, 1, "one_step_ahead_1", "one_step_ahead_2")
    add_to_army(s, 1, 1, CASTILE, REGULAR, INFANTRY)
    t = table(s, march_choice)
    play(t, "march aragon", "march_with 1", "march_to castile", "react_with one_step_ahead_1")
    assert asked(t) == (1, "ask-march-with")
    play(t, "march_with 2", "march_to leon", "react_with one_step_ahead_2", "march_to leon")
    s = t.state
    assert area_of(s, 1, 0) == area_of(s, 1, 1) == LEON
    assert not logged(t, "log-battle-attacks")


@rule("9.5.1", "6.2.3")
def test_a_march_can_be_forked_and_looked_back_on_at_every_answer() -> None:
    """From the Action over a Reaction of the Enemy to the Battle with whoever stays."""
    s = invasion()
    deal(s, 1, "one_step_ahead_1")
    add_single(s, 0, ARAGON, 2)
    add_single(s, 1, CASTILE)
    t = table(s, march_choice)
    answers = (
        "march_with 1",
        "pick_up_from single",
        "pick_up regular_infantry",
        "done",
        "march_to castile",
        "react_with one_step_ahead_1",
        "march_to leon",
    )
    play(t, "march aragon")
    stood = []
    for answer in answers:
        stood.append((t.position, seen(t)))
        fork = t.fork()
        assert seen(fork) == seen(t)
        play(fork, answer)
        play(t, answer)
        fork.close()
    assert logged(t, "log-battle-attacks")
    for position, then in stood:
        assert seen(t.at(position)) == then


def seen(t: PriceTable) -> tuple[str, tuple[int, str], list[str]]:
    """Return what lies on a table, who is asked what, and what may be answered."""
    return json.dumps(t.state.data()), asked(t), options(t)
