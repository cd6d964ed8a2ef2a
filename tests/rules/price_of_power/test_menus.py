"""No question of a recorded game has so many options that it should be asked verb first."""

from pathlib import Path
from typing import Final

import pytest

from greatpowers.arena.ledger import retrace, unpacked
from greatpowers.games.price_of_power import GAME, LANDMARKS
from greatpowers.kernel.record import Record
from tests.rules.price_of_power.find_affair import FILE
from tests.rules.price_of_power.test_met import LEDGER
from tests.rules.price_of_power.test_random_games import MOST_OPTIONS

SHARE: Final = 12
"""Of the games that prove what trials have met, one in so many is looked at."""


def recorded() -> list[Record]:
    """Return games to every ending, the longest affair, and some of those that prove things."""
    files = sorted([FILE, *(Path(__file__).parent / "endings").glob("*.json")])
    findings = unpacked(LEDGER.read_bytes(), GAME, LANDMARKS, replays=False)
    proofs = {proof.record.seed: proof.record for proof in findings.proofs.values()}
    told = [Record.from_json(file.read_text("utf-8")) for file in files]
    return told + [proofs[seed] for seed in sorted(proofs)[::SHARE]]


@pytest.mark.parametrize("record", recorded(), ids=lambda record: record.seed.replace("/", "-"))
def test_no_menu_is_too_long(record: Record) -> None:
    longest = 0
    for table in retrace(GAME, record):
        for ask in table.asks():
            options = len(ask.codes())
            assert options <= MOST_OPTIONS, (ask.prompt, table.position)
            longest = max(longest, options)
    assert longest > 1
