"""A new game and a new language: their own folders are all that it takes, up to the browser."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.people import PATIENCE as PATIENT_SECONDS
from tests.browser.serve import SEED
from tools.serving import Serving

ROOT = Path(__file__).parents[2]
GAME = "envoys"
HOME = ROOT / "tests" / "rules" / GAME
BATTERY = ("random_games", "records", "forks", "secrecy")
WEB = ("src", "public", "index.html", "package.json", "tsconfig.json")
PATIENCE = PATIENT_SECONDS * 1000


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house into which two folders of a game and one of a language were put."""
    house = tmp_path_factory.mktemp("house")
    copy(ROOT / "src", house / "src")
    (house / "web").mkdir()
    for path in (*map((ROOT / "web").joinpath, WEB), *(ROOT / "web").glob("*.[jt]s")):
        copy(path, house / "web" / path.name)
    (house / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    add_game(house)
    add_language(house)
    return house


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    else:
        shutil.copy(source, target)


def add_game(house: Path) -> None:
    rules = house / "src" / "greatpowers" / "games" / GAME
    copy(HOME / "text", rules / "text")
    copy(ROOT / "tests" / "tiny.py", rules / "__init__.py")
    copy(HOME / "web", house / "web" / "src" / "games" / GAME)


def add_language(house: Path) -> None:
    texts = house / "src" / "greatpowers" / "text"
    copy(texts / "en", texts / "de")
    say(texts / "de" / "language.ftl", "language-name", "Deutsch")
    say(texts / "de" / "web_lobby.ftl", "site-tables", "Tische")


def say(file: Path, text: str, words: str) -> None:
    """Put other words into the file of a language."""
    lines = file.read_text("utf-8").splitlines()
    changed = [f"{text} = {words}" if line.startswith(f"{text} =") else line for line in lines]
    assert changed != lines
    file.write_text("\n".join(changed) + "\n", "utf-8")


def run(house: Path, folder: Path, *command: str) -> str:
    """Run a command with the modules of the house; it must succeed."""
    done = subprocess.run(
        command, cwd=folder, env=inside(house), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def inside(house: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(house / "src")}


@pytest.fixture(scope="module")
def client(house: Path) -> Path:
    """The built client of the house."""
    run(house, house / "web", "npm", "run", "--silent", "build", "--", "--logLevel", "warn")
    return house / "web" / "dist"


@pytest.fixture(scope="module")
def site(house: Path, client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The server of the house."""
    folder = tmp_path_factory.mktemp("site")
    more = ("--client", str(client), "--bot-pause", "0", "--seed", SEED)
    server = Serving(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log", *more)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(house / "src"))
        server.start()
    yield server.url
    server.stop()


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    context = browser.new_context(base_url=site, locale="en-GB")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    yield page
    context.close()
    assert errors == []


def test_the_battery_finds_the_game(house: Path) -> None:
    tests = [f"tests/battery/test_{name}.py" for name in BATTERY]
    played = run(house, ROOT, sys.executable, "-m", "pytest", *tests, "-k", GAME)
    assert "100%" in played


def test_the_other_rooms_of_the_tests_need_no_line_for_the_game(house: Path) -> None:
    tests = ("tests/bots", "tests/envs", "tests/kernel")
    listed = run(house, ROOT, sys.executable, "-m", "pytest", "--collect-only", *tests)
    assert f"[{GAME}]" in listed


def test_the_commands_know_the_game_and_the_language(house: Path) -> None:
    listed = run(house, ROOT, sys.executable, "-m", "greatpowers", "games", "--lang", "de")
    assert GAME in listed
    assert "Envoys" in listed


def test_the_game_keeps_the_borders(house: Path) -> None:
    run(house, house / "web", "npx", "eslint", f"src/games/{GAME}", "src/games/index.ts")
    run(house, ROOT, str(Path(sys.executable).parent / "lint-imports"), "--no-cache")


def test_the_server_offers_the_game(site: str) -> None:
    games = {game["id"]: game for game in httpx.get(f"{site}/api/games").json()}
    assert games[GAME]["seats"] == ["P1", "P2"]
    assert games[GAME]["languages"] == ["en"]


def test_the_game_is_played_in_the_browser(page: Page) -> None:
    page.goto("/games")
    card = page.locator("article", has_text="Envoys")
    expect(card.get_by_role("img", name="Vienna")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#i-envoys-letter")).to_have_count(1)
    page.goto("/")
    card = page.locator(".game", has_text="Envoys")
    for fact in ("1756", "1 h", "Made up for the tests"):
        expect(card).to_contain_text(fact)
    expect(card.get_by_role("img", name="weight 1 of 5")).to_be_visible()
    expect(card.get_by_role("link", name="Learn")).to_have_attribute("href", f"/learn/{GAME}")
    card.get_by_text("Envoys", exact=True).click()
    page.get_by_role("radiogroup", name="Courts").get_by_text("2", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    envoys = page.locator(".envoy")
    expect(envoys).to_have_count(3, timeout=PATIENCE)
    may_send = page.locator(".envoy:enabled")
    may_decline = page.locator("#prompt").get_by_role("button", name="No", exact=True)
    expect(may_send.or_(may_decline).first).to_be_visible(timeout=PATIENCE)
    if may_decline.is_visible():
        may_decline.click()
    may_send.first.click()
    expect(envoys).to_have_count(2)
    expect(page.locator("#side-pane")).to_contain_text("sends envoy", timeout=PATIENCE)


def test_the_language_is_on_the_menu(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Language").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("link", name="Tische")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
