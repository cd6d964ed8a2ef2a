"""What a long trial of the game should meet: actions, conquests, battles, diplomacy, ends."""

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
from greatpowers.kernel.log import Entry
from greatpowers.kit.landmarks import Landmarks, Lines, in_group, told_in

_TOLD: Final[Lines] = {
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
    return told_in(_TOLD, entry)


_MAJORS: Final = POWERS[:ITALY]
_CARDS: Final = [str(value) for value in CARD_VALUES]
_OPEN_CARDS: Final = ("1", "3")
LANDMARKS: Final = Landmarks(
    [
        *in_group("action", [f"{power} {action}" for power in POWERS for action in ACTIONS]),
        *in_group("taken", TERRITORIES),
        *in_group("retreat to the capital", GENERALS),
        *in_group("off the board", GENERALS),
        *in_group("placed", GENERALS),
        *in_group("withdrawn", GENERALS),
        *in_group("by rail", GENERALS),
        *in_group("Unit by rail", POWERS),
        *in_group("march", GENERALS),
        *in_group("sea move", GENERALS),
        *in_group("strategic move", GENERALS),
        *in_group("fortress", POWERS),
        *in_group("support", [f"{general} {side}" for general in GENERALS for side in SIDES]),
        *in_group("face up", _OPEN_CARDS),
        *in_group("face down", _CARDS),
        *in_group("discarded by a 1", _CARDS),
        *in_group("turned up by a 3", _CARDS),
        *in_group("morale lost", POWERS),
        *in_group("prestige", POWERS),
        *in_group("alliance", [" ".join(pair) for pair in combinations(POWERS, 2)]),
        *in_group("no token given", POWERS),
        *in_group("bid for Italy", _MAJORS),
        *in_group("Italy controlled", _MAJORS),
        *in_group("guest sent home", GENERALS),
        *in_group("consent given", POWERS),
        *in_group("consent refused", POWERS),
        *in_group("arbiter", POWERS),
        *in_group("further step granted", POWERS),
        *in_group("further step refused", POWERS),
        *in_group("victory", POWERS),
        *_SINGLE.values(),
    ],
    told_by,
)
