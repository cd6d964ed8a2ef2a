"""How large the built browser client is over the wire: gzipped, in kilobytes, for each game."""

import gzip
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from greatpowers import game_ids
from greatpowers.kernel.words import LANGUAGES

DIST: Final = Path(__file__).resolve().parents[1] / "web" / "dist"
LIMIT: Final = 340_000
"""What a table of one game can load: the shell, the game and its words in one language."""
GAMES: Final = DIST.parent / "src" / "games"
ENTRY: Final = "index.html"

Manifest: TypeAlias = dict[str, dict[str, Any]]


def limit_of(game: str) -> int:
    """Return what a table of a game may load at most.

    One with more to show says so, and why, in ``bundle.json`` of its folder.
    """
    own = GAMES / game / "bundle.json"
    return int(json.loads(own.read_text("utf-8"))["limit"]) if own.is_file() else LIMIT


def bundle_size(game: str, folder: Path = DIST) -> int:
    """Return the gzipped bytes of all that a table of a game can load, but for the fonts.

    Of the languages it is the one with the most words.
    """
    return max(_size_in(language, game, folder) for language in LANGUAGES)


def _size_in(language: str, game: str, folder: Path) -> int:
    manifest: Manifest = json.loads((folder / ".vite" / "manifest.json").read_text("utf-8"))
    files = {ENTRY}
    for chunk in _chunks(manifest, game, language):
        files.add(chunk["file"])
        files.update(chunk.get("css", ()))
        files.update(file for file in chunk.get("assets", ()) if not file.endswith(".woff2"))
    return sum(_gzipped(folder / file) for file in files)


@cache
def _gzipped(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def _chunks(manifest: Manifest, game: str, language: str) -> Iterator[dict[str, Any]]:
    """Follow all imports from the entry, but not into other games and other languages."""
    waiting, known = [ENTRY], {ENTRY}
    while waiting:
        chunk = manifest[waiting.pop()]
        yield chunk
        for name in (*chunk.get("imports", ()), *chunk.get("dynamicImports", ())):
            if name not in known and _is_for(name, game, language):
                known.add(name)
                waiting.append(name)


def _is_for(source: str, game: str, language: str) -> bool:
    """Say whether a source belongs to a game and a language, or to none in particular."""
    home = re.search(r"/games/(\w+)/", source)
    words = re.search(r"/text/(\w+)/", source)
    return (home is None or home[1] == game) and (words is None or words[1] == language)


def main() -> int:
    """Print the sizes; fail if one is too large."""
    fits = True
    for game in game_ids():
        size = bundle_size(game)
        fits = fits and size <= limit_of(game)
        print(f"  {game:20} {size / 1000:6.1f} kB of {limit_of(game) / 1000:.0f} kB")
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
