"""Rules that change while a game is going on."""

import json
import logging
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest

import greatpowers
from greatpowers.kernel.ask import Play
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kit.deeds import perform
from greatpowers.registry import get_game
from tests import tiny
from tests.server import formalities
from tests.server.conftest import Start
from tests.server.house import GAME, Player, Process, Running
from tests.variants import variant

Find = Callable[[str], Game[Any]]


def found_as(later: int, **changes: Any) -> Find:
    """Return a way to find the game in the present version of its rules, or a later one."""
    game = get_game(GAME)
    other = variant(game, version=game.version + later, **changes)
    return lambda _: other


def other_data(folder: Path) -> Path:
    """Return a folder of a game with other data than the game has, for another fingerprint."""
    (folder / "data").mkdir(parents=True)
    (folder / "data" / "costs.json").write_text("{}")
    return folder


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
    server = start(find_game=found_as(1))
    with join(server, opened) as both:
        both.ask("curtain", seat=state["seat"])
        assert both.state["view"] == state["view"]
        assert both.row["resumed_at"] is None
        play(both, 5, Random(1))
        position = both.position
    again = start(find_game=found_as(1))
    with join(again, opened) as both:
        assert both.position == position >= state["position"] + 5


def test_other_rules_go_on_from_the_last_segment(
    start: Start, played: tuple[dict[str, Any], dict[str, Any]]
) -> None:
    opened, state = played
    server = start(find_game=found_as(1, segment=shuffled_anew))
    with join(server, opened) as both:
        base = both.row["resumed_at"]
        assert 0 < base <= state["position"]
        assert base <= both.position <= state["position"]
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
    again = start(find_game=found_as(1, segment=shuffled_anew))
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
    server = start(find_game=found_as(1, segment=shuffled_anew))
    with join(server, opened) as both:
        play(both, 30, Random(4))
        first = both.row["resumed_at"]
    server.stop()
    again = start(find_game=found_as(2))
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
    again = start(find_game=found_as(1, segment=shuffled_anew))
    assert again.http.get(path, headers=headers).json() == before
    assert before["version"] == get_game(GAME).version
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
    again = start(find_game=found_as(1, segment=shuffled_anew))
    with join(again, opened) as ann:
        for _ in range(6):
            assert ann.until_asked()
            ann.answer()


# -- the version is the same, the fingerprint is not -----------------------------------------


def test_the_same_table_by_other_data_takes_their_fingerprint(
    start: Start,
    played: tuple[dict[str, Any], dict[str, Any]],
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    opened, state = played
    find = found_as(0, folder=other_data(tmp_path / "other"))
    server = start(find_game=find)
    with caplog.at_level(logging.WARNING, "greatpowers.tables"), join(server, opened) as both:
        both.ask("curtain", seat=state["seat"])
        assert both.state["view"] == state["view"]
        assert both.row["resumed_at"] is None
        assert "log-rules-changed" not in [line["text"] for line in both.logs["FR"]]
    assert "is the same by other rules" in caplog.text
    caplog.clear()
    server.stop()
    with caplog.at_level(logging.WARNING, "greatpowers.tables"):
        again = start(find_game=find)
        with join(again, opened) as both:
            assert both.position == state["position"]
    assert not caplog.text


def test_what_changed_within_a_segment_is_noticed(start: Start, tmp_path: Path) -> None:
    """The last snapshot is from before the offer; only the digest of the state tells."""
    server = start(find_game=formalities.find_game)
    opened = formalities.open_formalities(server.http)
    tokens = opened["tokens"].values()
    with server.join(opened["table"], *tokens) as both:
        both.answer("yes")
        both.ask("curtain", seat="P2")
        both.answer("yes")
    server.stop()

    def twice(t: Table[Any]) -> Play[None]:
        before = list(t.state.points)
        flow = formalities.play_round(t)
        question = next(flow)
        while True:
            try:
                answer = yield question
                question = flow.send(answer)
            except StopIteration:
                return
            if t.state.points[1] == before[1] + 1:
                t.state.points[1] += 1

    folder = other_data(tmp_path / "other")
    again = start(find_game=formalities.find_game_with(segment=twice, folder=folder))
    with again.join(opened["table"], *tokens) as both:
        assert both.row["resumed_at"] == 0
        assert both.logs[both.state["seat"]][0]["text"] == "log-rules-changed"


class Talkative(tiny.State):
    """The state of the formalities after it has learnt to tell how many rounds were played."""

    __slots__ = ("rounds",)

    def __init__(self, courts: int, lots: bool) -> None:
        super().__init__(courts, lots)
        self.rounds = 0

    def clone(self) -> "Talkative":
        """Return an independent copy."""
        other = Talkative(self.courts, self.lots)
        for name, value in super().clone().data().items():
            setattr(other, name, value)
        other.rounds = self.rounds
        return other

    def data(self) -> dict[str, Any]:
        """Return every field by name, the new one too."""
        return {"rounds": self.rounds, **super().data()}


def test_a_state_that_tells_more_is_the_same_state(
    start: Start, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    server = start(find_game=formalities.find_game)
    opened = formalities.open_formalities(server.http)
    with join(server, opened) as both:
        play(both, 9, Random(2))
        state = both.state
    server.stop()

    def counted(t: Table[Any]) -> Play[None]:
        t.state.rounds += 1
        return formalities.play_round(t)

    def setup(options: Mapping[str, str]) -> Talkative:
        state = Talkative(int(options["courts"]), options["lots"] == "yes")
        tiny.START.begin(state.agenda)
        return state

    find = formalities.find_game_with(
        setup=setup,
        segment=counted,
        folder=other_data(tmp_path / "other"),
    )
    again = start(find_game=find)
    with caplog.at_level(logging.WARNING, "greatpowers.tables"), join(again, opened) as both:
        both.ask("curtain", seat=state["seat"])
        assert both.row["resumed_at"] is None
        assert both.state["view"] == state["view"]
    assert "is the same by other rules" in caplog.text


def shift_of_havana() -> Table[Any]:
    """Play until Havana was shifted and the segment in which it was is over."""
    table: Table[Any] = Table.open(get_game(GAME), None, "havana")
    luck = Random(1)
    shifted = 0
    while not shifted or table.segment_start <= shifted:
        seat = table.asks()[0].seat
        options = [str(option) for option in table.options(seat)]
        option = "shift havana" if "shift havana" in options else luck.choice(options)
        if option == "shift havana":
            shifted = shifted or table.position + 1
        table.answer(seat, option)
    return table


def with_havana_dearer(folder: Path) -> Path:
    """Return a copy of the source in which Havana costs one more, and nobody said so."""
    package = copytree(Path(greatpowers.__file__).parent, folder / "greatpowers")
    file = package / "games" / GAME / "data" / "spaces.json"
    text = file.read_text(encoding="utf-8")
    cheap = '{"id": "havana", "type": "market", "region": "caribbean", "subregion": null, '
    cheap += '"country": null, "cost": 2,'
    assert cheap in text
    file.write_text(text.replace(cheap, cheap.replace("2,", "3,")), encoding="utf-8")
    return folder


def test_a_changed_cost_is_told_and_keeps_what_was_stored(start: Start, tmp_path: Path) -> None:
    server = start()
    table = shift_of_havana()
    body = {
        "record": json.loads(table.record().to_json()),
        "resume": True,
        "seats": {seat: {"kind": "here", "name": seat} for seat in ("FR", "BR")},
    }
    opened = server.http.post("/api/records", json=body).json()
    with join(server, opened) as both:
        state = both.state
    database = server.tables.services.settings.database
    server.stop()
    with (
        Process(database, with_havana_dearer(tmp_path / "dearer")) as dearer,
        dearer.join(opened["table"], *opened["tokens"].values()) as both,
    ):
        assert both.row["resumed_at"] == table.segment_start
        assert both.logs[both.state["seat"]][0]["text"] == "log-rules-changed"
        both.ask("curtain", seat=state["seat"])
        assert both.state["view"]["state"]["debt"] == state["view"]["state"]["debt"]
        assert both.state["view"]["state"]["spaces"] == state["view"]["state"]["spaces"]
    assert f"table {opened['table']} goes on by other rules" in dearer.told
