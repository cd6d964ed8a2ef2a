"""Rules that change while a game is going on."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from greatpowers.kernel.ask import Play
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kit.deeds import perform
from greatpowers.registry import get_game
from tests.server.conftest import Start
from tests.server.house import GAME, Player, Running

Find = Callable[[str], Game[Any]]


def variant(version: int, **changes: Any) -> Find:
    """Return a way to find the game in another version of its rules."""
    game = get_game(GAME)
    parts = (
        "id seats options vocabulary setup segment result view redeal judge check endings folder"
    )
    given = {name: getattr(game, name) for name in parts.split()}
    other: Game[Any] = Game(version=version, **(given | changes))
    return lambda _: other


def shuffled_anew(t: Table[Any]) -> Play[None]:
    """Begin every segment by calling chance once more: no old record leads to the same table."""
    t.chance.below(2)
    yield from perform(get_game(GAME).segment(t))


def play(both: Player, most: int, luck: Random) -> None:
    for _ in range(most):
        seat = both.state["view"]["asks"][0]["seat"]
        if both.state["seat"] != seat:
            both.ask("curtain", seat=seat)
        both.answer(luck.choice(both.options()))


@pytest.fixture
def played(start: Start) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table in the middle of a game by the first rules, and its last state."""
    server = start()
    opened = server.open("here", "here")
    with server.join(opened["table"], *opened["tokens"].values()) as both:
        play(both, 47, Random(3))
        state = both.state
    server.stop()
    return opened, state


def join(server: Running, opened: dict[str, Any]) -> Player:
    return server.join(opened["table"], *opened["tokens"].values())


def test_rules_that_lead_to_the_same_table_change_nothing(
    start: Start, played: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    opened, state = played
    server = start(find_game=variant(2))
    with join(server, opened) as both:
        both.ask("curtain", seat=state["seat"])
        assert both.state["view"] == state["view"]
        assert both.row["resumed_at"] is None
        play(both, 5, Random(1))
    again = start(find_game=variant(2))
    with join(again, opened) as both:
        assert both.position == 52


def test_other_rules_go_on_from_the_last_segment(
    start: Start, played: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    opened, state = played
    server = start(find_game=variant(2, segment=shuffled_anew))
    with join(server, opened) as both:
        base = both.row["resumed_at"]
        assert 0 < base <= 47
        assert base <= both.position <= 47
        assert both.state["view"]["position"] == both.position
        assert both.state["view"]["seed_hash"] == state["view"]["seed_hash"]
        assert both.logs["FR"][0]["text"] == "log-rules-changed"
        before = both.state["view"]["state"]
        assert before["turn"] == state["view"]["state"]["turn"]
        assert before["round"]["number"] == state["view"]["state"]["round"]["number"]
        play(both, 30, Random(4))
        shown = both.ask("replay", seat="FR", at=0)
        assert shown["position"] == base
        end = both.state["view"]
    server.stop()
    again = start(find_game=variant(2, segment=shuffled_anew))
    with join(again, opened) as both:
        both.ask("curtain", seat=end["seat"])
        assert both.state["view"] == end
        assert both.row["resumed_at"] == base
        both.ask("resign", seat="FR")
        headers = {"Authorization": f"Seat {opened['owner']}"}
        record = again.http.get(f"/api/tables/{opened['table']}/record", headers=headers)
        assert record.json()["error"] == "bad-record"


def test_rules_may_change_twice(
    start: Start, played: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    opened, _ = played
    server = start(find_game=variant(2, segment=shuffled_anew))
    with join(server, opened) as both:
        play(both, 30, Random(4))
        first = both.row["resumed_at"]
    server.stop()
    again = start(find_game=variant(3))
    with join(again, opened) as both:
        assert both.row["resumed_at"] > first
        play(both, 10, Random(5))
        both.ask("undo", seat=both.state["seat"], steps=1)


def test_the_record_of_an_older_game_stays(
    start: Start, played: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    opened, _ = played
    server = start()
    with join(server, opened) as both:
        both.ask("resign", seat="FR")
    path = f"/api/tables/{opened['table']}/record"
    headers = {"Authorization": f"Seat {opened['owner']}"}
    before = server.http.get(path, headers=headers).json()
    server.stop()
    again = start(find_game=variant(2, segment=shuffled_anew))
    assert again.http.get(path, headers=headers).json() == before
    assert before["version"] == 1
    with join(again, opened) as both:
        assert both.state["view"]["result"]["ending"] == "resigned"


def test_bots_go_on_by_the_new_rules(start: Start) -> None:
    server = start()
    opened = server.open("here", "random")
    with join(server, opened) as ann:
        for _ in range(12):
            assert ann.until_asked()
            ann.answer()
    server.stop()
    again = start(find_game=variant(2, segment=shuffled_anew))
    with join(again, opened) as ann:
        for _ in range(6):
            assert ann.until_asked()
            ann.answer()
