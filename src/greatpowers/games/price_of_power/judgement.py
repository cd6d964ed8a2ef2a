"""How good a position looks, and whole Actions that are worth considering."""

from collections.abc import Iterator, Sequence
from math import tanh
from typing import Final

from greatpowers.games.price_of_power.appraisal import PROSPECTS, par, prospects, standing
from greatpowers.games.price_of_power.appraisal_aims import claimed
from greatpowers.games.price_of_power.appraisal_deals import foreseen
from greatpowers.games.price_of_power.components.tables import ADM, DIP, MIL, Seat
from greatpowers.games.price_of_power.components.world import Area
from greatpowers.games.price_of_power.judgement_campaign import campaign_plans
from greatpowers.games.price_of_power.judgement_deals import deal_plans
from greatpowers.games.price_of_power.judgement_war import war_plans
from greatpowers.games.price_of_power.rules import (
    alliances,
    claims,
    colonies,
    conversion,
    influence,
    unrest,
)
from greatpowers.games.price_of_power.rules.geography import areas_next_to
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.ownership import is_npr, realms_in
from greatpowers.games.price_of_power.rules.turns import must_take_event
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import (
    CALM,
    CLAIM,
    COLONIZE,
    COLONIZE_AREA,
    CONVERT,
    CONVERT_AREA,
    DONE,
    FABRICATE,
    FORGE,
    FORGE_WITH,
    INFLUENCE,
    INFLUENCE_IN,
    SPEND_COLONISTS,
    SUPPRESS,
)
from greatpowers.kernel.aspect import Aspect, Aspects
from greatpowers.kernel.verdict import ALLOWED

FAR_AHEAD: Final = 60
"""A lead that is nearly as good as won; who has more still knows what is better and worse."""
OF_THE_BEST: Final = 0.5
"""How much the best of the others counts; the rest goes to all of them together."""
BEGUN: Final = "aspect-begun"
"""What a Turn still promises goes with the Turn."""
MOST_CLAIMED: Final = 3
"""So many Areas are considered for a Claim."""
MOST_WOOED: Final = 10
"""So many Areas are considered for Influence."""


def judge(s: State, seat: Seat) -> float:
    """Return the worth of a position for a seat, from -1 to 1."""
    s = foreseen(s, seat)
    return worth_of_lead(s, standing(s, seat) + prospects(s, seat) - rivalry(s, seat))


def worth_of_lead(s: State, lead: float) -> float:
    """Return the worth of a lead of so many points of Prestige."""
    del s
    return tanh(lead / FAR_AHEAD)


def aspects(s: State, seat: Seat) -> list[Aspect]:
    """Return what the judgement is the sum of."""
    s = foreseen(s, seat)
    told = [
        Aspect("aspect-prestige", standing(s, seat)),
        Aspect("aspect-rivals", -rivalry(s, seat)),
    ]
    if not s.ending:
        told += [
            Aspect(text, worth(s, seat), is_fleeting=text == BEGUN) for text, worth in PROSPECTS
        ]
        told.append(Aspect("aspect-time", -par(s), is_fleeting=True))
    return told


ASPECTS: Final = Aspects(aspects, worth_of_lead)


def rivalry(s: State, seat: Seat) -> float:
    """Return how well the others stand, the best of them above all."""
    others = [standing(s, other) for other in s.seated if other != seat]
    return OF_THE_BEST * max(others) + (1 - OF_THE_BEST) * sum(others) / len(others)


# -- plans ---------------------------------------------------------------------------------------


def plans(s: State, seat: Seat, prompt: str) -> Sequence[Sequence[int]]:
    """Propose whole Actions to a player whose Turn it is, and terms where peace is made."""
    if prompt != "ask-action":
        return war_plans(s, seat, prompt)
    if must_take_event(s, seat):
        return []
    return [
        *_wooing(s, seat),
        *_forging(s, seat),
        *_converting(s, seat),
        *_claiming(s, seat),
        *_others(s, seat),
        *campaign_plans(s, seat),
        *war_plans(s, seat, prompt),
        *deal_plans(s, seat),
    ]


def _wooing(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose Influence where it leads to an Alliance, two cubes if they can be paid."""
    if influence.judge_influence(s, seat) is not ALLOWED:
        return
    near = influence.reach(s, seat)
    areas = [area for area, is_near in enumerate(near) if is_near]
    possible = [area for area in areas if influence.judge_area(s, seat, area) is ALLOWED]
    possible.sort(key=lambda area: -_wooed(s, seat, area))
    for area in possible[:MOST_WOOED]:
        yield [INFLUENCE(), INFLUENCE_IN(area)]
        if power_of(s, seat, DIP) > 1 and influence.room(s, area) > 1:
            yield [INFLUENCE(), INFLUENCE_IN(area), INFLUENCE_IN(area)]


def _wooed(s: State, seat: Seat, area: Area) -> int:
    """Return how near an Alliance is with the realm of an Area that is nearest to one."""
    realms = [realm for realm in realms_in(s, area) if is_npr(s, realm)]
    return max((_closeness(s, seat, realm) for realm in realms), default=0)


def _closeness(s: State, seat: Seat, realm: int) -> int:
    if alliances.ally_of(s, realm) == seat:
        return 0
    rival = alliances.ally_of(s, realm)
    ahead = influence.in_realm(s, rival, realm) if rival >= 0 else 0
    return 1 + max(0, 2 + influence.in_realm(s, seat, realm) - ahead)


def _forging(s: State, seat: Seat) -> Iterator[list[int]]:
    if alliances.judge_forge(s, seat) is ALLOWED:
        for realm in alliances.within_reach(s, seat):
            if alliances.judge_target(s, seat, realm) is ALLOWED:
                yield [FORGE(), FORGE_WITH(realm)]


def _converting(s: State, seat: Seat) -> Iterator[list[int]]:
    if conversion.judge_convert(s, seat) is ALLOWED:
        for slot in conversion.convertible(s, seat):
            yield [CONVERT(), CONVERT_AREA(slot)]


def _claiming(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose Claims to the Areas in which most is to be had by war."""
    if not s.has_war or claims.judge_fabricate(s, seat) is not ALLOWED:
        return
    near = areas_next_to(s, seat)
    possible = [area for area in near if claims.judge_area(s, seat, area, [], near) is ALLOWED]
    possible.sort(key=lambda area: (-claimed(s, seat, area), area))
    for area in possible[:MOST_CLAIMED]:
        yield [FABRICATE(), CLAIM(area), DONE()]


def _others(s: State, seat: Seat) -> Iterator[list[int]]:
    """Propose colonies, and to calm as many Provinces as can be paid."""
    if colonies.judge_colonize(s, seat) is ALLOWED:
        begun = [COLONIZE(), *_colonists(s, seat)]
        for area in colonies.colonial_claims(s, seat):
            if colonies.judge_colony(s, seat, area) is ALLOWED:
                yield [*begun, COLONIZE_AREA(area)]
    if unrest.judge_suppress(s, seat) is ALLOWED and unrest.payable(s, seat) == [MIL]:
        places = [p for p in unrest.unrest_of(s, seat) if unrest.judge_province(s, seat, p)]
        for number in range(1, min(len(places), power_of(s, seat, MIL)) + 1):
            yield [SUPPRESS(), *(CALM(place) for place in places[:number])]


def _colonists(s: State, seat: Seat) -> list[int]:
    """Return the answer to how many Colonists are spent, if it is asked: all that can be."""
    whole = colonies.price(s, seat)
    most = min(whole, s.colonists[seat])
    least = max(0, whole - power_of(s, seat, ADM))
    return [SPEND_COLONISTS(most)] if least < most else []
