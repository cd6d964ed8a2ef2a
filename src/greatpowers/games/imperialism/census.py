"""What a trial of the game's balance counts: rounds, powers, places, wars and choices."""

from collections.abc import Mapping, Sequence
from typing import Final

from greatpowers.games.imperialism.components import (
    ANY_TERRITORIES,
    IS_CATHOLIC,
    NOTHING,
    POWER_TEXT,
    RELIGIONS,
    START_NUMBER,
)
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.census import Census

ORDER: Final = ("1st", "2nd", "3rd", "4th")
SIZES: Final = (0, 3, 5, 7, 9, 11)
ACHIEVED: Final = (0, 3, 5, 7, 9, 11)
WARS: Final = (0, 2, 4, 6, 8)
"""Where the ranges begin into which numbers of seats are sorted."""


def rounds(s: State) -> float:
    """Return how many turns each player had, on average."""
    return s.turn / s.players


def traits(s: State, log: Sequence[Entry]) -> Mapping[str, Sequence[str]]:
    """Return which power each seat led, when it had its turn, how it fared in wars, and more."""
    return {
        "Power": [POWER_TEXT[power] for power in s.power],
        "Order of play": _order(s),
        "Religion": [_religion(s, seat) for seat in range(s.players)],
        "Territories at the end": [
            _some(s.count(seat, ANY_TERRITORIES), SIZES) for seat in range(s.players)
        ],
        "Achievements taken": [_some(len(taken), ACHIEVED) for taken in s.achieved],
        "Wars suffered": [_some(number, WARS) for number in _wars_suffered(s, log)],
    }


def tallies(s: State, log: Sequence[Entry]) -> list[str]:
    """Return against whom each war was declared, by his place in the order of play."""
    order = _order(s)
    wars = zip(order, _wars_suffered(s, log), strict=True)
    return [f"war on: {place}" for place, number in wars for _ in range(number)]


def _some(number: int, steps: Sequence[int]) -> str:
    """Return the range of numbers into which one falls."""
    low = max(step for step in steps if step <= number)
    above = [step for step in steps if step > number]
    return f"{low:02}–{above[0] - 1:02}" if above else f"{low:02} or more"


def _wars_suffered(s: State, log: Sequence[Entry]) -> list[int]:
    """Return how many wars were declared on each seat."""
    victims = [entry.args["victim"] for entry in log if entry.text == "log-war-declared"]
    return [victims.count(POWER_TEXT[power]) for power in s.power]


def _order(s: State) -> list[str]:
    """4.9: the lowest start number begins, and the others follow clockwise."""
    first = min(range(s.players), key=lambda seat: START_NUMBER[s.power[seat]])
    return [ORDER[(seat - first) % s.players] for seat in range(s.players)]


def _religion(s: State, seat: int) -> str:
    if s.religion[seat] != NOTHING:
        return f"religion-{RELIGIONS[s.religion[seat]]}"
    return "Catholic to the end" if IS_CATHOLIC[s.power[seat]] else "not Catholic"


CENSUS: Final = Census(
    unit="rounds",
    length=rounds,
    traits=traits,
    shares=(
        "action",
        "development",
        "bought",
        "plot",
        "ruler",
        "religion",
        "event",
        "war",
        "war on",
        "peace",
        "achievement",
    ),
    across="players",
    tallies=tallies,
    caveats=(
        "All seats are played by one bot that looks a step ahead: the numbers tell how it fares, "
        "not how people do. Games differ by the powers, cards and seats that chance deals.",
        "Religion, territories, achievements and wars suffered are no causes: who does well meets "
        "the needs of a religion and conquers more, who does badly stays Catholic and is attacked. "
        "Only power and order of play are given by chance, and only they say what is fair.",
        "Seats: whoever reaches the end space gives all others one more turn (14.0), so that early "
        "seats have at least as many turns as late ones; no value of a card can undo that.",
        "Wars: the attacker chooses whom, where and when, and the printed modifiers of a war card "
        "and a ruler outweigh most levels; a bot declares only wars that look won, and wins them.",
    ),
)
