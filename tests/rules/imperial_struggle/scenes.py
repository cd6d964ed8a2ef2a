"""Scenes: tables set at a certain point with a certain position, for tests of single rules."""

from collections.abc import Iterable

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable, set_flag
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    ERA_OF_TURN,
    EVENT_ERA,
    EVENTS,
    FRANCE,
    MINISTRIES,
    NEXT_WAR,
    NO_WAR,
    NOBODY,
    TERRITORIES,
    TILES,
    WAR_THEATERS,
    advantage,
    space,
)
from greatpowers.games.imperial_struggle.rules.setup import start_position
from greatpowers.games.imperial_struggle.rules.war_tiles import own_basic
from greatpowers.games.imperial_struggle.state import (
    ACTION_ROUND,
    AVAILABLE,
    CONFLICT,
    DRAW_PILE,
    FACE_DOWN,
    FACE_UP,
    HAND,
    OUT_OF_GAME,
    STACK,
    State,
)
from greatpowers.kernel.table import Table


def position(turn: int = 1, **options: str) -> State:
    """Return the start position moved to a Peace Turn: era, next war, its Basic tiles, deck."""
    state = start_position(GAME.settle(options))
    state.turn = turn
    state.era = ERA_OF_TURN[turn]
    state.opened = state.era
    state.war = NEXT_WAR[turn]
    state.event_at = [DRAW_PILE if era <= state.era else OUT_OF_GAME for era in EVENT_ERA]
    if state.war != NO_WAR:
        for power in (FRANCE, BRITAIN):
            for theater in range(len(WAR_THEATERS[state.war])):
                state.basic_at[own_basic(power)[theater]] = theater
    return state


def clear_board(state: State) -> None:
    """Take every flag off the board except those of Territories."""
    for place in range(len(state.flag)):
        if state.flag[place] != NOBODY and place not in TERRITORIES:
            set_flag(state, place, NOBODY)


def flag(state: State, power: int, *names: str) -> None:
    """Put a power's flags (or Squadrons) on spaces; NOBODY takes flags away."""
    for name in names:
        set_flag(state, space(name), power)
    state.gained = [False] * len(state.gained)


def conflict(state: State, *names: str, marker: int = CONFLICT) -> None:
    """Put Conflict markers on spaces."""
    for name in names:
        state.conflict[space(name)] = marker


def hand(state: State, power: int, *names: str) -> None:
    """Put Event cards into a hand."""
    for name in names:
        state.event_at[EVENTS.index(name)] = HAND + power


def cabinet(state: State, *names: str, face_up: bool = True) -> None:
    """Put Ministry cards into their side's cabinet."""
    for name in names:
        state.ministry_at[MINISTRIES.index(name)] = FACE_UP if face_up else FACE_DOWN


def round_of(
    power: int,
    tile: str | None = None,
    state: State | None = None,
    seed: int = 1,
    others: Iterable[str] = (),
    turn: int = 1,
    **options: str,
) -> ImperialTable:
    """Return a table at a power's action round, its tile already taken if one is named.

    Options belong to ``position``; name them here only if no state is given.
    """
    state = state or position(turn, **options)
    state.stage = ACTION_ROUND
    state.round = 2
    state.active = power
    state.tile_at = [STACK if at == AVAILABLE else at for at in state.tile_at]
    for name in (*others, *(() if tile is None else (tile,))):
        state.tile_at[TILES.index(name)] = AVAILABLE
    if tile is None and not others:
        state.tile_at[0] = AVAILABLE
    table = Table.resume(GAME, state, options, seed)
    if tile is not None:
        do(table, f"take {tile}")
    return table


def do(table: ImperialTable, *answers: str) -> None:
    """Give answers one after another, each by the (first) seat that is asked."""
    for answer in answers:
        table.answer(table.asks()[0].seat, answer)


def offered(table: ImperialTable) -> set[str]:
    """Return all options of the (first) seat that is asked, as text."""
    return {str(option) for option in table.options(table.asks()[0].seat)}


def targets(table: ImperialTable, verb: str) -> set[str]:
    """Return the targets that a verb has among the options."""
    options = table.options(table.asks()[0].seat)
    return {option.target or "" for option in options if option.verb == verb}


def refusal(table: ImperialTable, answer: str) -> tuple[str, str]:
    """Return why an answer is refused: the reason's text id and the section cited."""
    verb, _, target = answer.partition(" ")
    verdict = table.why(table.asks()[0].seat, verb, target or None)
    assert not verdict, f"{answer} is allowed"
    return verdict.reason, verdict.cite


def price(table: ImperialTable, answer: str) -> int | None:
    """Return what an option would cost."""
    seat = table.asks()[0].seat
    return table.cost(seat, GAME.vocabulary.parse(answer))


def owner(table: ImperialTable, name: str) -> int:
    """Return whose flag or Squadron stands on a space."""
    return table.state.flag[space(name)]


def in_conflict(table: ImperialTable, name: str) -> bool:
    """Say whether a space has a Conflict marker."""
    return table.state.conflict[space(name)] != 0


def points(table: ImperialTable, action: int) -> int:
    """Return the points of a type that lie in the purses of the round."""
    s = table.state
    return sum(n for n, kind in zip(s.purse_points, s.purse_type, strict=True) if kind == action)


def holds_advantage(table: ImperialTable, power: int, name: str) -> bool:
    """Say whether a power holds an Advantage."""
    return table.state.holder[advantage(name)] == power
