"""Games of others are measured beside ours."""

from greatpowers.envs.bench import measure_others


def test_chess_and_backgammon_are_measured() -> None:
    measured = dict(measure_others(0))
    assert [*measured] == ["pettingzoo chess", "open_spiel backgammon"]
    assert min(measured.values()) > 0
