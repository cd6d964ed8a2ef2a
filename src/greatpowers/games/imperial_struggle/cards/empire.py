"""The Events of the Empire era."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    count_controlled,
    enemy,
    is_protected,
    may_have_conflict,
)
from greatpowers.games.imperial_struggle.cards.effects import (
    Effect,
    gain_points,
    give_up_squadron,
    place_conflicts,
    shift_one,
    take_control,
    turn_advantages,
    unflag_one,
)
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_REGION,
    ADVANTAGES,
    BRITAIN,
    CARIBBEAN,
    COMMODITIES,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FRANCE,
    INDIA,
    MARKET,
    MARKETS,
    MILITARY,
    NAVAL,
    OF_COMMODITY,
    POLITICAL,
    POWER_TEXT,
    WAR_THEATERS,
    Commodity,
    Power,
    country,
    in_region,
    spaces,
    theater_index,
)
from greatpowers.games.imperial_struggle.rules.debt import (
    force_debt,
    gain_treaty,
    reduce_debt,
    score,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    IN_CARIBBEAN,
    IN_EUROPE,
    IN_INDIA,
    IN_NORTH_AMERICA,
    SPAIN_AND_AUSTRIA,
)
from greatpowers.games.imperial_struggle.rules.military import build_squadron
from greatpowers.games.imperial_struggle.rules.war_tiles import theater_text, theaters_of
from greatpowers.games.imperial_struggle.state import PACTE_DE_FAMILLE, State
from greatpowers.games.imperial_struggle.vocabulary import (
    COMMODITY,
    PASS,
    PAY_DEBT,
    PAY_TREATY,
    THEATER,
)
from greatpowers.kernel.ask import Choice, Play

CARIBBEAN_MARKETS: Final = in_region(CARIBBEAN, MARKET)
EUROPEAN_ADVANTAGES: Final = tuple(
    a for a in range(len(ADVANTAGES)) if ADVANTAGE_REGION[a] == EUROPE
)
EUROPEAN_POLITICS: Final = in_region(EUROPE, POLITICAL)
EUROPEAN_WATERS: Final = in_region(EUROPE, NAVAL)
INDIAN_CONFLICTS: Final = in_region(INDIA, MARKET, POLITICAL)
INDIAN_ALLIANCES: Final = in_region(INDIA, POLITICAL)
FISH_MARKETS: Final = OF_COMMODITY[COMMODITIES.index("fish")]
FURS_AND_COTTON: Final = (COMMODITIES.index("furs"), COMMODITIES.index("cotton"))
IN_SPAIN: Final = country("spain")
SARDINIA_AND_SAVOY: Final = spaces("sardinia", "savoy")
RUSSIA: Final = spaces("russia")
RUSSIA_AND_SWEDEN: Final = spaces("russia", "sweden")
MOST_PANIC_VP: Final = 4


def caribbean_slave_unrest(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A Conflict marker on a Market in the Caribbean; bonus: a second one."""
    yield from place_conflicts(t, power, CARIBBEAN_MARKETS, 2 if bonus else 1)


def pacte_de_famille_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Refresh up to two Advantages in Europe; bonus: 2 DP for Spain and Austria."""
    yield from turn_advantages(t, power, EUROPEAN_ADVANTAGES, 2, exhausted=False)
    if bonus:
        gain_points(t, DIPLOMATIC, 2, SPAIN_AND_AUSTRIA)


def pacte_de_famille_british(t: ImperialTable, power: Power, bonus: bool) -> None:
    """French spaces in Spain and Austria cost 1 DP less to unflag this round; bonus: 1 DP."""
    t.state.effects |= PACTE_DE_FAMILLE
    if bonus:
        gain_points(t, DIPLOMATIC, 1)


def byngs_trial_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """France sets a British Squadron aside until the next Peace Turn."""
    yield from _set_aside_british_squadron(t, power)


def _set_aside_british_squadron(t: ImperialTable, chooser: int) -> Play[bool]:
    """Take a Squadron that comes to the Navy Box in the next Reset Phase, if there is one (R87)."""
    origin = yield from give_up_squadron(t, chooser, BRITAIN, "ask-set-squadron-aside")
    if origin:
        t.state.away[BRITAIN] += 1
        t.say("log-squadron-set-aside", cite="R87", power=POWER_TEXT[BRITAIN], origin=origin)
    return bool(origin)


def byngs_trial_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Put the Byng marker into a theater of the next war where Squadrons add strength (R87)."""
    s = t.state
    where = byng_theaters(s)
    if not where:
        return
    first = theater_index(s.war, 0)
    answer = yield t.ask(
        power, "ask-place-byng", lambda: [Choice(THEATER, [first + n for n in where])], cite="R87"
    )
    s.byng = THEATER.target(answer) - first
    t.say("log-byng-placed", cite="R87", theater=theater_text(s.war, s.byng))


def byng_theaters(s: State) -> list[int]:
    """Return the theaters of the next war that list Squadrons; none on turn 6."""
    return [number for number in theaters_of(s.war) if WAR_THEATERS[s.war][number].navals]


def le_beau_monde_french(t: ImperialTable, power: Power, bonus: bool) -> None:
    """1 DP for Europe; bonus: 2 more."""
    gain_points(t, DIPLOMATIC, 3 if bonus else 1, IN_EUROPE)


def le_beau_monde_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Furs or Cotton may come into demand as well this turn (R89); bonus: 1 EP."""
    s = t.state
    idle = [good for good in FURS_AND_COTTON if good not in s.demand]
    if idle:
        answer = yield t.ask(
            power,
            "ask-add-demand",
            lambda: [Choice(COMMODITY, idle), Choice(PASS)],
            cite="R89",
            default=PASS(),
        )
        if answer != PASS():
            _bring_into_demand(t, COMMODITY.target(answer))
    if bonus:
        gain_points(t, ECONOMIC, 1)


def _bring_into_demand(t: ImperialTable, good: Commodity) -> None:
    t.state.demand = sorted([*t.state.demand, good])
    t.say("log-demand", commodity=f"commodity-{COMMODITIES[good]}")


def hyder_ali(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Take a Local Alliance in India or trouble two unprotected spaces; bonus: 2 EP for India."""
    s = t.state
    exposed = [i for i in INDIAN_CONFLICTS if may_have_conflict(s, i) and not is_protected(s, i)]
    takes = any(s.flag[i] != power for i in INDIAN_ALLIANCES)
    if takes and exposed:
        takes = yield from t.ask_if(power, "ask-hyder-ali-control", cite="5.2")
    if takes:
        yield from take_control(t, power, INDIAN_ALLIANCES)
    else:
        yield from place_conflicts(t, power, exposed, 2)
    if bonus:
        gain_points(t, ECONOMIC, 2, IN_INDIA)


def co_hong_system(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A commodity drawn from the idle ones replaces one in demand (R89); bonus: 2 EP for India."""
    s = t.state
    drawn = t.chance.pick([good for good in range(len(COMMODITIES)) if good not in s.demand])
    answer = yield t.ask(
        power,
        "ask-replace-demand",
        lambda: [Choice(COMMODITY, s.demand)],
        cite="R89",
        commodity=f"commodity-{COMMODITIES[drawn]}",
    )
    gone = COMMODITY.target(answer)
    s.demand = [good for good in s.demand if good != gone]
    t.say("log-demand-ends", commodity=f"commodity-{COMMODITIES[gone]}")
    _bring_into_demand(t, drawn)
    if bonus:
        gain_points(t, ECONOMIC, 2, IN_INDIA)


def corsican_crisis_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Unflag a Political space in Europe; bonus: 1 VP if Britain has no flag in Spain (R104)."""
    yield from unflag_one(t, power, EUROPEAN_POLITICS)
    if bonus and not count_controlled(t.state, BRITAIN, IN_SPAIN):
        score(t, power, 1)


def corsican_crisis_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Shift Sardinia or Savoy; bonus: 1 VP if France has no Squadron in Europe."""
    yield from shift_one(t, power, SARDINIA_AND_SAVOY)
    if bonus and not count_controlled(t.state, FRANCE, EUROPEAN_WATERS):
        score(t, power, 1)


def european_panic(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """1 VP per Debt that the opponent has more, at most 4; bonus: unflag politics in Europe."""
    debt = t.state.debt
    score(t, power, min(MOST_PANIC_VP, max(0, debt[enemy(power)] - debt[power])))
    if bonus:
        yield from unflag_one(t, power, EUROPEAN_POLITICS)


def west_african_gold_mining(t: ImperialTable, power: Power, bonus: bool) -> None:
    """1 EP; bonus: 2 EP for the Caribbean."""
    gain_points(t, ECONOMIC, 1)
    if bonus:
        gain_points(t, ECONOMIC, 2, IN_CARIBBEAN)


def war_of_the_quadruple_alliance_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Shift a space in Spain; bonus: 1 DP."""
    yield from shift_one(t, power, IN_SPAIN)
    if bonus:
        gain_points(t, DIPLOMATIC, 1)


def war_of_the_quadruple_alliance_british(
    t: ImperialTable, power: Power, bonus: bool
) -> Play[None]:
    """Set a Squadron aside for 2 VP (R87); bonus: build one, then 1 Debt or a Treaty Point less."""
    given = yield from _set_aside_british_squadron(t, power)
    if given:
        score(t, power, 2)
    if bonus and t.state.unbuilt[power]:
        build_squadron(t, power)
        yield from _debt_or_treaty(t, power)


def _debt_or_treaty(t: ImperialTable, power: Power) -> Play[None]:
    """Take 1 Debt or, if there is one, lose a Treaty Point."""
    s = t.state
    answer = PAY_DEBT()
    if s.treaty[power]:
        answer = yield t.ask(
            power, "ask-take-debt-or-lose-treaty", lambda: [Choice(PAY_DEBT), Choice(PAY_TREATY)]
        )
    if answer == PAY_DEBT():
        force_debt(t, power, 1)
    else:
        s.treaty[power] -= 1
        t.say("log-treaty-lost", power=POWER_TEXT[power], n=1)


def salon_d_hercule_french(t: ImperialTable, power: Power, bonus: bool) -> None:
    """2 DP for Europe; bonus: 2 more."""
    gain_points(t, DIPLOMATIC, 4 if bonus else 2, IN_EUROPE)


def salon_d_hercule_british(t: ImperialTable, power: Power, bonus: bool) -> None:
    """France takes 1 Debt; bonus: 2 more."""
    force_debt(t, FRANCE, 3 if bonus else 1)


def bengal_famine(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Up to two Conflict markers in India."""
    yield from place_conflicts(t, power, INDIAN_CONFLICTS, 2, optional=True)


def father_le_loutre_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A Conflict marker on a British Market anywhere; bonus: 2 EP for North America."""
    british = [i for i in MARKETS if t.state.flag[i] == BRITAIN]
    yield from place_conflicts(t, power, british)
    if bonus:
        gain_points(t, ECONOMIC, 2, IN_NORTH_AMERICA)


def father_le_loutre_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A Conflict marker on a Fish Market; bonus: 2 MP for North America."""
    yield from place_conflicts(t, power, FISH_MARKETS)
    if bonus:
        gain_points(t, MILITARY, 2, IN_NORTH_AMERICA)


def war_of_the_polish_succession_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """2 VP; bonus: shift Russia or Sweden."""
    score(t, power, 2)
    if bonus:
        yield from shift_one(t, power, RUSSIA_AND_SWEDEN)


def war_of_the_polish_succession_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """2 Treaty Points; bonus: shift Russia."""
    gain_treaty(t, power, 2)
    if bonus:
        yield from shift_one(t, power, RUSSIA)


def jonathans_coffee_house(t: ImperialTable, power: Power, bonus: bool) -> None:
    """2 EP; bonus: 1 EP more and 1 Debt less."""
    gain_points(t, ECONOMIC, 3 if bonus else 2)
    if bonus:
        reduce_debt(t, power, 1)


EFFECTS: Final[dict[str, tuple[Effect, Effect]]] = {
    "caribbean_slave_unrest": (caribbean_slave_unrest, caribbean_slave_unrest),
    "pacte_de_famille": (pacte_de_famille_french, pacte_de_famille_british),
    "byngs_trial": (byngs_trial_french, byngs_trial_british),
    "le_beau_monde": (le_beau_monde_french, le_beau_monde_british),
    "hyder_ali": (hyder_ali, hyder_ali),
    "co_hong_system": (co_hong_system, co_hong_system),
    "corsican_crisis": (corsican_crisis_french, corsican_crisis_british),
    "european_panic": (european_panic, european_panic),
    "west_african_gold_mining": (west_african_gold_mining, west_african_gold_mining),
    "war_of_the_quadruple_alliance": (
        war_of_the_quadruple_alliance_french,
        war_of_the_quadruple_alliance_british,
    ),
    "salon_d_hercule": (salon_d_hercule_french, salon_d_hercule_british),
    "bengal_famine": (bengal_famine, bengal_famine),
    "father_le_loutre": (father_le_loutre_french, father_le_loutre_british),
    "war_of_the_polish_succession": (
        war_of_the_polish_succession_french,
        war_of_the_polish_succession_british,
    ),
    "jonathans_coffee_house": (jonathans_coffee_house, jonathans_coffee_house),
}
