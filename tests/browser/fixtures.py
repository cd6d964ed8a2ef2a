"""A real server, a real browser, and people who sit down before it: one of each for all tests."""

import os
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.people import DESKTOP, PATIENCE, STILLNESS, Person, Screen
from tests.browser.site import Site
from tools.browser import FLAGS, installed
from tools.bundle_size import DIST
from tools.serving import Serving

expect.set_options(timeout=PATIENCE * 1000)

Invite = Callable[..., Person]
LIKES = """localStorage['greatpowers.settings'] ??= '{"moments": "%s", "confirm": "%s"}'"""
"""How somebody likes moments and being asked again: only tests about them are stopped by them."""
BROKEN = ("Traceback", "ERROR")
SERVER = "tests.browser.serve"
SLOW = float(os.environ.get("SLOW", "1"))
"""So many times slower than this machine the pages are to be."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let whole games come first: at the end one of them would keep all other cores waiting."""
    items.sort(key=lambda item: "whole_game" not in item.nodeid)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The server with the built client; bots answer at once."""
    assert (DIST / "index.html").is_file(), "the client is not built: make client"
    folder = tmp_path_factory.mktemp("site")
    log = folder / "log"
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", log, str(DIST), program=SERVER)
    with server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        yield Site(server, http)
    assert not [line for line in log.read_text().splitlines() if line.startswith(BROKEN)]


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = installed()
    assert chromium, "there is no Chromium: make setup"
    launched = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
    yield launched
    launched.close()


@pytest.fixture
def invite(browser: Browser, site: Site, request: pytest.FixtureRequest) -> Iterator[Invite]:
    """Let people come, each with a browser of their own; nothing may go wrong in any of them."""
    people: list[Person] = []

    def come(
        name: str = "Ann",
        screen: Screen = DESKTOP,
        moments: str = "log",
        confirm: str = "never",
        **more: Any,
    ) -> Person:
        options = {"base_url": site.url, **STILLNESS, **screen.options, **more}
        person = Person(name, browser.new_context(**options), screen, request.node.name)
        person.begin_with(LIKES % (moments, confirm))
        if SLOW > 1:
            slow_down(person)
        people.append(person)
        return person

    failures = request.session.testsfailed
    yield come
    for person in people:
        if request.session.testsfailed > failures:
            person.keep_picture("failed")
        person.leave()
    assert [line for person in people for line in person.complaints] == []


def slow_down(person: Person) -> None:
    """Let a page take its time, as on a machine that is slow or has much else to do."""
    device = person.context.new_cdp_session(person.page)
    device.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
