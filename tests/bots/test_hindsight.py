"""Hindsight: how a game stood from its beginning to its end."""

import pytest

from greatpowers.arena.matches import play_out
from greatpowers.bots import make_bot
from greatpowers.bots.hindsight import MOMENTS, look_back
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
    assert all(-1 <= worth <= 1 for each in found for worth in each.worths)
    assert table.result is not None
    winners = set(table.result.winners)
    for seat, worth in enumerate(found[-1].worths):
        assert (worth > 0) == (seat in winners)


def test_moments_are_those_where_segments_begin() -> None:
    table: Table[tiny.State] = Table.open(tiny.GAME, None, 3, quiet=True)
    play_out(table, {seat: make_bot("random", seat) for seat in table.seats})
    for each in look_back(table)[:-1]:
        moment = table.at(each.at)
        assert moment.segment_start == moment.position
        assert each.worths == [tiny.judge(moment.state, seat) for seat in range(len(table.seats))]
