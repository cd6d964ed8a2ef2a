"""18.8 An Emperor without a player: the die, the defence of the Empire, and its end."""

import pytest

from greatpowers.games.price_of_power.components.world import CATHOLIC, NOBODY, area, realm
from greatpowers.games.price_of_power.rules import imperial_authority as rules
from greatpowers.games.price_of_power.rules import npr_defence
from greatpowers.games.price_of_power.rules.battle_sides import DEFENDERS, ON_LAND, strength
from greatpowers.games.price_of_power.rules.conquest import annex_all
from greatpowers.games.price_of_power.rules.foes import Call, gather, land_enemies
from greatpowers.games.price_of_power.rules.occupation import seize
from greatpowers.games.price_of_power.rules.prospects import defence
from greatpowers.games.price_of_power.rules.terms import judge_vassalization
from greatpowers.games.price_of_power.rules.units import add_single
from greatpowers.games.price_of_power.rules.vassals import judge_crown
from greatpowers.games.price_of_power.rules.victory import lands_at_stake
from greatpowers.games.price_of_power.state import IMPERIAL, State
from greatpowers.kernel.agenda import NUMBERS, Affair
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import logged, settle, table, warlike
from tests.rules.price_of_power.wars import at_war, raise_army

AUSTRIA, BOHEMIA, BURGUNDY = realm("austria"), realm("bohemia"), realm("burgundy")
SAXONY = realm("saxony")


def scene() -> State:
    """France, outside the Empire, and Brandenburg, a Subject of Austria, where no player is."""
    s = warlike("france", "brandenburg")
    settle(s, 0, "paris", "champagne")
    settle(s, 1, "berlin")
    s.authority, s.hre_faith = 3, CATHOLIC
    at_war(s, 0, "bohemia")
    return s


# -- the die -------------------------------------------------------------------------------------


@rule("18.8")
@pytest.mark.parametrize(
    ("authority", "steps"),
    [
        (0, [-1, 1, 1, 1, 1, 1]),
        (1, [-1, 0, 1, 1, 1, 1]),
        (2, [-1, 0, 0, 1, 1, 1]),
        (3, [-1, 0, 0, 0, 1, 1]),
        (4, [-1, -1, 0, 0, 0, 1]),
        (5, [-1, -1, -1, 0, 0, 1]),
        (6, [-1, -1, -1, -1, 0, 1]),
    ],
)
def test_the_die_draws_authority_to_the_middle(authority: int, steps: list[int]) -> None:
    assert [rules.step_of(roll, authority) for roll in range(1, 7)] == steps


@rule("18.8")
@pytest.mark.parametrize(("face", "after"), [(0, 2), (2, 3), (5, 4)])
def test_it_is_rolled_for_an_emperor_without_a_player(face: int, after: int) -> None:
    s = scene()
    t = table(s)
    t.chance.load([face])
    rules.roll_for_emperor(t, Affair([0] * NUMBERS))
    assert s.authority == after
    assert logged(t, "log-emperor-rolls") == [{"n": face + 1}]


@rule("18.8")
def test_no_die_for_a_player_or_without_an_empire() -> None:
    s = scene()
    s.emperor = 1
    t = table(s)
    rules.roll_for_emperor(t, Affair([0] * NUMBERS))
    s.emperor = NOBODY
    s.is_dissolved = True
    rules.roll_for_emperor(t, Affair([0] * NUMBERS))
    assert not logged(t, "log-emperor-rolls")


# -- the defence ---------------------------------------------------------------------------------


def defenders(s: State, place: str) -> int:
    """Return how many Units France would meet in an Area."""
    b = gather(s.clone(), Call(ON_LAND, area(place), 0, NOBODY, 0, []))
    return strength(b, DEFENDERS)


@rule("18.8", "R33")
def test_three_units_more_for_each_authority() -> None:
    s = scene()
    raise_army(s, 0, area("bohemia"), infantry=1)
    own = npr_defence.land_force(s, BOHEMIA, npr_defence.muster(s, BOHEMIA, area("bohemia")))
    assert own > 0
    for authority in (0, 3, 6):
        s.authority = authority
        assert defenders(s, "bohemia") == own + 3 * authority
        assert defence(s, BOHEMIA) == own + 3 * authority


@rule("18.8", "R33")
def test_the_part_of_the_empire_comes_to_every_battle() -> None:
    s = scene()
    raise_army(s, 0, area("bohemia"), infantry=1)
    s.defended = npr_defence.muster(s, BOHEMIA, area("bohemia"))
    assert defenders(s, "bohemia") == 9
    assert land_enemies(s, 0, area("bohemia"))
    s.authority = 0
    assert not land_enemies(s, 0, area("bohemia"))


@rule("18.8")
def test_two_fewer_for_each_area_with_strangers_before_the_turn() -> None:
    s = scene()
    raise_army(s, 0, area("bohemia"), infantry=1)
    own = defenders(s, "bohemia") - 9
    add_single(s, 0, area("rhineland"))
    add_single(s, 0, area("lombardy"))
    add_single(s, 1, area("saxony"))
    add_single(s, 0, area("seine"))
    assert defenders(s, "bohemia") == own + 9
    s.army_at = [NOBODY] * len(s.army_at)
    npr_defence.note_pressed(s)
    assert s.trespassed == 2
    raise_army(s, 0, area("bohemia"), army=1, infantry=1)
    assert defenders(s, "bohemia") == own + 9 - 4


@rule("18.8", "R33")
def test_weakness_is_felt_by_the_realms_themselves() -> None:
    s = scene()
    raise_army(s, 0, area("bohemia"), infantry=1)
    own = defenders(s, "bohemia") - 9
    s.authority, s.trespassed = 0, 1
    assert defenders(s, "bohemia") == own - 2
    s.trespassed = 20
    assert defenders(s, "bohemia") == 0


@rule("18.8")
def test_neither_outside_the_empire_nor_for_those_who_are_no_members() -> None:
    s = scene()
    assert npr_defence.imperial_help(s, area("bohemia"), [BOHEMIA]) == 9
    assert npr_defence.imperial_help(s, area("burgundy"), [BURGUNDY]) == 0
    assert npr_defence.imperial_help(s, area("seine"), [BOHEMIA]) == 0
    s.left_hre = [area("bohemia")]
    assert npr_defence.imperial_help(s, area("bohemia"), [BOHEMIA]) == 0


@rule("18.8", "18.4")
def test_an_emperor_with_a_player_helps_in_another_way() -> None:
    s = scene()
    s.emperor = 1
    assert npr_defence.imperial_help(s, area("bohemia"), [BOHEMIA]) == 0


# -- Vassals, annexation -------------------------------------------------------------------------


@rule("18.8", "11.4.3")
def test_the_emperor_is_nobodys_vassal_whatever_the_authority() -> None:
    s = scene()
    s.authority = 0
    assert judge_crown(s, AUSTRIA).reason == "no-subjugate-pope-or-emperor"
    at_war(s, 0, "austria")
    assert judge_vassalization(s, 0, AUSTRIA).reason == "no-subjugate-pope-or-emperor"
    assert judge_crown(s, SAXONY) is ALLOWED


@rule("18.8", "10.5.7")
def test_full_annexation_of_the_emperor_dissolves_the_empire() -> None:
    s = scene()
    at_war(s, 0, "austria")
    for place in lands_at_stake(s, AUSTRIA):
        seize(s, 0, place)
    t = table(s)
    annex_all(t, 0, AUSTRIA)
    assert s.is_dissolved
    assert logged(t, "log-hre-dissolved")
    assert s.influence[IMPERIAL] == []
    assert npr_defence.imperial_help(s, area("bohemia"), [BOHEMIA]) == 0


@rule("18.8")
def test_that_of_a_member_does_not() -> None:
    s = scene()
    annex_all(table(s), 0, SAXONY)
    assert not s.is_dissolved
