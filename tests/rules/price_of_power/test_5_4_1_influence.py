"""5.4.1 and 11.1 Influence."""

from greatpowers.games.price_of_power.components.world import AREAS, area, realm
from greatpowers.games.price_of_power.rules import influence as rules
from greatpowers.games.price_of_power.rules.geography import influence_reach
from greatpowers.games.price_of_power.state import IMPERIAL, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    influence,
    options,
    play,
    position,
    power,
    refusal,
    settle,
    table,
    teach,
)


def france() -> State:
    """France with Languedoc, and one Influence in Lombardy beside two of Austria."""
    s = position("france", "austria")
    settle(s, 0, "toulouse", "montpellier")
    settle(s, 1, "wien")
    influence(s, 0, lombardy=1)
    influence(s, 1, lombardy=2)
    give_power(s, 0, dip=3)
    s.ducats[0] = 10
    rules.open_turn(s, 0)
    return s


def of(s: State, seat: int, name: str) -> int:
    return rules.of(s, seat, area(name))


@rule("5.4.1", "11.1", "R7")
def test_e12_france_spreads_influence_in_italy() -> None:
    t = table(france(), rules.influence_choice)
    play(t, "influence", "influence_in lombardy")
    assert "naples" not in options(t, "influence_in")
    assert refusal(t, "influence_in naples") == ("no-influence-out-of-reach", "5.4.1")
    assert refusal(t, "influence_in dalmatia") == ("no-influence-out-of-reach", "5.4.1")
    play(t, "influence_in lombardy")
    assert refusal(t, "influence_in lombardy")[0] == "no-influence-enough-this-turn"
    assert rules.in_all(t.state, area("lombardy")) == 5
    play(t, "influence_for_ducats central_italy", "influence_for_ducats corsica_sardinia", "done")
    assert power(t.state, 0) == (0, 1, 0)
    assert t.state.ducats[0] == 4
    assert [of(t.state, 0, each) for each in ("central_italy", "corsica_sardinia")] == [1, 1]


@rule("2.4.1", "R7")
def test_a_town_reaches_over_the_sea_from_a_port_only_and_influence_from_any_coast() -> None:
    s = position("france", "england")
    settle(s, 0, "paris")
    assert not influence_reach(s, 0)[area("east_anglia")]
    settle(s, 0, "picardie")
    assert influence_reach(s, 0)[area("east_anglia")]
    s = position("france", "england")
    s.influence[0] = [area("corsica_sardinia")]
    assert influence_reach(s, 0)[area("central_italy")]


@rule("5.4.1")
def test_the_first_cube_costs_power_and_the_further_ones_may_cost_ducats() -> None:
    t = table(france(), rules.influence_choice)
    play(t, "influence")
    assert refusal(t, "influence_for_ducats lombardy") == (
        "no-influence-first-costs-power",
        "5.4.1",
    )
    assert refusal(t, "done")[0] == "no-influence-none-placed"
    assert cost(t, "influence_in lombardy") == 1
    play(t, "influence_in lombardy")
    assert bill(t, "influence_for_ducats central_italy") == [("bill-influence-ducats", 3)]


@rule("5.4.1")
def test_an_idea_changes_the_price_in_ducats_and_the_limit_an_area() -> None:
    s = france()
    s.spread = [area("central_italy")] * 2
    assert rules.judge_area(s, 0, area("central_italy")) is rules.ENOUGH_THIS_TURN
    assert rules.ducat_price(s, 0) == 3
    teach(s, 0, "diplomatic_corps")
    assert rules.judge_area(s, 0, area("central_italy")) is ALLOWED
    assert rules.ducat_price(s, 0) == 2


@rule("5.4.1")
def test_what_is_placed_in_a_turn_does_not_extend_the_reach() -> None:
    t = table(france(), rules.influence_choice)
    play(t, "influence", "influence_in central_italy")
    assert influence_reach(t.state, 0)[area("naples")]
    assert refusal(t, "influence_in naples") == ("no-influence-out-of-reach", "5.4.1")


@rule("11.1")
def test_a_full_area_takes_no_more() -> None:
    s = france()
    s.influence[IMPERIAL] += [area("lombardy")] * 2
    assert rules.room(s, area("lombardy")) == 0
    assert rules.judge_area(s, 0, area("lombardy")) is rules.FULL


@rule("11.1.2", "5.4.1")
def test_no_influence_overseas() -> None:
    s = france()
    assert rules.judge_area(s, 0, area("canada")) is rules.OVERSEAS


@rule("11.1.1")
def test_no_influence_where_players_own_everything_and_what_is_there_goes() -> None:
    s = position("england", "france")
    settle(s, 0, "northumberland", "york")
    influence(s, 1, northumbria=2)
    s.influence[IMPERIAL] += [area("northumbria")]
    t = table(s)
    assert rules.judge_ground(s, area("northumbria")) is ALLOWED
    rules.leave_players_areas(t)
    assert of(t.state, 1, "northumbria") == 2
    settle(t.state, 0, "lancashire")
    assert rules.judge_ground(t.state, area("northumbria")) is rules.ALL_PLAYERS
    rules.leave_players_areas(t)
    assert rules.in_all(t.state, area("northumbria")) == 0


@rule("5.4.1")
def test_the_action_needs_power_and_an_area() -> None:
    s = france()
    give_power(s, 0, dip=0)
    assert rules.judge_influence(s, 0).reason == "no-not-enough-dip"
    give_power(s, 0, dip=1)
    assert rules.judge_influence(s, 0)
    s.reach = (False,) * len(AREAS)
    assert rules.judge_influence(s, 0) is rules.NO_AREA_LEFT


@rule("5.4.1")
def test_the_action_ends_by_itself_when_nothing_can_be_paid() -> None:
    s = france()
    give_power(s, 0, dip=1)
    s.ducats[0] = 2
    t = table(s, rules.influence_choice)
    play(t, "influence", "influence_in lombardy")
    assert asked(t)[1] == "ask-idle"


@rule("11.1")
def test_who_loses_some_influence_chooses_which() -> None:
    s = position("france")
    influence(s, 0, lombardy=2, central_italy=1)
    t = begin(s, rules.LOSE, 0, 2, area("lombardy"), area("central_italy"))
    assert options(t) == ["give_up_influence central_italy", "give_up_influence lombardy"]
    play(t, "give_up_influence lombardy", "give_up_influence central_italy")
    assert [of(t.state, 0, each) for each in ("lombardy", "central_italy")] == [1, 0]
    assert asked(t)[1] == "ask-idle"


@rule("11.1")
def test_who_loses_all_influence_is_not_asked() -> None:
    s = position("france")
    influence(s, 0, lombardy=2, central_italy=1)
    t = begin(s, rules.LOSE, 0, 5, area("lombardy"), area("central_italy"))
    assert asked(t)[1] == "ask-idle"
    assert of(t.state, 0, "lombardy") + of(t.state, 0, "central_italy") == 0


@rule("11.1", "11.2.1")
def test_a_marriage_counts_as_influence_in_a_realm() -> None:
    s = position("france")
    influence(s, 0, lombardy=2)
    assert rules.in_realm(s, 0, realm("milan")) == 2
    s.married = put(s.married, realm("milan"), 1)
    assert rules.in_realm(s, 0, realm("milan")) == 3
    s.married = put(s.married, realm("milan"), 0)
    s.disputed = put(s.disputed, realm("milan"), 1)
    assert rules.in_realm(s, 0, realm("milan")) == 3
