"""The page of what trials have met: every thing with its number, and what never was."""

from collections import Counter

from greatpowers.arena.findings import Findings, Proof
from greatpowers.arena.fuzz_page import to_markdown
from greatpowers.kernel.record import Record
from greatpowers.registry import get_landmarks

GAME = "price_of_power"
NAMES = get_landmarks(GAME).names
MET = Counter(dict.fromkeys(NAMES, 3)) - Counter({"mission: castile_8": 3, "card: ambush": 3})
FINDINGS = Findings(
    games=1200,
    decisions=34567,
    settings=Counter({"players: 6": 700, "players: 2": 500, "war: yes": 1200}),
    endings=Counter({"last_event": 1199, "great_lead": 1}),
    landmarks=MET,
    commands={"greatpowers fuzz": ["first", "second"], "greatpowers fuzz --sought 5": ["third"]},
)
PAGE = to_markdown(GAME, FINDINGS)


def chapter(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def test_it_says_how_many_games_met_how_much() -> None:
    assert "1,200 games with 34,567 decisions" in PAGE
    assert f"Of {len(NAMES):,} things that there are to meet, 2 never were." in PAGE
    assert "| milestone | 64 | 64 |" in PAGE
    missions = sum(name.startswith("mission: ") for name in NAMES)
    assert f"| mission | {missions - 1} | {missions} |" in PAGE


def test_it_says_which_commands_made_it_with_which_seeds() -> None:
    assert "- `greatpowers fuzz` with the seeds `first`, `second`\n" in PAGE
    assert "- `greatpowers fuzz --sought 5` with the seeds `third`\n" in PAGE


def test_a_chapter_tells_what_was_met_and_what_never() -> None:
    missions = chapter("mission")
    assert "castile_7 3 · castile_9 3" in missions
    assert "**Never:** castile_8" in missions
    assert "**Never:** ambush" in chapter("card")
    assert "**Never:**" not in chapter("milestone")


def test_endings_and_options_are_counted() -> None:
    assert "last_event 1,199 · great_lead 1 · whole_world 0" in chapter("Endings")
    assert "2 500 · 6 700" in chapter("Games by players")
    assert "yes 1,200" in chapter("Games by war")


def test_every_landmark_is_on_the_page_once() -> None:
    groups = {name.partition(": ")[0] for name in NAMES}
    assert all(PAGE.count(f"\n## {group}\n") == 1 for group in groups)


def test_proofs_are_told_by_the_game_that_has_them() -> None:
    record = Record(GAME, 1, {"scenario": "four_crowns", "war": "yes"}, "s/7", ["a", "b", "c"])
    proofs = {"card: ambush": Proof(record, 2), "money: loan": Proof(record, 3)}
    page = to_markdown(GAME, Findings(games=1, proofs=proofs))
    told = "1. `scenario=four_crowns`, seed `s/7`, 3 answers: card: ambush 2, money: loan 3"
    assert told in page.split("\n## Proofs\n")[1]
    assert "## Proofs" not in PAGE
