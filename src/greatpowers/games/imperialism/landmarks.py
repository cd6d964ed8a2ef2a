"""What a long trial of the game should meet: cards in all their roles, conquests, peaces, ends."""

from typing import Final

from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    ACTIONS,
    EVENT,
    GOODS,
    IS_COLONY,
    KIND,
    NEGATIVE_RULER,
    PLOT,
    POSITIVE_RULER,
    POWERS,
    PROVIDENCE,
    RELIGIONS,
    TERRITORIES,
    TRACKS,
    WAR_CARDS,
    WAR_KINDS,
)
from greatpowers.kernel.log import Entry
from greatpowers.kit.landmarks import Landmarks, Lines, in_group, thing, told_in

_TOLD: Final[Lines] = {
    "log-power-revealed": ("power", ("power",)),
    "log-action": ("action", ("action",)),
    "log-trade": ("development", ("good",)),
    "log-level-bought": ("bought", ("track",)),
    "log-plot": ("plot", ("card",)),
    "log-ruler": ("ruler", ("card",)),
    "log-deposed": ("deposed", ("card",)),
    "log-ruler-moves": ("moved", ("card",)),
    "log-released": ("released", ("card",)),
    "log-converts": ("religion", ("religion",)),
    "log-event": ("event", ("card",)),
    "log-cancelled": ("cancelled", ("card",)),
    "log-retrieves": ("retrieved", ("card",)),
    "log-conquers": ("conquest", ("card",)),
    "log-war-declared": ("attack", ("card", "kind")),
    "log-defends": ("defence", ("card",)),
    "log-achievement": ("achievement", ("achievement",)),
}
_SINGLE: Final = {
    "log-settled": "peace: settlement",
    "log-tribute": "peace: tribute",
    "log-humiliated": "peace: humiliation",
    "log-surrenders": "peace: surrender",
    "log-second-good": "profit: second good",
    "log-leader-ducats": "profit: leader's ducats",
    "log-leader-prestige": "profit: leader's prestige",
    "log-gold-penalty": "profit: gold penalty",
    "log-good-raised": "effect: another good by Calvinism",
    "log-cannot-pay": "effect: too few ducats",
    "log-seizes": "effect: card taken from a hand",
    "log-finds-nothing": "effect: nothing to take from a hand",
    "log-bloom-scores": "glory: cultural bloom",
    "log-final-faithful": "glory: faithful",
    "log-providence-reshuffled": "reshuffled: providence",
    "log-territories-reshuffled": "reshuffled: territories",
    "log-end-space": "ending: end_space",
    "log-stalemate": "ending: stalemate",
}
"""The lines that are a landmark by themselves."""

_BUYABLE: Final = tuple(
    track for track in TRACKS if track not in ("prestige", "gold", "spices", "oriental")
)
_RELEASED: Final = ("madman", "bureaucrat")
_WARS: Final = ("war: attacker wins", "war: defender wins")
_CESSIONS: Final = ("peace: land ceded", "peace: colony ceded")


def told_by(entry: Entry) -> str | None:
    """Return the landmark of which a line of the log tells, if any."""
    args = entry.args
    if entry.text == "log-war-won":
        return _WARS[0] if int(args["attack"]) > int(args["defence"]) else _WARS[1]
    if entry.text == "log-cedes":
        return _CESSIONS[IS_COLONY[TERRITORIES.index(thing(args["card"]))]]
    if entry.text in _SINGLE:
        return _SINGLE[entry.text]
    return told_in(_TOLD, entry)


def _cards(*kinds: int) -> list[str]:
    return [card for card, kind in zip(PROVIDENCE, KIND, strict=True) if kind in kinds]


_WAR_CARDS: Final = [PROVIDENCE[card] for card in WAR_CARDS]
LANDMARKS: Final = Landmarks(
    [
        *in_group("power", POWERS),
        *in_group("action", ACTIONS),
        *in_group("development", GOODS),
        *in_group("bought", _BUYABLE),
        *in_group("plot", _cards(PLOT)),
        *in_group("ruler", _cards(POSITIVE_RULER, NEGATIVE_RULER)),
        *in_group("deposed", _cards(POSITIVE_RULER)),
        *in_group("moved", _cards(POSITIVE_RULER, NEGATIVE_RULER)),
        *in_group("released", _RELEASED),
        *in_group("religion", RELIGIONS),
        *in_group("event", _cards(EVENT)),
        *in_group("cancelled", _cards(EVENT)),
        *in_group("retrieved", PROVIDENCE),
        *in_group("conquest", TERRITORIES),
        *in_group("attack", [f"{card} {kind}" for card in _WAR_CARDS for kind in WAR_KINDS]),
        *in_group("defence", _WAR_CARDS),
        *_WARS,
        *in_group("achievement", ACHIEVEMENTS),
        *_CESSIONS,
        *_SINGLE.values(),
    ],
    told_by,
)
