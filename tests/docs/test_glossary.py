"""Glossaries: every term is told in every language, is met in texts, and leads to a rule."""

import json
import re
from functools import cache

import pytest

from greatpowers import game_ids, get_game
from greatpowers.kernel.words import LANGUAGES, Words
from greatpowers.rulebook.glossary import form_pattern, forms_of, look_up, read_terms, term_text
from greatpowers.rulebook.rulings import read_rulings

CASES = [(game, language) for game in game_ids() for language in LANGUAGES]
MOST_WORDS = 45
NOT_SAID = re.compile(r"^#.*$|^(-?[a-z][\w-]*|\s+\.\w+) =|\{ [$\"a-z][^{}]* \}", re.MULTILINE)
"""Comments, ids and variables: what of a file no player reads."""


def words(game: str, language: str) -> Words:
    return Words(language, get_game(game).folder / "text")


@cache
def said(game: str, language: str) -> str:
    """Return all that players read in a game, but for its glossary."""
    files = sorted((get_game(game).folder / "text" / language).glob("*.ftl"))
    texts = (file.read_text("utf-8") for file in files if file.name != "terms.ftl")
    return NOT_SAID.sub(" ", "\n".join(texts))


@pytest.mark.parametrize("game", game_ids())
def test_every_game_has_a_glossary(game: str) -> None:
    assert len(read_terms(get_game(game).folder)) >= 25


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_term_is_explained_in_a_sentence_or_two(game: str, language: str) -> None:
    texts = words(game, language)
    for term in read_terms(get_game(game).folder):
        name = term_text(term.id)
        told = texts.text(f"{name}.text")
        assert texts.has(name), term.id
        assert 2 <= len(told.split()) <= MOST_WORDS, term.id
        assert told.endswith("."), term.id


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_form_of_a_term_stands_in_some_text(game: str, language: str) -> None:
    texts, all_said = words(game, language), said(game, language)
    lost = [
        f"{term.id}: {form}"
        for term in read_terms(get_game(game).folder)
        for form in forms_of(texts, term.id)
        if not form_pattern(form).search(all_said)
    ]
    assert not lost, lost


@pytest.mark.parametrize(("game", "language"), CASES)
def test_no_form_belongs_to_two_terms(game: str, language: str) -> None:
    texts = words(game, language)
    forms = [
        form for term in read_terms(get_game(game).folder) for form in forms_of(texts, term.id)
    ]
    assert len(forms) == len(set(forms))


@pytest.mark.parametrize("game", game_ids())
def test_every_term_leads_to_a_rule(game: str) -> None:
    folder = get_game(game).folder
    sections = {row["id"] for row in json.loads((folder / "data/sections.json").read_text("utf-8"))}
    rules = sections | {ruling.id for ruling in read_rulings(folder)}
    assert {term.rule for term in read_terms(folder)} <= rules


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_term_is_found_by_its_name(game: str, language: str) -> None:
    texts, terms = words(game, language), read_terms(get_game(game).folder)
    for term in terms:
        name = texts.text(term_text(term.id))
        assert look_up(texts, terms, name.lower()) is not None, name


def test_forms_are_whole_words() -> None:
    assert form_pattern("Fort").search("a Fort.")
    assert not form_pattern("Fort").search("Fortress")
    assert not form_pattern("Fort").search("fort")
    assert form_pattern("ducat*").search("Ducats are open")
    assert form_pattern("Rynk*").search("na Rynkach")
    assert not form_pattern("PO").search("POLE")
