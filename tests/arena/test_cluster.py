"""A cluster plays the same games as one process, also when one of its nodes dies in the midst."""

import json
import socket
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from greatpowers.arena.balance import take_census
from greatpowers.arena.balance_page import to_markdown
from greatpowers.arena.cluster import Cluster, NoCluster
from greatpowers.arena.dataset import Plan, write_dataset
from greatpowers.arena.matches import play_games
from greatpowers.arena.report import Report
from greatpowers.cli import main
from greatpowers.learning.selfplay import play, recall
from tests.arena.two_nodes import GAMES, LESSON, PAIRING, RIVALS, SEED
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
    (noted,), (notes,) = recall(tmp_path / "notes-0.npz"), play(LESSON)
    assert np.array_equal(noted.numbers, notes.numbers)
    assert np.array_equal(noted.won, notes.won)
    report = Report(PAIRING, alone, 1.0).data()
    for name in ("winners", "endings", "length"):
        assert told["sim"][name] == report[name]
    census = take_census("imperialism", 1, SEED, PAIRING.options)
    assert (tmp_path / "balance.md").read_text("utf-8") == to_markdown(census, SEED)
    alone_too = ("--seed", SEED, "--option", "players=2", "--games", "1", "--processes", "1")
    main(["ladder", "imperialism", *alone_too, *RIVALS, "--page", str(tmp_path / "alone.md")])
    there, here = (won_by_seat(tmp_path / name) for name in ("ladder.md", "alone.md"))
    assert there == here
    plan = Plan(PAIRING, SEED, 1)
    write_dataset(tmp_path / "alone", plan, 1)
    for part in ("decisions", "games"):
        rows, same = (pq.read_table(tmp_path / each / part) for each in ("dataset", "alone"))
        assert rows.equals(same)


def won_by_seat(page: Path) -> list[str]:
    """Return the table of a ladder's page in which no times stand."""
    lines = page.read_text("utf-8").splitlines()
    return lines[lines.index("## Won by seat") :]


@pytest.mark.parametrize("form", ["127.0.0.1:{}", "ray://127.0.0.1:{}"])
def test_an_address_at_which_nobody_is_is_told(form: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = form.format(taken.getsockname()[1])
        with pytest.raises(NoCluster, match=f"no cluster at {address}: .*refused"):
            list(Cluster(address).each(str, [1]))


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:99999999"])
def test_what_is_no_address_is_told(address: str) -> None:
    with pytest.raises(NoCluster, match=f"no cluster at {address}: "):
        list(Cluster(address).each(str, [1]))
