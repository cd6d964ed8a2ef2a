"""Aims: what a choice gains, costs and risks, told by what its game's judgement is the sum of."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from greatpowers.kernel.table import Table

MOST_GAINS: Final = 2
NEARLY: Final = 0.3
"""How much of the greatest gain another has to be to be told as well."""
LEAST: Final = 0.1
"""Fewer points than these are not worth a word."""

Points: TypeAlias = Mapping[str, float]
"""What each aspect of a judgement weighs, or by how much more it weighs than before."""
Part: TypeAlias = Literal["gain", "price", "risk"]


class Aim(NamedTuple):
    """A part of the reason for a choice: its text, and how many points it is.

    A *gain* and a *price* come with the choice itself, a *risk* with what follows it.
    """

    part: Part
    text: str
    points: float


def weigh(table: Table[Any], seat: int) -> Points:
    """Return what weighs for a seat as a table stands, but for what is fleeting."""
    found: dict[str, float] = {}
    if table.game.aspects is not None:
        for text, points, is_fleeting in table.game.aspects.tell(table.state, seat):
            if not is_fleeting:
                found[text] = found.get(text, 0.0) + points
    return found


def change(before: Points, after: Points) -> Points:
    """Return by how much more each aspect weighs; none if one of the two tells nothing."""
    if not before or not after:
        return {}
    return {text: after.get(text, 0.0) - before.get(text, 0.0) for text in {**before, **after}}


def mean(rows: Sequence[Points]) -> Points:
    """Return what each aspect weighs on average."""
    return {text: points / len(rows) for text, points in total(rows).items()}


def total(rows: Sequence[Points]) -> Points:
    """Return by how much each aspect has changed in all."""
    texts = dict.fromkeys(text for row in rows for text in row)
    return {text: sum(row.get(text, 0.0) for row in rows) for text in texts}


def tell(gained: Points, later: Points) -> list[Aim]:
    """Return what speaks most for a choice and against it.

    ``gained`` is what it changes by itself, ``later`` what then follows, more or less than after
    other choices. Who gains nothing at once counts on what follows. Nothing is told twice.
    """
    gains = (_most(gained, 1) or _most(later, 1))[:MOST_GAINS]
    told = [_aim("gain", each) for each in gains if each[1] >= NEARLY * gains[0][1]]
    known = {text for text, _ in gains}
    parts: tuple[tuple[Part, Points], ...] = (("price", gained), ("risk", later))
    for part, points in parts:
        for text, number in [each for each in _most(points, -1) if each[0] not in known][:1]:
            told.append(_aim(part, (text, number)))
            known.add(text)
    return told


def _most(points: Points, sign: int) -> list[tuple[str, float]]:
    """Return what weighs more than before, or less, the most first."""
    found = [(text, number) for text, number in points.items() if sign * number >= LEAST]
    return sorted(found, key=lambda each: -sign * each[1])


def _aim(part: Part, told: tuple[str, float]) -> Aim:
    text, points = told
    return Aim(part, f"{text}.{'gain' if points > 0 else 'loss'}", points)
