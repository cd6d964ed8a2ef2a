"""Coverage: which section of a rulebook lives in which code, and which tests hold it.

Nothing is run: marks (``@rule("5.4.1")``, or a docstring that begins with ``5.4.1:`` where a
decorator would cost time) and citations are read from the source. ``data/sections.json`` of a
game lists its sections; ``"rule": true`` marks those that code must carry out, ``"later": true``
those of them that a game under construction does not carry out yet.
"""

import ast
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from greatpowers.kernel.game import Game
from greatpowers.kernel.words import Words

_RULING = re.compile(r"R\d+")
_NUMBERED = re.compile(r"\d+(\.\d+)+")
_HEADED = re.compile(r"((?:\d+(?:\.\d+)+|R\d+)(?:, (?:\d+(?:\.\d+)+|R\d+))*): ")


@dataclass(frozen=True)
class Section:
    """A numbered section of a rulebook, where it is implemented and which tests hold it."""

    id: str
    title: str
    rule: bool
    code: tuple[str, ...]
    tests: tuple[str, ...]
    later: bool = False

    @property
    def covered(self) -> bool:
        """Whether the section has code and tests, or is no rule of the game and needs none."""
        return not self.rule or self.later or (bool(self.code) and bool(self.tests))


@dataclass(frozen=True)
class Coverage:
    """All sections of a game's rulebook, and the section numbers that the rulebook has not."""

    game: str
    title: str
    sections: tuple[Section, ...]
    rulings: tuple[str, ...]
    strays: tuple[str, ...]

    @property
    def rules(self) -> tuple[Section, ...]:
        """The sections that are rules, and are carried out by now."""
        return tuple(section for section in self.sections if section.rule and not section.later)

    @property
    def later(self) -> tuple[Section, ...]:
        """The rules that are still to come."""
        return tuple(section for section in self.sections if section.later)

    @property
    def uncovered(self) -> tuple[Section, ...]:
        """The rules that lack code or tests."""
        return tuple(section for section in self.sections if not section.covered)


@dataclass
class _Found:
    """What the sources say: the places of each section, marked ones apart from cited ones."""

    marked: dict[str, list[str]]
    cited: dict[str, list[str]]

    def places(self, section: str) -> tuple[str, ...]:
        both = self.marked.get(section, []) + self.cited.get(section, [])
        return tuple(dict.fromkeys(both))


def read_coverage(game: Game[Any], language: str = "en") -> Coverage:
    """Return the coverage of a game, with its tests where the source tree has them."""
    words = Words(language, game.folder / "text")
    return coverage_of(game.id, game.folder, folder_of_tests(game.id, game.folder), words)


def folder_of_tests(game: str, folder: Path) -> Path | None:
    """Return where the tests of a game's rules are, beside ``src``, if they are there."""
    for parent in folder.parents:
        if parent.name == "src":
            tests = parent.parent / "tests" / "rules" / game
            return tests if tests.is_dir() else None
    return None


def coverage_of(game: str, folder: Path, tests: Path | None, words: Words) -> Coverage:
    """Return the coverage of the game in a folder, by the tests in another."""
    listed: list[dict[str, Any]] = json.loads(
        (folder / "data" / "sections.json").read_text("utf-8")
    )
    code = _scan(folder, "*.py", "")
    held = _Found({}, {}) if tests is None else _scan(tests, "test_*.py", "test_")
    sections = tuple(
        Section(
            row["id"],
            words.text(section_text(row["id"])),
            row["rule"],
            code.places(row["id"]),
            tuple(held.marked.get(row["id"], ())),
            row.get("later", False),
        )
        for row in listed
    )
    named = {*code.marked, *code.cited, *held.marked}
    known = {section.id for section in sections}
    rulings = sorted((n for n in named if _RULING.fullmatch(n)), key=lambda n: int(n[1:]))
    strays = sorted(n for n in named if n not in known and not _RULING.fullmatch(n))
    return Coverage(game, words.text("game-title"), sections, tuple(rulings), tuple(strays))


def rule_numbers(folder: Path) -> tuple[str, ...]:
    """Return the numbers of the rules of the game in a folder."""
    listed = json.loads((folder / "data" / "sections.json").read_text("utf-8"))
    return tuple(row["id"] for row in listed if row["rule"])


def section_text(section: str) -> str:
    """Return the text id of a section's title."""
    return f"section-{section.replace('.', '-')}"


def to_markdown(coverage: Coverage) -> str:
    """Write the coverage as a page."""
    done = len(coverage.rules) - len(coverage.uncovered)
    rows = [_row(section) for section in coverage.sections]
    return "\n".join(
        [
            f"# Rules coverage: {coverage.title}",
            "",
            "Each section of the rulebook, the code that carries it out and the tests that hold",
            "it. Made by `make coverage-docs` from the marks in the source; do not edit.",
            "",
            f"{done} of {len(coverage.rules)} rules have code and tests.{_still_to_come(coverage)}",
            "",
            "| section | title | code | tests |",
            "|---|---|---|---|",
            *rows,
            "",
        ]
    )


def _still_to_come(coverage: Coverage) -> str:
    return f" {len(coverage.later)} more are still to come." if coverage.later else ""


def _row(section: Section) -> str:
    title = section.title.replace("|", "\\|")
    return (
        f"| {section.id} | {title} | {_cell(section, section.code)} "
        f"| {_cell(section, section.tests)} |"
    )


def _cell(section: Section, places: tuple[str, ...]) -> str:
    if places:
        return "<br>".join(f"`{place}`" for place in places)
    if section.later:
        return "still to come"
    return "**missing**" if section.rule else "no rule"


# -- reading the source ---------------------------------------------------------------------


def _scan(folder: Path, pattern: str, prefix: str) -> _Found:
    """Read all files below a folder; marks count on functions whose name has the prefix."""
    found = _Found({}, {})
    for path in sorted(folder.rglob(pattern)):
        parts = path.relative_to(folder).with_suffix("").parts
        module = ".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)
        for statement in ast.parse(path.read_text("utf-8")).body:
            _read_statement(statement, module, "", prefix, found)
    return found


def _read_statement(node: ast.stmt, module: str, outer: str, prefix: str, found: _Found) -> None:
    """Read a statement of a module or of a class."""
    name = outer + _name_of(node)
    if isinstance(node, ast.ClassDef):
        for statement in node.body:
            _read_statement(statement, module, f"{name}.", prefix, found)
        return
    place = f"{module}:{name}" if name else module
    for mark in _marks(node):
        if name.rpartition(".")[2].startswith(prefix):
            _add(found.marked, mark, place)
    for cite in _citations(node):
        _add(found.cited, cite, place)


def _name_of(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return node.name
    target: ast.expr | None = None
    if isinstance(node, ast.Assign):
        target = node.targets[0]
    elif isinstance(node, ast.AnnAssign):
        target = node.target
    return target.id if isinstance(target, ast.Name) else ""


def _marks(node: ast.stmt) -> list[str]:
    """Return the sections that ``@rule`` or the head of the docstring names on a function."""
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return []
    head = _HEADED.match(ast.get_docstring(node) or "")
    headed = head[1].split(", ") if head else []
    calls = [call for call in node.decorator_list if isinstance(call, ast.Call)]
    named = [
        argument.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "rule"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
    return named + headed


def _citations(node: ast.stmt) -> list[str]:
    """Return the numbers of sections and rulings that stand in the code, in order."""
    within = node.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) else [node]
    return [
        inner.value
        for statement in within
        if not _is_docstring(statement)
        for inner in ast.walk(statement)
        if isinstance(inner, ast.Constant)
        and isinstance(inner.value, str)
        and (_NUMBERED.fullmatch(inner.value) or _RULING.fullmatch(inner.value))
    ]


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _add(places: dict[str, list[str]], section: str, place: str) -> None:
    known = places.setdefault(section, [])
    if place not in known:
        known.append(place)
