"""Vassals: Subjugate (11.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.verdict import ALLOWED, Verdict


def judge_subjugate(s: State, seat: Seat) -> Verdict:
    """Say whether there is a realm that a player could vassalize or annex now."""
    return ALLOWED


def subjugate(t: PriceTable, affair: Affair) -> None:
    """Vassalize an Ally or annex a Vassal: numbers seat."""


SUBJUGATE: Final = AGENDA.task("subjugate", subjugate)
