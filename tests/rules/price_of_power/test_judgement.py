"""How good a position looks, and what the declaration says of a table."""

from greatpowers.games.price_of_power.game import GAME
from greatpowers.games.price_of_power.judgement import judge, worth
from greatpowers.games.price_of_power.rules.scoring import LAST_EVENT, final_prestige
from tests.rules.price_of_power.decade import open_game, start


def test_a_position_is_worth_the_lead_in_prestige() -> None:
    s = start("western_crowns")
    assert worth(s, 0) == final_prestige(s, 0)
    before = judge(s, 0)
    s.prestige[0] += 12
    assert judge(s, 0) > before
    assert judge(s, 1) < 0
    s.prestige[0] += 1000
    assert (judge(s, 0), judge(s, 2)) == (1.0, -1.0)


def test_after_the_end_only_the_track_counts() -> None:
    s = start("western_crowns")
    s.prestige[:3] = [3, 2, 1]
    s.ending = LAST_EVENT
    assert worth(s, 0) == 3
    assert judge(s, 0) > 0 > judge(s, 1)


def test_there_are_as_many_seats_as_the_scenario_has_realms() -> None:
    assert GAME.seats(GAME.settle({"scenario": "hundred_years"})) == ("P1", "P2")
    assert len(open_game("grand_campaign").seats) == 6


def test_a_seat_is_known_by_its_realm() -> None:
    s = start("western_crowns")
    assert GAME.power_of is not None
    assert [GAME.power_of(s, seat) for seat in range(3)] == [
        "realm-england",
        "realm-castile",
        "realm-france",
    ]
