"""Where everybody should stop, every game tells so in the log, with nothing that is hidden."""

import json
import random
from typing import Any

import pytest

from greatpowers.kernel.table import Table
from greatpowers.registry import game_ids, get_game
from tests.battery.limits import limited_options


def played(game: str, seed: int) -> Table[Any]:
    """Return a random game that was played to its end."""
    table: Table[Any] = Table.open(get_game(game), limited_options(game), seed)
    luck = random.Random(seed)
    while table.result is None:
        seat = table.asks()[0].seat
        table.answer(seat, luck.choice(table.options(seat)))
    return table


@pytest.fixture(scope="module", params=game_ids())
def table(request: pytest.FixtureRequest) -> Table[Any]:
    return played(request.param, 3)


def test_a_game_has_moments_that_everybody_may_read(table: Table[Any]) -> None:
    moments = [line for line in table.log if line.moment is not None]
    assert moments
    for line in moments:
        assert line.moment is not None
        assert line.audience is None
        assert line.moment.kind in table.game.moments
        assert json.loads(json.dumps(line.moment.data)) == line.moment.data


def test_moments_come_again_when_the_record_is_played_again(table: Table[Any]) -> None:
    again = Table.replay(table.game, table.record())
    assert [line.data() for line in again.log] == [line.data() for line in table.log]


def test_a_quiet_table_tells_nothing(table: Table[Any]) -> None:
    assert table.at(table.position).log == []


def test_the_chronicle_ends_with_the_score(table: Table[Any]) -> None:
    assert table.game.chronicle is not None
    assert table.result is not None
    told = table.game.chronicle([line for line in table.log if line.audience is None], table.state)
    totals = told["chapters"][-1]["totals"]
    if table.game.id == "imperial_struggle":
        assert totals[0] - totals[1] == table.result.scores[0]
        assert told["chapters"][-1]["marker"] == table.state.vp
    else:
        assert totals == list(table.result.scores)
