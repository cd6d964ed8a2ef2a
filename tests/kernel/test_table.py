"""The table: asking, answering, and refusing without a trace."""

import random
from typing import Any

import pytest

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.errors import (
    BadOption,
    GameIsOver,
    IllegalAnswer,
    LateAnswer,
    TableError,
    UnknownAnswer,
    WrongSeat,
)
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option, Vocabulary
from tests import tiny
from tests.kernel.workbench import (
    SAY,
    Notes,
    do,
    do_defaults,
    do_random,
    envoys,
    game_of,
    lines,
    offered,
    photograph,
)


def over(seed: int = 2) -> Table[tiny.State]:
    table = envoys(seed)
    do_random(table, random.Random(seed))
    return table


def refused(
    table: Table[Any], seat: int, answer: Option | str, at: int | None = None
) -> TableError:
    """Answer wrongly, see that nothing at all has changed, and return the error."""
    before = photograph(table), lines(table, 0)
    with pytest.raises(TableError) as caught:
        table.answer(seat, answer, at)
    assert (photograph(table), lines(table, 0)) == before
    return caught.value


# -- asking ---------------------------------------------------------------------------------


def test_the_first_question_stands_when_a_table_opens() -> None:
    ask = envoys().asks()[0]
    assert (ask.seat, ask.prompt, ask.cite) == (0, "ask-roll-again", "2")
    assert ask.args is not None
    assert ask.args["treaty"] in (1, 2, 3)


def test_options_are_those_of_the_seat_that_is_asked() -> None:
    table = envoys()
    assert offered(table, 0) == ["no", "yes"]
    assert table.options(1) == []
    assert table.ask_of(1) is None


def test_yes_or_no_is_no_by_default() -> None:
    assert str(envoys().default(0)) == "no"


def test_a_rule_names_its_default() -> None:
    table = envoys()
    seat = do_defaults(table, "ask-share")
    assert str(table.default(seat)) == "sign_alone"


def test_without_a_named_default_it_is_the_first_option() -> None:
    table = envoys()
    do(table, "no")
    assert table.default(0) is table.options(0)[0]


def test_an_option_tells_its_cost() -> None:
    table = envoys(courts="3")
    seat = do_defaults(table, "ask-share")
    table.state.treaty = 3
    other = tiny.COURTS[(seat + 1) % 3]
    assert table.cost(seat, f"share {other}") == 1
    assert table.cost(seat, tiny.VOCABULARY.parse(f"share {other}")) == 1
    assert table.cost(seat, "sign_alone") is None
    assert table.cost(seat, f"share {tiny.COURTS[seat]}") is None


def test_answers_play_the_game() -> None:
    table = envoys()
    do_defaults(table, "ask-share")
    treaty = table.state.treaty
    winner = table.asks()[0].seat
    do(table, "sign_alone")
    assert table.state.points[winner] == treaty
    assert table.position == len(table.answers)


def test_an_option_may_be_given_as_such() -> None:
    table = envoys()
    table.answer(0, table.options(0)[0])
    assert table.answers == [(0, 0)]


def test_an_equal_option_from_elsewhere_is_understood_by_its_words() -> None:
    table = envoys()
    do(table, "no")
    legal = table.options(0)[0]
    table.answer(0, Option(999, legal.verb, legal.target))
    assert table.answers[-1] == (0, legal.code)


# -- answering wrongly ------------------------------------------------------------------------


def test_an_illegal_answer_comes_back_with_its_verdict() -> None:
    table = envoys()
    do(table, "no")
    missing = table.state.envoys(tiny.ASIDE)[0] + 1
    error = refused(table, 0, f"send {missing}")
    assert isinstance(error, IllegalAnswer)
    assert error.verdict is tiny.NOT_IN_HAND
    assert str(error) == f"send {missing} is not allowed now: Verdict(no-not-in-hand, 2)"


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    error = refused(envoys(), 1, "no")
    assert isinstance(error, WrongSeat)
    assert str(error) == "P2 is not being asked"


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_told_so(seat: int) -> None:
    table = envoys()
    assert str(refused(table, seat, "no")) == f"there is no seat {seat} at this table"
    with pytest.raises(WrongSeat, match="there is no seat"):
        table.view(seat)
    with pytest.raises(WrongSeat, match="there is no seat"):
        table.read_log(seat)
    with pytest.raises(WrongSeat, match="there is no seat"):
        table.fork(redeal_for=seat)


def test_an_answer_for_another_moment_is_late() -> None:
    table = envoys()
    table.answer(0, "no", at=0)
    error = refused(table, 0, table.options(0)[0], at=0)
    assert isinstance(error, LateAnswer)
    assert str(error) == "that was for position 0, but the game is at 1"


@pytest.mark.parametrize("answer", ["dance", "send", "send 44", "yes please", ""])
def test_an_unknown_answer_is_named(answer: str) -> None:
    assert isinstance(refused(envoys(), 0, answer), UnknownAnswer)


def test_an_option_of_another_game_is_unknown() -> None:
    other = Vocabulary().verb("dance")
    assert isinstance(refused(envoys(), 0, Option(other(), "dance", None)), UnknownAnswer)


def test_after_the_end_nobody_is_asked() -> None:
    table = over()
    assert table.asks() == []
    assert table.options(0) == []
    assert isinstance(refused(table, 0, "yes"), GameIsOver)
    with pytest.raises(GameIsOver):
        table.default(0)


# -- the end ----------------------------------------------------------------------------------


def test_the_view_tells_the_result_by_the_names_of_the_players() -> None:
    table = over()
    result = table.result
    assert result is not None
    assert table.view(None)["result"] == {
        "winners": [table.seats[winner] for winner in result.winners],
        "ending": result.ending,
        "scores": list(result.scores),
    }


def test_both_endings_are_reached() -> None:
    endings = {over(seed).view(None)["result"]["ending"] for seed in range(20)}
    assert endings == set(tiny.GAME.endings)


# -- opening ----------------------------------------------------------------------------------


def test_the_same_seed_opens_the_same_table() -> None:
    assert photograph(envoys("luck")) == photograph(envoys("luck"))
    assert photograph(envoys(7)) == photograph(envoys("7"))


def test_without_a_seed_every_table_differs() -> None:
    assert Table.open(tiny.GAME).seed != Table.open(tiny.GAME).seed


def test_options_decide_on_seats_and_defaults_fill_the_rest() -> None:
    assert envoys(courts="3").seats == ("P1", "P2", "P3")
    assert envoys().settings == {"courts": "2", "lots": "no"}


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"courts": "4"}, "option 'courts' is one of 2, 3, not '4'"),
        ({"weather": "fine"}, "envoys has no option 'weather'"),
    ],
)
def test_an_impossible_option_is_named(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOption, match=complaint):
        Table.open(tiny.GAME, options)


# -- segments -----------------------------------------------------------------------------------


def number(t: Table[Notes], seat: int) -> Play[int]:
    def menu() -> Menu:
        return [Choice(SAY, range(10))]

    answer = yield t.ask(seat, "ask-number", menu)
    return SAY.target(answer)


def test_segments_that_ask_nothing_are_played_through() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        t.state.numbers.append(t.state.round)
        if t.state.round % 2:
            t.state.numbers.append((yield from number(t, 0)))

    table = Table.open(game_of(segment, rounds=5))
    assert table.state.numbers == [0, 1]
    table.answer(0, "say 7")
    table.answer(0, "say 8")
    assert table.state.numbers == [0, 1, 7, 2, 3, 8, 4]
    assert table.result is not None


def test_a_game_may_be_over_before_it_begins() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        yield from number(t, 0)

    table = Table.open(game_of(segment, rounds=0))
    assert table.asks() == []
    assert table.fork().result is not None
