"""What may be answered in advance: reactions, deals and offers of peace, for a whole Round.

A deal may also be answered by its kind: gifts of this player, or demands.
"""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.standing import Recurring, Situation, Standing

OF_A_PLAYER: Final = Recurring(("realm",), ("round",))


def _count(s: State) -> dict[str, int]:
    """Count the Rounds; no Age has as many as there are numbers between two of them."""
    return {"round": 10 * s.age + s.round}


def _situations(ask: Ask) -> Sequence[Situation]:
    """Name the kind of a deal, if it is of one: all like it from this player."""
    args = ask.args or {}
    kind = args.get("kind", "")
    if not kind:
        return ()
    return (Situation(str(kind), {"kind": kind, "realm": args["realm"]}),)


STANDING: Final = Standing(
    count=_count,
    reactions=("round",),
    offers={
        "ask-accept-deal": OF_A_PLAYER,
        "ask-accept-peace": OF_A_PLAYER,
        "ask-accept-pact": OF_A_PLAYER,
    },
    situations=_situations,
)
