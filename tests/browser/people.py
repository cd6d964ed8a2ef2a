"""People before a browser: they see the page, hear the socket, and act by mouse, key or finger."""

import json
import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    WebSocket,
    expect,
)

from greatpowers.cli.common import game_words
from greatpowers.kernel.words import Verbatim, Words
from greatpowers.registry import get_game
from tests.browser.site import GAME, Plain
from tests.wire import Receiver, Targets

SHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
SHOTS_ARE_WANTED = bool(os.environ.get("SHOTS"))
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
PATIENCE = 60.0
"""So long, in seconds, people wait for what must come: much longer than any machine takes.

While the table goes on before their eyes, they begin to count anew with all that it shows.
"""
SHORTEST_PAUSE, LONGEST_PAUSE = 5.0, 100.0
"""So long, in milliseconds, they look away before they look again."""
STATE = '{"type":"state"'
WELCOME = '{"type":"welcome"'
ANSWER = '{"type":"answer"'
ACK = '{"type":"ack"'
Mark = tuple[int, int]
"""So many messages were said and heard."""
SETTLED = """(async () => {
  const look = () => {
    const moving = document.querySelector('.moving')?.style.transform;
    const sheet = document.querySelector('.play-sheet');
    const box = sheet?.getBoundingClientRect().toJSON();
    return [moving ?? '', JSON.stringify([box, sheet?.getAttribute('viewBox')])];
  };
  for (let [, before] = look(); ; ) {
    await new Promise(requestAnimationFrame);
    await new Promise(done => setTimeout(done));
    const [moving, now] = look();
    if (!moving && now === before) return;
    before = now;
  }
})()"""
"""Waits until the board is not carried, and lies where it lay before the last picture was drawn."""
AXE_RUN = "parts => axe.run(parts, {resultTypes: ['violations'], preload: false})"
"""Style sheets are read beforehand only for rules on trial, which are not followed here."""
STILL = """(async () => {
  await document.fonts.ready;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations()
      .filter(each => each.playState === 'running')
      .filter(each => each.effect.getComputedTiming().endTime < Infinity);
    if (!moving.length) return;
    await Promise.all(moving.map(each => each.finished.catch(() => undefined)));
  }
})()"""
"""Waits until letters have their shape, what was told is drawn, and nothing fades in or out."""
CONTRAST = "axe.configure({rules: [{id: 'color-contrast', selector: ':not(svg *)'}]})"
"""Of letters in a drawing axe cannot say on what they stand, and takes long to find that out."""
HAS_FOCUS = "each => each.isConnected ? each === document.activeElement : null"
"""Says of a part of the page whether keys go there; nothing if it was taken away meanwhile."""
LATER = 10**6
"""Some time, in seconds, that has not come when it is said."""
PAUSES = [900, 1600]
"""So long, in milliseconds, a lesson and the curtain let one look before they go on."""
HURRY = f"""const wait = window.setTimeout;
window.setTimeout = (act, after, ...more) =>
  wait(act, {PAUSES}.includes(after) ? 0 : after, ...more);"""
FREE_SPOT = """parts => {
  const steps = [5, 4, 6, 3, 7, 2, 8, 1, 9].map(step => step / 10);
  for (const part of parts) {
    const { left, top, width, height } = part.getBoundingClientRect();
    for (const down of steps) for (const across of steps) {
      const spot = [left + width * across, top + height * down];
      const found = document.elementFromPoint(...spot)?.closest('[data-id]');
      if (found?.getAttribute('data-id') === part.getAttribute('data-id')) return spot;
    }
  }
  return null;
}"""
"""Finds a point at which one of some things on the board is not covered by anything else."""
MOST_TABS = 150
NEAR = 110
"""So near to the middle of a phone's board, in pixels, a place can be touched."""
ON_BOARD = ("space", "advantage", "commodity")
IN_HAND = ("play", "reveal", "ability")


@dataclass(frozen=True)
class Screen:
    """What somebody looks at the page on."""

    name: str
    options: Plain = field(default_factory=dict)

    @property
    def is_touched(self) -> bool:
        """Say whether it is used by finger."""
        return bool(self.options.get("has_touch"))


STILLNESS: Plain = {"reduced_motion": "reduce"}
"""People like the page to keep still: half way is no place."""
DESKTOP = Screen("desktop", {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"})
KEYBOARD = Screen("keyboard", DESKTOP.options)
PHONE = Screen(
    "phone",
    {
        "viewport": {"width": 390, "height": 844},
        "locale": "en-GB",
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
)

PAD = Screen(
    "pad",
    {
        "viewport": {"width": 1024, "height": 768},
        "locale": "en-GB",
        "has_touch": True,
        "is_mobile": True,
    },
)
"""A tablet: the page of a desktop, used by finger."""


@cache
def words(language: str = "en") -> Words:
    """Return the words of the page, which are those of the server."""
    return game_words(language, get_game(GAME))


def _places() -> dict[str, str]:
    folder = get_game(GAME).folder / "data"
    return {
        each["id"]: each["region"]
        for kind in ("spaces", "advantages")
        for each in json.loads((folder / f"{kind}.json").read_text("utf-8"))[kind]
    }


PLACES = _places()
"""The map on which each space and each advantage lies."""


def targets_of(game: str) -> Targets:
    """Return the targets of every verb of a game."""
    return {name: verb.targets for name, verb in get_game(game).vocabulary.verbs.items()}


def kind_of(option: str) -> str:
    """Return what an option is about: a space, a tile, a number."""
    verb = option.partition(" ")[0]
    return get_game(GAME).vocabulary.verbs[verb].kind or ""


def name_of(option: str) -> str:
    """Return how the page names an option."""
    verb, _, target = option.partition(" ")
    if not target:
        return words().text(f"option-{verb}")
    kind = kind_of(option)
    args: dict[str, str | int] = {"target": f"{kind}-{target}"}
    if kind == "number":
        args = {"target": int(target)}
    return words().text(f"option-{verb}", args)


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, name: str, context: BrowserContext, screen: Screen, test: str) -> None:
        self.name = name
        self.context = context
        self.screen = screen
        self.heard: list[str] = []
        self._shown_at = 0.0
        self._states: list[Plain] = []
        self._read = 0
        self._receiver = Receiver()
        self._targets: Targets = {}
        self.said: list[str] = []
        self.complaints: list[str] = []
        self.offline = False
        self._forgiven: list[str] = []
        self._test = re.sub(r"\W+", "-", test).strip("-")
        self.page = self._open()

    # -- seeing ------------------------------------------------------------------------------

    def _open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(str(error)))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        page.on("websocket", self._listen)
        return page

    def forgive(self, complaint: str) -> None:
        """Say what may go wrong in this browser."""
        self._forgiven.append(complaint)

    def _complain(self, complaint: str) -> None:
        if not self.offline and not any(each in complaint for each in self._forgiven):
            self.complaints.append(f"{self.name}: {complaint}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.type}: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":
            self._complain(f"{request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._complain(f"{response.url}: {response.status}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(str(frame)))

    def _hear(self, frame: str) -> None:
        self.heard.append(frame)
        if frame.startswith(STATE):
            self._shown_at = time.monotonic()

    def states(self) -> list[Plain]:
        """Return all that the table has shown this person, in order."""
        self._catch_up()
        return self._states

    @property
    def state(self) -> Plain:
        """What the table last showed this person."""
        self.until(self.states, "the table is seen")
        return self._states[-1]

    def _catch_up(self) -> None:
        """Put together what has come since: a state may tell only what has changed."""
        new, self._read = self.heard[self._read :], len(self.heard)
        for text in new:
            if text.startswith(STATE):
                self._states.append(self._receiver.read(json.loads(text), self._targets))
            elif text.startswith(WELCOME):
                self._targets = targets_of(json.loads(text)["table"]["game"])

    @property
    def asked(self) -> Plain | None:
        """The question that this person has to answer, if any."""
        return next((ask for ask in self.state["view"]["asks"] if "options" in ask), None)

    @property
    def options(self) -> list[str]:
        """What this person may answer now."""
        return [each["option"] for each in (self.asked or {"options": []})["options"]]

    def until(self, seen: Callable[[], object], what: str) -> None:
        """Wait until something is so; who waits long looks less often."""
        start = time.monotonic()
        pause = SHORTEST_PAUSE
        while not seen():
            waited = time.monotonic() - max(start, self._shown_at)
            assert waited < PATIENCE, f"{self.name} waited in vain: {what}"
            self.page.wait_for_timeout(pause)
            pause = min(1.5 * pause, LONGEST_PAUSE)

    def shot(self, name: str = "") -> None:
        """Keep a picture of the page for somebody who wants to look at it."""
        if SHOTS_ARE_WANTED:
            self.keep_picture(name)

    def keep_picture(self, name: str) -> None:
        """Keep a picture of the page, wanted or not."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        parts = [self._test, name, self.screen.name]
        self.page.screenshot(path=SHOTS / f"{'-'.join(filter(None, parts))}.png")

    def role(self, role: Any, name: str | re.Pattern[str], exact: bool = True) -> Locator:
        """Find something as somebody would who cannot see it."""
        return self.page.get_by_role(role, name=name, exact=exact)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Find a button by its name."""
        return self.role("button", name)

    def tab(self, text: str) -> Locator:
        """Find a tab of the side column; the one of the chat may count what is new."""
        return self.page.get_by_role("tab", name=re.compile(f"^{re.escape(self.text(text))}"))

    def place(self, target: str) -> Locator:
        """Find a space or an advantage on the board."""
        return self.page.locator(f".play-sheet [data-id='{target}']")

    def text(self, text: str, **args: str | int | Verbatim) -> str:
        """Return words of the page in English."""
        assert words().has(text), f"there are no words for {text}"
        return words().text(text, args)

    def violations(self, of: str = "html", but: str = "") -> list[str]:
        """Return what stands between this page and somebody who needs help to use it.

        What the same page has shown before need not be looked at again: ``of`` is the part that is
        new, ``but`` one that is not.
        """
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
            self.page.evaluate(CONTRAST)
        self.keep_still()
        found = self.page.evaluate(AXE_RUN, {"include": [of], "exclude": [but] if but else []})
        return [
            f"{each['id']}: {node['target']}"
            for each in found["violations"]
            if each["impact"] in SERIOUS
            for node in each["nodes"]
        ]

    def keep_still(self) -> None:
        """Wait until the page is as it will be: half faded colours are not those of the page."""
        self.page.evaluate(STILL)

    def measure(self, script: str, *args: Any) -> Any:
        """Ask the page for sizes, places or colours, once nothing moves in it any more."""
        self.settle()
        self.keep_still()
        return self.page.evaluate(script, *args)

    # -- coming and going --------------------------------------------------------------------

    def hurry(self) -> None:
        """Let a lesson that answers by itself, and the curtain, do without their pauses."""
        self.begin_with(HURRY)

    def stop_time(self) -> None:
        """Let no time go by in the page but what a test gives it by ``page.clock.run_for``."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(LATER)

    def begin_with(self, script: str) -> None:
        """Run something before all else on every page that this person opens from now on."""
        self.page.add_init_script(script)

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(path)

    def sit(self, opened: Plain, *seats: str, at: str = "") -> None:
        """Sit down at a table that was opened for this person."""
        held = {each: opened["tokens"][each] for each in seats or opened["tokens"]}
        keys = {opened["table"]: {"seats": held}}
        script = f"localStorage.setItem('greatpowers.keys', {json.dumps(json.dumps(keys))})"
        self.begin_with(script)
        self.go(f"/tables/{opened['table']}{at}")
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Wait until the board is there."""
        expect(self.page.locator(".play-sheet")).to_be_visible()
        self.until(lambda: any(text.startswith(STATE) for text in self.heard), "the table")

    def leave(self) -> None:
        """Close the browser."""
        self.offline = True
        self.context.close()

    # -- answering ---------------------------------------------------------------------------

    def answer(self, option: str) -> None:
        """Give an answer with the mouse and wait until it is taken."""
        self.until(lambda: option in self.options, f"{option} is not offered")
        mark = self.mark
        verb, _, target = option.partition(" ")
        if kind_of(option) in ON_BOARD or verb in ("from_navy_box", "give_up_from_box"):
            self._answer_on_board(option, target or "navy_box")
        elif verb in IN_HAND and not self._picker().is_visible():
            kind = "ministry" if verb != "play" else "event"
            self.press(self.button(self.text(f"{kind}-{target.partition('-')[0]}")))
            self.press(self.button(name_of(option)).last)
        else:
            self._answer_by_button(option)
        self.until(lambda: self.is_taken(mark), f"{option} was not taken")

    @property
    def mark(self) -> Mark:
        """How far the talk with the table has come."""
        return len(self.said), len(self.heard)

    def has_answered(self, mark: Mark) -> bool:
        """Say whether an answer was sent since then, whatever others have done meanwhile."""
        return any(each.startswith(ANSWER) for each in self.said[mark[0] :])

    def is_taken(self, mark: Mark) -> bool:
        """Say whether the table has taken an answer given since, and shows it.

        That others have answered meanwhile, as bots do, says nothing of it.
        """
        said, heard = mark
        mine = {json.loads(each)["id"] for each in self.said[said:] if each.startswith(ANSWER)}
        acks = (json.loads(each) for each in self.heard[heard:] if each.startswith(ACK))
        taken = [ack["position"] for ack in acks if ack["id"] in mine]
        return bool(taken) and self.state["position"] >= taken[-1]

    def _picker(self) -> Locator:
        return self.role("region", self.text("is-picker"))

    def _answer_on_board(self, option: str, target: str) -> None:
        shared = [each for each in self.options if each.partition(" ")[2] == target]
        if target in PLACES:
            self.show(target)
        self.press_place(target)
        if len(shared) > 1:
            self.press(self.page.locator(".space-card .choice").nth(shared.index(option)))
        elif self.screen is PHONE:
            self.page.locator(".space-card .button.gold").tap()

    def show(self, target: str) -> None:
        """On a phone: turn to the map on which a space lies, and to that part of it."""
        if self.screen is not PHONE:
            return
        self.turn_to_board()
        name = re.compile(self.text(f"region-{PLACES[target]}"))
        self.role("navigation", self.text("board-view")).get_by_role("button", name=name).tap()
        self.settle()
        self._move_to(target)

    def turn_to_board(self) -> None:
        """On a phone: turn to the page of the board."""
        pages = self.role("navigation", self.text("nav-title"))
        pages.get_by_role("button", name=self.text("nav-board")).tap()

    def _move_to(self, target: str) -> None:
        """On a phone: move the board until something lies near the middle."""
        for _ in range(4):
            x, y = self._way_to(target)
            if abs(x) < NEAR and abs(y) < NEAR:
                return
            self.swipe(-x, -y)
            self.settle()

    def press_place(self, target: str) -> None:
        """Press a place of the board, once the board lies still."""
        self.settle()
        self.press(self.place(target))

    def press_on_board(self, target: str) -> None:
        """Press something on the board at a point where it lies on top."""
        self.settle()
        if self.screen is PHONE:
            self.turn_to_board()
            self._move_to(target)
        self.press_free(self.place(target))

    def press_free(self, *things: Locator) -> None:
        """Press the first of some things on the board, at a point where nothing covers it."""
        self.settle()
        for thing in things:
            if spot := thing.evaluate_all(FREE_SPOT):
                by_finger = self.screen.is_touched
                (self.page.touchscreen.tap if by_finger else self.page.mouse.click)(*spot)
                return
        raise AssertionError(f"{self.name} cannot see {things}")

    def settle(self) -> None:
        """Wait until the board has come to rest: also the parts around it make it move."""
        self.page.evaluate(SETTLED)

    def _way_to(self, target: str) -> tuple[float, float]:
        """Return how far a place is from the middle of what is seen of the board."""
        window = self.page.locator(".board-area").bounding_box()
        place = self.place(target).bounding_box()
        assert window is not None
        assert place is not None
        x = place["x"] + place["width"] / 2 - window["x"] - window["width"] / 2
        y = place["y"] + place["height"] / 2 - window["y"] - window["height"] / 2
        return x, y

    def swipe(self, x: float, y: float) -> None:
        """Move a finger over the board, from its middle, as far as the board goes."""
        window = self.page.locator(".board-area").bounding_box()
        assert window is not None
        left, top = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
        x = max(-window["width"] / 2 + 5, min(x, window["width"] / 2 - 5))
        y = max(-window["height"] / 2 + 5, min(y, window["height"] / 2 - 5))
        self._touch([[(left + x * step / 8, top + y * step / 8)] for step in range(9)])

    def spread(self, x: float, y: float, factor: float) -> None:
        """Put two fingers on the page and move them apart, or together, around a point."""
        apart = [20 * factor ** (step / 8) for step in range(9)]
        self._touch([[(x - each, y), (x + each, y)] for each in apart])

    def _touch(self, steps: list[list[tuple[float, float]]]) -> None:
        """Put fingers on the page, move them from step to step, and lift them."""
        device = self.context.new_cdp_session(self.page)
        for kind, fingers in zip(
            ("touchStart", *["touchMove"] * (len(steps) - 1), "touchEnd"), [*steps, []], strict=True
        ):
            points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(fingers)]
            device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        device.detach()

    def press(self, what: Locator) -> None:
        """Click, tap, or go there by key and press Enter."""
        if self.screen.is_touched:
            what.tap()
        elif self.screen is KEYBOARD:
            self.tab_to(what)
            self.page.keyboard.press("Enter")
        else:
            what.click()

    def tab_to(self, what: Locator) -> None:
        """Press Tab until something has the focus."""
        expect(what).to_be_visible()
        there = what.element_handle()
        for _ in range(MOST_TABS):
            while (has_focus := there.evaluate(HAS_FOCUS)) is None:
                there = what.element_handle()
            if has_focus:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{self.name} cannot get there by Tab: {what}")

    def press_beside_question(self, option: str) -> None:
        """Press the button of an option beside the question; a list may have to be opened first."""
        answers = self.page.locator(".prompt-answers")
        button = answers.locator(f"[data-option='{option}']")
        lists = answers.locator(".at > button")
        self.settle()
        self.until(lambda: button.is_visible() or lists.count(), f"{option} is offered")
        for each in lists.all():
            if not button.is_visible() and each.get_attribute("aria-expanded") == "false":
                self.press(each)
        self.press(button)

    def _answer_by_button(self, option: str) -> None:
        name = name_of(option)
        button = self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}( |$)"))
        self.settle()
        if not button.first.is_visible():
            for more in self.page.locator(".prompt-answers .at > button").all():
                self.press(more)
                if button.first.is_visible():
                    break
        self.press(button.first)
        if self.screen is PHONE and option.startswith("take "):
            self.press(button.last)
