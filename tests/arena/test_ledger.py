"""The ledger: what was met adds up in a file, and each thing keeps a game that proves it."""

from dataclasses import replace

import pytest

from greatpowers.arena.findings import Approach, Findings, Proof, shortened
from greatpowers.arena.fuzz import fuzz_games
from greatpowers.arena.ledger import is_proven, packed, unpacked
from greatpowers.kernel.errors import BadRecord
from greatpowers.kernel.log import Entry
from greatpowers.kit.landmarks import Landmarks
from tests import tiny
from tests.variants import variant


def told_by(entry: Entry) -> str | None:
    return f"signed: {entry.args['court']}" if entry.text == "log-signed" else None


SIGNED = Landmarks(["signed: court-vienna", "signed: court-rome"], told_by)
VIENNA = SIGNED.names[0]


def played(first: int = 0, games: int = 6) -> Findings:
    return fuzz_games(tiny.GAME, SIGNED, "ledger", {}, range(first, first + games))


def test_what_was_written_is_read_again() -> None:
    findings = played()
    again = unpacked(packed(tiny.GAME, findings), tiny.GAME, SIGNED)
    assert again == findings


def test_approaches_and_commands_are_written_too() -> None:
    record = played().proofs[VIENNA].record
    findings = Findings()
    findings.made_by("fuzz --games 6", "ledger")
    findings.approach("signed: court-rome", Approach(0.5, record, tries=1))
    findings.approach(VIENNA, Approach(0.3, record))
    again = unpacked(packed(tiny.GAME, findings), tiny.GAME, SIGNED)
    assert again == findings


def test_of_each_game_the_nearest_approach_is_kept_and_how_often_it_was_tried() -> None:
    record = played().proofs[VIENNA].record
    other = replace(record, seed="other")
    near, nearer = Approach(0.5, record), Approach(0.6, record)
    findings = Findings()
    for each in (nearer, near, Approach(0.59, other)):
        findings.approach("rome", each)
    assert [each.near for each in findings.approaches["rome"]] == [0.6, 0.59]
    tried = replace(nearer, tries=1)
    findings.merge(Findings(approaches={"rome": [tried]}))
    findings.approach("rome", nearer)
    assert findings.approaches["rome"] == [Approach(0.59, other), tried]
    findings.merge(Findings(proofs={"rome": Proof(record, 1)}, commands={"fuzz": ["a", "b"]}))
    findings.merge(Findings(commands={"fuzz": ["b", "c"]}))
    assert findings.approaches == {}
    assert findings.commands == {"fuzz": ["a", "b", "c"]}


def test_everything_met_has_a_proof() -> None:
    findings = played()
    met = {name for name in findings.landmarks if findings.landmarks[name]}
    assert met | {f"ending: {ending}" for ending in findings.endings} == set(findings.proofs)
    assert all(is_proven(tiny.GAME, SIGNED, *each) for each in findings.proofs.items())


def test_a_proof_is_no_longer_than_it_must_be() -> None:
    proof = played().proofs[VIENNA]
    before = Proof(proof.record, proof.step - 1)
    assert not is_proven(tiny.GAME, SIGNED, VIENNA, before)
    assert not is_proven(tiny.GAME, SIGNED, "signed: court-rome", proof)


def test_what_is_proven_keeps_its_proof_and_is_not_proven_again() -> None:
    findings = played()
    proof = findings.proofs[VIENNA]
    findings.merge(played(first=6))
    assert findings.proofs[VIENNA] is proof
    assert findings.games == 12
    known = fuzz_games(tiny.GAME, SIGNED, "ledger", {}, range(6), proven=findings.proofs)
    assert known.proofs == {}


def test_games_of_other_rules_count_no_more_but_prove_what_still_holds() -> None:
    findings = played()
    ledger = packed(variant(tiny.GAME, folder=tiny.GAME.folder / "text"), findings)
    again = unpacked(ledger, tiny.GAME, SIGNED)
    assert again.proofs.keys() == findings.proofs.keys()
    assert again.games <= findings.games
    broken = shortened(findings.proofs[VIENNA].record, 0)
    broken.answers.append("vienna no such answer")
    lost = Findings(proofs={VIENNA: Proof(broken, 1)})
    ledger = packed(variant(tiny.GAME, folder=tiny.GAME.folder / "text"), lost)
    assert unpacked(ledger, tiny.GAME, SIGNED).proofs == {}


def test_another_file_is_refused() -> None:
    with pytest.raises(BadRecord, match="not a ledger"):
        unpacked(b"something else", tiny.GAME, SIGNED)
    with pytest.raises(BadRecord, match="not a ledger of envoys"):
        unpacked(packed(variant(tiny.GAME, id="other"), Findings()), tiny.GAME, SIGNED)
