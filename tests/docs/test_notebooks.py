"""The notebooks in ``examples`` run, in a shortened form, and show what they say."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping

from tests.docs.pages import ROOT


def run(name: str, parameters: Mapping[str, int]) -> str:
    """Run all cells of a notebook, with other parameters, and return what they print."""
    cells = json.loads((ROOT / "examples" / f"{name}.ipynb").read_text("utf-8"))["cells"]
    lines: list[str] = []
    for cell in cells:
        assert not cell.get("outputs"), "notebooks are kept without what they print"
        if cell["cell_type"] == "code":
            lines.append("".join(cell["source"]))
        if "parameters" in cell["metadata"].get("tags", ()):
            assert all(f"{each} = " in lines[-1] for each in parameters)
            lines += [f"{each} = {value}" for each, value in parameters.items()]
    command = [sys.executable, "-c", "\n".join(lines)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_policy_is_learned() -> None:
    """It earns half a game more than when it knew nothing, give or take a tenth."""
    told = run("learn_a_policy", {"UPDATES": 16, "JUDGED": 2})
    earned = [float(each) for each in re.findall(r"update \d+: ([+-][\d.]+) earned", told)]
    assert earned[-1] - earned[0] > 0.2, told
    assert "won of 2 games" in told


def test_a_search_needs_an_evaluation() -> None:
    told = run("search_with_your_own_evaluation", {"GAMES": 4, "DEALS": 2})
    assert "won 4 of 4" in told
