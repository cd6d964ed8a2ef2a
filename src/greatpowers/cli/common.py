"""What the commands share: words, options, and how to complain."""

import argparse
import os
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeAlias, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.theme import Theme

import greatpowers
from greatpowers.arena.cluster import Cluster
from greatpowers.arena.executors import Executor, Processes
from greatpowers.arena.kept import KeptFile, OtherRules
from greatpowers.arena.matches import Pairing
from greatpowers.arena.whole import whole
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import ENGLISH, LANGUAGES, Verbatim, Words
from greatpowers.registry import get_game

R = TypeVar("R")

SHELL_TEXT: Final = Path(greatpowers.__file__).parent / "text"
STYLES: Final[Mapping[str, str]] = {
    "head": "bold",
    "mark": "yellow",
    "good": "green",
    "bad": "red",
    "cite": "dim italic",
}
"""The styles that every game may use when it draws itself, besides its own."""

HIGHEST_PORT: Final = 65535

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


class Complaint(TableError):
    """Something on the command line that cannot be done, already in the reader's language."""


def shell_words(language: str) -> Words:
    """Return the texts of the shell alone."""
    return Words(language, SHELL_TEXT)


def game_words(language: str, game: Game[Any]) -> Words:
    """Return the texts of the shell and of a game."""
    return Words(language, SHELL_TEXT, game.folder / "text")


def guess_language(arguments: Iterable[str]) -> str:
    """Return the language asked for by ``--lang``, else the reader's own if there are texts."""
    given = list(arguments)
    for at, word in enumerate(given):
        name, _, value = word.partition("=")
        if name == "--lang":
            wanted = value or (given[at + 1] if at + 1 < len(given) else "")
            return wanted if wanted in LANGUAGES else ENGLISH
    for variable in ("GREATPOWERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        own = os.environ.get(variable, "")[:2]
        if own:
            return own if own in LANGUAGES else ENGLISH
    return ENGLISH


class HouseConsole(Console):
    """A console that leaves it to the command what to do when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Tell the command."""
        raise BrokenPipeError


def make_console(game: Game[Any] | None = None, stderr: bool = False) -> Console:
    """Return a console with the styles of the house, and those of a game if one is drawn."""
    styles = {**STYLES, **(game.styles if game else {})}
    return HouseConsole(theme=Theme(styles), stderr=stderr, highlight=False)


def progress_bar() -> Progress:
    """Return a bar on stderr, where it is in nobody's way; none if stderr is no terminal."""
    console = make_console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )


@contextmanager
def playing(words: Words, games: int) -> Iterator[Callable[..., None]]:
    """Show a bar while so many games are played; what is given is told of each that is over."""
    with progress_bar() as bar:
        task = bar.add_task(words.text("cli-playing"), total=games)

        def tick(*_: object, games: int = 1) -> None:
            bar.advance(task, games)

        yield tick


def seat_name(words: Words, seat: str) -> str:
    """Return how a seat is called: by its power, or by its own name if it has none yet."""
    texts = (f"power-{seat.lower()}", f"site-seat-{seat.removeprefix('P')}")
    return next((words.text(text) for text in texts if words.has(text)), seat)


def called(words: Words, table: Table[Any], seat: int) -> str:
    """Return how a seat of a table is called: by the power that it leads, if that is known."""
    power_of = table.game.power_of
    power = None if power_of is None else power_of(table.state, seat)
    return seat_name(words, table.seats[seat]) if power is None else words.text(power)


def winner_names(words: Words, table: Table[Any]) -> str:
    """Return who won, as a list of names."""
    result = table.result
    assert result is not None
    return ", ".join(called(words, table, winner) for winner in result.winners)


def split_pairs(pairs: Iterable[str], words: Words) -> dict[str, str]:
    """Read ``key=value`` words into a dictionary."""
    read: dict[str, str] = {}
    for pair in pairs:
        key, sign, value = pair.partition("=")
        if not (sign and key and value):
            raise complain(words, "cli-not-a-pair", word=pair)
        read[key] = value
    return read


def complain(words: Words, text: str, **args: object) -> Complaint:
    """Make a complaint from a text; its arguments stand as they are."""
    return Complaint(say(words, text, **args))


def say(words: Words, text: str, **args: object) -> str:
    """Return a text of the shell; numbers among its arguments count, all else stands as it is."""
    return words.text(
        text,
        {key: v if isinstance(v, int) else Verbatim(str(v)) for key, v in args.items()},
    )


def read_record(path: str, words: Words) -> Record:
    """Read a record from a file."""
    try:
        return Record.from_json(Path(path).read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise complain(words, "cli-cannot-read", file=path, reason=reason) from None


def add_lang(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command be told its language."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default=words.language, help=words.text("cli-help-lang")
    )


def add_game(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command be told its game and the game's options."""
    parser.add_argument("game", metavar="GAME", help=words.text("cli-help-game"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=words.text("cli-help-option"),
    )


def add_many_games(
    parser: argparse.ArgumentParser,
    words: Words,
    games: int,
    *,
    least: int = 1,
    about: str = "cli-help-games",
) -> None:
    """Let a command be told how many games to play, from which seed, and who plays them."""
    number = count if least else amount
    parser.add_argument("--games", type=number, default=games, metavar="N", help=words.text(about))
    parser.add_argument("--seed", default="1", metavar="S", help=words.text("cli-help-seed"))
    parser.add_argument(
        "--processes",
        type=count,
        default=os.cpu_count() or 1,
        metavar="P",
        help=words.text("cli-help-processes"),
    )
    parser.add_argument("--cluster", metavar="ADDRESS", help=words.text("cli-help-cluster"))


def executor_of(args: argparse.Namespace) -> Executor:
    """Return who plays many games: a cluster, if one is named, or processes of this machine."""
    return Processes(args.processes) if args.cluster is None else Cluster(args.cluster)


def add_bots(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command be told who plays."""
    parser.add_argument("--bots", metavar="A,B", help=words.text("cli-help-bots"))


def bots_of(args: argparse.Namespace, seats: Sequence[str]) -> tuple[str, ...]:
    """Return who plays in each seat: random bots unless it is said otherwise."""
    return tuple(args.bots.split(",")) if args.bots else ("random",) * len(seats)


def add_one_bot(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command be told how many play, and which bot plays in all seats."""
    parser.add_argument("--players", type=count, metavar="N", help=words.text("cli-help-players"))
    parser.add_argument("--bot", default="greedy", help=words.text("cli-help-bot"))


def pairing_of(args: argparse.Namespace, words: Words, strays: int = 0) -> Pairing:
    """Return one bot in all seats of a game, which begins with so many stray decisions of each."""
    game = get_game(args.game)
    options = game.settle(given := split_pairs(args.option, words))
    if args.players is not None:
        options = game.settle_for(args.players, given)
    return Pairing(game.id, (args.bot,) * len(game.seats(options)), options, strays)


def add_keep(parser: argparse.ArgumentParser, words: Words) -> None:
    """Let a command be told a file from which it can go on."""
    parser.add_argument("--keep", metavar="FILE", help=words.text("cli-help-keep-results"))


def kept_in(
    args: argparse.Namespace, words: Words, what: str, read: Callable[[dict[str, Any]], R]
) -> KeptFile[R] | None:
    """Return the file in which results are kept, if one is named."""
    if args.keep is None:
        return None
    try:
        return KeptFile(Path(args.keep), get_game(args.game), what, read)
    except OtherRules:
        raise complain(words, "cli-other-rules", file=args.keep) from None
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise complain(words, "cli-no-samples", file=args.keep, reason=str(error)) from None


@contextmanager
def writing(words: Words, file: object) -> Iterator[None]:
    """Complain if a file cannot be written."""
    try:
        yield
    except OSError as error:
        reason = error.strerror or str(error)
        raise complain(words, "cli-cannot-write", file=file, reason=reason) from None


def write_page(path: Path, page: str | bytes, words: Words) -> None:
    """Write a page to a file, whatever folders that needs."""
    with writing(words, path):
        path.parent.mkdir(parents=True, exist_ok=True)
        with whole(path) as new:
            new.write_bytes(page.encode() if isinstance(page, str) else page)


def count(text: str) -> int:
    """Read a number of at least 1."""
    if not (text.isascii() and text.isdecimal()) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 1")
    return int(text)


def port(text: str) -> int:
    """Read the number of a port."""
    if not (text.isascii() and text.isdecimal()) or int(text) > HIGHEST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port: a number from 0 to 65535")
    return int(text)


def at_least_nothing(text: str) -> float:
    """Read a number that is not below 0."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 0")
    return number


def amount(text: str) -> int:
    """Read a number of at least 0."""
    number = int(text)
    if number < 0:
        raise ValueError
    return number
