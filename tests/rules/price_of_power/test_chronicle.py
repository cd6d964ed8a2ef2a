"""Where Prestige came from, and the moments at which everybody stops."""

from collections.abc import Mapping
from typing import Any

import pytest

from greatpowers.games.price_of_power.chronicle import (
    CARDS,
    FINAL,
    IDEAS,
    LOSSES,
    MISSIONS,
    WARS,
    chronicle,
)
from greatpowers.games.price_of_power.components.tables import MOST_AUTHORITY
from greatpowers.games.price_of_power.rules import income, scoring
from greatpowers.games.price_of_power.rules.age import open_age
from greatpowers.games.price_of_power.rules.event_deck import reveal
from greatpowers.games.price_of_power.rules.mats import gain_prestige
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.log import Entry
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, table


@pytest.fixture
def t() -> PriceTable:
    """Open a table of France and England without anything on the map."""
    return table(position("france", "england"))


def nothing() -> Affair:
    return Affair([0, 0, 0])


def seen(t: PriceTable, kind: str) -> Mapping[str, Any]:
    """Return what there is to see at the last moment of a kind."""
    found = [line.moment for line in t.log if line.moment is not None and line.moment.kind == kind]
    return found[-1].data


def told(t: PriceTable) -> dict[str, list[int]]:
    return {each["text"]: each["points"] for each in chronicle(t.log, t.state)["sources"]}


@rule("17.0")
def test_prestige_is_told_by_its_source(t: PriceTable) -> None:
    gain_prestige(t, 0, 4, cite="17.2.2")
    gain_prestige(t, 1, 2, cite="8.0")
    gain_prestige(t, 1, -1, cite="16.3")
    assert told(t) == {MISSIONS: [4, 0], IDEAS: [0, 2], CARDS: [0, -1]}


@rule("10.5.3", "11.3.5")
def test_what_a_peace_brings_is_no_penalty(t: PriceTable) -> None:
    gain_prestige(t, 0, 3, cite="10.5.3")
    gain_prestige(t, 1, -2, cite="11.3.5")
    assert told(t) == {WARS: [3, 0], LOSSES: [0, -2]}


@rule("4.7")
def test_it_ends_with_the_prestige_on_the_track_whatever_all_began_with(t: PriceTable) -> None:
    t.state.prestige[0] = 7
    t.state.stability[0] = 2
    t.log.append(Entry(0, "log-round", {"age": "age-1", "n": 1}, None, "4.0"))
    gain_prestige(t, 0, 3, cite="17.3.1")
    scoring.score(t, "last_event")
    chapters = chronicle(t.log, t.state)["chapters"]
    assert [each["kind"] for each in chapters] == ["turn", "end"]
    assert chapters[0]["totals"] == [10, 0]
    assert chapters[-1]["totals"] == t.state.prestige[:2]
    assert told(t)[FINAL] == [4, 0]


@rule("4.4.2")
def test_incomes_are_shown_with_ducats_before_and_after(t: PriceTable) -> None:
    t.state.ducats[0] = 3
    brings = income.income(t.state, 0)
    income.collect(t, nothing())
    first = seen(t, "income")["players"][0]
    assert first["realm"] == "france"
    assert sum(line["number"] for line in first["income"]) == brings
    assert first["ducats"] == [3, t.state.ducats[0]]


@rule("4.4.5")
def test_the_prestige_of_a_round_is_shown_with_its_power_struggles(t: PriceTable) -> None:
    t.state.active_struggles = [0]
    t.state.emperor = 0
    t.state.authority = MOST_AUTHORITY
    income.score_round(t, nothing())
    shown = seen(t, "round")
    assert len(shown["struggles"]) == 1
    for player in shown["players"]:
        before, after = player["prestige"]
        assert sum(line["number"] for line in player["lines"]) == after - before


@rule("4.4.5")
def test_nobody_stops_at_a_round_that_brings_nobody_anything(t: PriceTable) -> None:
    income.score_round(t, nothing())
    assert not [line for line in t.log if line.moment]


@rule("4.7")
def test_the_final_scoring_is_shown_line_by_line(t: PriceTable) -> None:
    t.state.interest[0] = 2
    scoring.score(t, "last_event")
    for player in seen(t, "final")["players"]:
        before, after = player["prestige"]
        assert sum(line["number"] for line in player["lines"]) == after - before


@rule("16.2")
def test_only_open_events_are_named(t: PriceTable) -> None:
    t.state.events = list(range(6))
    reveal(t)
    shown = seen(t, "events")
    assert len(shown["open"]) == t.state.face_up
    assert shown["face_down"] == len(t.state.row) - t.state.face_up


@rule("4.6")
def test_a_new_age_shows_its_milestones_and_ideas() -> None:
    s = position("france", "england")
    s.ages = [1, 2]
    t = table(s)
    open_age(t, nothing())
    shown = seen(t, "age")
    assert shown["age"] == 2
    assert len(shown["milestones"]) == 4
