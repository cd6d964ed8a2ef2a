"""Executors: who does the work of many games. The same work gives the same results with any."""

import gc
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Final, Protocol, TypeVar

from greatpowers.kernel.errors import TableError

YOUNG_OBJECTS: Final = 50_000
"""How many objects a working process makes before it looks for garbage: thinking makes many."""
AHEAD: Final = 2
"""So many pieces of work are handed out for each worker, so that none waits for the next."""
MOST_LOSSES: Final = 5
"""A piece of work that was lost so often, with whoever did it, is not handed out again."""

T = TypeVar("T")
R = TypeVar("R")


class WorkLost(TableError):
    """Whoever did a piece of work died of it, again and again."""


class Executor(Protocol):
    """Does a piece of work for each of some items, here or elsewhere."""

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Give the result of each item with its number, as they are done."""


class Here:
    """Does everything in this process, one after the other."""

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Give the result of each item with its number."""
        return enumerate(map(work, items))


HERE: Final = Here()


class Processes:
    """Does the work in several processes of this machine. Work of one that dies is done again."""

    def __init__(self, count: int) -> None:
        self._count = count

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Give the result of each item with its number, as they are done."""
        count = min(self._count, len(items))
        if count <= 1:
            with collecting_seldom():
                yield from HERE.each(work, items)
            return
        waiting = deque(range(len(items)))
        losses: Counter[int] = Counter()
        while waiting:
            handed_out: dict[Future[R], int] = {}
            pool = ProcessPoolExecutor(count, get_context("spawn"), collect_seldom)
            try:
                yield from _hand_out(pool, work, items, waiting, handed_out, AHEAD * count)
            except BrokenProcessPool:
                lost = sorted(handed_out.values())
                losses.update(lost)
                check_losses(losses)
                waiting.extendleft(reversed(lost))
            finally:
                pool.shutdown(cancel_futures=True)


def _hand_out(
    pool: ProcessPoolExecutor,
    work: Callable[[T], R],
    items: Sequence[T],
    waiting: deque[int],
    handed_out: dict[Future[R], int],
    most: int,
) -> Iterator[tuple[int, R]]:
    """Hand out what is waiting, never more than so much at once, and give what is done.

    What is done beside a piece that fails is given first.
    """
    while waiting or handed_out:
        while waiting and len(handed_out) < most:
            handed_out[pool.submit(work, items[waiting[0]])] = waiting[0]
            waiting.popleft()
        done = wait(handed_out, return_when=FIRST_COMPLETED).done
        for future in sorted(done, key=_has_failed):
            result = future.result()
            yield handed_out.pop(future), result


def _has_failed(future: Future[R]) -> bool:
    return future.exception() is not None


def check_losses(losses: Counter[int]) -> None:
    """Raise if a piece of work was lost too often to blame it on bad luck."""
    for number, times in losses.items():
        if times >= MOST_LOSSES:
            raise WorkLost(f"whoever was given piece {number} of the work died, {times} times")


def collect_seldom() -> None:
    """Let a process that does nothing but such work look for garbage less often."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


@contextmanager
def collecting_seldom() -> Iterator[None]:
    """Do such work in a process that has other things to do afterwards."""
    thresholds = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)


def spread(work: Callable[[T], R], items: Sequence[T], executor: Executor = HERE) -> Iterator[R]:
    """Do the work for every item and give the results in the order of the items."""
    return in_order(executor.each(work, items))


def in_order(numbered: Iterable[tuple[int, R]]) -> Iterator[R]:
    """Give numbered results in the order of their numbers, each as soon as all before are there."""
    early: dict[int, R] = {}
    following = 0
    for number, result in numbered:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1
