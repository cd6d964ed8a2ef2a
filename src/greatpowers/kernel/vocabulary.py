"""The vocabulary: every (verb, target) a game can ever offer, numbered once."""

from collections.abc import Sequence
from typing import Final

from greatpowers.kernel.errors import UnknownAnswer
from greatpowers.kernel.verdict import NOT_A_TARGET, Verdict


class Option:
    """One thing a seat may choose: a verb and, for most verbs, a target."""

    __slots__ = ("code", "target", "verb")

    def __init__(self, code: int, verb: str, target: str | None) -> None:
        self.code = code
        self.verb = verb
        self.target = target

    def __str__(self) -> str:
        return self.verb if self.target is None else f"{self.verb} {self.target}"

    def __repr__(self) -> str:
        return f"Option({self})"


class Verb:
    """A verb with its targets; ``verb.base + n`` is the code of its n-th target.

    ``beyond`` says why a target is none where a choice does not name it.
    """

    __slots__ = ("base", "beyond", "end", "kind", "name", "targets")

    def __init__(
        self,
        name: str,
        base: int,
        targets: tuple[str, ...],
        kind: str,
        beyond: Verdict = NOT_A_TARGET,
    ) -> None:
        self.name = name
        self.base = base
        self.end = base + max(1, len(targets))
        self.targets = targets
        self.kind = kind
        self.beyond = beyond

    def __call__(self, target: int = 0) -> int:
        """Return the code of this verb with the given target."""
        return self.base + target

    def __contains__(self, code: int) -> bool:
        return self.base <= code < self.end

    def target(self, code: int) -> int:
        """Return the index of the target that ``code`` names."""
        return code - self.base


class Vocabulary:
    """All verbs of a game in a fixed order; the kernel's own four come first."""

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}
        self.options: list[Option] = []
        self._by_words: dict[str, Option] = {}
        self.no: Final = self.verb("no")
        self.yes: Final = self.verb("yes")
        self.pass_: Final = self.verb("pass")
        self.counter: Final = self.verb("counter")

    def verb(
        self,
        name: str,
        targets: Sequence[str] = (),
        kind: str = "",
        beyond: Verdict = NOT_A_TARGET,
    ) -> Verb:
        """Add a verb. ``kind`` is the prefix under which the targets' names are found.

        ``beyond`` is the refusal of targets that a choice does not name.
        """
        if name in self.verbs:
            raise ValueError(f"verb {name!r} is already in the vocabulary")
        if " " in name or not name or len(set(targets)) < len(targets):
            raise ValueError(f"verb {name!r} must be one word, and its targets all different")
        verb = Verb(name, len(self.options), tuple(targets), kind, beyond)
        self.verbs[name] = verb
        for target in verb.targets or (None,):
            option = Option(len(self.options), name, target)
            self.options.append(option)
            self._by_words[str(option)] = option
        return verb

    def option(self, verb: str, target: str | None = None) -> Option:
        """Find an option by its words."""
        known = self.verbs.get(verb)
        if known is None:
            raise UnknownAnswer(f"there is no verb {verb!r} in this game")
        if target is None:
            if known.targets:
                raise UnknownAnswer(f"{verb!r} needs a target")
            return self.options[known.base]
        found = self._by_words.get(f"{verb} {target}")
        if found is None:
            raise UnknownAnswer(f"{verb!r} has no target {target!r}")
        return found

    def parse(self, text: str) -> Option:
        """Find an option by its written form, ``verb`` or ``verb target``."""
        found = self._by_words.get(text)
        if found is not None:
            return found
        verb, more, target = text.partition(" ")
        return self.option(verb, target if more else None)
