"""Checks: what must be true of every table, said with the section behind it."""

from collections.abc import Iterable


def must(holds: bool, section: str, what: str) -> None:
    """Raise if the table has become impossible."""
    if not holds:
        raise AssertionError(f"{section}: {what}")


def all_there(found: Iterable[int], pieces: Iterable[int], section: str, what: str) -> None:
    """Raise unless the pieces found are all that there are: none is lost and none forged."""
    must(sorted(found) == sorted(pieces), section, f"{what} are lost or forged")
