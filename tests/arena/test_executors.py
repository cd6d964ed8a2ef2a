"""Executors: the same results whoever does the work, and nothing is lost with who dies of it."""

import os
import signal
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from greatpowers.arena import executors
from greatpowers.arena.executors import HERE, Processes, WorkLost, in_order, spread
from greatpowers.arena.matches import Pairing, play_games
from tests.arena.test_matches import without_time


def dies_once(mark: Path, number: int) -> int:
    """Kill this process at number 3, unless a mark says that this has happened."""
    if number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def dies(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def fails(number: int) -> int:
    raise ValueError(number)


def test_work_is_spread_in_order() -> None:
    assert list(spread(str, range(5))) == ["0", "1", "2", "3", "4"]
    assert list(spread(str, range(5), Processes(2))) == ["0", "1", "2", "3", "4"]


def test_results_are_put_in_order_as_they_come() -> None:
    came: list[int] = []

    def numbered() -> Iterator[tuple[int, str]]:
        for number in (1, 0, 3, 2):
            came.append(number)
            yield number, str(number)

    ordered = in_order(numbered())
    assert next(ordered) == "0"
    assert came == [1, 0]
    assert list(ordered) == ["1", "2", "3"]


def test_several_processes_play_the_same_games() -> None:
    pairing = Pairing("imperialism", ("random", "random"), {"players": "2"})
    alone = play_games(pairing, 4, 1, HERE)
    assert without_time(play_games(pairing, 4, 1, Processes(2))) == without_time(alone)


def test_work_of_a_process_that_dies_is_done_again(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    squares = [number * number for number in range(8)]
    assert list(spread(partial(dies_once, mark), range(8), Processes(2))) == squares
    assert mark.exists()


def test_work_of_which_everybody_dies_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "MOST_LOSSES", 2)
    with pytest.raises(WorkLost, match="died, 2 times"):
        list(spread(dies, range(2), Processes(2)))


def test_an_error_of_the_work_is_told() -> None:
    with pytest.raises(ValueError, match=r"0|1"):
        list(spread(fails, range(2), Processes(2)))


class Pool:
    """A pool in which all that is handed out is done at once, and number 0 fails."""

    def submit(self, work: object, number: int) -> Future[int]:
        future: Future[int] = Future()
        if number:
            future.set_result(number)
        else:
            future.set_exception(ValueError(number))
        return future


def test_what_is_done_beside_a_failure_is_not_lost() -> None:
    pool = cast(ProcessPoolExecutor, Pool())
    handed_out = executors._hand_out(pool, int, range(4), deque(range(4)), {}, 4)
    assert sorted(next(handed_out) for _ in range(3)) == [(1, 1), (2, 2), (3, 3)]
    with pytest.raises(ValueError, match="0"):
        next(handed_out)
