"""What a seat says though it is not asked: stored, and told to nobody else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from greatpowers.kernel.aside import Aloud, Asides, Replies
from greatpowers.server.storage.models import StoredTable
from tests import tiny
from tests.server.conftest import Start
from tests.server.house import Plain, Player, Postgres, Refused, Running
from tests.variants import variant

Begin = Callable[..., Running]


@pytest.fixture
def begin(start: Start) -> Begin:
    return lambda **more: start(find_game=lambda _: tiny.GAME, bot_processes=0, **more)


def open_envoys(server: Running) -> Plain:
    people = {"P1": {"kind": "me", "name": "Ann"}, "P2": {"kind": "me", "name": "Bob"}}
    body = {"game": "envoys", "seats": people, "public": True}
    opened: Plain = server.http.post("/api/tables", json=body).json()
    return opened


def sit(server: Running, opened: Plain, seat: str) -> Player:
    return server.join(opened["table"], opened["tokens"][seat])


def letter(player: Player) -> int:
    return int(player.state["view"]["state"]["letter"])


def release(player: Player, seat: str) -> None:
    player.ask("aside", seat=seat, option="release")
    player.drain()


def others_hear(player: Player) -> list[Plain]:
    """Return all that was sent to somebody since they were last asked, but for the echo."""
    known = len(player.heard)
    player.drain()
    return player.heard[known:-1]


def test_nobody_else_hears_anything(begin: Begin) -> None:
    server = begin()
    opened = open_envoys(server)
    with (
        sit(server, opened, "P1") as ann,
        sit(server, opened, "P2") as bob,
        server.join(opened["table"]) as watcher,
    ):
        for player in (ann, bob, watcher):
            player.drain()
        row = server.http.get(f"/api/tables/{opened['table']}").json()
        release(bob, "P2")
        assert letter(bob) == tiny.READY
        assert bob.state["view"]["asides"] == ["hold"]
        assert bob.position == 0
        assert others_hear(ann) == others_hear(watcher) == []
        assert server.http.get(f"/api/tables/{opened['table']}").json() == row


def tell_of_letter(t: tiny.EnvoysTable, court: int, said: int) -> None:
    tiny.mind_letter(t.state, court, said)
    t.say("log-letter", court=tiny.court_text(court))


ALOUD = Aloud((tiny.HOLD, tiny.RELEASE), tiny.letter_menu, tell_of_letter)
OPENLY = variant(tiny.GAME, asides=Asides(lambda _state, _seat: [], tiny.mind_letter, ALOUD))


def letters_told(player: Player, seat: str) -> int:
    return sum(line["text"] == "log-letter" for line in player.logs[seat])


def test_what_is_said_aloud_everybody_hears_at_once(start: Start) -> None:
    server = start(find_game=lambda _: OPENLY, bot_processes=0)
    opened = open_envoys(server)
    with sit(server, opened, "P1") as ann, sit(server, opened, "P2") as bob:
        for player in (ann, bob):
            player.drain()
        release(bob, "P2")
        ann.drain()
        assert letter(bob) == tiny.READY
        assert (letters_told(ann, "P1"), letters_told(bob, "P2")) == (1, 1)
        assert ann.position == 0


def held_letters(s: tiny.State) -> dict[int, list[list[int]]]:
    """A letter that its court holds waits for a word of that court."""
    return {court: [[court]] for court, letter in enumerate(s.letters) if letter == tiny.HELD}


REPLIES = Replies(held_letters, lambda _table, _court: tiny.RELEASE())
ANSWERED = variant(
    tiny.GAME,
    asides=Asides(
        lambda _state, _seat: [],
        tiny.mind_letter,
        Aloud((tiny.HOLD, tiny.RELEASE), tiny.letter_menu, tell_of_letter, REPLIES),
    ),
)


@pytest.mark.parametrize(("bot", "told"), [("greedy", True), ("random", False)])
def test_a_bot_says_a_word_though_another_is_asked(start: Start, bot: str, told: bool) -> None:
    server = start(find_game=lambda _: ANSWERED, bot_processes=0)
    seats = {"P1": {"kind": "me", "name": "Ann"}, "P2": {"kind": "bot", "bot": bot}}
    opened = server.http.post("/api/tables", json={"game": "envoys", "seats": seats}).json()
    with sit(server, opened, "P1") as ann:
        while ann.position < 6:
            ann.until_asked()
            ann.answer()
        assert bool(letters_told(ann, "P1")) is told


def test_what_is_said_aloud_is_heard_on_other_servers(postgres: Postgres, start: Start) -> None:
    def begin(**more: Any) -> Running:
        return start(find_game=lambda _: OPENLY, bot_processes=0, **more)

    with two_servers(postgres.new_database(), begin) as (_, bob, elsewhere, ann):
        release(bob, "P2")
        while letters_told(ann, "P1") == 0:
            ann.next_state()
        elsewhere.drain()
        assert letter(elsewhere) == tiny.READY


def test_what_is_not_to_be_said_is_refused(begin: Begin) -> None:
    server = begin()
    opened = open_envoys(server)
    with sit(server, opened, "P1") as ann:
        for seat, option, code in (
            ("P1", "hold", "illegal-answer"),
            ("P1", "nonsense", "unknown-answer"),
            ("P2", "release", "not-your-seat"),
        ):
            with pytest.raises(Refused, match=code):
                ann.ask("aside", seat=seat, option=option)
        assert letter(ann) == tiny.HELD


def play_a_round(ann: Player, bob: Player) -> None:
    """Let both answer with their first options until something is signed."""
    while not any(line["text"] == "log-signed" for line in ann.logs["P1"]):
        for player in (ann, bob):
            player.drain()
            if player.options():
                first = player.options()
                player.answer("sign_alone" if "sign_alone" in first else first[0])
                break
    ann.drain()
    bob.drain()


@pytest.mark.parametrize("rules", ["the same", "others"])
def test_it_is_known_after_a_restart_and_in_the_record(
    database: str, begin: Begin, rules: str
) -> None:
    server = begin(database=database)
    opened = open_envoys(server)
    with sit(server, opened, "P1") as ann, sit(server, opened, "P2") as bob:
        release(bob, "P2")
        release(ann, "P1")
        play_a_round(ann, bob)
        bob.drain()
        teller, seat = (ann, "P1") if letter(bob) == tiny.OPENED else (bob, "P2")
        teller.ask("aside", seat=seat, option="hold")
        ann.drain()
        bob.drain()
        assert tiny.OPENED in (letter(ann), letter(bob))
        known, position = (letter(ann), letter(bob)), bob.position
        points = bob.state["view"]["state"]["points"]
    if rules == "others":
        _forget_rules(server)
    server.stop()
    again = begin(database=database)
    with sit(again, opened, "P1") as ann, sit(again, opened, "P2") as bob:
        assert (letter(ann), letter(bob)) == known
        assert bob.state["view"]["state"]["points"] == points
        ann.ask("resign", seat="P1")
    headers = {"Authorization": f"Seat {opened['owner']}"}
    record = again.http.get(f"/api/tables/{opened['table']}/record", headers=headers).json()
    assert record["asides"] == [[0, "P2 release"], [0, "P1 release"], [position, f"{seat} hold"]]


def _forget_rules(server: Running) -> None:
    """Let the table have been played by rules that are not known any more."""

    def work(connection: Connection) -> None:
        connection.execute(update(StoredTable).values(fingerprint="other"))

    server.call(server.tables.services.writer.do("all", work, notify=False))


def test_it_goes_with_the_answers_that_are_taken_back(tmp_path: Path, begin: Begin) -> None:
    database = f"sqlite:///{tmp_path / 'envoys.db'}"
    server = begin(database=database)
    opened = open_envoys(server)
    with sit(server, opened, "P1") as ann, sit(server, opened, "P2") as bob:
        ann.answer("no")
        bob.drain()
        bob.answer()
        bob.drain()
        release(bob, "P2")
        bob.ask("undo", seat="P2", steps=1)
        bob.drain()
        assert letter(bob) == tiny.HELD
    server.stop()
    with sit(begin(database=database), opened, "P2") as bob:
        assert letter(bob) == tiny.HELD


@contextmanager
def two_servers(database: str, begin: Begin) -> Iterator[tuple[Running, Player, Player, Player]]:
    """Let Bob sit at a server, and at another one too, where Ann sits; all know what there is."""
    one, two = begin(database=database), begin(database=database)
    opened = open_envoys(one)
    with (
        sit(one, opened, "P2") as bob,
        sit(two, opened, "P2") as elsewhere,
        sit(two, opened, "P1") as ann,
    ):
        for player in (bob, elsewhere, ann):
            player.drain()
        yield two, bob, elsewhere, ann


def test_another_server_knows_but_tells_nobody_else(postgres: Postgres, begin: Begin) -> None:
    with two_servers(postgres.new_database(), begin) as (_, bob, elsewhere, ann):
        release(bob, "P2")
        while letter(elsewhere) != tiny.READY:
            elsewhere.next_state()
        told = [each["type"] for each in others_hear(ann)]
        assert set(told) <= {"presence"}


def test_an_answer_on_a_server_that_has_not_heard_comes_after_it(
    postgres: Postgres, begin: Begin
) -> None:
    with two_servers(postgres.new_database(), begin) as (two, bob, elsewhere, ann):
        two.tables.services.bus.on_change = lambda _: None
        release(bob, "P2")
        elsewhere.drain()
        assert letter(elsewhere) == tiny.HELD
        ann.answer("no")
        elsewhere.drain()
        assert letter(elsewhere) == tiny.READY
        assert ann.position == 1
        while bob.position == 0:
            bob.next_state()
        assert letter(bob) == tiny.READY
