"""Hindsight: how a game stood from its beginning to its end."""

import pytest

from greatpowers.arena.matches import play_out
from greatpowers.bots import make_bot
from greatpowers.bots.chances import chances, shares
from greatpowers.bots.hindsight import MOMENTS, Standing, look_back
from greatpowers.bots.mistakes import LEAST, SUSPECTS, review, suspects
from greatpowers.kernel.table import Table
from greatpowers.registry import game_ids, get_game
from tests import tiny


@pytest.mark.parametrize("name", [each for each in game_ids() if each != "price_of_power"])
def test_from_the_beginning_to_the_end(name: str) -> None:
    table = Table.open(get_game(name), None, "hindsight", quiet=True)
    play_out(table, {seat: make_bot("random", seat) for seat in table.seats})
    found = look_back(table)
    places = [each.at for each in found]
    assert places == sorted(set(places))
    assert (places[0], places[-1]) == (0, table.position)
    assert 20 < len(found) <= MOMENTS
    assert all(sum(each.chances) == pytest.approx(1) for each in found)
    halves = [*look_back(table, 0, 100), *look_back(table, 100)]
    assert halves == found
    assert table.result is not None
    winners = set(table.result.winners)
    for seat, chance in enumerate(found[-1].chances):
        assert (chance > 0) == (seat in winners)


def test_moments_are_those_where_segments_begin() -> None:
    table: Table[tiny.State] = Table.open(tiny.GAME, None, 3, quiet=True)
    play_out(table, {seat: make_bot("random", seat) for seat in table.seats})
    for each in look_back(table)[:-1]:
        moment = table.at(each.at)
        assert moment.segment_start == moment.position
        worths = [tiny.judge(moment.state, seat) for seat in range(len(table.seats))]
        ranks = sorted(range(len(worths)), key=lambda seat: worths[seat])
        assert ranks == sorted(ranks, key=lambda seat: each.chances[seat])


def test_who_has_changed_places_is_followed_from_one_to_the_other() -> None:
    """Sides that were bid for: the judgement of the first moment is that of the other side."""
    table = Table.open(get_game("imperial_struggle"), {"bidding": "yes"}, "places", quiet=True)
    for seat, side in enumerate(("br", "fr")):
        table.answer(seat, f"play_side {side}")
        table.answer(seat, "bid 0")
    begun = table.at(0)
    assert begun.seats == table.seats[::-1]
    first, *_ = look_back(table)
    assert first == (0, chances(begun)[::-1])
    assert first.chances != chances(begun)
    falls = [Standing(0, [0.9, 0.9]), Standing(table.position, [0.1, 0.1])]
    assert not suspects(table, falls), "how all came to their seats is no mistake"


def test_chances_are_even_where_nobody_is_ahead_and_grow_with_the_lead() -> None:
    assert shares([0.3, 0.3], 4.0) == [0.5, 0.5]
    flat, steep = shares([0.5, 0.0, 0.0], 1.0), shares([0.5, 0.0, 0.0], 4.0)
    assert 1 / 3 < flat[0] < steep[0] < 1
    assert sum(steep) == pytest.approx(1)


def test_a_move_that_lost_much_is_found_with_what_was_better() -> None:
    """Whoever plays well but once for all is told of that one decision."""
    table = Table.open(get_game("imperial_struggle"), None, "mistakes", quiet=True)
    play_out(table, {seat: make_bot("random", seat) for seat in table.seats})
    decisions = suspects(table, look_back(table))
    assert {each.seat for each in decisions} == {0, 1}
    assert len(decisions) == len(set(decisions)) <= SUSPECTS
    found = [review(table, each, "mistakes", None, 12, 3) for each in decisions[:4]]
    told = [each for each in found if each is not None]
    assert told, "at random nobody plays well"
    for each in told:
        moment = table.at(each.at)
        assert each.cost >= LEAST
        own = [(each.seat, option.code) for option in each.played]
        assert table.answers[each.at : each.at + len(own)] == own
        assert each.played != each.better.plan
        for option in each.better.plan:
            moment.answer(each.seat, option)
