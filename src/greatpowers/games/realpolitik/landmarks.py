"""What a long trial of the game should meet: actions, conquests, battles, diplomacy, ends."""

from collections.abc import Iterable
from itertools import combinations
from typing import Final

from greatpowers.games.realpolitik.components import (
    ACTIONS,
    CARD_VALUES,
    GENERALS,
    ITALY,
    POWERS,
    TERRITORIES,
)
from greatpowers.games.realpolitik.rules.battle import SIDES
from greatpowers.kernel.landmarks import Landmarks
from greatpowers.kernel.log import Entry

_TOLD: Final = {
    "log-plays": ("action", ("power", "action")),
    "log-garrison": ("taken", ("territory",)),
    "log-retreats": ("retreat to the capital", ("general",)),
    "log-leaves-board": ("off the board", ("general",)),
    "log-general-placed": ("placed", ("general",)),
    "log-general-withdrawn": ("withdrawn", ("general",)),
    "log-rails": ("by rail", ("general",)),
    "log-rails-unit": ("Unit by rail", ("power",)),
    "log-marches": ("march", ("general",)),
    "log-sails": ("sea move", ("general",)),
    "log-moves-far": ("strategic move", ("general",)),
    "log-builds-fortress": ("fortress", ("power",)),
    "log-supports": ("support", ("general", "side")),
    "log-lays-open": ("face up", ("card",)),
    "log-shows": ("face down", ("card",)),
    "log-strikes": ("discarded by a 1", ("card",)),
    "log-reveals": ("turned up by a 3", ("card",)),
    "log-loses-morale": ("morale lost", ("power",)),
    "log-prestige": ("prestige", ("power",)),
    "log-allied": ("alliance", ("power", "partner")),
    "log-pledges-nobody": ("no token given", ("power",)),
    "log-bids": ("bid for Italy", ("power",)),
    "log-controls-italy": ("Italy controlled", ("power",)),
    "log-relocates": ("guest sent home", ("general",)),
    "log-consents": ("consent given", ("power",)),
    "log-refuses-passage": ("consent refused", ("power",)),
    "log-arbiter": ("arbiter", ("arbiter",)),
    "log-step-granted": ("further step granted", ("power",)),
    "log-step-refused": ("further step refused", ("power",)),
    "log-game-over": ("victory", ("power",)),
}
"""The lines of the log that tell of a landmark: its group, and the arguments that name it."""

_SINGLE: Final = {
    "log-diplomacy": "diplomacy: phase",
    "log-proposal-welcomed": "diplomacy: proposal welcomed",
    "log-proposal-declined": "diplomacy: proposal declined",
    "log-battle": "battle: fought",
    "log-tie": "battle: tie",
    "log-influence": "battle: influence",
    "log-goes-back": "battle: attacker goes back",
    "log-pile": "battle: choice of pile",
    "log-corruption": "mobilisation: corruption",
    "log-discards": "mobilisation: hand limit",
    "log-deck-reshuffled": "deck: reshuffled",
}
"""The lines that are a landmark by themselves."""


def told_by(entry: Entry) -> str | None:
    """Return the landmark of which a line of the log tells, if any."""
    if entry.text in _SINGLE:
        return _SINGLE[entry.text]
    if entry.text not in _TOLD:
        return None
    group, names = _TOLD[entry.text]
    return f"{group}: {' '.join(_name(entry.args[name]) for name in names)}"


def _name(text: str | int) -> str:
    """Return what a text id names, without its kind."""
    return str(text).partition("-")[2]


def _group(group: str, names: Iterable[str]) -> list[str]:
    return [f"{group}: {name}" for name in names]


_MAJORS: Final = POWERS[:ITALY]
_CARDS: Final = [str(value) for value in CARD_VALUES]
_OPEN_CARDS: Final = ("1", "3")
LANDMARKS: Final = Landmarks(
    [
        *_group("action", [f"{power} {action}" for power in POWERS for action in ACTIONS]),
        *_group("taken", TERRITORIES),
        *_group("retreat to the capital", GENERALS),
        *_group("off the board", GENERALS),
        *_group("placed", GENERALS),
        *_group("withdrawn", GENERALS),
        *_group("by rail", GENERALS),
        *_group("Unit by rail", POWERS),
        *_group("march", GENERALS),
        *_group("sea move", GENERALS),
        *_group("strategic move", GENERALS),
        *_group("fortress", POWERS),
        *_group("support", [f"{general} {side}" for general in GENERALS for side in SIDES]),
        *_group("face up", _OPEN_CARDS),
        *_group("face down", _CARDS),
        *_group("discarded by a 1", _CARDS),
        *_group("turned up by a 3", _CARDS),
        *_group("morale lost", POWERS),
        *_group("prestige", POWERS),
        *_group("alliance", [" ".join(pair) for pair in combinations(POWERS, 2)]),
        *_group("no token given", POWERS),
        *_group("bid for Italy", _MAJORS),
        *_group("Italy controlled", _MAJORS),
        *_group("guest sent home", GENERALS),
        *_group("consent given", POWERS),
        *_group("consent refused", POWERS),
        *_group("arbiter", POWERS),
        *_group("further step granted", POWERS),
        *_group("further step refused", POWERS),
        *_group("victory", POWERS),
        *_SINGLE.values(),
    ],
    told_by,
)
