"""17.0, 17.1: Prestige goes up and down a track, also below nothing."""

from greatpowers.games.price_of_power.rules.mats import gain_prestige
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import logged, position, settle, table


@rule("17.0", "17.1")
def test_prestige_goes_beyond_sixty_and_below_nothing() -> None:
    state = position("france", "england")
    settle(state, 0, "paris")
    t = table(state)
    gain_prestige(t, 0, 63, cite="17.1")
    assert state.prestige[0] == 63
    gain_prestige(t, 0, -65, cite="17.1")
    assert state.prestige[0] == -2
    assert logged(t, "log-gains-prestige") == [{"power": "realm-france", "n": 63}]
    assert logged(t, "log-loses-prestige") == [{"power": "realm-france", "n": 65}]


@rule("17.1")
def test_nothing_is_told_of_no_prestige() -> None:
    state = position("france", "england")
    t = table(state)
    gain_prestige(t, 0, 0, cite="17.1")
    assert logged(t, "log-gains-prestige") == []
