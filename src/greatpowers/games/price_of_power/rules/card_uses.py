"""What some cards need to be of any use: an Action is offered only where it can do something."""

from collections.abc import Callable
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import ACTION_ROWS, action
from greatpowers.games.price_of_power.components.tables import LARGE_TOWNS, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.claims import judge_core
from greatpowers.games.price_of_power.rules.conversion import NOTHING_TO_CONVERT, convertible
from greatpowers.games.price_of_power.rules.money import NO_LOANS
from greatpowers.games.price_of_power.rules.ownership import large_towns, owned, owned_areas
from greatpowers.games.price_of_power.rules.research import judge_research
from greatpowers.games.price_of_power.rules.sieges import areas_for_card
from greatpowers.games.price_of_power.rules.unrest import unrest_at_home
from greatpowers.games.price_of_power.rules.vassals import judge_subjugate
from greatpowers.games.price_of_power.rules.victory import foes_of
from greatpowers.games.price_of_power.state import SMALL_TOWN, State
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

DISCOUNT: Final[int] = ACTION_ROWS[action("patronage")]["effects"][0]["discount"]
"""What Patronage takes off the price of an Idea."""

SIEGE_BONUS: Final[int] = ACTION_ROWS[action("siege_engineers")]["effects"][0]["bonus"]

NOTHING_TO_BESIEGE: Final = refuse("no-siege-nothing", "9.8")
NOTHING_TO_INTEGRATE: Final = refuse("no-nothing-to-integrate", "7.6.1", "opens-integrate")
NOTHING_TO_DEVELOP: Final = refuse("no-nothing-to-develop", "7.5")
NOTHING_TO_CALM: Final = refuse("no-nothing-to-calm", "14.1")
NOBODY_TO_MEDIATE_WITH: Final = refuse("no-nobody-to-mediate-with", "10.5.1")
NO_IDEA_IN_REACH: Final = refuse("no-idea-in-reach", "5.1.4", "opens-power")


@rule("7.6.1")
def judge_integration(s: State, seat: Seat) -> Verdict:
    """Say whether there is an Area in which a player may place a Core token."""
    possible = any(judge_core(s, seat, area) for area in owned_areas(s, seat))
    return ALLOWED if possible else NOTHING_TO_INTEGRATE


def judge_development(s: State, seat: Seat) -> Verdict:
    """Say whether a player has a Small Town that can become Large."""
    small = any(s.disc[place] == SMALL_TOWN for place in owned(s, seat))
    return ALLOWED if small and large_towns(s, seat) < LARGE_TOWNS else NOTHING_TO_DEVELOP


def judge_missionaries(s: State, seat: Seat) -> Verdict:
    """Say whether there is an Area that a player may convert."""
    return ALLOWED if convertible(s, seat) else NOTHING_TO_CONVERT


def judge_audit(s: State, seat: Seat) -> Verdict:
    """Say whether a player has Interest to get rid of."""
    return ALLOWED if s.interest[seat] else NO_LOANS


def judge_edict(s: State, seat: Seat) -> Verdict:
    """Say whether a player has Unrest to calm."""
    return ALLOWED if unrest_at_home(s, seat) else NOTHING_TO_CALM


def judge_patronage(s: State, seat: Seat) -> Verdict:
    """Say whether a player can pay for an Idea with the discount of a card."""
    possible = any(judge_research(s, seat, idea, DISCOUNT) for idea in s.grid)
    return ALLOWED if possible else NO_IDEA_IN_REACH


Use: TypeAlias = Callable[[State, Seat], Verdict]


def judge_siege_card(s: State, seat: Seat) -> Verdict:
    """Say whether there is an Area in which a player's Army could besiege something."""
    possible = not s.has_war or areas_for_card(s, seat, SIEGE_BONUS)
    return ALLOWED if possible else NOTHING_TO_BESIEGE


@rule("10.5.1", "6.2.3")
def judge_mediation(s: State, seat: Seat) -> Verdict:
    """Say whether a player has a war to end with a realm without a player."""
    foes = [realm for realm in foes_of(s, seat) if s.seat_of[realm] == NOBODY]
    return ALLOWED if foes else NOBODY_TO_MEDIATE_WITH


USES: Final[dict[str, Use]] = {
    "subjugate": judge_subjugate,
    "patronage": judge_patronage,
    "integrate_area": judge_integration,
    "develop_town": judge_development,
    "missionaries": judge_missionaries,
    "audit": judge_audit,
    "royal_edict": judge_edict,
    "siege_engineers": judge_siege_card,
    "mediation": judge_mediation,
}
"""By the name of an Action or of a deed; all others can always be played."""


def use_of(*names: str) -> Callable[[Use], Use]:
    """Let the function below say whether some cards are of any use."""

    def register(judge: Use) -> Use:
        for name in names:
            USES[name] = judge
        return judge

    return register


def judge_use(s: State, seat: Seat, name: str) -> Verdict:
    """Say whether an Action or deed would be of any use to a player."""
    judge = USES.get(name)
    return ALLOWED if judge is None else judge(s, seat)
