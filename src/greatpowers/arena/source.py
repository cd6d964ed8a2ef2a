"""The house as a whole, as a hash: bots that play by the same rules may still play other games."""

import hashlib
from functools import cache
from pathlib import Path

import greatpowers
from greatpowers.kernel.rule import MARKS


@cache
def source_hash() -> str:
    """Return a hash over the code and the data of the house, without its marks."""
    folder = Path(greatpowers.__file__).parent
    digest = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.suffix == ".py" or file.parent.name == "data":
            content = MARKS.sub(b"", file.read_bytes())
            digest.update(b"%s %d\n" % (file.relative_to(folder).as_posix().encode(), len(content)))
            digest.update(content)
    return digest.hexdigest()
