"""4.4 Phase 4, Income and Upkeep: what comes in, what it costs, power and Prestige."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import (
    ADM,
    ALL_POWERS,
    ARMIES,
    AUTHORITY_BRINGS,
    CORRUPTION_STEP,
    DIP,
    LAND_UNITS,
    MERCENARY,
    MOST_AUTHORITY,
    POWERS,
    REGULAR,
    UNCORRUPTED,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import AREA_OF, NOBODY
from greatpowers.games.price_of_power.effects.modifiers import modifier
from greatpowers.games.price_of_power.rules import crusade, curia, stability, struggle_scoring
from greatpowers.games.price_of_power.rules.characters import advisors_of, skill, wage
from greatpowers.games.price_of_power.rules.mats import (
    gain_power,
    gain_prestige,
    in_turn_order,
    power_of,
    realm_name,
    spend_power,
)
from greatpowers.games.price_of_power.rules.money import must_pay
from greatpowers.games.price_of_power.rules.ownership import (
    base_tax,
    is_vassal,
    tax_value,
    vassal_tax,
)
from greatpowers.games.price_of_power.rules.prices import by_ideas
from greatpowers.games.price_of_power.rules.ships import in_fleet
from greatpowers.games.price_of_power.rules.units import in_army
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SEATS,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import NAME_NUMBER, NAME_POWER
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule

MERCENARY_PAY: Final = 2
MOST_CURIA_PRESTIGE: Final = 3
FULL_AUTHORITY_PRESTIGE: Final = 1
ASKS_HOW_MUCH: Final = 0
ASKS_PAYMENT: Final = 1
"""What is asked about Corruption: one question for both, as others see which one it is."""


# -- B: income minus costs (4.4.2) ---------------------------------------------------------------


@rule("4.4.2", "7.4.2", "7.4.3", "18.1.1")
def income(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return what a Round brings a player, all costs taken off; it may be less than nothing."""
    found = charge(bill, "bill-base-tax", base_tax(s, seat))
    found += charge(bill, "bill-vassal-tax", vassal_tax(s, seat))
    found += charge(bill, "bill-stability", stability.ducats(s, seat))
    if s.emperor == seat:
        found += charge(bill, "bill-authority", s.authority)
    found += by_ideas(s, seat, "income_ducats", bill)
    wages = sum(wage(s, seat, who) for who in advisors_of(s, seat))
    found += charge(bill, "bill-advisors", -wages)
    found += charge(bill, "bill-regulars", -deployed(s, seat, REGULAR))
    found += charge(bill, "bill-mercenaries", -MERCENARY_PAY * deployed(s, seat, MERCENARY))
    found += charge(bill, "bill-ships", -half(ships_at_sea(s, seat)))
    found += charge(bill, "bill-interest", -interest(s, seat))
    return found + charge(bill, "bill-plague", -plague_loss(s, seat))


@rule("2.2.5")
def half(number: int) -> int:
    """Return half of a number, rounded up as always unless a rule says otherwise."""
    return (number + 1) // 2


@rule("4.4.2", "2.4.5")
def deployed(s: State, seat: Seat, band: int) -> int:
    """Return the Land Units of a band that a player has on the board."""
    in_armies = sum(
        in_army(s, seat, army, band, unit)
        for army in range(ARMIES)
        for unit in range(len(LAND_UNITS))
    )
    if band != REGULAR:
        return in_armies
    return in_armies + len(s.infantry[seat])


@rule("4.4.2", "9.10.3")
def ships_at_sea(s: State, seat: Seat) -> int:
    """Return the Ships of a player that are not in a Port."""
    single = sum(s.ships[seat::SEATS]) + sum(s.guards[seat::SEATS])
    is_at_sea = NOT_DEPLOYED < s.fleet_at[seat] < FIRST_PORT
    return single + (in_fleet(s, seat) if is_at_sea else 0)


@rule("4.4.2", "7.4.4")
def interest(s: State, seat: Seat) -> int:
    """Return the Ducats for Loans: one each, but those that an Idea makes free."""
    return max(0, s.interest[seat] - modifier(s, seat, "interest_free"))


@rule("4.4.2", "R120")
def plague_loss(s: State, seat: Seat) -> int:
    """Return what plague takes: half of the tax from its Areas, of which a Vassal pays half.

    Towns on Provinces that the player occupies bring tax, those on which others sit do not.
    """
    quarters = 0
    for place in s.lands[seat]:
        if AREA_OF[place] in s.plague and s.occupier[place] == NOBODY:
            quarters += tax_value(s, place) * (1 if is_vassal(s.disc[place]) else 2)
    for place in s.occupied[seat]:
        quarters += 2 * tax_value(s, place) if AREA_OF[place] in s.plague else 0
    return -(-quarters // 4)


@rule("4.4.2")
def collect(t: PriceTable, _affair: Affair) -> None:
    """Let everybody gain the income of the Round, or pay what it lacks."""
    s = t.state
    before = t.look()
    for seat in in_turn_order(s):
        ducats = income(s, seat)
        if ducats >= 0:
            s.ducats[seat] += ducats
            t.say("log-income", power=realm_name(s, seat), n=ducats, cite="4.4.2")
        else:
            t.say("log-deficit", power=realm_name(s, seat), n=-ducats, cite="4.4.2")
            must_pay(t, seat, -ducats, cite="4.4.2")
    t.moment("income", (before,), "log-incomes", cite="4.4.2")


# -- C: Corruption (4.4.3) -----------------------------------------------------------------------


def uncorrupted(s: State, seat: Seat) -> int:
    """Return how many Ducats a player may keep without Corruption."""
    return UNCORRUPTED + modifier(s, seat, "corruption_free")


@rule("4.4.3")
def corruption(s: State, seat: Seat) -> int:
    """Return the ADM that a treasury costs: one for every ten Ducats begun above the limit."""
    above = s.ducats[seat] - uncorrupted(s, seat)
    return max(0, -(-above // CORRUPTION_STEP))


def kept(s: State, seat: Seat, steps: int) -> int:
    """Return how many Ducats a player keeps who bears so many steps of Corruption."""
    return min(s.ducats[seat], uncorrupted(s, seat) + CORRUPTION_STEP * steps)


def choose_corruption(t: PriceTable, seat: Seat) -> Play[None]:
    """Let a player say, in secret, how much Corruption to bear, and how much of it to pay off.

    Ducats beyond what he bears are thrown away; what is not paid in ADM becomes Interest. Whoever
    has ADM is asked both, also if there is nothing to pay: others see how often one is asked.
    """
    s = t.state
    most = corruption(s, seat)
    if not most:
        return
    answer = yield t.ask(
        seat,
        "ask-corruption",
        lambda: [Choice(NAME_NUMBER, range(most + 1))],
        cite="4.4.3",
        default=NAME_NUMBER(most),
        public=True,
        step=ASKS_HOW_MUCH,
        ducats=s.ducats[seat],
        n=uncorrupted(s, seat),
    )
    s.upkeep[seat].append(answer)
    if power_of(s, seat, ADM):
        steps = NAME_NUMBER.target(answer)
        s.upkeep[seat].append(
            (
                yield t.ask(
                    seat,
                    "ask-corruption",
                    lambda: [Choice(NAME_NUMBER, range(_payable(s, seat) + 1))],
                    cite="4.4.3",
                    default=NAME_NUMBER(_payable(s, seat)),
                    step=ASKS_PAYMENT,
                    ducats=kept(s, seat, steps),
                    n=steps,
                )
            )
        )


def _payable(s: State, seat: Seat) -> int:
    """Return how many steps of the Corruption just named a player could pay off."""
    return min(NAME_NUMBER.target(s.upkeep[seat][-1]), power_of(s, seat, ADM))


@rule("4.4.3")
def bear_corruption(t: PriceTable, seat: Seat) -> None:
    """Do as the player said about Corruption: throw Ducats away, pay ADM, take Interest."""
    s = t.state
    said = [NAME_NUMBER.target(code) for code in s.upkeep[seat] if code in NAME_NUMBER]
    if not said:
        return
    steps, paid = said[0], sum(said[1:])
    s.ducats[seat] = kept(s, seat, steps)
    spend_power(s, seat, ADM, paid)
    s.interest[seat] += steps - paid
    t.say("log-corruption", power=realm_name(s, seat), n=paid, loans=steps - paid, cite="4.4.3")


# -- D: Monarch Power (4.4.4) --------------------------------------------------------------------


@rule("4.4.4", "7.1", "18.1", "19.2", "18.1.2")
def power_income(s: State, seat: Seat, power: Power, bill: Bill | None = None) -> int:
    """Return the power of a type that a Round brings: skills, the Curia, the Empire, Ideas."""
    found = skill(s, seat, power, bill)
    if power == DIP and curia.controller(s) == seat:
        found += charge(bill, "bill-curia", 1)
    if s.emperor == seat:
        brings = AUTHORITY_BRINGS[s.authority].get(POWERS[power], 0)
        found += charge(bill, "bill-authority", brings)
    return found


@rule("4.4.4", "7.3.1", "7.3.2", "R200")
def power_of_choice(s: State, seat: Seat) -> int:
    """Return how much power of any type a player gains besides, or loses if it is less than 0."""
    return stability.power(s, seat) + modifier(s, seat, "power_any")


def choose_power(t: PriceTable, seat: Seat) -> Play[None]:
    """Let a player name, in secret, the types of power that he gains or loses besides."""
    s = t.state
    number = power_of_choice(s, seat)
    types = [power for power in ALL_POWERS if number > 0 or power_income(s, seat, power)]
    for left in range(abs(number) if types else 0, 0, -1):
        s.upkeep[seat].append(
            (
                yield t.ask(
                    seat,
                    "ask-more-power" if number > 0 else "ask-less-power",
                    lambda: [Choice(NAME_POWER, types)],
                    cite="4.4.4",
                    default=NAME_POWER(types[0]),
                    public=True,
                    n=left,
                )
            )
        )


@rule("4.4.4")
def gain_round_power(t: PriceTable, seat: Seat) -> None:
    """Give a player the power of the Round, with what he chose to gain or lose."""
    s = t.state
    chosen = [NAME_POWER.target(code) for code in s.upkeep[seat] if code in NAME_POWER]
    sign = 1 if power_of_choice(s, seat) > 0 else -1
    for power in ALL_POWERS:
        number = power_income(s, seat, power) + sign * chosen.count(power)
        gain_power(t, seat, power, max(0, number), cite="4.4.4")


@rule("4.4.3", "4.4.4", "R35")
def corruption_and_power(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let all choose at once about Corruption and power, then do what they chose."""
    s = t.state
    yield from t.together({seat: _choose_both(t, seat) for seat in s.seated})
    for seat in in_turn_order(s):
        bear_corruption(t, seat)
        gain_round_power(t, seat)
        s.upkeep[seat] = []
    t.raise_wall()


def _choose_both(t: PriceTable, seat: Seat) -> Play[None]:
    yield from choose_corruption(t, seat)
    yield from choose_power(t, seat)


# -- E: Prestige (4.4.5) -------------------------------------------------------------------------


@rule("4.4.5", "R2")
def score_round(t: PriceTable, _affair: Affair) -> None:
    """Score the Curia, full Authority, Ideas, the active Power Struggle and the Crusade."""
    s = t.state
    before = t.look()
    prestige = s.prestige.copy()
    for seat in in_turn_order(s):
        gain_prestige(t, seat, round_prestige(s, seat), cite="4.4.5")
    struggle_scoring.score(t)
    crusade.end_papal_action(t)
    if prestige != s.prestige:
        t.moment("round", (before,), "log-round-scored", cite="4.4.5")


@rule("4.4.5", "18.1", "19.2", "18.1.2")
def round_prestige(s: State, seat: Seat, bill: Bill | None = None) -> int:
    """Return the Prestige that a Round brings a player for what he has."""
    found = 0
    if curia.controller(s) == seat and curia.is_uncontested(s):
        others = min(curia.catholics(s) - 1, MOST_CURIA_PRESTIGE)
        found += charge(bill, "bill-curia", others)
    if s.emperor == seat and s.authority == MOST_AUTHORITY:
        found += charge(bill, "bill-authority", FULL_AUTHORITY_PRESTIGE)
    if s.stability[seat] > 0:
        found += by_ideas(s, seat, "prestige_if_stable", bill)
    return found
