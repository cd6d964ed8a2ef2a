"""What is seen when a turn is scored and when a theater is over."""

from typing import Any

from greatpowers.kernel.rule import rule
from tests.battery.test_moments import played


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
