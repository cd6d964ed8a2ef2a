"""11.0 Final Scoring, and who wins by it (4.1.14)."""

from typing import Final

from greatpowers.games.imperial_struggle.board import ImperialTable, enemy
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    FRANCE,
    NOBODY,
    OF_COMMODITY,
    POWER_TEXT,
    START_FLAG,
    TERRITORIES,
    USA,
    Commodity,
    Power,
)
from greatpowers.games.imperial_struggle.rules.debt import available_debt, score
from greatpowers.games.imperial_struggle.rules.scoring import Prize, score_prestige, tally
from greatpowers.games.imperial_struggle.rules.victory import EVEN_VP, win
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule

DEBT_PER_VP: Final = 2
MOST_DEBT_VP: Final = 4
COMMODITY_VP: Final = 1
TERRITORY_VP: Final = 2


@rule("11.0")
def debt_prize(s: State) -> Prize:
    """Say who has more Available Debt: 1 VP for every full 2 of difference, at most 4."""
    free = available_debt(s, FRANCE), available_debt(s, BRITAIN)
    lead = abs(free[FRANCE] - free[BRITAIN])
    return Prize(free, DEBT_PER_VP, min(MOST_DEBT_VP, lead // DEBT_PER_VP))


@rule("11.0")
def final_commodity_prize(s: State, good: Commodity) -> Prize:
    """Say who has more Markets of a commodity: 1 VP, in demand or not."""
    places = OF_COMMODITY[good]
    return Prize(tally(s, places), 1, COMMODITY_VP, places=places)


@rule("11.0", "10.0")
def conquered_territories(s: State, power: Power) -> list[int]:
    """Return the Territories of the opponent's start that a power has; the USA's are France's."""
    flags = (FRANCE, USA) if power == FRANCE else (BRITAIN,)
    return [i for i in TERRITORIES if START_FLAG[i] == enemy(power) and s.flag[i] in flags]


def final_winner(s: State) -> int:
    """4.1.14: return who wins by the points; at 15 more Available Debt, then Britain."""
    lead = s.vp - EVEN_VP or available_debt(s, FRANCE) - available_debt(s, BRITAIN)
    return FRANCE if lead > 0 else BRITAIN


@rule("4.1.14", "11.0")
def final_scoring_phase(t: ImperialTable) -> None:
    """Score Prestige, Available Debt, commodities and conquests, and see who wins (R77)."""
    s = t.state
    t.say("log-final-scoring", cite="11.0")
    before = t.look()
    score_prestige(t)
    _hand_out(t, debt_prize(s), "final-available-debt")
    for good in range(len(COMMODITIES)):
        _hand_out(t, final_commodity_prize(s, good), f"commodity-{COMMODITIES[good]}")
    for power in (FRANCE, BRITAIN):
        _score_territories(t, power)
    t.moment("final", (before,), "log-finally-scored", cite="11.0", total=s.vp)
    win(t, final_winner(s), "final_scoring")


def _hand_out(t: ImperialTable, prize: Prize, what: str) -> None:
    if prize.winner != NOBODY:
        power = POWER_TEXT[prize.winner]
        t.say("log-final-prize", cite="11.0", power=power, what=what, lead=abs(prize.lead))
        score(t, prize.winner, prize.vp)


def _score_territories(t: ImperialTable, power: Power) -> None:
    count = len(conquered_territories(t.state, power))
    if count:
        t.say("log-final-territories", cite="11.0", power=POWER_TEXT[power], n=count)
        score(t, power, TERRITORY_VP * count)
