"""What the displays tell is what the rules do."""

from greatpowers.games.price_of_power.components.cards import EVENTS, SYMBOLS, TRADES
from greatpowers.games.price_of_power.components.tables import POWERS
from greatpowers.games.price_of_power.components.world import province
from greatpowers.games.price_of_power.displays import STRIKES, displays
from greatpowers.games.price_of_power.rules.income import power_income, round_prestige
from greatpowers.games.price_of_power.rules.symbols import RESOLVE
from greatpowers.games.price_of_power.rules.trade import ALL_IN, TRADE_TASK
from greatpowers.games.price_of_power.state import ACTIONS, DRAW, PEACE, State, put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import begin, guard, play, position, send_out, settle


def merchants() -> State:
    """England has the Turn, and France a Merchant with Ships where both may trade."""
    state = position("england", "france")
    settle(state, 0, "london", "wessex")
    settle(state, 1, "paris", "bordeaux")
    guard(state, 0, english_channel=2)
    guard(state, 1, english_channel=1)
    send_out(state, 0, "home")
    send_out(state, 1, "english_channel")
    state.turn = 0
    return state


@rule("12.5")
def test_trade_pays_what_was_told() -> None:
    state = merchants()
    state.trade_deck = [TRADES.index("wine_1")]
    table = begin(state, TRADE_TASK, 0, ALL_IN, 0)
    told = displays(table.state)["trade"]["wine_1"]["english_channel"]
    before = table.state.ducats.copy()
    play(table, "trade_with wine_1")
    gained = [after - once for once, after in zip(before, table.state.ducats, strict=True)]
    assert gained[:2] == [told["england"]["ducats"], told["france"]["ducats"]]
    assert told["england"]["ducats"] > told["france"]["ducats"]
    assert all(each["power"] == sum(each["parts"].values()) for each in told.values())


@rule("5.4.4", "12.2")
def test_it_is_told_why_a_node_is_closed_to_who_trades() -> None:
    state = merchants()
    assert displays(state)["closed"] == {}
    state.trade_deck = [TRADES.index("wine_1"), TRADES.index("furs_1"), TRADES.index("cloth_1")]
    table = begin(state, TRADE_TASK, 0, ALL_IN, 0)
    closed = displays(table.state)["closed"]
    assert set(closed) == {"wine_1", "furs_1", "cloth_1"}
    assert "english_channel" not in closed["wine_1"]
    assert closed["furs_1"]["novgorod"]["reason"] == "no-not-connected"
    play(table, "trade_with wine_1")
    assert displays(table.state)["closed"] == {}


@rule("5.4.4")
def test_a_trade_that_is_to_come_after_another_has_no_cards_yet() -> None:
    state = merchants()
    TRADE_TASK.begin(state.agenda, 0, ALL_IN, 0)
    state.trade_deck = [TRADES.index("wine_1"), TRADES.index("furs_1"), TRADES.index("cloth_1")]
    assert displays(state)["closed"] == {}
    table = begin(state, TRADE_TASK, 0, ALL_IN, 0)
    assert set(displays(table.state)["closed"]) == {"wine_1", "furs_1", "cloth_1"}


@rule("12.4")
def test_telling_moves_no_merchant() -> None:
    state = merchants()
    state.trade_shown = [TRADES.index("wine_1")]
    before = state.merchant.copy()
    assert displays(state)["trade"]["wine_1"]["english_channel"]["england"]["row"] == 1
    assert state.merchant == before


@rule("16.5")
def test_every_symbol_is_told() -> None:
    assert set(STRIKES) == set(RESOLVE)


@rule("16.5.2")
def test_unrest_is_told_where_dice_are_rolled() -> None:
    state = merchants()
    event = next(each for each, symbols in enumerate(SYMBOLS) if "unrest" in symbols)
    state.row, state.row_ducats, state.face_up = [event], [0], 1
    assert displays(state)["symbols"]["unrest"] == []
    state.unrest = put(state.unrest, province("london"), True)
    assert displays(state)["symbols"]["unrest"] == ["area-east_anglia"]
    state.face_up = 0
    assert displays(state)["symbols"] == {}, EVENTS[event]


@rule("19.1", "19.2")
def test_the_curia_has_slots_and_a_controller() -> None:
    state = position("france", "england")
    told = displays(state)["curia"]
    assert (told["slots"], told["controller"], told["uncontested"]) == (3, None, False)
    state.cardinals = [1, 1, 0]
    told = displays(state)["curia"]
    assert (told["slots"], told["controller"], told["uncontested"]) == (3, "england", True)
    state.roma = 0
    assert displays(state)["curia"]["cardinals"] == {"france": 2, "england": 2}


@rule("4.3.1")
def test_truces_end_in_this_round_until_they_were_taken_away() -> None:
    state = position("france", "england")
    found = []
    for state.phase in (DRAW, ACTIONS, PEACE, PEACE + 1):
        found.append(displays(state)["truces_end"])
    assert found == [True, True, False, False]


@rule("18.1.2")
def test_authority_brings_what_was_told() -> None:
    state = position("austria", "france")
    powers = range(len(POWERS))
    without = [power_income(state, 0, power) for power in powers]
    prestige = round_prestige(state, 0)
    state.emperor = 0
    for authority, told in enumerate(displays(state)["empire"]["steps"]):
        state.authority = authority
        for power in powers:
            gained = power_income(state, 0, power) - without[power]
            assert gained == told.get(POWERS[power], 0)
        assert round_prestige(state, 0) - prestige == told.get("prestige", 0)
