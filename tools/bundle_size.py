"""How large the built browser client is over the wire: gzipped, in kilobytes."""

import gzip
import sys
from collections import Counter
from pathlib import Path
from typing import Final

DIST: Final = Path(__file__).resolve().parents[1] / "web" / "dist"
LIMIT: Final = 350_000
"""Everything but the fonts, in every language; nobody loads all of it."""


def sizes(folder: Path) -> Counter[str]:
    """Return the gzipped bytes of a built client by kind of file."""
    found: Counter[str] = Counter()
    for path in folder.rglob("*"):
        if path.is_file():
            found[path.suffix.lstrip(".")] += len(gzip.compress(path.read_bytes(), 9))
    return found


def bundle_size(folder: Path = DIST) -> int:
    """Return the gzipped bytes of everything but the fonts."""
    return sum(size for kind, size in sizes(folder).items() if kind != "woff2")


def main() -> int:
    """Print the sizes; fail if they are too large."""
    for kind, size in sizes(DIST).most_common():
        print(f"  {kind:6} {size / 1000:7.1f} kB")
    total = bundle_size()
    print(f"  all but the fonts: {total / 1000:.1f} kB of {LIMIT / 1000:.0f} kB")
    return 0 if 0 < total <= LIMIT else 1


if __name__ == "__main__":
    sys.exit(main())
