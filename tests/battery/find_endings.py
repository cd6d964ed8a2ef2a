"""Find a game for every way to end and keep its record; run it when rules or endings change:

    python -m tests.battery.find_endings

A record that still leads to its ending stays as it is.
"""

from pathlib import Path
from random import Random
from typing import Final

from greatpowers.arena.explorer import Taste
from greatpowers.kernel.errors import TableError
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.battery.games import GAMES, home_of
from tests.battery.limits import later_endings, limited_options
from tests.battery.play import MOST_DECISIONS, AnyGame, AnyTable

PATIENCE: Final = 20_000
"""After so many games in vain the search gives up."""


def ending_file(game: AnyGame, ending: str) -> Path:
    """Return where the record of an ending is kept."""
    return home_of(game) / "endings" / f"{ending}.json"


def leads_to(game: AnyGame, ending: str) -> bool:
    """Say whether there is a record that leads to an ending."""
    try:
        record = Record.from_json(ending_file(game, ending).read_text(encoding="utf-8"))
        result = Table.replay(game, record).result
    except (OSError, TableError):
        return False
    return result is not None and result.ending == ending


def biased_game(game: AnyGame, rng: Random) -> AnyTable:
    """Play a game in which every seat has a taste of its own."""
    seed = f"{rng.getrandbits(64):016x}"
    table: AnyTable = Table.open(game, limited_options(game.id), seed, quiet=True)
    tastes = [Taste(game, rng) for _ in table.seats]
    while table.result is None and table.position < MOST_DECISIONS:
        seat = table.asks()[0].seat
        table.answer_known(seat, tastes[seat].choose(table, seat).code)
    return table


def find_endings(game: AnyGame) -> set[str]:
    """Find and keep a record for every ending that lacks one; return those not found."""
    possible = set(game.endings) - later_endings(game.id)
    missing = {ending for ending in possible if not leads_to(game, ending)}
    rng = Random(f"{game.id} {game.version}")
    for _ in range(PATIENCE):
        if not missing:
            break
        table = biased_game(game, rng)
        if table.result is not None and table.result.ending in missing:
            missing.remove(table.result.ending)
            file = ending_file(game, table.result.ending)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(table.record().to_json(), encoding="utf-8")
    return missing


def main() -> None:
    """Search in all games."""
    for game in GAMES.values():
        missing = find_endings(game)
        print(f"{game.id}: {'all found' if not missing else 'not found: ' + ', '.join(missing)}")


if __name__ == "__main__":
    main()
