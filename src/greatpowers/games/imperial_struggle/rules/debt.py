"""6.0 Debt, 9.0 Treaty Points, and the Victory Points they may turn into."""

from greatpowers.games.imperial_struggle.board import ImperialTable, Teller, enemy, has_ministry
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    POWER_TEXT,
    Power,
    ministry,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule

JAMES_WATT = ministry("james_watt")
MOST_TREATY_POINTS = 4


@rule("3.10")
def score(t: Teller, power: Power, vp: int) -> None:
    """Score Victory Points: France moves the one marker up, Britain down (3.10)."""
    if vp:
        t.state.vp += vp if power == FRANCE else -vp
        t.say("log-score", power=POWER_TEXT[power], vp=vp, total=t.state.vp)


def available_debt(s: State, power: Power) -> int:
    """6.4: return how far a power's Debt is below its limit."""
    return max(0, s.limit[power] - s.debt[power])


@rule("6.2")
def reduce_debt(t: Teller, power: Power, amount: int) -> int:
    """Lower a power's Debt, not below 0, and return by how much it fell."""
    fall = min(amount, t.state.debt[power])
    if fall:
        t.state.debt[power] -= fall
        t.say("log-debt-falls", power=POWER_TEXT[power], n=fall, total=t.state.debt[power])
    return fall


@rule("6.3")
def force_debt(t: Teller, power: Power, amount: int) -> None:
    """Make a power take Debt; each point beyond the limit gives the opponent 1 VP instead."""
    s = t.state
    taken = min(amount, available_debt(s, power))
    if taken:
        s.debt[power] += taken
        t.say("log-debt-rises", power=POWER_TEXT[power], n=taken, total=s.debt[power])
    beyond = amount - taken
    if beyond and not (power == BRITAIN and has_ministry(s, JAMES_WATT)):
        t.say("log-debt-beyond-limit", cite="6.3", power=POWER_TEXT[power], n=beyond)
        score(t, enemy(power), beyond)


@rule("4.1.2", "6.3")
def raise_debt_limit(t: ImperialTable, power: Power, amount: int) -> None:
    """Raise a power's Debt Limit for good."""
    t.state.limit[power] += amount
    t.say("log-limit-rises", power=POWER_TEXT[power], n=amount, total=t.state.limit[power])


@rule("9.0")
def gain_treaty(t: Teller, power: Power, amount: int) -> None:
    """Give a power Treaty Points."""
    if amount:
        t.state.treaty[power] += amount
        t.say("log-treaty-gained", power=POWER_TEXT[power], n=amount, total=t.state.treaty[power])


@rule("9.2", "4.1.10")
def treaty_excess(s: State, power: Power) -> int:
    """Return how many Treaty Points a power would lose if the turn ended now."""
    return max(0, s.treaty[power] - MOST_TREATY_POINTS)


@rule("9.2", "4.1.10")
def cut_treaty(t: ImperialTable, power: Power) -> None:
    """Take away the Treaty Points above four."""
    excess = treaty_excess(t.state, power)
    if excess:
        t.state.treaty[power] -= excess
        t.say("log-treaty-lost", cite="9.2", power=POWER_TEXT[power], n=excess)
