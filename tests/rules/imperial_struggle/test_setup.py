"""The set-up, as the twelve steps of the Polish book give it (R1)."""

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import (
    ImperialTable,
    count_controlled,
    isolated_markets,
)
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGES,
    BRITAIN,
    CARIBBEAN,
    EUROPE,
    EVENT_ERA,
    FRANCE,
    IN_REGION,
    INDIA,
    NOBODY,
    NORTH_AMERICA,
    PRESTIGE_SPACES,
    SPACES,
    SPAIN,
    SUCCESSION,
    THEATERS,
    WAR_THEATERS,
    WSS,
)
from greatpowers.games.imperial_struggle.rules.setup import start_position
from greatpowers.games.imperial_struggle.rules.war_tiles import (
    basic_in,
    bonus_in,
    bonus_placed,
    own_basic,
)
from greatpowers.games.imperial_struggle.state import (
    ASIDE,
    AVAILABLE,
    DRAW_PILE,
    HAND,
    LATER_ERA,
    POOL,
    STACK,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import do
from tests.rules.imperial_struggle.turns import line, said

FRENCH = {
    "spain_alliance_upper",
    "austria_prestige_lower",
    "ireland_alliance",
    "bavaria",
    "quebec_montreal",
    "acadia",
    "cataraqui",
    "algonquin",
    "louisiana",
    "st_domingue",
    "guadeloupe",
    "port_de_paix",
    "martinique",
    "chandernagore",
    "pondicherry",
    "karaikal",
    "plassey",
}
BRITISH = {
    "austria_alliance_2",
    "dutch_prestige",
    "german_states_3",
    "massachusetts_bay",
    "northern_colonies",
    "hudson_valley",
    "chesapeake",
    "carolinas",
    "georgia",
    "jamaica",
    "barbados",
    "st_lucia",
    "madras",
    "kanchipuram",
    "calcutta",
    "midnapore",
}


def start(**options: str) -> State:
    return start_position(GAME.settle(options))


def opened(seed: int = 1, **options: str) -> ImperialTable:
    return Table.open(GAME, options, seed)


def flagged(s: State, power: int) -> set[str]:
    return {SPACES[i] for i, owner in enumerate(s.flag) if owner == power}


@rule("2.0")
def test_setup_5_flags_of_both_powers_and_no_others() -> None:
    s = start()
    assert flagged(s, FRANCE) == FRENCH
    assert flagged(s, BRITAIN) == BRITISH
    assert s.flag.count(NOBODY) == len(SPACES) - len(FRENCH) - len(BRITISH)


@rule("2.0")
def test_setup_5_the_regions_are_balanced() -> None:
    s = start()
    counts = [
        (count_controlled(s, FRANCE, IN_REGION[r]), count_controlled(s, BRITAIN, IN_REGION[r]))
        for r in (EUROPE, NORTH_AMERICA, CARIBBEAN, INDIA)
    ]
    assert counts == [(4, 3), (4, 4), (5, 5), (4, 4)]
    assert count_controlled(s, FRANCE, PRESTIGE_SPACES) == 1
    assert count_controlled(s, BRITAIN, PRESTIGE_SPACES) == 1


@rule("2.0")
def test_setup_5_no_market_begins_isolated() -> None:
    assert isolated_markets(start()) == set()


@rule("2.0", "3.6")
def test_setup_5_squadrons_wait_in_the_navy_box_or_are_unbuilt() -> None:
    s = start()
    assert s.navy_box == [1, 2]
    assert s.unbuilt == [7, 6]
    assert (s.away, s.lost_squadrons) == ([0, 0], [0, 0])


@rule("2.0")
def test_setup_10_the_board_has_no_markers() -> None:
    s = start()
    assert not any(s.conflict)
    assert not any(s.damaged)
    assert not any(s.huguenots)
    assert (s.jacobite_victories, s.jacobite_defeat, s.usa_flags) == (0, False, 0)


@rule("2.0", "3.10")
def test_setup_7_tracks() -> None:
    s = start()
    assert (s.turn, s.era, s.war) == (1, SUCCESSION, WSS)
    assert s.vp == 15
    assert s.debt == [0, 0]
    assert s.limit == [6, 6]
    assert s.treaty == [0, 0]


@rule("2.0", "8.1")
def test_setup_11_two_advantages_are_held_and_ready() -> None:
    s = start()
    held = {ADVANTAGES[a]: owner for a, owner in enumerate(s.holder) if owner != NOBODY}
    assert held == {"algonquin_raids": FRANCE, "wheat": BRITAIN}
    assert not any(s.exhausted)
    assert not any(s.gained)


@rule("2.0", "3.4.1")
def test_setup_2_only_succession_events_are_in_the_pile() -> None:
    s = start()
    for card, era in enumerate(EVENT_ERA):
        assert s.event_at[card] == (DRAW_PILE if era == SUCCESSION else LATER_ERA)


@rule("2.0")
def test_setup_3_tiles_and_cards_are_not_dealt_yet() -> None:
    s = start()
    assert set(s.tile_at) == {STACK}
    assert len(s.tile_at) == 24
    assert set(s.ministry_at) == {ASIDE}


@rule("2.0", "3.7")
def test_setup_6_one_basic_tile_a_side_in_each_theater() -> None:
    s = opened().state
    for theater in range(4):
        for power in (FRANCE, BRITAIN):
            assert len(basic_in(s, power, theater)) == 1
    for power in (FRANCE, BRITAIN):
        assert sum(1 for tile in own_basic(power) if s.basic_at[tile] == POOL) == 12


@rule("2.0", "3.7")
def test_setup_6_basic_tiles_are_laid_at_random() -> None:
    laid = {tuple(basic_in(opened(seed).state, FRANCE, 0)) for seed in range(12)}
    assert len(laid) > 4


@rule("2.0", "3.7")
def test_setup_france_adds_a_bonus_tile_in_central_europe() -> None:
    s = opened().state
    assert WAR_THEATERS[WSS][0].id == "wss_central_europe"
    assert len(bonus_in(s, FRANCE, 0)) == bonus_placed(s, FRANCE) == 1
    assert bonus_placed(s, BRITAIN) == 0


@rule("3.7")
def test_setup_only_france_is_told_which_bonus_tile_it_drew() -> None:
    table = opened()
    assert line(table, "log-you-drew-tile").audience == ("FR",)
    assert said(table, "log-bonus-tile-placed") == [
        {"power": "power-fr", "theater": f"theater-{THEATERS[0]}"}
    ]


@rule("2.0", "4.1.8")
def test_setup_12_france_has_the_initiative() -> None:
    assert start().initiative == FRANCE


@rule("2.0", "4.1.6")
def test_setup_the_first_turn_lays_out_nine_tiles_and_deals_three_cards() -> None:
    s = opened().state
    assert s.tile_at.count(AVAILABLE) == 9
    assert s.event_at.count(HAND + FRANCE) == 3
    assert s.event_at.count(HAND + BRITAIN) == 3


@rule("12.1")
def test_setup_spanish_flags_only_by_option() -> None:
    assert flagged(start(), SPAIN) == set()
    s = start(spanish_empire="yes")
    assert flagged(s, SPAIN) == {"havana", "santiago", "puerto_principe"}
    assert flagged(s, FRANCE) == FRENCH
    assert flagged(s, BRITAIN) == BRITISH


@rule("2.0")
def test_setup_options_are_kept_in_the_state() -> None:
    s = start()
    assert not any(
        (s.polish_edition, s.upgrade_swap, s.military_planning, s.tougher_forts, s.bidding)
    )
    s = start(edition="polish", tougher_forts="yes")
    assert s.polish_edition
    assert s.tougher_forts
    assert start(military_upgrade_swap="yes").upgrade_swap
    assert start(military_planning="yes").military_planning
    assert start(bidding="yes").bidding


@rule("2.0")
def test_setup_ministries_are_chosen_by_both_at_once() -> None:
    table = opened()
    assert [(ask.seat, ask.prompt) for ask in table.asks()] == [
        (FRANCE, "ask-appoint"),
        (BRITAIN, "ask-appoint"),
    ]
    do(table, "appoint john_law", "appoint jacobite_uprisings")
    assert [ask.seat for ask in table.asks()] == [BRITAIN]
