"""Extras: what only some of the house needs, and is installed by who wants it."""

from importlib.util import find_spec

from greatpowers.kernel.errors import TableError


class MissingExtra(TableError):
    """Something is needed that is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"this needs more packages: pip install 'greatpowers[{extra}]'")
        self.extra = extra


def need(extra: str, *packages: str) -> None:
    """Raise unless the packages of an extra are installed."""
    if not all(map(find_spec, packages)):
        raise MissingExtra(extra)
