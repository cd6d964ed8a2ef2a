"""``greatpowers play``: a game in the terminal, against bots or at one keyboard."""

import argparse
import secrets
from collections.abc import Mapping
from typing import Any, Final

from greatpowers.bots import BOTS, LEVELS, Bot, make_bot
from greatpowers.cli.common import (
    Commands,
    add_game,
    add_lang,
    complain,
    game_words,
    make_console,
    read_record,
    split_pairs,
)
from greatpowers.cli.screen import Screen
from greatpowers.cli.session import Session
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import Words
from greatpowers.registry import get_game

HUMAN: Final = "human"
USUAL_BOT: Final = "greedy"
BOT_SECONDS: Final = 3.0
"""So long a bot thinks about a choice at most, as on the server."""


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-play-about")
    levels = (f"{name} – {words.text(f'bot-note-{name}')}" for name in LEVELS)
    parser = commands.add_parser("play", help=about, description=about, epilog="; ".join(levels))
    add_game(parser, words)
    parser.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="SEAT=PLAYER",
        help=words.text("cli-help-seat"),
    )
    parser.add_argument("--seed", metavar="S", help=words.text("cli-help-seed"))
    parser.add_argument("--load", metavar="FILE", help=words.text("cli-help-load"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Set the table and play."""
    game = get_game(args.game)
    if args.load is None:
        table = Table.open(game, split_pairs(args.option, words), args.seed)
    else:
        table = Table.replay(game, read_record(args.load, words))
    players = seat_players(table, split_pairs(args.seat, words), words)
    console = make_console(game)
    screen = Screen(console, game_words(args.lang, game), game)
    screen.note("cli-welcome", game=screen.words.text("game-title"))
    screen.source()
    Session(table, players, screen, lambda prompt: console.input(prompt)).run()
    return 0


def seat_players(
    table: Table[Any], wishes: Mapping[str, str], words: Words
) -> dict[str, Bot | None]:
    """Return a bot, or nobody for a human, for every player: the first one is human."""
    names = {name.casefold(): name for name in sorted(table.seats)}
    first = table.game.seats(table.settings)[0]
    wanted = {name: HUMAN if name == first else USUAL_BOT for name in table.seats}
    for seat, player in wishes.items():
        if seat.casefold() not in names:
            raise complain(words, "cli-no-such-seat", seat=seat, seats=", ".join(table.seats))
        wanted[names[seat.casefold()]] = player
    return {name: _player(player, words) for name, player in wanted.items()}


def _player(player: str, words: Words) -> Bot | None:
    if player == HUMAN:
        return None
    try:
        return make_bot(player, secrets.token_hex(8), BOT_SECONDS)
    except TableError:
        known = ", ".join((HUMAN, *BOTS))
        raise complain(words, "cli-no-such-player", player=player, players=known) from None
