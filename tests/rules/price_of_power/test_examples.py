"""The worked examples of the rulebook are tests under their own numbers: those without war."""

import re
from pathlib import Path

PEACEFUL = {*range(1, 15), *range(17, 22), *range(31, 35), 36, 37, 39}
"""The others tell of declarations, Battles, sieges, Calls to Arms and peace."""


def test_every_worked_example_without_war_is_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    named = re.findall(r"def test_e(\d+)_", "".join(path.read_text("utf-8") for path in files))
    assert {int(number) for number in named} >= PEACEFUL
