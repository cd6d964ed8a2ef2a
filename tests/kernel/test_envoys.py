"""The rules of the tiny game that use the later parts of the kernel: leagues and letters."""

import pytest

from tests import tiny
from tests.kernel.workbench import Envoys, do, do_defaults, envoys, lines, offered


def signing(treaty: int = 3) -> tuple[Envoys, int, list[int]]:
    """Return a table where a court signs a treaty, with that court and the others."""
    table = envoys(courts="3")
    winner = do_defaults(table, "ask-share")
    table.state.treaty = treaty
    return table, winner, [(winner + 1) % 3, (winner + 2) % 3]


def test_a_league_is_drafted_in_secret() -> None:
    table, winner, (one, other) = signing()
    do(table, "league", f"invite {tiny.COURTS[one]}")
    assert table.view(winner)["state"]["draft"] == [tiny.INVITE(one)]
    assert table.view(one)["state"]["draft"] == []
    assert table.view(None)["state"]["draft"] == []
    assert table.why(winner, "invite", tiny.COURTS[one]).reason == "no-invited-already"
    assert table.why(winner, "invite", tiny.COURTS[winner]).reason == "no-that-is-you"
    assert table.why(winner, "invite", tiny.COURTS[other])
    table.undo(winner)
    assert table.why(winner, "propose").reason == "no-nobody-invited"


def test_a_treaty_of_two_has_room_for_one_partner() -> None:
    table, winner, (one, other) = signing(treaty=2)
    do(table, "league", f"invite {tiny.COURTS[one]}")
    assert table.why(winner, "invite", tiny.COURTS[other]).reason == "no-too-many-partners"


def test_all_partners_are_asked_at_once_and_each_gets_a_point() -> None:
    table, winner, partners = signing()
    table.answer_all(
        winner, ["league", *(f"invite {tiny.COURTS[each]}" for each in partners), "propose"]
    )
    assert {ask.seat for ask in table.asks()} == set(partners)
    for partner in reversed(partners):
        table.answer(partner, "yes")
    assert [table.state.points[each] for each in (winner, *partners)] == [1, 1, 1]


def test_a_league_that_one_partner_declines_is_none() -> None:
    table, winner, partners = signing()
    do(table, "league", *(f"invite {tiny.COURTS[each]}" for each in partners), "propose")
    table.answer(partners[0], "no")
    assert [table.state.points[each] for each in (winner, *partners)] == [3, 0, 0]


@pytest.mark.parametrize(("word", "points"), [("yes", [1, 2]), ("no", [3, 0])])
def test_a_partner_may_ask_for_more(word: str, points: list[int]) -> None:
    table, winner, (one, _) = signing()
    do(table, "league", f"invite {tiny.COURTS[one]}", "propose")
    assert offered(table, one) == ["no", "yes", "counter"]
    do(table, "counter")
    assert [ask.seat for ask in table.asks()] == [winner]
    do(table, word)
    assert [table.state.points[each] for each in (winner, one)] == points


def test_a_letter_that_is_released_is_opened_when_its_court_signs() -> None:
    table, winner, (one, _) = signing()
    table.aside(winner, "release")
    table.aside(one, "release")
    assert [str(each) for each in table.asides(winner)] == ["hold"]
    do(table, "sign_alone")
    assert table.state.points[winner] == 4
    assert table.view(None)["state"]["opened"] == [seat == winner for seat in range(3)]
    assert table.asides(winner) == []
    assert any(line["text"] == "log-letter" for line in lines(table))


def test_a_letter_that_is_held_stays_sealed() -> None:
    table, winner, _ = signing()
    table.aside(winner, "release")
    table.aside(winner, "hold")
    do(table, "sign_alone")
    assert table.state.points[winner] == 3
    assert not any(line["text"] == "log-letter" for line in lines(table))


def test_every_step_of_a_round_is_a_segment() -> None:
    table, _, _ = signing()
    assert table.segment_start == table.position
