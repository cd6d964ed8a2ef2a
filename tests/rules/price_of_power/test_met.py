"""What trials have met of all that there is: each thing met has a recorded game that proves it."""

from pathlib import Path
from typing import Final

import pytest

from greatpowers.arena.findings import Findings, Proof, ending_name
from greatpowers.arena.ledger import is_proven, unpacked
from greatpowers.games.price_of_power import GAME, LANDMARKS

LEDGER: Final = Path(__file__).parent / "met.ledger"
PAGE: Final = Path(__file__).parents[3] / "docs" / "coverage" / "price_of_power_met.md"
LEFT: Final = 51
"""So many things no game has met yet; the page names them. It may only become less."""
FEW: Final = 3
"""So many proofs are played again: the shortest of what chance hardly meets."""
SOUGHT: Final = ("mission: ", "milestone: ", "pact: ")
ALL: Final = {*LANDMARKS.names, *map(ending_name, GAME.endings)}


@pytest.fixture(scope="module")
def findings() -> Findings:
    return unpacked(LEDGER.read_bytes(), GAME, LANDMARKS, replays=False)


def test_all_but_so_many_things_are_proven(findings: Findings) -> None:
    assert set(findings.proofs) <= ALL
    assert len(ALL - set(findings.proofs)) <= LEFT


def test_what_is_counted_is_what_is_proven(findings: Findings) -> None:
    met = {name for name in LANDMARKS.names if findings.landmarks[name]}
    ended = {ending_name(ending) for ending in GAME.endings if findings.endings[ending]}
    assert met | ended == set(findings.proofs)


def test_the_page_names_every_proof_and_all_that_is_left(findings: Findings) -> None:
    page = PAGE.read_text("utf-8")
    proofs = page.split("\n## Proofs\n")[1]
    assert [name for name in findings.proofs if f"{name} " not in proofs] == []
    left = [name for name in LANDMARKS.names if name not in findings.proofs]
    assert f"{len(left):,} never were." in page


def test_the_shortest_proofs_hold(findings: Findings) -> None:
    found = [each for each in findings.proofs.items() if each[0].startswith(SOUGHT)]

    def length(each: tuple[str, Proof]) -> int:
        return each[1].step

    for name, proof in sorted(found, key=length)[:FEW]:
        assert is_proven(GAME, LANDMARKS, name, proof), name
