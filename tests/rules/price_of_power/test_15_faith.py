"""15. Religion and faith."""

import pytest

from greatpowers.games.price_of_power.components.world import (
    ALL_SLOTS,
    AREAS_OF_SLOT,
    CATHOLIC,
    COUNTER_REFORMED,
    DIVERSE,
    FAITHS,
    MUSLIM,
    NO_FAITH,
    ORTHODOX,
    PAPAL_STATES,
    PROTESTANT,
    REVOLUTIONARY,
    SLOTS,
    area,
    realm,
)
from greatpowers.games.price_of_power.rules.faiths import (
    areas_in_dissent,
    end_revolution,
    faith_of,
    in_dissent,
    is_catholic,
    is_christian,
    is_infectious,
    is_muslim,
    same_faith,
    set_faith,
    set_state_faith,
)
from greatpowers.games.price_of_power.state import put
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import position, settle, table


@rule("15.0", "15.0.1")
def test_the_counter_reformed_are_catholics() -> None:
    """In every respect."""
    assert same_faith(CATHOLIC, COUNTER_REFORMED)
    assert not same_faith(CATHOLIC, PROTESTANT)
    state = position("france", "ottomans")
    state.state_faith = put(state.state_faith, state.realm[0], COUNTER_REFORMED)
    assert is_catholic(state, 0)
    assert not in_dissent(state, 0, area("seine"))
    assert not is_catholic(state, 1)


@rule("15.0", "15.1")
def test_kinds_of_faiths() -> None:
    """Four are Christian; three spread."""
    christian = [faith for faith in range(len(FAITHS)) if is_christian(faith)]
    assert christian == [CATHOLIC, COUNTER_REFORMED, PROTESTANT, ORTHODOX]
    infectious = [faith for faith in range(len(FAITHS)) if is_infectious(faith)]
    assert infectious == [COUNTER_REFORMED, PROTESTANT, REVOLUTIONARY]


@rule("15.0.4")
def test_muslim_realms() -> None:
    """The Ottomans are, with or without a player."""
    assert is_muslim(position("france", "england"), realm("ottomans"))
    assert not is_muslim(position("france", "england"), realm("france"))


@rule("15.0", "15.3")
def test_every_area_of_the_main_map_has_a_faith() -> None:
    """Distant ones have none, and are never in dissent."""
    state = position("france", "england")
    assert faith_of(state, area("seine")) == CATHOLIC
    assert faith_of(state, area("canada")) == NO_FAITH
    assert not in_dissent(state, 0, area("canada"))


@rule("15.3", "2.5.1")
def test_some_areas_share_a_slot() -> None:
    """They have one faith."""
    state = position("france", "england")
    slot = next(slot for slot in ALL_SLOTS if len(AREAS_OF_SLOT[slot]) > 1)
    set_faith(table(state), slot, PROTESTANT, cite="15.3")
    assert {faith_of(state, each) for each in AREAS_OF_SLOT[slot]} == {PROTESTANT}


@rule("15.3.1", "15.0.6")
def test_a_revolution_lies_on_top() -> None:
    """When it goes, the faith below counts again; a conversion takes both away."""
    state = position("france", "england")
    t = table(state)
    slot = SLOTS.index("seine")
    set_faith(t, slot, PROTESTANT, cite="15.3")
    set_faith(t, slot, REVOLUTIONARY, cite="15.3")
    assert faith_of(state, area("seine")) == REVOLUTIONARY
    end_revolution(t, slot, cite="15.0.6")
    assert faith_of(state, area("seine")) == PROTESTANT
    set_faith(t, slot, REVOLUTIONARY, cite="15.3")
    set_faith(t, slot, CATHOLIC, cite="15.3")
    assert not state.revolution[slot]
    assert faith_of(state, area("seine")) == CATHOLIC


@rule("15.3.2", "15.0.5")
@pytest.mark.parametrize("faith", [CATHOLIC, ORTHODOX, MUSLIM])
def test_diverse_faiths_are_always_in_dissent(faith: int) -> None:
    """Whatever the State Religion is."""
    state = position("castile", "france")
    state.state_faith = put(state.state_faith, state.realm[0], faith)
    assert faith_of(state, area("andalucia")) == DIVERSE
    assert in_dissent(state, 0, area("andalucia"))


@rule("15.3.2")
def test_areas_of_another_faith_are_in_dissent() -> None:
    """Where the player owns Towns."""
    state = position("poland", "france")
    settle(state, 0, "krakow", "lwow", "poznan")
    assert areas_in_dissent(state, 0) == [area("red_ruthenia")]


@rule("15.2")
def test_npr_follow_the_area_of_their_capital() -> None:
    """Players do not."""
    state = position("france", "castile")
    t = table(state)
    set_faith(t, SLOTS.index("burgundy"), PROTESTANT, cite="16.5.10")
    assert state.state_faith[realm("burgundy")] == PROTESTANT
    assert state.state_faith[realm("savoy")] == PROTESTANT
    set_faith(t, SLOTS.index("seine"), PROTESTANT, cite="16.5.10")
    assert state.state_faith[realm("france")] == CATHOLIC


@rule("15.0.5", "15.2", "R223")
def test_nobody_takes_diverse_faiths() -> None:
    """An NPR keeps its State Religion where the Area becomes diverse."""
    state = position("france", "castile")
    set_faith(table(state), SLOTS.index("burgundy"), DIVERSE, cite="16.3")
    assert state.state_faith[realm("burgundy")] == CATHOLIC
    set_faith(table(state), SLOTS.index("burgundy"), PROTESTANT, cite="16.3")
    set_faith(table(state), SLOTS.index("burgundy"), DIVERSE, cite="16.3")
    assert state.state_faith[realm("burgundy")] == PROTESTANT


@rule("15.2", "R53")
def test_the_papal_states_stay_catholic() -> None:
    """Whatever happens around them."""
    state = position("france", "castile")
    set_state_faith(table(state), PAPAL_STATES, PROTESTANT, cite="15.2")
    assert state.state_faith[PAPAL_STATES] == CATHOLIC
