"""Luck: each table draws its own, unless one seed is given for all of them."""

from tests.server.conftest import Start
from tests.server.formalities import find_game, open_formalities
from tests.server.house import Running

BOTS = {seat: {"kind": "bot", "bot": "random"} for seat in ("P1", "P2")}


def whole_game(server: Running) -> tuple[str, list[str]]:
    """Let bots play a game; return its seed and all their answers."""
    table = open_formalities(server.http, seats=BOTS)["table"]
    with server.join(table) as watcher:
        while watcher.state["view"]["result"] is None:
            watcher.next_state()
    record = server.http.get(f"/api/tables/{table}/record").json()
    return record["seed"], record["answers"]


def test_with_one_seed_all_games_go_the_same_way(start: Start) -> None:
    server = start(find_game=find_game, seed="one")
    seed, answers = whole_game(server)
    assert whole_game(server) == (seed, answers)
    assert len(set(answers)) > 1
    another = start(find_game=find_game, seed="two")
    assert whole_game(another)[0] != seed
    assert whole_game(another)[1] != answers


def test_without_a_seed_each_table_draws_its_own(start: Start) -> None:
    server = start(find_game=find_game, seed=None)
    (one, _), (two, _) = whole_game(server), whole_game(server)
    assert len(one) == len(two) == 32
    assert one != two
