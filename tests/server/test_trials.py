"""Plans: other seats by hand and by bots, what can be carried out in one go, what is shared."""

import json
from itertools import count
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.house import Plain, Player, Refused, Running


def plan(player: Player, seat: str, answers: list[str], **more: Any) -> Plain:
    return player.ask("sandbox", seat=seat, answers=answers, **more)


def options_of(told: Plain) -> list[str]:
    """Return what is on the menu where a plan leads."""
    return [each["option"] for ask in told["view"]["asks"] for each in ask.get("options", ())]


def given(told: Plain) -> list[str]:
    """Return the answers of a plan, without those that leave no choice."""
    return [f"{each['seat']} {each['option']}" for each in told["steps"] if not each["forced"]]


def asked(told: Plain) -> list[str]:
    return [ask["seat"] for ask in told["view"]["asks"]]


def play_plan(player: Player, seat: str, steps: int, **more: Any) -> tuple[list[str], Plain]:
    """Plan on by hand, for whoever is asked, with the first option each time."""
    answers: list[str] = []
    told = plan(player, seat, answers, others="hand", **more)
    for _ in range(steps):
        answers.append(f"{told['view']['seat']} {options_of(told)[0]}")
        told = plan(player, seat, answers, others="hand", **more)
    return answers, told


@pytest.fixture
def ann_and_bot(server: Running) -> Any:
    opened = server.open("me", "greedy", public=True)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        ann.until_position(2)  # by then the bot has chosen its ministries
        yield server, opened, ann


def test_others_are_played_by_hand(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    start = ann.position
    answers, told = play_plan(ann, "FR", 14)
    by = {answer.split()[0] for answer in answers}
    assert by == {"FR", "BR"}
    assert given(told) == answers
    assert told["steps"][-1]["at"] == told["position"] == start + len(told["steps"])
    assert told["start"] == ann.position == start


def test_one_sees_the_table_from_the_side_that_is_played(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    answers, _ = play_plan(ann, "FR", 14)
    theirs = next(n for n, each in enumerate(answers) if each.startswith("BR"))
    waiting = plan(ann, "FR", answers[:theirs])
    by_hand = plan(ann, "FR", answers[:theirs], others="hand")
    assert waiting["view"]["seat"] == "FR"
    assert options_of(waiting) == []
    assert by_hand["view"]["seat"] == "BR"
    assert answers[theirs].removeprefix("BR ") in options_of(by_hand)
    verb, _, target = answers[theirs].removeprefix("BR ").partition(" ")
    asked_about = {"seat": "FR", "verb": verb, "target": target or None}
    hand = {"answers": answers[:theirs], "others": "hand"}
    (told,) = ann.ask("why", **asked_about, plan=hand)["verdicts"]
    assert told["allowed"]
    (told,) = ann.ask("why", **asked_about, plan={**hand, "others": "wait"})["verdicts"]
    assert told["reason"] == "no-not-your-decision"


def test_the_log_of_a_plan_tells_what_happens_in_it(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    _, told = play_plan(ann, "FR", 14)
    assert told["log"]
    assert all(told["start"] < line["at"] <= told["position"] for line in told["log"])
    ann.drain()
    assert all(line["at"] <= ann.position for line in ann.logs["FR"])


def test_a_bot_answers_once_for_the_other_seat(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    answers, _ = play_plan(ann, "FR", 14)
    theirs = next(n for n, each in enumerate(answers) if each.startswith("BR"))
    ours = answers[:theirs]
    first = plan(ann, "FR", ours, others="bot")
    assert first["steps"][theirs]["seat"] == "BR"
    assert first["view"]["seat"] == "FR"
    assert plan(ann, "FR", ours, others="bot")["steps"] == first["steps"]
    own = plan(ann, "FR", [], others="bot")
    assert own["steps"] == [], "nobody answers for who plans"


def test_a_bot_can_play_for_people_too(server: Running) -> None:
    opened = server.open(public=True)
    with server.join(opened["table"], opened["tokens"]["FR"]) as ann:
        answers: list[str] = []
        told = plan(ann, "FR", answers)
        for _ in range(12):
            if asked(told) == ["BR"]:
                told = plan(ann, "FR", answers, others="bot")
                answers = given(told)
            else:
                answers = [*answers, f"FR {options_of(told)[0]}"]
                told = plan(ann, "FR", answers)
        assert {answer.split()[0] for answer in answers} == {"FR", "BR"}


def test_what_is_ready_can_be_carried_out_in_one_go(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    answers, told = play_plan(ann, "FR", 14)
    ready = told["ready"]
    assert 0 < told["ready_answers"] < len(answers)
    assert [f"FR {each}" for each in ready] == answers[: told["ready_answers"]]
    start = ann.position
    assert ann.ask("answer", seat="FR", options=ready, at=start)["position"] >= start + len(ready)


def test_nothing_is_ready_behind_a_draw_or_another_seat(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    answers, told = play_plan(ann, "FR", 40)
    after = told["ready_answers"]
    if answers[after].startswith("FR"):
        assert told["steps"][after - 1]["drawn"]
    else:
        assert answers[after].startswith("BR")
    own = [each.removeprefix("FR ") for each in answers if each.startswith("FR ")]
    with pytest.raises(Refused):
        ann.ask("answer", seat="FR", options=own, at=ann.position)


def test_a_plan_that_no_longer_fits_says_where(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    answers, _ = play_plan(ann, "FR", 6)
    kept = ["BR pass", answers[0], "BR dance", "FR dance", *answers[1:]]
    told = plan(ann, "FR", kept, lenient=True)
    assert given(told) == answers[:1]
    assert told["left_out"] == ["BR pass", "BR dance"]
    assert told["rest"] == kept[3:]
    assert told["refused"]["error"] == "unknown-answer"
    with pytest.raises(Refused, match="wrong-seat"):
        plan(ann, "FR", kept)


def test_of_the_next_step_only_what_is_new_is_sent(ann_and_bot: Any) -> None:
    _, _, ann = ann_and_bot
    play_plan(ann, "FR", 14)
    ann.ask("replay", seat="FR", at=0)
    ann.ask("replay", seat="FR", at=ann.position)
    sent = [json.loads(text) for text in ann.raw]
    for kind in ("sandbox", "replay"):
        told = [each for each in sent if each["type"] == kind]
        assert ["view" in each for each in told] == [True] + [False] * (len(told) - 1)
    steps = [each for each in sent if each["type"] == "sandbox"]
    assert len(json.dumps(steps[-1]["changes"])) < len(json.dumps(steps[0]["view"])) / 2
    looks = [each for each in ann.heard if each["type"] == "replay"]
    assert looks[-1]["view"] == ann.state["view"]
    assert looks[-1]["log"] == ann.logs["FR"]


def test_how_much_of_a_plan_tells_nothing_hidden(ann_and_bot: Any) -> None:
    """Tiles lie open, cards are in a hand: who names one tells what is there."""
    _, _, ann = ann_and_bot
    while ann.options()[0].startswith("appoint"):
        ann.answer()
        ann.drain()
        ann.until_asked()
    own = ann.state["view"]["state"]["own"]
    assert plan(ann, "FR", [])["open"] is None
    answers: list[str] = []
    told = plan(ann, "FR", answers, others="hand")
    for _ in range(80):
        choices = options_of(told)
        event = next((o for o in choices if o.split()[-1] in own["hand"]), None)
        answers.append(f"{told['view']['seat']} {event or choices[0]}")
        told = plan(ann, "FR", answers, others="hand", share=True)
        if event is not None and told["view"]["seat"] == "FR":
            break
    assert event is not None
    assert told["open"] == len(answers) - 1


# -- secrecy ---------------------------------------------------------------------------------


@pytest.fixture
def apart(start: Start, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server on which every plan is dealt in another way."""
    server = start()
    numbers = count()

    def another(*_: object) -> str:
        return f"deal {next(numbers)}"

    monkeypatch.setattr(server.tables.services.signer, "private_seed", another)
    return server


def test_a_hand_in_a_plan_is_another_in_each_deal(apart: Running) -> None:
    opened = apart.open(public=True)
    tokens = opened["tokens"]
    with (
        apart.join(opened["table"], tokens["FR"]) as ann,
        apart.join(opened["table"], tokens["BR"]) as bob,
    ):
        while ann.options():
            ann.answer()
            ann.drain()
        bob.drain()
        true = json.dumps(bob.state["view"]["state"]["own"])
        seen = [plan(ann, "FR", [], others="hand")["view"] for _ in range(8)]
        assert {view["seat"] for view in seen} == {"BR"}
        hands = {json.dumps(view["state"]["own"]) for view in seen}
        assert len(hands) > 4
        assert true not in hands


def test_a_shared_plan_tells_what_its_text_says_and_no_more(apart: Running) -> None:
    """Who opens it plays it in a deal of their own: whether it fits tells nothing of the truth."""
    opened = apart.open(public=True)
    tokens = opened["tokens"]
    with (
        apart.join(opened["table"], tokens["FR"]) as ann,
        apart.join(opened["table"], tokens["BR"]) as bob,
        apart.join(opened["table"]) as watcher,
    ):
        opened_views = []
        for option in ann.options()[:3]:
            told = plan(bob, "BR", [f"FR {option}"], lenient=True)
            opened_views.append((told["view"]["seat"], told["view"]["state"], told["log"]))
        assert opened_views == opened_views[:1] * 3
        assert opened_views[0][0] == "BR"
        hidden = ann.state["view"]["state"]["own"]["hand"]
        shared = [f"FR play {card}" for card in hidden]
        told = plan(bob, "BR", shared, lenient=True)
        assert told["left_out"] == shared
        assert told["view"]["state"] == bob.state["view"]["state"]
        with pytest.raises(Refused, match="not-your-seat"):
            plan(watcher, "FR", [], lenient=True)
        with pytest.raises(Refused, match="not-your-seat"):
            plan(bob, "FR", [], others="hand")


def test_a_question_from_before_the_plan_keeps_its_particulars(apart: Running) -> None:
    """Britain has drawn a tile and thinks about it: France's plan does not say which."""
    opened = apart.open(public=True)
    tokens = opened["tokens"]
    with (
        apart.join(opened["table"], tokens["FR"]) as ann,
        apart.join(opened["table"], tokens["BR"]) as bob,
    ):
        for _ in range(400):
            ann.drain()
            bob.drain()
            prompts = [ask["prompt"] for ask in bob.state["view"]["asks"] if "args" in ask]
            if prompts == ["ask-keep-tile"]:
                break
            player = bob if bob.options() else ann
            upgrade = [each for each in player.options() if each.startswith("upgrade")]
            player.answer((upgrade or player.options())[0] if player is bob else None)
        (ask,) = plan(ann, "FR", [], others="hand")["view"]["asks"]
        assert (ask["prompt"], ask["args"], ask["veiled"]) == ("ask-keep-tile", {}, True)
        assert options_of(plan(ann, "FR", [], others="hand")) == ["keep_old", "keep_new"]
        (own,) = bob.state["view"]["asks"]
        assert own["args"]
        assert "veiled" not in own
