"""5.1.7 Secret Negotiations, an optional rule: talks in private that are paid for."""

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.rules.conferences import confidants
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    give_power,
    logged,
    options,
    play,
    power,
    refusal,
)
from tests.rules.price_of_power.test_4_2_turns import phase, scene


def turn(dip: int = 3) -> PriceTable:
    """Open a Turn of Castile, of three players, all of whom have taken their Events."""
    s = scene("western_crowns", 0, 1, 2)
    s.has_secret_talks = True
    give_power(s, 1, adm=9, dip=dip)
    return phase(s)


def spoken_to(s: State) -> list[tuple[int, ...] | None]:
    return [confidants(s, seat) for seat in range(3)]


@rule("5.1.7", "R237")
def test_a_talk_costs_a_point_and_lasts_until_the_turn_is_over() -> None:
    t = turn()
    assert spoken_to(t.state) == [(), (), ()]
    assert cost(t, "confer france") == 1
    play(t, "confer france")
    check(t.state)
    assert power(t.state, 1)[1] == 2
    assert logged(t, "log-confers") == [{"power": "realm-castile", "target": "realm-france"}]
    assert spoken_to(t.state) == [(), (2,), (1,)]
    assert asked(t) == (1, "ask-action"), "it takes no Turn"
    play(t, "stabilize")
    assert spoken_to(t.state) == [(), (2,), (1,)]
    play(t, "done")
    assert spoken_to(t.state) == [(), (), ()]


@rule("5.1.7", "R237")
def test_each_other_player_is_paid_for_apart_and_only_once() -> None:
    t = turn(dip=2)
    play(t, "confer france")
    assert refusal(t, "confer france") == ("no-confer-already", "5.1.7")
    play(t, "confer england")
    assert spoken_to(t.state) == [(1,), (0, 2), (1,)]


@rule("5.1.7")
def test_who_has_no_power_for_it_talks_before_all() -> None:
    t = turn(dip=0)
    assert refusal(t, "confer france")[0] == "no-not-enough-dip"


@rule("5.1.7", "R237")
def test_nobody_takes_a_talk_back_that_may_have_been_had() -> None:
    t = turn()
    play(t, "confer france")
    assert t.undoable(1) == 0


@rule("5.1.7", "R237")
def test_without_the_rule_and_after_the_game_the_table_decides() -> None:
    t = turn()
    t.state.ending = "last_event"
    assert spoken_to(t.state) == [None, None, None]
    s = scene("western_crowns", 0, 1, 2)
    plain = phase(s)
    assert options(plain, "confer") == []
    assert GAME.confidants(s, 0) is None
