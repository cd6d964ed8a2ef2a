"""4.0 The sequence of play: Ages of four Rounds, Rounds of five Phases."""

from typing import Final

from greatpowers.games.price_of_power.rules import scoring
from greatpowers.games.price_of_power.rules.age import END_OF_AGE
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.cleanup import CLEANUP_PHASE
from greatpowers.games.price_of_power.rules.dealing import deal
from greatpowers.games.price_of_power.rules.draw import DRAW_PHASE, FIRST_CARDS
from greatpowers.games.price_of_power.rules.imperial_authority import (
    review_faith,
    roll_for_emperor,
)
from greatpowers.games.price_of_power.rules.leaving import let_go
from greatpowers.games.price_of_power.rules.opening import begin_opening
from greatpowers.games.price_of_power.rules.realms import give_realms
from greatpowers.games.price_of_power.rules.review import REVIEW
from greatpowers.games.price_of_power.rules.turns import ACTION_PHASE
from greatpowers.games.price_of_power.rules.upheaval import UPHEAVAL
from greatpowers.games.price_of_power.rules.upkeep import INCOME_PHASE
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.rule import rule

# -- a Round -------------------------------------------------------------------------------------


@rule("4.0", "3.4")
def phase_1(t: PriceTable, _affair: Affair) -> None:
    """Draw cards; in the first Round the first cards take the place of this Phase."""
    s = t.state
    t.say("log-round", age=f"age-{s.age}", n=s.round, cite="4.0")
    is_first = s.round == 1 and s.age == s.ages[0]
    (FIRST_CARDS if is_first else DRAW_PHASE).begin(s.agenda)


def phase_2(t: PriceTable, _affair: Affair) -> None:
    """Take Actions."""
    ACTION_PHASE.begin(t.state.agenda)


def phase_3(t: PriceTable, _affair: Affair) -> None:
    """Settle peace and rebellion."""
    UPHEAVAL.begin(t.state.agenda)


def phase_4(t: PriceTable, _affair: Affair) -> None:
    """Collect income and pay for upkeep."""
    INCOME_PHASE.begin(t.state.agenda)


def phase_5(t: PriceTable, _affair: Affair) -> None:
    """Clean up."""
    CLEANUP_PHASE.begin(t.state.agenda)


@rule("4.5.4", "4.6", "4.7", "21.0", "R198")
def end_round(t: PriceTable, _affair: Affair) -> None:
    """End the game, or the Age, if it is time; else who wants to leaves, and a Round begins."""
    s = t.state
    ending = scoring.ending_now(s)
    if ending:
        scoring.score(t, ending)
        return
    if not s.events:
        END_OF_AGE.begin(s.agenda)
    if let_go(t):
        REVIEW.begin(s.agenda)


ROUND: Final = AGENDA.task(
    "round", phase_1, phase_2, phase_3, phase_4, phase_5, review_faith, roll_for_emperor, end_round
)


# -- the game ------------------------------------------------------------------------------------


@rule("3.1")
def set_up(t: PriceTable, _affair: Affair) -> None:
    """Shuffle and deal."""
    deal(t)


@rule("4.0")
def play_rounds(t: PriceTable, affair: Affair) -> None:
    """Play Round after Round until the game ends."""
    s = t.state
    if s.ending:
        return
    s.round += 1
    affair.repeat()
    ROUND.begin(s.agenda)


GAME_TASK: Final = AGENDA.task("game", give_realms, set_up, begin_opening, play_rounds)
