"""R27 When plans may be intercepted: at any moment of the own turn at which something is new."""

from greatpowers.games.imperialism.state import State
from greatpowers.kernel.rule import rule
from tests.rules.imperialism.scenes import (
    asked,
    give,
    hand,
    levels,
    open_table,
    pass_all,
    play,
    throw_away,
)
from tests.rules.imperialism.war_scenes import act, declare, quiet_position, turn_is_over

PLANS = "intercepted_plans"


def victorious(*held: str) -> State:
    """Return a position in which France will win a land war on England."""
    state = quiet_position()
    state.ducats = [10, 30]
    levels(state, 0, army=9)
    levels(state, 1, gold=2, fleet=5, shipyards=1)
    give(state, 0, PLANS, *held)
    return state


@rule("15.4.9", "R27")
def test_r27_after_a_war_and_before_its_events() -> None:
    state = victorious()
    give(state, 1, "greedy_pillage")
    table = declare(state)
    play(table, "done", "pay_tribute")
    assert asked(table) == (0, "ask-intercept")
    play(table, f"play {PLANS}")
    pass_all(table)
    play(table, "seize greedy_pillage")
    assert asked(table) == (0, "ask-war-event")
    play(table, "play greedy_pillage")
    assert hand(table, 0) == []


@rule("15.4.9", "R27")
def test_r27_the_loser_of_a_war_can_keep_the_card() -> None:
    state = quiet_position()
    levels(state, 1, army=9)
    give(state, 0, PLANS)
    table = declare(state)
    assert asked(table) == (0, "ask-intercept")
    play(table, "pass")
    pass_all(table, ("ask-war-event",))
    assert turn_is_over(table)
    assert hand(table, 0) == [PLANS]


@rule("15.4.9", "R27")
def test_r27_after_an_event_that_was_cancelled() -> None:
    state = quiet_position()
    give(state, 0, PLANS, "rise_of_burghers", "madman")
    give(state, 1, "diplomatic_gambit", "pirates")
    table = act(state, "play rise_of_burghers", "play diplomatic_gambit")
    pass_all(table)
    assert asked(table) == (0, "ask-intercept")
    play(table, f"play {PLANS}")
    pass_all(table)
    play(table, "seize pirates")
    assert asked(table) == (0, "ask-second-intrigue")


@rule("15.4.9", "R27")
def test_r27_after_pirates_came() -> None:
    state = quiet_position()
    state.ducats = [10, 0]
    levels(state, 0, spices=2)
    give(state, 0, PLANS)
    give(state, 1, "pirates", "pirates")
    table = act(state, "develop spices", "play pirates")
    pass_all(table, ("ask-cancel",))
    assert asked(table) == (0, "ask-intercept")
    play(table, f"play {PLANS}")
    pass_all(table, ("ask-cancel",))
    play(table, "seize pirates")
    assert turn_is_over(table)


@rule("15.4.9", "R27")
def test_r27_without_news_nobody_is_asked_twice() -> None:
    state = quiet_position()
    levels(state, 0, food=1)
    give(state, 0, PLANS)
    give(state, 1, "settlement")
    table = act(state, "develop food")
    pass_all(table)
    assert turn_is_over(table)


@rule("R27")
def test_r27_whoever_could_hold_the_card_is_asked_and_nobody_else() -> None:
    state = victorious()
    throw_away(state, PLANS)
    state.hand[0], state.seen[0] = [], []
    state.providence_discard.append(state.providence_discard[-1])
    table = declare(state)
    play(table, "pay_tribute")
    assert turn_is_over(table)


@rule("15.4.9")
def test_15_4_9_every_copy_can_be_played_at_such_a_moment() -> None:
    state = quiet_position()
    levels(state, 0, shipyards=1)
    give(state, 0, PLANS)
    give(state, 1, "settlement", "pirates")
    throw_away(state, PLANS)
    table = open_table(state)
    play(table, "develop shipyards", f"retrieve {PLANS}")
    for seized in ("settlement", "pirates"):
        assert asked(table) == (0, "ask-intercept")
        play(table, f"play {PLANS}")
        pass_all(table)
        play(table, f"seize {seized}")
    assert sorted(hand(table, 0)) == ["pirates", "settlement"]
