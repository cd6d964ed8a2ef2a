"""The page about many games: it tells what the report does, and asks nobody for anything."""

from html.parser import HTMLParser

import pytest

from greatpowers.arena import extras
from greatpowers.arena.course import MOMENTS, OPENING
from greatpowers.arena.extras import MissingExtra
from greatpowers.arena.html_page import Part, to_html
from greatpowers.arena.matches import Outcome, Pairing, play_games
from greatpowers.arena.report import Rate, Report
from greatpowers.arena.sim_page import sim_page

PAIRING = Pairing("imperialism", ("random", "random"), {"players": "2"})
ADDRESSES = ("src", "href", "action", "srcset", "data", "poster")


class Reader(HTMLParser):
    """Reads which tags a page has, and where they point."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.addresses: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ADDRESSES]


@pytest.fixture(scope="module")
def report() -> Report:
    return Report(PAIRING, play_games(PAIRING, 3, "s", with_course=True), 1.0)


def test_the_course_of_a_game_is_noted(report: Report) -> None:
    for outcome in report.outcomes:
        assert [len(opening) for opening in outcome.openings] == [OPENING, OPENING]
        assert len(outcome.tempo) == MOMENTS
        assert outcome.tempo[-1] == outcome.scores
    tempo = report.tempo()["P1"]
    assert tempo[0] is None
    assert tempo[-1] == pytest.approx(sum(o.scores[0] for o in report.outcomes) / 3)


def test_openings_are_counted_with_their_wins(report: Report) -> None:
    first = report.openings()["P1"]
    assert sum(rate.games for rate in first.values()) == 3
    assert sum(rate.wins for rate in first.values()) == report.wins()["P1"]


def test_deeds_are_held_against_victories() -> None:
    outcomes = [
        Outcome("", ("P1",), "end", (), 1, 0, deeds=({"build": 3, "pass": 1}, {"pass": 1})),
        Outcome("", ("P2",), "end", (), 1, 0, deeds=({"pass": 1}, {"build": 2, "pass": 1})),
        Outcome("", ("P1",), "end", (), 1, 0, deeds=({"pass": 1}, {"build": 1, "pass": 1})),
    ]
    deeds = Report(PAIRING, outcomes, 1.0).deeds()
    assert deeds == {"build": (Rate(2, 3), Rate(1, 3))}


def test_bots_are_counted_over_all_their_seats(report: Report) -> None:
    assert report.by_bot() == {"random": Rate(3, 6)}
    assert report.seconds_a_choice()["random"] > 0


def test_the_page_needs_nothing_but_itself(report: Report) -> None:
    page = sim_page(report, "s")
    reader = Reader()
    reader.feed(page)
    assert reader.addresses == []
    assert not {"link", "img", "iframe", "object", "embed", "base"} & set(reader.tags)
    assert "@import" not in page
    assert "$schema" not in page.rpartition("window.vegaEmbed=")[2]
    assert reader.tags.count("figure") == 8
    assert page.count('window.vegaEmbed("#chart-') == 8


def test_the_page_tells_it_all(report: Report) -> None:
    page = sim_page(report, "s")
    for word in (
        "P1 (random)",
        "Ways of ending",
        "Tempo of points",
        "Openings of P2",
        "What is worth doing",
        "3 games",
    ):
        assert word in page
    assert f"<td>{report.wins()['P1']}</td>" in page


def test_what_is_told_is_no_script() -> None:
    page = to_html("<b>", "a & b", [Part("x", "", ("<i>",), [("</script>",)])])
    assert "<title>&lt;b&gt;</title>" in page
    assert "a &amp; b" in page
    assert page.count("</script>") == 1


def test_a_missing_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(MissingExtra, match=r"pip install 'greatpowers\[reports\]'"):
        to_html("x", "", [])
