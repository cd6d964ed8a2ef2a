"""Who has read a moment: told to everybody at the table, and nobody waits for it."""

import pytest

from tests.server.house import Player, Refused, Running


def read_by(player: Player) -> dict[str, int]:
    """Return how far the players have read, by the last that was said of it."""
    rows = [m["table"] for m in player.heard if m["type"] in ("welcome", "table")]
    return {seat["seat"]: seat["moments_read"] for seat in rows[-1]["seats"]}


def test_the_others_are_told_who_has_read(server: Running) -> None:
    opened = server.open()
    table, tokens = opened["table"], opened["tokens"]
    with server.join(table, tokens["FR"]) as ann, server.join(table, tokens["BR"]) as bob:
        assert read_by(bob) == {"FR": 0, "BR": 0}
        ann.ask("read", seat="FR", moments=2)
        bob.until(lambda m: m["type"] == "table")
        assert read_by(bob) == {"FR": 2, "BR": 0}
    with server.join(table, tokens["BR"]) as bob:
        assert read_by(bob) == {"FR": 2, "BR": 0}


def test_nobody_reads_for_somebody_else(server: Running) -> None:
    opened = server.open(public=True)
    with server.join(opened["table"], opened["tokens"]["BR"]) as bob:
        with pytest.raises(Refused, match="not-your-seat"):
            bob.ask("read", seat="FR", moments=1)
        with pytest.raises(Refused, match="bad-request"):
            bob.ask("read", seat="BR", moments=-1)
        assert read_by(bob) == {"FR": 0, "BR": 0}


def test_who_takes_a_seat_over_has_read_nothing_yet(server: Running) -> None:
    opened = server.open()
    table, tokens = opened["table"], opened["tokens"]
    with server.join(table, tokens["FR"]) as ann:
        ann.ask("read", seat="FR", moments=3)
    with server.join(table, tokens["BR"]) as bob:
        given = server.http.request(
            "DELETE",
            f"/api/tables/{table}/seats/FR",
            json={"replace": "invite"},
            headers={"Authorization": f"Seat {tokens['FR']}"},
        )
        assert given.status_code == 200, given.text
        bob.until(lambda m: m["type"] == "table")
        assert read_by(bob)["FR"] == 0
