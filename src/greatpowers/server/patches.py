"""Patches: what has changed between two pieces of plain data.

``[value]`` puts a value in place of the old one, ``[]`` takes it away, and an object changes the
parts that it names, by key or by place: ``{"spaces": {"rome": {"flag": ["fr"]}, "kent": []}}``.
The page has a twin of this module, web/src/shell/patches.ts.
"""

from collections.abc import Sequence
from operator import ne
from typing import Any, Final, TypeAlias

Patch: TypeAlias = "list[Any] | dict[str, Any]"
MISSING: Final = object()
FEW: Final = 4
"""Of a list of plain values, one in so many may change before it is sent whole."""


def diff(old: Any, new: Any) -> Patch:
    """Return what makes the new out of the old; nothing (``{}``) if they are the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_objects(old, new)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        return _diff_lists(old, new)
    return {} if old == new else [new]


def _diff_lists(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    changes = {
        str(place): diff(old[place], new[place])
        for place, differs in enumerate(map(ne, old, new))
        if differs
    }
    is_simple = all(isinstance(part, list) for part in changes.values())
    return [new] if is_simple and len(changes) > len(new) / FEW else changes


def _diff_objects(old: dict[str, Any], new: dict[str, Any]) -> Patch:
    changes: dict[str, Any] = {}
    for key, after in new.items():
        before = old.get(key, MISSING)
        if before is MISSING:
            changes[key] = [after]
        elif before is not after and before != after:
            changes[key] = diff(before, after)
    names = list(new)
    if list(old) == names:
        return changes
    # A patch adds at the end: where that would be another order, the new stands in for the old.
    kept = [key for key in old if key in new]
    if kept + [key for key in names if key not in old] != names:
        return [new]
    return {key: [] for key in old if key not in new} | changes


def apply(old: Any, patch: Patch) -> Any:
    """Return the data that a patch makes of the old; what it does not name is kept as it is."""
    if isinstance(patch, list):
        return patch[0]
    if not patch:
        return old
    if isinstance(old, list):
        changed = old.copy()
        for place, part in patch.items():
            changed[int(place)] = apply(old[int(place)], part)
        return changed
    kept = {key: value for key, value in old.items() if patch.get(key) != []}
    return kept | {key: apply(old.get(key), part) for key, part in patch.items() if part != []}
