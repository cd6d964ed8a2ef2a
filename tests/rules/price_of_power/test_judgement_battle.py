"""How a player in a Battle judges it: odds, dice, Battle Actions, retreat."""

from greatpowers.games.price_of_power.appraisal_battle import chance, fight
from greatpowers.games.price_of_power.components.world import area, zone
from greatpowers.games.price_of_power.rules.battle_odds import battle_odds
from greatpowers.games.price_of_power.rules.battle_sides import ATTACKERS, Battle
from greatpowers.games.price_of_power.state import PriceTable
from tests.rules.price_of_power.scenes import asked, deal, give_power, play, sail, settle
from tests.rules.price_of_power.wars import fight as fight_in
from tests.rules.price_of_power.wars import fight_at_sea, raise_army, raise_fleet, rivals

FIELD = area("flanders_wallonia")
CHANNEL = zone("english_channel")


def before_dice(english: int, french: int, cavalry: int = 0) -> PriceTable:
    """England attacks France and is asked for a Battle Action."""
    s = rivals()
    settle(s, 1, "paris")
    raise_army(s, 0, FIELD, infantry=english, cavalry=cavalry)
    raise_army(s, 1, FIELD, infantry=french)
    give_power(s, 0, mil=3)
    deal(s, 0, "superior_tactics_1", "superior_tactics_2")
    t = fight_in(s, FIELD)
    play(t, "pass")
    assert asked(t) == (0, "ask-battle-action")
    return t


def test_nothing_is_promised_without_a_battle_or_to_others() -> None:
    assert fight(rivals(), 0) == 0.0
    assert fight(before_dice(3, 3).state, 2) == 0.0


def test_the_estimate_is_ordered_as_the_true_chances_are() -> None:
    tables = [before_dice(*sizes) for sizes in ((1, 3), (2, 3), (3, 3), (4, 3), (6, 3))]
    quick = [chance(Battle(t.state), ATTACKERS) for t in tables]
    true = [battle_odds(t.state)[0] for t in tables]
    assert quick == sorted(quick)
    assert true == sorted(true)
    assert all(abs(a - b) < 0.25 for a, b in zip(quick, true, strict=True))


def test_who_is_weaker_would_rather_be_elsewhere() -> None:
    t = before_dice(1, 5)
    assert fight(t.state, 0) < 0
    assert fight(t.state, 1) > 0


def test_a_battle_action_promises_something_before_its_dice_are_chosen() -> None:
    t = before_dice(4, 4)
    before = fight(t.state, 0)
    play(t, "play superior_tactics_1")
    assert asked(t) == (0, "ask-add-die")
    assert fight(t.state, 0) > before


def test_dice_are_liked_that_suit_the_units() -> None:
    worth = {}
    for die in ("cavalry", "artillery"):
        t = before_dice(1, 4, cavalry=5)
        play(t, "play superior_tactics_1", f"add_die {die}")
        worth[die] = fight(t.state, 0)
    assert worth["cavalry"] > worth["artillery"]


def test_heavy_ships_weigh_more_than_light_ones() -> None:
    found = []
    for ships in ({"light_ship": 2}, {"heavy_ship": 2}):
        s = rivals()
        raise_fleet(s, 0, CHANNEL, **ships)
        sail(s, 1, english_channel=2)
        give_power(s, 0, mil=1)
        deal(s, 0, "superior_tactics_1")
        t = fight_at_sea(s, CHANNEL)
        play(t, "pass")
        found.append(fight(t.state, 0))
    assert found[1] > found[0]
