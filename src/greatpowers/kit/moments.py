"""What every moment of a game tells, whatever else there is to see at it."""

from collections.abc import Iterable

from typing_extensions import TypedDict


class Placed(TypedDict):
    """A row of a moment that lies somewhere on the map: its name, its title, and the places.

    The title is a text with its arguments; places are the texts of their names.
    """

    row: str
    title: str
    args: dict[str, str | int]
    places: list[str]


class Sight(TypedDict):
    """What all moments tell: whether points changed hands, and which rows lie where."""

    points: bool
    placed: list[Placed]


def placed(row: str, title: str, places: Iterable[str], **args: str | int) -> list[Placed]:
    """Return a row with its places; none if it has no places."""
    texts = list(dict.fromkeys(places))
    return [{"row": row, "title": title, "args": args, "places": texts}] if texts else []
