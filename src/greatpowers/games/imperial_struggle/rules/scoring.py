"""4.1.12 Scoring: Awards, Prestige and Global Demand.

What a count of the board would give is a ``Prize``. The functions that make them change nothing;
the Scoring Phase hands out what they say. It asks nobody, so that a rehearsal of it is a forecast.
"""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from greatpowers.games.imperial_struggle.board import (
    Teller,
    controls_advantage,
    count_controlled,
    has_ministry,
    is_open,
    say_ministry,
)
from greatpowers.games.imperial_struggle.components import (
    AWARD_MARGIN,
    AWARD_TREATY,
    AWARD_VP,
    AWARDS,
    BRITAIN,
    COMMODITIES,
    DEMAND_DEBT,
    DEMAND_TREATY,
    DEMAND_VP,
    EUROPE,
    FRANCE,
    IN_REGION,
    INDIA,
    NOBODY,
    OF_COMMODITY,
    OF_COUNTRY,
    POWER_TEXT,
    PRESTIGE,
    PRESTIGE_SPACES,
    REGION,
    REGIONS,
    Commodity,
    Region,
    Space,
    advantage,
    ministry,
)
from greatpowers.games.imperial_struggle.rules.debt import (
    force_debt,
    gain_treaty,
    reduce_debt,
    score,
)
from greatpowers.games.imperial_struggle.state import NO_CONFLICT, State
from greatpowers.kernel.rule import rule

PRESTIGE_VP: Final = 2

COURT_OF_THE_SUN_KING: Final = ministry("court_of_the_sun_king")
SAMUEL_JOHNSON: Final = ministry("samuel_johnson")
DUPLEIX: Final = ministry("dupleix")
VOLTAIRE: Final = ministry("voltaire")
EAST_INDIA_COMPANY: Final = ministry("east_india_company")

DUPLEIX_COMMODITIES: Final = (COMMODITIES.index("cotton"), COMMODITIES.index("spice"))
VOLTAIRE_COUNTRIES: Final = tuple(
    tuple(i for i in places if PRESTIGE[i])
    for places in OF_COUNTRY
    if len(places) > 1 and REGION[places[0]] == EUROPE
)
"""The Prestige spaces of each European country that has several spaces."""
MOST_VOLTAIRE_POINTS: Final = 3
COMPANY_ADVANTAGES: Final = tuple(
    advantage(name) for name in ("textiles", "silk", "fruit", "fur_trade", "rum")
)
MOST_COMPANY_VP: Final = 3


Tally: TypeAlias = tuple[int, int]
"""How many France has, and how many Britain."""


class Prize:
    """An Award, Prestige or a demand: who takes it as the board stands, and its worth to him.

    ``tally`` is what both sides have of it, ``lead`` France's count less Britain's; with a smaller
    lead than ``margin`` nobody wins. ``debt`` is what it adds to the winner's Debt. ``ministries``
    are those that changed its worth; ``stake`` is what it was worth in VP and Treaty Points before.
    ``places`` are the spaces over which it is.
    """

    __slots__ = (
        "debt",
        "lead",
        "margin",
        "ministries",
        "places",
        "stake",
        "tally",
        "treaty",
        "vp",
        "winner",
    )

    def __init__(
        self,
        tally: Tally,
        margin: int,
        vp: int,
        treaty: int = 0,
        debt: int = 0,
        places: Sequence[Space] = (),
    ) -> None:
        lead = tally[FRANCE] - tally[BRITAIN]
        self.winner = FRANCE if lead >= margin else BRITAIN if lead <= -margin else NOBODY
        self.tally = tally
        self.lead = lead
        self.margin = margin
        self.vp = vp
        self.treaty = treaty
        self.debt = debt
        self.stake = vp, treaty
        self.ministries: list[int] = []
        self.places = places


def tally(s: State, places: Iterable[Space]) -> Tally:
    """Count what each side controls of some spaces."""
    held = [s.flag[i] for i in counted(s, places)]
    return held.count(FRANCE), held.count(BRITAIN)


def counted(s: State, places: Iterable[Space]) -> list[Space]:
    """Return which of some spaces count for whoever has them, leaving closed ones out."""
    flag, conflict = s.flag, s.conflict
    return [i for i in places if flag[i] != NOBODY and conflict[i] == NO_CONFLICT and is_open(s, i)]


@rule("3.9", "4.1.12")
def award_prize(s: State, region: Region) -> Prize:
    """Say who takes a Region's Award: spaces of every type count alike."""
    award = s.award[region]
    places = IN_REGION[region]
    worth = AWARD_VP[award], AWARD_TREATY[award]
    prize = Prize(tally(s, places), AWARD_MARGIN[award], *worth, places=places)
    if region == EUROPE:
        _europe_ministries(s, prize)
    elif region == INDIA:
        _dupleix(s, prize)
    return prize


@rule("4.1.12")
def prestige_prize(s: State) -> Prize:
    """Say who has more Prestige spaces of whatever type (R5); the USA's count once open (R3)."""
    return Prize(tally(s, PRESTIGE_SPACES), 1, PRESTIGE_VP, places=PRESTIGE_SPACES)


@rule("4.1.12", "3.2.2")
def demand_prize(s: State, good: Commodity) -> Prize:
    """Say who has more Markets of a commodity, and what the era's table gives for it."""
    prize = Prize(
        tally(s, OF_COMMODITY[good]),
        1,
        DEMAND_VP[good][s.era],
        DEMAND_TREATY[good][s.era],
        DEMAND_DEBT[good][s.era],
        OF_COMMODITY[good],
    )
    if good in DUPLEIX_COMMODITIES:
        _dupleix(s, prize)
    return prize


# -- Ministries that change a prize or score on their own ------------------------------------


def _europe_ministries(s: State, prize: Prize) -> None:
    """R97: the Court of the Sun King adds for France, Samuel Johnson works for Britain."""
    if prize.winner == FRANCE and has_ministry(s, COURT_OF_THE_SUN_KING):
        prize.vp += 1
        prize.ministries.append(COURT_OF_THE_SUN_KING)
    if prize.winner != NOBODY and has_ministry(s, SAMUEL_JOHNSON):
        prize.vp = prize.vp + 1 if prize.winner == BRITAIN else max(0, prize.vp - 1)
        prize.ministries.append(SAMUEL_JOHNSON)


def _dupleix(s: State, prize: Prize) -> None:
    if prize.winner == FRANCE and has_ministry(s, DUPLEIX):
        prize.treaty += 1
        prize.ministries.append(DUPLEIX)


def voltaire_points(s: State) -> int:
    """R81: count the countries of several spaces where France has Prestige, at most three."""
    if not has_ministry(s, VOLTAIRE):
        return 0
    return min(MOST_VOLTAIRE_POINTS, len(voltaire_countries(s)))


def voltaire_countries(s: State) -> list[Sequence[Space]]:
    """Return the Prestige spaces of the countries for which Voltaire is paid."""
    return [places for places in VOLTAIRE_COUNTRIES if count_controlled(s, FRANCE, places)]


def company_points(s: State) -> int:
    """Count the ready Advantages that pay the East India Company, at most three (R71)."""
    if not has_ministry(s, EAST_INDIA_COMPANY):
        return 0
    return min(MOST_COMPANY_VP, len(company_advantages(s)))


def company_advantages(s: State) -> list[int]:
    """Return the Advantages for which the East India Company is paid."""
    return [
        a for a in COMPANY_ADVANTAGES if controls_advantage(s, BRITAIN, a) and not s.exhausted[a]
    ]


# -- the Scoring Phase -----------------------------------------------------------------------


@rule("4.1.12")
def scoring_phase(t: Teller) -> int:
    """Score Awards, Prestige, demand and Ministries in this order (R19).

    Returns the power that took every Award and every demand (R20), or nobody.
    """
    takers = [score_region(t, region) for region in range(len(REGIONS))]
    score_prestige(t)
    takers += [score_commodity(t, good) for good in sorted(t.state.demand)]
    score_company(t)
    return takers[0] if len(set(takers)) == 1 else NOBODY


@rule("4.1.12", "3.9")
def score_region(t: Teller, region: Region) -> int:
    """Score a Region's Award and return who took it; Europe's also pays Voltaire (R81)."""
    s = t.state
    prize = award_prize(s, region)
    where = f"region-{REGIONS[region]}"
    award = f"award-{AWARDS[s.award[region]]}"
    if prize.winner == NOBODY:
        t.say("log-award-not-given", cite="4.1.12", region=where, award=award)
    else:
        t.say(
            "log-award-won",
            cite="4.1.12",
            power=POWER_TEXT[prize.winner],
            region=where,
            award=award,
            lead=abs(prize.lead),
        )
        _hand_out(t, prize)
    if region == EUROPE:
        _pay_voltaire(t)
    return prize.winner


@rule("4.1.12")
def score_prestige(t: Teller) -> int:
    """Score Prestige and return who has it."""
    prize = prestige_prize(t.state)
    if prize.winner == NOBODY:
        t.say("log-prestige-not-given", cite="4.1.12")
    else:
        power = POWER_TEXT[prize.winner]
        t.say("log-prestige-won", cite="4.1.12", power=power, lead=abs(prize.lead))
        _hand_out(t, prize)
    return prize.winner


@rule("4.1.12")
def score_commodity(t: Teller, good: Commodity) -> int:
    """Score a commodity as one in demand and return who won it."""
    prize = demand_prize(t.state, good)
    commodity = f"commodity-{COMMODITIES[good]}"
    if prize.winner == NOBODY:
        t.say("log-demand-not-met", cite="4.1.12", commodity=commodity)
    else:
        t.say(
            "log-demand-won",
            cite="4.1.12",
            power=POWER_TEXT[prize.winner],
            commodity=commodity,
            lead=abs(prize.lead),
        )
        _hand_out(t, prize)
    return prize.winner


def _hand_out(t: Teller, prize: Prize) -> None:
    for m in prize.ministries:
        say_ministry(t, m)
    score(t, prize.winner, prize.vp)
    gain_treaty(t, prize.winner, prize.treaty)
    if prize.debt < 0:
        reduce_debt(t, prize.winner, -prize.debt)
    else:
        force_debt(t, prize.winner, prize.debt)


def _pay_voltaire(t: Teller) -> None:
    points = voltaire_points(t.state)
    if points:
        say_ministry(t, VOLTAIRE)
        gain_treaty(t, FRANCE, points)


def score_company(t: Teller) -> None:
    """Pay the East India Company for its Advantages (R71)."""
    points = company_points(t.state)
    if points:
        say_ministry(t, EAST_INDIA_COMPANY)
        score(t, BRITAIN, points)
