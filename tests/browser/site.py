"""Opening tables without a browser, for tests that begin at one."""

import json
from collections.abc import Callable
from typing import Any

import httpx

from greatpowers import new_table
from greatpowers.kernel.table import Table
from tools.serving import Serving

GAME = "imperial_struggle"
Plain = dict[str, Any]


def seat(what: str, name: str) -> Plain:
    """Return who sits there: a bot by its name, else a kind of person."""
    if what in ("random", "greedy"):
        return {"kind": "bot", "bot": what}
    return {"kind": what, "name": name} if what in ("me", "here") else {"kind": what}


def played(seed: int, stop: Callable[[Table[Any]], bool]) -> Table[Any]:
    """Return a game that was played by its default answers until something is so."""
    table: Table[Any] = new_table(GAME, seed=seed)
    while not stop(table):
        asked = table.asks()[0].seat
        table.answer(asked, table.default(asked))
    return table


def asked(prompt: str, seat: int = 0) -> Callable[[Table[Any]], bool]:
    """Return the moment when a seat is asked something."""
    return lambda table: any(ask.prompt == prompt and ask.seat == seat for ask in table.asks())


class Site:
    """The server as the tests know it."""

    def __init__(self, server: Serving, http: httpx.Client) -> None:
        self.server = server
        self.http = http

    @property
    def url(self) -> str:
        """Where it is."""
        return self.server.url

    def post(self, path: str, body: Plain) -> Plain:
        """Ask for something that must be granted."""
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        data: Plain = answer.json()
        return data

    def open(self, fr: str, br: str, **more: Any) -> Plain:
        """Open a table for a new game."""
        seats = {"FR": seat(fr, "Ann"), "BR": seat(br, "Bob")}
        return self.post("/api/tables", {"game": GAME, "seats": seats, "public": True, **more})

    def go_on(self, table: Table[Any], fr: str, br: str) -> Plain:
        """Open a table where a recorded game goes on."""
        seats = {"FR": seat(fr, "Ann"), "BR": seat(br, "Bob")}
        record = json.loads(table.record().to_json())
        body = {"record": record, "resume": True, "seats": seats, "public": True}
        return self.post("/api/records", body)
