"""Questions that come several times in a row, answered as one: how many of each.

A game tells of such a question in its explanation, as ``counts``; the terminal and the page let a
player say how many of each, and give the answers as one plan. The page has a twin of ``answers_of``
in ``web/src/shell/counting.ts``.
"""

from collections.abc import Mapping

from typing_extensions import TypedDict


class Limit(TypedDict):
    """So many ``of`` some answers together, beyond those ``less``, are the most there can be."""

    of: list[str]
    less: list[str]
    most: int


class Counts(TypedDict):
    """How often which answers may be given to a question that comes back.

    ``turns``: one answer is given in each of them, one of those named; whose others have run out is
    not asked for. Without any, as many may be given as one likes, in the order of ``there``.
    ``becomes``: of which answer one more can be given after another. ``worth`` is what each takes
    out of a ``purse``.
    """

    there: dict[str, int]
    turns: list[list[str]]
    becomes: dict[str, str]
    limits: list[Limit]
    worth: dict[str, int]
    purse: int


def answers_of(counts: Counts, wanted: Mapping[str, int]) -> list[str] | None:
    """Return the answers that give so many of each, if it can be: all the turns, or none."""
    if not _fits(counts, wanted):
        return None
    if not counts["turns"]:
        return [answer for answer in counts["there"] for _ in range(wanted.get(answer, 0))]
    if sum(wanted.values()) != len(counts["turns"]):
        return None
    left, due = dict(counts["there"]), dict(wanted)
    found: list[str] = []
    for kinds in counts["turns"]:
        there = [kind for kind in kinds if left[kind] > 0]
        given = next((kind for kind in there if due.get(kind, 0) > 0), None)
        if given is None:
            return None
        if len(there) > 1:
            found.append(given)
        left[given] -= 1
        due[given] -= 1
        if given in counts["becomes"]:
            left[counts["becomes"][given]] += 1
    return found


def _fits(counts: Counts, wanted: Mapping[str, int]) -> bool:
    if any(number > counts["there"].get(answer, 0) for answer, number in wanted.items()):
        return False
    spent = sum(counts["worth"].get(answer, 0) * number for answer, number in wanted.items())
    return spent <= counts["purse"] and all(
        sum(wanted.get(each, 0) for each in limit["of"])
        - sum(wanted.get(each, 0) for each in limit["less"])
        <= limit["most"]
        for limit in counts["limits"]
    )
