"""The card of a dataset: what it holds, how it was made and what it is not good for."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from greatpowers.arena.whole import whole
from greatpowers.kernel.game import Game
from greatpowers.kernel.words import Words

CARD: Final = "README.md"


def write_card(folder: Path, game: Game[Any], about: Mapping[str, Any]) -> None:
    """Write the card of a dataset into its folder."""
    with whole(folder / CARD) as new:
        new.write_text(card(game, about), "utf-8")


def card(game: Game[Any], about: Mapping[str, Any]) -> str:
    """Return the card of a dataset, in Markdown."""
    words = Words("en", game.folder / "text")
    settings = " ".join(f"{name}={value}" for name, value in about["settings"].items())
    strays = f", the first {about['strays']} decisions of each by chance" if about["strays"] else ""
    named = "; their names are in `dataset.json`" if about["features"] else ""
    return f"""# Games of {words.text("game-title")}

Games between bots, played by Great Powers: one row a decision in `decisions/`, one row a game in
`games/`, as Parquet files of {about["shard"]} games each.

| | |
|---|---|
| game | `{about["game"]}`, version {about["version"]}, fingerprint `{about["fingerprint"]}` |
| settings | `{settings}` |
| bots | {", ".join(about["bots"])}{strays} |
| seed | `{about["seed"]}`; game *n* has the seed `{about["seed"]}/n` |
| vocabulary | {len(about["vocabulary"]):,} answers, numbered; their words are in `dataset.json` |

## Columns

| `decisions/` | |
|---|---|
| `game` | number of the game |
| `position` | how many answers were given before |
| `seat` | who is asked: the number of the seat |
| `player` | the number of the player in that seat; seats can change hands in some games |
| `prompt` | what is asked |
| `options` | the numbers of all answers that were allowed |
| `choice` | the number of the answer that was given |
| `estimate` | how good a bot that searches took its choice to be for it; else empty |
| `features` | what the seat knew, as numbers{named} |
| `result` | the player's share of the victory, 1 if it is alone in it; empty: no end |

| `games/` | |
|---|---|
| `game`, `seed` | number and seed of the game |
| `settings` | the options of the table, as JSON |
| `players`, `bots` | names of the players by number, and who played for them |
| `decisions` | how many answers the game took |
| `ending`, `results`, `scores` | how it ended, shares of it by player, scores by seat |
| `record` | the game as it is saved: it can be played again with `greatpowers replay` |

## Before you use it

- These are games of bots. They say how these bots play, not how people do or how one should play.
- `result` is that of a whole game: most decisions of it had little to do with it.
- Games are independent of each other, decisions of one game are not: split by game.
- Records and results can be made again from the seeds with the same version of the rules.
- The games belong to their publishers; no sentence of theirs is in here.
"""
