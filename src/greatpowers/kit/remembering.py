"""Remembering: what is told of a state is put together anew only where it may be different.

Views and explanations are made of parts. A part marked as ``remembered`` is a function of a state
and of a few plain arguments. Whoever shows a table again and again has a ``Memory`` and looks at
the state through it: then it is noted which fields a part reads, and the part is made again only
when one of these fields has changed. To everybody else the mark means nothing.
"""

from collections.abc import Callable
from functools import cache, wraps
from typing import Any, TypeVar, cast

from greatpowers.kit.fields import fields_of

S = TypeVar("S")
Part = TypeVar("Part", bound=Callable[..., Any])


def remembered(part: Part) -> Part:
    """Mark a function of a state whose result may be kept; nobody changes what it returns."""

    @wraps(part)
    def told(s: Any, *args: Any) -> Any:
        memory: Memory | None = getattr(s, "_memory", None)
        return part(s, *args) if memory is None else memory.recall(part, s, args)

    return cast(Part, told)


class Memory:
    """The parts that were made of one state as it goes on, and what each of them has read."""

    def __init__(self) -> None:
        self._last: Any = None
        self._parts: dict[tuple[Any, ...], tuple[Any, set[str]]] = {}

    def look_at(self, state: S) -> S:
        """Return the state to make views of, until it changes; forget what is not true any more."""
        kind = type(state)
        if not hasattr(kind, "__slots__"):  # compiled code reads fields where nobody can see it
            return state
        changed = self._changes(state)
        if changed:
            self._parts = {
                part: kept for part, kept in self._parts.items() if changed.isdisjoint(kept[1])
            }
        return cast(S, _watch(_watched(kind), state, set(), self))

    def recall(self, part: Callable[..., Any], watched: Any, args: tuple[Any, ...]) -> Any:
        """Return a part as it was made last, or make it.

        Parts within a part are made with it: it may change the state for a moment to try something.
        """
        kept = self._parts.get((part, *args))
        if kept is None:
            read: set[str] = set()
            seen = _watch(type(watched), watched._source, read, None)
            kept = self._parts[part, *args] = part(seen, *args), read
        return kept[0]

    def _changes(self, state: Any) -> set[str]:
        """Return the fields that are not as they were the last time."""
        last, fields = self._last, fields_of(type(state))
        if last is None:
            changed = set(fields)
        else:
            changed = {name for name in fields if getattr(state, name) != getattr(last, name)}
        if changed:
            self._last = state.clone()
        return changed


@cache
def _watched(kind: type) -> type:
    """Return a kind of state whose fields are empty until they are read, which is noted."""
    members = {
        "__slots__": ("_memory", "_read", "_source"),
        "__getattr__": _read_field,
        "__setattr__": _write_field,
        "clone": _clone,
    }
    return type(kind.__name__, (kind,), members)


def _watch(kind: type, source: Any, read: set[str], memory: Memory | None) -> Any:
    seen = kind.__new__(kind)
    object.__setattr__(seen, "_source", source)
    object.__setattr__(seen, "_read", read)
    object.__setattr__(seen, "_memory", memory)
    return seen


def _read_field(self: Any, name: str) -> Any:
    value = getattr(self._source, name)
    self._read.add(name)
    object.__setattr__(self, name, value)
    return value


def _write_field(self: Any, name: str, value: Any) -> None:
    object.__setattr__(self, name, value)
    setattr(self._source, name, value)


def _clone(self: Any) -> Any:
    """Return a copy for a trial: what is read of it was read of the state."""
    return _watch(type(self), self._source.clone(), self._read, None)
