"""21.0 A player leaves: a bot of the house takes over the seat (R41)."""

from typing import Any

from greatpowers.kernel.rule import rule
from tests.server.conftest import Start, start
from tests.server.house import Running
from tests.server.test_http import seat_header

__all__ = ["start"]

A_WHILE = 30
"""So many answers are given before somebody leaves."""
ENOUGH = 12
"""So many answers are given after the bot has come."""


def opened(server: Running) -> Any:
    """Open a game of two with wars, both seats for people."""
    body = {
        "game": "price_of_power",
        "options": {"scenario": "hundred_years", "length": "one_age"},
        "seats": {seat: {"kind": "me", "name": seat} for seat in ("P1", "P2")},
    }
    response = server.http.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return response.json()


@rule("21.0", "R41")
def test_a_bot_plays_on_with_the_realm_of_who_leaves(start: Start) -> None:
    """At once, with all that is the realm's; nothing on the board changes, and the game goes on."""
    server = start()
    made = opened(server)
    table, tokens = made["table"], made["tokens"]
    with server.join(table, tokens["P1"]) as ann:
        with server.join(table, tokens["P2"]) as bob:
            while ann.position < A_WHILE or bob.options():
                (bob if bob.options() else ann).answer()
                ann.drain()
                bob.drain()
        before = ann.state["view"]["state"]
        gone = server.http.request(
            "DELETE",
            f"/api/tables/{table}/seats/P2",
            json={"replace": "bot", "bot": "random"},
            headers=seat_header(tokens["P2"]),
        )
        assert gone.json()["kind"] == "bot"
        ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "bot")
        assert ann.state["view"]["state"] == before
        for _ in range(ENOUGH):
            assert ann.until_asked()
            ann.answer()
        after = ann.state["view"]["state"]
        assert _realms(after) == _realms(before)
        assert "log-seat-bot" in [line["text"] for line in ann.logs["P1"]]


def _realms(state: Any) -> list[str]:
    return [player["realm"] for player in state["players"]]
