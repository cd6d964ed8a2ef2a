"""Fingerprints: has anything changed that could make a recorded game end differently?"""

import hashlib
from pathlib import Path
from typing import Final

from greatpowers.kernel.rule import MARKS

BESIDE_THE_RULES: Final = frozenset(
    (
        "appraisal",
        "census",
        "chronicle",
        "displays",
        "explain",
        "features",
        "invariants",
        "judgement",
        "landmarks",
        "moments",
        "standing",
        "terminal",
        "view",
    )
)
"""Modules at the top of a game's folder that look at the table and never change it.

Parts of them are named after them, such as ``view_map``.
"""


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
    return file.suffix == ".py" and not _is_beside_the_rules(file)


def _is_beside_the_rules(file: Path) -> bool:
    return len(file.parts) == 1 and file.stem.partition("_")[0] in BESIDE_THE_RULES
