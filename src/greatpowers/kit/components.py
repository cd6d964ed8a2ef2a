"""Reading components: the facts of a game in ``data/``, made into numbers and lists."""

import json
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

Row: TypeAlias = dict[str, Any]


def read_data(folder: Path, name: str) -> Row:
    """Return what a game's ``data/<name>.json`` or ``data/<name>.toml`` says."""
    file = folder / "data" / f"{name}.json"
    if file.exists():
        data: Row = json.loads(file.read_text("utf-8"))
        return data
    return tomllib.loads(file.with_suffix(".toml").read_text("utf-8"))


def names(rows: Iterable[Row]) -> tuple[str, ...]:
    """Return the ids of some rows, all of them different."""
    found = tuple(str(row["id"]) for row in rows)
    if len(set(found)) < len(found):
        raise ValueError(f"an id stands twice among {', '.join(found)}")
    return found


def numbered(names: Sequence[str]) -> dict[str, int]:
    """Return the number of each name."""
    return {name: number for number, name in enumerate(names)}


def index_of(names: Sequence[str], name: str | None) -> int:
    """Return the number of a name, and -1 for none."""
    return -1 if name is None else names.index(name)


def column(rows: Iterable[Row], key: str) -> tuple[Any, ...]:
    """Return the fact that every row has under a key."""
    return tuple(row[key] for row in rows)


def column_or(rows: Iterable[Row], key: str, default: Any) -> tuple[Any, ...]:
    """Return a fact of all rows, and the default for those that do not have it."""
    return tuple(row.get(key, default) for row in rows)
