"""Coverage: what the source says about the sections of a rulebook."""

import json
from pathlib import Path

import pytest

from greatpowers.kernel.words import Words
from greatpowers.rulebook.coverage import (
    Coverage,
    Section,
    coverage_of,
    folder_of_tests,
    section_text,
    to_markdown,
)

SECTIONS = [
    {"id": "1.0", "rule": False},
    {"id": "2.1", "rule": True},
    {"id": "2.2", "rule": True},
    {"id": "2.3", "rule": True},
    {"id": "2.10", "rule": True},
]

RULES = '''
"""2.3 In a docstring a number is not a citation, not even alone: 2.3."""
NO_MONEY: Final = refuse("no-money", "2.2")
OTHER = refuse("no-other", cite="R3")

@rule("2.1", "R12")
def pay(t):
    """2.3"""
    answer = yield t.ask(0, "ask-pay", menu, "2.2")
    def inner():
        return cite("2.2")

class Wallet:
    LIMIT = limit("2.1")

    @rule("2.1")
    def judge(self): ...

@other("2.3")
@rule
def unmarked(): ...
'''

TESTS = """
@rule("2.1")
def test_paying(): ...

@rule("2.1", "2.10")
def test_judging(): ...

@rule("2.3")
def helper(): ...

def test_unmarked(): refuse("x", "2.3")
"""

TEXT = """
game-title = Small Game
section-1-0 = Introduction
section-2-1 = Paying | Lending
section-2-2 = Debt
section-2-3 = Gifts
section-2-10 = Loans
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Write a source tree with one small game and its tests."""
    files = {
        "src/house/games/small/data/sections.json": json.dumps(SECTIONS),
        "src/house/games/small/text/en/rules.ftl": TEXT,
        "src/house/games/small/__init__.py": 'RULE = cite("2.3")\n',
        "src/house/games/small/rules/__init__.py": "",
        "src/house/games/small/rules/money.py": RULES,
        "tests/rules/small/test_2_money.py": TESTS,
        "tests/rules/small/scenes.py": '@rule("2.3")\ndef test_not_a_test(): ...\n',
    }
    for name, content in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return tmp_path


def game_folder(tree: Path) -> Path:
    return tree / "src" / "house" / "games" / "small"


def read(tree: Path, with_tests: bool = True) -> Coverage:
    folder = game_folder(tree)
    tests = folder_of_tests("small", folder) if with_tests else None
    return coverage_of("small", folder, tests, Words("en", folder / "text"))


def section(coverage: Coverage, number: str) -> Section:
    return next(section for section in coverage.sections if section.id == number)


def test_sections_come_in_the_order_of_the_rulebook_with_their_titles(tree: Path) -> None:
    coverage = read(tree)
    assert (coverage.game, coverage.title) == ("small", "Small Game")
    assert [(each.id, each.title, each.rule) for each in coverage.sections] == [
        ("1.0", "Introduction", False),
        ("2.1", "Paying | Lending", True),
        ("2.2", "Debt", True),
        ("2.3", "Gifts", True),
        ("2.10", "Loans", True),
    ]


def test_marks_come_first_and_then_citations(tree: Path) -> None:
    assert section(read(tree), "2.1").code == (
        "rules.money:pay",
        "rules.money:Wallet.judge",
        "rules.money:Wallet.LIMIT",
    )


def test_constants_and_asks_are_code_too(tree: Path) -> None:
    assert section(read(tree), "2.2").code == ("rules.money:NO_MONEY", "rules.money:pay")


def test_other_decorators_and_bare_marks_do_not_count(tree: Path) -> None:
    assert section(read(tree), "2.3").code == ("__init__:RULE",)


def test_only_marked_test_functions_are_tests(tree: Path) -> None:
    coverage = read(tree)
    assert section(coverage, "2.1").tests == (
        "test_2_money:test_paying",
        "test_2_money:test_judging",
    )
    assert section(coverage, "2.10").tests == ("test_2_money:test_judging",)
    assert section(coverage, "2.3").tests == ()


def test_uncovered_rules_lack_code_or_tests(tree: Path) -> None:
    coverage = read(tree)
    assert [each.id for each in coverage.uncovered] == ["2.2", "2.3", "2.10"]
    assert len(coverage.rules) == 4
    assert section(coverage, "1.0").covered


def test_rulings_and_strays_are_kept_apart(tree: Path) -> None:
    assert read(tree).rulings == ("R3", "R12")
    assert read(tree).strays == ()
    more = game_folder(tree) / "more.py"
    more.write_text('@rule("9.9")\ndef f(): refuse("no-x", "2.1.7")\n', encoding="utf-8")
    assert read(tree).strays == ("2.1.7", "9.9")


def test_without_a_source_tree_there_are_no_tests(tree: Path, tmp_path: Path) -> None:
    assert folder_of_tests("other", game_folder(tree)) is None
    assert folder_of_tests("small", tmp_path / "site-packages" / "house") is None
    assert all(each.tests == () for each in read(tree, with_tests=False).sections)


def test_the_page_shows_every_section_and_what_is_missing(tree: Path) -> None:
    page = to_markdown(read(tree))
    assert page.startswith("# Rules coverage: Small Game\n")
    assert "1 of 4 rules have code and tests." in page
    assert page.endswith("|\n")
    assert "| 1.0 | Introduction | no rule | no rule |" in page
    assert "| 2.3 | Gifts | `__init__:RULE` | **missing** |" in page
    assert (
        "| 2.1 | Paying \\| Lending "
        "| `rules.money:pay`<br>`rules.money:Wallet.judge`<br>`rules.money:Wallet.LIMIT` "
        "| `test_2_money:test_paying`<br>`test_2_money:test_judging` |"
    ) in page


def test_a_section_number_becomes_a_text_id() -> None:
    assert section_text("7.2.1.1") == "section-7-2-1-1"


def test_rules_that_are_still_to_come_are_counted_apart(tree: Path) -> None:
    listed = [row if row["id"] != "2.3" else {**row, "later": True} for row in SECTIONS]
    (game_folder(tree) / "data" / "sections.json").write_text(json.dumps(listed), encoding="utf-8")
    coverage = read(tree)
    assert [each.id for each in coverage.uncovered] == ["2.2", "2.10"]
    assert [each.id for each in coverage.later] == ["2.3"]
    page = to_markdown(coverage)
    assert "1 of 3 rules have code and tests. 1 more are still to come." in page
    assert "| 2.3 | Gifts | `__init__:RULE` | still to come |" in page
