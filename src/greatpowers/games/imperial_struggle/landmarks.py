"""What a long trial of the game should meet: cards, abilities, Advantages, spoils, victories."""

from typing import Final

from greatpowers.games.imperial_struggle.cards.ministries import ACTIVE
from greatpowers.games.imperial_struggle.components import (
    ADVANTAGES,
    EVENT_BONUS,
    EVENTS,
    MINISTRIES,
    POWER_TEXT,
    SEATS,
    WAR_THEATERS,
    Theater,
)
from greatpowers.games.imperial_struggle.rules.spoils import spoils_row
from greatpowers.kernel.log import Entry
from greatpowers.kit.landmarks import Landmarks, Lines, landmark, told_in

ENDINGS: Final = ("awards_and_demands", "victory_points", "war", "final_scoring")
_ABILITIES: Final = (
    *ACTIVE,
    "jacobite_uprisings-shift_with_mp",
    "bank_of_england-econ_event",
    "edmond_halley-cheap_squadron",
    "choiseul-cheap_squadron",
    "pitt_the_elder-cheap_squadron",
    "marquis_de_condorcet-event_any_tile",
)
_COUNTING: Final = (
    "court_of_the_sun_king",
    "samuel_johnson",
    "dupleix",
    "voltaire",
    "east_india_company",
)
_THEATERS: Final = {f"theater-{theater.id}": theater for war in WAR_THEATERS for theater in war}
_TOLD: Final[Lines] = {
    "log-event-played": ("event", ("event", "power")),
    "log-bonus": ("bonus", ("event",)),
    "log-ministry-revealed": ("ministry", ("ministry",)),
    "log-ministry-counts": ("ministry scores", ("ministry",)),
    "log-ability-used": ("ability", ("ability",)),
    "log-advantage-used": ("advantage", ("advantage", "power")),
    "log-theater-tied": ("theater", ("theater",)),
    "log-victory": ("victory", ("ending", "power")),
}


def told_by(entry: Entry) -> str | None:
    """Return the landmark of which a line of the log tells, if any."""
    args = entry.args
    if entry.text == "log-theater-won":
        return _spoils(str(args["theater"]), str(args["power"]), int(args["margin"]))
    return told_in(_TOLD, entry)


def _spoils(theater: str, power: str, margin: int) -> str:
    winner = POWER_TEXT.index(power)
    row = spoils_row(_THEATERS[theater], winner, margin)
    number = 0 if row is None else _THEATERS[theater].spoils[winner].index(row) + 1
    return f"{landmark('theater', theater, power)} {number}"


def _rows(theater: Theater) -> list[str]:
    """Name every result of a theater: a tie, and for each side its rows of spoils.

    Row 0 is a victory too small for the first row, where there is such a thing.
    """
    names = [f"theater: {theater.id}"]
    for side, rows in zip(SEATS, theater.spoils, strict=True):
        first = 1 if rows[0].margin == 1 else 0
        names += [f"theater: {theater.id} {side.lower()} {n}" for n in range(first, len(rows) + 1)]
    return names


_SIDES: Final = [side.lower() for side in SEATS]
LANDMARKS: Final = Landmarks(
    [
        *[f"event: {event} {side}" for event in EVENTS for side in _SIDES],
        *[f"bonus: {event}" for event, bonus in zip(EVENTS, EVENT_BONUS, strict=True) if bonus],
        *[f"ministry: {ministry}" for ministry in MINISTRIES],
        *[f"ministry scores: {ministry}" for ministry in _COUNTING],
        *[f"ability: {ability}" for ability in _ABILITIES],
        *[f"advantage: {advantage} {side}" for advantage in ADVANTAGES for side in _SIDES],
        *[name for war in WAR_THEATERS for theater in war for name in _rows(theater)],
        *[f"victory: {ending} {side}" for ending in ENDINGS for side in _SIDES],
    ],
    told_by,
)
