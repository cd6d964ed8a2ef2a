"""Self-play: games by which a judgement learns, and what is noted of them.

All seats play greedily by the present judgement, with as few looks as the search takes when it
plays on: more games teach more than better ones. Openings are left to chance, with a slip now and
then, so that positions vary; so do the number of players and the options of the game.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from greatpowers.arena.matches import play_out, seed_of
from greatpowers.arena.whole import whole
from greatpowers.bots.greedy import Greedy
from greatpowers.bots.hasty import BREADTH, OPTIONS
from greatpowers.bots.judging import HAND_WRITTEN, Judgement
from greatpowers.bots.learned import MORE, Learned, numbers_of
from greatpowers.bots.stray import Stray
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game

OPENING: Final = 12
"""So many decisions at most each seat leaves to chance at the beginning."""
SLIP: Final = 0.03
"""How often a seat leaves a later decision to chance."""
VARIED: Final = 0.25
"""How often an option has another value than its first."""
MOMENTS: Final = 24
"""So many moments of a game are noted; of every second one, the start of its segment."""


class Notes(NamedTuple):
    """What was noted of a game: at each moment, for each seat, what it knew and whether it won."""

    numbers: NDArray[np.float32]
    won: NDArray[np.bool_]

    @property
    def size(self) -> int:
        """How many numbers a seat knows, without how the game itself judges them."""
        return int(self.numbers.shape[2]) - MORE


class Errand(NamedTuple):
    """Some games of a run: which, and by whose judgement.

    Who plays them may have no such file, so ``weights`` are what it holds; nothing: hand-written.
    """

    game: str
    seed: str
    numbers: tuple[int, ...]
    weights: bytes


def play(errand: Errand) -> list[Notes]:
    """Play some games and return what was noted of those that came to an end."""
    game = get_game(errand.game)
    judgement = judgement_in(errand.weights)
    played = (_play(game, seed_of(errand.seed, n), n, judgement) for n in errand.numbers)
    return [notes for notes in played if notes is not None]


@cache
def judgement_in(weights: bytes) -> Judgement:
    """Return the judgement in what a file of weights holds."""
    return Learned.of(weights) if weights else HAND_WRITTEN


def _play(game: Game[Any], seed: str, number: int, judgement: Judgement) -> Notes | None:
    luck = Random(seed)
    options = vary(game, number, luck)
    table = Table.open(game, options, seed, quiet=True)
    bots = {
        seat: Stray(
            Greedy(f"{seed}/{seat}", OPTIONS, BREADTH, judgement=judgement),
            luck.randrange(OPENING + 1),
            f"{seed}/{seat}/stray",
            SLIP,
        )
        for seat in table.seats
    }
    play_out(table, bots)
    return None if table.result is None else _note(table, luck)


def vary(game: Game[Any], number: int, luck: Random) -> dict[str, str]:
    """Return options for one game of many: all numbers of players in turn, the rest by chance."""
    counts = player_counts(game)
    players = counts[number % len(counts)]
    options = game.settle_for(players, None)
    for option in game.options:
        if luck.random() < VARIED:
            varied = options | {option.id: luck.choice(option.values)}
            if len(game.seats(varied)) == players:
                options = varied
    return options


def player_counts(game: Game[Any]) -> list[int]:
    """Return by how many a game can be played."""
    settled = game.settle(None)
    return sorted(
        {
            len(game.seats(settled | {option.id: value}))
            for option in game.options
            for value in option.values
        }
    )


def _note(table: Table[Any], luck: Random) -> Notes:
    assert table.result is not None
    positions = [luck.randrange(table.position) for _ in range(MOMENTS)]
    for place in range(0, MOMENTS, 2):
        positions[place] = table.at(positions[place]).segment_start
    numbers, won = [], []
    for position in sorted(positions):
        moment = table.at(position)
        places = [table.seats.index(player) for player in moment.seats]
        numbers.append([_known(moment, seat, luck) for seat in range(len(places))])
        won.append([place in table.result.winners for place in places])
        moment.close()
    return Notes(np.array(numbers, np.float32), np.array(won, np.bool_))


def _known(moment: Table[Any], seat: int, luck: Random) -> NDArray[np.float32]:
    """Return what a seat knows; what it does not know is dealt anew before it is judged."""
    guess = moment.fork(redeal_for=seat, seed=f"{luck.getrandbits(64):016x}")
    known = numbers_of(guess, seat)
    guess.close()
    return known


def keep(path: Path, notes: Sequence[Notes]) -> None:
    """Write down what was noted of some games."""
    arrays: dict[str, Any] = {
        f"{number}.{name}": value
        for number, each in enumerate(notes)
        for name, value in (
            ("known", each.numbers[:, :, :-MORE].astype(np.int16)),
            ("judged", each.numbers[:, :, -MORE:]),
            ("won", each.won),
        )
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    with whole(path) as new, new.open("wb") as stream:
        np.savez_compressed(stream, **arrays)


def recall(path: Path) -> list[Notes]:
    """Return what was noted of some games."""
    with path.open("rb") as stream, np.load(stream, allow_pickle=False) as file:
        return [
            Notes(
                np.concatenate((file[f"{n}.known"], file[f"{n}.judged"]), axis=2, dtype=np.float32),
                file[f"{n}.won"],
            )
            for n in range(len(file.files) // 3)
        ]
