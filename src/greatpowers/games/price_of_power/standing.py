"""What may be answered in advance: reactions, deals and offers of peace, for a whole Round.

A deal may also be answered by its kind: gifts of this player, or demands; what is done covertly
may be let happen unless it is aimed at oneself. Questions that mostly end something are routine.
"""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.world import realm_text
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.standing import Recurring, Routine, Situation, Standing

OF_A_PLAYER: Final = Recurring(("realm",), ("round",))
DONE_WITH: Final = Routine("done", ("round",))


def _count(s: State) -> dict[str, int]:
    """Count the Rounds; no Age has as many as there are numbers between two of them."""
    return {"round": 10 * s.age + s.round}


def _situations(s: State, ask: Ask) -> Sequence[Situation]:
    """Name the kind of a deal, if it is of one: all like it from this player.

    Of what can be countered, name all that is not aimed at the seat itself.
    """
    args = ask.args or {}
    if "victim" in args:
        return (Situation("situation-not-at-me", {"!victim": realm_text(s.realm[ask.seat])}),)
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
    routines={
        "ask-more": DONE_WITH,
        "ask-missions": DONE_WITH,
        "ask-battle-action": DONE_WITH,
        "ask-battle-help": DONE_WITH,
        "ask-upkeep": DONE_WITH,
        "ask-imperial-move": DONE_WITH,
    },
    situations=_situations,
)
