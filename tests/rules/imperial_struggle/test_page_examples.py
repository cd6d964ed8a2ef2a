"""The positions on which the page is tested are what the rules say of them.

After a change of the view or of a rule, run with ``UPDATE_GOLDEN=1`` and look at what changed.
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from greatpowers import new_table
from greatpowers.bots import make_bot
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import BRITAIN, FRANCE, MINISTRY_ERAS
from greatpowers.games.imperial_struggle.state import FACE_UP, REMOVED
from greatpowers.kernel.chair import Chair

FILE: Final = Path(__file__).parents[3] / "web/src/games/imperial_struggle/examples/positions.json"


def test_the_positions_of_the_page_are_up_to_date() -> None:
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in positions())
    written = f"[\n{rows}\n]\n"
    if os.environ.get("UPDATE_GOLDEN"):
        FILE.parent.mkdir(exist_ok=True)
        FILE.write_text(written, encoding="utf-8")
    assert FILE.read_text(encoding="utf-8") == written


def positions() -> Iterator[dict[str, Any]]:
    """Give a round of peace, both sides of the first war, a later round, and the last turn."""
    table = played(lambda t: t.position == 40)
    yield position(table, FRANCE)
    yield position(played(lambda t: t.asks()[0].prompt == "ask-tile-effect"), FRANCE)
    yield position(played(lambda t: len(t.state.strengths) == 8), BRITAIN)
    table = played(lambda t: t.state.turn == 3 and t.asks()[0].prompt == "ask-act")
    show_ministries(table)
    yield position(table, BRITAIN)
    yield position(played(lambda t: t.state.turn == 6), BRITAIN)


def played(stop: Callable[[ImperialTable], bool]) -> ImperialTable:
    """Return a game played at random until something is so."""
    table: ImperialTable = new_table("imperial_struggle", {}, seed=2)
    bots = [make_bot("random", f"2-{seat}") for seat in range(2)]
    while not stop(table):
        seat = table.asks()[0].seat
        table.answer_all(seat, bots[seat].choose(Chair(table, seat)))
    return table


def show_ministries(table: ImperialTable) -> None:
    """Let all Ministries of the era lie open, and mark a theater for Byng."""
    s = table.state
    s.ministry_at = [
        FACE_UP if at != REMOVED and s.era in MINISTRY_ERAS[m] else at
        for m, at in enumerate(s.ministry_at)
    ]
    s.byng = 1


def position(table: ImperialTable, seat: int) -> dict[str, Any]:
    """Return what a seat sees and what the rules make of it."""
    return {"state": table.view(seat)["state"], "explain": table.explain(seat)}
