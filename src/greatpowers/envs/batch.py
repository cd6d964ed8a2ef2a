"""Many tables of a game stepped at once into arrays, in this process and, if asked, in others."""

import gc
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from time import perf_counter, sleep
from types import TracebackType
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from greatpowers.envs.sitting import Sitting
from greatpowers.envs.stepping import Steps
from greatpowers.kernel.errors import GameIsOver, IllegalAnswer, TableError, UnknownAnswer
from greatpowers.registry import get_game

STOP: Final = b""
GO: Final = b"."
AWAKE: Final = 0.001
"""So many seconds a process waits for another before it goes to sleep."""
ROOM: Final = 256
"""For so many answers a table there is room, on average, to note them one by one."""


class WrongShape(TableError):
    """A batch needs one answer for each table."""


@dataclass(frozen=True)
class Plan:
    """What a process needs to know to play its tables: the game, and which rows are its own."""

    game: str
    options: Mapping[str, str]
    seed: str
    tables: int
    players: int
    words: int
    size: int

    def shapes(self) -> dict[str, tuple[type, tuple[int, ...]]]:
        """Return type and shape of each array.

        Of each table the arrays of ``allowed`` tell how many answers there are (``counts``), and
        from where on (``starts``) they stand one after another in ``allowed``, which has room for
        those of all tables but where many have uncommonly many.
        """
        n = self.tables
        return {
            "observations": (np.float32, (n, self.size)),
            "masks": (np.int8, (n, self.words)),
            "turns": (np.int8, (n,)),
            "done": (np.bool_, (n,)),
            "rewards": (np.float32, (n, self.players)),
            "answers": (np.int32, (n,)),
            "counts": (np.int32, (n,)),
            "starts": (np.int32, (n,)),
            "allowed": (np.int32, (n, min(self.words, ROOM))),
        }

    def room(self) -> int:
        """Return how many bytes all arrays take."""
        return sum(_bytes(kind, shape) for kind, shape in self.shapes().values())

    def arrays(self, memory: Any) -> dict[str, NDArray[Any]]:
        """Return the arrays in a piece of memory."""
        found: dict[str, NDArray[Any]] = {}
        at = 0
        for name, (kind, shape) in self.shapes().items():
            found[name] = np.frombuffer(memory, kind, int(np.prod(shape)), at).reshape(shape)
            at += _bytes(kind, shape)
        return found


def _bytes(kind: type, shape: tuple[int, ...]) -> int:
    """Return how many bytes an array takes, up to the next multiple of 64."""
    return -(-int(np.prod(shape)) * np.dtype(kind).itemsize // 64) * 64


def _flat(array: Any) -> "memoryview[Any]":
    """Return the memory of an array as one row."""
    return memoryview(array.reshape(-1))


class Rows:
    """The tables of one process and their part of the arrays."""

    def __init__(self, plan: Plan, memory: Any, rows: range) -> None:
        own = slice(rows.start, rows.stop)
        arrays = {name: array[own] for name, array in plan.arrays(memory).items()}
        self._answers = arrays["answers"]
        self._done = arrays["done"]
        self._counts = arrays["counts"]
        self._starts = arrays["starts"]
        self._allowed = arrays["allowed"].reshape(-1)
        self._before = rows.start * arrays["allowed"].shape[1]
        self._masks = arrays["masks"].reshape(-1)
        self._ones = np.zeros(0, np.int64)
        self._words = np.arange(len(rows)) * plan.words
        self._steps = Steps(
            get_game(plan.game),
            plan.options,
            plan.seed,
            rows,
            plan.tables,
            _flat(arrays["observations"]),
            _flat(arrays["turns"]),
            _flat(arrays["done"].view(np.uint8)),
            _flat(arrays["rewards"]),
        )
        self._allow()

    def step(self) -> None:
        """Give these tables their answers."""
        self._done.fill(False)
        self._steps.step(self._answers.tolist())
        self._allow()

    def _allow(self) -> None:
        """Write what may be answered: the answers, and a one in the mask for each of them."""
        codes = self._steps.codes
        counts = np.fromiter(map(len, codes), np.int64, len(codes))
        stops = counts.cumsum()
        allowed = np.fromiter(chain.from_iterable(codes), np.int64, int(stops[-1]))
        self._counts[:] = counts
        self._starts[:] = stops - counts + self._before
        self._allowed[: len(allowed)] = allowed[: len(self._allowed)]
        self._masks[self._ones] = 0
        self._ones = allowed + np.repeat(self._words, counts)
        self._masks[self._ones] = 1


def _work(plan: Plan, memory: Any, rows: range, pipe: Connection) -> None:
    """Play some tables in a process of their own, until it is told to stop."""
    own = Rows(plan, memory, rows)
    gc.freeze()  # tables and sheets are much to look through, and never garbage
    pipe.send_bytes(GO)
    while _heard(pipe) != STOP:
        own.step()
        pipe.send_bytes(GO)


def _heard(pipe: Connection) -> bytes:
    """Return what comes through a pipe; for a while awake, as it takes long to be woken."""
    until = perf_counter() + AWAKE
    while not pipe.poll() and perf_counter() < until:
        sleep(0)  # others may work meanwhile
    return pipe.recv_bytes()


class Batch:
    """Tables of one game that are all answered in one call.

    Every array has a row for each table and stays where it is: ``observations`` what the player
    knows whose answer is next, ``masks`` what may be answered, ``turns`` who that player is,
    ``done`` whether a game has just ended there, and ``rewards`` what the last game that ended
    brought each player. A table whose game has ended has begun another already. Table ``i`` of
    ``n`` plays the games ``i``, ``i + n`` and so on; number ``k`` has the seed ``f"{seed}/{k}"``,
    as in a match of the arena, however many tables and processes there are.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: str | int = 0,
        processes: int = 1,
    ) -> None:
        if n < 1 or not 1 <= processes <= n:
            raise WrongShape(f"{n} tables cannot be spread over {processes} processes")
        sitting = Sitting(game, players, options)
        self.names = sitting.names
        self.fields = sitting.fields
        self.n = n
        self._words = sitting.game.vocabulary.options
        plan = Plan(
            game,
            sitting.options,
            str(seed),
            n,
            len(sitting.names),
            sitting.actions,
            sitting.size,
        )
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        context = get_context("spawn")
        memory: Any = bytearray(plan.room())
        if processes > 1:
            memory = context.RawArray("B", plan.room())
        arrays = plan.arrays(memory)
        self.observations: NDArray[np.float32] = arrays["observations"]
        self.masks: NDArray[np.int8] = arrays["masks"]
        self.turns: NDArray[np.int8] = arrays["turns"]
        self.done: NDArray[np.bool_] = arrays["done"]
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        self._answers: NDArray[np.int32] = arrays["answers"]
        self._counts: NDArray[np.int32] = arrays["counts"]
        self._starts: NDArray[np.int32] = arrays["starts"]
        self._allowed: NDArray[np.int32] = arrays["allowed"].reshape(-1)
        self._rows = np.arange(n)
        ends = [n * number // processes for number in range(processes + 1)]
        width = arrays["allowed"].shape[1]
        self._ends = np.repeat(ends[1:], np.diff(ends)) * width
        for first, last in pairwise(ends[1:]):
            rows = range(first, last)
            here, there = context.Pipe()
            worker = context.Process(target=_work, args=(plan, memory, rows, there), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._processes.append(worker)
        self._own: Rows | None = Rows(plan, memory, range(ends[1]))
        self._await_all()

    def step(self, answers: Sequence[int] | NDArray[Any]) -> None:
        """Give every table its answer; none at all if one of them is not allowed."""
        if self._own is None:
            raise GameIsOver("the batch is closed")
        given = np.asarray(answers)
        if given.shape != (self.n,):
            raise WrongShape(f"{self.n} tables need {self.n} answers, not {given.shape}")
        self._check(given)
        self._answers[:] = given
        for pipe in self._pipes:
            with suppress(OSError):  # whoever has died is missed below
                pipe.send_bytes(GO)
        self._own.step()
        self._await_all()

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """Return any answer that is allowed at each table."""
        numbers = (luck.random(self.n) * self._counts).astype(np.int64)
        places = self._starts + numbers
        picked = self._allowed.take(places, mode="clip").astype(np.int64)
        for row in np.flatnonzero(places >= self._ends):
            picked[row] = np.flatnonzero(self.masks[row])[numbers[row]]
        return picked

    def close(self) -> None:
        """Let all processes end."""
        for pipe in self._pipes:
            with suppress(OSError):  # it may have died
                pipe.send_bytes(STOP)
        for worker in self._processes:
            worker.join()
        for pipe in self._pipes:
            pipe.close()
        self._pipes = []
        self._processes = []
        self._own = None

    def __enter__(self) -> "Batch":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _check(self, answers: NDArray[Any]) -> None:
        if answers.dtype.kind not in "iu":
            raise UnknownAnswer(f"answers are numbers of the vocabulary, not {answers.dtype}")
        unknown = answers.astype(np.uint64) >= self.masks.shape[1]  # what is negative is huge
        if unknown.any():
            table = int(unknown.argmax())
            raise UnknownAnswer(f"table {table}: there is no answer {answers[table]}")
        allowed = self.masks[self._rows, answers]
        if not allowed.all():
            table = int(allowed.argmin())
            option = self._words[int(answers[table])]
            raise IllegalAnswer(f"table {table}: {option} is not allowed now", None)

    def _await_all(self) -> None:
        for pipe in self._pipes:
            try:
                _heard(pipe)
            except (EOFError, OSError):
                self.close()
                raise GameIsOver("a process of the batch has ended: the batch is closed") from None
