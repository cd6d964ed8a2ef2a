"""What cards bring, as the log tells it: up to four things, each with a number."""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.imperialism.components import TOP, TRACK_TEXT, Modifier, Seat
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ImperialismTable, State

GLORY_TEXT: Final = "gain-glory"
MODIFIER_TEXTS: Final = ("gain-land", "gain-sea", "gain-dissenters")


def level_gains(s: State, seat: Seat, levels: Iterable[tuple[int, int]]) -> list[tuple[str, int]]:
    """Return by how much levels will rise, as far as their tracks go (R3)."""
    room = s.level[seat]
    return [(TRACK_TEXT[track], min(by, TOP[track] - room[track])) for track, by in levels]


def modifier_gains(modifier: Modifier) -> list[tuple[str, int]]:
    """Return what a card adds in wars."""
    return list(zip(MODIFIER_TEXTS, modifier, strict=True))


def tell_gains(
    t: ImperialismTable, seat: Seat, things: Iterable[tuple[str, int]], *, cite: str
) -> None:
    """Tell what a card brings a seat, if it brings anything."""
    if t.quiet:
        return
    args = told(things)
    if args["gains"]:
        t.say("log-gains", None, cite, power=power_text(t.state, seat), **args)


def told(things: Iterable[tuple[str, int]]) -> dict[str, str | int]:
    """Return the arguments of a line of the log that tells of gains, leaving out nothings."""
    gains = [(text, number) for text, number in things if number]
    args: dict[str, str | int] = {"gains": len(gains)}
    for place, (text, number) in enumerate(gains, start=1):
        args[f"what{place}"] = text
        args[f"by{place}"] = number
    return args
