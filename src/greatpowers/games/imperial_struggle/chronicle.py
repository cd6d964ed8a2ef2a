"""The Victory Points of both sides by turn, war and source, and what both hold."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperial_struggle.board import count_controlled, squadrons_on_map
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    FRANCE,
    MARKETS,
    POLITICALS,
    POWER_TEXT,
    SEATS,
    TERRITORIES,
    WAR_THEATERS,
)
from greatpowers.games.imperial_struggle.components import WARS as ALL_WARS
from greatpowers.games.imperial_struggle.rules.victory import EVEN_VP
from greatpowers.games.imperial_struggle.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.chronicle import Chronicle, Chronicler

CARDS: Final = "source-cards"
WARS: Final = "source-wars"
SOURCES: Final = (
    "source-awards",
    "source-demand",
    "source-prestige",
    WARS,
    CARDS,
    "source-final",
)
SOURCE_OF: Final = {
    "log-award-won": "source-awards",
    "log-prestige-won": "source-prestige",
    "log-demand-won": "source-demand",
    "log-ministry-counts": CARDS,
    "log-debt-beyond-limit": CARDS,
    "log-turn-scored": CARDS,
    "log-final-prize": "source-final",
    "log-final-territories": "source-final",
}
"""What the points are for that are scored after a line, in the scoring of a turn."""
WAR_OF: Final = {
    f"theater-{theater.id}": f"chapter-{war}"
    for war, theaters in zip(ALL_WARS, WAR_THEATERS, strict=True)
    for theater in theaters
}
"""The war in which each theater is fought over."""
HELD: Final = {
    "held-markets": MARKETS,
    "held-politicals": POLITICALS,
    "held-territories": TERRITORIES,
}


def chronicle(log: Sequence[Entry], s: State) -> Chronicle:
    """Tell how the points came about, and how both sides stand."""
    told = Chronicler(len(SEATS), SOURCES, "length-peace-turns")
    source, marker, at_war = CARDS, EVEN_VP, False
    for line in log:
        if line.text == "log-peace-turn":
            told.begin("turn", line, "chapter-peace")
            told.stand(marker)
            source, at_war = CARDS, False
        elif line.text == "log-final-scoring":
            told.begin("end", line, "chapter-final")
            told.stand(marker)
            source, at_war = CARDS, False
        elif line.text == "log-theater-begins" and not at_war:
            told.begin("war", line, WAR_OF[str(line.args["theater"])])
            told.stand(marker)
            source, at_war = WARS, True
        elif line.text == "log-score":
            marker = int(line.args["total"])
            power = POWER_TEXT.index(str(line.args["power"]))
            told.gain(power, int(line.args["vp"]), source, marker)
        elif not at_war:
            source = SOURCE_OF.get(line.text, source)
    _tell_holdings(told, s)
    return told.chronicle()


def _tell_holdings(told: Chronicler, s: State) -> None:
    powers = (FRANCE, BRITAIN)
    for text, places in HELD.items():
        told.hold(text, [count_controlled(s, power, places) for power in powers])
    told.hold("held-squadrons", [len(squadrons_on_map(s, power)) for power in powers])
    told.hold("held-treaty-points", s.treaty)
    told.hold("held-debt", s.debt, s.limit)
