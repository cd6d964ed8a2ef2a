"""Scenes for tests of Events: playing a card, and what it left behind."""

from greatpowers.games.imperial_struggle.board import ImperialTable, squadrons_on_map
from greatpowers.games.imperial_struggle.components import COMMODITIES, EVENTS, advantage
from greatpowers.games.imperial_struggle.rules.limits import ANYWHERE
from greatpowers.games.imperial_struggle.rules.war_tiles import own_bonus
from greatpowers.games.imperial_struggle.state import EVENT, OUT_OF_GAME, State
from tests.rules.imperial_struggle.scenes import do, hand, round_of


def play(power: int, event: str, tile: str, state: State, *answers: str) -> ImperialTable:
    """Take a tile, play an Event from the hand and give the answers it asks for."""
    hand(state, power, event)
    table = round_of(power, tile, state)
    do(table, f"play {event}", *answers)
    return table


def prompt(table: ImperialTable) -> str:
    """Return the text id of the question being asked."""
    return table.asks()[0].prompt


def is_over(table: ImperialTable, event: str) -> bool:
    """Say whether an Event is done: its card out of the game, the round going on."""
    return prompt(table) == "ask-act" and table.state.event_at[EVENTS.index(event)] == OUT_OF_GAME


def event_points(table: ImperialTable, action: int, limit: int = ANYWHERE) -> int:
    """Return the points of a type that an Event gave under a limit."""
    s = table.state
    return sum(
        s.purse_points[purse]
        for purse, kind in enumerate(s.purse_kind)
        if kind == EVENT and s.purse_type[purse] == action and s.purse_limit[purse] == limit
    )


def no_event_points(table: ImperialTable) -> bool:
    """Say whether the round has only the points of its tile."""
    return EVENT not in table.state.purse_kind


def squadrons(table: ImperialTable, power: int) -> int:
    """Count a side's Squadrons wherever they are: always eight."""
    s = table.state
    return (
        len(squadrons_on_map(s, power))
        + s.navy_box[power]
        + s.unbuilt[power]
        + s.away[power]
        + s.lost_squadrons[power]
    )


def bonus_tiles(state: State, power: int, *theaters: int) -> None:
    """Place a side's first Bonus tiles in theaters of the next war."""
    for tile, theater in zip(own_bonus(power), theaters, strict=False):
        state.bonus_at[tile] = theater


def exhaust(state: State, *names: str) -> None:
    """Mark Advantages as exhausted."""
    for name in names:
        state.exhausted[advantage(name)] = True


def exhausted(table: ImperialTable, name: str) -> bool:
    """Say whether an Advantage is exhausted."""
    return table.state.exhausted[advantage(name)]


def goods(*names: str) -> list[int]:
    """Return commodities as numbers, in the order of the table."""
    return sorted(COMMODITIES.index(name) for name in names)


def without_credit(state: State) -> None:
    """Leave both sides no Debt to take, equally."""
    state.debt = state.limit.copy()
