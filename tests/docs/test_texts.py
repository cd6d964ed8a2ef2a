"""Every text is there in every language, says the same in all of them, and is used."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import greatpowers
from greatpowers import game_ids, get_game
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.kernel.words import LANGUAGES
from greatpowers.kit.lesson import lesson_of
from greatpowers.rulebook.coverage import section_text
from greatpowers.rulebook.glossary import read_terms, term_text
from greatpowers.rulebook.rulings import read_rulings, ruling_text
from tests.docs.texts import Text, Uses, read_texts, read_uses, read_web_uses

PACKAGE = Path(greatpowers.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
SHELL = "shell"
OWNERS = (SHELL, *game_ids())
KERNEL_VERBS = Vocabulary().verbs
POLISH_VERBS = re.compile(
    r"\{ \$power \} (?!(?:i|przeciw)\b)[a-ząćęłńóśźż]+|(?:[Ww]ygrywa|[Dd]ecyduje) \{ \$power \}"
)
"""A name and its verb: for Prussia and Italy, which are plural in Polish, it would be another."""


def text_folder(owner: str) -> Path:
    return (PACKAGE if owner == SHELL else get_game(owner).folder) / "text"


def languages(owner: str) -> list[str]:
    return [each for each in LANGUAGES if (text_folder(owner) / each).is_dir()]


@cache
def texts(owner: str, language: str) -> dict[str, Text]:
    return read_texts(text_folder(owner) / language)


def sources(owner: str) -> Iterator[Path]:
    """Return the files whose texts belong to a game, or to the shell."""
    games = PACKAGE / "games"
    if owner == SHELL:
        return (path for path in PACKAGE.rglob("*.py") if games not in path.parents)
    return get_game(owner).folder.rglob("*.py")


@cache
def uses(owner: str) -> Uses:
    return read_uses(sources(owner))


@cache
def web_uses() -> Uses:
    return read_web_uses(path for end in ("ts", "svelte") for path in WEB.rglob(f"*.{end}"))


def declared(owner: str) -> set[str]:
    """Return the texts that follow from the declaration of a game, or of the kernel."""
    if owner == SHELL:
        return {f"option-{verb}" for verb in KERNEL_VERBS}
    game = get_game(owner)
    wanted = {"game-title", "game-about", "game-source"}
    for verb in game.vocabulary.verbs.values():
        if verb.name not in KERNEL_VERBS:
            wanted.add(f"option-{verb.name}")
        if verb.kind not in ("", "number"):
            wanted |= {f"{verb.kind}-{target}" for target in verb.targets}
    for option in game.options:
        wanted |= {f"setting-{option.id}", *(f"setting-{option.id}-{v}" for v in option.values)}
    wanted |= {f"ending-{ending}" for ending in game.endings}
    sections = json.loads((game.folder / "data" / "sections.json").read_text("utf-8"))
    wanted |= {section_text(section["id"]) for section in sections}
    lesson = lesson_of(game)
    if lesson is not None:
        wanted |= {lesson.text, *(step.text for step in lesson.steps)}
    wanted |= {ruling_text(ruling.id) for ruling in read_rulings(game.folder)}
    return wanted | {term_text(term.id) for term in read_terms(game.folder)}


def cases() -> list[tuple[str, str]]:
    return [(owner, language) for owner in OWNERS for language in languages(owner)]


@pytest.mark.parametrize("owner", OWNERS)
def test_english_and_polish_are_there(owner: str) -> None:
    assert {"en", "pl"} <= set(languages(owner))


@pytest.mark.parametrize(("owner", "language"), cases())
def test_every_text_that_is_used_is_there(owner: str, language: str) -> None:
    there = set(texts(owner, language))
    if owner != SHELL:
        there |= set(texts(SHELL, language))
    missing = (declared(owner) | uses(owner).named()) - there
    assert not missing, ", ".join(sorted(missing))


@pytest.mark.parametrize("owner", OWNERS)
def test_every_text_that_is_there_is_used(owner: str) -> None:
    known = texts(owner, "en")
    referred = {name for text in known.values() for name in text.references}
    wanted = declared(owner) | referred
    unused = [
        name
        for name in known
        if not (name in wanted or uses(owner).uses(name) or web_uses().uses(name))
    ]
    assert not unused, ", ".join(unused)


@pytest.mark.parametrize(("owner", "language"), cases())
def test_every_language_has_the_same_texts(owner: str, language: str) -> None:
    def messages(language: str) -> set[str]:
        return {name for name in texts(owner, language) if not name.startswith("-")}

    different = messages(language) ^ messages("en")
    assert not different, ", ".join(sorted(different))


@pytest.mark.parametrize(("owner", "language"), cases())
def test_every_language_says_the_same_with_the_same_variables(owner: str, language: str) -> None:
    english = texts(owner, "en")
    for name, text in texts(owner, language).items():
        if name in english and not name.startswith("-"):
            assert text.value == english[name].value, name
            assert text.variables == english[name].variables, name
            assert text.attributes == english[name].attributes, name


@pytest.mark.parametrize(("owner", "language"), cases())
def test_every_reference_leads_somewhere(owner: str, language: str) -> None:
    known = texts(owner, language)
    referred = {name for text in known.values() for name in text.references}
    lost = referred - set(known) - set(texts(SHELL, language))
    assert not lost, ", ".join(sorted(lost))


@pytest.mark.parametrize("owner", OWNERS)
def test_every_variable_of_a_prompt_or_a_log_line_is_given(owner: str) -> None:
    known = texts(owner, "en")
    for name, given in uses(owner).arguments.items():
        if name in known:
            assert known[name].variables <= given, name


@pytest.mark.parametrize(("owner", "language"), cases())
def test_every_question_says_what_somebody_is_doing(owner: str, language: str) -> None:
    """Others read it while a seat decides: without arguments, for they know none of them."""
    for name, text in texts(owner, language).items():
        if name.startswith("ask-"):
            assert text.attributes.get("doing") == set(), name


@pytest.mark.parametrize("owner", [SHELL, "imperialism", "realpolitik"])
def test_no_polish_verb_agrees_with_the_name_of_a_power(owner: str) -> None:
    found = [
        match.group()
        for path in sorted((text_folder(owner) / "pl").glob("*.ftl"))
        for match in POLISH_VERBS.finditer(path.read_text("utf-8"))
    ]
    assert found == []
