"""A cluster of two nodes, one of which is killed while it plays; writes what came of the games."""

import io
import json
import sys
import threading
from contextlib import redirect_stdout
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import ray
from ray.cluster_utils import Cluster as Nodes

from greatpowers.arena import cluster
from greatpowers.arena.cluster import Cluster, OtherSource
from greatpowers.arena.matches import Outcome, Pairing, matches, play_all, play_game
from greatpowers.cli import main
from greatpowers.learning.selfplay import Errand, keep
from greatpowers.learning.selfplay import play as note

PAIRING = Pairing("imperialism", ("random", "random"), {"players": "2"})
GAMES = 6
SEED = "nodes"
LESSON = Errand("imperialism", SEED, (0,), b"")
RIVALS = ("--bots", "random,novice")
STORE = 80_000_000
"""The least memory that Ray takes for results."""


def play(doomed: str, mark: Path, pairing: Pairing, seed: str) -> Outcome:
    """Play a game, when the doomed node has begun one, which never comes to its end there."""
    if ray.get_runtime_context().get_node_id() == doomed:
        mark.touch()
        threading.Event().wait()
    wait_for(mark)
    return play_game(pairing, seed)


def wait_for(mark: Path) -> None:
    """Wait until there is a mark."""
    while not mark.exists():
        threading.Event().wait(0.05)


def run(folder: Path) -> None:
    """Play on two nodes, kill one of them, and play on."""
    mark = folder / "played"
    size: dict[str, Any] = {"num_cpus": 1, "object_store_memory": STORE}
    nodes: Any = Nodes(initialize_head=True, head_node_args={**size, "include_dashboard": False})
    doomed = nodes.add_node(**size)
    nodes.wait_for_nodes()

    def kill() -> None:
        wait_for(mark)
        nodes.remove_node(doomed, allow_graceful=False)

    threading.Thread(target=kill).start()
    executor = Cluster(nodes.address)
    work = partial(play, doomed.node_id, mark)
    outcomes = play_all(work, matches(PAIRING, GAMES, SEED), executor)
    told: dict[str, object] = {"games": [(o.seed, o.winners, o.decisions) for o in outcomes]}
    with patch.object(cluster, "source_hash", lambda: "other"):
        try:
            list(executor.each(str, [1]))
        except OtherSource as error:
            told["other"] = str(error)
    for number, notes in executor.each(note, [LESSON]):
        keep(folder / f"notes-{number}.npz", notes)
    options = ("--option", "players=2", "--games", str(GAMES), "--seed", SEED)
    with redirect_stdout(io.StringIO()) as printed:
        main(["sim", "imperialism", *options, "--json", "--cluster", nodes.address])
    told["sim"] = json.loads(printed.getvalue())
    here = ("--cluster", nodes.address, "--seed", SEED, "--option", "players=2", "--games", "1")
    main(["balance", "imperialism", *here, "--page", str(folder / "balance.md")])
    main(["ladder", "imperialism", *here, *RIVALS, "--page", str(folder / "ladder.md")])
    main(["dataset", "imperialism", *here, "--out", str(folder / "dataset")])
    ray.shutdown()
    nodes.shutdown()
    (folder / "told.json").write_text(json.dumps(told), "utf-8")


if __name__ == "__main__":
    run(Path(sys.argv[1]))
