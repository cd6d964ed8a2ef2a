"""14.0 The end of the game: final scoring (14.1) and the winner."""

from typing import Final

from greatpowers.games.imperialism.components import (
    ARMY,
    COLONIES,
    COUNTABLE,
    FLEET,
    GOOD_TRACKS,
    IS_CATHOLIC,
    LANDS,
    NOTHING,
    PRESTIGE,
    Countable,
    Seat,
)
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.rule import rule

CATEGORIES: Final = (ARMY, FLEET, PRESTIGE, COLONIES, LANDS, *GOOD_TRACKS)
FIRST_PLACE: Final = 2
SHARED_FIRST: Final = 1
SECOND_PLACE: Final = 1
FAITHFUL: Final = 4


def category_counts(s: State, category: Countable) -> list[int]:
    """Return what each seat has of a category."""
    return [s.count(seat, category) for seat in range(s.players)]


@rule("14.1", "R29")
def category_points(s: State, category: Countable) -> list[int]:
    """Return each seat's points for a category: first and, with three or four, second place."""
    counts = category_counts(s, category)
    best = max(counts)
    points = [0] * s.players
    if best == 0:
        return points
    first = [seat for seat, count in enumerate(counts) if count == best]
    if len(first) > 1:
        for seat in first:
            points[seat] = SHARED_FIRST
        return points
    points[first[0]] = FIRST_PLACE
    rest = [count for count in counts if count < best]
    if rest.count(max(rest)) == 1:
        points[counts.index(max(rest))] = second_place(s)
    return points


def second_place(s: State) -> int:
    """14.1: return what second place is worth; with two players it is nothing."""
    return SECOND_PLACE if s.players > 2 else 0


@rule("14.1", "R30")
def is_faithful(s: State, seat: Seat) -> bool:
    """Say whether a seat could have changed its religion and never did."""
    return IS_CATHOLIC[s.power[seat]] and s.religion[seat] == NOTHING


def faithful_points(s: State) -> list[int]:
    """Return each seat's points for having kept its religion."""
    return [FAITHFUL if is_faithful(s, seat) else 0 for seat in range(s.players)]


@rule("14.1")
def final_scores(s: State) -> list[int]:
    """Return the glory of all seats with everything that the final scoring adds."""
    scores = [glory + points for glory, points in zip(s.glory, faithful_points(s), strict=True)]
    for category in CATEGORIES:
        for seat, points in enumerate(category_points(s, category)):
            scores[seat] += points
    return scores


@rule("14.1")
def final_scoring(t: ImperialismTable) -> None:
    """Score all categories and faithfulness, and tell what each brought."""
    s = t.state
    for category in CATEGORIES:
        for seat, points in enumerate(category_points(s, category)):
            if points:
                t.say(
                    "log-final-category",
                    cite="14.1",
                    power=power_text(s, seat),
                    category=f"count-{COUNTABLE[category]}",
                    glory=points,
                )
    for seat, points in enumerate(faithful_points(s)):
        if points:
            t.say("log-final-faithful", cite="14.1", power=power_text(s, seat), glory=points)
    s.final = final_scores(s)
    t.moment("final", (), "log-finally-scored", cite="14.1")
    for seat in range(s.players):
        t.say("log-final-score", cite="14.1", power=power_text(s, seat), glory=s.final[seat])


@rule("2.0", "R31")
def winners(s: State, scores: list[int]) -> tuple[int, ...]:
    """The most glory wins; then prestige decides, then ducats, else the victory is shared."""
    marks = [(scores[p], s.level[p][PRESTIGE], s.ducats[p]) for p in range(s.players)]
    return tuple(seat for seat, mark in enumerate(marks) if mark == max(marks))
