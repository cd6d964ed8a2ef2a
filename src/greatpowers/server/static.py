"""The browser client: files that are built once, served as they are."""

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

PAGES: Final = ("tables", "join", "learn", "games", "about", "settings")
"""The first words of the paths that the client itself makes pages of."""
FOREVER: Final = "public, max-age=31536000, immutable"
A_WHILE: Final = "public, max-age=3600"
ALWAYS_ASK: Final = "public, no-cache"
PACKED: Final = (".js", ".css", ".html", ".svg", ".json", ".ftl")
"""What becomes smaller when it is packed."""
WORTH_PACKING: Final = 2048


async def serve_file(client: Path | None, path: str, request: Request) -> Response:
    """Return a file of the client, or its page for a path that the client understands.

    Somebody who follows a wrong link gets the page too: it says so in their language.
    """
    if path.partition("/")[0] in ("api", "ws"):
        raise HTTPException(404)
    if client is None or not (client / "index.html").is_file():
        return PlainTextResponse("The browser client has not been built.", 404)
    if path == "" or path.partition("/")[0] in PAGES:
        return await _send(client / "index.html", ALWAYS_ASK, request)
    wanted = _find(client, path)
    if wanted is None:
        if "text/html" in request.headers.get("accept", ""):
            return await _send(client / "index.html", ALWAYS_ASK, request, status=404)
        raise HTTPException(404)
    if wanted.name == "index.html":
        return await _send(wanted, ALWAYS_ASK, request)
    return await _send(wanted, FOREVER if path.startswith("assets/") else A_WHILE, request)


def _find(client: Path, path: str) -> Path | None:
    """Return a file of the client; none if there is no such, or the path can be of no file."""
    try:
        wanted = (client / path).resolve()
        known = wanted.is_relative_to(client.resolve()) and wanted.is_file()
    except (OSError, ValueError):
        return None
    return wanted if known else None


async def _send(path: Path, caching: str, request: Request, status: int = 200) -> Response:
    found = path.stat()
    tag = f'"{found.st_mtime_ns:x}-{found.st_size:x}"'
    headers = {"Cache-Control": caching, "ETag": tag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    small = path.suffix not in PACKED or found.st_size < WORTH_PACKING
    if small or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(path, status, headers)
    packed = await asyncio.to_thread(_pack, path, tag)
    kind = mimetypes.guess_type(path.name)[0]
    return Response(packed, status, {**headers, "Content-Encoding": "gzip"}, kind)


@lru_cache(maxsize=64)
def _pack(path: Path, _tag: str) -> bytes:
    """Pack a file, once for each time it changes."""
    return gzip.compress(path.read_bytes(), 6)
