"""The ledger: a file in which what games have met adds up from trial to trial, with the proofs.

It is JSON, packed. Proofs of the same game share its record. A ledger that was made by other rules
is read, too: its counts and approaches are of the past and go, and a proof stays if its game still
leads there.
"""

import json
import lzma
from collections import Counter
from collections.abc import Iterator
from typing import Any

from greatpowers.arena.findings import Approach, Findings, Proof, ending_name, met_in, shortened
from greatpowers.kernel.errors import BadRecord, TableError
from greatpowers.kernel.game import Game
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks

COUNTED = ("settings", "verbs", "endings", "landmarks")


def packed(game: Game[Any], findings: Findings) -> bytes:
    """Return what was found so far as the content of a ledger; failures are not kept."""
    games: dict[tuple[str, str], list[str]] = {}
    for name, proof in findings.proofs.items():
        games.setdefault((proof.record.seed, "\n".join(proof.record.answers)), []).append(name)
    proofs = findings.proofs
    records = [
        {"record": json.loads(proofs[names[0]].record.to_json()), "steps": _steps(proofs, names)}
        for names in games.values()
    ]
    content = {
        "game": game.id,
        "fingerprint": game.fingerprint,
        "games": findings.games,
        "decisions": findings.decisions,
        **{name: dict(getattr(findings, name)) for name in COUNTED},
        "records": records,
        "approaches": _told_approaches(findings),
        "commands": findings.commands,
    }
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return lzma.compress(text.encode())


def _told_approaches(findings: Findings) -> list[dict[str, Any]]:
    """Return the approaches; those at the same moment share its record."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for name, approaches in findings.approaches.items():
        for each in approaches:
            key = (each.record.seed, "\n".join(each.record.answers))
            row = found.setdefault(key, {"record": json.loads(each.record.to_json()), "near": {}})
            row["near"][name] = [each.near, each.tries]
    return [found[key] for key in sorted(found)]


def _steps(proofs: dict[str, Proof], names: list[str]) -> dict[str, int]:
    return {name: proofs[name].step for name in names}


def unpacked(
    ledger: bytes, game: Game[Any], landmarks: Landmarks, *, replays: bool = True
) -> Findings:
    """Return what the content of a ledger tells; unless it ``replays``, whatever the rules are."""
    content = _content(ledger, game)
    findings = Findings()
    for row in content["records"]:
        record = Record.from_data(row["record"])
        findings.proofs |= {name: Proof(record, step) for name, step in row["steps"].items()}
    findings.commands = content.get("commands", {})
    if replays and content["fingerprint"] != game.fingerprint:
        return proven_again(game, landmarks, findings)
    findings.games = content["games"]
    findings.decisions = content["decisions"]
    for name in COUNTED:
        setattr(findings, name, Counter(content[name]))
    for row in content.get("approaches", []):
        record = Record.from_data(row["record"])
        for name, (near, tries) in row["near"].items():
            findings.approach(name, Approach(near, record, tries))
    return findings


def _content(ledger: bytes, game: Game[Any]) -> dict[str, Any]:
    try:
        content: dict[str, Any] = json.loads(lzma.decompress(ledger))
    except (lzma.LZMAError, ValueError):
        raise BadRecord("this is not a ledger") from None
    if not isinstance(content, dict) or content.get("game") != game.id:
        raise BadRecord(f"this is not a ledger of {game.id}")
    return content


def proven_again(game: Game[Any], landmarks: Landmarks, findings: Findings) -> Findings:
    """Play the games of proofs again; return those that still lead to what they prove."""
    again = Findings(commands=findings.commands)
    records = {id(proof.record): proof.record for proof in findings.proofs.values()}
    for record in records.values():
        *_, table = retrace(game, record)
        again.count(table, landmarks)
    return again


def retrace(game: Game[Any], record: Record) -> Iterator[Table[Any]]:
    """Play a record again as far as the rules allow it, and give the table after each answer."""
    table: Table[Any] = Table.open(game, record.options, record.seed)
    table.hear_asides(record.asides)
    yield table
    for answer in record.answers:
        name, _, words = answer.partition(" ")
        try:
            table.answer(table.seats.index(name), words)
            table.hear_asides(record.asides)
        except (TableError, ValueError):
            return
        yield table


def is_proven(game: Game[Any], landmarks: Landmarks, name: str, proof: Proof) -> bool:
    """Play a proof again and say whether it is one."""
    table = Table.replay(game, shortened(proof.record, proof.step))
    if table.result is not None and ending_name(table.result.ending) == name:
        return True
    return name in met_in(table, landmarks)
