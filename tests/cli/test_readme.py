"""The front page tells the truth: its code runs, its commands and its links are there."""

import re
from pathlib import Path

from greatpowers.cli import COMMANDS
from tests.docs.pages import ROOT, code_blocks

README = (ROOT / "README.md").read_text("utf-8")


def test_its_code_runs() -> None:
    for block in code_blocks(README):
        exec(compile(block, "README.md", "exec"), {})


def test_it_names_every_command() -> None:
    named = set(re.findall(r"^\| `greatpowers (\w+)", README, re.MULTILINE))
    assert named == {module.__name__.rpartition(".")[2] for module in COMMANDS}


def test_its_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert links
    assert [link for link in links if not Path(ROOT / link).exists()] == []


def test_its_make_targets_are_there() -> None:
    targets = re.findall(r"^make ([a-z-]+)", README, re.MULTILINE)
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert targets == ["play", "test"]
    assert all(f"\n{target}:" in makefile for target in targets)
