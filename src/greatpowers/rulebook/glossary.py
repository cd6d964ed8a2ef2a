"""Glossaries: the terms of a game, each with a name, a plain sentence or two and its rule.

``text/terms.json`` of a game says which section or ruling tells more of each term; the words are
texts of the game. The ``forms`` of a term are how it stands in other texts: a form begins with a
small letter unless it is always written with a capital one; ``*`` stands for the rest of a word.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from greatpowers.kernel.words import Words

LETTER: Final = r"[^\W_]"


@dataclass(frozen=True)
class Term:
    """A term and the section or ruling that tells more of it."""

    id: str
    rule: str


def read_terms(folder: Path) -> tuple[Term, ...]:
    """Return the terms of the game in a folder; a game may have none."""
    path = folder / "text" / "terms.json"
    rows: dict[str, str] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return tuple(Term(name, rule) for name, rule in rows.items())


def term_text(term: str) -> str:
    """Return the text id of a term's name; its ``text`` explains it, its ``forms`` find it."""
    return f"term-{term}"


def forms_of(words: Words, term: str) -> list[str]:
    """Return the ways in which a term stands in the texts of a language."""
    return words.text(f"{term_text(term)}.forms").split(", ")


def form_pattern(form: str) -> re.Pattern[str]:
    """Return what finds a form: whole words, with a capital at the start of a sentence."""
    first = form[0] if form[0].isupper() else f"[{form[0]}{form[0].upper()}]"
    rest = re.escape(form[1:]).replace(r"\*", f"{LETTER}*")
    return re.compile(f"(?<!{LETTER}){first}{rest}(?!{LETTER})")


def look_up(words: Words, terms: tuple[Term, ...], asked: str) -> Term | None:
    """Return the term that somebody means by a word, in whatever case it is written."""
    wanted = asked.casefold()
    for term in terms:
        names = (words.text(term_text(term.id)), *forms_of(words, term.id))
        for name in names:
            if re.fullmatch(form_pattern(name.casefold()), wanted):
                return term
    return None
