"""The worked examples of the rulebook are tests under their own numbers."""

import re
from pathlib import Path

EXAMPLES = 42


def test_every_worked_example_is_a_test() -> None:
    files = Path(__file__).parent.glob("test_*.py")
    code = "".join(path.read_text("utf-8") for path in files)
    named = {int(number) for number in re.findall(r"def test_(?:example_)?e(\d+)_", code)}
    assert named == set(range(1, EXAMPLES + 1))
