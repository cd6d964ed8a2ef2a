"""21.0 A player leaves: the realm is one without a player, or a bot takes over the seat (R41)."""

from random import Random
from typing import Any

import pytest

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.cards import CARDS, EVENT_REALM, EVENTS
from greatpowers.games.price_of_power.components.world import NOBODY, area, province, realm
from greatpowers.games.price_of_power.effects.lands import gain_vassal, gain_vassal_realm
from greatpowers.games.price_of_power.invariants import check
from greatpowers.games.price_of_power.rules import event_deck, rounds
from greatpowers.games.price_of_power.rules.age import last_player
from greatpowers.games.price_of_power.rules.alliances import judge_gain, judge_realm
from greatpowers.games.price_of_power.rules.curia import catholics
from greatpowers.games.price_of_power.rules.empire import emperor_realm
from greatpowers.games.price_of_power.rules.leaving import let_go
from greatpowers.games.price_of_power.rules.liberation import set_free
from greatpowers.games.price_of_power.rules.mats import clockwise
from greatpowers.games.price_of_power.rules.ownership import (
    core_of,
    free_lands_of,
    has,
    is_npr,
    lawful_owner,
    overlord_realm,
    place_disc,
    plus,
    town_for,
)
from greatpowers.games.price_of_power.rules.turns import TURN, next_seat
from greatpowers.games.price_of_power.rules.vassals import judge_crown
from greatpowers.games.price_of_power.state import IMPERIAL, REBELS, PriceTable, State, put
from greatpowers.kernel.record import Record
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.scenes import (
    begin,
    deal,
    give_power,
    influence,
    logged,
    play,
    sail,
    settle,
    stake,
    table,
    teach,
    vassalize,
    warlike,
)
from tests.rules.price_of_power.wars import at_war, raise_army
from tests.server.conftest import Start, prepared, start
from tests.server.house import Running
from tests.server.test_http import seat_header

__all__ = ["prepared", "start"]

A_WHILE = 30
"""So many answers are given before somebody leaves."""
ENOUGH = 12
"""So many answers are given after the bot has come."""


def opened(server: Running) -> Any:
    """Open a game of two with wars, both seats for people."""
    body = {
        "game": "price_of_power",
        "options": {"scenario": "hundred_years", "length": "one_age"},
        "seats": {seat: {"kind": "me", "name": seat} for seat in ("P1", "P2")},
    }
    response = server.http.post("/api/tables", json=body)
    assert response.status_code == 201, response.text
    return response.json()


@rule("21.0", "R41")
def test_a_bot_plays_on_with_the_realm_of_who_leaves(start: Start) -> None:
    """At once, with all that is the realm's; nothing on the board changes, and the game goes on."""
    server = start()
    made = opened(server)
    table, tokens = made["table"], made["tokens"]
    with server.join(table, tokens["P1"]) as ann:
        with server.join(table, tokens["P2"]) as bob:
            while ann.position < A_WHILE or bob.options():
                (bob if bob.options() else ann).answer()
                ann.drain()
                bob.drain()
        before = ann.state["view"]["state"]
        gone = server.http.request(
            "DELETE",
            f"/api/tables/{table}/seats/P2",
            json={"replace": "bot", "bot": "random"},
            headers=seat_header(tokens["P2"]),
        )
        assert gone.json()["kind"] == "bot"
        ann.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "bot")
        assert ann.state["view"]["state"] == before
        for _ in range(ENOUGH):
            assert ann.until_asked()
            ann.answer()
        after = ann.state["view"]["state"]
        assert _realms(after) == _realms(before)
        assert "log-seat-bot" in [line["text"] for line in ann.logs["P1"]]


def _realms(state: Any) -> list[str]:
    return [player["realm"] for player in state["players"]]


# -- the first way: a realm without a player -----------------------------------------------------

FRANCE, ENGLAND, CASTILE = range(3)
LEAVE, STAY = "leave_game", "stay_in_game"


def scene() -> State:
    """France with a Vassal and with land of others, England and Castile."""
    s = warlike("france", "england", "castile")
    settle(s, FRANCE, "paris", "champagne", "bourgogne", "barcelona")
    vassalize(s, FRANCE, "savoie", "piemonte", "geneve")
    settle(s, ENGLAND, "london")
    settle(s, CASTILE, "madrid")
    s.taken = [1] * len(s.taken)
    return s


def gone(s: State, seat: int = FRANCE) -> PriceTable:
    """Let a player leave at the end of the Round."""
    t = table(s)
    s.leaving = plus(0, seat)
    assert let_go(t)
    return t


@rule("21.0", "R41")
def test_a_player_says_at_any_time_that_he_leaves_and_may_stay_after_all() -> None:
    s = scene()
    t = begin(s, TURN, ENGLAND)
    assert LEAVE in [str(option) for option in t.asides(FRANCE)]
    t.aside(FRANCE, LEAVE)
    assert logged(t, "log-will-leave") == [{"power": "realm-france"}]
    assert [str(option) for option in t.asides(FRANCE)] == [STAY]
    t.aside(FRANCE, STAY)
    assert not s.leaving
    assert not let_go(t)
    assert s.seated == (0, 1, 2)


@rule("21.0", "R41")
def test_two_at_least_go_on() -> None:
    s = scene()
    t = begin(s, TURN, ENGLAND)
    t.aside(FRANCE, LEAVE)
    assert t.asides(CASTILE) == []
    assert t.asides(ENGLAND) == []
    assert [str(option) for option in t.asides(FRANCE)] == [STAY]


@rule("21.0", "R41")
def test_it_happens_at_the_end_of_a_round_once_the_realm_has_peace() -> None:
    s = scene()
    at_war(s, FRANCE, "england")
    s.leaving = plus(0, FRANCE)
    t = table(s)
    assert not let_go(t)
    assert logged(t, "log-leaves-after-war") == [{"power": "realm-france"}]
    assert len(s.seated) == 3
    s.war = (0,) * len(s.war)
    assert let_go(t)
    assert list(s.seated) == [1, 2]
    assert t.asides(FRANCE) == []


@rule("21.0")
def test_towns_and_vassals_stay_without_unrest_and_belong_to_a_realm_without_a_player() -> None:
    s = scene()
    france = realm("france")
    s.unrest = put(s.unrest, province("champagne"), True)
    s.occupier = put(s.occupier, province("bourgogne"), REBELS)
    gone(s)
    assert s.lands[FRANCE] == []
    assert is_npr(s, france)
    for name in ("paris", "champagne", "bourgogne", "barcelona"):
        assert lawful_owner(s, province(name)) == france
        assert province(name) in free_lands_of(s, france)
        assert not s.unrest[province(name)]
    assert overlord_realm(s, realm("savoy")) == france
    assert s.occupier[province("bourgogne")] == NOBODY


@rule("21.0", "13.2", "R41")
def test_a_vassal_of_which_another_has_a_part_is_free() -> None:
    s = scene()
    vassalize(s, ENGLAND, "geneve")
    gone(s)
    assert overlord_realm(s, realm("savoy")) == NOBODY
    assert is_npr(s, realm("savoy"))
    assert s.holder[province("geneve")] == ENGLAND


@rule("21.0", "7.6", "R41")
def test_land_of_others_is_no_core_of_it_and_goes_home_when_it_is_taken_or_freed() -> None:
    s = scene()
    gone(s)
    barcelona, aragon = province("barcelona"), realm("aragon")
    assert core_of(s, barcelona) == aragon
    t = table(s)
    set_free(t, barcelona, cite="10.5.2")
    assert lawful_owner(s, barcelona) == aragon
    bourgogne = province("bourgogne")
    place_disc(s, ENGLAND, bourgogne, town_for(s, ENGLAND, 2))
    assert s.dynamic[bourgogne] == NOBODY
    assert core_of(s, bourgogne) == realm("burgundy")


@rule("21.0")
def test_everything_else_of_the_player_goes() -> None:
    s = scene()
    give_power(s, FRANCE, adm=3, dip=3, mil=3)
    deal(s, FRANCE, CARDS[0])
    influence(s, FRANCE, aquitaine=2)
    stake(s, FRANCE, "brittany_normandy")
    sail(s, FRANCE, english_channel=2)
    teach(s, FRANCE, "cabinet")
    raise_army(s, FRANCE, area("seine"), infantry=3)
    s.ducats[FRANCE], s.prestige[FRANCE], s.core = 9, 12, put(s.core, area("seine"), FRANCE)
    s.ruler[FRANCE] = len(CARDS)
    gone(s)
    assert (s.ducats[FRANCE], s.prestige[FRANCE], s.ruler[FRANCE]) == (0, 0, -1)
    assert s.power[:3] == [0, 0, 0]
    assert [s.hand[FRANCE], s.influence[FRANCE], s.claims[FRANCE]] == [[], [], []]
    assert not any((*s.ships, *s.army, *s.knows))
    assert FRANCE not in s.core
    assert any(CARDS.index(CARDS[0]) in pile for pile in s.discards)


@rule("21.0")
def test_alliances_end_and_marriages_of_others_stay() -> None:
    s = scene()
    for one, two in ((FRANCE, ENGLAND), (ENGLAND, FRANCE)):
        capital = s.realm[one]
        s.allied = put(s.allied, capital, plus(s.allied[capital], two))
        s.married = put(s.married, capital, plus(s.married[capital], two))
    s.allied = put(s.allied, realm("scotland"), plus(0, FRANCE))
    gone(s)
    assert not any(s.allied)
    assert has(s.married[realm("france")], ENGLAND)
    assert not s.married[realm("england")]


@rule("21.0", "5.4.2", "16.3.2", "11.4.3")
def test_the_realm_cannot_be_an_ally_or_a_vassal() -> None:
    s = scene()
    france = realm("france")
    assert judge_crown(s, france)
    gone(s)
    influence(s, ENGLAND, seine=3)
    for verdict in (judge_realm(s, ENGLAND, france), judge_gain(s, ENGLAND, france)):
        assert (verdict.reason, verdict.cite) == ("no-ally-deserted", "21.0")
    verdict = judge_crown(s, france)
    assert (verdict.reason, verdict.cite) == ("no-vassal-deserted", "21.0")
    gain_vassal_realm(table(s), ENGLAND, france)
    gain_vassal(table(s), ENGLAND, free_lands_of(s, france)[0])
    assert s.lands[ENGLAND] == [province("london")]


@rule("21.0", "18.8", "18.9")
def test_who_was_emperor_is_one_without_a_player() -> None:
    s = scene()
    s.emperor, s.authority, s.is_defending, s.imperial_units = FRANCE, 3, True, 4
    s.influence[IMPERIAL] = [area("bohemia")] * 3
    gone(s)
    assert s.emperor == NOBODY
    assert emperor_realm(s) == realm("france")
    assert s.authority == 3
    assert (s.influence[IMPERIAL], s.is_defending, s.imperial_units) == ([], False, 0)


@rule("21.0", "4.2.1")
def test_the_order_of_turns_goes_past_the_empty_seat() -> None:
    s = scene()
    s.first, s.turn = FRANCE, CASTILE
    t = gone(s)
    assert s.first == ENGLAND
    assert logged(t, "log-first-player") == [{"power": "realm-england"}]
    assert clockwise(s, FRANCE) == [ENGLAND, CASTILE]
    assert next_seat(s) == ENGLAND
    s.prestige = [-9, 4, 6, 0, 0, 0]
    assert last_player(s) == ENGLAND
    assert catholics(s) == 2


@rule("21.0", "4.2.4", "20.2", "R41")
def test_two_who_are_left_pass_as_two_players_do() -> None:
    s = scene()
    gone(s)
    s.first = ENGLAND
    t = begin(s, TURN, ENGLAND)
    play(t, "pass_round")
    assert s.ducats[ENGLAND] == 3
    assert s.last_turns == [ENGLAND, CASTILE, CASTILE]


def french(wanted: bool) -> list[int]:
    """Return Events of France, or such of no realm."""
    owner = realm("france") if wanted else NOBODY
    return [event for event in range(len(EVENTS)) if EVENT_REALM[event] == owner]


@rule("21.0", "R41")
def test_events_of_the_realm_are_removed_when_they_lie_open() -> None:
    s = scene()
    gone(s)
    others = french(wanted=False)
    s.scenario, s.events = 4, [*others[:3], french(wanted=True)[0]]
    t = table(s)
    event_deck.reveal(t)
    assert s.row == [others[2], others[1], others[0]]
    assert s.face_up == 2
    assert len(s.row_ducats) == 3
    assert logged(t, "log-event-deserted") == [{"event": f"event-{EVENTS[french(True)[0]]}"}]
    assert s.events_gone == [french(wanted=True)[0]]


@rule("21.0", "5.1.1", "R41")
def test_one_that_is_turned_up_later_is_removed_too_and_something_always_lies_open() -> None:
    s = scene()
    gone(s)
    one, two, *_ = french(wanted=False)
    s.scenario = 4
    s.row, s.row_ducats, s.face_up = [french(wanted=True)[0], one, two], [0, 0, 0], 0
    event_deck.turn_up(table(s))
    assert (s.row, s.face_up) == ([one, two], 1)


@rule("21.0", "R41")
def test_all_who_are_left_find_an_event() -> None:
    s = scene()
    gone(s)
    s.taken = [0] * len(s.taken)
    s.scenario, s.events = 4, [french(wanted=False)[0], *french(wanted=True)[:3]]
    event_deck.reveal(table(s))
    assert len(s.row) == 2


@rule("21.0", "16.4")
@pytest.mark.parametrize("seed", ["one", "two"])
def test_a_game_goes_on_without_them_and_can_be_played_again(seed: str) -> None:
    """Random games in which all but two leave; the record has the words with which they did."""
    luck = Random(seed)
    t = Table.open(GAME, {"scenario": "four_crowns", "length": "one_age"}, seed)
    unpicked = 0
    while t.asks():
        seat = t.asks()[0].seat
        t.answer(seat, luck.choice(t.options(seat)))
        check(t.state)
        leaver = luck.randrange(len(t.seats))
        if LEAVE in [str(option) for option in t.asides(leaver)]:
            t.aside(leaver, LEAVE)
    s = t.state
    assert len(s.seated) == 2
    assert t.result is not None
    assert set(t.result.winners) <= set(s.seated)
    unpicked = len([entry for entry in t.log if entry.text == "log-unpicked-event"])
    assert unpicked > 4
    again = Table.replay(GAME, Record.from_json(t.record().to_json()))
    assert again.state.data() == s.data()


@rule("21.0", "4.7")
def test_who_has_left_does_not_leave_a_game_that_ends() -> None:
    s = scene()
    s.leaving, s.events, s.ages, s.age = plus(0, FRANCE), [], [1], 1
    t = table(s)
    rounds.end_round(t, None)  # type: ignore[arg-type]
    assert s.ending == "last_event"
    assert s.seated == (0, 1, 2)
