"""The workbench: short ways to tables of Envoys, and games made of a single rule."""

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from greatpowers.kernel.aside import Asides
from greatpowers.kernel.ask import Play
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.kit.deeds import Segment
from tests import tiny

Envoys: TypeAlias = Table[tiny.State]


def envoys(seed: str | int = 1, **options: str) -> Envoys:
    """Open a table of Envoys."""
    return Table.open(tiny.GAME, options, seed)


def do(table: Table[Any], *answers: str) -> None:
    """Give answers one after another, each by the first seat that is asked."""
    for answer in answers:
        table.answer(table.asks()[0].seat, answer)


def do_defaults(table: Table[Any], prompt: str) -> int:
    """Answer by default until a prompt comes up, and return the seat that is asked."""
    while table.asks()[0].prompt != prompt:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))
    return table.asks()[0].seat


def do_random(table: Table[Any], dice: random.Random, answers: int = 1000) -> None:
    """Give random answers, so many or to the end of the game."""
    for _ in range(answers):
        if table.result is not None:
            return
        seat = dice.choice(table.asks()).seat
        table.answer(seat, dice.choice(table.options(seat)))


def offered(table: Table[Any], seat: int) -> list[str]:
    """Return the options of a seat as text."""
    return [str(option) for option in table.options(seat)]


def photograph(table: Table[Any]) -> dict[str, Any]:
    """Return all that makes two tables the same."""
    seats = range(len(table.seats))
    return {
        "state": table.state.clone().data(),
        "views": [table.view(seat) for seat in (None, *seats)],
        "answers": table.answers.copy(),
        "players": table.seats,
        "marks": table.marks.copy(),
        "wall": table.wall,
        "undoable": [table.undoable(seat) for seat in seats],
        "luck": (table.chance.seed, table.chance.counter, table.chance.loaded.copy()),
    }


def lines(table: Table[Any], seat: int | None = None) -> list[dict[str, object]]:
    """Return the log that a seat may read as plain data."""
    return [entry.data() for entry in table.read_log(seat)]


class Notes:
    """A state for games made of a single rule: some numbers, some of them secret."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.secret = 0
        self.round = 0

    def clone(self) -> "Notes":
        """Return an independent copy."""
        other = Notes()
        other.numbers = self.numbers.copy()
        other.secret = self.secret
        other.round = self.round
        return other

    def data(self) -> dict[str, Any]:
        """Return every field by name."""
        return {"numbers": self.numbers, "secret": self.secret, "round": self.round}


WORDS = Vocabulary()
SAY = WORDS.verb("say", [str(n) for n in range(10)], "number")
STOP = WORDS.verb("stop")


def game_of(
    segment: Callable[[Table[Notes]], Play[None]],
    rounds: int = 3,
    secrets: int = 1000,
    asides: Asides | None = None,
) -> Game[Notes]:
    """Return a game for A, B and C that plays a segment so many times; A then wins."""

    def once(t: Table[Notes]) -> Play[None]:
        yield from segment(t)
        t.state.round += 1

    return game_in_rounds(once, rounds, secrets, asides)


def game_in_rounds(
    segment: Segment[Notes], rounds: int, secrets: int = 1000, asides: Asides | None = None
) -> Game[Notes]:
    """Return a game for A, B and C whose segments count the rounds themselves; A wins."""

    def seats(options: Mapping[str, str]) -> tuple[str, ...]:
        return ("A", "B", "C")

    def setup(options: Mapping[str, str]) -> Notes:
        return Notes()

    def result(s: Notes) -> Result | None:
        return Result((0,), "done", (1, 0, 0)) if s.round >= rounds else None

    def view(s: Notes, seat: int | None, public: object) -> dict[str, Any]:
        return {"numbers": s.numbers.copy(), "round": s.round}

    def redeal(s: Notes, seat: int, chance: Chance) -> None:
        s.secret = chance.below(secrets)

    return Game(
        id="notes",
        version=1,
        seats=seats,
        options=(),
        vocabulary=WORDS,
        setup=setup,
        segment=segment,
        result=result,
        view=view,
        redeal=redeal,
        judge=lambda s, seat: 0.0,
        check=lambda s: None,
        endings=("done",),
        folder=Path(__file__).parent,
        asides=asides,
    )
