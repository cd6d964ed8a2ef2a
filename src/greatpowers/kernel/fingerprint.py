"""Fingerprints: has anything changed that could make a recorded game end differently?"""

import hashlib
from pathlib import Path
from typing import Final

from greatpowers.kernel.rule import MARKS

BESIDE_THE_RULES: Final = frozenset(
    (
        "appraisal.py",
        "census.py",
        "chronicle.py",
        "displays.py",
        "explain.py",
        "invariants.py",
        "judgement.py",
        "landmarks.py",
        "moments.py",
        "standing.py",
        "terminal.py",
        "view.py",
        "view_map.py",
        "view_mats.py",
        "view_names.py",
    )
)
"""Modules at the top of a game's folder that look at the table and never change it."""


def fingerprint(folder: Path) -> str:
    """Return a hash over the components of a game and the code of its rules, without its marks."""
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file() and _counts(file.relative_to(folder)):
            name = file.relative_to(folder).as_posix().encode()
            content = MARKS.sub(b"", file.read_bytes())
            digest.update(b"%d %s %d\n" % (len(name), name, len(content)))
            digest.update(content)
    return digest.hexdigest()[:16]


def _counts(file: Path) -> bool:
    if file.parts[0] == "data":
        return file.suffix in (".json", ".toml")
    return file.suffix == ".py" and str(file) not in BESIDE_THE_RULES
