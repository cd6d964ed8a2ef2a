"""Several seats at a table: choosing together, offers, and windows."""

import itertools

import pytest

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.draft import compose
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED, refuse
from tests import tiny
from tests.kernel.workbench import (
    SAY,
    STOP,
    WORDS,
    Notes,
    do,
    do_defaults,
    envoys,
    game_of,
    lines,
    offered,
    photograph,
)

NOTHING_TO_OFFER = refuse("no-nothing-to-offer", "")


def choosing(seed: int = 1, courts: str = "3") -> Table[tiny.State]:
    """Return a table where all courts choose an envoy."""
    table = envoys(seed, courts=courts)
    do(table, "no")
    return table


# -- together -------------------------------------------------------------------------------


def test_all_are_asked_at_once() -> None:
    assert [(ask.seat, ask.prompt) for ask in choosing().asks()] == [
        (0, "ask-send"),
        (1, "ask-send"),
        (2, "ask-send"),
    ]


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_the_order_of_answers_does_not_matter(order: tuple[int, ...]) -> None:
    table, straight = choosing(), choosing()
    for each, seats in ((table, order), (straight, range(3))):
        for seat in seats:
            each.answer(seat, each.options(seat)[seat])
    assert table.state.data() == straight.state.data()
    assert [line["text"] for line in lines(table)] == [line["text"] for line in lines(straight)]


def test_who_has_answered_is_asked_no_more() -> None:
    table = choosing()
    table.answer(1, table.options(1)[0])
    assert [ask.seat for ask in table.asks()] == [0, 2]
    assert table.options(1) == []


def test_nobody_sees_an_answer_before_the_last_is_in() -> None:
    one, two = choosing(), choosing()
    one.answer(0, one.options(0)[0])
    two.answer(0, two.options(0)[2])
    for seat in (1, 2, None):
        assert one.view(seat) == two.view(seat)
        assert lines(one, seat) == lines(two, seat)
    assert one.view(0) != two.view(0)


def test_the_last_answer_shows_all() -> None:
    table = choosing()
    sent = [table.options(seat)[0] for seat in range(3)]
    for seat in range(3):
        assert not any(line["text"] == "log-sent" for line in lines(table))
        table.answer(seat, sent[seat])
    shown = [line["args"] for line in lines(table) if line["text"] == "log-sent"]
    assert shown == [
        {"court": f"court-{tiny.COURTS[seat]}", "rank": int(sent[seat].target or 0)}
        for seat in range(3)
    ]


def test_the_last_answer_cannot_be_taken_back_and_the_earlier_ones_can() -> None:
    table = choosing()
    table.answer(2, table.options(2)[0])
    before = photograph(table)
    table.answer(1, table.options(1)[0])
    assert table.undoable(1) == 1
    table.undo(1)
    assert photograph(table) == before
    table.answer(1, table.options(1)[0])
    table.answer(0, table.options(0)[0])
    assert table.undoable(0) == 0


def say(t: Table[Notes], seat: int, times: int) -> Play[list[int]]:
    said = []
    for _ in range(times):
        answer = yield t.ask(seat, "ask-number", lambda: [Choice(SAY, range(10))])
        said.append(SAY.target(answer))
    return said


def test_a_branch_may_ask_its_seat_several_times_or_never() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        said = yield from t.together({0: say(t, 0, 2), 1: say(t, 1, 1), 2: say(t, 2, 0)})
        t.state.numbers = [*said[0], *said[1], *said[2]]

    table = Table.open(game_of(segment, rounds=1))
    assert [ask.seat for ask in table.asks()] == [0, 1]
    table.answer(0, "say 1")
    table.answer(1, "say 5")
    assert [ask.seat for ask in table.asks()] == [0]
    table.answer(0, "say 2")
    assert table.state.numbers == [1, 2, 5]


def test_a_branch_may_only_ask_its_own_seat() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        yield from t.together({0: say(t, 1, 1)})

    with pytest.raises(AssertionError, match="its own seat"):
        Table.open(game_of(segment))


def test_nobody_together_is_no_question() -> None:
    def segment(t: Table[Notes]) -> Play[None]:
        yield from t.together({})

    assert Table.open(game_of(segment)).result is not None


# -- offers ---------------------------------------------------------------------------------


def offering() -> tuple[Table[tiny.State], int, int]:
    """Return a table where one court has offered another to share a treaty of three."""
    table = envoys(courts="3")
    winner = do_defaults(table, "ask-share")
    table.state.treaty = 3
    partner = (winner + 1) % 3
    do(table, f"share {tiny.COURTS[partner]}")
    return table, winner, partner


def test_an_offer_is_put_to_the_other_seat() -> None:
    table, winner, partner = offering()
    ask = table.asks()[0]
    assert (ask.seat, ask.kind, ask.prompt) == (partner, "offer", "ask-accept")
    assert ask.args == {"court": f"court-{tiny.COURTS[winner]}"}
    assert offered(table, partner) == ["no", "yes"]
    assert str(table.default(partner)) == "no"


def test_an_offer_may_be_accepted() -> None:
    table, winner, partner = offering()
    do(table, "yes")
    assert (table.state.points[winner], table.state.points[partner]) == (2, 1)


def test_an_offer_may_be_declined() -> None:
    table, winner, partner = offering()
    do(table, "no")
    assert (table.state.points[winner], table.state.points[partner]) == (3, 0)


# -- windows ----------------------------------------------------------------------------------


def window(spy: int) -> Table[tiny.State]:
    """Return a table at the window of the first round, with the spy at a certain court."""
    for seed in itertools.count():
        table = envoys(seed, courts="3")
        if table.state.spy == spy:
            do_defaults(table, "ask-expose")
            return table
    raise AssertionError


def test_a_seat_that_cannot_react_finds_only_pass() -> None:
    table = window(spy=1)
    assert table.asks()[0].kind == "window"
    assert offered(table, 0) == ["pass"]
    do(table, "pass")
    assert offered(table, 1) == ["pass", "expose vienna", "expose london"]
    assert str(table.default(1)) == "pass"


def test_the_asking_gives_nothing_away() -> None:
    """The holder of the spy is asked in the same words and the same order as the others."""
    for asked in (0, 1, 2):
        seen = []
        for spy in (0, 1, 2):
            table = window(spy)
            do(table, *["pass"] * asked)
            seen.append(table.view(None)["asks"])
        assert seen[0] == seen[1] == seen[2]
        assert seen[0][0]["seat"] == f"P{asked + 1}"


def test_the_first_reaction_closes_the_window() -> None:
    table = window(spy=1)
    do(table, "pass", "expose london")
    assert table.asks()[0].prompt == "ask-share"
    assert table.state.envoys(tiny.SHOWN + 2) == []
    assert table.asks()[0].seat != 2


def test_a_window_closes_when_all_have_passed() -> None:
    table = window(spy=1)
    do(table, "pass", "pass", "pass")
    assert table.asks()[0].prompt == "ask-share"


def test_a_window_tells_the_rule_who_reacted_and_how() -> None:
    def reactions(seat: int) -> Menu:
        return [Choice(STOP), Choice(SAY, (seat,))]

    def segment(t: Table[Notes]) -> Play[None]:
        reaction = yield from t.window((2, 0), "ask-react", reactions)
        t.state.numbers = [] if reaction is None else list(reaction)

    table = Table.open(game_of(segment, rounds=1))
    assert offered(table, 2) == ["pass", "say 2", "stop"]
    do(table, "pass", "stop")
    assert table.state.numbers == [0, STOP()]


# -- asked at once, heard in order ----------------------------------------------------------------


def reacting() -> Table[Notes]:
    """Return a table where C, A and B, in this order, may react."""

    def reactions(seat: int) -> Menu:
        return [Choice(SAY, range(10))]

    def segment(t: Table[Notes]) -> Play[None]:
        reaction = yield from t.window((2, 0, 1), "ask-react", reactions)
        t.state.numbers = [] if reaction is None else list(reaction)

    return Table.open(game_of(segment, rounds=1), seed=1)


def test_all_who_might_react_are_asked_at_once() -> None:
    assert [ask.seat for ask in reacting().asks()] == [2, 0, 1]


def test_the_first_in_order_is_heard_though_a_later_one_was_faster() -> None:
    table = reacting()
    table.answer(1, "say 5")
    table.answer(0, "say 6")
    assert [ask.seat for ask in table.asks()] == [2]
    assert table.result is None
    table.answer(2, "say 7")
    assert table.state.numbers == [2, SAY(7)]


def test_who_reacts_is_heard_as_soon_as_all_before_have_passed() -> None:
    table = reacting()
    table.answer(0, "say 6")
    table.answer(2, "pass")
    assert table.state.numbers == [0, SAY(6)]


def test_a_reaction_changes_nothing_for_those_who_are_still_asked() -> None:
    one, two = reacting(), reacting()
    one.answer(0, "say 6")
    two.answer(0, "pass")
    for seat in (1, 2, None):
        assert one.view(seat) == two.view(seat)
        assert lines(one, seat) == lines(two, seat)


def test_what_was_heard_cannot_be_unheard() -> None:
    table = reacting()
    table.answer(0, "say 6")
    assert table.undoable(0) == 1
    table.answer(2, "pass")
    assert table.undoable(2) == 0


def test_a_copy_dealt_anew_does_not_know_who_reacted() -> None:
    table = reacting()
    table.answer(0, "say 6")
    for copy in (table.fork(redeal_for=2), table.fork(redeal_for=2).fork()):
        assert [ask.seat for ask in copy.asks()] == [2, 1]
        copy.answer(2, "pass")
        copy.answer(1, "pass")
        assert copy.state.numbers == []
    own = table.fork(redeal_for=0)
    own.answer(2, "pass")
    assert own.state.numbers == [0, SAY(6)]


# -- drafts and proposals -------------------------------------------------------------------------


def bargaining() -> Table[Notes]:
    """Return a table where A puts numbers together, offers them to B and C, who may counter."""

    def menu(s: Notes) -> Menu:
        pieces = Choice(SAY, [n for n in range(3) if SAY(n) not in s.numbers])
        sent = Choice(WORDS.yes, whole=ALLOWED if s.numbers else NOTHING_TO_OFFER)
        return [pieces, sent, Choice(STOP)]

    def segment(t: Table[Notes]) -> Play[None]:
        s = t.state
        ending = yield from compose(
            t, 0, s.numbers, "ask-draft", lambda: menu(s), send=(WORDS.yes,), drop=STOP
        )
        if ending in WORDS.yes:
            answer = yield from t.propose((1, 2), "ask-accept", counter=True)
            s.numbers.append(-1 if answer is None else 10 * answer[0] + answer[1])

    return Table.open(game_of(segment, rounds=1), seed=1)


def test_a_draft_is_put_together_and_taken_back_freely() -> None:
    table = bargaining()
    assert not table.why(0, "yes")
    assert table.why(0, "yes").reason == "no-nothing-to-offer"
    do(table, "say 1", "say 2")
    assert table.state.numbers == [SAY(1), SAY(2)]
    assert table.undoable(0) == 2
    table.undo(0)
    assert table.state.numbers == [SAY(1)]


def test_a_draft_that_is_dropped_leaves_nothing() -> None:
    table = bargaining()
    do(table, "say 1", "stop")
    assert table.state.numbers == []
    assert table.result is not None


def test_what_is_offered_cannot_be_taken_back() -> None:
    table = bargaining()
    do(table, "say 1", "yes")
    assert table.undoable(0) == 0
    assert [ask.seat for ask in table.asks()] == [1, 2]
    assert {ask.kind for ask in table.asks()} == {"offer"}
    assert str(table.default(1)) == "no"


@pytest.mark.parametrize(
    ("second", "third", "outcome"),
    [
        ("yes", "yes", -1),
        ("no", "yes", 10 + WORDS.no()),
        ("yes", "no", 20 + WORDS.no()),
        ("yes", "counter", 20 + WORDS.counter()),
        ("counter", "no", 10 + WORDS.counter()),
    ],
)
def test_all_must_accept_and_the_first_who_does_not_is_heard(
    second: str, third: str, outcome: int
) -> None:
    table = bargaining()
    do(table, "say 1", "yes")
    table.answer(2, third)
    table.answer(1, second)
    assert table.state.numbers == [SAY(1), outcome]


def test_a_question_knows_since_when_it_is_asked() -> None:
    table = reacting()
    assert [ask.since for ask in table.asks()] == [0, 0, 0]
    table.answer(1, "say 5")
    assert [ask.since for ask in table.asks()] == [0, 0]
    assert [ask.since for ask in table.fork().asks()] == [0, 0]
