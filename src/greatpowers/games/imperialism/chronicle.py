"""The glory of all seats, round by round, where it came from, and what they have beside it."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.chronicle import Chronicle, Chronicler

START: Final = "source-start"
CONQUEST: Final = "source-conquest"
WAR: Final = "source-war"
ACHIEVEMENTS: Final = "source-achievements"
OTHERS: Final = "source-others"
FINAL: Final = "source-final"
SOURCES: Final = (START, CONQUEST, WAR, ACHIEVEMENTS, OTHERS, FINAL)
SOURCE_OF: Final = {
    "log-turn": OTHERS,
    "log-action": OTHERS,
    "log-conquers": CONQUEST,
    "log-war-won": WAR,
    "log-war-over": OTHERS,
    "log-achievement": ACHIEVEMENTS,
    "log-converts": OTHERS,
    "log-bloom-scores": OTHERS,
    "log-event": OTHERS,
}
"""What the glory is for that is gained after a line."""
FINAL_LINES: Final = ("log-final-category", "log-final-faithful")


def chronicle(log: Sequence[Entry], s: State) -> Chronicle:
    """Tell how the glory came about."""
    told = Chronicler(s.players, SOURCES, "length-rounds")
    powers = [power_text(s, seat) for seat in range(s.players)]
    source, rounds, is_ending = START, 0, False
    for line in log:
        source = SOURCE_OF.get(line.text, source)
        if line.text == "log-turn" and line.args["round"] != rounds:
            rounds = int(line.args["round"])
            told.begin("turn", line, "chapter-round")
        elif line.text == "log-gains-glory":
            told.gain(powers.index(str(line.args["power"])), int(line.args["glory"]), source)
        elif line.text in FINAL_LINES:
            if not is_ending:
                told.begin("end", line, "chapter-final")
                is_ending = True
            told.gain(powers.index(str(line.args["power"])), int(line.args["glory"]), FINAL)
    told.hold("held-achievements", [len(cards) for cards in s.achieved])
    told.hold("held-ducats", s.ducats)
    return told.chronicle()
