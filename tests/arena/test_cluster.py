"""A cluster plays the same games as one process, also when one of its nodes dies in the midst."""

import json
import subprocess
import sys
from pathlib import Path

from greatpowers.arena.matches import play_games
from greatpowers.arena.report import Report
from tests.arena.two_nodes import GAMES, PAIRING, SEED
from tests.docs.pages import ROOT

LONGEST = 1200


def test_a_node_that_dies_loses_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.arena.two_nodes", str(tmp_path)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST)
    assert run.returncode == 0, run.stderr
    told = json.loads((tmp_path / "told.json").read_text("utf-8"))
    alone = play_games(PAIRING, GAMES, SEED)
    assert told["games"] == [[o.seed, list(o.winners), o.decisions] for o in alone]
    assert "another version" in told["other"]
    report = Report(PAIRING, alone, 1.0).data()
    for name in ("winners", "endings", "length"):
        assert told["sim"][name] == report[name]
