"""2.4 Victory: how a game is won before Final Scoring, looked at after each turn of any kind."""

from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    NOBODY,
    POWER_TEXT,
    Power,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule

EVEN_VP: Final = 15
FRANCE_WINS_AT: Final = 30
BRITAIN_WINS_AT: Final = 0


def win(t: ImperialTable, power: Power, ending: str) -> None:
    """End the game: a power has won in one of the ways the game can end."""
    t.state.winner = power
    t.state.ending = ending
    t.say("log-victory", cite="2.4", power=POWER_TEXT[power], ending=f"ending-{ending}")


def ahead_on_points(s: State) -> int:
    """Return the power whose Victory Points would win a victory check, or nobody."""
    if s.vp >= FRANCE_WINS_AT:
        return FRANCE
    return BRITAIN if s.vp <= BRITAIN_WINS_AT else NOBODY


@rule("2.4", "4.1.13", "7.4")
def check_victory_points(t: ImperialTable) -> None:
    """Let the marker at 30 or more win for France, at 0 or less for Britain."""
    winner = ahead_on_points(t.state)
    if winner != NOBODY:
        win(t, winner, "victory_points")
