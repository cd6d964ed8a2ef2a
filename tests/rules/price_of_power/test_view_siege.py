"""What the explanation tells of sieges, under way and to come."""

from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.rules import sieges
from greatpowers.games.price_of_power.rules.ownership import plus
from greatpowers.games.price_of_power.rules.sieges import siege_choice
from greatpowers.games.price_of_power.state import FIRST_PORT, State, put
from greatpowers.games.price_of_power.view_siege import siege_under_way, sieges_to_come
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import cost, give_power, play, settle, table, warlike
from tests.rules.price_of_power.wars import at_war, raise_army

ANDALUCIA = area("andalucia")


def granada() -> State:
    """Castile has beaten Granada and stands in Andalucia."""
    s = warlike("castile", "france", "england")
    settle(s, 0, "sevilla", "cordoba")
    at_war(s, 0, "granada")
    give_power(s, 0, mil=5)
    raise_army(s, 0, ANDALUCIA, infantry=2, cavalry=1)
    s.turn = 0
    return s


@rule("9.8")
def test_a_siege_to_come_is_told_to_whose_turn_it_is() -> None:
    s = granada()
    told = explain(s, 0)["sieges"]["andalucia"]
    assert (told["strength"], told["needed"], told["paid"]) == (2, 0, 0)
    assert told["units"] == {"infantry": 2, "cavalry": 1}
    assert told["halves"]["cavalry"] == 1
    assert set(told["provinces"]) == {"granada", "gibraltar"}
    assert "sieges" not in explain(s, 1)
    assert "siege" not in explain(s, 0)


@rule("9.8", "5.5.2")
def test_prices_and_outcomes_are_those_of_the_rules() -> None:
    t = table(granada(), siege_choice)
    play(t, "besiege_in andalucia")
    told = siege_under_way(t.state)
    assert told is not None
    first = told["provinces"]["granada"]
    assert first["price"] == cost(t, "besiege granada") == 1
    assert (first["tax"], first["units"], first["outcome"]) == (1, 1, "occupied")
    play(t, "besiege granada")
    told = siege_under_way(t.state)
    assert told is not None
    assert told["needed"] == 1
    assert told["provinces"]["granada"]["chosen"]
    assert told["provinces"]["gibraltar"]["price"] == cost(t, "besiege gibraltar")
    for seat in (None, 1, 2):
        assert explain(t.state, seat)["siege"] == told


@rule("9.8")
def test_what_is_too_strong_is_told_with_the_reason() -> None:
    s = warlike("castile", "france", "england")
    at_war(s, 0, "granada")
    give_power(s, 0, mil=5)
    raise_army(s, 0, ANDALUCIA, cavalry=1)
    told = sieges_to_come(s, 0)["andalucia"]["provinces"]["granada"]
    assert (told["allowed"], told["why"], told["cite"]) == (False, sieges.TOO_WEAK.reason, "9.8")


@rule("9.8")
def test_ships_that_would_have_to_leave_a_port_are_named() -> None:
    s = granada()
    port = FIRST_PORT + province("gibraltar")
    s.fleet_at[1] = port
    s.allied = put(s.allied, realm("granada"), plus(0, 1))
    told = sieges_to_come(s, 0)["andalucia"]["provinces"]
    assert (told["gibraltar"]["ships"], told["granada"]["ships"]) == (["france"], [])
    assert s.fleet_at[1] == port
