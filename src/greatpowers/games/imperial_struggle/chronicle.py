"""The Victory Points of both sides, turn by turn and war by war, and where they came from."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperial_struggle.components import POWER_TEXT, SEATS
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


def chronicle(log: Sequence[Entry], _state: State) -> Chronicle:
    """Tell how the points came about."""
    told = Chronicler(len(SEATS), SOURCES)
    source, marker, at_war = CARDS, EVEN_VP, False
    for line in log:
        if line.text in ("log-peace-turn", "log-final-scoring"):
            told.begin("turn" if line.text == "log-peace-turn" else "end", line)
            told.stand(marker)
            source, at_war = CARDS, False
        elif line.text == "log-theater-begins" and not at_war:
            told.begin("war", line)
            told.stand(marker)
            source, at_war = WARS, True
        elif line.text == "log-score":
            marker = int(line.args["total"])
            power = POWER_TEXT.index(str(line.args["power"]))
            told.gain(power, int(line.args["vp"]), source, marker)
        elif not at_war:
            source = SOURCE_OF.get(line.text, source)
    return told.chronicle()
