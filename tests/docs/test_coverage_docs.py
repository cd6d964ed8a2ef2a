"""The coverage pages are current, and no rule lacks code or tests."""

import re
from functools import cache
from pathlib import Path

import pytest

from greatpowers import game_ids, get_game
from greatpowers.rulebook.coverage import Coverage, read_coverage, to_markdown

DOCS = Path(__file__).parents[2] / "docs"


@cache
def coverage(game: str) -> Coverage:
    return read_coverage(get_game(game))


@pytest.mark.parametrize("game", game_ids())
def test_the_page_is_current(game: str) -> None:
    page = (DOCS / "coverage" / f"{game}.md").read_text("utf-8")
    assert page == to_markdown(coverage(game)), "run `make coverage-docs`"


@pytest.mark.parametrize("game", game_ids())
def test_every_rule_has_code_and_tests(game: str) -> None:
    lacking = [
        f"{section.id} lacks {'tests' if section.code else 'code'}"
        for section in coverage(game).uncovered
    ]
    assert not lacking, ", ".join(lacking)


@pytest.mark.parametrize("game", game_ids())
def test_no_rule_is_still_to_come_that_has_code_and_tests(game: str) -> None:
    assert [each.id for each in coverage(game).later if each.code and each.tests] == []


@pytest.mark.parametrize("game", game_ids())
def test_every_number_in_the_source_is_a_section(game: str) -> None:
    assert coverage(game).strays == ()


@pytest.mark.parametrize("game", game_ids())
def test_every_ruling_in_the_source_is_written_down(game: str) -> None:
    rulings = (DOCS / "rulings" / f"{game}.md").read_text("utf-8")
    written = set(re.findall(r"^### (R\d+)\.", rulings, re.MULTILINE))
    assert not set(coverage(game).rulings) - written
