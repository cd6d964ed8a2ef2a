"""Bidding for sides (R90): an option neither rulebook has."""

import pytest

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.record import Record
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.turns import by_default, said

PLACES = ("P1", "P2")
CHANGED = ("P2", "P1")


def bidding(seed: int = 1) -> ImperialTable:
    return Table.open(GAME, {"bidding": "yes"}, seed)


def bids(first: tuple[str, int], second: tuple[str, int], seed: int = 1) -> ImperialTable:
    """Return a table after P1 and P2 each named a side and a bid."""
    table = bidding(seed)
    for seat, (side, bid) in enumerate((first, second)):
        table.answer(seat, f"play_side {side}")
        table.answer(seat, f"bid {bid}")
    return table


@rule("2.0")
def test_bidding_both_are_asked_at_once_for_side_and_bid() -> None:
    table = bidding()
    assert table.seats == PLACES
    assert [(ask.seat, ask.prompt) for ask in table.asks()] == [
        (0, "ask-which-side"),
        (1, "ask-which-side"),
    ]
    table.answer(1, "play_side br")
    assert [str(option) for option in table.options(1)] == [f"bid {n}" for n in range(5)]
    assert table.asks()[0].prompt == "ask-which-side"


@rule("2.0")
def test_bidding_bids_are_secret_until_both_are_made() -> None:
    one, two = bidding(), bidding()
    one.answer(0, "play_side br")
    one.answer(0, "bid 4")
    two.answer(0, "play_side fr")
    two.answer(0, "bid 0")
    assert one.view(1) == two.view(1)
    assert said(one, "log-sides-settled") == []


@rule("2.0")
@pytest.mark.parametrize(
    ("first", "second", "seats"),
    [(("fr", 2), ("br", 4), PLACES), (("br", 0), ("fr", 3), CHANGED)],
)
def test_bidding_different_wishes_are_both_met_without_points(
    first: tuple[str, int], second: tuple[str, int], seats: tuple[str, str]
) -> None:
    table = bids(first, second)
    assert table.seats == seats
    assert table.state.treaty == [0, 0]


@rule("2.0", "9.0")
@pytest.mark.parametrize(
    ("first", "second", "seats", "treaty"),
    [
        (("fr", 3), ("fr", 1), PLACES, [0, 3]),
        (("fr", 1), ("fr", 2), CHANGED, [0, 2]),
        (("br", 4), ("br", 0), CHANGED, [4, 0]),
        (("br", 0), ("br", 1), PLACES, [1, 0]),
    ],
)
def test_bidding_the_higher_bid_gets_the_side_and_the_other_side_the_points(
    first: tuple[str, int], second: tuple[str, int], seats: tuple[str, str], treaty: list[int]
) -> None:
    table = bids(first, second)
    assert table.seats == seats
    assert table.state.treaty == treaty


@rule("2.0", "9.0")
def test_bidding_equal_bids_are_decided_by_lot_and_still_pay() -> None:
    outcomes = set()
    for seed in range(12):
        table = bids(("fr", 2), ("fr", 2), seed)
        assert table.state.treaty == [0, 2]
        outcomes.add(table.seats)
    assert outcomes == {PLACES, CHANGED}


@rule("2.0")
def test_bidding_equal_bids_of_nothing_give_nothing() -> None:
    assert bids(("br", 0), ("br", 0)).state.treaty == [0, 0]


@rule("2.0")
def test_bidding_the_log_tells_both_bids() -> None:
    table = bids(("fr", 3), ("fr", 1))
    assert said(table, "log-sides-settled") == [{"bid": 3, "other": 1}]


@rule("2.0", "4.1.8")
def test_bidding_after_a_change_of_places_the_new_french_player_is_asked() -> None:
    table = bids(("br", 4), ("br", 0))
    by_default(table, "ask-appoint")
    (ask,) = table.asks()
    assert (ask.prompt, ask.seat, table.seats[ask.seat]) == ("ask-who-first", FRANCE, "P2")
    assert table.view(FRANCE)["seat"] == "P2"
    assert table.view(BRITAIN)["seat"] == "P1"


@rule("2.0")
@pytest.mark.parametrize("second", [("br", 0), ("fr", 1)])
def test_bidding_a_record_plays_again_to_the_same_table(second: tuple[str, int]) -> None:
    table = bids(("br", 4), second)
    by_default(table, "ask-appoint", "ask-who-first")
    record = table.record()
    assert record.answers[:4] == [
        "P1 play_side br",
        "P1 bid 4",
        f"P2 play_side {second[0]}",
        f"P2 bid {second[1]}",
    ]
    again = Table.replay(GAME, Record.from_json(record.to_json()))
    assert again.state.data() == table.state.data()
    assert again.seats == table.seats == CHANGED
    assert again.record() == record


@rule("2.0")
def test_bidding_a_fork_keeps_the_places() -> None:
    table = bids(("br", 4), ("br", 0))
    fork = table.fork()
    assert fork.seats == CHANGED
    assert fork.state.data() == table.state.data()


@rule("2.0")
def test_bidding_cannot_be_taken_back_once_settled() -> None:
    table = bids(("br", 4), ("br", 0))
    for seat in (FRANCE, BRITAIN):
        assert table.undoable(seat) == 0
        with pytest.raises(UndoRefused):
            table.undo(seat)


@rule("2.0")
def test_bidding_undone_by_consent_brings_the_old_places_back() -> None:
    table = bids(("br", 4), ("br", 0))
    table.undo(FRANCE, 1, consent=True)
    assert table.seats == PLACES
    table.answer(1, "bid 3")
    assert table.seats == CHANGED
    assert table.state.treaty == [4, 0]


@rule("2.0")
def test_bidding_is_off_unless_chosen() -> None:
    table = Table.open(GAME, seed=1)
    assert table.seats == ("FR", "BR")
    assert table.asks()[0].prompt == "ask-appoint"
