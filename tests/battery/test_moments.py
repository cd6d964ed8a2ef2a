"""Where everybody should stop, every game tells so in the log, with nothing that is hidden."""

import json
import random
from typing import Any, cast

import pytest

from greatpowers.cli.common import game_words
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import LANGUAGES
from greatpowers.kit.chronicle import Chronicle
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


def test_every_moment_says_whether_points_changed_hands_and_what_lies_where(
    table: Table[Any],
) -> None:
    words = [game_words(language, table.game) for language in LANGUAGES]
    for line in table.log:
        if line.moment is None:
            continue
        assert line.moment.data["points"] in (True, False)
        rows = [each["row"] for each in line.moment.data["placed"]]
        assert len(rows) == len(set(rows))
        for each in line.moment.data["placed"]:
            assert each["places"]
            texts = (each["title"], *each["places"])
            assert all(told.has(text) for told in words for text in texts), texts


def test_moments_come_again_when_the_record_is_played_again(table: Table[Any]) -> None:
    again = Table.replay(table.game, table.record())
    assert [line.data() for line in again.log] == [line.data() for line in table.log]


def test_a_quiet_table_tells_nothing(table: Table[Any]) -> None:
    assert table.at(table.position).log == []


def chronicle(table: Table[Any]) -> Chronicle:
    """Return what is told of how a game came about."""
    assert table.game.chronicle is not None
    open_lines = [line for line in table.log if line.audience is None]
    return cast(Chronicle, table.game.chronicle(open_lines, table.state))


def test_the_chronicle_ends_with_the_score(table: Table[Any]) -> None:
    assert table.result is not None
    told = chronicle(table)
    totals = told["chapters"][-1]["totals"]
    if told["chapters"][-1]["marker"] is None:
        assert totals == list(table.result.scores)
    else:
        assert totals[0] - totals[1] == table.result.scores[0], "one marker for both sides"


def test_the_chronicle_says_what_everybody_holds(table: Table[Any]) -> None:
    holdings = chronicle(table)["holdings"]
    assert len(holdings) > 1
    for held in holdings:
        assert len(held["counts"]) == len(table.seats)
        assert len(held["limits"]) in (0, len(table.seats))
        assert all(game_words(each, table.game).has(held["text"]) for each in LANGUAGES)


def test_what_everybody_holds_lies_open(table: Table[Any]) -> None:
    """Whoever asks for the chronicle in the midst of a game learns nothing that is hidden."""
    middle = table.at(table.position // 2)
    for seat in (0, 1):
        dealt = middle.fork(redeal_for=seat, seed="another deal")
        assert chronicle(dealt)["holdings"] == chronicle(middle)["holdings"]
