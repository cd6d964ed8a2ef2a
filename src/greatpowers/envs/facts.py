"""The whole view of a seat as named arrays: a table for each kind of fact, a row for each fact.

A table is named by the way to its facts in the view. The numbers and keys on that way stand in the
row, in their order, and the fact itself stands last; each text is a number, its ``code``. That a
view says ``{"spaces": {"antigua": {"flag": "br"}}}`` is a row of the table ``spaces.flag``: the
codes of ``antigua`` and of ``br``. What is empty or not there has no row. Which tables a game has
follows from the type of its view.
"""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints
from zlib import crc32

import numpy as np
from gymnasium.spaces import Box, Dict, Sequence
from numpy.typing import NDArray
from typing_extensions import is_typeddict

from greatpowers.registry import get_game

FARTHEST: Final = 2**32
"""No number in a view is as far from 0, nor is a code."""

Tables = dict[str, NDArray[np.int64]]


@dataclass
class Part:
    """A part of a view: a fact, or further parts under names of their own, or many of a kind."""

    name: str
    width: int
    is_fact: bool = False
    named: "dict[str, Part]" = field(default_factory=dict)
    each: "Part | None" = None


def code(text: str) -> int:
    """Return the number that stands for a text, the same in every game and everywhere."""
    return crc32(text.encode())


def space_of(game: str) -> Dict:
    """Return the space of a game's tables: as many rows as there are facts."""
    return Dict(
        {
            name: Sequence(Box(1 - FARTHEST, FARTHEST - 1, (width,), np.int64), stack=True)
            for name, width in _widths(game).items()
        }
    )


def tables(game: str, view: Mapping[str, Any]) -> Tables:
    """Return what a game shows as tables."""
    widths = _widths(game)
    rows: dict[str, list[tuple[int, ...]]] = {name: [] for name in widths}
    _note(_whole(game), view, (), rows)
    return {
        name: np.array(rows[name], np.int64).reshape(-1, width) for name, width in widths.items()
    }


def _note(part: Part, told: Any, way: tuple[int, ...], rows: dict[str, Any]) -> None:
    """Note the facts of what is told as a part of the view."""
    if told is None:
        return
    if isinstance(told, Mapping) and told.keys() <= part.named.keys():
        for name, inner in told.items():
            _note(part.named[name], inner, way, rows)
    elif isinstance(told, Mapping | list | tuple):
        assert part.each is not None, f"{part.name} is not of its type"
        pairs = told.items() if isinstance(told, Mapping) else enumerate(told)
        for key, inner in pairs:
            _note(part.each, inner, (*way, _number(key)), rows)
    else:
        rows[part.name].append((*way, _number(told)))


def _number(told: str | int) -> int:
    return code(told) if isinstance(told, str) else int(told)


@cache
def _widths(game: str) -> dict[str, int]:
    """Return the names of all tables, and how many numbers a row of each has."""
    return {part.name: part.width for part in _all(_whole(game)) if part.is_fact}


def _all(part: Part) -> list[Part]:
    inner = [*part.named.values(), *([] if part.each is None else [part.each])]
    return [part, *(found for each in inner for found in _all(each))]


@cache
def _whole(game: str) -> Part:
    """Return the parts of a game's view, as its type declares them."""
    view = get_game(game).view
    return _part([importlib.import_module(view.__module__).GameView], "", 1)


def _part(kinds: list[Any], name: str, width: int) -> Part:
    """Return a part that is of one of some types."""
    part = Part(name, width)
    named: dict[str, list[Any]] = {}
    many: list[Any] = []
    for kind in kinds:
        if is_typeddict(kind):
            for key, of in get_type_hints(kind).items():
                named.setdefault(key, []).extend(_ways(of))
        elif get_origin(kind) in (list, tuple, dict):
            many += _ways(get_args(kind)[-1])
        else:
            part.is_fact = True
    for key, of in named.items():
        part.named[key] = _part(of, f"{name}.{key}" if name else key, width)
    if many:
        part.each = _part(many, name, width + 1)
    return part


def _ways(kind: Any) -> list[Any]:
    """Return the types of which a type is one; to be nothing is none of them."""
    if get_origin(kind) in (Union, UnionType):
        return [way for each in get_args(kind) for way in _ways(each)]
    return [] if kind is NoneType else [kind]
