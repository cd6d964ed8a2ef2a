"""4.1 Taxation and 4.3 Extend Influence, which are resolved together with Mobilisation (1.2)."""

from greatpowers.games.realpolitik.components import (
    ALL_TERRITORIES,
    CONTESTED,
    EXTEND_INFLUENCE,
    HOME,
    HOME_OF,
    STRIPES,
    TAXATION,
    TYPE,
    UNCONTESTED,
    VALUE,
    Power,
    Territory,
    territory_text,
)
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    power_text,
)
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule


@rule("1.2")
def tax_and_extend_influence(t: RealpolitikTable) -> None:
    """Resolve what asks nothing; powers do not touch each other here."""
    s = t.state
    for power in s.prestige:
        if s.chosen[power] == TAXATION:
            _tax(t, power)
        elif s.chosen[power] == EXTEND_INFLUENCE:
            _extend_influence(t, power)


@rule("4.1")
def is_taxed(power: Power, place: Territory) -> bool:
    """Own Homes, Uncontested Territories, and Contested ones without the own stripe."""
    if TYPE[place] == HOME:
        return HOME_OF[place] == power
    return TYPE[place] == UNCONTESTED or power not in STRIPES[place]


def taxes(s: State, power: Power, bill: Bill | None = None) -> int:
    """Return what Taxation would bring a power."""
    return sum(
        charge(bill, "bill-territory", VALUE[place], territory=territory_text(place))
        for place in ALL_TERRITORIES
        if controller_of(s, place) == power and is_taxed(power, place)
    )


@rule("4.1")
def _tax(t: RealpolitikTable, power: Power) -> None:
    money = taxes(t.state, power)
    t.state.money[power] += money
    t.say("log-taxes", cite="4.1", power=power_text(power), money=money)


@rule("4.3")
def gives_influence(power: Power, place: Territory) -> bool:
    """Contested Territories with the own stripe, and the Homes of others."""
    if TYPE[place] == CONTESTED:
        return power in STRIPES[place]
    return TYPE[place] == HOME and HOME_OF[place] != power


def influence_to_extend(s: State, power: Power, bill: Bill | None = None) -> int:
    """Return what Extend Influence would bring a power."""
    return sum(
        charge(bill, "bill-territory", VALUE[place], territory=territory_text(place))
        for place in ALL_TERRITORIES
        if controller_of(s, place) == power and gives_influence(power, place)
    )


@rule("4.3")
def _extend_influence(t: RealpolitikTable, power: Power) -> None:
    points = influence_to_extend(t.state, power)
    t.state.influence[power] += points
    t.say("log-extends-influence", cite="4.3", power=power_text(power), influence=points)
