"""A network cable between a browser and the server, which can be pulled out."""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

CHUNK = 65536


class Cable:
    """Carries connections to a port of this machine for as long as it is plugged in."""

    def __init__(self, port: int) -> None:
        self._goal = ("127.0.0.1", port)
        self._ends: set[socket.socket] = set()
        self._plugged = True
        self._entry = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.pull()
        self._entry.close()

    @property
    def url(self) -> str:
        """Where the server seems to be for somebody at this end."""
        return f"http://127.0.0.1:{self._entry.getsockname()[1]}"

    def pull(self) -> None:
        """Cut all connections and let no new ones through."""
        self._plugged = False
        for end in list(self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        """Let connections through again."""
        self._plugged = True

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._entry.accept()
            except OSError:
                return
            if self._plugged:
                self._join(near)
            else:
                near.close()

    def _join(self, near: socket.socket) -> None:
        far = socket.create_connection(self._goal)
        for source, sink in ((near, far), (far, near)):
            self._ends.add(source)
            threading.Thread(target=self._carry, args=(source, sink), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(CHUNK):
                sink.sendall(data)
        with contextlib.suppress(OSError):
            sink.shutdown(socket.SHUT_RDWR)
        self._ends.discard(source)
        source.close()
