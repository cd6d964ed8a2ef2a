"""4.7 Final Scoring: when the game is over, what counts, and who has won (2.1)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import MISSION_PRESTIGE
from greatpowers.games.price_of_power.components.scenarios import GROWTH_BONUS, SCORES_GROWTH
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    LARGE_TOWNS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
    Seat,
)
from greatpowers.games.price_of_power.rules import curia, missions
from greatpowers.games.price_of_power.rules.age import next_age
from greatpowers.games.price_of_power.rules.alliances import allies_of
from greatpowers.games.price_of_power.rules.marriages import partners_of
from greatpowers.games.price_of_power.rules.mats import in_turn_order, power_of, realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    large_towns,
    small_towns,
    tax_income,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.upheaval import occupied_tax
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.game import Result
from greatpowers.kernel.rule import rule

LAST_EVENT: Final = "last_event"
GREAT_LEAD: Final = "great_lead"
WHOLE_WORLD: Final = "whole_world"
ENDINGS: Final = (LAST_EVENT, GREAT_LEAD, WHOLE_WORLD)

ENOUGH_PRESTIGE: Final = 100
ENOUGH_AHEAD: Final = 20
ALLIANCE_PRESTIGE: Final = 2
STABILITY_PRESTIGE: Final = 2


@rule("4.7")
def ending_now(s: State) -> str:
    """Return why the game ends with this Round; nothing if it goes on."""
    if not s.events and next_age(s) < 0:
        return LAST_EVENT
    if _is_far_ahead(s):
        return GREAT_LEAD
    return WHOLE_WORLD if any(_has_all_placed(s, seat) for seat in s.seated) else ""


def _is_far_ahead(s: State) -> bool:
    best, *others = sorted((s.prestige[seat] for seat in s.seated), reverse=True)
    return best >= ENOUGH_PRESTIGE and best - max(others) >= ENOUGH_AHEAD


def _has_all_placed(s: State, seat: Seat) -> bool:
    """Say whether a player has every Town and Vassal token on the map."""
    return (
        large_towns(s, seat) >= LARGE_TOWNS
        and small_towns(s, seat) >= SMALL_TOWNS
        and vassal_tokens(s, seat) >= VASSAL_TOKENS
    )


@rule("4.7", "R93")
def final_prestige(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return the Prestige that Final Scoring brings a player, apart from Missions."""
    found = _tax_prestige(s, seat, bill)
    found += charge(bill, "bill-cores", s.core.count(seat))
    found += charge(bill, "bill-marriage-tokens", len(partners_of(s, seat)))
    found += charge(bill, "bill-alliances", ALLIANCE_PRESTIGE * len(allies_of(s, seat)))
    if curia.controller(s) == seat:
        found += charge(bill, "bill-curia", curia.catholics(s))
    if s.emperor == seat:
        found += charge(bill, "bill-authority", s.authority)
    found += charge(bill, "bill-stability", STABILITY_PRESTIGE * s.stability[seat])
    found += charge(bill, "bill-occupied-towns", -occupied_tax(s, seat))
    return found + charge(bill, "bill-interest", -s.interest[seat])


def _tax_prestige(s: State, seat: Seat, bill: Bill | None) -> int:
    """Return the Prestige for Tax Income; in some scenarios for its growth since the start."""
    tax = charge(bill, "bill-tax", tax_income(s, seat))
    if not SCORES_GROWTH[s.scenario]:
        return tax
    then = charge(bill, "bill-tax-at-first", -s.tax_first[seat])
    return tax + then + charge(bill, "bill-growth", GROWTH_BONUS)


@rule("4.7", "17.2.2")
def missions_prestige(s: State, seat: Seat) -> int:
    """Return the Prestige for Missions in hand that are fulfilled now, without their rewards."""
    return sum(
        MISSION_PRESTIGE[mission]
        for mission in s.missions[seat]
        if missions.is_fulfilled(s, seat, mission)
    )


@rule("4.7")
def score(t: PriceTable, ending: str) -> None:
    """Score the end of the game."""
    s = t.state
    before = t.look()
    for seat in in_turn_order(s):
        lying = final_prestige(s, seat)
        held = missions_prestige(s, seat)
        s.prestige[seat] += lying + held
        t.say("log-final", power=realm_name(s, seat), n=lying, missions=held, cite="4.7")
    s.ending = ending
    t.moment("final", (before,), "log-finally-scored", cite="4.7")
    t.raise_wall()


@rule("2.1", "4.7")
def result(s: State) -> Result | None:
    """Return who has won, once the game is over: by Prestige, then by power, then by Ducats."""
    if not s.ending:
        return None
    best = max(_standing(s, seat) for seat in s.seated)
    winners = tuple(seat for seat in s.seated if _standing(s, seat) == best)
    return Result(winners, s.ending, tuple(s.prestige[: s.players]))


def _standing(s: State, seat: Seat) -> tuple[int, int, int]:
    power = sum(power_of(s, seat, each) for each in ALL_POWERS)
    return s.prestige[seat], power, s.ducats[seat]
