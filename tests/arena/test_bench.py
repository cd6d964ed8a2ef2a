"""The bench measures what it says; how fast things are is not tested."""

from pathlib import Path

import greatpowers.kernel.table
from greatpowers.arena.bench import is_compiled, measure


def test_all_measures_are_taken() -> None:
    speed = measure("imperial_struggle", seconds=0.01)
    assert speed.games >= 1
    assert speed.decisions > 50
    for name, value in speed.data().items():
        assert name in ("game", "compiled") or value > 0, name


def test_it_says_whether_the_package_is_compiled() -> None:
    source = Path(str(greatpowers.kernel.table.__file__)).suffix == ".py"
    assert is_compiled() != source
