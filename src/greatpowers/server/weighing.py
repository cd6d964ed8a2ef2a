"""Weighing: how much the server sends about a game, and how long it takes to write it."""

import time
from dataclasses import dataclass
from random import Random
from statistics import fmean, median
from typing import Any

from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kit.remembering import Memory
from greatpowers.server.client import Client
from greatpowers.server.frames import take_frame
from greatpowers.server.reading import Reading
from greatpowers.server.settings import Limits
from greatpowers.server.views import public_view


@dataclass(frozen=True)
class Weight:
    """What an answer takes: bytes before compression on average, and CPU time as a rule."""

    asked_bytes: float
    """To a seat that is asked."""
    other_bytes: float
    """To a seat that is not."""
    message_bytes: float
    """To any seat."""
    milliseconds: float
    """To write what all seats are sent."""


class Audience:
    """A client at every seat of a table."""

    def __init__(self, table: Table[Any]) -> None:
        self.table = table
        self._clients = {
            seat: Client({seat: 1}, seat, Limits(), changes=True) for seat in table.seats
        }
        self._readings = {seat: Reading(seat) for seat in table.seats}
        self._memory = Memory()
        self.show()

    def show(self) -> dict[str, int]:
        """Show the table to everybody; return the bytes that each was sent."""
        clocks: dict[str, float | None] = dict.fromkeys(self.table.seats)
        public = public_view(self.table, self._memory)
        sent = {}
        for seat, client in self._clients.items():
            reading = self._readings[seat]
            client.show(take_frame(self.table, reading, 0, None, clocks, (), None, public))
            sent[seat] = len(str(client.outbox.get_nowait()))
        return sent


def weigh_game(game: Game[Any]) -> Weight:
    """Weigh a whole game of random answers."""
    return weigh(Table.open(game, seed="weight"), 1_000_000)


def weigh(table: Table[Any], answers: int, seed: int = 0) -> Weight:
    """Give random answers at a table, before an audience, and weigh what that takes."""
    audience = Audience(table)
    luck = Random(seed)
    asked: list[int] = []
    others: list[int] = []
    times: list[float] = []
    for _ in range(answers):
        if not table.asks():
            break
        ask = luck.choice(table.asks())
        table.answer(ask.seat, table.game.vocabulary.options[luck.choice(ask.codes())])
        start = time.process_time()
        sent = audience.show()
        times.append(time.process_time() - start)
        for seat, size in sent.items():
            is_asked = table.ask_of(table.seats.index(seat)) is not None
            (asked if is_asked else others).append(size)
    return Weight(
        fmean(asked or [0]), fmean(others or [0]), fmean(asked + others), median(times) * 1000
    )
