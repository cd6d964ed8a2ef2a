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

from greatpowers.arena.findings import Failure, Findings, never_met
from greatpowers.arena.fuzz import fuzz
from greatpowers.arena.fuzz_page import to_markdown
from greatpowers.arena.ledger import packed, unpacked
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_lang,
    add_many_games,
    amount,
    complain,
    executor_of,
    make_console,
    playing,
    say,
    split_pairs,
    write_page,
)
from greatpowers.kernel.errors import BadRecord
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game, get_landmarks

FAILED = 1


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-fuzz-about")
    parser = commands.add_parser("fuzz", help=about, description=about)
    add_game(parser, words)
    add_many_games(parser, words, games=1000, least=0)
    parser.add_argument(
        "--sought", type=amount, default=0, metavar="N", help=words.text("cli-help-sought")
    )
    parser.add_argument("--ledger", metavar="FILE", help=words.text("cli-help-ledger"))
    parser.add_argument(
        "--add", action="append", default=[], metavar="LEDGER", help=words.text("cli-help-add")
    )
    parser.add_argument("--table", metavar="FILE", help=words.text("cli-help-table"))
    parser.add_argument("--keep", default=".", metavar="DIR", help=words.text("cli-help-keep"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games, print what occurred, and keep the record of every failure."""
    options = split_pairs(args.option, words)
    before = _found_before(args, words)
    if args.games or args.sought:
        before.made_by(_command(args), str(args.seed))

    def save(findings: Findings) -> None:
        if args.ledger is not None:
            write_page(Path(args.ledger), packed(get_game(args.game), findings), words)

    with playing(words, args.games + args.sought) as tick:
        findings = fuzz(
            args.game,
            args.games,
            args.seed,
            options,
            executor_of(args),
            lambda games: tick(games=games),
            args.sought,
            before,
            save,
        )
    if args.add:
        save(findings)
    show(args.game, findings, words)
    if args.table is not None:
        write_page(Path(args.table), to_markdown(args.game, findings), words)
    for failure in findings.failures:
        _report(failure, Path(args.keep), words)
    return FAILED if findings.failures else 0


def _found_before(args: argparse.Namespace, words: Words) -> Findings:
    """Read what earlier trials have met, if they are to be added up."""
    findings = Findings()
    if args.ledger is not None and Path(args.ledger).exists():
        findings = _read_ledger(args.game, args.ledger, words)
    for file in args.add:
        findings.merge(_read_ledger(args.game, file, words))
    return findings


def _read_ledger(game: str, file: str, words: Words) -> Findings:
    try:
        return unpacked(Path(file).read_bytes(), get_game(game), get_landmarks(game))
    except (OSError, BadRecord) as error:
        raise complain(words, "cli-cannot-read", file=file, reason=str(error)) from None


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
    never = never_met(get_landmarks(game_id), findings)
    console.print(say(words, "cli-fuzz-never", count=len(never)), ", ".join(never) or "–")


def _group(name: str) -> str:
    return name.partition(": ")[0]


def _section(console: Console, title: str, times: Counter[str], names: Iterable[str]) -> None:
    cells = [f"{name} [{'mark' if times[name] else 'bad'}]{times[name]}[/]" for name in names]
    console.print(f"[head]{title}[/]")
    console.print(Padding(Columns(cells, padding=(0, 2)), (0, 0, 0, 1)))


def _command(args: argparse.Namespace) -> str:
    """Return what was asked for, without its seed."""
    command = f"greatpowers fuzz {args.game} --games {args.games}"
    sought = [f"--sought {args.sought}"] if args.sought else []
    return " ".join([command, *sought, *(f"--option {option}" for option in args.option)])


def _report(failure: Failure, folder: Path, words: Words) -> None:
    """Keep the record of a failure and say on stderr how to reproduce it."""
    file = folder / f"fuzz-{re.sub(r'[^0-9A-Za-z]+', '-', failure.seed)}.json"
    write_page(file, failure.record, words)
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
