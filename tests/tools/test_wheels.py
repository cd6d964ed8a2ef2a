"""Wheels: what is installed from one is the whole site, without a checkout, a compiler or Node."""

import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.docs.pages import ROOT
from tools.wheels import build

PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
WHERE = "import greatpowers; print(greatpowers.__file__)"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which a wheel with a small page was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    (folder / "page" / "assets").mkdir(parents=True)
    (folder / "page" / "index.html").write_text("<title>Great Powers</title>", "utf-8")
    (folder / "page" / "assets" / "page.js").write_text("let us = 'play';", "utf-8")
    wheel = build(folder / "page", folder, stage=folder / "stage")
    assert wheel.name.endswith("-py3-none-any.whl")
    target = folder / "site"
    subprocess.run([*PIP, "--no-deps", "--no-index", "--target", target, wheel], check=True)
    return target


def start(installed: Path, *arguments: str) -> "subprocess.Popen[str]":
    """Run Python where only what was installed can be found of the house."""
    return subprocess.Popen(
        [sys.executable, *arguments],
        cwd=installed.parent,
        env={**os.environ, "PYTHONPATH": str(installed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def test_every_file_is_in_it(installed: Path) -> None:
    package = ROOT / "src" / "greatpowers"
    wanted = {file.relative_to(package) for file in package.rglob("*") if file.is_file()}
    wanted = {file for file in wanted if "__pycache__" not in file.parts}
    there = {
        file.relative_to(installed / "greatpowers")
        for file in installed.rglob("*.*")
        if file.is_relative_to(installed / "greatpowers")
    }
    assert wanted - there == set()


def test_it_is_what_runs_and_plays(installed: Path) -> None:
    found, _ = start(installed, "-c", WHERE).communicate()
    assert Path(found.strip()).is_relative_to(installed)
    played = start(installed, "-m", "greatpowers", "sim", "imperialism", "--games", "1", "--json")
    out, _ = played.communicate()
    assert played.returncode == 0
    assert '"unfinished": 0' in out


def test_it_serves_the_page(installed: Path) -> None:
    database = f"sqlite:///{installed.parent / 'tables.db'}"
    given = ("serve", "--port", "0", "--database", database)
    with start(installed, "-m", "greatpowers", *given) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        try:
            address = next(word for word in line.split() if word.startswith("http"))
            for path, told in (("", "<title>Great Powers"), ("assets/page.js", "play")):
                with urlopen(f"{address.rstrip('/')}/{path}") as answer:
                    assert told in answer.read().decode()
        finally:
            server.terminate()
