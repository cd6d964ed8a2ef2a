"""18.9 Imperial Elections: who votes for whom, who is elected, and what follows."""

import pytest

from greatpowers.games.price_of_power.components.cards import CARDS
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    DIVERSE,
    NOBODY,
    PROTESTANT,
    PROVINCES_OF,
    area,
    realm,
)
from greatpowers.games.price_of_power.displays import displays
from greatpowers.games.price_of_power.rules import elections as rules
from greatpowers.games.price_of_power.rules.battle import begin_land_battle
from greatpowers.games.price_of_power.rules.battle_sides import is_fighting
from greatpowers.games.price_of_power.rules.characters import depose, kill, replace_ruler
from greatpowers.games.price_of_power.rules.ownership import has, manpower, place_disc, plus
from greatpowers.games.price_of_power.state import (
    ACTIONS,
    IMPERIAL,
    NO_CHARACTER,
    VASSAL,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.back_and_forth import Trial
from tests.rules.price_of_power.scenes import (
    IDLE,
    asked,
    begin,
    deal,
    give_power,
    influence,
    logged,
    options,
    play,
    settle,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import at_war, raise_army, take_out

AUSTRIA, FRANCE, BRANDENBURG = realm("austria"), realm("france"), realm("brandenburg")
SAXONY = realm("saxony")
FIRST, SECOND = "central_authority_1", "central_authority_2"
"""Leaders on Action cards."""
TWO_DOUBLES = 1
"""By this luck the attackers roll two doubles in the first Round of a Battle, and some hit."""


def scene() -> State:
    """Austria, who is Emperor with Authority 3, France, and Brandenburg, a Subject."""
    s = warlike("austria", "france", "brandenburg")
    settle(s, 0, "wien", "osterreich")
    settle(s, 1, "paris", "champagne")
    settle(s, 2, "berlin", "potsdam")
    s.emperor, s.authority, s.hre_faith = 0, 3, CATHOLIC
    return s


def elect(s: State) -> PriceTable:
    """Hold an Election, up to the first question."""
    return begin(s, rules.ELECTION, s.emperor)


def vote(s: State, name: str) -> tuple[str, list[int]]:
    """Return why an Elector Area votes for whom."""
    found = rules.vote(s, area(name))
    return found.why, found.seats


# -- votes ---------------------------------------------------------------------------------------


@rule("18.9", "18.2")
def test_most_influence_has_the_vote_the_imperial_being_the_emperors() -> None:
    s = scene()
    influence(s, 1, saxony=2)
    influence(s, 0, saxony=1)
    assert vote(s, "saxony") == ("vote-influence", [1])
    s.influence[IMPERIAL] = [area("saxony")] * 2
    assert vote(s, "saxony") == ("vote-influence", [0])


@rule("18.9", "11.2.1")
def test_a_marriage_counts_as_influence() -> None:
    s = scene()
    influence(s, 0, saxony=1)
    influence(s, 1, saxony=1)
    s.married = put(s.married, SAXONY, plus(0, 1))
    assert vote(s, "saxony") == ("vote-influence", [1])


@rule("18.9")
def test_an_area_without_influence_does_not_vote() -> None:
    assert vote(scene(), "saxony") == ("vote-nobody", [])


@rule("18.9")
def test_a_player_has_the_vote_of_his_capital() -> None:
    s = scene()
    influence(s, 1, brandenburg=4)
    assert vote(s, "brandenburg") == ("vote-capital", [2])


@rule("18.9")
def test_the_area_of_a_capital_whose_player_is_not_eligible_does_not_vote() -> None:
    s = scene()
    influence(s, 1, brandenburg=4)
    s.state_faith = put(s.state_faith, BRANDENBURG, PROTESTANT)
    assert vote(s, "brandenburg") == ("vote-capital", [])


@rule("18.9")
def test_vassals_alone_have_the_vote_where_no_npr_owns_anything() -> None:
    s = scene()
    influence(s, 0, saxony=4)
    for place in PROVINCES_OF[area("saxony")]:
        place_disc(s, 1, place, VASSAL)
    assert vote(s, "saxony") == ("vote-vassals", [1])
    s.state_faith = put(s.state_faith, FRANCE, PROTESTANT)
    assert vote(s, "saxony") == ("vote-influence", [0])


@rule("18.9")
def test_vassals_of_several_or_beside_an_npr_do_not() -> None:
    s = scene()
    influence(s, 0, saxony=4)
    first, *others = PROVINCES_OF[area("saxony")]
    for place in others:
        place_disc(s, 1, place, VASSAL)
    assert vote(s, "saxony") == ("vote-influence", [0])
    place_disc(s, 2, first, VASSAL)
    assert vote(s, "saxony") == ("vote-influence", [0])


@rule("18.9", "R218")
def test_influence_of_who_may_not_be_elected_is_passed_over() -> None:
    s = scene()
    influence(s, 0, saxony=1)
    influence(s, 1, saxony=3)
    assert vote(s, "saxony") == ("vote-influence", [1])
    s.state_faith = put(s.state_faith, FRANCE, PROTESTANT)
    assert vote(s, "saxony") == ("vote-influence", [0])


@rule("18.9", "18.7", "R218")
def test_who_may_be_elected_is_of_the_official_faith() -> None:
    """Neither membership nor a Ruler matters; without an official faith everybody may be."""
    s = scene()
    s.state_faith = put(s.state_faith, FRANCE, PROTESTANT)
    s.ruler[2] = NO_CHARACTER
    assert rules.eligible(s) == [0, 2]
    s.hre_faith = PROTESTANT
    assert rules.eligible(s) == [1]
    s.hre_faith = DIVERSE
    assert rules.eligible(s) == [0, 1, 2]


# -- the Election --------------------------------------------------------------------------------


@rule("18.9")
def test_most_votes_make_an_emperor() -> None:
    s = scene()
    influence(s, 1, saxony=1, bohemia=2)
    influence(s, 0, rhineland=1)
    before = manpower(s, 1)
    t = elect(s)
    assert s.emperor == 1
    assert s.authority == 3
    assert manpower(s, 1) == before + 3
    assert logged(t, "log-elected") == [{"power": "realm-france"}]
    votes = {row["area"]: row["power"] for row in logged(t, "log-elector-votes")}
    assert votes == {
        "area-rhineland": "realm-austria",
        "area-saxony": "realm-france",
        "area-bohemia": "realm-france",
        "area-brandenburg": "realm-brandenburg",
    }


@rule("18.9")
def test_the_present_emperor_decides_between_equals_in_an_area() -> None:
    s = scene()
    influence(s, 1, saxony=1, bohemia=1)
    influence(s, 2, saxony=1)
    t = elect(s)
    assert asked(t) == (0, "ask-elector")
    assert set(options(t, "name_realm")) == {"brandenburg", "france"}
    play(t, "name_realm brandenburg")
    assert s.emperor == 2


@rule("18.9")
def test_the_present_emperor_decides_between_equal_votes() -> None:
    s = scene()
    influence(s, 1, bohemia=1)
    t = elect(s)
    assert asked(t) == (0, "ask-election")
    play(t, "name_realm france")
    assert s.emperor == 1


@rule("18.9", "18.1.3", "R165")
@pytest.mark.parametrize(("authority", "after"), [(0, 1), (2, 3), (3, 3), (4, 4)])
def test_an_election_strengthens_weak_authority(authority: int, after: int) -> None:
    for winner in (0, 1):
        s = scene()
        s.authority = authority
        influence(s, winner, bohemia=1, saxony=1)
        t = elect(s)
        assert s.emperor == winner
        assert s.authority == after
        assert bool(logged(t, "log-reelected")) == (winner == 0)


@rule("18.9")
def test_without_anybody_eligible_the_title_stays_and_authority_falls() -> None:
    s = scene()
    s.hre_faith = PROTESTANT
    influence(s, 1, bohemia=1)
    elect(s)
    assert s.emperor == 0
    assert s.authority == 1


@rule("18.9", "R165")
def test_without_votes_the_title_stays_and_nothing_falls() -> None:
    s = scene()
    s.left_hre = [area("brandenburg")]
    s.authority = 2
    elect(s)
    assert s.emperor == 0
    assert s.authority == 2


# -- when there is one ---------------------------------------------------------------------------


@rule("18.9", "7.2.7")
def test_the_death_of_the_emperors_ruler_calls_an_election_after_the_succession() -> None:
    s = scene()
    influence(s, 1, bohemia=1, saxony=1)
    s.ruler[0] = take_out(s, FIRST)
    deal(s, 0, SECOND)
    t = table(s)
    kill(t, s.ruler[0])
    play(t, "pass")
    assert asked(t) == (0, "ask-succession")
    play(t, "pass")
    assert s.emperor == 1


@rule("18.9")
@pytest.mark.parametrize("how", ["replace", "depose"])
def test_so_does_a_ruler_who_is_replaced_or_discarded(how: str) -> None:
    s = scene()
    influence(s, 1, bohemia=1, saxony=1)
    s.ruler[0] = take_out(s, FIRST)
    t = table(s)
    if how == "replace":
        replace_ruler(t, 0, take_out(s, SECOND))
    else:
        depose(t, 0)
    play(t, "pass")
    assert s.emperor == 1


@rule("18.9", "R227")
def test_without_that_rule_the_crown_stays() -> None:
    s = scene()
    s.has_elections = False
    influence(s, 1, bohemia=1, saxony=1)
    s.ruler[0] = take_out(s, FIRST)
    replace_ruler(table(s), 0, take_out(s, SECOND))
    assert s.agenda == []
    assert s.emperor == 0
    told = displays(s)["empire"]
    assert (told["contested"], told["votes"], told["elected"]) == (False, [], [])


@rule("18.9")
def test_a_first_ruler_after_an_interregnum_calls_none() -> None:
    s = scene()
    influence(s, 1, bohemia=1, saxony=1)
    replace_ruler(table(s), 0, take_out(s, FIRST))
    assert s.agenda == []


@rule("18.9")
def test_nor_with_high_authority_nor_of_another_player_nor_an_npr() -> None:
    s = scene()
    s.authority = 5
    assert not rules.is_due(s, 0)
    s.authority = 4
    assert rules.is_due(s, 0)
    assert not rules.is_due(s, 1)
    s.emperor = NOBODY
    assert not any(rules.is_due(s, seat) for seat in range(3))


# -- while the Empire is defended ----------------------------------------------------------------


def defended() -> State:
    """France at war with Saxony and the Emperor, who will lose the crown to Brandenburg."""
    s = scene()
    at_war(s, 1, "saxony")
    at_war(s, 1, "austria")
    s.is_defending, s.imperial_units, s.invaders = True, 5, [FRANCE]
    influence(s, 2, bohemia=1)
    return s


@rule("18.9", "R164")
def test_a_new_emperor_finds_the_pool_and_may_place_a_cb() -> None:
    s = defended()
    t = elect(s)
    assert asked(t) == (2, "ask-election-cb")
    assert options(t, "name_realm") == ["france"]
    play(t, "name_realm france")
    assert has(s.cb[FRANCE], 2)
    assert s.imperial_units == 5
    assert not s.is_defending
    assert s.invaders == []


@rule("18.9")
def test_he_may_decline() -> None:
    s = defended()
    t = elect(s)
    play(t, "pass")
    assert not s.cb[FRANCE]
    assert asked(t) == (0, IDLE)


@rule("18.9", "R164")
def test_who_is_elected_again_goes_on_defending() -> None:
    s = defended()
    influence(s, 0, rhineland=1, saxony=1, westphalia=1)
    t = elect(s)
    assert s.emperor == 0
    assert s.is_defending
    assert asked(t) == (0, IDLE)


@rule("18.9", "18.4.1", "9.7.5", "9.4.2", "7.2.7", "R164")
def test_a_ruler_falls_in_a_battle_and_an_election_follows_before_it_goes_on() -> None:
    """Affairs within affairs: forked and undone at each answer they come out the same.

    Imperial Units leave the Battle with the crown, and the new Emperor chooses in the midst of it.
    """
    s = defended()
    s.phase, s.turn = ACTIONS, 1
    s.ruler[0] = s.general[0] = take_out(s, FIRST)
    s.ill = put(s.ill, s.ruler[0], True)
    deal(s, 0, SECOND)
    give_power(s, 0)
    raise_army(s, 0, area("bohemia"), infantry=6)
    raise_army(s, 1, area("bohemia"), infantry=5)
    begin_land_battle(s, area("bohemia"), 1)
    t = table(s, seed=TWO_DOUBLES)
    trial = Trial(t)
    said = []
    for answer in ("yes", f"appoint {SECOND}", "name_realm france", "fight_on"):
        seat, prompt = asked(t)
        said.append((seat, prompt))
        assert is_fighting(t.state)
        option = next(each for each in t.options(seat) if str(each) == answer)
        trial.answer(seat, option.code)
    assert said == [
        (0, "ask-imperial-units"),
        (0, "ask-succession"),
        (2, "ask-election-cb"),
        (0, "ask-retreat"),
    ]
    s = t.state
    assert s.emperor == 2
    assert s.ruler[0] == CARDS.index(SECOND)
    assert has(s.cb[FRANCE], 2)
    fallen = [line for line in logged(t, "log-battle-loss") if line["power"] == "party-empire"]
    assert s.imperial_units == 5 - len(fallen)
    assert trial.walls == 2, "dice are rolled after the first answer and the last"


# -- what all may know ---------------------------------------------------------------------------


@rule("18.9")
def test_the_displays_foretell_an_election() -> None:
    s = scene()
    influence(s, 1, saxony=1, bohemia=2)
    told = displays(s)["empire"]
    assert told["contested"]
    assert told["elected"] == ["france"]
    assert {"area": "bohemia", "why": "vote-influence", "realms": ["france"]} in told["votes"]
    influence(s, 0, saxony=1, bohemia=2)
    assert displays(s)["empire"]["elected"] == ["austria"]
    s.authority = 5
    assert not displays(s)["empire"]["contested"]
