"""Patches: what has changed between two pieces of plain data.

``[value]`` puts a value in place of the old one, ``[]`` takes it away, and an object changes the
parts that it names, by key or by place: ``{"spaces": {"rome": {"flag": ["fr"]}, "kent": []}}``.
The page has a twin of this module, web/src/shell/patches.ts.
"""

from typing import Any, TypeAlias

Patch: TypeAlias = "list[Any] | dict[str, Any]"


def diff(old: Any, new: Any) -> Patch:
    """Return what makes the new out of the old; nothing (``{}``) if they are the same."""
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_objects(old, new)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        return {
            str(place): diff(before, after)
            for place, (before, after) in enumerate(zip(old, new, strict=True))
            if before != after
        }
    return {} if old == new else [new]


def _diff_objects(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    changes: dict[str, Any] = {key: [] for key in old if key not in new}
    for key, after in new.items():
        if key not in old:
            changes[key] = [after]
        elif (before := old[key]) != after:
            changes[key] = diff(before, after)
    return changes


def apply(old: Any, patch: Patch) -> Any:
    """Return the data that a patch makes of the old; what it does not name is kept as it is."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        changed = old.copy()
        for place, part in patch.items():
            changed[int(place)] = apply(old[int(place)], part)
        return changed
    kept = {key: value for key, value in old.items() if patch.get(key) != []}
    return kept | {key: apply(old.get(key), part) for key, part in patch.items() if part != []}
