"""``greatpowers rules``: each section of a rulebook, its code and its tests."""

import argparse
import json
from typing import Any

from rich.markup import escape
from rich.table import Table as Grid

from greatpowers.cli.common import Commands, add_lang, make_console, say
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game
from greatpowers.rulebook.coverage import Coverage, Section, read_coverage, to_markdown


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-rules-about")
    parser = commands.add_parser("rules", help=about, description=about)
    parser.add_argument("game", metavar="GAME", help=words.text("cli-help-game"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.text("cli-help-json"))
    form.add_argument("--markdown", action="store_true", help=words.text("cli-help-markdown"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Print the coverage of a game's rulebook."""
    game = get_game(args.game)
    if args.markdown:
        print(to_markdown(read_coverage(game)), end="")
        return 0
    coverage = read_coverage(game, args.lang)
    if args.json:
        print(json.dumps(data(coverage), ensure_ascii=False))
    else:
        _show(coverage, words)
    return 0


def data(coverage: Coverage) -> dict[str, Any]:
    """Return a coverage as plain data."""
    return {
        "game": coverage.game,
        "title": coverage.title,
        "sections": [
            {
                "id": section.id,
                "title": section.title,
                "rule": section.rule,
                "code": list(section.code),
                "tests": list(section.tests),
            }
            for section in coverage.sections
        ],
        "uncovered": [section.id for section in coverage.uncovered],
        "rulings": list(coverage.rulings),
    }


def _show(coverage: Coverage, words: Words) -> None:
    grid = Grid(title=coverage.title, title_justify="left", box=None)
    for text in ("cli-section", "cli-title", "cli-code", "cli-tests"):
        grid.add_column(words.text(text))
    for section in coverage.sections:
        grid.add_row(section.id, escape(section.title), *_places(section))
    console = make_console()
    console.print(grid)
    names = ", ".join(section.id for section in coverage.uncovered) or "–"
    console.print(say(words, "cli-uncovered", count=len(coverage.uncovered), sections=names))


def _places(section: Section) -> tuple[str, str]:
    """Name the code and count the tests of a section; what is missing stands out."""
    missing = "[bad]–[/]" if section.rule else "·"
    return "\n".join(section.code) or missing, str(len(section.tests) or missing)
