"""4.1.12: scoring Awards, Prestige and demand, with the Ministries that take part."""

import pytest

from greatpowers.games.imperial_struggle.components import (
    ADVANTAGES,
    BRITAIN,
    CARIBBEAN,
    COMMODITIES,
    DEMAND_DEBT,
    DEMAND_TREATY,
    DEMAND_VP,
    ERAS,
    EUROPE,
    FRANCE,
    INDIA,
    NOBODY,
    NORTH_AMERICA,
    SPAIN,
    USA,
    USA_OPEN,
    space,
)
from greatpowers.games.imperial_struggle.rules.scoring import (
    award_prize,
    company_points,
    demand_prize,
    prestige_prize,
    score_commodity,
    score_prestige,
    score_region,
    scoring_phase,
    tally,
    voltaire_points,
)
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperial_struggle.scenes import cabinet, conflict
from tests.rules.imperial_struggle.turns import (
    awards,
    bare_position,
    demand,
    lines,
    put,
    said,
    table_with,
)

FURS, SPICE, FISH, TOBACCO, SUGAR, COTTON = range(6)


def lead_in(state: State, region: int) -> int:
    return award_prize(state, region).lead


# -- what counts -----------------------------------------------------------------------------


@rule("4.1.12", "3.9")
@pytest.mark.parametrize(
    "name",
    [
        "algonquin",  # a Political space
        "york_factory",  # a Market
        "acadia",  # a Territory
        "cabot_strait",  # a Naval space
        "louisbourg",  # a Fort
        "chesapeake",  # a Market without commodity
    ],
)
def test_4_1_12_spaces_of_every_type_count_for_the_region(name: str) -> None:
    state = bare_position()
    put(state, FRANCE, [name])
    assert lead_in(state, NORTH_AMERICA) == 1
    put(state, BRITAIN, [name])
    assert lead_in(state, NORTH_AMERICA) == -1


@rule("4.1.12")
def test_4_1_12_only_spaces_of_the_region_count() -> None:
    state = bare_position()
    put(state, BRITAIN, ["carolinas", "georgia", "louisiana", "san_agustin"])
    assert lead_in(state, CARIBBEAN) == -4
    assert [lead_in(state, r) for r in (EUROPE, NORTH_AMERICA, INDIA)] == [0, 0, 0]


@rule("4.1.12", "3.2.5")
def test_4_1_12_a_damaged_fort_counts() -> None:
    state = bare_position()
    put(state, BRITAIN, ["halifax"])
    state.damaged[space("halifax")] = True
    assert lead_in(state, NORTH_AMERICA) == -1


@rule("4.1.12", "3.8")
def test_4_1_12_a_space_in_conflict_counts_for_nobody() -> None:
    state = bare_position()
    put(state, FRANCE, ["york_factory", "algonquin", "austria_prestige_lower"])
    conflict(state, "york_factory", "algonquin", "austria_prestige_lower")
    assert lead_in(state, NORTH_AMERICA) == 0
    assert prestige_prize(state).lead == 0
    assert demand_prize(state, FURS).lead == 0


@rule("4.1.12", "5.4.1")
def test_4_1_12_an_isolated_market_counts() -> None:
    state = bare_position()
    put(state, FRANCE, ["york_factory"])
    state.isolated[space("york_factory")] = True
    assert demand_prize(state, FURS).winner == FRANCE


@rule("4.1.12", "10.0", "12.1")
def test_4_1_12_flags_of_spain_and_the_usa_count_for_nobody() -> None:
    state = bare_position(6)
    put(state, SPAIN, ["havana", "santiago"])
    put(state, USA, ["northern_colonies", "carolinas"])
    assert lead_in(state, CARIBBEAN) == lead_in(state, NORTH_AMERICA) == 0
    assert demand_prize(state, SUGAR).lead == 0


@rule("4.1.12", "3.2.1")
def test_4_1_12_spaces_not_open_yet_do_not_count() -> None:
    state = bare_position(1)
    put(state, FRANCE, ["prussia_empire_prestige"])
    assert tally(state, [space("prussia_empire_prestige")]) == (0, 0)
    state.opened = 1
    assert tally(state, [space("prussia_empire_prestige")]) == (1, 0)


# -- Awards ----------------------------------------------------------------------------------


@rule("4.1.12", "3.9")
def test_4_1_12_a_lead_of_one_takes_a_plain_award() -> None:
    state = bare_position()
    put(state, FRANCE, ["bavaria"])
    table = table_with(state)
    assert score_region(table, EUROPE) == FRANCE
    assert state.vp == 16


@rule("4.1.12", "3.9")
def test_4_1_12_a_tie_leaves_the_award_with_nobody() -> None:
    state = bare_position()
    put(state, FRANCE, ["bavaria"])
    put(state, BRITAIN, ["savoy"])
    table = table_with(state)
    assert score_region(table, EUROPE) == NOBODY
    assert (state.vp, state.treaty) == (15, [0, 0])
    assert lines(table) == ["log-award-not-given"]


@rule("4.1.12", "3.9")
def test_4_1_12_a_red_two_needs_a_lead_of_two() -> None:
    state = bare_position()
    awards(state, europe="award_3_by2")
    put(state, BRITAIN, ["bavaria"])
    assert award_prize(state, EUROPE).winner == NOBODY
    put(state, BRITAIN, ["savoy"])
    table = table_with(state)
    assert score_region(table, EUROPE) == BRITAIN
    assert state.vp == 12


@rule("4.1.12", "3.9")
@pytest.mark.parametrize(
    ("award", "vp", "treaty"),
    [("award_1_trp_b", 14, 1), ("award_0_trp_b", 15, 1), ("award_1_b", 14, 0)],
)
def test_4_1_12_an_award_gives_its_victory_and_treaty_points(
    award: str, vp: int, treaty: int
) -> None:
    state = bare_position()
    awards(state, india=award)
    put(state, BRITAIN, ["arcot"])
    score_region(table_with(state), INDIA)
    assert (state.vp, state.treaty) == (vp, [0, treaty])


@rule("4.1.12")
def test_4_1_12_awards_come_in_the_order_of_the_regions_then_prestige_then_demand() -> None:
    state = bare_position()
    demand(state, "cotton", "furs")
    put(state, FRANCE, ["austria_prestige_lower", "york_factory", "asiento", "plassey"])
    table = table_with(state)
    scoring_phase(table)
    assert [entry["region"] for entry in said(table, "log-award-won")] == [
        "region-europe",
        "region-north_america",
        "region-caribbean",
        "region-india",
    ]
    assert [entry["commodity"] for entry in said(table, "log-demand-won")] == [
        "commodity-furs",
        "commodity-cotton",
    ]
    log = [text for text in lines(table) if text.endswith("-won")]
    assert log == ["log-award-won"] * 4 + ["log-prestige-won"] + ["log-demand-won"] * 2


@rule("4.1.12")
def test_4_1_12_the_log_tells_who_won_what_by_how_much() -> None:
    state = bare_position()
    put(state, BRITAIN, ["bavaria", "savoy", "sardinia"])
    put(state, FRANCE, ["sweden"])
    table = table_with(state)
    scoring_phase(table)
    assert said(table, "log-award-won") == [
        {"power": "power-br", "region": "region-europe", "award": "award-award_1_a", "lead": 2}
    ]
    assert said(table, "log-prestige-won") == [{"power": "power-fr", "lead": 1}]


# -- Prestige --------------------------------------------------------------------------------


@rule("4.1.12", "3.2.1", "3.2.4")
@pytest.mark.parametrize("name", ["sweden", "spain_prestige_2", "minorca", "biscay", "balearic"])
def test_4_1_12_every_prestige_space_counts_whatever_its_type(name: str) -> None:
    state = bare_position()
    put(state, BRITAIN, [name])
    table = table_with(state)
    assert score_prestige(table) == BRITAIN
    assert state.vp == 13


@rule("4.1.12")
def test_4_1_12_a_prestige_tie_gives_nobody_anything() -> None:
    state = bare_position()
    put(state, BRITAIN, ["sweden"])
    put(state, FRANCE, ["russia"])
    table = table_with(state)
    assert score_prestige(table) == NOBODY
    assert state.vp == 15


@rule("4.1.12", "10.0")
def test_4_1_12_usa_spaces_count_for_prestige_once_a_usa_flag_lies_there() -> None:
    state = bare_position(6)
    put(state, FRANCE, ["usa_prestige_2"])
    assert prestige_prize(state).winner == NOBODY
    assert lead_in(state, NORTH_AMERICA) == 0
    state.opened = USA_OPEN
    assert prestige_prize(state).winner == FRANCE
    assert lead_in(state, NORTH_AMERICA) == 1
    assert lead_in(state, EUROPE) == 0


# -- Global Demand ---------------------------------------------------------------------------


@rule("4.1.12")
def test_4_1_12_the_table_of_demand() -> None:
    rows = {
        good: [
            (DEMAND_VP[g][era], DEMAND_TREATY[g][era], DEMAND_DEBT[g][era])
            for era in range(len(ERAS))
        ]
        for g, good in enumerate(COMMODITIES)
    }
    assert rows == {
        "furs": [(2, 1, 0), (2, 1, 0), (1, 0, 0)],
        "spice": [(1, 0, -1), (2, 0, -1), (3, 0, -1)],
        "fish": [(2, 0, 1), (2, 0, 0), (2, 0, 0)],
        "tobacco": [(3, 0, 1), (2, 0, 1), (1, 0, 1)],
        "sugar": [(2, 0, 0), (3, 1, 0), (3, 0, 0)],
        "cotton": [(2, 1, 0), (2, 1, 0), (3, 0, 0)],
    }


@rule("4.1.12", "2.1")
@pytest.mark.parametrize(("turn", "vp", "treaty"), [(2, 13, 1), (4, 13, 1), (6, 14, 0)])
def test_4_1_12_the_reward_is_that_of_the_era(turn: int, vp: int, treaty: int) -> None:
    state = bare_position(turn)
    put(state, BRITAIN, ["albany"])
    assert score_commodity(table_with(state), FURS) == BRITAIN
    assert (state.vp, state.treaty) == (vp, [0, treaty])


@rule("4.1.12")
def test_4_1_12_only_demanded_commodities_are_scored() -> None:
    state = bare_position()
    demand(state, "fish")
    put(state, FRANCE, ["york_factory", "albany", "northeast_channel"])
    table = table_with(state)
    scoring_phase(table)
    assert [entry["commodity"] for entry in said(table, "log-demand-won")] == ["commodity-fish"]


@rule("4.1.12", "3.2.2")
def test_4_1_12_a_market_without_commodity_counts_for_no_demand() -> None:
    state = bare_position()
    put(state, FRANCE, ["chesapeake"])
    assert [demand_prize(state, good).lead for good in range(6)] == [0] * 6


@rule("4.1.12")
def test_4_1_12_a_tie_in_a_commodity_gives_nobody_anything() -> None:
    state = bare_position()
    put(state, FRANCE, ["york_factory"])
    put(state, BRITAIN, ["albany"])
    table = table_with(state)
    assert score_commodity(table, FURS) == NOBODY
    assert (state.vp, state.treaty, lines(table)) == (15, [0, 0], ["log-demand-not-met"])


@rule("4.1.12", "6.2")
def test_4_1_12_spice_lowers_the_winners_debt_but_not_below_nothing() -> None:
    state = bare_position()
    put(state, FRANCE, ["calicut"])
    state.debt = [1, 3]
    table = table_with(state)
    score_commodity(table, SPICE)
    assert state.debt == [0, 3]
    score_commodity(table, SPICE)
    assert state.debt == [0, 3]
    assert state.vp == 17


@rule("4.1.12", "6.3")
@pytest.mark.parametrize(("turn", "debt"), [(1, 1), (3, 1), (5, 1)])
def test_4_1_12_tobacco_adds_debt_in_every_era(turn: int, debt: int) -> None:
    state = bare_position(turn)
    put(state, BRITAIN, ["georgia"])
    score_commodity(table_with(state), TOBACCO)
    assert state.debt == [0, debt]


@rule("4.1.12", "6.3")
@pytest.mark.parametrize(("turn", "debt"), [(1, 1), (3, 0), (5, 0)])
def test_4_1_12_fish_adds_debt_only_in_the_succession_era(turn: int, debt: int) -> None:
    state = bare_position(turn)
    put(state, BRITAIN, ["georges_bank"])
    score_commodity(table_with(state), FISH)
    assert state.debt == [0, debt]


@rule("4.1.12", "6.3")
def test_4_1_12_debt_that_does_not_fit_gives_the_loser_a_point() -> None:
    state = bare_position()
    put(state, FRANCE, ["georgia"])
    state.debt = [6, 0]
    score_commodity(table_with(state), TOBACCO)
    assert state.debt == [6, 0]
    assert state.vp == 15 + 3 - 1


@rule("4.1.12")
def test_4_1_12_demand_is_scored_in_the_order_of_the_table() -> None:
    state = bare_position()
    demand(state, "tobacco", "spice")
    put(state, FRANCE, ["georgia", "calicut"])
    state.debt = [6, 0]
    scoring_phase(table_with(state))
    assert state.debt == [6, 0]
    assert state.vp == 15 + 2 + 1 + 3


@rule("4.1.12")
def test_4_1_12_the_phase_puts_an_added_demand_in_its_place() -> None:
    state = bare_position()
    demand(state, "tobacco", "sugar", "cotton", "furs")
    put(state, BRITAIN, ["georgia", "martinique", "plassey", "albany"])
    table = table_with(state)
    scoring_phase(table)
    assert [entry["commodity"] for entry in said(table, "log-demand-won")] == [
        "commodity-furs",
        "commodity-tobacco",
        "commodity-sugar",
        "commodity-cotton",
    ]


# -- Ministries ------------------------------------------------------------------------------


@rule("4.1.12", "3.5")
def test_4_1_12_court_of_the_sun_king_adds_to_a_french_europe_award() -> None:
    state = bare_position()
    awards(state, europe="award_0_trp_a")
    put(state, FRANCE, ["bavaria"])
    cabinet(state, "court_of_the_sun_king")
    score_region(table_with(state), EUROPE)
    assert (state.vp, state.treaty) == (16, [1, 0])


@rule("4.1.12")
def test_4_1_12_court_of_the_sun_king_adds_nothing_elsewhere() -> None:
    state = bare_position()
    put(state, FRANCE, ["sweden", "york_factory"])
    put(state, BRITAIN, ["bavaria", "savoy"])
    cabinet(state, "court_of_the_sun_king")
    assert award_prize(state, EUROPE).winner == BRITAIN
    assert award_prize(state, EUROPE).vp == 1
    assert award_prize(state, NORTH_AMERICA).vp == 1
    assert prestige_prize(state).vp == 2


@rule("4.1.12", "3.9")
def test_4_1_12_court_of_the_sun_king_needs_the_award_to_be_won() -> None:
    state = bare_position()
    awards(state, europe="award_2_by2")
    put(state, FRANCE, ["bavaria"])
    cabinet(state, "court_of_the_sun_king")
    score_region(table_with(state), EUROPE)
    assert state.vp == 15


@rule("4.1.12")
def test_4_1_12_samuel_johnson_adds_to_a_british_europe_award() -> None:
    state = bare_position(3)
    put(state, BRITAIN, ["bavaria"])
    cabinet(state, "samuel_johnson")
    score_region(table_with(state), EUROPE)
    assert state.vp == 13


@rule("4.1.12")
@pytest.mark.parametrize(
    ("award", "vp", "treaty"), [("award_1_trp_a", 15, 1), ("award_0_trp_a", 15, 1)]
)
def test_4_1_12_samuel_johnson_lowers_a_french_one_but_not_below_nothing(
    award: str, vp: int, treaty: int
) -> None:
    state = bare_position(3)
    awards(state, europe=award)
    put(state, FRANCE, ["bavaria"])
    cabinet(state, "samuel_johnson")
    score_region(table_with(state), EUROPE)
    assert (state.vp, state.treaty) == (vp, [treaty, 0])


@rule("4.1.12")
def test_4_1_12_samuel_johnson_does_nothing_if_nobody_takes_europe() -> None:
    state = bare_position(3)
    cabinet(state, "samuel_johnson")
    table = table_with(state)
    score_region(table, EUROPE)
    assert state.vp == 15
    assert "log-ministry-counts" not in lines(table)


@rule("4.1.12")
def test_4_1_12_dupleix_adds_a_treaty_point_to_india_cotton_and_spice() -> None:
    state = bare_position(3)
    cabinet(state, "dupleix")
    put(state, FRANCE, ["plassey", "calicut", "havana"])
    table = table_with(state)
    score_region(table, INDIA)
    assert state.treaty == [1, 0]
    score_commodity(table, COTTON)
    assert state.treaty == [3, 0]
    score_commodity(table, SPICE)
    assert state.treaty == [4, 0]
    score_commodity(table, SUGAR)
    assert state.treaty == [5, 0]
    score_region(table, CARIBBEAN)
    assert state.treaty == [5, 0]


@rule("4.1.12")
def test_4_1_12_dupleix_gives_britain_nothing() -> None:
    state = bare_position(3)
    cabinet(state, "dupleix")
    put(state, BRITAIN, ["plassey", "calicut"])
    assert award_prize(state, INDIA).treaty == 0
    assert demand_prize(state, SPICE).treaty == 0
    assert demand_prize(state, COTTON).treaty == 1


@rule("4.1.12")
def test_4_1_12_voltaire_is_paid_a_point_a_country_at_most_three() -> None:
    state = bare_position(4)
    cabinet(state, "voltaire")
    for count, name in enumerate(
        ("ireland_prestige", "scotland_prestige", "prussia_prestige", "dutch_prestige"), start=1
    ):
        put(state, FRANCE, [name])
        assert voltaire_points(state) == min(3, count)


@rule("4.1.12")
def test_4_1_12_voltaire_counts_a_country_once() -> None:
    state = bare_position(4)
    cabinet(state, "voltaire")
    put(state, FRANCE, ["austria_prestige_upper", "austria_prestige_lower"])
    assert voltaire_points(state) == 1


@rule("4.1.12", "3.8")
def test_4_1_12_voltaire_leaves_out_small_countries_conflicts_and_other_spaces() -> None:
    state = bare_position(6)
    state.opened = USA_OPEN
    cabinet(state, "voltaire")
    put(state, FRANCE, ["sweden", "russia", "usa_prestige_2", "minorca", "biscay"])
    put(state, FRANCE, ["ireland_alliance", "spain_prestige_2"])
    put(state, BRITAIN, ["dutch_prestige"])
    conflict(state, "spain_prestige_2")
    assert voltaire_points(state) == 0


@rule("4.1.12")
@pytest.mark.parametrize("britons", [["savoy"], ["savoy", "sardinia"]])
def test_4_1_12_voltaire_is_paid_also_if_nobody_or_britain_takes_europe(
    britons: list[str],
) -> None:
    state = bare_position(4)
    cabinet(state, "voltaire")
    put(state, FRANCE, ["spain_prestige_2"])
    put(state, BRITAIN, britons)
    table = table_with(state)
    assert score_region(table, EUROPE) != FRANCE
    assert state.treaty == [1, 0]
    score_region(table, INDIA)
    assert state.treaty == [1, 0]


def company_state(*held: str) -> State:
    state = bare_position()
    cabinet(state, "east_india_company")
    for name in held:
        state.holder[ADVANTAGES.index(name)] = BRITAIN
    return state


@rule("4.1.12")
def test_4_1_12_east_india_company_scores_its_advantages_at_most_three() -> None:
    names = ("textiles", "silk", "fruit", "fur_trade", "rum")
    for count in range(6):
        assert company_points(company_state(*names[:count])) == min(3, count)


@rule("4.1.12")
def test_4_1_12_east_india_company_counts_no_other_advantage() -> None:
    assert company_points(company_state("wheat", "slaving_contracts", "naval_bastion")) == 0


@rule("4.1.12", "8.1", "8.2")
def test_4_1_12_east_india_company_needs_them_ready_and_without_conflict() -> None:
    state = company_state("rum", "silk", "fruit")
    state.exhausted[ADVANTAGES.index("rum")] = True
    conflict(state, "west_bengal")
    assert company_points(state) == 1


@rule("4.1.12")
def test_4_1_12_east_india_company_does_not_count_french_advantages() -> None:
    state = company_state("rum")
    state.holder[ADVANTAGES.index("silk")] = FRANCE
    assert company_points(state) == 1


@rule("4.1.12")
def test_4_1_12_east_india_company_scores_last() -> None:
    state = company_state("rum", "silk")
    demand(state, "cotton")
    put(state, BRITAIN, ["plassey"])
    table = table_with(state)
    scoring_phase(table)
    log = lines(table)
    assert log.index("log-demand-won") < log.index("log-ministry-counts")
    assert said(table, "log-score")[-1] == {"power": "power-br", "vp": 2, "total": state.vp}


@rule("4.1.12", "3.5")
@pytest.mark.parametrize(
    "name", ["court_of_the_sun_king", "dupleix", "voltaire", "samuel_johnson", "east_india_company"]
)
def test_3_5_an_unrevealed_card_gives_nothing_in_scoring(name: str) -> None:
    def scored(face_up: bool) -> tuple[int, list[int]]:
        state = bare_position(3)
        demand(state, "cotton")
        put(state, FRANCE, ["spain_prestige_2", "plassey"])
        state.holder[ADVANTAGES.index("rum")] = BRITAIN
        cabinet(state, name, face_up=face_up)
        scoring_phase(table_with(state))
        return state.vp, state.treaty

    plain = (15 + 1 + 1 + 2 + 2, [1, 0])
    assert scored(face_up=False) == plain
    assert scored(face_up=True) != plain


# -- forecasts -------------------------------------------------------------------------------


@rule("4.1.12")
def test_4_1_12_a_forecast_changes_nothing() -> None:
    state = bare_position()
    put(state, FRANCE, ["bavaria", "georgia"])
    before = state.clone()
    award_prize(state, EUROPE)
    prestige_prize(state)
    demand_prize(state, TOBACCO)
    assert state.data() == before.data()


@rule("4.1.12")
def test_4_1_12_a_forecast_tells_winner_lead_and_worth() -> None:
    state = bare_position(3)
    cabinet(state, "dupleix")
    put(state, FRANCE, ["calicut", "mangalore"])
    prize = demand_prize(state, SPICE)
    assert (prize.winner, prize.lead, prize.margin) == (FRANCE, 2, 1)
    assert (prize.vp, prize.treaty, prize.debt) == (2, 1, -1)
    assert len(prize.ministries) == 1
