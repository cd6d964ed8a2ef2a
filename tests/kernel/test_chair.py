"""The chair: what a seat may have, and nothing that leads to more."""

from random import Random

import pytest

from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.errors import NoRecord
from greatpowers.kernel.table import Table
from tests import tiny
from tests.kernel.workbench import (
    SAY,
    Envoys,
    Notes,
    do,
    do_defaults,
    do_random,
    envoys,
    game_of,
)


def sending(seed: int = 1) -> Envoys:
    """Return a table where all courts choose an envoy."""
    table = envoys(seed, courts="3")
    do(table, "no")
    return table


def test_a_chair_has_what_its_seat_has() -> None:
    table = sending()
    chair = Chair(table, 1)
    assert (chair.player, chair.seats, chair.position) == ("P2", table.seats, table.position)
    assert (chair.prompt, chair.kind, dict(chair.args)) == ("ask-send", "ask", {})
    assert chair.options() == table.options(1)
    assert chair.default() == table.default(1)
    assert chair.view() == table.view(1)
    assert chair.explain() == table.explain(1)
    assert [line.data() for line in chair.log()] == [line.data() for line in table.read_log(1)]
    assert chair.asides() == table.asides(1)
    assert chair.plans() == []
    assert not chair.why("expose", "paris")


def test_a_chair_tells_prices_and_how_they_come_about() -> None:
    table = envoys(courts="3")
    winner = do_defaults(table, "ask-share")
    table.state.treaty = 3
    chair = Chair(table, winner)
    option = f"share {tiny.COURTS[(winner + 1) % 3]}"
    assert chair.cost(option) == 1
    assert [line.data() for line in chair.bill(option)] == [
        {"text": "bill-half", "args": {}, "number": 1}
    ]
    assert chair.bill("sign_alone") == []


def test_a_chair_that_is_not_asked_has_no_question() -> None:
    table = envoys(courts="3")
    chair = Chair(table, 1)
    assert (chair.prompt, chair.kind, chair.options()) == ("", "", [])


def test_copies_are_dealt_anew() -> None:
    table = sending()
    chair = Chair(table, 0)
    hands = {tuple(chair.fork(str(luck)).state.at) for luck in range(8)}
    assert len(hands) > 1
    for luck in range(8):
        assert chair.fork(str(luck)).view(0) == table.view(0)


def test_a_copy_leads_to_nothing_true() -> None:
    """Neither the seed, nor the luck, nor what others answered, nor where the copy came from."""
    table = sending()
    table.answer(1, table.options(1)[0])
    copy = Chair(table, 0).fork("a guess")
    assert table.seed not in (copy.seed, copy.chance.seed)
    assert copy.answers == []
    for look in (lambda: copy.checkpoint, lambda: copy.checkpoints, copy.record):
        with pytest.raises(NoRecord):
            look()


def test_a_chair_has_no_name_for_the_table() -> None:
    table = sending()
    chair = Chair(table, 0)
    public = [name for name in dir(chair) if not name.startswith("_")]
    for name in public:
        value = getattr(chair, name)
        assert value is not table
        assert getattr(value, "__self__", chair) is chair


def test_what_others_answered_at_the_same_time_can_be_left_open() -> None:
    table = sending()
    table.answer(1, table.options(1)[0])
    table.answer(2, table.options(2)[0])
    chair = Chair(table, 0)
    assert [ask.seat for ask in chair.fork("1").asks()] == [0]
    assert [ask.seat for ask in chair.fork("1", before_others=True).asks()] == [0, 1, 2]
    assert table.position == 3


def test_a_chair_stays_with_its_seat_while_the_game_goes_on() -> None:
    table = sending()
    chair = Chair(table, 0)
    do_random(table, Random(1), 4)
    assert chair.position == table.position
    assert chair.view() == table.view(0)


@pytest.mark.parametrize("public", [False, True])
def test_a_copy_does_not_tell_what_others_are_asked_about(public: bool) -> None:
    """Their question was put before the table was dealt anew: it may name what is hidden."""

    def asking(t: Table[Notes]) -> Play[None]:
        t.state.secret = 7
        yield t.ask(1, "ask-say", lambda: [Choice(SAY, range(10))], public=public, n=t.state.secret)

    table = Table.open(game_of(asking), seed="veil")
    fork = Chair(table, 0).fork("a guess")
    assert fork.asks()[0].args == ({"n": 7} if public else {})
    assert fork.asks()[0].veiled is not public
    own = Chair(table, 1).fork("a guess").asks()[0]
    assert (own.args, own.veiled) == ({"n": 7}, False)
    assert table.asks()[0].args == {"n": 7}
