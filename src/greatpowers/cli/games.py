"""``greatpowers games``: which games there are, their seats and options."""

import argparse
import json
from typing import Any

from rich.markup import escape

from greatpowers.cli.common import Commands, add_lang, game_words, make_console
from greatpowers.kernel.game import Game
from greatpowers.kernel.words import Words
from greatpowers.registry import game_ids, get_game


def add(commands: Commands, words: Words) -> None:
    """Add the command to the parser."""
    about = words.text("cli-games-about")
    parser = commands.add_parser("games", help=about, description=about)
    parser.add_argument("--json", action="store_true", help=words.text("cli-help-json"))
    add_lang(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """List all games."""
    games = [get_game(name) for name in game_ids()]
    if args.json:
        print(json.dumps([_data(game, args.lang) for game in games], ensure_ascii=False))
        return 0
    console = make_console()
    for game in games:
        data = _data(game, args.lang)
        console.print(f"[head]{data['title']}[/]  ({game.id})")
        console.print(data["about"])
        console.print(data["source"])
        console.print(f"{words.text('cli-seats')}: {', '.join(data['seats'])}")
        console.print(f"{words.text('cli-options')}:")
        texts = game_words(args.lang, game)
        for name, values in data["options"].items():
            about = escape(texts.text(f"setting-{name}"))
            console.print(f"  --option {name}={'|'.join(values)}  [cite]{about}[/]")
    return 0


def _data(game: Game[Any], language: str) -> dict[str, Any]:
    words = game_words(language, game)
    return {
        "id": game.id,
        "title": words.text("game-title"),
        "about": words.text("game-about"),
        "source": words.text("game-source.text"),
        "version": game.version,
        "seats": list(game.seats(game.settle(None))),
        "options": {option.id: list(option.values) for option in game.options},
    }
