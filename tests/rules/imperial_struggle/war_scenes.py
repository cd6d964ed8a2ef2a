"""Scenes of war: a table at one theater, with the tiles and flags that a test wants."""

from typing import Final

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable, enemy
from greatpowers.games.imperial_struggle.components import (
    BASIC_TILES,
    BONUS_PER_SIDE,
    BONUS_TILES,
    FRANCE,
    NEXT_WAR,
    NOBODY,
    WAR_THEATERS,
)
from greatpowers.games.imperial_struggle.rules.war import bonus_strength, theater_of_war
from greatpowers.games.imperial_struggle.rules.war_end import war_ends
from greatpowers.games.imperial_struggle.rules.war_tiles import own_basic, own_bonus
from greatpowers.games.imperial_struggle.state import POOL, THEATER_OF_WAR, WAR_ENDS, State
from greatpowers.games.imperial_struggle.vocabulary import PASS
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import clear_board, position
from tests.variants import variant

OVER: Final = "ask-scene-over"


def _one_segment(t: ImperialTable) -> Play[None]:
    """Play the theater, or the end of the war, and then stand still."""
    yield from (war_ends(t) if t.state.stage == WAR_ENDS else theater_of_war(t))
    if t.state.winner == NOBODY:
        yield t.ask(FRANCE, OVER, lambda: [Choice(PASS)])


_SCENE: Final = variant(GAME, segment=_one_segment)


def before_theater(name: str, empty: bool = False, **options: str) -> State:
    """Return the start position at a theater of war, no tile laid; perhaps without flags.

    ``empty`` leaves only the flags of Territories.
    """
    war = next(n for n, each in enumerate(WAR_THEATERS) if name in [it.id for it in each])
    state = position(len(NEXT_WAR) - 1 - NEXT_WAR[::-1].index(war), **options)
    state.basic_at = [POOL] * len(state.basic_at)
    state.theater = [it.id for it in WAR_THEATERS[war]].index(name)
    state.stage = THEATER_OF_WAR
    state.award_left = [True] * len(state.award_left)
    if empty:
        clear_board(state)
    return state


def after_war(war: int, **options: str) -> State:
    """Return the start position at the end of a war, all its theaters fought."""
    state = before_theater(WAR_THEATERS[war][0].id, False, **options)
    state.theater = len(WAR_THEATERS[war])
    state.stage = WAR_ENDS
    return state


def lay(state: State, *names: str, theater: int = -1) -> None:
    """Lay War tiles by name, in this theater or another one of the war."""
    where = state.theater if theater < 0 else theater
    for name in names:
        if name in BASIC_TILES:
            state.basic_at[BASIC_TILES.index(name)] = where
        else:
            tile = BONUS_TILES.index(name) - state.war * 2 * BONUS_PER_SIDE
            state.bonus_at[tile] = where


def bonus_here(state: State, power: int) -> int:
    """Return what the list of this theater gives a side."""
    return bonus_strength(state, power, state.theater)


def lay_margin(state: State, winner: int, margin: int) -> None:
    """Lay tiles without symbols so that a side wins by just this margin."""
    need = margin - bonus_here(state, winner) + bonus_here(state, enemy(winner))
    side = winner if need >= 0 else enemy(winner)
    commanders, troops = divmod(abs(need), 3)
    for tile in own_bonus(side)[:commanders]:
        state.bonus_at[tile] = state.theater
    if troops:
        state.basic_at[own_basic(side)[3 if troops == 1 else 0]] = state.theater


def fight(state: State) -> ImperialTable:
    """Return a table at the first question of the theater (or of the end of the war)."""
    return Table.resume(_SCENE, state, None, 1)


def won(name: str, winner: int, margin: int, state: State | None = None) -> ImperialTable:
    """Return a table at the first question after a side has won a theater by a margin."""
    state = state or before_theater(name, empty=True)
    lay_margin(state, winner, margin)
    return fight(state)


def is_over(table: ImperialTable) -> bool:
    """Say whether the theater or the war has been dealt with to the end."""
    return not table.asks() or table.asks()[0].prompt == OVER


def asked(table: ImperialTable) -> tuple[int, str]:
    """Return who is asked, and with which prompt."""
    ask = table.asks()[0]
    return ask.seat, ask.prompt


def logged(table: ImperialTable, text: str) -> list[dict[str, str | int]]:
    """Return the arguments of every line of the log with this text."""
    return [entry.args for entry in table.log if entry.text == text]
