"""2.0 Victory: how much Influence is enough, who is ahead, and the end of the game."""

from typing import Final

from greatpowers.games.realpolitik.components import VICTORY, Power
from greatpowers.games.realpolitik.rules.relations import (
    in_prestige_order,
    majors,
    power_text,
)
from greatpowers.games.realpolitik.state import OVER, RealpolitikTable, State
from greatpowers.kernel.game import Result
from greatpowers.kernel.rule import rule

ENDINGS: Final = ("influence", "last_turn")


@rule("2.1")
def influence_to_go(s: State, power: Power) -> int:
    """Return what a power lacks of the Influence that ends the game."""
    return max(0, VICTORY - s.influence[power])


def has_won(s: State) -> bool:
    """2.1: somebody has Influence enough."""
    return any(influence_to_go(s, power) == 0 for power in majors(s))


@rule("R38")
def ends_with_this_round(s: State) -> bool:
    """A round ends where the next Diplomacy Phase would begin."""
    return s.ends_with_round and has_won(s)


def finish(t: RealpolitikTable) -> None:
    """End the game."""
    t.state.stage = OVER
    t.say("log-game-over", cite="2.1", power=power_text(winner(t.state)))


@rule("2.2", "R38")
def ranking(s: State) -> list[Power]:
    """The most Influence first, then Prestige; or Prestige alone among those who have enough."""
    most = VICTORY if s.prestige_breaks_ties else max(s.influence)
    powers = in_prestige_order(s, list(majors(s)))
    return sorted(powers, key=lambda power: min(most, s.influence[power]), reverse=True)


def winner(s: State) -> Power:
    """Return who is first when the game ends."""
    return ranking(s)[0]


def result(s: State) -> Result | None:
    """Return who has won, once the game has ended."""
    if s.stage != OVER:
        return None
    scores = tuple(s.influence[power] for power in majors(s))
    return Result((winner(s),), ENDINGS[0] if has_won(s) else ENDINGS[1], scores)
