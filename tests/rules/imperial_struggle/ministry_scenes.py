"""Scenes for tests of Ministry cards and Advantages: several rounds of a turn, and its end."""

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import ability, ministry
from greatpowers.games.imperial_struggle.rules.peace import reset_phase
from greatpowers.games.imperial_struggle.state import FACE_UP, State
from tests.rules.imperial_struggle.scenes import do, round_of

SPARE_TILES = ("m2_d2", "m2_e2")
"""Tiles with which the other side passes, and which are no tile of a test."""


def next_round(table: ImperialTable, tile: str | None = None) -> None:
    """End the round, let the other side pass, and perhaps take a tile in one's next round."""
    do(table, "end_round", f"take {SPARE_TILES[0]}", "pass_round")
    if tile is not None:
        do(table, f"take {tile}")


def rounds_of(power: int, first: str, then: str, state: State) -> ImperialTable:
    """Return a table at a power's round with a tile taken and another one left for its next."""
    table = round_of(power, None, state, others=(first, then, *SPARE_TILES))
    do(table, f"take {first}")
    return table


def new_turn(table: ImperialTable) -> None:
    """Let the Reset Phase of the next turn refresh what is exhausted."""
    reset_phase(table)


def is_open(table: ImperialTable, name: str) -> bool:
    """Say whether a Ministry card lies face up."""
    return table.state.ministry_at[ministry(name)] == FACE_UP


def is_used(table: ImperialTable, name: str) -> bool:
    """Say whether an ability is used up for this turn."""
    return table.state.ability_used[ability(name)]
