"""``greatpowers fuzz``: random games that look for crashes, dead ends and broken invariants."""

import argparse
import re
from collections import Counter
from collections.abc import Iterable
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding

from greatpowers.arena.fuzz import Failure, Findings, fuzz
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_lang,
    add_many_games,
    complain,
    make_console,
    progress_bar,
    say,
    split_pairs,
)
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game, get_landmarks

FAILED = 1


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-fuzz-about")
    parser = commands.add_parser("fuzz", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=1000)
    parser.add_argument("--keep", default=".", metavar="DIR", help=words.text("cli-help-keep"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games, print what occurred, and keep the record of every failure."""
    options = split_pairs(args.option, words)
    with progress_bar() as bar:
        task = bar.add_task(words.text("cli-playing"), total=args.games)

        def tick(games: int) -> None:
            bar.advance(task, games)

        findings = fuzz(args.game, args.games, args.seed, options, args.processes, tick)
    show(args.game, findings, words)
    for failure in findings.failures:
        _report(failure, Path(args.keep), words)
    return FAILED if findings.failures else 0


def show(game_id: str, findings: Findings, words: Words) -> None:
    """Print how often everything occurred, and what never did."""
    console = make_console()
    game = get_game(game_id)
    console.print(say(words, "cli-fuzz-played", games=findings.games, decisions=findings.decisions))
    _section(console, words.text("cli-endings"), findings.endings, game.endings)
    _section(console, words.text("cli-verbs"), findings.verbs, game.vocabulary.verbs)
    names = get_landmarks(game_id).names
    for group, members in groupby(names, key=_group):
        things = [name.partition(": ")[2] for name in members]
        times = Counter({name: findings.landmarks[f"{group}: {name}"] for name in things})
        _section(console, group, times, things)
    never = [name for name in names if not findings.landmarks[name]]
    console.print(say(words, "cli-fuzz-never", count=len(never)), ", ".join(never) or "–")


def _group(name: str) -> str:
    return name.partition(": ")[0]


def _section(console: Console, title: str, times: Counter[str], names: Iterable[str]) -> None:
    cells = [f"{name} [{'mark' if times[name] else 'bad'}]{times[name]}[/]" for name in names]
    console.print(f"[head]{title}[/]")
    console.print(Padding(Columns(cells, padding=(0, 2)), (0, 0, 0, 1)))


def _report(failure: Failure, folder: Path, words: Words) -> None:
    """Keep the record of a failure and say on stderr how to reproduce it."""
    file = folder / f"fuzz-{re.sub(r'[^0-9A-Za-z]+', '-', failure.seed)}.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(failure.record, encoding="utf-8")
    except OSError as error:
        raise complain(words, "cli-cannot-write", file=file, reason=error.strerror) from None
    console = make_console(stderr=True)
    line = say(
        words,
        "cli-fuzz-failure",
        seed=failure.seed,
        position=failure.position,
        error=failure.error,
        file=file,
    )
    console.print(failure.trace, markup=False, soft_wrap=True)
    console.print(line, markup=False, soft_wrap=True)
