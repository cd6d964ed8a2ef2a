"""What may be answered in advance: allies that ask for passage, movers that ask for a step."""

from typing import Final

from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.standing import Recurring, Standing


def _count(s: State) -> dict[str, int]:
    return {"turn": s.turn, "diplomacy": s.diplomacies}


STANDING: Final = Standing(
    count=_count,
    reactions=("turn",),
    offers={
        "ask-consent": Recurring(("power", "host"), ("diplomacy",)),
        "ask-grant-step": Recurring(("power",), ("diplomacy",)),
    },
)
