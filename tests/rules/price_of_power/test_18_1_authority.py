"""18.1.3, 18.5, 18.7: the Emperor's Action, wars inside the Empire, its faith and its end."""

import pytest

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    NO_FAITH,
    NOBODY,
    PROTESTANT,
    PROVINCES_OF,
    REVOLUTIONARY,
    SLOT_OF,
    Faith,
    area,
    realm,
)
from greatpowers.games.price_of_power.rules import empire, war
from greatpowers.games.price_of_power.rules import imperial_authority as rules
from greatpowers.games.price_of_power.rules.conquest import annex_all
from greatpowers.games.price_of_power.rules.ownership import has, place_disc
from greatpowers.games.price_of_power.rules.review import REVIEW
from greatpowers.games.price_of_power.rules.rounds import ROUND
from greatpowers.games.price_of_power.rules.turns import action_menu
from greatpowers.games.price_of_power.state import (
    IMPERIAL,
    SMALL_TOWN,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.agenda import NUMBERS, Affair
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    give_power,
    influence,
    logged,
    occupy,
    options,
    play,
    power,
    refusal,
    settle,
    stake,
    table,
    warlike,
)
from tests.rules.price_of_power.wars import at_war

AUSTRIA = realm("austria")
BOHEMIA = realm("bohemia")
BRANDENBURG = realm("brandenburg")
SAXONY = realm("saxony")


def scene() -> State:
    """Austria, who is Emperor with Authority 3, Brandenburg, a Subject, and France outside."""
    s = warlike("austria", "brandenburg", "france")
    settle(s, 0, "wien", "osterreich", "steiermark")
    settle(s, 1, "berlin", "potsdam")
    settle(s, 2, "paris")
    s.emperor, s.authority, s.hre_faith = 0, 3, CATHOLIC
    for seat in range(3):
        s.ruler[seat] = seat
        give_power(s, seat, adm=6, mil=4)
    return s


# -- the Action (18.1.3) -------------------------------------------------------------------------


@rule("18.1.3")
def test_the_emperor_pays_one_more_than_authority_for_a_step() -> None:
    s = scene()
    t = table(s, rules.raise_choice)
    assert cost(t, "raise_authority") == 4
    assert bill(t, "raise_authority") == [("bill-raise-authority", 1), ("bill-authority", 3)]
    play(t, "raise_authority")
    assert s.authority == 4
    assert power(s, 0) == (2, 0, 4)


@rule("18.1.3", "5.0")
def test_the_action_is_one_of_a_turn() -> None:
    s = scene()
    assert any(choice.verb.name == "raise_authority" for choice in action_menu(s, 0))


@rule("18.1.3")
def test_nobody_else_raises_authority() -> None:
    t = table(scene(), rules.raise_choice, seat=1)
    assert refusal(t, "raise_authority") == ("no-authority-not-emperor", "18.1.3")


@rule("18.1.3")
def test_authority_takes_enough_adm() -> None:
    s = scene()
    give_power(s, 0, adm=3, dip=9, mil=9)
    assert refusal(table(s, rules.raise_choice), "raise_authority")[0] == "no-not-enough-adm"


@rule("18.1", "18.1.3")
def test_authority_rises_no_higher_than_the_electors_allow() -> None:
    s = scene()
    give_power(s, 0, adm=9)
    s.authority = 6
    t = table(s, rules.raise_choice)
    assert refusal(t, "raise_authority") == ("no-authority-most", "18.1")


@rule("18.1.3", "18.3.4")
def test_authority_falls_with_the_number_of_electors() -> None:
    """By as many steps as it stands above their number and one."""
    s = scene()
    s.authority = 6
    for name in ("bohemia", "saxony"):
        for place in PROVINCES_OF[area(name)]:
            place_disc(s, 0, place, SMALL_TOWN)
    begin(s, REVIEW)
    assert len(empire.elector_areas(s)) == 3
    assert s.authority == 4


# -- wars inside (18.5) --------------------------------------------------------------------------


def declare(s: State, target: str, seat: Seat = 0) -> PriceTable:
    """Let a player declare war on a realm."""
    t = table(s, war.declare_choice, seat=seat)
    play(t, "declare_war", f"declare_on {target}", "done")
    return t


@rule("18.5", "18.1.3")
def test_the_emperor_pays_for_a_war_on_a_subject_without_a_reason() -> None:
    s = scene()
    influence(s, 0, lombardy=2, bavaria_swabia=2, mazovia_malopolska=1)
    t = declare(s, "saxony")
    assert s.authority == 2
    assert asked(t) == (0, "ask-lose-influence")
    assert options(t, "give_up_influence") == ["bavaria_swabia", "lombardy"]
    play(t, *["give_up_influence lombardy"] * 2)
    assert s.influence[0].count(area("bavaria_swabia")) == 1
    assert area("mazovia_malopolska") in s.influence[0]


@rule("18.5", "R166")
def test_imperial_influence_does_not_pay_for_it() -> None:
    s = scene()
    influence(s, 0, lombardy=1)
    s.influence[IMPERIAL] = [area("lombardy")] * 3
    declare(s, "saxony")
    assert s.influence[0] == []
    assert s.influence[IMPERIAL] == [area("lombardy")] * 3


@rule("18.5")
def test_what_it_costs_is_told_before() -> None:
    s = scene()
    influence(s, 0, lombardy=2, saxony=1)
    lines = war.at_stake(s, 0, SAXONY).loses
    told = {line.text: line.number for line in lines}
    assert told["loses-authority"] == 1
    assert told["loses-influence"] == 1 + 3


@rule("18.5")
def test_a_reason_or_a_realm_outside_costs_the_emperor_nothing_more() -> None:
    s = scene()
    influence(s, 0, lombardy=3)
    stake(s, 0, "saxony")
    declare(s, "saxony")
    assert s.authority == 3
    assert len(s.influence[0]) == 3
    s = scene()
    declare(s, "hungary")
    assert s.authority == 3


@rule("18.5", "R54")
def test_the_emperor_gets_a_cb_on_a_subject_who_attacks_a_member_without_one() -> None:
    s = scene()
    declare(s, "saxony", seat=1)
    assert has(s.cb[BRANDENBURG], 0)
    assert s.authority == 3


@rule("18.5")
def test_no_cb_for_a_subject_with_a_reason_or_against_a_realm_outside() -> None:
    s = scene()
    stake(s, 1, "saxony")
    declare(s, "saxony", seat=1)
    assert not s.cb[BRANDENBURG]
    s = scene()
    declare(s, "poland", seat=1)
    assert not s.cb[BRANDENBURG]


@rule("18.5", "18.1.3")
@pytest.mark.parametrize(
    ("faith", "authority"), [(CATHOLIC, 2), (COUNTER_REFORMED, 2), (PROTESTANT, 3)]
)
def test_full_annexation_of_a_member_of_the_own_faith(faith: Faith, authority: int) -> None:
    s = scene()
    s.state_faith = put(s.state_faith, SAXONY, faith)
    at_war(s, 0, "saxony")
    occupy(s, 0, "leipzig", "dresden", "wittenberg")
    annex_all(table(s), 0, SAXONY)
    assert s.authority == authority


@rule("18.5")
def test_full_annexation_by_others_or_outside_costs_no_authority() -> None:
    s = scene()
    at_war(s, 2, "saxony")
    occupy(s, 2, "leipzig", "dresden", "wittenberg")
    annex_all(table(s), 2, SAXONY)
    assert s.authority == 3


# -- the faith of the Empire (18.7) --------------------------------------------------------------


def preach(s: State, faith: Faith, *names: str) -> None:
    """Convert Areas."""
    for name in names:
        s.faith = put(s.faith, SLOT_OF[area(name)], faith)


ELECTOR_NAMES = ("westphalia", "rhineland", "saxony", "bohemia", "brandenburg")


def end_round(s: State) -> PriceTable:
    """Look at the Empire's faith as a Round ends."""
    t = table(s)
    rules.review_faith(t, Affair([0] * NUMBERS))
    return t


@rule("18.7")
def test_the_empire_becomes_protestant_with_all_of_its_electors() -> None:
    s = scene()
    s.age = 3
    preach(s, PROTESTANT, *ELECTOR_NAMES)
    t = end_round(s)
    assert s.hre_faith == PROTESTANT
    assert s.authority == 2
    assert logged(t, "log-hre-faith")
    end_round(s)
    assert s.authority == 2


@rule("18.7")
def test_the_faith_of_the_empire_does_not_change_before_the_third_age() -> None:
    s = scene()
    s.age = 2
    preach(s, PROTESTANT, *ELECTOR_NAMES)
    end_round(s)
    assert s.hre_faith == CATHOLIC
    assert s.authority == 3


@rule("18.7")
def test_several_faiths_leave_none_and_catholics_bring_it_back() -> None:
    s = scene()
    s.age = 3
    preach(s, CATHOLIC, *ELECTOR_NAMES)
    preach(s, PROTESTANT, "saxony")
    end_round(s)
    assert s.hre_faith == DIVERSE
    assert s.authority == 3
    preach(s, COUNTER_REFORMED, "saxony")
    end_round(s)
    assert s.hre_faith == CATHOLIC
    assert s.authority == 3


@rule("18.7", "18.8", "4.5.4")
def test_faith_and_die_come_when_a_round_ends() -> None:
    names = [step.__name__ for step in ROUND.steps]
    assert names[-3:] == ["review_faith", "roll_for_emperor", "end_round"]


@rule("18.7", "R227")
def test_without_that_rule_the_empire_stays_catholic_and_does_not_end() -> None:
    s = scene()
    s.has_imperial_faith = False
    s.age = 3
    preach(s, PROTESTANT, *ELECTOR_NAMES)
    end_round(s)
    assert (s.hre_faith, s.authority) == (CATHOLIC, 3)
    s.state_faith = put(s.state_faith, AUSTRIA, REVOLUTIONARY)
    t = begin(s, REVIEW)
    assert not logged(t, "log-hre-dissolved")
    assert s.emperor != NOBODY


@rule("18.7")
def test_a_revolutionary_emperor_dissolves_the_empire_for_good() -> None:
    s = scene()
    s.influence[IMPERIAL] = [area("saxony")]
    s.is_defending, s.imperial_units = True, 4
    s.state_faith = put(s.state_faith, AUSTRIA, REVOLUTIONARY)
    t = begin(s, REVIEW)
    assert logged(t, "log-hre-dissolved")
    assert s.emperor == NOBODY
    assert (s.authority, s.hre_faith, s.imperial_units) == (0, NO_FAITH, 0)
    assert not s.is_defending
    assert s.influence[IMPERIAL] == []
    assert empire.hre_areas(s) == []
    assert not empire.is_member(s, SAXONY)
    assert empire.emperor_realm(s) == NOBODY


@rule("18.7")
def test_nothing_comes_back_to_a_dissolved_empire() -> None:
    s = scene()
    t = table(s)
    empire.dissolve(t, cite="18.7")
    empire.rejoin(t, area("saxony"), cite="18.6")
    empire.check_borders(t)
    empire.change_authority(t, 2, cite="18.1.3")
    assert s.authority == 0
    assert empire.hre_areas(s) == []
    assert refusal(table(s, rules.raise_choice), "raise_authority")[0] == "no-authority-not-emperor"


@rule("18.7")
def test_other_revolutions_leave_the_empire_alone() -> None:
    s = scene()
    s.state_faith = put(s.state_faith, BRANDENBURG, REVOLUTIONARY)
    begin(s, REVIEW)
    assert not s.is_dissolved
    assert s.emperor == 0
