"""Rulings are told once: the pages, the texts and the code name the same ones."""

import json
import re
from pathlib import Path

import pytest

from greatpowers import game_ids, get_game
from greatpowers.kernel.words import LANGUAGES, Words
from greatpowers.rulebook.coverage import read_coverage
from greatpowers.rulebook.rulings import Ruling, read_rulings, ruling_text

DOCS = Path(__file__).parents[2] / "docs" / "rulings"
ENTRY = re.compile(
    r"^### (R\d+)\. ([^\n]*?) \(([^()\n]*)\)(?: — \*edition\*)?\n"
    r"\*\*Ruling\.\*\* (.*?)\n\*\*Reason\.\*\* ",
    re.MULTILINE | re.DOTALL,
)
NUMBER = re.compile(r"\d+(?:\.\d+)+")


def page(game: str) -> str:
    return (DOCS / f"{game}.md").read_text("utf-8")


def plain(markdown: str) -> str:
    """Return what a reader sees of some Markdown, in the letters of the texts."""
    text = re.sub(r"[*`]", "", " ".join(markdown.split())).replace("'", "’")
    return re.sub(r'"([^"]*)"', r"“\1”", text)


def words(game: str, language: str = "en") -> Words:
    return Words(language, get_game(game).folder / "text")


@pytest.mark.parametrize("game", game_ids())
def test_the_page_lists_every_ruling_with_its_sections(game: str) -> None:
    written = [
        Ruling(entry[1], tuple(NUMBER.findall(entry[3]))) for entry in ENTRY.finditer(page(game))
    ]
    assert tuple(written) == read_rulings(get_game(game).folder)
    assert len(written) == page(game).count("\n### R")


@pytest.mark.parametrize("game", game_ids())
def test_the_page_says_what_the_english_texts_say(game: str) -> None:
    texts = words(game)
    for entry in ENTRY.finditer(page(game)):
        name = ruling_text(entry[1])
        assert plain(entry[2]) == texts.text(name)
        assert plain(entry[4]) == texts.text(f"{name}.text"), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_ruling_has_a_title_and_a_text(game: str, language: str) -> None:
    texts = words(game, language)
    for ruling in read_rulings(get_game(game).folder):
        name = ruling_text(ruling.id)
        assert texts.has(name), ruling.id
        assert texts.text(f"{name}.text").strip(), ruling.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
def test_every_language_refers_to_the_same_rules(game: str, language: str) -> None:
    number = re.compile(r"R\d+|\d+(?:\.\d+)+")
    english, other = words(game), words(game, language)
    for ruling in read_rulings(get_game(game).folder):
        text = f"{ruling_text(ruling.id)}.text"
        said = sorted(set(number.findall(other.text(text))))
        assert said == sorted(set(number.findall(english.text(text)))), text


@pytest.mark.parametrize("game", game_ids())
def test_every_ruling_that_the_code_cites_is_told(game: str) -> None:
    told = {ruling.id for ruling in read_rulings(get_game(game).folder)}
    assert set(read_coverage(get_game(game)).rulings) <= told


@pytest.mark.parametrize("game", game_ids())
def test_every_ruling_stands_under_sections_of_the_rulebook(game: str) -> None:
    folder = get_game(game).folder
    sections = {row["id"] for row in json.loads((folder / "data/sections.json").read_text("utf-8"))}
    for ruling in read_rulings(folder):
        assert ruling.sections, ruling.id
        assert set(ruling.sections) <= sections, ruling.id
