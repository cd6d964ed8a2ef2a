"""How fast the page is: until the table is painted, and from an answer to the new board.

Measured in the page itself with a real server and a real Chromium, both on this machine.
"""

import json
import statistics
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

from greatpowers import game_ids, new_table
from tools.browser import FLAGS, installed
from tools.bundle_size import DIST, bundle_size
from tools.serving import Serving

GAME: Final = "imperial_struggle"
SEED: Final = 7
"""With it France may shift Caicos in her first round."""
SPACE: Final = "caicos"
ROUNDS: Final = 20
VISITS: Final = 5
PAINT_GOAL: Final = 1500.0
ANSWER_GOAL: Final = 100.0
FRAME_GOAL: Final = 1000 / 60 + 1
"""Sixty frames a second while a map is panned, give or take what clocks round."""
STEPS: Final = 90
FAR: Final = 240
# The moment of the frame after the one in which the board is there.
WATCH: Final = """
const look = () => {
  if (!document.querySelector('.play-sheet [data-id]')) requestAnimationFrame(look);
  else requestAnimationFrame(() => setTimeout(() => { window.paintedAt = performance.now(); }));
};
requestAnimationFrame(look);
"""
# From the event of the click or key to the frame after the one in which the space has changed.
ANSWER: Final = """
async ([space, event]) => {
  const place = document.querySelector(`.play-sheet [data-id='${space}']`);
  const before = place.getAttribute('aria-label').includes('French');
  const start = await new Promise((go) => addEventListener(
    event, () => go(performance.now()), { capture: true, once: true }));
  const changed = () => document.querySelector(`.play-sheet [data-id='${space}']`)
    .getAttribute('aria-label').includes('French') !== before;
  return new Promise((done) => {
    const look = () => {
      if (!changed()) requestAnimationFrame(look);
      else requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
    };
    look();
  });
}
"""

# The milliseconds from frame to frame, until told to stop.
FRAMES: Final = """
() => {
  window.frames_ = [];
  const look = (now) => { window.frames_.push(now); window.frame = requestAnimationFrame(look); };
  window.frame = requestAnimationFrame(look);
}
"""
GAPS: Final = """
() => {
  cancelAnimationFrame(window.frame);
  return window.frames_.slice(1).map((now, n) => now - window.frames_[n]);
}
"""


def open_table(server: Serving) -> tuple[str, str]:
    """Open a table before the first action of France; return its id and her token."""
    table = new_table(GAME, seed=SEED)
    while not any(ask.prompt == "ask-act" for ask in table.asks()):
        asked = table.asks()[0].seat
        table.answer(asked, table.default(asked))
    seats = {seat: {"kind": "me", "name": seat} for seat in ("FR", "BR")}
    body = {"record": json.loads(table.record().to_json()), "resume": True, "seats": seats}
    opened = httpx.post(f"{server.url}/api/records", json=body, timeout=30).json()
    return opened["table"], opened["tokens"]["FR"]


def sit_down(browser: Browser, server: Serving, opened: tuple[str, str], seat: str = "FR") -> Page:
    """Return a fresh browser's page with the right to the seat, not yet at the table."""
    table, token = opened
    keys = json.dumps({table: {"seats": {seat: token}}})
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(f"localStorage.setItem('greatpowers.keys', {json.dumps(keys)})")
    context.add_init_script(WATCH)
    return context.new_page()


def visit(page: Page, server: Serving, table: str) -> float:
    """Open the table's page; return the milliseconds until it was painted."""
    page.goto(f"{server.url}/tables/{table}")
    page.wait_for_function("() => window.paintedAt")
    return float(page.evaluate("window.paintedAt"))


def answer(page: Page, key: str | None) -> float:
    """Shift the space, or take it back by key; return the milliseconds to the new board."""
    listen = f"(args) => {{ window.timed = ({ANSWER})(args); }}"
    page.evaluate(listen, [SPACE, "keydown" if key else "pointerup"])
    if key:
        page.keyboard.press(key)
    else:
        page.locator(f".play-sheet [data-id='{SPACE}']").click()
    return float(page.evaluate("window.timed"))


def pan(browser: Browser, server: Serving, game: str) -> list[float] | None:
    """Drag the board of a new game to and fro; return the milliseconds of each frame.

    There is nothing to return where a game has no map to drag.
    """
    table = new_table(game, seed=SEED)
    seats = {seat: {"kind": "me", "name": seat} for seat in table.seats}
    body = {"record": json.loads(table.record().to_json()), "resume": True, "seats": seats}
    opened = httpx.post(f"{server.url}/api/records", json=body, timeout=30).json()
    seat = table.seats[0]
    page = sit_down(browser, server, (opened["table"], opened["tokens"][seat]), seat)
    visit(page, server, opened["table"])
    board = page.locator(".table-top")
    box = board.bounding_box() if board.count() else None
    if box is None:
        return None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.keyboard.press("+")
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(FRAMES)
    page.mouse.move(x + FAR, y, steps=STEPS)
    page.mouse.move(x, y, steps=STEPS)
    gaps = [float(each) for each in page.evaluate(GAPS)]
    page.mouse.up()
    page.context.close()
    return gaps


def tell(what: str, times: Sequence[float], goal: float) -> bool:
    """Print what was measured; say whether the goal is met."""
    middle = statistics.median(times)
    met = middle <= goal
    print(
        f"  {what:34} median {middle:6.0f} ms   slowest {max(times):6.0f} ms   "
        f"goal {goal:.0f} ms {'met' if met else 'MISSED'}"
    )
    return met


def measure(browser: Browser, server: Serving) -> bool:
    """Measure visits and answers."""
    opened = open_table(server)
    cold: list[float] = []
    warm: list[float] = []
    page: Any = None
    for _ in range(VISITS):
        if page is not None:
            page.context.close()  # else every page would draw the new board
        page = sit_down(browser, server, opened)
        cold.append(visit(page, server, opened[0]))
        warm.append(visit(page, server, opened[0]))
    answers: list[float] = []
    undos: list[float] = []
    for _ in range(ROUNDS):
        answers.append(answer(page, None))
        undos.append(answer(page, "u"))
    return all(
        [
            tell("first visit, until the board is seen", cold, PAINT_GOAL),
            tell("next visit", warm, PAINT_GOAL),
            tell("a click, until the new board", answers, ANSWER_GOAL),
            tell("undo, until the new board", undos, ANSWER_GOAL),
            *(
                tell(f"a frame while panning, {game}", gaps, FRAME_GOAL)
                for game in game_ids()
                if (gaps := pan(browser, server, game))
            ),
        ]
    )


def main() -> int:
    """Measure the client that is built."""
    chromium = installed()
    if chromium is None or not (DIST / "index.html").is_file():
        print("first: make client build/chromium.path", file=sys.stderr)
        return 1
    print(f"  the client is {bundle_size(GAME) / 1000:.0f} kB, gzipped, without the fonts")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/tables.sqlite"
        with Serving(database, Path(folder) / "log", "--client", str(DIST)) as server:
            browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            met = measure(browser, server)
            browser.close()
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
