"""What is installed from a wheel is the whole site: games are played on it and nothing else."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tools.bundle_size import DIST
from tools.try_wheel import ROOT, try_out
from tools.wheels import build

COMPILED = (ROOT / "build" / "compiled" / ".stamp").exists()
"""The compiled wheel is tried as well where its libraries are made already."""


@pytest.mark.parametrize("compiled", [False, True] if COMPILED else [False])
def test_games_are_played_on_a_wheel(compiled: bool, tmp_path: Path, browser: Browser) -> None:
    wheel = build(DIST, tmp_path, compiled=compiled, stage=tmp_path / "stage")
    site = tmp_path / "site"
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet")
    given = ("--no-deps", "--no-index", "--target", site, wheel)
    subprocess.run([*pip, *given], check=True)
    kernel = try_out([sys.executable], {"PYTHONPATH": str(site)}, tmp_path, browser)
    assert Path(kernel).is_relative_to(site)
    assert kernel.endswith(".py") != compiled
