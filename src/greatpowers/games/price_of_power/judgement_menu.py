"""Which single answers are worth trying where plans say better what else there is to do."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules import unrest
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    APPOINT,
    BESIEGE_IN,
    BORROW,
    CALL_CRUSADE,
    COLONIZE,
    CONFER,
    CONVERT,
    CUT_TIES,
    DECLARE_WAR,
    DISMISS,
    EXCOMMUNICATE,
    FABRICATE,
    FORGE,
    INFLUENCE,
    MARCH,
    NEGOTIATE,
    PASS,
    RECRUIT,
    REPAY,
    REPLENISH,
    SET_SAIL,
    SUPPRESS,
)

_PLANNED: Final = (INFLUENCE, FORGE, CONVERT, COLONIZE, NEGOTIATE)
_PLANNED_IN_WAR: Final = (
    RECRUIT,
    MARCH,
    BESIEGE_IN,
    SET_SAIL,
    DECLARE_WAR,
    CALL_CRUSADE,
    FABRICATE,
)
"""Actions that are of use only with what follows: plans propose them whole."""
_LATER: Final = (APPOINT, DISMISS, BORROW, REPAY, REPLENISH, CUT_TIES, CONFER)
"""Minor Actions, for which there is time after the Action of a Turn."""
_IDLE: Final = (DISMISS, BORROW, CUT_TIES, CONFER)
"""Those of them that nobody needs who has paid for his Action, and bots have nothing to say."""


def considered(s: State, seat: Seat, prompt: str, codes: list[int]) -> list[int]:
    """Return the answers that are worth trying, all of them if no other is."""
    if prompt == "ask-action":
        left_out = [*_PLANNED, *_LATER]
        if s.has_war:
            left_out += _PLANNED_IN_WAR
        if unrest.payable(s, seat) == [MIL]:
            left_out.append(SUPPRESS)
    elif prompt == "ask-more":
        left_out = [*_IDLE]
    elif prompt == "ask-focus":
        left_out = [PASS]
    else:
        return codes
    found = [
        code
        for code in codes
        if not any(code in verb for verb in left_out) and not _is_far_off(s, code)
    ]
    return found or codes


def _is_far_off(s: State, code: int) -> bool:
    """Say whether an answer only harms a realm that is nobody's rival."""
    return code in EXCOMMUNICATE and s.seat_of[EXCOMMUNICATE.target(code)] == NOBODY
