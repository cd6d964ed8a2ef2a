"""What the rules make of the table as a seat knows it: the forecast, the war, prices, bonuses."""

from typing import Any

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    EUROPE,
    FRANCE,
    NOBODY,
    WAR_THEATERS,
    advantage,
    space,
)
from greatpowers.games.imperial_struggle.explain import Forecast, TheaterToCome, explain
from greatpowers.games.imperial_struggle.rules import military, scoring, war
from greatpowers.games.imperial_struggle.rules.economic import HUGUENOTS, market_cost
from greatpowers.games.imperial_struggle.rules.scoring import scoring_phase
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.bill import Bill, total
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import (
    cabinet,
    conflict,
    do,
    flag,
    hand,
    position,
    price,
    round_of,
)
from tests.rules.imperial_struggle.war_scenes import before_theater, fight, lay


def awarded(turn: int = 1) -> State:
    """Return the start position with an Award in every Region."""
    state = position(turn)
    state.award = [0, 1, 2, 3]
    return state


def forecast(state: State, seat: int | None = None) -> Forecast:
    return explain(state, seat)["forecast"]


# -- the mutation proof: a changed rule changes what is told, with no edit elsewhere -----------


def test_a_changed_rule_changes_the_forecast(monkeypatch: pytest.MonkeyPatch) -> None:
    state = awarded()
    flag(state, BRITAIN, "sweden", "russia")
    before = forecast(state)
    assert (before["prestige"]["winner"], before["prestige"]["vp"]) == ("br", 2)
    monkeypatch.setattr(scoring, "PRESTIGE_VP", 3)
    after = forecast(state)
    assert after["prestige"]["vp"] == 3
    assert after["vp"] == before["vp"] - 1


def test_a_changed_rule_changes_the_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position()
    state.byng = 0
    before = theater_of(state, 0)["br"]["board"]
    monkeypatch.setattr(war, "MARKER_STRENGTH", 5)
    assert theater_of(state, 0)["br"]["board"] == before + 3


def test_a_changed_rule_changes_the_bill(monkeypatch: pytest.MonkeyPatch) -> None:
    table = round_of(FRANCE, "m4_e2_b")
    assert lines(table, "construct plain") == [("bill-squadron", 4)]
    monkeypatch.setattr(military, "SQUADRON_COST", 3)
    assert lines(table, "construct plain") == [("bill-squadron", 3)]


# -- scoring -----------------------------------------------------------------------------------


@rule("4.1.12")
def test_4_1_12_the_forecast_is_what_scoring_gives() -> None:
    compared = 0
    for seed in range(3):
        table = Table.open(GAME, None, seed)
        while table.asks():
            if table.position % 25 == 0 and -1 not in table.state.award:
                told = forecast(table.state)
                fork = table.fork()
                sweeper = scoring_phase(fork)
                s = fork.state
                assert (told["vp"], told["sweep"]) == (s.vp, ("fr", "br", None)[sweeper])
                assert told["debt"] == {"fr": s.debt[FRANCE], "br": s.debt[BRITAIN]}
                assert told["treaty"] == {"fr": s.treaty[FRANCE], "br": s.treaty[BRITAIN]}
                compared += 1
            asked = table.asks()[0].seat
            table.answer(asked, table.default(asked))
    assert compared > 5


@rule("4.1.12")
def test_4_1_12_a_forecast_changes_nothing() -> None:
    state = awarded()
    before = state.clone().data()
    forecast(state)
    assert state.data() == before


@rule("4.1.12")
def test_4_1_12_before_awards_are_drawn_prestige_alone_is_foretold() -> None:
    state = position()
    flag(state, BRITAIN, "sweden", "russia")
    told = forecast(state)
    assert (told["awards"], told["demand"], told["sweep"]) == ([], [], None)
    assert (told["prestige"]["winner"], told["prestige"]["vp"]) == ("br", 2)
    assert told["vp"] == state.vp - 2


@rule("4.1.12", "R100")
def test_r100_a_ministry_counts_once_it_lies_open_for_everybody() -> None:
    state = awarded()
    flag(state, FRANCE, "sweden", "russia", "scotland_prestige")
    plain = forecast(state)["awards"][EUROPE]
    assert plain["winner"] == "fr"
    for face_up in (False, True):
        cabinet(state, "court_of_the_sun_king", face_up=face_up)
        for seat in (FRANCE, BRITAIN, None):
            assert forecast(state, seat)["awards"][EUROPE]["vp"] == plain["vp"] + face_up


@rule("4.1.12")
def test_4_1_12_ministries_that_score_on_their_own_are_named() -> None:
    state = awarded(4)
    assert forecast(state)["extras"] == []
    cabinet(state, "voltaire", "east_india_company")
    flag(state, FRANCE, "spain_prestige_2")
    state.holder[advantage("rum")] = BRITAIN
    extras = forecast(state)["extras"]
    assert [(each["ministry"], each["power"]) for each in extras] == [
        ("voltaire", "fr"),
        ("east_india_company", "br"),
    ]
    assert extras[0]["treaty"] > 0
    assert extras[1]["vp"] > 0


# -- war ---------------------------------------------------------------------------------------


def theater_of(state: State, number: int, seat: int | None = None) -> TheaterToCome:
    return explain(state, seat)["theaters"][WAR_THEATERS[state.war][number].id]


@rule("7.1.3")
def test_7_1_3_every_line_of_a_side_is_told() -> None:
    state = before_theater("wss_queen_annes_war", empty=True)
    flag(state, FRANCE, "louisbourg", "gulf_of_maine")
    flag(state, BRITAIN, "halifax", "hudson_valley")
    state.damaged[space("halifax")] = True
    conflict(state, "hudson_valley")
    told = theater_of(state, state.theater)
    said = [(line["text"], line["number"]) for line in told["fr"]["lines"]]
    assert said == [
        ("bill-strength-conflict", 1),
        ("bill-strength-fort", 1),
        ("bill-strength-squadron", 1),
    ]
    assert told["fr"]["board"] == 3
    assert told["br"]["lines"] == [
        {"text": "bill-strength-damaged", "args": {"what": "space-halifax"}, "number": 0}
    ]


@rule("7.1.1", "R100")
def test_r100_tiles_count_for_those_who_know_them() -> None:
    state = before_theater("wss_central_europe", empty=True)
    lay(state, "fr_basic_01", "br_basic_01")
    for seat, hidden in ((FRANCE, (0, 1)), (BRITAIN, (1, 0)), (None, (1, 1))):
        told = theater_of(state, 0, seat)
        assert (told["fr"]["hidden"], told["br"]["hidden"]) == hidden
        assert (told["certain"], told["leader"], told["row"]) == (False, None, None)
    state.revealed = 1
    assert theater_of(state, 0)["certain"]


@rule("7.1.4", "7.2")
def test_7_1_4_a_theater_keeps_the_numbers_of_its_battle() -> None:
    state = before_theater("wss_central_europe", empty=True)
    flag(state, FRANCE, "bavaria", "austria_alliance_2")
    lay(state, "fr_basic_04", "br_basic_04")
    table = fight(state)
    told = theater_of(table.state, 0)
    assert (told["settled"], told["leader"], told["margin"], told["row"]) == (True, "fr", 2, 1)
    flag(table.state, BRITAIN, "bavaria")
    again = theater_of(table.state, 0)
    assert again["fr"]["lines"] == [{"text": "bill-strength-board", "args": {}, "number": 2}]
    assert (again["leader"], again["margin"]) == ("fr", 2)


# -- prices ------------------------------------------------------------------------------------


def lines(table: Table[Any], option: str) -> list[tuple[str, int]]:
    """Return the bill of an option, which must add up to its price."""
    bill = table.bill(table.asks()[0].seat, option)
    assert total(bill) == price(table, option)
    return [(line.text, line.number) for line in bill]


@rule("5.4.2", "5.3.4")
def test_5_4_2_a_bill_names_conflict_and_a_further_region() -> None:
    state = position()
    flag(state, FRANCE, "cumberland")
    conflict(state, "cumberland")
    table = round_of(BRITAIN, "e3_d2", state)
    assert [text for text, _ in lines(table, "shift antigua")] == ["bill-printed"]
    do(table, "shift antigua")
    assert [text for text, _ in lines(table, "shift cumberland")] == [
        "bill-printed",
        "bill-conflict-sets-1",
        "bill-not-protected",
        "bill-further-region",
    ]


@rule("5.4.2", "3.2.8")
def test_5_4_2_a_bill_names_the_protector() -> None:
    state = position()
    flag(state, FRANCE, "martinique", "antilles_channel")
    bill: Bill = []
    assert market_cost(state, space("martinique"), bill) == total(bill)
    assert bill[-1].args == {"space": "space-antilles_channel"}


@rule("8.2", "R83", "5.4.2")
def test_8_2_a_bill_names_advantages_and_huguenots_but_never_falls_below_one() -> None:
    state = position()
    state.vouchers = [HUGUENOTS, HUGUENOTS, advantage("raids_and_incursions")]
    bill: Bill = []
    assert market_cost(state, space("havana"), bill) == total(bill) == 1
    assert bill[-1].text == "bill-at-least-1"
    named = {line.args.get("what") for line in bill}
    assert named >= {"bill-huguenots", "advantage-raids_and_incursions"}


# -- cards and the rest ------------------------------------------------------------------------


@rule("3.4.3", "R100")
def test_3_4_3_a_bonus_is_met_hidden_or_unmet() -> None:
    state = position()
    card, minister = "native_american_alliances", "new_world_huguenots"
    hand(state, FRANCE, card)
    hand(state, BRITAIN, "tax_reform")
    assert explain(state, FRANCE)["bonuses"] == {card: "unmet"}
    cabinet(state, minister, face_up=False)
    assert explain(state, FRANCE)["bonuses"] == {card: "hidden"}
    cabinet(state, minister)
    assert explain(state, FRANCE)["bonuses"] == {card: "met"}
    assert explain(state, None)["bonuses"] == {}


def test_what_is_closed_protected_or_suspended() -> None:
    state = position()
    flag(state, FRANCE, "martinique", "antilles_channel")
    told = explain(state, None)
    assert "usa_prestige_2" in told["closed"]
    assert "martinique" in told["protected"]
    assert told["suspended"] == []
    conflict(state, "west_bengal")
    assert explain(state, None)["suspended"]


def test_points_left_and_room_for_debt() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    assert explain(table.state, FRANCE)["points"] == {
        "economic": 4,
        "diplomatic": 2,
        "military": 0,
    }
    table.state.debt = [2, 9]
    assert explain(table.state, FRANCE)["debt_room"] == {"fr": 4, "br": 0}


@rule("4.1.10")
def test_what_the_end_of_the_turn_takes_of_treaty_points() -> None:
    state = round_of(FRANCE, "e4_d2_a").state
    state.treaty = [6, 4]
    assert explain(state, FRANCE)["treaty_excess"] == {"fr": 2, "br": 0}


def test_the_board_strength_of_a_war_is_that_of_all_its_theaters() -> None:
    told = explain(round_of(FRANCE, "e4_d2_a").state, FRANCE)
    british = [theater["br"]["board"] for theater in told["theaters"].values()]
    assert sum(british) > 0
    assert told["board_strength"]["br"] == sum(british)


@rule("3.2.8", "3.8")
def test_3_2_8_a_shift_takes_an_empty_space_or_costs_the_enemy_one() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    state = table.state
    flag(state, FRANCE, "martinique")
    flag(state, BRITAIN, "antigua", "santiago")
    flag(state, NOBODY, "havana")
    conflict(state, "santiago")
    swings = explain(state, FRANCE)["swings"]
    assert swings["havana"] == {"tallies": ["caribbean", "sugar"], "fr": 1, "br": 0}
    assert swings["antigua"] == {"tallies": ["caribbean", "sugar"], "fr": 0, "br": -1}
    assert "martinique" not in swings  # one's own
    assert "santiago" not in swings  # in conflict it counts for nobody
    assert "usa_prestige_2" not in swings  # not open yet
    assert explain(state, BRITAIN)["swings"] == explain(state, None)["swings"] == {}


@rule("3.2.8", "4.1.12")
def test_3_2_8_the_tallies_swing_as_foretold() -> None:
    table = round_of(FRANCE, "e4_d2_a")
    told = explain(table.state, FRANCE)
    shifts = [str(each) for each in table.options(FRANCE) if each.verb == "shift"]
    assert shifts
    for option in shifts:
        fork = table.fork()
        fork.answer(FRANCE, option)
        now = explain(fork.state, FRANCE)["tallies"]
        place = option.removeprefix("shift ")
        swing = told["swings"][place]
        for name, before in told["tallies"].items():
            moved = name in swing["tallies"]
            assert now[name]["fr"] == before["fr"] + moved * swing["fr"], (option, name)
            assert now[name]["br"] == before["br"] + moved * swing["br"], (option, name)
