"""Who has beaten the strong bot once does not beat it again by answering the same."""

from collections import defaultdict, deque
from typing import Any, Final

from greatpowers.arena.matches import play_out
from greatpowers.bots import Bot
from greatpowers.bots.strong import Strong
from greatpowers.games import realpolitik
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.table import Table

FEW: Final = 4
NEAR: Final = 1
STRONG: Final = "FR"
RIVALS: Final = ("PR", "AU")


class Parrot:
    """Answers each kind of question as somebody did before, in the same order, else by default."""

    def __init__(self, over: Table[Any], seat: int) -> None:
        self._line: defaultdict[str, deque[str]] = defaultdict(deque)
        for position, (mover, code) in enumerate(over.answers):
            if mover == seat:
                ask = over.at(position).ask_of(seat)
                assert ask is not None
                self._line[ask.prompt].append(str(over.game.vocabulary.options[code]))

    def choose(self, chair: Chair[Any]) -> Plan:
        """Answer as before, if that is on the menu."""
        line = self._line[chair.prompt]
        told = line.popleft() if line else ""
        return (next((each for each in chair.options() if str(each) == told), chair.default()),)


def play(seed: str, others: dict[str, Bot]) -> Table[Any]:
    """Play a game on the same deal with strong in one seat."""
    table = Table.open(realpolitik.GAME, {"players": "3"}, 1, quiet=True)
    play_out(table, {STRONG: Strong(seed, FEW, NEAR), **others})
    return table


def has_won(table: Table[Any]) -> bool:
    """Say whether strong has won."""
    assert table.result is not None
    return table.seats.index(STRONG) in table.result.winners


def test_a_fixed_counter_line_does_not_beat_it_twice_in_three_games() -> None:
    rivals: dict[str, Bot] = {name: Strong(f"one{name}", FEW, NEAR) for name in RIVALS}
    first = play("first", rivals)
    assert not has_won(first)
    for seed in ("second", "third"):
        parrots: dict[str, Bot] = {name: Parrot(first, first.seats.index(name)) for name in RIVALS}
        assert has_won(play(seed, parrots))
