"""What is seen when a turn is scored and when a theater is over."""

from typing import Any

from greatpowers.games.imperial_struggle.chronicle import chronicle
from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE
from greatpowers.games.imperial_struggle.moments import (
    ScoredRow,
    ScoringMoment,
    finally_scored,
    scored,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.battery.test_moments import played
from tests.rules.imperial_struggle.scenes import cabinet, conflict
from tests.rules.imperial_struggle.turns import awards, bare_position, demand, put


def moments(kind: str) -> list[Any]:
    found = [line.moment for line in played("imperial_struggle", 3).log]
    return [each.data for each in found if each is not None and each.kind == kind]


@rule("4.1.12")
def test_the_rows_of_a_scoring_lead_from_the_marker_before_to_the_one_after() -> None:
    for told in (*moments("scoring"), *moments("final")):
        stands = told["before"]["vp"]
        for row in told["rows"]:
            stands += row["change"]
            assert row["stands"] == stands
            assert (row["winner"] is None) <= (row["change"] == 0)
        assert stands == told["after"]["vp"]


@rule("7.1")
def test_every_theater_of_a_war_is_a_moment_with_the_strengths_that_were_compared() -> None:
    told = moments("theater")
    assert [each["number"] for each in told][:4] == [1, 2, 3, 4]
    for each in told:
        sides = {
            side: each["told"][side]["army"] + each["told"][side]["board"] for side in ("fr", "br")
        }
        assert each["told"]["settled"]
        assert abs(sides["fr"] - sides["br"]) == each["told"]["margin"]
        lines = sum(line["number"] for line in each["told"]["fr"]["lines"])
        assert lines == each["told"]["fr"]["board"]


def rows_of(state: State) -> dict[str, ScoredRow]:
    return {row["id"]: row for row in scored([state, state])["rows"]}


@rule("4.1.12", "3.9")
def test_a_row_says_what_was_at_stake_before_ministries_changed_it() -> None:
    state = bare_position()
    awards(state, europe="award_0_trp_a", india="award_2_by2")
    put(state, FRANCE, ["bavaria", "plassey"])
    cabinet(state, "court_of_the_sun_king")
    rows = rows_of(state)
    europe, india = rows["europe"], rows["india"]
    assert europe["stake"] == {"vp": 0, "treaty": 1, "debt": 0, "per": 0, "most": 0}
    assert (europe["winner"], europe["vp"], europe["treaty"]) == ("fr", 1, 1)
    assert europe["ministries"] == ["court_of_the_sun_king"]
    assert (india["stake"]["vp"], india["margin"], india["lead"]) == (2, 2, 1)
    assert (india["winner"], india["ministries"]) == (None, [])


def places_of(told: ScoringMoment) -> dict[str, list[str]]:
    return {each["row"]: each["places"] for each in told["placed"]}


@rule("4.1.12", "3.9")
def test_a_row_lies_where_its_spaces_count() -> None:
    state = bare_position()
    demand(state, "sugar")
    put(state, FRANCE, ["havana", "plassey", "bavaria"])
    put(state, BRITAIN, ["calicut", "jamaica"])
    conflict(state, "plassey")
    places = places_of(scored([state, state]))
    assert places["region india"] == ["space-calicut"]
    assert "space-bavaria" in places["region europe"]
    assert {"space-havana", "space-jamaica"} <= set(places["region caribbean"])
    for row in scored([state, state])["rows"]:
        if row["kind"] in ("region", "prestige", "commodity"):
            counted = row["tally"]["fr"] + row["tally"]["br"]
            assert len(places.get(f"{row['kind']} {row['id']}", [])) == counted


@rule("4.1.12", "R71", "R81")
def test_paid_ministries_lie_where_they_are_paid_for() -> None:
    state = bare_position(4)
    cabinet(state, "voltaire")
    put(state, FRANCE, ["ireland_prestige", "scotland_prestige"])
    places = places_of(scored([state, state]))
    paid = ["space-ireland_prestige", "space-scotland_prestige"]
    assert sorted(places["ministry voltaire"]) == paid


@rule("11.0")
def test_conquests_lie_where_they_were_made() -> None:
    state = bare_position(6)
    put(state, BRITAIN, ["guadeloupe"])
    told = finally_scored([state, state])
    assert places_of(told)["territories power-br"] == ["space-guadeloupe"]
    assert told["points"]


@rule("4.1.12")
def test_points_change_hands_where_the_marker_moves_though_it_comes_back() -> None:
    for told in moments("scoring"):
        assert told["points"] == any(row["change"] for row in told["rows"])
    state = bare_position()
    assert not scored([state, state])["points"]


@rule("7.1")
def test_a_side_of_a_theater_stands_where_its_strength_comes_from() -> None:
    for told in moments("theater"):
        places = {each["row"]: each["places"] for each in told["placed"]}
        for side in ("fr", "br"):
            lines = told["told"][side]["lines"]
            named = [line["args"].get("where", line["args"].get("what")) for line in lines]
            spaces = {name for name in named if name and name.startswith("space-")}
            assert set(places.get(side, [])) == spaces
    assert any(told["placed"] for told in moments("theater"))


@rule("4.1.12", "3.2.2")
def test_the_debt_that_comes_with_a_demand_is_at_stake_too() -> None:
    state = bare_position()
    demand(state, "fish")
    fish = rows_of(state)["fish"]
    assert (fish["stake"]["vp"], fish["stake"]["debt"]) == (2, 1)
    assert fish["winner"] is None


@rule("4.1.12", "R71", "R81")
def test_ministries_that_are_paid_stand_last_with_what_each_thing_pays() -> None:
    state = bare_position(4)
    cabinet(state, "voltaire")
    put(state, FRANCE, ["ireland_prestige", "scotland_prestige"])
    row = scored([state, state])["rows"][-1]
    assert (row["kind"], row["id"], row["winner"]) == ("ministry", "voltaire", "fr")
    assert row["stake"] == {"vp": 0, "treaty": 1, "debt": 0, "per": 1, "most": 3}
    assert (row["treaty"], row["change"]) == (2, 0)


@rule("11.0")
def test_final_scoring_says_what_debt_and_conquests_are_worth() -> None:
    state = bare_position(6)
    put(state, BRITAIN, ["guadeloupe"])
    rows = {row["id"]: row for row in finally_scored([state, state])["rows"]}
    assert rows["debt"]["stake"] == {"vp": 1, "treaty": 0, "debt": 0, "per": 2, "most": 4}
    conquests = rows["power-br"]
    assert conquests["stake"] == {"vp": 2, "treaty": 0, "debt": 0, "per": 1, "most": 0}
    assert (conquests["vp"], conquests["winner"]) == (2, "br")


def test_the_chronicle_ends_where_the_marker_stands() -> None:
    table = played("imperial_struggle", 3)
    assert chronicle(table.log, table.state)["chapters"][-1]["marker"] == table.state.vp


def test_what_both_sides_hold_is_counted_as_the_rules_count_it() -> None:
    state = bare_position()
    put(state, FRANCE, ["havana", "plassey", "bavaria"])
    put(state, BRITAIN, ["calicut", "gibraltar"])
    conflict(state, "plassey")
    state.debt, state.limit, state.treaty = [2, 3], [6, 8], [1, 4]
    held = {each["text"]: each for each in chronicle([], state)["holdings"]}
    assert held["held-markets"]["counts"] == [1, 1]
    assert held["held-politicals"]["counts"] == [1, 0]
    assert held["held-territories"]["counts"] == [0, 1]
    assert held["held-treaty-points"]["counts"] == [1, 4]
    assert (held["held-debt"]["counts"], held["held-debt"]["limits"]) == ([2, 3], [6, 8])
