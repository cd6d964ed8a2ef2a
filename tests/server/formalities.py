"""Formalities: a game of nothing but questions that are asked again and again.

In every round P1 begins, P2 is offered something, and both are asked whether they react. Two rounds
are a year.
"""

from collections.abc import Callable
from typing import Any, Final

import httpx

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.standing import Recurring, Standing
from greatpowers.kernel.table import Table
from tests import tiny
from tests.server.house import Plain
from tests.tiny import State

ROUNDS: Final = 12


def play_round(t: Table[State]) -> Play[None]:
    s = t.state
    yield from t.ask_if(0, "ask-begin")
    accepted = yield from t.offer(1, "ask-accept", court="court-vienna", round=s.treaty)
    s.points[1] += accepted
    yield from t.window((1, 0), "ask-expose", lambda seat: [Choice(tiny.EXPOSE, [1 - seat])])
    yield from t.offer(1, "ask-once", court="court-vienna")
    s.treaty += 1


def result(s: State) -> Result | None:
    return Result((0,), "enough") if s.treaty == ROUNDS else None


PARTS: Final[dict[str, Any]] = {
    "id": "formalities",
    "version": 1,
    "seats": tiny.seats,
    "options": tiny.GAME.options,
    "vocabulary": tiny.VOCABULARY,
    "setup": tiny.setup,
    "segment": play_round,
    "result": result,
    "view": tiny.view,
    "redeal": tiny.redeal,
    "judge": tiny.judge,
    "check": tiny.check,
    "endings": ("enough",),
    "folder": tiny.GAME.folder,
    "standing": Standing(
        count=lambda state: {"year": state.treaty // 2},
        reactions=("year",),
        offers={"ask-accept": Recurring(("court",), ("year",))},
    ),
}
GAME: Final[Game[State]] = Game(**PARTS)


def find_game(_: str) -> Game[Any]:
    return GAME


def find_game_with(**changes: Any) -> Callable[[str], Game[Any]]:
    """Return a way to find the game with some of its parts changed."""
    other: Game[Any] = Game(**(PARTS | changes))
    return lambda _: other


def open_formalities(http: httpx.Client, **more: Any) -> Plain:
    """Open a table with people on both seats."""
    seats = {"P1": {"kind": "me", "name": "Ann"}, "P2": {"kind": "me", "name": "Bob"}}
    body = {"game": "formalities", "seats": seats, "public": True, **more}
    response = http.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    opened: Plain = response.json()
    return opened
