"""Tables for tests of whole phases: the end of a Peace Turn, its beginning, a whole game."""

from collections.abc import Iterable, Mapping

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    AWARDS,
    COMMODITIES,
    NOBODY,
    REGIONS,
    space,
)
from greatpowers.games.imperial_struggle.state import PEACE_BEGINS, State
from greatpowers.kernel.ask import Play
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import position

PLAIN_AWARD = "award_1_a"


def table_with(state: State, seed: int = 1) -> ImperialTable:
    """Return a table on which nobody is asked anything, for calling a phase by itself."""
    table = Table(GAME, GAME.settle({}), str(seed), False)
    table.state = state
    table.chance = Chance(table.seed)
    return table


def carry_out(flow: Play[None]) -> None:
    """Play a phase that asks nothing."""
    for question in flow:
        raise AssertionError(f"nothing should be asked, but {question}")


def bare_position(turn: int = 1) -> State:
    """Return a position without any flag, with plain Awards laid out and nothing in demand."""
    state = position(turn)
    state.flag = [NOBODY] * len(state.flag)
    state.holder = [NOBODY] * len(state.holder)
    awards(state)
    return state


def put(state: State, power: int, names: Iterable[str]) -> None:
    """Put flags on spaces as they are, also where no rule would allow it."""
    for name in names:
        state.flag[space(name)] = power


def awards(state: State, **tiles: str) -> None:
    """Lay an Award in each Region: those named, elsewhere one of 1 VP."""
    state.award = [AWARDS.index(tiles.get(region, PLAIN_AWARD)) for region in REGIONS]


def demand(state: State, *goods: str) -> None:
    """Put commodities in demand."""
    state.demand = [COMMODITIES.index(good) for good in goods]


def turn_begins(state: State, seed: int = 1) -> ImperialTable:
    """Return a table at the first question of a Peace Turn that begins from a position."""
    state.stage = PEACE_BEGINS
    state.award_left = [True, False] * 4
    return Table.resume(GAME, state, seed=seed)


def by_default(table: ImperialTable, *prompts: str) -> None:
    """Answer by default while one of some prompts (or any, if none is named) is asked."""
    while (asks := table.asks()) and (not prompts or asks[0].prompt in prompts):
        table.answer(asks[0].seat, str(table.default(asks[0].seat)))


def said(table: ImperialTable, text: str) -> list[Mapping[str, str | int]]:
    """Return the arguments of every line of the log with a text id."""
    return [entry.args for entry in table.log if entry.text == text]


def lines(table: ImperialTable) -> list[str]:
    """Return the text ids of the whole log."""
    return [entry.text for entry in table.log]


def line(table: ImperialTable, text: str) -> Entry:
    """Return the only line of the log with a text id."""
    (found,) = [entry for entry in table.log if entry.text == text]
    return found
