"""See that the compiled build does what the sources do: ``python -m tools.same_moves``.

Both play a game of each kind at random and tell, answer by answer, what is shown of it: views,
explanations, prices, features and the log. Now and then they tell what the bots that think would
answer. The first line that differs says where they part.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, Final

from greatpowers import game_ids, get_game
from greatpowers.bots.master import Master
from greatpowers.bots.strong import Strong
from greatpowers.kernel import table as kernel
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled" / "src"
TELL: Final = "tell"
SEED: Final = "same moves"
ANSWERS: Final = 400
LOOK_EVERY: Final = 5
THINK_EVERY: Final = 80
SIMULATIONS: Final = 4
NEAR: Final = 4


def main() -> None:
    """Compare both, or tell what one of them does."""
    if TELL in sys.argv:
        print(build())
        for game in game_ids():
            for line in moves(game):
                print(line)
        return
    parts = difference(told_by(SOURCES, "interpreted"), told_by(COMPILED, "compiled"))
    if parts is not None:
        sys.exit(f"the compiled build does otherwise:\n- {parts[0]}\n+ {parts[1]}")
    print("the compiled build does the same")


def told_by(source: Path, expected: str) -> list[str]:
    """Return what a build tells, which is really that one."""
    found, *told = subprocess.run(
        [sys.executable, "-m", "tools.same_moves", TELL],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(source)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout.splitlines()
    assert found == expected, f"{source} is {found}"
    return told


def difference(some: list[str], others: list[str]) -> tuple[str, str] | None:
    """Return the first lines that differ."""
    pairs = zip_longest(some, others, fillvalue="nothing")
    return next((pair for pair in pairs if pair[0] != pair[1]), None)


def moves(game_id: str, answers: int = ANSWERS) -> Iterator[str]:
    """Tell a game, line by line: what is answered, what it looks like then, what bots would do."""
    luck = Random(f"{game_id} {SEED}")
    table: Table[Any] = Table.open(get_game(game_id), {}, SEED)
    sheets = [Sheet() for _ in table.seats]
    while (asks := table.asks()) and table.position < answers:
        seat = luck.choice(asks).seat
        if table.position % THINK_EVERY == 0:
            yield f"{game_id} {table.position} bots {' | '.join(thoughts(table, seat))}"
        option = luck.choice(table.options(seat))
        table.answer(seat, option)
        shown = digest(looks(table, sheets)) if table.position % LOOK_EVERY == 0 else ""
        yield f"{game_id} {table.position} {table.seats[seat]} {option} {shown}"
    yield f"{game_id} {digest(looks(table, sheets))} {table.result}"


def thoughts(table: Table[Any], seat: int) -> list[str]:
    """Return what the bots that think would answer."""
    bots = Strong(SEED, SIMULATIONS, NEAR), Master(SEED, SIMULATIONS, NEAR)
    return [" / ".join(map(str, bot.choose(Chair(table, seat)))) for bot in bots]


def looks(table: Table[Any], sheets: list[Sheet]) -> Iterator[object]:
    """Walk over all that is shown of a table; each seat's features go onto its own sheet."""
    for seat, sheet in enumerate(sheets):
        chair = Chair(table, seat)
        table.features(seat, sheet)
        yield [chair.view(), chair.explain(), sheet.numbers, table.game.judge(table.state, seat)]
        if table.ask_of(seat) is not None:
            for option in chair.options():
                bill = [line.data() for line in chair.bill(option)]
                yield [str(option), chair.cost(option), bill]
    yield [[entry.text, dict(entry.args)] for entry in table.log]


def digest(things: Iterator[object]) -> str:
    """Return a hash of things, in few letters."""
    written = sha256()
    for thing in things:
        written.update(json.dumps(thing, sort_keys=True).encode())
    return written.hexdigest()[:12]


def build() -> str:
    """Say whether the kernel that was loaded is compiled."""
    return "interpreted" if str(kernel.__file__).endswith(".py") else "compiled"


if __name__ == "__main__":
    main()
