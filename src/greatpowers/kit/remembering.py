"""Remembering: what is told of a state is put together anew only where it may be different.

Views and explanations are made of parts. A part marked as ``remembered`` is a function of a state
and of a few plain arguments. Whoever shows a table again and again has a ``Memory`` and looks at
the state through it: then it is noted which fields a part reads, and the part is made again only
when one of these fields has changed. To everybody else the mark means nothing.
"""

from collections.abc import Callable, Hashable
from functools import cache, wraps
from types import FunctionType
from typing import Any, TypeVar, cast

from greatpowers.kit.fields import fields_of

S = TypeVar("S")
Part = TypeVar("Part", bound=Callable[..., Any])


def remembered(part: Part) -> Part:
    """Mark a function of a state whose result may be kept; nobody changes what it returns.

    A compiled function reads fields where nobody can see it, and stays as it is.
    """
    if not isinstance(part, FunctionType):
        return part

    @wraps(part)
    def told(s: Any, *args: Any) -> Any:
        memory: Memory | None = getattr(s, "_memory", None)
        return part(s, *args) if memory is None else memory.recall(part, args)

    return cast(Part, told)


class Memory:
    """The parts that were made of one state as it goes on, and what each of them has read."""

    def __init__(self) -> None:
        self._looked_at: Any = None
        self._parts: dict[tuple[Any, ...], tuple[Any, set[str]]] = {}

    def look_at(self, state: S) -> S:
        """Return a copy of the state to make views of; forget what is not true any more."""
        kind: Any = type(state)
        if not hasattr(kind, "__slots__"):  # compiled code reads fields where nobody can see it
            return state
        changed = self._changes(state)
        if changed:
            self._looked_at = _copy(state, self)
            self._parts = {
                part: kept for part, kept in self._parts.items() if changed.isdisjoint(kept[1])
            }
        return cast(S, self._looked_at)

    def _changes(self, state: Any) -> set[str]:
        """Return the fields that are not as they were the last time."""
        last, fields = self._looked_at, fields_of(type(state))
        if last is None:
            return set(fields)
        return {name for name in fields if getattr(state, name) != getattr(last, name)}

    def recall(self, part: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """Return a part as it was made last, or make it.

        Parts within a part are made with it: it may change the state for a moment to try something.
        """
        kept = self._parts.get((part, *args))
        if kept is None:
            read: set[str] = set()
            state = self._looked_at
            watch = _watch(state, _watching(cast(Hashable, type(state))), read)
            kept = self._parts[part, *args] = part(watch, *args), read
        return kept[0]


def _copy(state: Any, memory: Memory) -> Any:
    """Return a copy of a state that knows by what it is remembered."""
    kind: Any = _remembering(cast(Hashable, type(state)))
    other, clone = kind.__new__(kind), state.clone()
    for name in fields_of(type(state)):
        setattr(other, name, getattr(clone, name))
    other._memory = memory
    return other


def _watch(state: Any, kind: Any, read: set[str]) -> Any:
    """Return a state that notes what is read of another."""
    watch = kind.__new__(kind)
    object.__setattr__(watch, "_state", state)
    object.__setattr__(watch, "_read", read)
    return watch


@cache
def _remembering(kind: Any) -> type:
    return type(kind.__name__, (kind,), {"__slots__": ("_memory",)})


@cache
def _watching(kind: Any) -> type:
    """Return a kind of state whose fields are empty until they are read."""
    members = {
        "__slots__": ("_read", "_state"),
        "__getattr__": _read_field,
        "__setattr__": _write_field,
        "clone": _clone,
        "_memory": None,
    }
    return type(kind.__name__, (kind,), members)


def _read_field(watch: Any, name: str) -> Any:
    value = getattr(watch._state, name)
    watch._read.add(name)
    object.__setattr__(watch, name, value)
    return value


def _write_field(watch: Any, name: str, value: Any) -> None:
    object.__setattr__(watch, name, value)
    setattr(watch._state, name, value)


def _clone(watch: Any) -> Any:
    """Return a copy for a trial: what is read of it was read of the state."""
    return _watch(watch._state.clone(), type(watch), watch._read)
