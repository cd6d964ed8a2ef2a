"""A painter: ``python -m greatpowers.envs.painting`` turns records into pictures of their boards.

The page of the house draws them, on servers and in a browser without a window that are its own.
It reads records, one a line, and writes for each a line of JSON: a ``picture`` as PNG in base 64,
or the ``error`` that stands against it; after an error it begins with a new page. When nothing is
left to read it leaves.
"""

import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain, islice
from typing import Any, Final

from playwright.sync_api import Error, Page, ViewportSize, sync_playwright

SIZE: Final[ViewportSize] = {"width": 1440, "height": 960}
CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--hide-scrollbars")
SETTLED: Final = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}"""
BOARD: Final = ".board-area"
BARE: Final = """
*, *::before, *::after { animation: none !important; transition: none !important; }
dialog, .over, .guide, .curtain { display: none !important; }
"""
"""The board without what lies on it for whoever plays."""
PATIENCE: Final = 60_000
PAUSE: Final = 500
TOO_MANY: Final = 429
"""The server lets nobody bring too many records at once."""
PICTURES: Final = 50
"""So many records are brought to a server, which takes no more than some a day; then to another."""


def main() -> None:
    """Draw until nothing is left to read."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        for line in sys.stdin:
            with tempfile.TemporaryDirectory() as folder, serving(folder) as address:
                page = browser.new_page(viewport=SIZE, base_url=address)
                page.set_default_timeout(PATIENCE)
                for record in chain([line], islice(sys.stdin, PICTURES - 1)):
                    told = draw(page, json.loads(record))
                    print(json.dumps(told), flush=True)
                    if "error" in told:
                        break
                page.close()
        browser.close()


def draw(page: Page, record: dict[str, Any]) -> dict[str, str]:
    """Return the picture of where a record ends, or why there is none."""
    try:
        body = {"record": record, "public": True}
        brought = page.request.post("/api/records", data=body)
        for _ in range(PATIENCE // PAUSE):
            if brought.status != TOO_MANY:
                break
            page.wait_for_timeout(PAUSE)
            brought = page.request.post("/api/records", data=body)
        if not brought.ok:
            return {"error": brought.text()}
        page.goto(f"/tables/{brought.json()['table']}")
        board = page.locator(BOARD)
        board.locator("svg").first.wait_for()
        page.evaluate(SETTLED)
        picture = board.screenshot(style=BARE, animations="disabled")
    except Error as error:
        return {"error": str(error)}
    return {"picture": base64.b64encode(picture).decode()}


def chromium() -> str | None:
    """Return a Chromium that is installed here; Playwright's own, if there is none."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUM)), None)


@contextmanager
def serving(folder: str) -> Iterator[str]:
    """Let a server run on a port that is free, and give its address."""
    command = [sys.executable, "-m", "greatpowers", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", f"sqlite:///{folder}/tables.db"]
    pipe, nothing = subprocess.PIPE, subprocess.DEVNULL
    with subprocess.Popen(command, stdin=nothing, stdout=pipe, stderr=nothing, text=True) as server:
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            yield next(word.rstrip("/") for word in words if word.startswith("http"))
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
