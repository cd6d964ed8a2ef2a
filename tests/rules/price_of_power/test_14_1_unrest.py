"""14.1 Unrest and 5.5.6 Suppress Unrest."""

from greatpowers.games.price_of_power.components.world import area, province, realm
from greatpowers.games.price_of_power.rules import unrest as rules
from greatpowers.games.price_of_power.rules.ownership import base_tax, manpower
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.state import REBELS, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    cost,
    give_power,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
    teach,
    vassalize,
)


def castile() -> State:
    s = position("castile", "france")
    settle(s, 0, "burgos", "madrid", "murcia", "galicia")
    settle(s, 1, "toulouse")
    vassalize(s, 0, "granada")
    give_power(s, 0, mil=2)
    return s


def rebel(s: State, *names: str) -> None:
    for name in names:
        s.unrest = put(s.unrest, province(name), True)


@rule("14.1")
def test_unrest_turns_a_disc_and_changes_no_income() -> None:
    t = table(castile())
    before = base_tax(t.state, 0), manpower(t.state, 0)
    rules.stir(t, province("madrid"))
    rules.stir(t, province("granada"))
    assert rules.unrest_of(t.state, 0) == [province("madrid"), province("granada")]
    assert (base_tax(t.state, 0), manpower(t.state, 0)) == before
    rules.calm(t, province("madrid"))
    assert rules.unrest_of(t.state, 0) == [province("granada")]


@rule("14.1")
def test_provinces_without_a_player_have_no_unrest() -> None:
    t = table(castile())
    rules.stir(t, province("milano"))
    assert not t.state.unrest[province("milano")]


@rule("14.1")
def test_covered_unrest_does_not_count() -> None:
    s = castile()
    rebel(s, "madrid")
    s.occupier = put(s.occupier, province("madrid"), REBELS)
    assert not rules.unrest_of(s, 0)
    assert not rules.can_stir(s, province("madrid"))


@rule("5.5.6")
def test_suppress_for_one_mil_a_province() -> None:
    s = castile()
    rebel(s, "madrid", "granada", "galicia")
    t = table(s, rules.suppress_choice)
    play(t, "suppress")
    assert refusal(t, "done")[0] == "no-suppress-none-yet"
    assert cost(t, "calm madrid") == 1
    play(t, "calm madrid", "calm granada")
    assert asked(t)[1] == "ask-idle"
    assert power(t.state, 0) == (0, 0, 0)
    assert rules.unrest_of(t.state, 0) == [province("galicia")]


@rule("5.5.6")
def test_where_unrest_cannot_be_suppressed() -> None:
    s = castile()
    rebel(s, "madrid", "galicia", "murcia", "toulouse")
    s.rebels = put(s.rebels, area("leon"), 1)
    s.occupier = put(s.occupier, province("murcia"), REBELS)
    t = table(s, rules.suppress_choice)
    play(t, "suppress")
    assert options(t, "calm") == ["madrid"]
    assert refusal(t, "calm galicia") == ("no-suppress-hostile", "5.5.6")
    assert refusal(t, "calm murcia") == ("no-suppress-occupied", "5.5.6")
    assert refusal(t, "calm toulouse") == ("no-unrest-not-yours", "5.5.6")
    assert refusal(t, "calm burgos") == ("no-unrest-there", "5.5.6")


@rule("5.5.6", "2.4.4")
def test_enemy_units_keep_one_from_suppressing_and_others_do_not() -> None:
    s = castile()
    rebel(s, "madrid")
    add_single(s, 1, area("castile"))
    assert rules.judge_province(s, 0, province("madrid")) is ALLOWED
    s.war = put(s.war, realm("castile"), 0b10)
    assert rules.judge_province(s, 0, province("madrid")) is rules.HOSTILE_UNITS


@rule("5.5.6")
def test_the_action_needs_power_and_unrest() -> None:
    s = castile()
    assert rules.judge_suppress(s, 0) is rules.NOTHING_TO_SUPPRESS
    rebel(s, "madrid")
    give_power(s, 0)
    assert rules.judge_suppress(s, 0).reason == "no-not-enough-mil"


@rule("5.5.6")
def test_an_idea_lets_one_pay_otherwise() -> None:
    s = castile()
    rebel(s, "madrid", "galicia")
    teach(s, 0, "centralization")
    give_power(s, 0, adm=1, mil=1)
    t = table(s, rules.suppress_choice)
    play(t, "suppress", "calm madrid")
    assert asked(t) == (0, "ask-suppress-with")
    play(t, "name_power adm", "calm galicia")
    assert power(t.state, 0) == (0, 0, 0)
