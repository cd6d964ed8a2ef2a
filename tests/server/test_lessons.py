"""The table of a lesson: one learner, a fixed deal, and others who keep to the plan."""

from typing import Any

import pytest

from greatpowers.kit.lesson import Lesson, lesson_of
from greatpowers.registry import get_game
from tests.server.house import GAME, Player, Running


def the_lesson() -> Lesson:
    lesson = lesson_of(get_game(GAME))
    assert lesson is not None
    return lesson


LESSON = the_lesson()
FIRST = [option for seat, option in LESSON.plan[:2]]


def begin(server: Running, name: str = "Ann") -> dict[str, Any]:
    response = server.http.post("/api/lessons", json={"game": GAME, "name": name})
    assert response.status_code == 201, response.text
    opened: dict[str, Any] = response.json()
    return opened


def sit(server: Running, opened: dict[str, Any]) -> Player:
    return server.join(opened["table"], *opened["tokens"].values())


def state(learner: Player) -> dict[str, Any]:
    return learner.states[LESSON.seat]


def given(server: Running, opened: dict[str, Any]) -> list[tuple[str, str]]:
    table = server.tables.live[opened["table"]].table
    options = table.game.vocabulary.options
    return [(table.seats[seat], str(options[code])) for seat, code in table.answers]


def follow(learner: Player, until: int) -> None:
    """Give the learner's answers of the plan; the others give theirs."""
    for at, (seat, option) in enumerate(LESSON.plan[:until]):
        learner.until_position(at)
        if seat == LESSON.seat and state(learner)["position"] == at:
            learner.ask("answer", seat=seat, option=option, at=at)
    learner.until_position(until)


def test_the_plan_is_followed_to_the_end_by_all(server: Running) -> None:
    opened = begin(server)
    assert list(opened["tokens"]) == [LESSON.seat]
    with sit(server, opened) as learner:
        assert learner.row["lesson"] is True
        assert learner.row["public"] is False
        assert state(learner)["followed"] == 0
        follow(learner, len(LESSON.plan))
        assert state(learner)["followed"] == len(LESSON.plan)
        assert given(server, opened)[: len(LESSON.plan)] == LESSON.plan


def test_whoever_leaves_the_plan_plays_against_bots_and_may_come_back(server: Running) -> None:
    opened = begin(server)
    with sit(server, opened) as learner:
        follow(learner, 5)
        learner.ask("answer", seat=LESSON.seat, option="take d4_m2_a", at=5)
        learner.until_position(6)
        assert (state(learner)["position"], state(learner)["followed"]) == (6, 5)
        learner.ask("answer", seat=LESSON.seat, option="pass_round", at=6)
        learner.until_position(9)
        assert state(learner)["followed"] == 5
        learner.ask("undo", seat=LESSON.seat, to=5)
        learner.drain()
        assert (learner.position, state(learner)["followed"]) == (5, 5)
        follow(learner, 16)
        assert given(server, opened)[:16] == LESSON.plan[:16]


def test_the_others_wait_where_all_are_asked_at_once(server: Running) -> None:
    opened = begin(server)
    with sit(server, opened) as learner:
        asked = {ask["seat"] for ask in state(learner)["view"]["asks"]}
        assert asked == {"FR", "BR"}
        server.call(server.tables.see_to_due_tables())
        assert given(server, opened) == []
        learner.ask("answer", seat=LESSON.seat, option=FIRST[0], at=0)
        assert given(server, opened) == LESSON.plan[:1]


def test_a_learner_is_told_neither_the_deal_nor_what_the_others_will_do(server: Running) -> None:
    response = server.http.get(f"/api/games/{GAME}/lesson")
    told = response.json()
    assert set(told) == {"text", "seat", "steps"}
    own = {at: option for at, (seat, option) in enumerate(LESSON.plan) if seat == LESSON.seat}
    listed = {int(at): each for step in told["steps"] for at, each in step["answers"].items()}
    assert listed == own
    assert [step["start"] for step in told["steps"][1:]] == [s["end"] for s in told["steps"][:-1]]
    opened = begin(server)
    with sit(server, opened) as learner:
        assert learner.row["seed"] is None
        for _, option in LESSON.plan[2:4]:
            assert option not in "".join(learner.raw)


def test_only_the_learner_is_told_how_far_the_plan_was_followed(server: Running) -> None:
    opened = begin(server)
    with server.join(opened["table"], opened["watcher"]) as watcher:
        assert "followed" not in watcher.states[None]
    ordinary = server.open("me", "greedy")
    with server.join(ordinary["table"], *ordinary["tokens"].values()) as player:
        assert "followed" not in player.states["FR"]
        assert player.row["lesson"] is False


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"game": GAME, "seats": {"FR": {"kind": "me"}, "BR": {"kind": "me"}}}, "bad-request"),
        ({"game": GAME, "seed": "mine"}, "bad-request"),
        ({}, "bad-request"),
    ],
)
def test_a_lesson_has_one_learner_and_its_own_deal(
    server: Running, body: dict[str, Any], error: str
) -> None:
    response = server.http.post("/api/lessons", json=body)
    assert response.status_code >= 400
    assert response.json()["error"] == error


def test_a_game_without_a_lesson_says_so(server: Running) -> None:
    untaught = [each["id"] for each in server.http.get("/api/games").json() if not each["lesson"]]
    for game in untaught:
        assert server.http.get(f"/api/games/{game}/lesson").json()["error"] == "not-found"
        refused = server.http.post("/api/lessons", json={"game": game})
        assert (refused.status_code, refused.json()["error"]) == (404, "not-found")


def test_the_lesson_outlives_the_server(server: Running) -> None:
    opened = begin(server)
    with sit(server, opened) as learner:
        follow(learner, 5)
    server.tables.live.pop(opened["table"])
    with sit(server, opened) as learner:
        assert state(learner)["followed"] == 5
        follow(learner, 16)
        assert state(learner)["followed"] == 16
