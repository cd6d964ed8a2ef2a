"""6.0 Italy as a minor power: control, bids, actions, and what its controller may and may not."""

import pytest

from greatpowers.games.realpolitik.components import (
    AUSTRIA,
    FRANCE,
    ITALY,
    NOBODY,
    PRUSSIA,
    territory,
)
from greatpowers.games.realpolitik.state import NOT_CHOSEN, RealpolitikTable, State
from greatpowers.kernel.errors import UndoRefused
from greatpowers.kernel.rule import rule
from tests.rules.realpolitik.scenes import (
    asked,
    attack,
    diplomacy,
    garrison,
    give,
    have_played,
    is_at,
    logged,
    move,
    open_table,
    options,
    play,
    position,
    put,
    rank,
    refusal,
    run_italy,
    select,
    start,
    totals,
)


def pledge(table: RealpolitikTable, france: str, prussia: str, austria: str) -> None:
    """Propose nothing and give the Alliance tokens."""
    play(table, "pass", "pass", "pass")
    for seat, to in enumerate((france, prussia, austria)):
        table.answer(seat, "pledge_nobody" if to == "nobody" else f"pledge {to}")


def bidding(france: int, austria: int, state: State | None = None) -> RealpolitikTable:
    """Let France and Austria bid for Italy."""
    table = diplomacy(state or position())
    pledge(table, "italy", "nobody", "italy")
    table.answer(FRANCE, f"bid {france}")
    table.answer(AUSTRIA, f"bid {austria}")
    return table


# -- 6.1 taking control ----------------------------------------------------------------------


@rule("6.1")
@pytest.mark.parametrize("before", ["nobody", "austria", "prussia"])
def test_one_suitor_takes_control_for_nothing(before: str) -> None:
    state = position()
    if before != "nobody":
        run_italy(state, before)
    table = diplomacy(state)
    pledge(table, "nobody", "italy", "france")
    assert table.state.controller == PRUSSIA
    assert table.state.morale == [3, 3, 3, 3]
    assert len(logged(table, "log-controls-italy")) == (before != "prussia")


@rule("6.1", "R33")
@pytest.mark.parametrize("before", [NOBODY, AUSTRIA])
def test_without_a_suitor_nothing_changes(before: int) -> None:
    state = position()
    state.controller = before
    table = diplomacy(state)
    pledge(table, "prussia", "france", "nobody")
    assert table.state.controller == before


@rule("6.1", "R35")
@pytest.mark.parametrize(
    ("france", "austria", "winner", "morale"),
    [
        (2, 1, FRANCE, [1, 3, 3, 3]),
        (1, 3, AUSTRIA, [3, 3, 0, 3]),
        (2, 2, FRANCE, [1, 3, 3, 3]),
        (0, 0, FRANCE, [3, 3, 3, 3]),
    ],
)
def test_the_highest_bid_wins_and_only_the_winner_pays(
    france: int, austria: int, winner: int, morale: list[int]
) -> None:
    table = bidding(france, austria)
    assert table.state.controller == winner
    assert table.state.morale == morale


@rule("6.1")
def test_a_tie_is_decided_by_prestige() -> None:
    state = position()
    rank(state, "prussia", "austria", "italy", "france")
    table = bidding(1, 1, state)
    assert table.state.controller == AUSTRIA
    told = [{"power": "power-austria", "morale": 1}]
    assert logged(table, "log-wins-italy-by-prestige") == told
    assert logged(table, "log-pays-bid") == []


@rule("6.1", "R35")
def test_a_bid_is_at_most_the_own_morale() -> None:
    state = position()
    state.morale[FRANCE] = 1
    state.morale[AUSTRIA] = 0
    table = diplomacy(state)
    pledge(table, "italy", "nobody", "italy")
    assert asked(table) == (FRANCE, "ask-bid")
    assert options(table) == ["bid 0", "bid 1"]
    assert refusal(table, "bid 2") == ("no-too-little-morale", "6.1")
    assert table.why(FRANCE, "bid", "2").args == {"has": 1}
    assert [str(option) for option in table.options(AUSTRIA)] == ["bid 0"]


@rule("6.1")
def test_all_suitors_bid_at_once_and_nobody_else() -> None:
    table = diplomacy(position())
    pledge(table, "italy", "italy", "italy")
    assert [ask.seat for ask in table.asks()] == [FRANCE, PRUSSIA, AUSTRIA]
    other = diplomacy(position())
    pledge(other, "nobody", "italy", "italy")
    assert [ask.seat for ask in other.asks()] == [PRUSSIA, AUSTRIA]


@rule("6.1")
def test_bids_are_told_when_all_are_in_and_forgotten_with_the_phase() -> None:
    table = bidding(2, 1)
    assert [(line["power"], line["morale"]) for line in logged(table, "log-bids")] == [
        ("power-france", 2),
        ("power-austria", 1),
    ]
    assert logged(table, "log-pays-bid") == [{"power": "power-france", "morale": 2}]
    assert table.state.bid == [NOT_CHOSEN] * 4
    with pytest.raises(UndoRefused):
        table.undo(AUSTRIA)


@rule("3.0", "6.1")
def test_tokens_and_bids_are_a_moment_when_all_is_settled() -> None:
    table = bidding(2, 1)
    [told] = [line.moment for line in table.log if line.text == "log-tokens-shown"]
    assert told is not None
    assert told.kind == "tokens"
    assert told.data["controller"] == [None, "france"]
    shown = {each["power"]: each for each in told.data["tokens"]}
    assert [shown["france"][of] for of in ("partner", "bid", "morale")] == ["italy", 2, [3, 1]]
    assert [shown["austria"][of] for of in ("partner", "bid", "morale")] == ["italy", 1, [3, 3]]
    assert shown["prussia"]["bid"] is None


@rule("6.1")
def test_the_old_controller_must_bid_again() -> None:
    state = position()
    run_italy(state, "austria")
    table = bidding(1, 0, state)
    assert table.state.controller == FRANCE


@rule("6.1")
def test_a_major_italy_is_not_for_sale() -> None:
    table = diplomacy(position(4))
    play(table, "pass", "pass", "pass", "pass")
    for seat, to in enumerate(("pledge italy", "pledge italy", "pledge_nobody", "pledge france")):
        table.answer(seat, to)
    assert table.state.controller == NOBODY
    assert table.state.ally == [ITALY, NOBODY, NOBODY, FRANCE]


# -- 6.2 controlling -------------------------------------------------------------------------


@rule("6.2")
def test_the_controller_decides_all_for_italy() -> None:
    state = position()
    run_italy(state, "prussia")
    put(state, "la_marmora", "pie", 2)
    table = move(state, "italy")
    assert asked(table) == (PRUSSIA, "ask-arbiter")
    start(table, "austria", "move la_marmora", "march lom")
    assert asked(table) == (PRUSSIA, "ask-occupy")


@rule("6.2", "R37")
def test_what_is_italys_stays_italys_under_a_new_controller() -> None:
    state = position()
    run_italy(state, "austria")
    give(state, "italy", 3, 5)
    state.money[ITALY] = 4
    have_played(state, "italy", "taxation")
    table = diplomacy(state)
    pledge(table, "italy", "nobody", "nobody")
    assert table.state.hand[ITALY] == [3, 5]
    assert table.state.money == [0, 0, 0, 4]
    assert table.state.played[ITALY] == [0]
    assert [entry.args["card"] for entry in table.read_log(FRANCE) if "card" in entry.args] == [
        "battle_card-3",
        "battle_card-5",
    ]
    assert not any("card" in entry.args for entry in table.read_log(PRUSSIA))


@rule("6.2")
def test_the_controller_lays_cards_for_italy_from_its_hand() -> None:
    state = position()
    run_italy(state, "france")
    put(state, "albrecht", "lom", 3, came_from="tyr")
    put(state, "la_marmora", "lom", 3)
    give(state, "italy", 4)
    give(state, "france", 5)
    table = attack(state, "austria")
    assert asked(table) == (FRANCE, "ask-battle-card")
    assert options(table, "lay") == ["4"]
    play(table, "lay 4")
    assert totals(table) == (5, 8)


# -- 6.3, 6.4 actions ------------------------------------------------------------------------


@rule("6.3", "6.4")
def test_a_minor_italy_has_no_card_to_extend_influence() -> None:
    state = position()
    run_italy(state, "france")
    table = open_table(state)
    select(table, france="extend_influence")
    assert refusal(table, "choose_for_italy extend_influence") == ("no-not-an-italian-card", "6.4")
    assert options(table, "choose_for_italy") == [
        "taxation",
        "mobilisation",
        "dispatch",
        "movement",
    ]


@rule("6.4")
def test_a_major_italy_has_all_five() -> None:
    table = open_table(position(4))
    assert len(table.options(ITALY)) == 5


@rule("6.3")
def test_the_territories_of_italy_do_not_score_for_its_controller() -> None:
    state = position()
    run_italy(state, "france")
    garrison(state, "italy", "rom", "sav")
    table = open_table(state)
    select(
        table,
        france="extend_influence",
        italy="taxation",
        prussia="taxation",
        austria="taxation",
    )
    assert table.state.influence == [0, 0, 0, 0]


# -- 6.5 battles -----------------------------------------------------------------------------


@rule("6.5", "R37")
def test_the_influence_of_italy_goes_to_its_controller() -> None:
    state = position()
    run_italy(state, "france")
    put(state, "la_marmora", "ven", 5, came_from="lom")
    put(state, "albrecht", "ven", 1)
    table = attack(state, "italy")
    play(table, "leave_board")
    assert table.state.influence == [1, 0, 0, 0]


@rule("6.5", "R37")
def test_italy_and_its_controller_on_one_side_bring_two() -> None:
    state = position()
    run_italy(state, "france")
    put(state, "macmahon", "ven", 5, came_from="lom")
    put(state, "albrecht", "ven", 1)
    put(state, "la_marmora", "lom", 1)
    table = attack(state, "france")
    assert asked(table) == (FRANCE, "ask-support")
    play(table, "support la_marmora", "leave_board")
    assert table.state.influence == [2, 0, 0, 0]


@rule("6.3", "6.5")
def test_what_an_italy_without_controller_would_gain_is_lost() -> None:
    state = position()
    put(state, "bazaine", "pie", 1, came_from="sav")
    put(state, "la_marmora", "pie", 3)
    table = attack(state, "france")
    play(table, "leave_board")
    assert table.state.influence == [0, 0, 0, 0]


@rule("6.5")
def test_a_major_italy_keeps_its_influence() -> None:
    state = position(4)
    put(state, "garibaldi", "ven", 5, came_from="lom")
    put(state, "albrecht", "ven", 1)
    table = attack(state, "italy")
    play(table, "leave_board")
    assert table.state.influence[ITALY] == 1


# -- 6.6 one player, two powers --------------------------------------------------------------


@rule("6.6.1")
@pytest.mark.parametrize(
    ("power", "name", "origin", "to"),
    [("italy", "la_marmora", "sav", "pro"), ("france", "bazaine", "sav", "pie")],
)
def test_both_move_freely_through_each_others_lands(
    power: str, name: str, origin: str, to: str
) -> None:
    state = position()
    run_italy(state, "france")
    garrison(state, "france", "sav")
    put(state, name, origin)
    table = move(state, power)
    start(table, "prussia", f"move {name}", f"march {to}")
    assert is_at(table, name, to)
    assert asked(table) == (FRANCE, "ask-further-step")
    assert logged(table, "log-consents") == []


@rule("6.6.2")
def test_neither_attacks_nor_garrisons_the_other() -> None:
    state = position()
    run_italy(state, "france")
    garrison(state, "italy", "sav")
    put(state, "bazaine", "bur", 2)
    put(state, "la_marmora", "sav", 2)
    table = move(state, "france")
    start(table, "prussia", "move bazaine", "march sav")
    assert asked(table) == (FRANCE, "ask-further-step")
    assert logged(table, "log-battle") == []


@rule("6.6.2", "4.3", "R44")
def test_an_old_garrison_in_an_italian_home_stays_and_scores() -> None:
    state = position()
    garrison(state, "france", "pie")
    run_italy(state, "france")
    table = open_table(state)
    select(
        table, france="extend_influence", prussia="dispatch", austria="dispatch", italy="dispatch"
    )
    assert table.state.garrison[territory("pie")] == FRANCE
    assert table.state.influence[FRANCE] == 2


@rule("6.6.2", "R44")
def test_italy_does_not_retake_its_home_from_who_controls_it() -> None:
    state = position()
    garrison(state, "france", "pie")
    run_italy(state, "france")
    put(state, "la_marmora", "lom", 3)
    table = move(state, "italy")
    start(table, "prussia", "move la_marmora", "march pie")
    assert logged(table, "log-battle") == []
    assert table.state.garrison[territory("pie")] == FRANCE


@rule("6.6.2", "5.8.1")
@pytest.mark.parametrize(
    ("power", "name", "place"), [("france", "macmahon", "pie"), ("italy", "la_marmora", "pro")]
)
def test_a_freed_home_of_the_other_takes_no_garrison(power: str, name: str, place: str) -> None:
    state = position()
    run_italy(state, "france")
    garrison(state, "austria", place)
    put(state, name, place, 4, came_from="sav")
    table = attack(state, power)
    assert asked(table)[1] == "ask-choose"
    assert table.state.garrison.count(NOBODY) == 50
    assert is_at(table, name, place)


@rule("6.6.3")
@pytest.mark.parametrize("side", ["attack", "defence"])
def test_each_may_support_the_other(side: str) -> None:
    state = position()
    run_italy(state, "france")
    mover = "france" if side == "attack" else "austria"
    put(state, "macmahon", "lom", 3, came_from="sav")
    put(state, "albrecht", "lom", 2, came_from="tyr")
    put(state, "la_marmora", "pie", 2)
    table = attack(state, mover)
    assert asked(table) == (FRANCE, "ask-support")
    play(table, "support la_marmora")
    assert totals(table) == ((8, 4) if side == "attack" else (4, 8))


@rule("6.6.3", "R7")
def test_an_italy_that_nobody_runs_supports_nobody() -> None:
    state = position()
    put(state, "macmahon", "lom", 3, came_from="sav")
    put(state, "albrecht", "lom", 3)
    put(state, "la_marmora", "pie", 2)
    table = attack(state, "france")
    assert totals(table) == (5, 5)


@rule("R7")
def test_an_italy_that_nobody_runs_is_attacked_like_any_other() -> None:
    state = position()
    put(state, "macmahon", "sav", 5)
    table = move(state, "france")
    start(table, "prussia", "move macmahon", "march pie")
    assert logged(table, "log-battle")[0]["defence"] == 1
    assert asked(table) == (FRANCE, "ask-garrison")
