"""7.2 Spoils of war: every row of every theater, and the order in which they come."""

from typing import NamedTuple

import pytest

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    NOBODY,
    SEATS,
    SPAIN,
    WAR_THEATERS,
)
from greatpowers.games.imperial_struggle.rules.spoils import spoils_row
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import (
    conflict,
    do,
    flag,
    offered,
    owner,
    refusal,
    targets,
)
from tests.rules.imperial_struggle.war_scenes import (
    asked,
    before_theater,
    fight,
    is_over,
    lay_margin,
    logged,
    won,
)


class Row(NamedTuple):
    """What the display promises: margins, points for both, and the rest."""

    low: int
    high: int
    vp: int = 0
    trp: int = 0
    cp: int = 0
    unflag: str = ""
    unbuilt: int = 0
    lost: int = 0
    marks: frozenset[str] = frozenset()


MOST = 8
TAKEN = ("log-conquered", "log-conquered-at-sea")
"""A margin beyond every table."""


def _both(theater: str, *rows: Row) -> list[tuple[str, int, Row]]:
    return _one(theater, FRANCE, *rows) + _one(theater, BRITAIN, *rows)


def _one(theater: str, winner: int, *rows: Row) -> list[tuple[str, int, Row]]:
    return [(theater, winner, row) for row in rows]


VICTORY = frozenset({"victory"})
THIRD_SLOT = frozenset({"victory", "ministry"})
DEFEAT = frozenset({"defeat"})
ATLANTIC = frozenset({"atlantic"})

ROWS: list[tuple[str, int, Row]] = [
    *_both(
        "wss_central_europe",
        Row(1, 2, vp=2, trp=1),
        Row(3, 4, vp=2, cp=1, trp=2),
        Row(5, MOST, vp=3, cp=2, trp=3),
    ),
    *_both(
        "wss_spain",
        Row(1, 1, vp=1, trp=1),
        Row(2, 3, vp=1, cp=1, trp=2),
        Row(4, MOST, vp=1, cp=2, trp=2),
    ),
    *_both(
        "wss_queen_annes_war",
        Row(1, 2, vp=1),
        Row(3, 3, vp=1, cp=1, trp=1),
        Row(4, MOST, vp=1, cp=1, unflag="hudson_valley", trp=2),
    ),
    *_one(
        "wss_jacobite_rebellion",
        FRANCE,
        Row(1, 2, vp=1),
        Row(3, 4, vp=2, trp=1, marks=VICTORY),
        Row(5, MOST, vp=4, trp=2, marks=VICTORY),
    ),
    *_one(
        "wss_jacobite_rebellion",
        BRITAIN,
        Row(1, 2, vp=1),
        Row(3, 4, vp=2, trp=1),
        Row(5, MOST, vp=4, trp=2),
    ),
    *_both("was_central_europe", Row(1, 2, vp=1), Row(3, MOST, vp=1, cp=1, trp=1)),
    *_both(
        "was_king_georges_war",
        Row(1, 2, cp=1),
        Row(3, MOST, cp=1, unflag="hudson_valley", trp=1),
    ),
    *_both(
        "was_first_carnatic_war",
        Row(1, 2, cp=1),
        Row(3, 3, cp=2, trp=1),
        Row(4, MOST, cp=2, unflag="karaikal", trp=2),
    ),
    *_one(
        "was_jacobite_rebellion",
        FRANCE,
        Row(1, 1, vp=2, trp=1, marks=THIRD_SLOT),
        Row(2, 3, vp=3, trp=2, unflag="spain_prestige_2", marks=THIRD_SLOT),
        Row(4, MOST, vp=5, trp=3, unflag="spain_prestige_2", marks=THIRD_SLOT),
    ),
    *_one(
        "was_jacobite_rebellion",
        BRITAIN,
        Row(1, 1, vp=1),
        Row(2, 2, vp=2, trp=1, unflag="spain_prestige_2", marks=DEFEAT),
        Row(3, MOST, vp=3, trp=2, unflag="spain_prestige_2", marks=DEFEAT),
    ),
    *_both(
        "syw_atlantic_dominance",
        Row(1, 1),
        Row(2, 2, marks=ATLANTIC),
        Row(3, 4, marks=ATLANTIC, unbuilt=1),
        Row(5, MOST, marks=ATLANTIC, unbuilt=2),
    ),
    *_both(
        "syw_third_carnatic_war",
        Row(1, 2, cp=1, trp=1),
        Row(3, 4, cp=1, unflag="karaikal", trp=2),
        Row(5, MOST, cp=2, unflag="karaikal", trp=3),
    ),
    *_both(
        "syw_french_and_indian_war",
        Row(1, 2, cp=1, unflag="hudson_valley", trp=1),
        Row(3, 4, vp=1, cp=2, trp=3),
        Row(5, MOST, vp=2, cp=3, trp=4),
    ),
    *_both(
        "syw_prussias_wars",
        Row(1, 2, vp=2),
        Row(3, 4, vp=3),
        Row(5, MOST, vp=4, trp=1),
    ),
    *_one(
        "awi_american_revolution",
        FRANCE,
        Row(1, 2, vp=2, trp=2, marks=frozenset({"usa"})),
        Row(3, 4, vp=3, trp=2, marks=frozenset({"usa"})),
        Row(5, MOST, vp=4, trp=3, marks=frozenset({"usa", "canada"})),
    ),
    *_one(
        "awi_american_revolution",
        BRITAIN,
        Row(1, 1, vp=2),
        Row(2, 3, vp=3, cp=1, trp=1),
        Row(4, MOST, vp=4, cp=2, trp=2),
    ),
    *_both("awi_mysore_war", Row(1, 2, cp=1, trp=1), Row(3, MOST, cp=2, trp=3)),
    *_both(
        "awi_antilles_war",
        Row(1, 1, cp=1, lost=1),
        Row(2, 3, cp=1, unflag="antigua", lost=2, trp=1),
        Row(4, MOST, cp=2, unflag="antigua", lost=2, trp=2),
    ),
]
CASES = [
    (theater, winner, row, margin)
    for theater, winner, row in ROWS
    for margin in sorted({row.low, row.high})
]
LOSERS_FLAGS = ("karaikal", "hudson_valley", "antigua", "spain_prestige_2")
EASY_PREY = (
    "biscay",
    "calicut",
    "york_factory",
    "cayman_passage",
    "puerto_rico",
    "gibraltar",
    "minorca",
    "oswego",
)
"""What the winner takes with his points here: nobody's spaces, so that no flag is lost by it."""


def _answer(table: ImperialTable) -> str:
    options = offered(table)
    prey = [option for option in sorted(options) if option.split()[-1] in EASY_PREY]
    for wish in ("usa_flag quebec_montreal", "usa_flag carolinas", "give_up_from_box", *prey):
        if wish in options:
            return wish
    return min(options - {"pass"} or options)


def test_7_2_the_list_of_rows_is_complete() -> None:
    listed = {(theater, winner, row.low) for theater, winner, row in ROWS}
    known = {
        (theater.id, winner, spoils.margin)
        for war in WAR_THEATERS
        for theater in war
        for winner in (FRANCE, BRITAIN)
        for spoils in theater.spoils[winner]
    }
    assert listed - known == {
        ("syw_atlantic_dominance", FRANCE, 1),
        ("syw_atlantic_dominance", BRITAIN, 1),
    }
    assert known <= listed


@rule("7.2", "7.2.1", "7.3")
@pytest.mark.parametrize(
    ("theater", "winner", "row", "margin"),
    CASES,
    ids=[f"{SEATS[winner]}-wins-{theater}-by-{margin}" for theater, winner, _, margin in CASES],
)
def test_7_2_every_row_of_every_theater(theater: str, winner: int, row: Row, margin: int) -> None:
    loser = 1 - winner
    state = before_theater(theater, empty=True)
    flag(state, loser, *LOSERS_FLAGS)
    state.navy_box[loser] = 4
    state.unbuilt[loser] = 4
    lay_margin(state, winner, margin)
    table = fight(state)
    s = table.state
    usa: set[str] = set()
    while not is_over(table):
        answer = _answer(table)
        usa |= {{"usa_flag quebec_montreal": "canada", "usa_flag carolinas": "usa"}.get(answer, "")}
        do(table, answer)
    assert s.vp == 15 + (row.vp if winner == FRANCE else -row.vp)
    assert s.treaty[loser] == row.trp
    assert s.treaty[winner] == 0
    taken = [line for text in TAKEN for line in logged(table, text)]
    assert len(taken) == row.cp
    unflagged = [args["space"] for args in logged(table, "log-unflag-free")]
    assert unflagged == ([f"space-{row.unflag}"] if row.unflag else [])
    assert s.unbuilt[loser] == 4 + row.unbuilt
    assert s.lost_squadrons[loser] == row.lost
    assert s.navy_box[loser] == 4 - row.unbuilt - row.lost
    assert (s.atlantic == winner) == ("atlantic" in row.marks)
    assert s.jacobite_victories == ("victory" in row.marks)
    assert s.jacobite_ministry == ("ministry" in row.marks)
    assert s.jacobite_defeat == ("defeat" in row.marks)
    assert usa - {""} == row.marks & {"usa", "canada"}
    assert s.best_rows[winner] == (row.high == MOST)
    assert s.best_rows[loser] == 0


@rule("7.2")
def test_7_2_no_row_is_reached_by_one_in_the_atlantic() -> None:
    theater = WAR_THEATERS[2][0]
    assert spoils_row(theater, FRANCE, 1) is None
    table = won("syw_atlantic_dominance", FRANCE, 1)
    assert is_over(table)
    assert table.state.atlantic == NOBODY
    assert logged(table, "log-no-spoils")


# -- Squadrons given up ----------------------------------------------------------------------


@rule("7.2", "3.6")
def test_7_2_the_loser_chooses_which_squadrons_are_unbuilt() -> None:
    state = before_theater("syw_atlantic_dominance", empty=True)
    flag(state, BRITAIN, "biscay", "hooghly_river")
    state.navy_box[BRITAIN] = 1
    state.unbuilt[BRITAIN] = 5
    lay_margin(state, FRANCE, 5)
    table = fight(state)
    assert asked(table) == (BRITAIN, "ask-unbuild-squadron")
    assert offered(table) == {"give_up biscay", "give_up hooghly_river", "give_up_from_box"}
    do(table, "give_up hooghly_river", "give_up_from_box")
    s = table.state
    assert owner(table, "biscay") == BRITAIN
    assert owner(table, "hooghly_river") == NOBODY
    assert (s.navy_box[BRITAIN], s.unbuilt[BRITAIN], s.lost_squadrons[BRITAIN]) == (0, 7, 0)


@rule("7.2", "3.6")
def test_7_2_squadrons_lost_in_the_antilles_leave_the_game() -> None:
    state = before_theater("awi_antilles_war", empty=True)
    flag(state, FRANCE, "biscay")
    state.navy_box[FRANCE] = 0
    state.unbuilt[FRANCE] = 7
    table = won("awi_antilles_war", BRITAIN, 3, state)
    assert asked(table) == (FRANCE, "ask-lose-squadron")
    do(table, "give_up biscay")
    assert table.state.lost_squadrons[FRANCE] == 1
    assert table.state.unbuilt[FRANCE] == 7
    assert asked(table) == (BRITAIN, "ask-conquer"), "there is no second Squadron to lose"


# -- the unflag spoil ------------------------------------------------------------------------


@rule("7.2")
def test_7_2_the_unflag_spoil_knows_no_clause_on_chains_or_conflicts() -> None:
    state = before_theater("was_king_georges_war", empty=True)
    flag(state, FRANCE, "cataraqui", "niagara", "martinique", "algonquin")
    conflict(state, "niagara")
    table = won("was_king_georges_war", BRITAIN, 3, state)
    do(table, "conquer york_factory")
    assert asked(table) == (BRITAIN, "ask-unflag-free")
    assert table.asks()[0].cite == "7.2"
    assert offered(table) == {"choose cataraqui", "choose niagara"}
    do(table, "choose cataraqui")
    assert owner(table, "cataraqui") == NOBODY


@rule("7.2")
def test_7_2_the_unflag_spoil_is_skipped_without_a_target() -> None:
    table = won("was_king_georges_war", BRITAIN, 3)
    do(table, "conquer york_factory")
    assert is_over(table)


@rule("7.2", "12.1")
def test_7_2_the_unflag_spoil_may_strike_a_spanish_flag() -> None:
    state = before_theater("awi_antilles_war", empty=True, spanish_empire="yes")
    flag(state, SPAIN, "havana")
    table = won("awi_antilles_war", FRANCE, 2, state)
    do(table, "give_up_from_box", "give_up_from_box", "conquer cayman_passage")
    assert targets(table, "choose") == {"havana"}
    do(table, "choose havana")
    assert owner(table, "havana") == NOBODY


@rule("7.2")
def test_7_2_a_political_spoil_takes_any_enemy_political_space_in_europe() -> None:
    state = before_theater("was_jacobite_rebellion", empty=True)
    flag(state, BRITAIN, "savoy", "sons_of_liberty", "hudson_valley")
    flag(state, FRANCE, "sardinia")
    conflict(state, "savoy")
    table = won("was_jacobite_rebellion", FRANCE, 2, state)
    assert targets(table, "choose") == {"savoy"}
    assert refusal(table, "pass")[0] == "no-not-asked"


# -- order -----------------------------------------------------------------------------------


@rule("7.2")
def test_7_2_points_then_squadrons_then_conquest_then_unflagging() -> None:
    state = before_theater("awi_antilles_war", empty=True)
    flag(state, FRANCE, "antigua")
    table = won("awi_antilles_war", BRITAIN, 4, state)
    assert table.state.treaty[FRANCE] == 2
    prompts = []
    while not is_over(table):
        prompts.append(asked(table)[1])
        do(table, _answer(table))
    assert prompts == ["ask-lose-squadron", "ask-conquer", "ask-conquer", "ask-unflag-free"]
