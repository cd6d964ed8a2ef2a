"""The Influence of the powers, turn by turn, where it came from, and what they hold."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.realpolitik.components import ALL_TERRITORIES, GENERALS_OF, VICTORY
from greatpowers.games.realpolitik.rules.relations import controller_of, majors, power_text
from greatpowers.games.realpolitik.state import OFF_BOARD, State
from greatpowers.kernel.log import Entry
from greatpowers.kit.chronicle import Chronicle, Chronicler

SOURCE_OF: Final = {
    "log-extends-influence": "source-extended",
    "log-influence": "source-battles",
}


def chronicle(log: Sequence[Entry], s: State) -> Chronicle:
    """Tell how the Influence came about."""
    powers = [power_text(power) for power in majors(s)]
    told = Chronicler(len(powers), tuple(SOURCE_OF.values()), "length-turns")
    gained = [0] * len(powers)
    for line in log:
        if line.text in SOURCE_OF:
            gained[powers.index(str(line.args["power"]))] += int(line.args["influence"])
    for seat, power in enumerate(majors(s)):
        told.start(seat, s.influence[power] - gained[seat])
    for line in log:
        if line.text == "log-turn":
            told.begin("turn", line, "chapter-turn")
        elif line.text in SOURCE_OF:
            seat = powers.index(str(line.args["power"]))
            told.gain(seat, int(line.args["influence"]), SOURCE_OF[line.text])
    _tell_holdings(told, s)
    return told.chronicle()


def _tell_holdings(told: Chronicler, s: State) -> None:
    powers = majors(s)
    controllers = [controller_of(s, place) for place in ALL_TERRITORIES]
    fielded = [sum(s.general_at[g] != OFF_BOARD for g in GENERALS_OF[power]) for power in powers]
    told.hold("held-influence", [s.influence[p] for p in powers], [VICTORY for _ in powers])
    told.hold("held-prestige", [s.prestige.index(power) + 1 for power in powers])
    told.hold("held-territories", [controllers.count(power) for power in powers])
    told.hold("held-generals", fielded, [len(GENERALS_OF[power]) for power in powers])
    told.hold("held-morale", [s.morale[power] for power in powers])
    told.hold("held-money", [s.money[power] for power in powers])
