"""The Prestige of all players, Round by Round, where it came from, and what they have."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.cards import ALL_IDEAS
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    has,
    large_towns,
    small_towns,
    tax_income,
    tokens_of,
    vassal_tokens,
)
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.chronicle import Chronicle, Chronicler

MISSIONS: Final = "source-missions"
MILESTONES: Final = "source-milestones"
IDEAS: Final = "source-ideas"
STRUGGLES: Final = "source-struggles"
ROUNDS: Final = "source-rounds"
CARDS: Final = "source-cards"
WARS: Final = "source-wars"
LOSSES: Final = "source-losses"
FINAL: Final = "source-final"
SOURCES: Final = (MISSIONS, MILESTONES, IDEAS, STRUGGLES, ROUNDS, CARDS, WARS, LOSSES, FINAL)
SOURCE_OF: Final = {
    "17.2.2": MISSIONS,
    "17.3.1": MILESTONES,
    "8.0": IDEAS,
    "17.4.3": STRUGGLES,
    "4.4.5": ROUNDS,
    "4.6": ROUNDS,
    "16.3": CARDS,
    "19.3.2": WARS,
    "19.3.3": WARS,
}
"""What Prestige is for that is cited with a section; for all others it is lost."""
SIGN: Final = {"log-gains-prestige": 1, "log-loses-prestige": -1}


def chronicle(log: Sequence[Entry], s: State) -> Chronicle:
    """Tell how the Prestige came about."""
    told = Chronicler(s.players, SOURCES, "length-rounds")
    realms = [realm_name(s, seat) for seat in range(s.players)]
    for seat, prestige in enumerate(_at_first(log, s, realms)):
        told.start(seat, prestige)
    is_ending = False
    for line in log:
        if line.text == "log-round":
            told.begin("turn", line, "chapter-round")
        elif line.text in SIGN:
            seat = realms.index(str(line.args["power"]))
            told.gain(seat, _gained(line), _source(line.cite))
        elif line.text == "log-final":
            if not is_ending:
                told.begin("end", line, "chapter-final")
                is_ending = True
            seat = realms.index(str(line.args["power"]))
            told.gain(seat, int(line.args["n"]), FINAL)
            told.gain(seat, int(line.args["missions"]), MISSIONS)
    _tell_holdings(told, s)
    return told.chronicle()


def _tell_holdings(told: Chronicler, s: State) -> None:
    seats = range(s.players)
    told.hold("held-tax", [tax_income(s, seat) for seat in seats])
    told.hold("held-towns", [large_towns(s, seat) + small_towns(s, seat) for seat in seats])
    told.hold("held-vassals", [vassal_tokens(s, seat) for seat in seats])
    told.hold("held-ideas", [sum(has(s.knows[idea], seat) for idea in ALL_IDEAS) for seat in seats])
    told.hold("held-missions", [len(tokens_of(s.completed, seat)) for seat in seats])
    told.hold("held-stability", s.stability[: s.players])
    told.hold("held-ducats", s.ducats[: s.players])
    told.hold("held-interest", s.interest[: s.players])


def _source(section: str) -> str:
    """Return what Prestige is for by the section cited: all of chapter 10 is about peace."""
    return WARS if section.startswith("10.") else SOURCE_OF.get(section, LOSSES)


def _gained(line: Entry) -> int:
    """Return the Prestige that a line of the log tells of."""
    if line.text in SIGN:
        return SIGN[line.text] * int(line.args["n"])
    return int(line.args["n"]) + int(line.args["missions"])


def _at_first(log: Sequence[Entry], s: State, realms: Sequence[str]) -> list[int]:
    """Return the Prestige that players began with: all of which the log does not tell."""
    found = s.prestige[: s.players]
    for line in log:
        if line.text in SIGN or line.text == "log-final":
            found[realms.index(str(line.args["power"]))] -= _gained(line)
    return found
