"""Asks, choices and menus: lazy, sorted, never empty."""

import pytest

from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.bill import NO_STAKES, Line, Stakes
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED, NOT_A_TARGET, NOT_ASKED, Verdict, refuse
from tests.kernel.workbench import SAY, STOP, Notes, game_of

ODD = refuse("no-odd", "1")
CLOSED = refuse("no-closed", "2")
FORBIDDEN = refuse("no-forbidden", "3")


def even_only(target: int) -> Verdict:
    return ODD if target % 2 else ALLOWED


def codes(*choices: Choice) -> list[int]:
    return Ask(0, "ask-x", lambda: choices).codes()


def test_a_choice_without_a_judge_offers_all_its_targets() -> None:
    choice = Choice(SAY, (1, 2))
    assert codes(choice) == [SAY(1), SAY(2)]
    assert choice.any()
    assert choice.verdict(2) is ALLOWED
    assert choice.verdict(3) is NOT_A_TARGET


def test_a_judge_decides_on_each_target() -> None:
    choice = Choice(SAY, range(4), even_only)
    assert codes(choice) == [SAY(0), SAY(2)]
    assert choice.any()
    assert choice.verdict(2) is ALLOWED
    assert choice.verdict(1) is ODD


def test_a_verdict_on_the_whole_comes_before_the_judge() -> None:
    choice = Choice(SAY, range(4), even_only, CLOSED)
    assert codes(choice, Choice(STOP)) == [STOP()]
    assert not choice.any()
    assert choice.verdict(1) is CLOSED
    assert choice.verdict(4) is CLOSED


def test_a_choice_may_hold_nothing() -> None:
    assert not Choice(SAY, ()).any()
    assert not Choice(SAY, (1, 3), even_only).any()


def test_options_are_in_the_order_of_the_vocabulary_and_never_double() -> None:
    assert codes(Choice(STOP), Choice(SAY, (7, 3)), Choice(SAY, (3, 5))) == [
        SAY(3),
        SAY(5),
        SAY(7),
        STOP(),
    ]


def test_an_ask_that_offers_nothing_is_a_mistake_in_the_rules() -> None:
    with pytest.raises(AssertionError, match="'ask-x' offers nothing"):
        codes(Choice(SAY, (1, 3), even_only))


def test_the_default_is_the_named_answer_if_it_is_offered() -> None:
    menu = (Choice(SAY, (4, 2)), Choice(STOP))
    assert Ask(0, "ask-x", lambda: menu, default=STOP()).default_code() == STOP()
    assert Ask(0, "ask-x", lambda: menu, default=SAY(9)).default_code() == SAY(2)
    assert Ask(0, "ask-x", lambda: menu).default_code() == SAY(2)


def test_of_several_choices_the_one_that_has_the_target_gives_the_reason() -> None:
    menu = (
        Choice(SAY, (8,), whole=CLOSED),
        Choice(SAY, (0,)),
        Choice(SAY, (1, 3), even_only),
        Choice(SAY, (1, 2), whole=FORBIDDEN),
    )
    ask = Ask(0, "ask-x", lambda: menu)
    assert ask.verdict(SAY, 0) is ALLOWED
    assert ask.verdict(SAY, 1) is ODD
    assert ask.verdict(SAY, 2) is FORBIDDEN
    assert ask.verdict(SAY, 3) is ODD
    assert ask.verdict(SAY, 8) is CLOSED


def test_a_target_that_no_choice_has_gets_the_best_reason_there_is() -> None:
    closed = Choice(SAY, (8,), whole=CLOSED)
    open_one = Choice(SAY, (0,))
    assert Ask(0, "ask-x", lambda: (open_one, closed)).verdict(SAY, 9) is CLOSED
    assert Ask(0, "ask-x", lambda: (open_one,)).verdict(SAY, 9) is NOT_A_TARGET
    assert Ask(0, "ask-x", lambda: (open_one,)).verdict(STOP, 0) is NOT_ASKED


class Counter:
    """Counts how often a menu is listed."""

    def __init__(self) -> None:
        self.listed = 0

    def menu(self) -> Menu:
        self.listed += 1
        return [Choice(SAY, range(10))]

    def segment(self, t: Table[Notes]) -> Play[None]:
        for seat in (0, 0, 1):
            answer = yield t.ask(seat, "ask-number", self.menu)
            t.state.numbers.append(SAY.target(answer))


def test_a_menu_is_listed_only_when_somebody_looks() -> None:
    counter = Counter()
    table = Table.open(game_of(counter.segment))
    assert counter.listed == 0
    table.options(0)
    table.answer(0, "say 3")
    assert counter.listed == 1


def test_forking_and_taking_back_list_nothing() -> None:
    counter = Counter()
    table = Table.open(game_of(counter.segment))
    table.answer(0, "say 3")
    table.answer(0, "say 4")
    table.answer(1, "say 5")
    table.answer(0, "say 6")
    counter.listed = 0
    fork = table.fork()
    fork.answer_known(0, SAY(7))
    fork.fork(redeal_for=1)
    table.undo(0)
    table.undo(0, 3, consent=True)
    assert counter.listed == 0


def test_who_is_asked_and_by_which_rule_needs_no_menu() -> None:
    counter = Counter()
    table = Table.open(game_of(counter.segment))
    assert [(ask.seat, ask.prompt, ask.kind) for ask in table.asks()] == [(0, "ask-number", "ask")]
    table.view(None)
    table.view(1)
    assert counter.listed == 0


def test_a_choice_says_why_other_targets_are_none() -> None:
    choice = Choice(SAY, (2, 4), even_only, CLOSED, beyond=FORBIDDEN)
    assert choice.verdict(3) is FORBIDDEN
    assert choice.verdict(2) is CLOSED
    assert Choice(SAY, (2, 4), beyond=FORBIDDEN).verdict(3) is FORBIDDEN


def test_a_refusal_without_a_rule_has_that_of_the_question() -> None:
    ask = Ask(0, "ask-x", lambda: (Choice(SAY, (2,), even_only),), cite="7")
    assert (ask.verdict(SAY, 3).reason, ask.verdict(SAY, 3).cite) == (NOT_A_TARGET.reason, "7")
    assert (ask.verdict(STOP, 0).reason, ask.verdict(STOP, 0).cite) == (NOT_ASKED.reason, "7")
    assert ask.verdict(SAY, 2) is ALLOWED


def test_a_refusal_has_the_facts_of_its_case() -> None:
    choice = Choice(SAY, range(4), even_only, facts=lambda target: {"n": target})
    told = Ask(0, "ask-x", lambda: (choice,)).verdict(SAY, 3)
    assert (told.reason, told.args) == (ODD.reason, {"n": 3})
    assert not ODD.args


def test_what_is_at_stake_is_told_of_what_is_allowed() -> None:
    line = Line("lost", {}, 2)
    choice = Choice(
        SAY,
        range(5),
        even_only,
        cost=lambda target, bill: target,
        stakes=lambda target: Stakes([line] if target == 2 else [], target // 4),
    )
    stakes = Ask(0, "ask-x", lambda: (choice, Choice(STOP))).stakes()
    assert {code: (len(each.loses), each.owed) for code, each in stakes.items()} == {
        SAY(2): (1, 0),
        SAY(4): (0, 1),
    }
    assert Choice(STOP).at_stake(0) is NO_STAKES
