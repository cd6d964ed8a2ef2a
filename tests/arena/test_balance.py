"""Balance: what a census counts, who has a fair share, and the page about it."""

from collections import Counter
from html import escape

from greatpowers.arena.balance import (
    Balance,
    Sample,
    Share,
    Spread,
    pairings,
    play_sample,
    take_census,
)
from greatpowers.arena.balance_page import to_html_page, to_markdown
from greatpowers.arena.executors import HERE, Processes
from greatpowers.arena.matches import Pairing
from greatpowers.arena.report import interval
from greatpowers.registry import get_game

GAME = "imperialism"
TWO = Pairing(GAME, ("random", "random"), {"players": "2"})


def sample(winners: tuple[int, ...], powers: tuple[str, ...], length: float = 20.0) -> Sample:
    return Sample(
        ending="end_space" if winners else None,
        winners=winners,
        scores=(40, 30) if winners else (),
        decisions=100,
        length=length,
        traits={"Power": powers},
        met=Counter({"action: war": 3, "action: taxes": 1}),
    )


SPAIN, FRANCE, RUSSIA = "power-spain", "power-france", "power-russia"
BALANCE = Balance(
    TWO,
    [
        sample((0,), (SPAIN, FRANCE), 10.0),
        sample((1,), (SPAIN, FRANCE)),
        sample((0, 1), (SPAIN, RUSSIA), 30.0),
        sample((), (FRANCE, RUSSIA)),
    ],
)


def test_a_shared_victory_is_split() -> None:
    spain = BALANCE.shares("Power")[SPAIN]
    assert spain == Share(games=3, wins=1.5, fair=1.5)
    assert spain.relative == 1.0


def test_the_interval_is_that_of_the_share_on_the_scale_of_a_fair_one() -> None:
    low, high = interval(1.5, 3)
    assert BALANCE.shares("Power")[SPAIN].bounds == (2 * low, 2 * high)


def test_an_unfinished_game_is_counted_but_nobody_wins_it() -> None:
    assert len(BALANCE.finished) == 3
    assert BALANCE.shares("Power")[RUSSIA] == Share(games=1, wins=0.5, fair=0.5)
    assert BALANCE.endings() == {"end_space": 3, "stalemate": 0}


def test_landmarks_of_a_group_are_counted_and_all_are_listed() -> None:
    assert BALANCE.met("action") == {
        "development": 0,
        "intrigue": 0,
        "conquest": 0,
        "war": 12,
        "taxes": 4,
    }


def test_a_spread_has_a_middle_and_edges() -> None:
    assert Spread.of([float(n) for n in range(100)]) == Spread(49.5, 49.5, 5.0, 95.0)
    assert Spread.of([]) == Spread(0.0, 0.0, 0.0, 0.0)


def test_all_values_of_the_option_are_gone_through() -> None:
    tables = pairings(get_game(GAME), {"achievements": "at_once"})
    assert [len(each.bots) for each in tables] == [2, 3, 4]
    assert {each.options["achievements"] for each in tables} == {"at_once"}


def test_an_option_that_is_given_stays() -> None:
    (only,) = pairings(get_game(GAME), {"players": "3"})
    assert only.bots == ("greedy",) * 3


def test_one_game_is_counted() -> None:
    counted = play_sample(TWO, "1")
    assert counted.ending in get_game(GAME).endings
    assert counted.length is not None
    assert counted.length > 5
    assert len(set(counted.traits["Power"])) == 2
    assert sorted(counted.traits["Order of play"]) == ["1st", "2nd"]
    assert counted.met["action: development"] > 0


def test_a_game_without_a_census_counts_seats() -> None:
    counted = play_sample(Pairing("imperial_struggle", ("random", "random")), "1")
    assert counted.traits == {"Seat": ("FR", "BR")}
    assert counted.length is None


def test_a_census_is_the_same_over_any_number_of_processes() -> None:
    samples = []
    for executor in (HERE, Processes(2)):
        told: list[Sample] = []
        (balance,) = take_census(GAME, 2, "s", {"players": "2"}, executor, told.append)
        samples.append(list(balance.samples))
        assert len(told) == 2
        assert all(each in told for each in samples[-1])
    assert samples[0] == samples[1]
    assert samples[0][1] == play_sample(balance.pairing, "s/1")


def test_the_page_tells_it_all() -> None:
    page = to_markdown([BALANCE], "7")
    assert "4 games each, seed `7`" in page
    assert "## Players: 2" in page
    assert "| rounds | mean 20.0, median 20, 5 % below 10, 5 % above 30 |" in page
    assert "| Spain | 3 | 1.5 | 1.00 | 0.25 – 1.75 |" in page
    assert "| war | 3.00 | 75.0% |" in page
    assert "| unfinished | 1 |" in page


def test_the_page_says_what_it_cannot_show() -> None:
    page = to_markdown([BALANCE], "1")
    assert "**What this page cannot show.**" in page
    assert "who does badly stays Catholic" in " ".join(page.split())


def test_wars_are_counted_by_the_place_of_their_target_and_achievements_by_card() -> None:
    four = Pairing(GAME, ("random",) * 4, get_game(GAME).settle({"players": "4"}))
    counted = Balance(four, [play_sample(four, "wars")])
    wars = counted.met("war on")
    assert set(wars) <= {"1st", "2nd", "3rd", "4th"}
    assert sum(wars.values()) >= sum(counted.met("war").values()) > 0
    assert sum(counted.met("achievement").values()) > 0
    assert set(counted.shares("Wars suffered")) & {"00–01", "02–03", "04–05", "06–07", "08 or more"}


def test_the_page_with_charts_tells_what_the_page_tells() -> None:
    html = to_html_page([BALANCE], "7")
    page = to_markdown([BALANCE], "7")
    rows = [line for line in page.splitlines() if line.startswith("| ") and "---" not in line]
    for cell in {cell for row in rows for cell in row.strip("| ").split(" | ")}:
        assert f">{escape(cell)}<" in html
    assert html.count('window.vegaEmbed("#chart-') == page.count("\n### ")
    assert "*" not in html[html.index("<p>") : html.index("</p>")]
