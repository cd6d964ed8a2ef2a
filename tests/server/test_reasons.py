"""A bot tells everybody why it agrees with others; what is taken back is no longer told of."""

from greatpowers.kernel.motive import Motive, Motives
from tests import tiny
from tests.server.conftest import Start
from tests.server.house import Plain, Player
from tests.variants import variant

POINTS = "log-points"
SEED = "b"


def weigh(s: tiny.State, court: int) -> list[Motive]:
    return [Motive(POINTS, s.points[court], s.points[court])]


FRANK = variant(
    tiny.GAME,
    motives=Motives(weigh, (tiny.SHARE,)),
    power_of=lambda _state, court: tiny.court_text(court),
)


def reasons(player: Player) -> list[Plain]:
    return [line for line in player.logs["P1"] if line["text"].startswith(POINTS)]


def share(ann: Player) -> None:
    """Let Ann share a treaty of two points or more with the bot as soon as she can."""
    while not reasons(ann):
        assert ann.until_asked(), "with this seed she can"
        options = ann.options()
        ann.answer("share paris" if "share paris" in options else options[-1])


def test_all_are_told_why_a_bot_agrees_until_that_is_taken_back(start: Start) -> None:
    server = start(find_game=lambda _: FRANK, bot_processes=0, seed=SEED)
    seats = {"P1": {"kind": "me", "name": "Ann"}, "P2": {"kind": "bot", "bot": "greedy"}}
    opened = server.http.post("/api/tables", json={"game": "envoys", "seats": seats}).json()
    with server.join(opened["table"], opened["tokens"]["P1"]) as ann:
        share(ann)
    server.stop()
    again = start(find_game=lambda _: FRANK, bot_processes=0, seed=SEED)
    with again.join(opened["table"], opened["tokens"]["P1"]) as ann:
        (told,) = reasons(ann)
        assert told["text"] == f"{POINTS}.gain"
        assert told["args"] == {"power": "court-paris", "n": 1}
        ann.ask("undo", seat="P1", to=told["at"] - 2)
        ann.drain()
        assert ann.position == told["at"] - 2
        assert not reasons(ann)
