"""What may be passed in advance: reactions to Covert Actions, for a whole Round."""

from typing import Final

from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.standing import Standing


def _count(s: State) -> dict[str, int]:
    """Count the Rounds; no Age has as many as there are numbers between two of them."""
    return {"round": 10 * s.age + s.round}


STANDING: Final = Standing(count=_count, reactions=("round",))
