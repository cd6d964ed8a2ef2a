"""Finding what a player means: options and targets by number, by id or by name."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from greatpowers.kernel.game import Game
from greatpowers.kernel.vocabulary import Option
from greatpowers.kernel.words import Words


def plain(text: str) -> str:
    """Return a text without case, accents and punctuation, for comparing."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.split())


class Namer:
    """Knows what things are called, by id and in the player's language."""

    def __init__(self, game: Game[Any], words: Words) -> None:
        self._vocabulary = game.vocabulary
        self._words = words

    def _names(self, option: Option) -> set[str]:
        """Return what the target of an option may be called."""
        if option.target is None:
            return {plain(option.verb)}
        kind = self._vocabulary.verbs[option.verb].kind
        return {plain(option.target), plain(self._words.text(f"{kind}-{option.target}"))}

    def _matches(self, options: Iterable[Option], wanted: str) -> list[Option]:
        """Return the options whose target is meant: named in full, or else in part."""
        named = [(option, self._names(option)) for option in options]
        exact = [option for option, names in named if wanted in names]
        return exact or [option for option, names in named if any(wanted in name for name in names)]

    def option(self, options: Sequence[Option], text: str) -> list[Option]:
        """Return the options that a player may mean by a number, an answer or a name."""
        if text.isdecimal():
            number = int(text)
            return [options[number - 1]] if 1 <= number <= len(options) else []
        return self._named(options, text)

    def named_in_full(self, options: Sequence[Option], text: str) -> list[Option]:
        """Return the options that a name means, or whose words as a whole hold all of its."""
        meant = self._named(options, text)
        if len(meant) == 1:
            return meant
        wanted = set(plain(text).split())
        return [option for option in options if wanted <= self._words_of(option)] or meant

    def _words_of(self, option: Option) -> set[str]:
        names = " ".join(self._names(option))
        return {*names.split(), *plain(self._words.text(f"option-{option.verb}")).split()}

    def anything(self, text: str) -> list[Option]:
        """Return all that the game could ever offer for ``verb``, ``verb target`` or a target."""
        return self._named(self._vocabulary.options, text)

    def _named(self, options: Sequence[Option], text: str) -> list[Option]:
        verb, _, rest = text.lower().partition(" ")
        of_verb = [option for option in options if option.verb == verb]
        if of_verb:
            return self._matches(of_verb, plain(rest)) if plain(rest) else of_verb
        return self._matches(options, plain(text)) if plain(text) else []
