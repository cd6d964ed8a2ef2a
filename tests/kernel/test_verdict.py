"""Verdicts: yes, or no with a reason and a section."""

from greatpowers.kernel.verdict import ALLOWED, NOT_A_TARGET, NOT_ASKED, NOT_YOUR_DECISION, refuse
from tests import tiny
from tests.kernel.workbench import do, do_defaults, envoys


def test_a_verdict_is_true_or_false() -> None:
    assert ALLOWED
    assert not refuse("no-money", "5.3")


def test_a_refusal_names_reason_and_section() -> None:
    verdict = refuse("no-money", "5.3")
    assert (verdict.reason, verdict.cite) == ("no-money", "5.3")
    assert repr(verdict) == "Verdict(no-money, 5.3)"
    assert repr(ALLOWED) == "Verdict(allowed)"


def test_why_gives_the_very_verdict_of_the_rule() -> None:
    table = envoys()
    do(table, "no")
    held = table.state.envoys(tiny.HAND)[0]
    missing = table.state.envoys(tiny.ASIDE)[0]
    assert table.why(0, "send", tiny.ENVOYS[held]) is ALLOWED
    assert table.why(0, "send", tiny.ENVOYS[missing]) is tiny.NOT_IN_HAND


def test_why_gives_the_verdict_on_all_targets_before_judging_one() -> None:
    table = envoys(courts="3")
    seat = do_defaults(table, "ask-share")
    table.state.treaty = 1
    assert table.why(seat, "share", tiny.COURTS[seat]) is tiny.TOO_SMALL_TO_SHARE


def test_a_seat_that_cannot_react_learns_why() -> None:
    table = envoys(courts="3")
    seat = do_defaults(table, "ask-expose")
    table.state.spy = (seat + 1) % 3
    assert table.why(seat, "expose", tiny.COURTS[(seat + 2) % 3]) is tiny.YOU_HAVE_NO_SPY


def test_why_judges_each_target() -> None:
    table = envoys(courts="3")
    seat = do_defaults(table, "ask-share")
    table.state.treaty = 2
    other = (seat + 1) % 3
    assert table.why(seat, "share", tiny.COURTS[seat]) is tiny.THAT_IS_YOU
    assert table.why(seat, "share", tiny.COURTS[other]) is ALLOWED


def test_why_knows_targets_that_are_not_in_question() -> None:
    table = envoys(courts="2")
    seat = do_defaults(table, "ask-share")
    table.state.treaty = 2
    told = table.why(seat, "share", "london")
    assert (told.reason, told.cite) == (NOT_A_TARGET.reason, "4")
    table.state.treaty = 1
    assert table.why(seat, "share", "london") is tiny.TOO_SMALL_TO_SHARE


def test_why_knows_what_is_not_asked() -> None:
    table = envoys()
    told = table.why(0, "share", "paris")
    assert (told.reason, told.cite) == (NOT_ASKED.reason, table.asks()[0].cite)


def test_why_knows_whose_decision_it_is() -> None:
    table = envoys()
    assert table.asks()[0].seat == 0
    assert table.why(1, "yes") is NOT_YOUR_DECISION
