"""What of a player's judgement everybody may know, so that he can tell why he agrees or refuses."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.appraisal import monarch_power, purse, standing
from greatpowers.games.price_of_power.appraisal_hand import DUCAT
from greatpowers.games.price_of_power.appraisal_time import useful_incomes
from greatpowers.games.price_of_power.appraisal_unrest import harm_of_unrest
from greatpowers.games.price_of_power.appraisal_war import fortunes
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, Seat
from greatpowers.games.price_of_power.judgement import rivalry
from greatpowers.games.price_of_power.rules.alliances import allies_of
from greatpowers.games.price_of_power.rules.marriages import partners_of
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.ownership import tax_income
from greatpowers.games.price_of_power.rules.scoring import ALLIANCE_PRESTIGE
from greatpowers.games.price_of_power.state import State
from greatpowers.games.price_of_power.vocabulary import OFFER_PEACE, PROPOSE_DEAL, PROPOSE_PEACE
from greatpowers.kernel.motive import Motive, Motives


def weigh(s: State, seat: Seat) -> Sequence[Motive]:
    """Return what a player weighs, apart from cards and Missions in hand, in points of Prestige."""
    s = s.clone()
    s.missions[seat] = []
    ties = ALLIANCE_PRESTIGE * len(allies_of(s, seat)) + len(partners_of(s, seat))
    tax = tax_income(s, seat)
    glory = int(standing(s, seat)) - ties - tax
    cubes = sum(power_of(s, seat, power) for power in ALL_POWERS)
    unrest = sum(1 for place in s.lands[seat] if s.unrest[place])
    return (
        Motive("motive-ties", ties, ties),
        Motive("motive-lands", tax * (1 + DUCAT * useful_incomes(s)), tax),
        Motive("motive-prestige", glory, glory),
        Motive("motive-ducats", purse(s, seat), s.ducats[seat]),
        Motive("motive-power", monarch_power(s, seat), cubes),
        Motive("motive-unrest", harm_of_unrest(s) * unrest),
        Motive("motive-war", fortunes(s, seat) if s.has_war else 0.0),
        Motive("motive-rivals", -rivalry(s, seat)),
    )


MOTIVES: Final = Motives(weigh, (PROPOSE_DEAL, PROPOSE_PEACE, OFFER_PEACE))
