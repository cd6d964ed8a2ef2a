"""How good a position looks."""

from greatpowers.games.imperialism.rules.ending import final_scores
from greatpowers.games.imperialism.state import CHOOSE_POWERS, FIRST_LEVELS, OVER, State


def judge(s: State, seat: int) -> float:
    """Return the worth of a position for a seat, from -1 to 1."""
    if s.phase in (CHOOSE_POWERS, FIRST_LEVELS):
        return 0.0
    scores = s.final if s.phase == OVER else final_scores(s)
    best = max(scores[other] for other in s.others(seat))
    return max(-1.0, min(1.0, (scores[seat] - best) / 40))
