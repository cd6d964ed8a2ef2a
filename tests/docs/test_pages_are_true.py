"""What the pages for newcomers name is there, and what is there is named."""

import re
from inspect import signature

import pytest

from greatpowers import game_ids
from greatpowers.kernel.game import Game
from tests.docs.pages import ROOT, page

PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "docs/architecture.md",
    "docs/adding-a-game.md",
    "docs/cluster.md",
    "docs/data.md",
    "docs/research.md",
)
CLI = ROOT / "src" / "greatpowers" / "cli"
PATH = re.compile(r"`((?:src|web|tests|tools|docs|examples|kernel|kit|shell)/[\w./-]+)`")
LINK = re.compile(r"\]\(([\w-]*[./][\w./-]+)(?:#[\w-]+)?\)")
ROOMS = ("", "src/greatpowers/", "web/src/")
"""Where a path on a page may begin."""


def modules(room: str) -> set[str]:
    files = (ROOT / "src" / "greatpowers" / room).glob("*.py")
    return {file.stem for file in files} - {"__init__"}


def in_table(title: str) -> set[str]:
    """Return the modules in the tables of a section of the architecture."""
    section = page("architecture.md").split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    return {name for row in rows for name in re.findall(r"`([a-z_]+)`", row)}


@pytest.mark.parametrize("name", PAGES)
def test_paths_and_links_lead_somewhere(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    lost = [
        path
        for path in PATH.findall(text)
        if not any((ROOT / room / path).exists() for room in ROOMS)
    ]
    links = [link for link in LINK.findall(text) if not ((ROOT / name).parent / link).exists()]
    assert lost + links == []


@pytest.mark.parametrize("name", PAGES)
def test_commands_are_there(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    source = "".join(each.read_text("utf-8") for each in CLI.glob("*.py"))
    commands = set(re.findall(r'add_parser\(\s*"(\w+)"', source))
    assert set(re.findall(r"(?:`|^| && )make ([a-z-]+)", text, re.MULTILINE)) - targets == set()
    assert set(re.findall(r"(?:`|/)greatpowers ([a-z]+)", text)) - commands == set()


def test_every_part_of_a_game_is_told() -> None:
    text = page("adding-a-game.md")
    parts = [each for each in signature(Game.__init__).parameters if each != "self"]
    assert [each for each in parts if f"`{each}`" not in text and f"    {each}=" not in text] == []


def test_every_module_of_the_arena_is_named() -> None:
    section = page("architecture.md").split("\n## Bots and arena\n")[1].split("\n## ")[0]
    assert {each for each in modules("arena") if f"`{each}`" not in section} == set()


@pytest.mark.parametrize(("title", "room"), [("The kernel", "kernel"), ("The kit", "kit")])
def test_every_module_of_a_room_has_its_line(title: str, room: str) -> None:
    assert in_table(title) == modules(room)


def test_the_rooms_of_the_tests_are_all_named() -> None:
    rooms = {each.name for each in (ROOT / "tests").iterdir() if (each / "__init__.py").is_file()}
    named = page("architecture.md").split("```")[1].split("\ntests/\n")[1]
    assert {each for each in rooms if f"{each}/" not in named} == set()


def test_rulings_of_every_game_can_be_found() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    assert [game for game in game_ids() if f"docs/rulings/{game}.md" not in text] == []


def test_what_every_game_has_is_in_the_list_of_its_folder() -> None:
    """What all games of the house have, a new one needs too."""
    folders = [ROOT / "src" / "greatpowers" / "games" / game for game in game_ids()]
    shared = set.intersection(*({each.name for each in folder.iterdir()} for folder in folders))
    listed = page("adding-a-game.md").split("```")[1]
    wanted = {each.removesuffix(".py") for each in shared - {"__pycache__"}}
    assert {each for each in wanted if each not in listed} == set()
