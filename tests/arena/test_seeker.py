"""Seekers: games that come to what chance hardly does, by the rules and from a lawful start."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

import pytest

from greatpowers.arena import seeker as seekers
from greatpowers.arena import seeking
from greatpowers.arena.findings import Approach, Findings, never_met, shortened
from greatpowers.arena.fuzz import fuzz_games
from greatpowers.arena.ledger import retrace
from greatpowers.arena.seeker import Aim, Seeker
from greatpowers.arena.seeking import STRETCHES, Quest, nearest, seek_games, survey
from greatpowers.kernel.log import Entry
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks
from tests import tiny
from tests.variants import variant

RICH = 5


def rich_courts(log: Sequence[Entry]) -> list[str]:
    """Tell which courts have signed treaties of five points or more."""
    points: Counter[str] = Counter()
    for entry in log:
        if entry.text == "log-signed":
            points[str(entry.args["court"])] += int(entry.args["points"])
    return [f"rich: {court}" for court, signed in points.items() if signed >= RICH]


def aims(s: tiny.State, seat: int) -> list[str]:
    return [f"rich: {tiny.court_text(seat)}"]


def nearness(s: tiny.State, seat: int, _name: str) -> float:
    return min(1.0, s.points[seat] / RICH)


COURTS = [f"rich: {tiny.court_text(court)}" for court in range(3)]
LANDMARKS = Landmarks(COURTS, told_together=rich_courts, aims=aims, nearness=nearness)
FIRST = COURTS[0]


def sought(seed: str, landmarks: Landmarks = LANDMARKS) -> Table[tiny.State]:
    """Seek a game in which the first court signs five points."""
    table: Table[tiny.State] = Table.open(tiny.GAME, {"courts": "2"}, seed)
    seeker = Seeker(table, landmarks, [FIRST], Random(seed), Aim(0, FIRST))
    known = table.game.vocabulary.options
    while table.asks():
        for seat, code in seeker.next():
            table.answer(seat, known[code])
    return table


def played(seed: str) -> Table[tiny.State]:
    """Play the same game by chance."""
    table: Table[tiny.State] = Table.open(tiny.GAME, {"courts": "2"}, seed)
    luck = Random(seed)
    while table.asks():
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    return table


def test_a_seeker_comes_nearer_than_chance() -> None:
    seeds = [f"seek/{number}" for number in range(20)]
    by_chance = sum(played(seed).state.points[0] for seed in seeds)
    assert sum(sought(seed).state.points[0] for seed in seeds) > 1.3 * by_chance


def test_others_think_about_how_to_help_between_affairs(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinks(helps: float, *rests: str) -> bool:
        monkeypatch.setattr(seekers, "HELPS", helps)
        table = where_the_first_court_may_share()
        second = Aim(1, COURTS[1])
        known = Landmarks(COURTS, aims=aims, nearness=nearness, rests=rests)
        seeker = Seeker(table, known, [COURTS[1]], Random(1), second)
        seeker.next()
        return seeker.steps > 0

    assert thinks(1.0)
    assert thinks(1.0, "ask-share")
    assert not thinks(1.0, "ask-send")
    assert not thinks(0.0)


def test_a_sought_game_is_a_game_like_any_other() -> None:
    table = sought("seek/1")
    again = Table.replay(tiny.GAME, Record.from_json(table.record().to_json()))
    assert again.state.data() == table.state.data()
    assert again.result is not None


def test_the_same_luck_seeks_the_same() -> None:
    assert sought("seek/2").answers == sought("seek/2").answers


def test_the_others_serve_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    def send_least(_s: tiny.State, _seat: int, prompt: str, codes: Sequence[int]) -> Sequence[int]:
        return [min(codes)] if prompt == "ask-send" else []

    monkeypatch.setattr(seekers, "HELPS", 0.0)
    monkeypatch.setattr(seekers, "ALONG", 0.0)
    served = Landmarks(
        COURTS, aims=aims, nearness=nearness, serving=send_least, rests=("ask-send",)
    )
    again: Table[tiny.State] = Table.open(tiny.GAME, {"courts": "2"}, "seek/4")
    sent = []
    for seat, code in sought("seek/4", served).answers:
        ask = again.ask_of(seat)
        assert ask is not None
        if seat == 1 and ask.prompt == "ask-send":
            sent.append(code == min(ask.codes()))
        again.answer_known(seat, code)
    assert sent
    assert all(sent)


def test_what_a_game_proposes_is_tried_with_the_answers_of_others() -> None:
    """A court that always refuses to share accepts where it is part of what is proposed."""

    def shares(s: tiny.State, seat: int, prompt: str) -> list[list[int]]:
        whole = [tiny.SHARE(1), tiny.VOCABULARY.yes()]
        return [whole] if prompt == "ask-share" and s.treaty > 1 and seat == 0 else []

    def given(s: tiny.State, _seat: int, _name: str) -> float:
        return min(s.points[0], s.points[1]) / RICH

    def refuse(_s: tiny.State, _seat: int, _prompt: str, codes: Sequence[int]) -> Sequence[int]:
        return [code for code in codes if code == tiny.VOCABULARY.no()]

    kind = Landmarks(COURTS, aims=aims, nearness=given, openings=shares, serving=refuse)
    table = where_the_first_court_may_share()
    answers = Seeker(table, kind, [FIRST], Random(1), Aim(0, FIRST)).next()
    assert answers[:2] == [(0, tiny.SHARE(1)), (1, tiny.VOCABULARY.yes())]


def test_a_way_ends_where_the_game_is_at_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seekers, "FURTHER", 0.0)
    restful = Landmarks(COURTS, aims=aims, nearness=nearness, rests=("ask-send",))
    table = where_the_first_court_may_share()
    for seat, code in Seeker(table, restful, COURTS, Random(1), Aim(0, FIRST)).next():
        assert table.asks()[0].prompt != "ask-send"
        table.answer_known(seat, code)
    assert table.result is not None or table.asks()[0].prompt == "ask-send"


def test_a_way_may_lead_on_past_a_rest_and_ends_at_the_rest_that_is_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seekers, "FURTHER", 1.0)
    restful = Landmarks(COURTS, aims=aims, nearness=nearness, rests=("ask-send",))
    rested = 0
    for seed in range(8):
        table = where_the_first_court_may_share()
        for seat, code in Seeker(table, restful, COURTS, Random(seed), Aim(0, FIRST)).next():
            rested += table.asks()[0].prompt == "ask-send"
            table.answer_known(seat, code)
        assert table.result is not None or table.asks()[0].prompt == "ask-send"
    assert rested > 8


def test_a_seat_that_searched_in_vain_wanders_but_not_far_away(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seekers, "PATIENCE", 0)
    monkeypatch.setattr(seekers, "WANDERS", 1.0)
    table = where_the_first_court_may_share()

    def only_here(s: tiny.State, _seat: int, _name: str) -> float:
        return 1.0 if s is table.state else 0.0

    def taken(near: Callable[[tiny.State, int, str], float]) -> set[int]:
        kind = Landmarks(COURTS, aims=aims, nearness=near)
        seekers_of = [Seeker(table, kind, [FIRST], Random(n), Aim(0, FIRST)) for n in range(20)]
        return {seeker.next()[0][1] for seeker in seekers_of}

    least = table.asks()[0].default_code()
    assert len(taken(nearness)) > 1
    assert taken(only_here) == {least}


def test_when_an_aim_is_met_another_comes_first() -> None:
    table: Table[tiny.State] = Table.open(tiny.GAME, {"courts": "2"}, "seek/5")
    seeker = Seeker(table, LANDMARKS, COURTS[:2], Random(5), Aim(0, FIRST))
    seeker.meet([FIRST])
    seeker.next()
    assert not seeker.is_done
    seeker.meet([COURTS[1]])
    assert seeker.is_done


def where_the_first_court_may_share() -> Table[tiny.State]:
    """Play games by default until the first court may share a treaty."""
    for number in range(100):
        table: Table[tiny.State] = Table.open(tiny.GAME, {"courts": "2"}, f"share/{number}")
        while asks := table.asks():
            seat = asks[0].seat
            if seat == 0 and asks[0].prompt == "ask-share" and table.state.treaty > 1:
                return table
            table.answer(seat, table.default(seat))
    raise AssertionError("nobody may share")


# -- sought games --------------------------------------------------------------------------------


def test_sought_games_are_counted_proven_and_stop_when_nothing_is_wanted() -> None:
    findings = seek_games(tiny.GAME, LANDMARKS, "seek", {"courts": "2"}, [FIRST], range(30))
    assert findings.landmarks[FIRST] == 1
    assert findings.games < 30
    assert findings.failures == []
    assert findings.settings["players: 2"] == findings.games
    assert findings.settings["courts: 2"] == findings.games
    proof = findings.proofs[FIRST]
    assert FIRST in LANDMARKS.met(Table.replay(tiny.GAME, proof.record).log)


def test_what_goes_wrong_in_a_sought_game_is_kept() -> None:
    def check(s: tiny.State) -> None:
        if max(s.points) >= 2:
            raise AssertionError("too many points")

    game = variant(tiny.GAME, check=check)
    findings = seek_games(game, LANDMARKS, "seek", {"courts": "2"}, [FIRST], range(3))
    assert findings.failures[0].error == "AssertionError: too many points"
    failed = Table.replay(game, Record.from_json(findings.failures[0].record))
    assert max(failed.state.points) >= 2


def test_a_game_is_opened_in_which_somebody_can_come_to_it() -> None:
    third = COURTS[2]
    findings = seek_games(tiny.GAME, LANDMARKS, "third", {}, [third], range(3))
    assert findings.settings["players: 3"] == findings.games
    tables = [Table.open(tiny.GAME, {"courts": courts}, "third") for courts in ("2", "3")]
    assert len(nearest(tables, LANDMARKS, third, Random(3)).seats) == 3


def test_a_game_goes_on_from_a_recorded_one_that_came_near(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seeking, "AFRESH", 0.0)
    record = sought("seek/1").record()
    known = {FIRST: [Approach(0.9, shortened(record, 6))]}
    findings = seek_games(tiny.GAME, LANDMARKS, "on", {}, [FIRST], range(1), known)
    proof = findings.proofs[FIRST].record
    assert proof.seed == "seek/1"
    assert proof.answers[:6] == record.answers[:6]
    assert findings.decisions < len(proof.answers)
    other = seek_games(tiny.GAME, LANDMARKS, "on", {"courts": "3"}, [FIRST], range(1), known)
    assert other.settings["courts: 3"] == other.games == 1


def test_an_approach_from_which_games_went_on_in_vain_is_tired(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seeking, "AFRESH", 0.0)

    def aims_at_nothing(_s: tiny.State, _seat: int) -> list[str]:
        return ["never: met"]

    never = Landmarks(["never: met"], aims=aims_at_nothing)
    approach = Approach(0.5, shortened(sought("seek/1").record(), 5), tries=1)
    known = {"never: met": [approach]}
    findings = seek_games(tiny.GAME, never, "on", {}, ["never: met"], range(1), known)
    assert findings.approaches["never: met"] == [replace(approach, tries=2)]


def test_what_is_late_promises_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seeking, "SURVEYED_EVERY", 1)
    monkeypatch.setattr(seeking, "LATE", 0.5)
    record = sought("seek/1").record()
    hurried = Landmarks(COURTS, aims=aims, nearness=nearness, lateness=lambda s: max(s.points) / 5)
    near = dict(survey(tiny.GAME, LANDMARKS, record, [FIRST]))[FIRST]
    early = dict(survey(tiny.GAME, hurried, record, [FIRST]))[FIRST]
    assert early.near == pytest.approx(near.near / 2)


def test_stretches_go_on_from_the_moments_that_promise_most(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seeking, "CHANCE", 0.0)

    def near(s: tiny.State, _seat: int, _name: str) -> float:
        return 0.9 * min(3, s.points[0]) / 3

    never = Landmarks(["never: met"], aims=lambda _s, _seat: ["never: met"], nearness=near)
    table: Table[tiny.State] = Table.open(tiny.GAME, {"courts": "2"}, "near")
    quest = Quest(table, never, ["never: met"], "never: met", Random(1))
    starts = []
    for stretch, since in quest.stretches():
        starts.append((since, stretch.state.points[0]))
        quest.play(stretch)
    assert len(starts) == STRETCHES
    assert starts[0] == (0, 0)
    assert starts[1][1] == 3
    approach = quest.approaches["never: met"]
    assert approach.near == pytest.approx(0.9)
    assert Table.replay(tiny.GAME, approach.record).state.points[0] == 3


def test_a_stretch_ends_when_it_leads_no_nearer(monkeypatch: pytest.MonkeyPatch) -> None:
    never = Landmarks(["never: met"], aims=lambda _s, _seat: ["never: met"])

    def is_over(patience: int) -> bool:
        monkeypatch.setattr(seeking, "PATIENCE", patience)
        table: Table[tiny.State] = Table.open(tiny.GAME, {"courts": "2"}, "vain")
        quest = Quest(table, never, ["never: met"], "never: met", Random(1))
        stretch, _ = next(quest.stretches())
        quest.play(stretch)
        return not stretch.asks()

    assert is_over(patience=400)
    assert not is_over(patience=3)


def test_a_recorded_game_is_surveyed_for_where_it_came_nearest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seeking, "SURVEYED_EVERY", 1)
    record = sought("seek/1").record()
    found = dict(survey(tiny.GAME, LANDMARKS, record, COURTS))
    assert set(found) == set(COURTS[:2])
    tables = list(retrace(tiny.GAME, record))
    assert len(tables) == len(record.answers) + 1
    for seat, name in enumerate(COURTS[:2]):
        at = Table.replay(tiny.GAME, found[name].record)
        assert found[name].near == nearness(at.state, seat, name) > 0


def test_what_was_never_met_is_told_in_the_order_of_its_names() -> None:
    findings = Findings(landmarks=Counter({COURTS[1]: 2}))
    assert never_met(LANDMARKS, findings) == [COURTS[0], COURTS[2]]


def test_random_games_are_counted_by_their_options() -> None:
    findings = fuzz_games(tiny.GAME, LANDMARKS, "seed", {"courts": "3"}, range(4))
    assert findings.settings["players: 3"] == 4
    assert findings.settings["lots: yes"] + findings.settings["lots: no"] == 4
