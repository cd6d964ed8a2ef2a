"""Words: every text a player reads, by id, from Fluent files in the player's language."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

HYPHEN_BEFORE_NUMBER: Final = re.compile(r"(?<![\w-])-(?=\d)")
MINUS: Final = "\N{MINUS SIGN}"
ENGLISH: Final = "en"
"""What fills what another language lacks."""


def _languages(folder: Path) -> tuple[str, ...]:
    """Return the languages that there are texts in: the folders by name, English first."""
    found = {file.parent.name for file in folder.glob("*/*.ftl")}
    return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))


LANGUAGES: Final = _languages(Path(__file__).parents[1] / "text")
"""The languages of the house; a game may lack some."""


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            resource = FluentResource(file.read_text(encoding="utf-8"))
            bundle.add_resource(resource, allow_overrides=True)
    return bundle


class Verbatim:
    """An argument of a text that stands as it is, such as the name of a file."""

    def __init__(self, text: str) -> None:
        self.text = text


class Words:
    """The texts of some folders in one language, with English for what it lacks.

    A later folder has the last word: a game may call otherwise what the shell calls for all games.
    """

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self._bundles = [_bundle(each, folders) for each in dict.fromkeys((language, ENGLISH))]

    def has(self, text: str) -> bool:
        """Say whether there is a text of that id."""
        name, _, attribute = text.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(name):
                message = bundle.get_message(name)
                if attribute in message.attributes if attribute else message.value is not None:
                    return True
        return False

    def attributes(self, text: str) -> list[str]:
        """Return the ids of the texts that belong to a text, such as the parts of a card."""
        for bundle in self._bundles:
            if bundle.has_message(text):
                return [f"{text}.{name}" for name in bundle.get_message(text).attributes]
        return []

    def text(self, text: str, args: Mapping[str, str | int | Verbatim] | None = None) -> str:
        """Return a text. Strings among the arguments are ids of texts, unless verbatim."""
        name, _, attribute = text.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None:
                continue
            values = {key: self._argument(value) for key, value in (args or {}).items()}
            formatted, _errors = bundle.format_pattern(pattern, values)
            if any(isinstance(value, int) and value < 0 for value in values.values()):
                return HYPHEN_BEFORE_NUMBER.sub(MINUS, str(formatted))
            return str(formatted)
        return f"[{text}]"

    def _argument(self, value: str | int | Verbatim) -> str | int:
        if isinstance(value, Verbatim):
            return value.text
        return self.text(value) if isinstance(value, str) else value
