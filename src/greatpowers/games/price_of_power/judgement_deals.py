"""Deals with other players that are worth proposing, as whole answers."""

from collections.abc import Iterator

from greatpowers.games.price_of_power.appraisal_deals import agreed, is_welcome
from greatpowers.games.price_of_power.components.tables import DIP, Seat
from greatpowers.games.price_of_power.rules.deal_terms import Terms
from greatpowers.games.price_of_power.rules.deals import (
    Talk,
    judge_alliance,
    judge_talks,
    judge_wedding,
)
from greatpowers.games.price_of_power.rules.mats import opponents, power_of
from greatpowers.games.price_of_power.rules.offer_rows import offer_between
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    NEGOTIATE,
    OFFER_ALLIANCE,
    OFFER_MARRIAGE,
    PROPOSE_DEAL,
)
from greatpowers.kernel.verdict import ALLOWED


def deal_plans(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose ties to each player who would gain by them as well, before anybody has passed.

    Later in a Round a refusal is taken for an answer.
    """
    if s.passed or not power_of(s, seat, DIP):
        return
    for other in opponents(s, seat):
        if offer_between(s, seat, other) or judge_talks(s, seat, other) is not ALLOWED:
            continue
        pieces = _ties(s, seat, other)
        if not pieces:
            continue
        trial = agreed(s, seat, seat, other, Terms(pieces, seat, other))
        if is_welcome(s, trial, other):
            yield [NEGOTIATE(s.realm[other]), *pieces, PROPOSE_DEAL()]


def _ties(s: State, seat: Seat, other: Seat) -> list[int]:
    """Return an Alliance and a Marriage, as far as both can have them and they can be paid."""
    talk = Talk(s, seat, seat, other, [])
    if judge_alliance(talk) is ALLOWED:
        talk.codes.append(OFFER_ALLIANCE())
    if judge_wedding(talk) is ALLOWED:
        talk.codes.append(OFFER_MARRIAGE(DIP))
    return talk.codes
