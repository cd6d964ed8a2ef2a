"""Files that are there whole or not at all, whatever happens while they are written."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

UNFINISHED: Final = ".part"
"""What the name of a file ends with while it is being written."""


@contextmanager
def whole(file: Path) -> Iterator[Path]:
    """Give a file to write to that takes its name when it is whole, and goes if it is not."""
    new = file.with_name(file.name + UNFINISHED)
    try:
        yield new
        with new.open("rb+") as written:
            os.fsync(written)
        new.replace(file)
    finally:
        new.unlink(missing_ok=True)
