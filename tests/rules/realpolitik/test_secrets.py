"""R40: what each seat sees of hands, choices, pledges, bids and piles, and dealing it anew."""

import random
from collections import Counter
from typing import Any

import pytest

from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import AUSTRIA, FRANCE, ITALY, PRUSSIA, SEATS
from greatpowers.games.realpolitik.explain import explain
from greatpowers.games.realpolitik.invariants import check
from greatpowers.games.realpolitik.secrets import redeal
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.games.realpolitik.view import view
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.realpolitik.scenes import (
    ally,
    asked,
    attack,
    diplomacy,
    garrison,
    give,
    mobilise,
    open_table,
    play,
    position,
    put,
    run_italy,
    select,
)

SPECTATOR = None
EVERYBODY = (FRANCE, PRUSSIA, AUSTRIA, SPECTATOR)


def power_seen(state: State, viewer: int | None, power: str) -> dict[str, Any]:
    """Return what a viewer sees of a power."""
    powers: Any = view(state, viewer)["powers"]
    seen: dict[str, Any] = powers[power]
    return seen


def dealt(state: State, seat: int, number: int) -> State:
    """Return a copy in which all that a seat does not see is dealt anew."""
    other = state.clone()
    redeal(other, seat, Chance(str(number)))
    check(other)
    return other


def assert_hidden_from(state: State, seat: int) -> None:
    """Check that a redeal changes nothing that a seat sees."""
    for number in range(12):
        other = dealt(state, seat, number)
        assert view(other, seat) == view(state, seat)
        assert explain(other, seat) == explain(state, seat)


# -- hands -----------------------------------------------------------------------------------


def with_hands() -> State:
    """Return a position in which everybody holds battle cards, and Prussia runs Italy."""
    state = position()
    run_italy(state, "prussia")
    give(state, "france", 5, 1, 3)
    give(state, "prussia", 2, 2)
    give(state, "austria", 4)
    give(state, "italy", 5, 5)
    return state


@rule("R40")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_hand_is_seen_by_its_player_only_and_its_size_by_all(viewer: int | None) -> None:
    state = with_hands()
    expected = {
        "france": [1, 3, 5] if viewer == FRANCE else None,
        "prussia": [2, 2] if viewer == PRUSSIA else None,
        "austria": [4] if viewer == AUSTRIA else None,
        "italy": [5, 5] if viewer == PRUSSIA else None,
    }
    for power, hand in expected.items():
        assert power_seen(state, viewer, power)["hand"] == hand
    sizes = [power_seen(state, viewer, power)["cards"] for power in expected]
    assert sizes == [3, 2, 1, 2]


@rule("R40", "R7")
def test_nobody_sees_the_hand_of_an_italy_that_nobody_runs() -> None:
    state = with_hands()
    state.controller = -1
    for viewer in EVERYBODY:
        assert power_seen(state, viewer, "italy")["hand"] is None


@rule("R40", "R8")
def test_the_deck_is_a_number_and_the_discards_are_open() -> None:
    state = with_hands()
    state.discards = [state.deck.pop(), state.deck.pop()]
    for viewer in EVERYBODY:
        shown = view(state, viewer)
        assert shown["deck"] == 50 - 8 - 2
        assert shown["discards"] == sorted(state.discards)


@rule("R40")
def test_a_drawn_card_is_told_to_its_player_only() -> None:
    table = mobilise(position(), "prussia")
    play(table, "done")
    drawn = ["log-draws-this"] * 3
    assert [e.text for e in table.read_log(PRUSSIA) if e.text == "log-draws-this"] == drawn
    for viewer in (FRANCE, AUSTRIA, SPECTATOR):
        assert "battle_card-" not in str([entry.args for entry in table.read_log(viewer)])


# -- choices ---------------------------------------------------------------------------------


@rule("R40", "1.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_chosen_action_is_hidden_until_all_are_shown(viewer: int | None) -> None:
    table = open_table(with_hands())
    select(table, prussia="movement", italy="taxation")
    for power, action in (("prussia", "movement"), ("italy", "taxation")):
        seen = power_seen(table.state, viewer, power)
        assert seen["has_chosen"]
        assert seen["chosen"] == (action if viewer == PRUSSIA else None)
    assert not power_seen(table.state, viewer, "france")["has_chosen"]
    select(table, france="dispatch", austria="mobilisation")
    assert power_seen(table.state, viewer, "prussia")["chosen"] == "movement"
    assert power_seen(table.state, viewer, "italy")["played"] == ["taxation"]


@rule("R40")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_pledge_is_hidden_until_all_are_shown(viewer: int | None) -> None:
    table = diplomacy(position())
    play(table, "pass", "pass", "pass")
    table.answer(PRUSSIA, "pledge italy")
    table.answer(AUSTRIA, "pledge_nobody")
    seen = power_seen(table.state, viewer, "prussia")
    assert seen["has_pledged"]
    assert seen["pledge"] == ("italy" if viewer == PRUSSIA else None)
    assert power_seen(table.state, viewer, "austria")["pledge"] == (
        "nobody" if viewer == AUSTRIA else None
    )
    table.answer(FRANCE, "pledge italy")
    assert power_seen(table.state, viewer, "prussia")["pledge"] == "italy"
    assert power_seen(table.state, viewer, "austria")["pledge"] == "nobody"


def bidding() -> RealpolitikTable:
    """Let France have bid for Italy, and Prussia not yet."""
    table = diplomacy(position())
    play(table, "pass", "pass", "pass")
    for seat, answer in enumerate(("pledge italy", "pledge italy", "pledge_nobody")):
        table.answer(seat, answer)
    table.answer(FRANCE, "bid 2")
    return table


@rule("R40", "6.1")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_a_bid_is_hidden_until_all_are_in(viewer: int | None) -> None:
    table = bidding()
    seen = power_seen(table.state, viewer, "france")
    assert seen["has_bid"]
    assert seen["bid"] == (2 if viewer == FRANCE else None)
    assert not power_seen(table.state, viewer, "prussia")["has_bid"]


@rule("R40", "R36")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_tokens_and_bids_lie_open_until_the_phase_ends(viewer: int | None) -> None:
    state = position()
    put(state, "moltke", "boh", 3)
    table = diplomacy(state)
    play(table, "pass", "pass", "pass")
    for seat, answer in enumerate(("pledge italy", "pledge italy", "pledge_nobody")):
        table.answer(seat, answer)
    table.answer(FRANCE, "bid 2")
    table.answer(PRUSSIA, "bid 1")
    assert asked(table) == (PRUSSIA, "ask-relocate")
    seen = {power: power_seen(table.state, viewer, power) for power in ("france", "prussia")}
    assert [each["pledge"] for each in seen.values()] == ["italy", "italy"]
    assert [each["bid"] for each in seen.values()] == [2, 1]
    fork = table.fork(redeal_for=AUSTRIA, seed="1")
    assert (fork.state.pledge, fork.state.bid) == (table.state.pledge, table.state.bid)
    play(table, "leave_board")
    for power in seen:
        assert power_seen(table.state, viewer, power)["pledge"] is None
        assert power_seen(table.state, viewer, power)["bid"] is None


# -- battles ---------------------------------------------------------------------------------


def battle() -> RealpolitikTable:
    """Return a battle in which cards lie face down, open and struck."""
    state = with_hands()
    ally(state, "france", "austria")
    put(state, "moltke", "sax", 3, came_from="bra")
    put(state, "albrecht", "sax", 3)
    put(state, "bazaine", "hes", 2)
    give(state, "austria", 1)
    table = attack(state, "prussia")
    play(table, "support bazaine", "lay 2", "lay_open 1", "strike 1", "lay 5", "lay 2", "lay 4")
    return table


@rule("R40", "5.3")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_face_down_cards_are_seen_by_who_laid_them(viewer: int | None) -> None:
    fought = view(battle().state, viewer)["battle"]
    assert fought is not None
    cards = fought["cards"]
    assert [card["power"] for card in cards] == [
        "prussia",
        "austria",
        "france",
        "prussia",
        "austria",
    ]
    assert [card["value"] for card in cards] == [
        2,
        1,
        5 if viewer == FRANCE else None,
        2 if viewer == PRUSSIA else None,
        4 if viewer == AUSTRIA else None,
    ]
    assert [card["struck"] for card in cards] == [True, False, False, False, False]
    assert [card["pile"] for card in cards[1:]] == ["albrecht", "bazaine", "moltke", "albrecht"]


@rule("R40", "5.3")
def test_the_log_does_not_tell_what_lies_face_down() -> None:
    table = battle()
    lines = [entry for entry in table.read_log(SPECTATOR) if entry.text == "log-lays"]
    assert len(lines) == 4
    assert all(list(line.args) == ["power"] for line in lines)


@rule("5.1", "R40")
def test_a_battle_shows_sides_and_limits_to_all() -> None:
    state = battle().state
    shown = view(state, SPECTATOR)["battle"]
    assert shown is not None
    assert shown["territory"] == "sax"
    assert shown["sides"][0] == {
        "powers": ["prussia"],
        "generals": ["moltke"],
        "supporters": [],
    }
    assert shown["sides"][1]["supporters"] == ["bazaine"]
    attack, defence = explain(state, SPECTATOR)["sides"]
    assert sum(line["number"] for line in attack["strength"]) == 5
    assert attack["limits"] == {"prussia": 3}
    assert defence["limits"] == {"austria": 3, "france": 3}


@rule("R40")
def test_what_is_open_is_seen_by_all() -> None:
    state = with_hands()
    garrison(state, "prussia", "sax")
    put(state, "moltke", "bra", 3)
    seen = [view(state, viewer) for viewer in EVERYBODY]
    for key in ("territories", "generals", "prestige", "controller", "alliances", "turn"):
        assert all(each[key] == seen[0][key] for each in seen)
    assert all(explain(state, viewer) == explain(state, SPECTATOR) for viewer in EVERYBODY)
    assert seen[0]["territories"]["sax"]["controller"] == "prussia"
    assert seen[0]["generals"]["moltke"] == {"at": "bra", "units": 3, "has_moved": False}
    assert "garibaldi" not in seen[0]["generals"]
    assert "swi" not in seen[0]["territories"]


# -- dealing anew ----------------------------------------------------------------------------


@rule("R40")
@pytest.mark.parametrize("seat", [FRANCE, PRUSSIA, AUSTRIA])
def test_a_redeal_is_invisible(seat: int) -> None:
    assert_hidden_from(with_hands(), seat)
    assert_hidden_from(battle().state, seat)
    assert_hidden_from(bidding().state, seat)
    choosing = open_table(with_hands())
    select(choosing, prussia="movement", italy="taxation", austria="dispatch")
    assert_hidden_from(choosing.state, seat)
    pledging = diplomacy(position())
    play(pledging, "pass", "pass", "pass")
    pledging.answer(PRUSSIA, "pledge italy")
    assert_hidden_from(pledging.state, seat)


@rule("R40")
def test_a_redeal_changes_other_hands_and_cards_that_lie_face_down() -> None:
    state = battle().state
    hands: Counter[tuple[int, ...]] = Counter()
    laid: Counter[int] = Counter()
    for number in range(60):
        other = dealt(state, FRANCE, number)
        hands[tuple(other.hand[ITALY])] += 1
        laid[other.card_value[3]] += 1
        assert other.card_value[:3] == [2, 1, 5]
        assert other.hand[FRANCE] == state.hand[FRANCE]
    assert len(hands) > 8
    assert set(laid) == {1, 2, 3, 4, 5}


@rule("R40", "1.1")
def test_a_redeal_changes_choices_to_others_that_are_possible() -> None:
    state = with_hands()
    state.played[AUSTRIA] = [0, 4]
    table = open_table(state)
    select(table, prussia="movement", italy="taxation", austria="dispatch")
    seen: dict[int, set[int]] = {PRUSSIA: set(), AUSTRIA: set(), ITALY: set()}
    for number in range(60):
        other = dealt(table.state, FRANCE, number)
        for power, actions in seen.items():
            actions.add(other.chosen[power])
        assert other.chosen[FRANCE] == table.state.chosen[FRANCE]
        mine = dealt(table.state, PRUSSIA, number)
        assert (mine.chosen[PRUSSIA], mine.chosen[ITALY]) == (4, 0)
    assert seen == {PRUSSIA: {0, 1, 2, 3, 4}, AUSTRIA: {1, 2, 3}, ITALY: {0, 1, 3, 4}}


@rule("R40", "6.1")
def test_a_redeal_changes_pledges_and_bids_of_others() -> None:
    table = diplomacy(position())
    play(table, "pass", "pass", "pass")
    table.answer(PRUSSIA, "pledge italy")
    pledges = {dealt(table.state, FRANCE, number).pledge[PRUSSIA] for number in range(40)}
    assert pledges == {FRANCE, AUSTRIA, ITALY, 4}
    assert {dealt(table.state, PRUSSIA, n).pledge[PRUSSIA] for n in range(9)} == {ITALY}
    bids = bidding().state
    assert {dealt(bids, PRUSSIA, number).bid[FRANCE] for number in range(40)} == {0, 1, 2, 3}
    assert {dealt(bids, FRANCE, number).bid[FRANCE] for number in range(9)} == {2}
    assert {dealt(bids, PRUSSIA, number).pledge[FRANCE] for number in range(9)} == {ITALY}


@rule("R40")
def test_what_is_shown_is_not_chosen_anew() -> None:
    table = open_table(with_hands())
    select(table, prussia="movement", italy="taxation", france="mobilisation", austria="dispatch")
    for number in range(9):
        assert dealt(table.state, FRANCE, number).chosen == table.state.chosen


@rule("R40")
@pytest.mark.parametrize("players", [3, 4])
def test_throughout_a_game_a_redeal_is_invisible(players: int) -> None:
    luck = random.Random(players)
    table = Table.open(GAME, {"players": str(players)}, seed=players)
    for step in range(1500):
        if table.result is not None:
            break
        ask = luck.choice(table.asks())
        if step % 8 == 0:
            fork = table.fork(redeal_for=ask.seat, seed=str(step))
            assert fork.view(ask.seat) == table.view(ask.seat)
            assert fork.explain(ask.seat) == table.explain(ask.seat)
            assert fork.options(ask.seat) == table.options(ask.seat)
        table.answer(ask.seat, luck.choice(table.options(ask.seat)))
        check(table.state)


# -- asking without a hint -------------------------------------------------------------------


def questions(*hands: tuple[int, ...]) -> list[tuple[str, str]]:
    """Return who is asked what in a battle and a mobilisation when these cards are held."""
    state = position()
    ally(state, "france", "austria")
    put(state, "moltke", "sax", 3, came_from="bra")
    put(state, "albrecht", "sax", 3)
    put(state, "bazaine", "hes", 2)
    for power, hand in zip(("france", "prussia", "austria"), hands, strict=True):
        give(state, power, *hand)
    table = attack(state, "prussia")
    asks = []
    play(table, "support bazaine")
    while table.state.field >= 0:
        ask = table.asks()[0]
        asks.append((SEATS[ask.seat], ask.prompt))
        table.answer(ask.seat, table.default(ask.seat))
    return asks


@rule("R40")
def test_whom_the_game_asks_does_not_depend_on_hands() -> None:
    expected = questions((2, 2), (2,), (2, 2, 2))
    assert ("AU", "ask-battle-card") in expected
    for hands in (((1, 3), (5,), (1, 1, 3)), ((4, 5), (1,), (5, 4, 3)), ((3, 3), (3,), (4, 4, 4))):
        assert questions(*hands) == expected
