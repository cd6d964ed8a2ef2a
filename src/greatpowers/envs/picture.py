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
COMMAND: Final = (sys.executable, "-m", "greatpowers.envs.painting")


class NoPicture(TableError):
    """A board cannot be drawn here."""


class Painter:
    """Draws boards, one after another, in a process that ends with this one.

    A process that has died is replaced by another.
    """

    def __init__(self) -> None:
        if not all(map(find_spec, NEEDED)):
            raise NoPicture("pictures need more packages: pip install 'greatpowers[pictures]'")
        self._process: subprocess.Popen[str] | None = None
        atexit.register(self._leave)

    def draw(self, table: Table[Any]) -> NDArray[np.uint8]:
        """Return the board of a table as everybody sees it: rows of red, green and blue."""
        from PIL import Image

        record = table.record().to_json().replace("\n", " ")
        told = self._ask(record) or self._ask(record)
        if "picture" not in told:
            raise NoPicture(f"no board can be drawn: {told.get('error', 'the painter is gone')}")
        with Image.open(io.BytesIO(base64.b64decode(told["picture"]))) as picture:
            return np.asarray(picture.convert("RGB"))

    def _ask(self, record: str) -> dict[str, str]:
        """Return what is told of a record; nothing, if the process died."""
        process = self._process = self._process or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            print(record, file=process.stdin, flush=True)
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            self._leave()
            return {}
        told: dict[str, str] = json.loads(line)
        return told

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, text=True)

    def _leave(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.communicate()


@cache
def painter() -> Painter:
    """Return the one painter of this process."""
    return Painter()
