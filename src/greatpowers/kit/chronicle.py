"""How a game came out as it did: points turn by turn, where they came from, and what is held."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

from typing_extensions import TypedDict

from greatpowers.kernel.log import Entry

Span: TypeAlias = Literal["turn", "war", "end"]


class Chapter(TypedDict):
    """A turn, a war or the end: what each seat gained in it, and what it had by then.

    ``title`` is a text with its arguments; its ``.since`` says from when on something was so.
    ``at`` is the position at which it began, ``marker`` where a track stood that all seats share.
    """

    kind: Span
    title: str
    args: dict[str, str | int]
    at: int
    gains: list[int]
    totals: list[int]
    marker: int | None


class Lead(TypedDict):
    """From which chapter on a seat was ahead of all others; no seat: in the end it was level."""

    seat: int | None
    chapter: int


class Length(TypedDict):
    """How many turns were begun, and the text that counts them."""

    text: str
    n: int


class Source(TypedDict):
    """A source of points, by its text, and what each seat had from it."""

    text: str
    points: list[int]


class Holding(TypedDict):
    """Something that seats have, by its text: how much each has, and of how much, if that is known.

    Only what lies open may be told, as nobody need wait for the end to read it.
    """

    text: str
    counts: list[int]
    limits: list[int]


class Chronicle(TypedDict):
    """The points of a game by turn and by source, and what seats have now; lists by seat.

    ``leads`` tells who was ahead: each time when it was another than before.
    """

    chapters: list[Chapter]
    length: Length
    leads: list[Lead]
    sources: list[Source]
    holdings: list[Holding]


class Chronicler:
    """Writes a chronicle while the log is read from its beginning; ``turns`` counts the turns."""

    def __init__(self, seats: int, sources: tuple[str, ...], turns: str) -> None:
        self._turns = turns
        self._totals = [0] * seats
        self._chapters: list[Chapter] = []
        self._points = {text: [0] * seats for text in sources}
        self._holdings: list[Holding] = []

    def begin(self, kind: Span, line: Entry, title: str) -> None:
        """Begin a chapter with the line of the log that opens it; its title has its arguments."""
        self._chapters.append(
            {
                "kind": kind,
                "title": title,
                "args": line.args,
                "at": line.at,
                "gains": [0] * len(self._totals),
                "totals": self._totals.copy(),
                "marker": None,
            }
        )

    def start(self, seat: int, points: int) -> None:
        """Note points that a seat had before the first chapter."""
        self._totals[seat] += points

    def gain(self, seat: int, points: int, source: str, marker: int | None = None) -> None:
        """Note points, their source, and where they left the track that all share."""
        self._points[source][seat] += points
        self._totals[seat] += points
        if self._chapters:
            chapter = self._chapters[-1]
            chapter["gains"][seat] += points
            chapter["totals"] = self._totals.copy()
            chapter["marker"] = marker

    def stand(self, marker: int) -> None:
        """Note where the shared track stands at the start of a chapter."""
        self._chapters[-1]["marker"] = marker

    def hold(self, text: str, counts: Iterable[int], limits: Iterable[int] = ()) -> None:
        """Note what each seat has of something now, and how much it could have."""
        self._holdings.append({"text": text, "counts": list(counts), "limits": list(limits)})

    def chronicle(self) -> Chronicle:
        """Return what was written; sources of which nothing came are left out."""
        return {
            "chapters": self._chapters,
            "length": {
                "text": self._turns,
                "n": sum(chapter["kind"] == "turn" for chapter in self._chapters),
            },
            "leads": _leads([chapter["totals"] for chapter in self._chapters]),
            "sources": [
                {"text": text, "points": points}
                for text, points in self._points.items()
                if any(points)
            ],
            "holdings": self._holdings,
        }


def _leads(totals: list[list[int]]) -> list[Lead]:
    """Return who was ahead of all others, from when; being level for a while ends no lead."""
    leads: list[Lead] = []
    ahead = None
    for chapter, points in enumerate(totals):
        most = max(points)
        ahead = points.index(most) if points.count(most) == 1 else None
        if ahead is not None and (not leads or leads[-1]["seat"] != ahead):
            leads.append({"seat": ahead, "chapter": chapter})
    if leads and ahead is None:
        leads.append({"seat": None, "chapter": len(totals) - 1})
    return leads
