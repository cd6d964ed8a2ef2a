"""Pictures of boards as arrays: a painter in a process of its own draws them (``painting``)."""

import atexit
import base64
import io
import json
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from greatpowers.kernel.errors import TableError
from greatpowers.kernel.table import Table

NEEDED: Final = ("PIL", "playwright", "fastapi", "uvicorn", "sqlalchemy")


class NoPicture(TableError):
    """A board cannot be drawn here."""


class Painter:
    """Draws boards, one after another, in a process that ends with this one."""

    def __init__(self) -> None:
        if not all(map(find_spec, NEEDED)):
            raise NoPicture("pictures need more packages: pip install 'greatpowers[pictures]'")
        command = [sys.executable, "-m", "greatpowers.envs.painting"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        atexit.register(self._process.communicate)

    def draw(self, table: Table[Any]) -> NDArray[np.uint8]:
        """Return the board of a table as everybody sees it: rows of red, green and blue."""
        from PIL import Image

        told = self._ask(table.record().to_json().replace("\n", " "))
        if "picture" not in told:
            raise NoPicture(f"no board can be drawn: {told.get('error', 'the painter is gone')}")
        with Image.open(io.BytesIO(base64.b64decode(told["picture"]))) as picture:
            return np.asarray(picture.convert("RGB"))

    def _ask(self, record: str) -> dict[str, str]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            print(record, file=self._process.stdin, flush=True)
        except BrokenPipeError:
            return {}
        line = self._process.stdout.readline()
        told: dict[str, str] = json.loads(line) if line else {}
        return told


@cache
def painter() -> Painter:
    """Return the one painter of this process."""
    return Painter()
