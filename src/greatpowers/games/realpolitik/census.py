"""What a trial of the game's balance counts: turns, powers, openings, battles and Italy."""

from collections.abc import Mapping, Sequence
from typing import Final

from greatpowers.games.realpolitik.components import POWER_TEXT
from greatpowers.games.realpolitik.rules.relations import majors
from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.census import Census

OPENING: Final = 3
"""How many action cards make an opening."""


def turns(s: State) -> float:
    """Return how many turns were played."""
    return s.turn


def traits(s: State, log: Sequence[Entry]) -> Mapping[str, Sequence[str]]:
    """Return which power each seat was, how it opened, how often it fought, and who ran Italy."""
    powers = [POWER_TEXT[power] for power in majors(s)]
    found = {
        "Power": powers,
        "First action": [_opening(log, power, 1) for power in powers],
        "Opening": [_opening(log, power, OPENING) for power in powers],
        "Battles begun": [_battles(log, power) for power in powers],
    }
    if s.players < len(POWER_TEXT):
        found["Italy"] = [_rule_of_italy(log, power) for power in powers]
    return found


def _opening(log: Sequence[Entry], power: str, cards: int) -> str:
    """Return the first action cards of a power, in order."""
    played = [
        str(entry.args["action"])
        for entry in log
        if entry.text == "log-plays" and entry.args["power"] == power
    ]
    return ", ".join(action.partition("-")[2].replace("_", " ") for action in played[:cards])


def _battles(log: Sequence[Entry], power: str) -> str:
    begun = sum(1 for entry in log if entry.text == "log-battle" and entry.args["power"] == power)
    return str(begun) if begun < OPENING else f"{OPENING} or more"


def _rule_of_italy(log: Sequence[Entry], power: str) -> str:
    """Say how often a power took control of Italy."""
    times = sum(
        1 for entry in log if entry.text == "log-controls-italy" and entry.args["power"] == power
    )
    return ("never in control", "in control once", "in control more often")[min(times, 2)]


CENSUS: Final = Census(
    unit="turns",
    length=turns,
    traits=traits,
    shares=("action", "battle", "Italy controlled", "alliance", "taken"),
    across="players",
)
