"""The Influence of the powers, turn by turn, and where it came from."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.realpolitik.rules.relations import majors, power_text
from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.chronicle import Chronicle, Chronicler

SOURCE_OF: Final = {
    "log-extends-influence": "source-extended",
    "log-influence": "source-battles",
}


def chronicle(log: Sequence[Entry], s: State) -> Chronicle:
    """Tell how the Influence came about."""
    powers = [power_text(power) for power in majors(s)]
    told = Chronicler(len(powers), tuple(SOURCE_OF.values()))
    gained = [0] * len(powers)
    for line in log:
        if line.text in SOURCE_OF:
            gained[powers.index(str(line.args["power"]))] += int(line.args["influence"])
    for seat, power in enumerate(majors(s)):
        told.start(seat, s.influence[power] - gained[seat])
    for line in log:
        if line.text == "log-turn":
            told.begin("turn", line)
        elif line.text in SOURCE_OF:
            seat = powers.index(str(line.args["power"]))
            told.gain(seat, int(line.args["influence"]), SOURCE_OF[line.text])
    return told.chronicle()
