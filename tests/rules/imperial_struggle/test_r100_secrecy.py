"""R100: what is open and what is secret, and dealing the secrets anew."""

from collections.abc import Mapping
from typing import Any

from greatpowers.games.imperial_struggle import GAME
from greatpowers.games.imperial_struggle.board import ImperialTable
from greatpowers.games.imperial_struggle.components import (
    BASIC_TILES,
    BRITAIN,
    EVENT_ERA,
    EVENTS,
    FRANCE,
    REVOLUTION,
    SUCCESSION,
)
from greatpowers.games.imperial_struggle.rules.cabinet import face_down
from greatpowers.games.imperial_struggle.rules.event_play import hand as cards_in_hand
from greatpowers.games.imperial_struggle.rules.war_tiles import own_basic
from greatpowers.games.imperial_struggle.secrets import redeal
from greatpowers.games.imperial_struggle.state import (
    DISCARDS,
    DRAW_PILE,
    HAND,
    LATER_ERA,
    OUT_OF_GAME,
    PEACE_BEGINS,
    THEATER_OF_WAR,
    State,
)
from greatpowers.games.imperial_struggle.view import view
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.imperial_struggle.scenes import cabinet, do, hand, position, round_of

FRENCH_CARDS = ("carnatic_war", "acts_of_union")


def seen(state: State, seat: int | None) -> Mapping[str, Any]:
    """Return a view as data that may be looked into."""
    return GAME.view(state, seat, None)


@rule("R100")
def test_r100_hands_are_secret_and_their_sizes_open() -> None:
    state = position()
    hand(state, FRANCE, *FRENCH_CARDS)
    assert sorted(seen(state, FRANCE)["own"]["hand"]) == sorted(FRENCH_CARDS)
    assert seen(state, BRITAIN)["own"]["hand"] == []
    for seat in (FRANCE, BRITAIN, None):
        assert seen(state, seat)["events"]["hands"] == {"fr": 2, "br": 0}
    for card in FRENCH_CARDS:
        assert card not in str(view(state, BRITAIN))
        assert card not in str(view(state, None))


@rule("R100")
def test_r100_discards_and_removed_cards_are_open() -> None:
    state = position()
    state.event_at[EVENTS.index("carnatic_war")] = DISCARDS
    state.event_at[EVENTS.index("acts_of_union")] = OUT_OF_GAME
    assert seen(state, None)["events"]["discards"] == ["carnatic_war"]
    assert "acts_of_union" in seen(state, None)["events"]["removed"]


@rule("R100", "3.5")
def test_r100_ministries_face_down_are_secret() -> None:
    state = position()
    cabinet(state, "john_law", face_up=False)
    cabinet(state, "jacobite_uprisings")
    assert seen(state, FRANCE)["own"]["face_down"] == ["john_law"]
    for seat in (BRITAIN, None):
        assert "john_law" not in str(view(state, seat))
        assert seen(state, seat)["ministries"]["face_up"]["fr"] == ["jacobite_uprisings"]
        assert seen(state, seat)["ministries"]["face_down"] == {"fr": 1, "br": 0}


@rule("R100", "3.7", "7.1.1")
def test_r100_war_tiles_are_secret_until_their_theater_is_fought() -> None:
    state = position()
    theater = "wss_central_europe"
    tile = BASIC_TILES[own_basic(FRANCE)[0]]
    assert seen(state, FRANCE)["own"]["war_tiles"][theater] == [tile]
    for seat in (BRITAIN, None):
        assert tile not in str(view(state, seat))
        assert seen(state, seat)["war"]["theaters"][theater]["basic"] == {"fr": 1, "br": 1}
    state.stage = THEATER_OF_WAR
    state.revealed = 1
    assert seen(state, None)["war"]["theaters"][theater]["fr"] == [tile]
    assert BASIC_TILES[own_basic(FRANCE)[1]] not in str(view(state, BRITAIN))


@rule("R100", "5.3.3")
def test_r100_a_tile_that_leaves_the_game_is_shown_and_one_that_goes_back_is_not() -> None:
    for choice, shown in (("remove_tile", True), ("return_tile", False)):
        table = round_of(FRANCE, "d2_e2")
        do(table, "upgrade wss_spain", "keep_new")
        spare = BASIC_TILES[own_basic(FRANCE)[1]]
        assert spare in table.view(FRANCE)["state"]["own"]["war_tiles"]["in_hand"]
        assert spare not in str(table.view(BRITAIN))
        do(table, choice)
        assert (spare in table.view(BRITAIN)["state"]["war"]["removed"]) == shown
        assert (table.undoable(FRANCE) == 0) == shown


@rule("R100", "R90")
def test_r100_wishes_for_a_side_are_secret_until_both_are_in() -> None:
    table = Table.open(GAME, {"bidding": "yes"}, 1)
    table.answer(1, "play_side fr")
    table.answer(1, "bid 3")
    assert table.view(1)["state"]["own"]["wish"] == "fr"
    assert table.view(1)["state"]["own"]["bid"] == 3
    dealt = [table.fork(redeal_for=0, seed=str(seed)) for seed in range(20)]
    assert len({fork.state.bid[1] for fork in dealt}) > 1
    assert all(fork.view(0) == table.view(0) for fork in dealt)
    table.answer(0, "play_side br")
    table.answer(0, "bid 1")
    assert table.view(None)["state"]["bids"] == [
        {"side": "br", "bid": 1},
        {"side": "fr", "bid": 3},
    ]


# -- dealing anew ----------------------------------------------------------------------------


def exchange_of_ministries() -> ImperialTable:
    """Return a table at turn 2 where France may exchange both of its Ministries."""
    state = position(2)
    state.event_at = [LATER_ERA if at == OUT_OF_GAME else at for at in state.event_at]
    state.award_left = [True] * len(state.award_left)
    cabinet(state, "john_law", "court_of_the_sun_king", face_up=False)
    cabinet(state, "robert_walpole", "jonathan_swift")
    state.stage = PEACE_BEGINS
    table = Table.resume(GAME, state, seed=1)
    ask = table.ask_of(FRANCE)
    assert ask is not None
    assert ask.prompt == "ask-exchange-ministry"
    return table


@rule("R100", "4.1.7")
def test_r100_dealing_anew_amid_an_exchange_keeps_the_cabinet() -> None:
    table = exchange_of_ministries()
    seeds = 0
    for seed in range(20):
        fork = table.fork(redeal_for=BRITAIN, seed=str(seed))
        seeds += face_down(fork.state, FRANCE) != face_down(table.state, FRANCE)
        do(fork, "keep", "keep")
        GAME.check(fork.state)
        assert len(face_down(fork.state, FRANCE)) == 2
    assert seeds > 5


@rule("R100", "R13")
def test_r100_dealing_anew_gives_no_succession_card_in_the_revolution() -> None:
    state = position(5)
    for card, era in enumerate(EVENT_ERA):
        if era == REVOLUTION and len(cards_in_hand(state, FRANCE)) < 3:
            state.event_at[card] = HAND + FRANCE
    assert SUCCESSION in {EVENT_ERA[c] for c, at in enumerate(state.event_at) if at == DRAW_PILE}
    for seed in range(20):
        redeal(state, BRITAIN, Chance(str(seed)))
        cards = cards_in_hand(state, FRANCE)
        assert len(cards) == 3
        assert all(EVENT_ERA[card] != SUCCESSION for card in cards)


@rule("R100")
def test_r100_dealing_anew_leaves_what_a_seat_knows() -> None:
    state = position()
    hand(state, FRANCE, *FRENCH_CARDS)
    cabinet(state, "john_law", face_up=False)
    for seed in range(10):
        dealt = state.clone()
        redeal(dealt, FRANCE, Chance(str(seed)))
        assert view(dealt, FRANCE) == view(state, FRANCE)
        assert cards_in_hand(dealt, FRANCE) == cards_in_hand(state, FRANCE)
        assert dealt.basic_at[:16] == state.basic_at[:16]
        assert sorted(dealt.basic_at[16:]) == sorted(state.basic_at[16:])


@rule("R100")
def test_r100_tiles_once_revealed_are_not_dealt_anew() -> None:
    state = position()
    state.stage = THEATER_OF_WAR
    state.revealed = 2
    for seed in range(10):
        dealt = state.clone()
        redeal(dealt, BRITAIN, Chance(str(seed)))
        for tile in own_basic(FRANCE)[:2]:
            assert dealt.basic_at[tile] == state.basic_at[tile]
