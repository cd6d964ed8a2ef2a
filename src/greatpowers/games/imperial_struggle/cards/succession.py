"""The Events of the Succession era."""

from typing import Final

from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    controls,
    count_controlled,
    displace_squadron,
    enemy,
    space_text,
    squadrons_on_map,
)
from greatpowers.games.imperial_struggle.cards.effects import (
    NO_PLACE,
    Effect,
    activate_advantage,
    damage_choice,
    damage_fort,
    displace_one,
    gain_chosen_points,
    gain_points,
    place_conflicts,
    remove_flag_of,
    shift_free,
    shift_one,
    shiftable,
    unflag_one,
)
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGE_REGION,
    ADVANTAGES,
    ALLIANCE,
    BONUS_PER_SIDE,
    BRITAIN,
    CARIBBEAN,
    COMMODITIES,
    DIPLOMATIC,
    ECONOMIC,
    EUROPE,
    FORT,
    FORTS,
    FRANCE,
    INDIA,
    LOCAL_ALLIANCE,
    MARKET,
    MARKETS,
    NORTH_AMERICA,
    OF_COMMODITY,
    POLITICAL,
    POWER_TEXT,
    WAR_THEATERS,
    Power,
    bonus_tile_name,
    country,
    in_region,
    space,
    spaces,
    theater_index,
)
from greatpowers.games.imperial_struggle.rules.debt import force_debt, reduce_debt, score
from greatpowers.games.imperial_struggle.rules.elsewhere import (
    CARD_SAYS_OTHERWISE,
    NO_SQUADRON_OF_YOURS,
    NOT_THAT_THEATER,
    NOT_THAT_TILE,
)
from greatpowers.games.imperial_struggle.rules.limits import (
    FLAG_NEXT_TO_BRITISH_MARKET,
    GERMAN_STATES_PRUSSIA_DUTCH,
    IN_EUROPE,
    IN_INDIA,
    IN_NORTH_AMERICA,
    UNFLAG_IN_EUROPE,
    UNFLAG_MARKETS,
)
from greatpowers.games.imperial_struggle.rules.scoring import score_commodity
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    bonus_in,
    own_bonus,
    place_bonus_tile,
    theater_text,
    theaters_of,
)
from greatpowers.games.imperial_struggle.state import POOL, SOUTH_SEA, State
from greatpowers.games.imperial_struggle.vocabulary import (
    CHOOSE,
    DAMAGE,
    DISPLACE,
    GIVE_UP_TILE,
    THEATER,
)
from greatpowers.kernel.ask import Choice, Menu, Play

COTTON: Final = COMMODITIES.index("cotton")
INDIAN_SPACES: Final = in_region(INDIA, MARKET, POLITICAL)
INDIAN_ALLIANCES: Final = tuple(i for i in INDIAN_SPACES if LOCAL_ALLIANCE[i])
INDIAN_FORTS: Final = in_region(INDIA, FORT)
AMERICAN_ALLIANCES: Final = tuple(
    i for i in in_region(NORTH_AMERICA, POLITICAL) if LOCAL_ALLIANCE[i]
)
AMERICAN_ADVANTAGES: Final = tuple(
    a for a in range(len(ADVANTAGES)) if ADVANTAGE_REGION[a] == NORTH_AMERICA
)
CARIBBEAN_MARKETS: Final = in_region(CARIBBEAN, MARKET)
SPANISH_SPACES: Final = country("spain")
SPAIN_AND_AUSTRIA: Final = country("spain", "austria")
REST_OF_EUROPE: Final = tuple(i for i in in_region(EUROPE, POLITICAL) if i not in SPAIN_AND_AUSTRIA)
DUTCH_SPACES: Final = country("dutch_republic")
GERMAN_STATES: Final = country("german_states")
RUSSIA: Final = space("russia")
ALBERONIS_ALLIANCES: Final = tuple(
    i for i in country("austria", "dutch_republic", "spain") if ALLIANCE[i]
)
SAVOY_AND_SARDINIA: Final = spaces("savoy", "sardinia")
IRELAND: Final = country("ireland")
IRELAND_AND_SCOTLAND: Final = country("ireland", "scotland")


def carnatic_war(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Put a Conflict marker in India for each Local Alliance one controls there.

    Bonus: damage an enemy Fort in India, or shift a Cotton Market.
    """
    alliances = count_controlled(t.state, power, INDIAN_ALLIANCES)
    yield from place_conflicts(t, power, INDIAN_SPACES, alliances)
    if bonus:
        yield from _damage_or_shift(t, power)


def _damage_or_shift(t: ImperialTable, power: Power) -> Play[None]:
    forts = damage_choice(t, enemy(power), INDIAN_FORTS)
    markets = Choice(
        CHOOSE, shiftable(t.state, power, OF_COMMODITY[COTTON]), beyond=CARD_SAYS_OTHERWISE
    )
    if not forts.any() and not markets.any():
        return
    answer = yield t.ask(power, "ask-damage-or-shift", lambda: [forts, markets], cite="5.2")
    if answer in DAMAGE:
        damage_fort(t, DAMAGE.target(answer))
    else:
        shift_free(t, power, CHOOSE.target(answer))


def acts_of_union_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """2 Diplomatic Points. Bonus: unflag a space in Europe outside Spain and Austria."""
    gain_points(t, DIPLOMATIC, 2)
    if bonus:
        yield from unflag_one(t, power, REST_OF_EUROPE)


def acts_of_union_british(t: ImperialTable, power: Power, bonus: bool) -> None:
    """1 Diplomatic Point for unflagging in Europe. Bonus: 2 Victory Points."""
    gain_points(t, DIPLOMATIC, 1, UNFLAG_IN_EUROPE)
    if bonus:
        score(t, power, 2)


def tropical_diseases(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Take an enemy flag and then one's own off Caribbean Markets. Bonus: one more enemy flag."""
    yield from unflag_one(t, power, CARIBBEAN_MARKETS)
    yield from remove_flag_of(t, power, power, CARIBBEAN_MARKETS)
    if bonus:
        yield from unflag_one(t, power, CARIBBEAN_MARKETS)


def south_sea_speculation(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Unflag an enemy Market whose loss Isolates no other. Bonus: one Squadron costs 2 less."""
    yield from unflag_one(t, power, MARKETS, sparing_chains=True)
    if bonus:
        t.state.effects |= SOUTH_SEA
        t.say("log-cheaper-squadron", cite="R50", power=POWER_TEXT[power])


def war_of_jenkins_ear_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Put a Conflict marker on a British Market in the Caribbean. Bonus: 1 Diplomatic Point."""
    british = [i for i in CARIBBEAN_MARKETS if t.state.flag[i] == BRITAIN]
    yield from place_conflicts(t, power, british)
    if bonus:
        gain_points(t, DIPLOMATIC, 1)


def war_of_jenkins_ear_british(t: ImperialTable, power: Power, bonus: bool) -> None:
    """Reduce one's Debt by 2. Bonus: France must take 1 Debt."""
    reduce_debt(t, power, 2)
    if bonus:
        force_debt(t, FRANCE, 1)


def native_american_alliances_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """2 Economic Points for North America. Bonus: unflag a Local Alliance there."""
    gain_points(t, ECONOMIC, 2, IN_NORTH_AMERICA)
    if bonus:
        yield from unflag_one(t, power, AMERICAN_ALLIANCES)


def native_american_alliances_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Shift a Local Alliance in North America. Bonus: use an Advantage there, even exhausted."""
    yield from shift_one(t, power, AMERICAN_ALLIANCES)
    if bonus:
        yield from activate_advantage(t, power, AMERICAN_ADVANTAGES)


def austro_spanish_rivalry_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Unflag a Dutch space. Bonus: 2 Diplomatic or 2 Economic Points for India."""
    yield from unflag_one(t, power, DUTCH_SPACES)
    if bonus:
        yield from gain_chosen_points(t, power, (ECONOMIC, DIPLOMATIC), 2, IN_INDIA)


def austro_spanish_rivalry_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Put a Conflict marker on a space in Spain. Bonus: send a French Bonus tile back unseen."""
    yield from place_conflicts(t, power, SPANISH_SPACES)
    if bonus:
        yield from _send_tile_back(t, power, FRANCE)


def _send_tile_back(t: ImperialTable, power: Power, owner: Power) -> Play[None]:
    """Name a theater; one of the owner's Bonus tiles there goes back by chance (R96)."""
    s = t.state
    theaters = [number for number in theaters_of(s.war) if bonus_in(s, owner, number)]
    if not theaters:
        return
    answer = yield t.ask(
        power,
        "ask-send-tile-back",
        lambda: [
            Choice(
                THEATER,
                [theater_index(s.war, number) for number in theaters],
                beyond=NOT_THAT_THEATER,
            )
        ],
        cite="R96",
    )
    theater = THEATER.target(answer) - theater_index(s.war, 0)
    _return_tile(t, owner, t.chance.pick(bonus_in(s, owner, theater)))


def _return_tile(t: ImperialTable, owner: Power, tile: int) -> None:
    s = t.state
    theater = theater_text(s.war, s.bonus_at[tile])
    s.bonus_at[tile] = POOL
    t.say("log-bonus-tile-returned", power=POWER_TEXT[owner], theater=theater)
    name = f"wartile-{bonus_tile_name(s.war, tile)}"
    t.say("log-you-returned-tile", to=(owner,), tile=name)


def tax_reform(t: ImperialTable, power: Power, bonus: bool) -> None:
    """Reduce one's Debt by 2, with the bonus by 3; what cannot fall turns into Economic Points.

    Nobody has to take those (R103), but points that are not spent are not taken.
    """
    relief = 3 if bonus else 2
    gain_points(t, ECONOMIC, relief - reduce_debt(t, power, relief))


def great_northern_war_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Shift Russia, or score 2 for it if it is French already. Bonus: 1 Diplomatic Point."""
    if controls(t.state, power, RUSSIA):
        score(t, power, 2)
    else:
        yield from shift_one(t, power, (RUSSIA,))
    if bonus:
        gain_points(t, DIPLOMATIC, 1)


def great_northern_war_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Shift a German State, then score 2 if both are British. Bonus: 1 Diplomatic Point."""
    yield from shift_one(t, power, GERMAN_STATES)
    if all(controls(t.state, power, i) for i in GERMAN_STATES):
        score(t, power, 2)
    if bonus:
        gain_points(t, DIPLOMATIC, 1)


def vatican_politics_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Shift a space in Spain or Austria. Bonus: 2 Victory Points if no British flag is there."""
    yield from shift_one(t, power, SPAIN_AND_AUSTRIA)
    if bonus and not count_controlled(t.state, BRITAIN, SPAIN_AND_AUSTRIA):
        score(t, power, 2)


def vatican_politics_british(t: ImperialTable, power: Power, bonus: bool) -> None:
    """2 Diplomatic Points for the German States, Prussia and the Dutch. Bonus: 1 for Europe."""
    gain_points(t, DIPLOMATIC, 2, GERMAN_STATES_PRUSSIA_DUTCH)
    if bonus:
        gain_points(t, DIPLOMATIC, 1, IN_EUROPE)


def calico_acts_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Unflag a Cotton Market. Bonus: send a British Squadron to the Navy Box."""
    yield from unflag_one(t, power, OF_COMMODITY[COTTON])
    if bonus:
        yield from displace_one(t, power, BRITAIN)


def calico_acts_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """2 Economic Points for unflagging Markets. Bonus: Cotton may be scored at once (R89)."""
    gain_points(t, ECONOMIC, 2, UNFLAG_MARKETS)
    if bonus and (yield from t.ask_if(power, "ask-score-cotton", cite="R89")):
        score_commodity(t, COTTON)


def military_spending_overruns(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """The opponent damages a Fort, brings a Squadron home or returns a Bonus tile. Bonus: again."""
    for _ in range(2 if bonus else 1):
        yield from _bear_a_loss(t, enemy(power))


def _bear_a_loss(t: ImperialTable, power: Power) -> Play[None]:
    """R96: the side that loses chooses among what is possible."""
    s = t.state
    menu = _losses(t, power)
    if not any(choice.any() for choice in menu):
        return
    answer = yield t.ask(power, "ask-overruns", lambda: _losses(t, power), cite="R96")
    if answer in DAMAGE:
        damage_fort(t, DAMAGE.target(answer))
    elif answer in DISPLACE:
        place = DISPLACE.target(answer)
        displace_squadron(s, place)
        t.say("log-squadron-displaced", power=POWER_TEXT[power], space=space_text(place))
    else:
        _return_tile(t, power, GIVE_UP_TILE.target(answer) - _first_tile(s))


def _losses(t: ImperialTable, power: Power) -> Menu:
    s = t.state
    tiles = [_first_tile(s) + tile for tile in own_bonus(power) if s.bonus_at[tile] < POOL]
    return [
        damage_choice(t, power, FORTS),
        Choice(DISPLACE, squadrons_on_map(s, power), beyond=NO_SQUADRON_OF_YOURS),
        Choice(GIVE_UP_TILE, tiles, beyond=NOT_THAT_TILE),
    ]


def _first_tile(s: State) -> int:
    return s.war * 2 * BONUS_PER_SIDE


def alberonis_ambition_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Shift an Alliance in Austria, Spain or among the Dutch. Bonus: 3 for Savoy and Sardinia."""
    yield from shift_one(t, power, ALBERONIS_ALLIANCES)
    if bonus and all(controls(t.state, power, i) for i in SAVOY_AND_SARDINIA):
        score(t, power, 3)


def alberonis_ambition_british(t: ImperialTable, power: Power, bonus: bool) -> None:
    """2 Economic Points to flag Markets next to British ones. Bonus: 1 more."""
    gain_points(t, ECONOMIC, 3 if bonus else 2, FLAG_NEXT_TO_BRITISH_MARKET)


def famine_in_ireland_french(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """A Bonus tile for the Jacobite Rebellion for each space of Ireland one controls (R88)."""
    theater = _jacobite_theater(t.state)
    if theater != NO_PLACE:
        for _ in range(count_controlled(t.state, power, IRELAND)):
            yield from place_bonus_tile(t, power, theater=theater)


def _jacobite_theater(s: State) -> int:
    for number in theaters_of(s.war):
        if WAR_THEATERS[s.war][number].id.endswith("jacobite_rebellion"):
            return number
    return NO_PLACE


def famine_in_ireland_british(t: ImperialTable, power: Power, bonus: bool) -> Play[None]:
    """Unflag a French space in Ireland or Scotland."""
    yield from unflag_one(t, power, IRELAND_AND_SCOTLAND)


def interest_payments(t: ImperialTable, power: Power, bonus: bool) -> None:
    """The opponent's Debt Limit falls by 1; at the limit, so does its Debt, for 1 Victory Point.

    Bonus: reduce one's own Debt by 2.
    """
    s = t.state
    other = enemy(power)
    was_at_limit = s.debt[other] >= s.limit[other]
    s.limit[other] -= 1
    t.say("log-limit-falls", cite="R56", power=POWER_TEXT[other], n=1, total=s.limit[other])
    if was_at_limit:
        reduce_debt(t, other, 1)
        score(t, power, 1)
    if bonus:
        reduce_debt(t, power, 2)


EFFECTS: Final[dict[str, tuple[Effect, Effect]]] = {
    "carnatic_war": (carnatic_war, carnatic_war),
    "acts_of_union": (acts_of_union_french, acts_of_union_british),
    "tropical_diseases": (tropical_diseases, tropical_diseases),
    "south_sea_speculation": (south_sea_speculation, south_sea_speculation),
    "war_of_jenkins_ear": (war_of_jenkins_ear_french, war_of_jenkins_ear_british),
    "native_american_alliances": (
        native_american_alliances_french,
        native_american_alliances_british,
    ),
    "austro_spanish_rivalry": (austro_spanish_rivalry_french, austro_spanish_rivalry_british),
    "tax_reform": (tax_reform, tax_reform),
    "great_northern_war": (great_northern_war_french, great_northern_war_british),
    "vatican_politics": (vatican_politics_french, vatican_politics_british),
    "calico_acts": (calico_acts_french, calico_acts_british),
    "military_spending_overruns": (military_spending_overruns, military_spending_overruns),
    "alberonis_ambition": (alberonis_ambition_french, alberonis_ambition_british),
    "famine_in_ireland": (famine_in_ireland_french, famine_in_ireland_british),
    "interest_payments": (interest_payments, interest_payments),
}
