"""13.3, 16.5.9: dynamic realms, their tokens and their expansion."""

from greatpowers.games.price_of_power.components.cards import TRADE_CONTINENTS
from greatpowers.games.price_of_power.components.tables import DNPR_COLOURS
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    CAPITAL,
    CONTINENT,
    FOLDER,
    NOBODY,
    PROVINCES,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.dynamic import (
    EXPAND,
    IS_ALLYS,
    IS_CAPITAL,
    IS_OCCUPIED,
    IS_PLAYERS_CORE,
    ITS_OWN,
    NO_OCEAN,
    NOT_NEXT_TO_IT,
    appear,
    can_take,
    in_play,
    judge_expansion,
    put_token,
)
from greatpowers.games.price_of_power.rules.ownership import capital_of, flag_of, lands_of
from greatpowers.games.price_of_power.state import REBELS, VASSAL, PriceTable, State, put
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.components import read_data
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    logged,
    options,
    play,
    position,
    settle,
    table,
    vassalize,
)

TOKENS = read_data(FOLDER, "tables")["dnpr_colours"]
GREEN, PINK = DNPR_COLOURS.index("green"), DNPR_COLOURS.index("pink")
PORTUGAL, MOROCCO, GRANADA = realm("portugal"), realm("morocco"), realm("granada")


def scene() -> tuple[PriceTable, State]:
    """Castile and France play; Portugal is a dynamic realm."""
    state = position("castile", "france")
    settle(state, 0, "galicia", "salamanca", "badajoz", "sevilla", "cordoba")
    settle(state, 1, "paris")
    t = table(state)
    appear(t, PORTUGAL, GREEN, province("lisboa"))
    return t, state


def names(places: list[int]) -> list[str]:
    return [PROVINCES[place] for place in places]


# -- tokens ----------------------------------------------------------------------------------------


@rule("13.3")
def test_a_dynamic_realm_appears_on_the_provinces_of_its_flag() -> None:
    _, state = scene()
    marked = [place for place in range(len(PROVINCES)) if state.dynamic[place] == PORTUGAL]
    assert names(marked) == names(sorted(lands_of(state, PORTUGAL)))
    assert capital_of(state, PORTUGAL) == province("lisboa")
    assert in_play(state, GREEN) == [PORTUGAL]
    assert in_play(state, PINK) == []


@rule("13.3", "12.6", "R27")
def test_a_token_on_the_province_of_a_distant_realm_opens_the_trade_of_its_continent() -> None:
    t, state = scene()
    kongo = CAPITAL[realm("kongo")]
    africa = CONTINENT[AREA_OF[kongo]]
    state.trade_unused = [card for card, where in enumerate(TRADE_CONTINENTS) if africa in where]
    assert state.trade_unused
    put_token(t, PORTUGAL, kongo)
    assert not state.trade_unused
    assert logged(t, "log-distant-trade")


@rule("13.3")
def test_a_players_realm_does_not_become_dynamic() -> None:
    state = position("portugal", "france")
    appear(table(state), PORTUGAL, GREEN, province("lisboa"))
    assert in_play(state, GREEN) == []


@rule("13.3", "16.3.9")
def test_a_token_takes_a_province_from_its_realm() -> None:
    t, state = scene()
    assert put_token(t, PORTUGAL, province("gibraltar"))
    assert flag_of(state, province("gibraltar")) == PORTUGAL
    assert lands_of(state, GRANADA) == [province("granada")]


@rule("13.3", "16.3.9")
def test_a_token_lies_under_a_disc_and_never_on_a_players_core() -> None:
    t, state = scene()
    settle(state, 0, "gibraltar")
    assert put_token(t, PORTUGAL, province("gibraltar"))
    assert state.holder[province("gibraltar")] == 0
    assert flag_of(state, province("gibraltar")) == PORTUGAL
    assert not put_token(t, PORTUGAL, province("sevilla"))
    assert state.dynamic[province("sevilla")] == NOBODY


@rule("13.0", "13.3")
def test_a_realm_that_loses_its_capital_has_another() -> None:
    t, state = scene()
    put_token(t, PORTUGAL, province("fez"))
    assert capital_of(state, MOROCCO) != province("fez")
    assert capital_of(state, MOROCCO) in lands_of(state, MOROCCO)


@rule("13.3")
def test_a_realm_that_is_gone_has_no_allies() -> None:
    t, state = scene()
    state.allied = put(state.allied, GRANADA, 2)
    state.married = put(state.married, GRANADA, 2)
    put_token(t, PORTUGAL, province("gibraltar"))
    assert state.allied[GRANADA] == 2
    put_token(t, PORTUGAL, province("granada"))
    assert state.allied[GRANADA] == state.married[GRANADA] == 0


@rule("13.3", "R83")
def test_there_are_always_tokens_enough() -> None:
    t, state = scene()
    for place in lands_of(state, MOROCCO) + lands_of(state, realm("milan")):
        assert put_token(t, PORTUGAL, place)
    for place in lands_of(state, realm("aragon")) + lands_of(state, realm("burgundy")):
        assert put_token(t, PORTUGAL, place)
    assert state.dynamic.count(PORTUGAL) > TOKENS["green"]


# -- where a realm can grow ------------------------------------------------------------------------


@rule("16.5.9")
def test_it_takes_what_lies_next_to_it() -> None:
    _, state = scene()
    assert judge_expansion(state, PORTUGAL, province("granada")) is not NOT_NEXT_TO_IT
    assert judge_expansion(state, PORTUGAL, province("tangiers")) is ALLOWED
    assert judge_expansion(state, PORTUGAL, province("gibraltar")) is ALLOWED
    assert judge_expansion(state, PORTUGAL, province("milano")) is NOT_NEXT_TO_IT
    assert judge_expansion(state, PORTUGAL, province("lisboa")) is ITS_OWN


@rule("16.5.9", "2.4.1")
def test_over_the_sea_it_reaches_ports_only() -> None:
    state = position("castile", "france")
    appear(table(state), realm("naples"), PINK, province("napoli"))
    assert judge_expansion(state, realm("naples"), province("mesina")) is ALLOWED
    assert judge_expansion(state, realm("naples"), province("tunis")) is not ALLOWED


@rule("16.5.9")
def test_no_capital_but_the_last_province_of_a_realm() -> None:
    t, state = scene()
    capital = capital_of(state, GRANADA)
    other = next(place for place in lands_of(state, GRANADA) if place != capital)
    assert judge_expansion(state, PORTUGAL, capital) is IS_CAPITAL
    put_token(t, PORTUGAL, other)
    assert judge_expansion(state, PORTUGAL, capital) is ALLOWED


@rule("16.5.9", "13.3")
def test_nothing_occupied_of_an_ally_or_core_of_a_player() -> None:
    _, state = scene()
    assert judge_expansion(state, PORTUGAL, province("badajoz")) is IS_PLAYERS_CORE
    settle(state, 0, "gibraltar")
    assert judge_expansion(state, PORTUGAL, province("gibraltar")) is ALLOWED
    state.allied = put(state.allied, PORTUGAL, 1)
    assert judge_expansion(state, PORTUGAL, province("gibraltar")) is IS_ALLYS
    state.occupier = put(state.occupier, province("gibraltar"), REBELS)
    assert judge_expansion(state, PORTUGAL, province("gibraltar")) is IS_OCCUPIED


@rule("16.5.9", "R85")
def test_from_the_second_age_a_realm_on_the_atlantic_may_go_overseas() -> None:
    _, state = scene()
    pernambuco = province("pernambuco")
    assert judge_expansion(state, PORTUGAL, pernambuco) is NO_OCEAN
    assert pernambuco not in can_take(state, PORTUGAL)
    state.age = 2
    assert judge_expansion(state, PORTUGAL, pernambuco) is ALLOWED
    assert pernambuco in can_take(state, PORTUGAL)
    state.colour = put(state.colour, MOROCCO, PINK)
    naples = realm("naples")
    state.colour = put(state.colour, naples, PINK)
    assert judge_expansion(state, naples, pernambuco) is NO_OCEAN


# -- expansion -------------------------------------------------------------------------------------


@rule("16.5.9", "R31")
def test_you_choose_the_province() -> None:
    _, state = scene()
    t = begin(state, EXPAND, GREEN, 1)
    assert asked(t) == (1, "ask-dnpr-province")
    assert "gibraltar" in options(t, "name_province")
    play(t, "name_province tangiers")
    assert flag_of(state, province("tangiers")) == PORTUGAL


@rule("16.5.9")
def test_a_players_disc_stays_with_unrest() -> None:
    _, state = scene()
    settle(state, 0, "gibraltar")
    t = begin(state, EXPAND, GREEN, 1)
    play(t, "name_province gibraltar")
    assert state.holder[province("gibraltar")] == 0
    assert state.unrest[province("gibraltar")]


@rule("16.5.9", "R50")
def test_of_two_realms_of_a_colour_you_choose_one() -> None:
    _, state = scene()
    appear(table(state), realm("naples"), GREEN, province("napoli"))
    t = begin(state, EXPAND, GREEN, 1)
    assert asked(t) == (1, "ask-dnpr")
    assert options(t, "name_realm") == ["naples", "portugal"]


@rule("16.5.9")
def test_an_active_ally_does_not_grow() -> None:
    _, state = scene()
    state.allied = put(state.allied, PORTUGAL, 1)
    state.active = put(state.active, PORTUGAL, 1)
    t = begin(state, EXPAND, GREEN, 1)
    assert asked(t)[1] == "ask-idle"


@rule("16.5.9", "R31", "R50")
def test_by_itself_it_takes_from_a_realm_in_its_own_areas_first() -> None:
    _, state = scene()
    begin(state, EXPAND, GREEN, NOBODY)
    taken = [
        place
        for place in range(len(PROVINCES))
        if state.dynamic[place] == PORTUGAL and place not in _at_first()
    ]
    assert names(taken) == ["gharb"]


def _at_first() -> list[int]:
    _, state = scene()
    return lands_of(state, PORTUGAL)


@rule("16.5.9")
def test_by_itself_it_takes_nothing_of_players() -> None:
    _, state = scene()
    for name in ("fez", "gharb", "marrakech", "tangiers"):
        vassalize(state, 1, name)
    begin(state, EXPAND, GREEN, NOBODY)
    assert all(state.dynamic[place] == NOBODY for place in state.lands[1])
    assert VASSAL in [state.disc[place] for place in state.lands[1]]


@rule("16.5.9")
def test_who_was_allied_to_the_loser_may_place_a_cb_token() -> None:
    _, state = scene()
    state.allied = put(state.allied, MOROCCO, 2)
    t = begin(state, EXPAND, GREEN, 0)
    play(t, "name_province tangiers")
    assert asked(t) == (1, "ask-cb-on-dnpr")
    play(t, "yes")
    assert state.cb[PORTUGAL] == 2
