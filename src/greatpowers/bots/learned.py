"""A judgement that was learned from games: a small net over what a seat knows as numbers.

What the game's own judgement says, and what that is the sum of, are some more of these numbers, so
that learning begins where it ends. The net was taught to expect the result: its worth is twice the
chance to win, less one.
"""

import zlib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from io import BytesIO
from math import atanh
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from greatpowers.bots.judging import HAND_WRITTEN
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.table import Table

Floats = NDArray[np.float32]

FARTHEST: Final = 4.0
"""So many deviations from its mean a number may lie; one that lies farther is taken for that."""
WEIGHED: Final = 24
"""So many places are kept for what a game's judgement is the sum of."""
NEARLY_SURE: Final = 0.999
MORE: Final = WEIGHED + 1
"""So many numbers come after those that a seat knows: the last is the judgement itself."""
RECIPE: Final = "recipe"
"""The text in a file of weights that tells how they came about."""


class BadWeights(TableError):
    """A file of weights cannot be read, or what it holds does not fit together."""


UNREADABLE: Final = (
    *(OSError, EOFError, TypeError, ValueError, KeyError, RuntimeError),
    *(BadZipFile, zlib.error, BadWeights),
)


@dataclass(frozen=True)
class Net:
    """A layer of hidden units, and a straight way past it; numbers are scaled before."""

    mean: Floats
    scale: Floats
    hidden: Floats
    hidden_bias: Floats
    out: Floats
    straight: Floats
    bias: Floats

    def worths(self, numbers: Floats) -> Floats:
        """Return what rows of numbers are worth."""
        inputs = scaled(numbers, self.mean, self.scale)
        units = np.maximum(inputs @ self.hidden + self.hidden_bias, 0.0)
        worths: Floats = np.tanh(units @ self.out + inputs @ self.straight + self.bias)
        return worths

    def check(self) -> None:
        """Raise unless the weights fit together and are numbers."""
        size, units = len(self.mean), len(self.out)
        shapes = ((size,), (size,), (size, units), (units,), (units,), (size,), (1,))
        for field, shape in zip(fields(self), shapes, strict=True):
            weights = getattr(self, field.name)
            if weights.shape != shape or weights.dtype != np.float32:
                raise BadWeights(f"{field.name} is not {shape} numbers of four bytes")
            if not np.isfinite(weights).all():
                raise BadWeights(f"{field.name} holds what is no number")


class Learned:
    """Judges by nets: one for each number of players, as each has a sheet of its own length.

    Of a table for which it has none it says what the game itself does. Finished games are exact.
    """

    def __init__(self, nets: Mapping[int, Net], recipe: str = "") -> None:
        self.nets = nets
        self.recipe = recipe
        self._sheets: dict[tuple[str, int, int], Sheet] = {}

    @staticmethod
    def read(path: Path) -> "Learned":
        """Read weights from a file."""
        try:
            return Learned.of(path.read_bytes())
        except UNREADABLE as error:
            raise BadWeights(f"{path} holds no weights of a judgement: {error}") from error

    @staticmethod
    def of(data: bytes) -> "Learned":
        """Read weights from what such a file holds; nothing in it is ever run."""
        with np.load(BytesIO(data), allow_pickle=False) as file:
            arrays = dict(file.items())
        names = [field.name for field in fields(Net)]
        sizes = {int(name.partition(".")[0]) for name in arrays if name != RECIPE}
        nets = {size: Net(*(arrays[f"{size}.{name}"] for name in names)) for size in sorted(sizes)}
        for size, net in nets.items():
            net.check()
            if len(net.mean) != size + MORE:
                raise BadWeights(f"a net for {size} numbers takes {len(net.mean) - MORE}")
        return Learned(nets, str(arrays[RECIPE]))

    def write(self, path: Path) -> None:
        """Write the weights to a file."""
        arrays: dict[str, Any] = {
            f"{size}.{field.name}": getattr(net, field.name)
            for size, net in self.nets.items()
            for field in fields(Net)
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        arrays[RECIPE] = np.array(self.recipe)
        with path.open("wb") as stream:
            np.savez_compressed(stream, **arrays)

    def worth(self, table: Table[Any], seat: int) -> float:
        """Return what a position is worth to a seat."""
        result = table.result
        if result is not None:
            return 1.0 if seat in result.winners else -1.0
        numbers = numbers_of(table, seat, self._sheet(table, seat))
        net = self.nets.get(len(numbers) - MORE)
        if net is None:
            return HAND_WRITTEN.worth(table, seat)
        return float(net.worths(numbers[np.newaxis])[0])

    def chances(self, table: Table[Any]) -> list[float] | None:
        """Return how likely each seat wins, each judged by itself, if there is a net for them."""
        rows = np.stack([numbers_of(table, seat) for seat in range(len(table.seats))])
        net = self.nets.get(rows.shape[1] - MORE)
        return None if net is None else [(1 + worth) / 2 for worth in net.worths(rows).tolist()]

    def _sheet(self, table: Table[Any], seat: int) -> Sheet:
        """Return the sheet of a seat: what is judged one after another is much alike."""
        return self._sheets.setdefault((table.game.id, len(table.seats), seat), Sheet())


def scaled(numbers: Floats, mean: Floats, scale: Floats) -> Floats:
    """Return rows of numbers as so many deviations from their means."""
    inputs = (numbers - mean) * scale
    return np.clip(inputs, -FARTHEST, FARTHEST, out=inputs)


def numbers_of(table: Table[Any], seat: int, sheet: Sheet | None = None) -> Floats:
    """Return what a net is told: all that a seat knows, and how the game itself judges that.

    A ``sheet`` on which the same seat has been written before is filled in less time.
    """
    sheet = Sheet() if sheet is None else sheet
    table.features(seat, sheet)
    known = np.frombuffer(sheet.packed, np.float32)
    numbers = np.zeros(len(known) + MORE, np.float32)
    numbers[: len(known)] = known
    aspects = table.game.aspects
    weighed = [] if aspects is None else aspects.tell(table.state, seat)[:WEIGHED]
    numbers[len(known) : len(known) + len(weighed)] = [aspect.points for aspect in weighed]
    numbers[-1] = judged(table, seat)
    return numbers


def judged(table: Table[Any], seat: int) -> float:
    """Return what the game itself judges, on a scale on which much that is won weighs no less."""
    worth = HAND_WRITTEN.worth(table, seat)
    return atanh(max(-NEARLY_SURE, min(NEARLY_SURE, worth)))
