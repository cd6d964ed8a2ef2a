"""One recorded game for every way a game can end."""

from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.battery.find_endings import ending_file
from tests.battery.games import GAMES
from tests.battery.limits import HOMES, later_endings
from tests.battery.play import AnyGame

SEARCH = "run python -m tests.battery.find_endings"


def test_every_ending_has_a_record(game: AnyGame) -> None:
    for ending in set(game.endings) - later_endings(game.id):
        file = ending_file(game, ending)
        assert file.exists(), f"no record of a game that ends by {ending}: {SEARCH}"
        table = Table.replay(game, Record.from_json(file.read_text(encoding="utf-8")))
        assert table.result is not None, f"{file} does not lead to an end: {SEARCH}"
        assert table.result.ending == ending
        assert table.result.winners
        game.check(table.state)


def test_every_record_is_of_a_known_ending() -> None:
    known = {
        ending_file(game, ending)
        for game in GAMES.values()
        for ending in set(game.endings) - later_endings(game.id)
    }
    assert set(HOMES.glob("*/endings/*")) == known
