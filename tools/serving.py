"""A real server in a process of its own, for tests and measurements."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

READY = re.compile(r"http://\S+")


class Serving:
    """``greatpowers serve`` on a free port; it ends with the ``with`` block.

    What it writes goes into a file, which shows afterwards whether anything went wrong.
    ``program`` is another module that serves a database and says where.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        *more: str,
        port: int = 0,
        program: str = "greatpowers serve --lang en",
    ) -> None:
        self.database = database
        self.log = log
        self.port = port
        self._more = more
        self._program = program
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The id of its process."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, on the same port as before if it was started before."""
        command = [sys.executable, "-m", *self._program.split()]
        command += ["--port", str(self.port), "--database", self.database, *self._more]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self._process.stdout is not None
        found = READY.search(self._process.stdout.readline())
        if found is None:
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
        self.port = int(found.group().rpartition(":")[2])

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it without any warning."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        os.kill(self._process.pid, how)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._process = None
