"""17.4 Power Struggles: Battlegrounds over which players vie (17.4.1, 17.4.2)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import STRUGGLE_ROWS, STRUGGLES, Struggle
from greatpowers.games.price_of_power.components.scenarios import STRUGGLES_IN
from greatpowers.games.price_of_power.components.world import Area, area
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule

BATTLEGROUNDS: Final[tuple[tuple[Area, ...], ...]] = tuple(
    tuple(area(name) for name in row["areas"]) for row in STRUGGLE_ROWS
)


def struggle_text(struggle: Struggle) -> str:
    """Return the text id of a Power Struggle's name."""
    return f"struggle-{STRUGGLES[struggle]}"


@rule("17.4.1")
def prepare(t: PriceTable) -> None:
    """Lay out the deck of the scenario in its order; all see the upcoming Power Struggle."""
    s = t.state
    s.struggles = list(STRUGGLES_IN[s.scenario])
    s.active_struggles = []


@rule("17.4.2", "17.4")
def battlegrounds(s: State) -> set[Area]:
    """Return the Areas of the active Power Struggles and of the upcoming one."""
    return {area for struggle in _known(s) for area in BATTLEGROUNDS[struggle]}


@rule("17.4.2", "17.4")
def is_battleground(s: State, area: Area) -> bool:
    """Say whether an Area is one of an active Power Struggle or of the upcoming one."""
    return any(area in BATTLEGROUNDS[struggle] for struggle in _known(s))


def _known(s: State) -> list[Struggle]:
    return [*s.active_struggles, *s.struggles[:1]]


@rule("16.5.12", "17.4", "R82")
def activate(t: PriceTable) -> None:
    """Make the upcoming Power Struggle active, beside one that waits to be scored."""
    s = t.state
    if not s.struggles:
        return
    struggle = s.struggles.pop(0)
    s.active_struggles.append(struggle)
    t.say("log-struggle", struggle=struggle_text(struggle), cite="16.5.12")
    if s.struggles:
        t.say("log-struggle-upcoming", struggle=struggle_text(s.struggles[0]), cite="17.4")
