"""A cluster: the work of many games on all machines that Ray has joined together."""

import importlib
import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, Final, TypeVar

from greatpowers.arena.executors import AHEAD, MOST_LOSSES, WorkLost, collect_seldom
from greatpowers.arena.extras import need
from greatpowers.arena.source import source_hash
from greatpowers.kernel.errors import TableError

OWN: Final = "local"
"""The address of a cluster that is started for the work, on this machine alone."""
PATIENCE: Final = 10.0
"""So many seconds somebody may take to answer at an address; Ray itself tries for minutes."""

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(TableError):
    """There is no cluster at an address."""

    def __init__(self, address: str, why: Exception) -> None:
        told = str(why).partition("\n")[0]
        super().__init__(f"there is no cluster at {address}: {told}")


class OtherSource(TableError):
    """A machine of the cluster has another version of the house: its games would differ."""


class Cluster:
    """Does the work on a Ray cluster. Work of a worker or a machine that dies is done again."""

    def __init__(self, address: str) -> None:
        need("cluster", "ray")
        self._address = address

    def each(self, work: Callable[[T], R], items: Sequence[T]) -> Iterator[tuple[int, R]]:
        """Give the result of each item with its number, as they are done."""
        ray = _ray()
        self._join()
        task = ray.remote(max_retries=MOST_LOSSES)(_do)
        checked = partial(task.remote, work, source_hash())
        waiting = deque(range(len(items)))
        handed_out: dict[Any, int] = {}
        try:
            while waiting or handed_out:
                most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                while waiting and len(handed_out) < most:
                    number = waiting.popleft()
                    handed_out[checked(items[number])] = number
                for done in ray.wait(list(handed_out))[0]:
                    result = ray.get(done)
                    yield handed_out.pop(done), result
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except ray.exceptions.RayError as error:
            raise WorkLost(f"the cluster lost work again and again: {error}") from None

    def _join(self) -> None:
        ray = _ray()
        if ray.is_initialized():
            return
        _knock(self._address)
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        own = {"include_dashboard": False} if self._address == OWN else {}
        try:
            ray.init(self._address, log_to_driver=False, logging_level=logging.WARNING, **own)
        except (ConnectionError, ImportError, RuntimeError, ValueError) as error:
            raise NoCluster(self._address, error) from None


def _knock(address: str) -> None:
    """See that somebody answers at an address; what is no address, Ray tells better."""
    host, _, port = address.rpartition("/")[2].rpartition(":")
    if not (host and port.isdecimal()):
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(address, error) from None


def _ray() -> Any:
    """Return Ray, which is loaded only where it is used."""
    return importlib.import_module("ray")


def _do(work: Callable[[T], R], source: str, item: T) -> R:
    """Do one piece of work on some machine of the cluster."""
    _prepare(source)
    return work(item)


@cache
def _prepare(source: str) -> None:
    if source != source_hash():
        raise OtherSource("a machine of the cluster has another version of greatpowers installed")
    collect_seldom()
