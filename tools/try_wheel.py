"""Try a wheel out where nothing else of the house is: ``python -m tools.try_wheel WHEEL``.

It goes into an empty environment with what a player needs and without a compiler or Node. A game is
played on it, and another on its own server, watched to the end in a browser.
"""

import json
import os
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, expect, sync_playwright

from tools.browser import FLAGS, installed

ROOT: Final = Path(__file__).resolve().parent.parent
PLAY: Final = ROOT / "requirements" / "play.txt"
PATIENCE: Final = 180_000
"""So many milliseconds a game between bots may take, watched on the slowest machine."""
ON_AND_ON: Final = """localStorage['greatpowers.settings'] = '{"moments": "log"}'"""
"""Whoever watches does not stop at what there is to see on the way."""
KERNEL: Final = "import greatpowers.kernel.table as table; print(table.__file__)"
GAME: Final = "imperialism"
BOTS: Final = {seat: {"kind": "bot", "bot": "random"} for seat in ("P1", "P2")}


def main() -> None:
    """Install a wheel into an empty environment and try it out."""
    wheel = Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        python = install(wheel, Path(folder) / "environment")
        with sync_playwright() as playwright:
            chromium = installed()
            assert chromium, "there is no Chromium: make setup"
            browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
            kernel = try_out([str(python)], {}, Path(folder), browser)
            browser.close()
    is_compiled = not kernel.endswith(".py")
    assert is_compiled == (not wheel.stem.endswith("-none-any")), f"it runs on {kernel}"
    print(f"{wheel.name}: a game was played on it, and one watched in the browser")


def install(wheel: Path, environment: Path) -> Path:
    """Make an environment that has a wheel and what a player needs; return its Python."""
    venv.create(environment, with_pip=True)
    python = environment / "bin" / "python"
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--require-hashes", "-r", str(PLAY)], check=True)
    subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
    return python


def try_out(python: Sequence[str], more: Mapping[str, str], folder: Path, browser: Browser) -> str:
    """Play on what a Python finds installed; return which kernel that is."""
    nothing = folder / "nothing"
    nothing.mkdir(exist_ok=True)
    bare = {**os.environ, "PATH": str(nothing), "PYTHONPATH": "", **more}

    def run(*arguments: str) -> str:
        command = [*python, *arguments]
        return subprocess.run(
            command, cwd=folder, env=bare, stdout=subprocess.PIPE, text=True, check=True
        ).stdout

    played = json.loads(run("-m", "greatpowers", "sim", GAME, "--games", "1", "--json"))
    assert played["unfinished"] == 0
    with serving(python, bare, folder) as address:
        body = json.dumps({"game": GAME, "seats": BOTS, "public": True}).encode()
        asked = Request(f"{address}/api/tables", body, {"Content-Type": "application/json"})
        with urlopen(asked) as answer:
            table = json.load(answer)["table"]
        page = browser.new_page()
        page.add_init_script(ON_AND_ON)
        page.goto(f"{address}/tables/{table}")
        expect(page.locator("#end-title")).to_be_visible(timeout=PATIENCE)
        page.close()
    return run("-c", KERNEL).strip()


@contextmanager
def serving(python: Sequence[str], env: Mapping[str, str], folder: Path) -> Iterator[str]:
    """Let ``greatpowers serve`` run, and give its address."""
    given = ("--port", "0", "--bot-pause", "0", "--seed", "wheel")
    database = f"sqlite:///{folder / 'tables.db'}"
    command = [*python, "-m", "greatpowers", "serve", *given, "--database", database]
    with subprocess.Popen(
        command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            assert server.stdout is not None
            words = server.stdout.readline().split()
            yield next(word.rstrip("/") for word in words if word.startswith("http"))
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
