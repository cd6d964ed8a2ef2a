"""18.1, 18.3, 18.6: members of the Empire, Electors, Authority, Areas that leave and rejoin."""

from greatpowers.games.price_of_power.components.world import (
    ELECTORS,
    IN_HRE,
    PROVINCES_OF,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules.empire import (
    change_authority,
    check_borders,
    elector_areas,
    has_to_leave,
    has_to_rejoin,
    hre_areas,
    is_in_hre,
    is_member,
    most_authority,
    unlawful_occupants,
)
from greatpowers.games.price_of_power.rules.ownership import cover_flag, place_disc
from greatpowers.games.price_of_power.state import LARGE_TOWN, SMALL_TOWN, VASSAL, State
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import logged, position, settle, table


def scene() -> State:
    """Austria, who is Emperor, and France."""
    state = position("austria", "france")
    settle(state, 0, "wien", "osterreich", "steiermark")
    settle(state, 1, "paris")
    state.emperor = 0
    state.authority = 3
    return state


def take(state: State, seat: int, name: str) -> None:
    """Put Towns of a player on a whole Area."""
    for place in PROVINCES_OF[area(name)]:
        place_disc(state, seat, place, SMALL_TOWN)


@rule("18.3.1")
def test_members_have_their_capital_inside() -> None:
    state = scene()
    assert is_member(state, realm("austria"))
    assert is_member(state, realm("bohemia"))
    assert is_member(state, realm("holland"))
    assert not is_member(state, realm("france"))
    assert not is_member(state, realm("venice"))


@rule("18.3", "18.6")
def test_an_area_that_left_takes_its_capitals_with_it() -> None:
    state = scene()
    state.left_hre = [area("bohemia")]
    assert not is_member(state, realm("bohemia"))
    assert not is_in_hre(state, province("praha"))
    assert area("bohemia") not in hre_areas(state)


@rule("18.3.4")
def test_an_elector_area_needs_a_capital_that_its_realm_owns() -> None:
    state = scene()
    assert area("bohemia") in ELECTORS
    assert area("bohemia") in elector_areas(state)
    take(state, 1, "bohemia")
    assert area("bohemia") not in elector_areas(state)


@rule("18.1")
def test_authority_from_nothing_to_the_number_of_electors_and_one() -> None:
    state = scene()
    t = table(state)
    assert most_authority(state) == 6
    change_authority(t, 5, cite="18.1.3")
    assert state.authority == 6
    change_authority(t, -9, cite="18.1.3")
    assert state.authority == 0
    assert len(logged(t, "log-authority-up")) == len(logged(t, "log-authority-down")) == 1


@rule("18.1")
def test_fewer_electors_cap_authority() -> None:
    state = scene()
    for place in (p for each in ELECTORS for p in PROVINCES_OF[each]):
        place_disc(state, 1, place, LARGE_TOWN)
    assert elector_areas(state) == []
    assert most_authority(state) == 1


@rule("18.6", "R224")
def test_an_area_owned_by_external_realms_leaves_and_rejoins() -> None:
    state = scene()
    take(state, 1, "bohemia")
    t = table(state)
    check_borders(t)
    assert state.left_hre == [area("bohemia")]
    assert state.authority == 2
    take(state, 0, "bohemia")
    check_borders(t)
    assert state.left_hre == []
    assert state.authority == 3


@rule("18.6")
def test_what_the_emperor_owns_does_not_leave() -> None:
    state = scene()
    take(state, 0, "bohemia")
    check_borders(table(state))
    assert state.left_hre == []


@rule("18.6")
def test_only_provinces_inside_the_border_count_for_coming_back() -> None:
    state = scene()
    state.left_hre = [area("venetia")]
    inside = [place for place in PROVINCES_OF[area("venetia")] if IN_HRE[place]]
    assert 0 < len(inside) < len(PROVINCES_OF[area("venetia")])
    for place in inside:
        place_disc(state, 0, place, SMALL_TOWN)
    check_borders(table(state))
    assert state.left_hre == []


@rule("18.3", "18.6")
def test_a_realm_that_left_is_no_member_and_brings_nothing_back() -> None:
    state = position("netherlands", "austria")
    settle(state, 1, "wien")
    state.left_hre = [area("netherlands")]
    take(state, 0, "netherlands")
    check_borders(table(state))
    assert state.left_hre == [area("netherlands")]
    assert not is_member(state, realm("netherlands"))


@rule("18.6", "18.3.1")
def test_vassals_of_the_emperor_keep_an_area_in_the_empire() -> None:
    """Burgundy, whose Capital lies outside, owns all of Bohemia; alone it would take it away."""
    state = scene()
    burgundy = realm("burgundy")
    for place in PROVINCES_OF[area("bohemia")]:
        cover_flag(state, place, burgundy)
    assert has_to_leave(state, area("bohemia"))
    for place in PROVINCES_OF[area("bohemia")]:
        place_disc(state, 0, place, VASSAL)
    t = table(state)
    for _ in range(2):
        check_borders(t)
        assert (state.left_hre, state.authority) == ([], 3)


@rule("18.6", "18.3.1")
def test_a_vassal_that_is_a_member_brings_an_area_back() -> None:
    """Saxony, a Vassal of France, owns all of Bohemia, which had left the Empire."""
    state = scene()
    state.left_hre = [area("bohemia")]
    for place in PROVINCES_OF[area("bohemia")]:
        cover_flag(state, place, realm("saxony"))
        place_disc(state, 1, place, VASSAL)
    assert has_to_rejoin(state, area("bohemia"))
    state.left_hre.append(area("saxony"))
    assert not has_to_rejoin(state, area("bohemia"))


@rule("18.3.3")
def test_e39_unlawful_occupants_of_1444() -> None:
    state = scene()
    found = {realm(name) for name in ("burgundy", "venice", "denmark")}
    assert set(unlawful_occupants(state)) == found


@rule("18.3.3")
def test_a_player_outside_is_one_the_emperor_is_not() -> None:
    state = scene()
    settle(state, 1, "praha")
    settle(state, 0, "olomouc")
    occupants = unlawful_occupants(state)
    assert realm("france") in occupants
    assert realm("austria") not in occupants
    state.left_hre = [area("bohemia")]
    assert realm("france") not in unlawful_occupants(state)
