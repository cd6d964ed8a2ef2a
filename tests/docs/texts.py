"""Reading Fluent files and the text ids that code uses."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

WEB_ID = re.compile(r"['\"`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)(?:\.\w+)?['\"`]")
TEXT_ID = re.compile(r"[a-z]+(-[a-z0-9_]+)*")

# Every literal in the code that begins so is the id of a text.
PREFIXES = (
    "ask-",
    "aspect-",
    "log-",
    "bill-",
    "no-",
    "opens-",
    "cli-",
    "terminal-",
    "setting-",
    "ending-",
)


@dataclass
class Text:
    """A message: the variables, messages and terms it uses, and those of its attributes."""

    value: bool
    variables: set[str]
    references: set[str]
    attributes: dict[str, set[str]] = field(default_factory=dict)


def read_texts(folder: Path) -> dict[str, Text]:
    """Read all messages and terms of a language; fail on what is not Fluent or is there twice."""
    texts: dict[str, Text] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path}: {entry.content!r}"
            if isinstance(entry, fluent.Message | fluent.Term):
                name = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
                assert name not in texts, f"{path}: {name} is there twice"
                texts[name] = _text(entry)
    return texts


def _text(entry: fluent.Message | fluent.Term) -> Text:
    variables = _uses(entry.value)[0] if entry.value else set()
    attributes = {each.id.name: _uses(each)[0] for each in entry.attributes}
    return Text(entry.value is not None, variables, _uses(entry)[1], attributes)


def _uses(node: fluent.BaseNode) -> tuple[set[str], set[str]]:
    """Return the variables and the messages and terms that a pattern refers to."""
    variables, references = set(), set()
    for inner in _nodes(node):
        if isinstance(inner, fluent.VariableReference):
            variables.add(inner.id.name)
        elif isinstance(inner, fluent.MessageReference):
            references.add(inner.id.name)
        elif isinstance(inner, fluent.TermReference):
            references.add(f"-{inner.id.name}")
    return variables, references


def _nodes(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, fluent.BaseNode):
        yield node
        for child in vars(node).values():
            yield from _nodes(child)
    elif isinstance(node, list):
        for child in node:
            yield from _nodes(child)


@dataclass
class Uses:
    """The text ids in some code: whole ones, beginnings, and the arguments given to each."""

    literals: set[str] = field(default_factory=set)
    beginnings: set[str] = field(default_factory=set)
    arguments: dict[str, set[str]] = field(default_factory=dict)

    def named(self) -> set[str]:
        """Return the literals that must be texts."""
        return {literal for literal in self.literals if literal.startswith(PREFIXES)}

    def uses(self, text: str) -> bool:
        """Say whether a text is used, by its whole id or by the beginning of it."""
        return text in self.literals or text.startswith(tuple(self.beginnings))


def read_uses(paths: Iterator[Path]) -> Uses:
    """Collect the text ids in some Python files."""
    found = Uses()
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if TEXT_ID.fullmatch(node.value.partition(".")[0]):
                    found.literals.add(node.value.partition(".")[0])
            elif isinstance(node, ast.JoinedStr):
                _read_beginning(node, found)
            elif isinstance(node, ast.Call):
                _read_call(node, found)
    return found


def read_web_uses(paths: Iterator[Path]) -> Uses:
    """Collect what may be text ids in the files of the browser client."""
    found = Uses()
    for path in paths:
        source = path.read_text("utf-8")
        found.literals |= set(
            re.findall(r"['\"`]([a-z][a-z0-9_]*(?:-[a-z0-9_]+)*)(?:\.\w+)?['\"`]", source)
        )
        found.beginnings |= set(re.findall(r"`([a-z]+-[a-z0-9_-]*)\$\{", source))
    return found


def _read_beginning(node: ast.JoinedStr, found: Uses) -> None:
    first = node.values[0]
    if isinstance(first, ast.Constant) and re.fullmatch(r"[a-z]+-[a-z0-9_-]*", str(first.value)):
        found.beginnings.add(str(first.value))


ASKING = {"say": 0, "ask": 1, "ask_if": 1, "offer": 1, "window": 1}
"""What a table is told, and which of the arguments is the text."""

NOT_FOR_THE_TEXT = {"to", "cite", "default", "menu", "reactions"}


def _read_call(node: ast.Call, found: Uses) -> None:
    """Note which arguments a prompt or a line of the log is given, if they are all named there."""
    if any(keyword.arg is None for keyword in node.keywords):
        return
    if not (isinstance(node.func, ast.Attribute) and node.func.attr in ASKING):
        return
    place = ASKING[node.func.attr]
    text = node.args[place] if len(node.args) > place else None
    if isinstance(text, ast.Constant) and isinstance(text.value, str):
        given = {keyword.arg for keyword in node.keywords if keyword.arg} - NOT_FOR_THE_TEXT
        known = found.arguments.setdefault(text.value, given)
        known &= given
