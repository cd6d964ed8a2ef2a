"""16.5 Secondary effects: the symbols at the foot of an Event, from left to right.

*You* are who took the Event; if nobody did, the symbols resolve by themselves.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import MORTALITY, SHAPE, SHAPES, SYMBOLS
from greatpowers.games.price_of_power.components.tables import DNPR_COLOURS, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules import characters, struggles
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.dynamic import EXPAND
from greatpowers.games.price_of_power.rules.misfortunes import (
    FUNERAL,
    PIRATES,
    estrange,
    in_order,
    rouse_natives,
    wear_out,
    wreck,
)
from greatpowers.games.price_of_power.rules.rebel_dice import ROLL, ROLL_ALL, areas_with_unrest
from greatpowers.games.price_of_power.rules.spread import REVOLUTION, spread_ideas
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.games.price_of_power.vocabulary import NAME_AREA
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose

Symbol: TypeAlias = Callable[[PriceTable, Seat], None]

ALL_DICE: Final = 1000
"""More Rebel Dice than anybody can have to roll."""


# -- one symbol after the other (16.5) -----------------------------------------------------------


def begin(_t: PriceTable, affair: Affair) -> None:
    """Begin with the first symbol."""
    event, you = affair.numbers
    affair.note(event, you, 0)


@rule("16.5", "R86")
def next_symbol(t: PriceTable, affair: Affair) -> None:
    """Resolve the next symbol of an Event, and in the end who falls ill."""
    event, you, index = affair.numbers
    symbols = SYMBOLS[event]
    if index < len(symbols):
        affair.note(event, you, index + 1)
        affair.repeat()
        RESOLVE[symbols[index]](t, you)
    elif MORTALITY[event] != NOBODY:
        strike(t, MORTALITY[event], you)


SYMBOLS_TASK: Final = AGENDA.task("symbols", begin, next_symbol)
"""About an Event and *you*, or nobody if it resolves by itself."""


# -- mortality (16.5.1) --------------------------------------------------------------------------


@rule("16.5.1")
def strike(t: PriceTable, shape: int, you: Seat) -> None:
    """Let all characters of a shape fall ill; those who were ill already die."""
    s = t.state
    t.say("log-mortality", shape=f"shape-{SHAPES[shape]}", cite="16.5.1")
    for seat in in_order(s, you):
        for who in characters.in_office(s, seat):
            if SHAPE[who] == shape:
                characters.make_ill(t, who)


# -- Unrest (16.5.2) -----------------------------------------------------------------------------


@rule("16.5.2", "14.2")
def roll_for_unrest(t: PriceTable, you: Seat) -> None:
    """Let everybody roll Rebel Dice for Unrest; you roll one at most."""
    s = t.state
    for seat in reversed(in_order(s, you)):
        if seat == you:
            ROLL_ONE.begin(s.agenda, seat)
        else:
            ROLL_ALL.begin(s.agenda, seat, ALL_DICE)


@rule("16.5.2", "R80")
def roll_one(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the Area for which you roll your only die."""
    s = t.state
    (seat,) = affair.numbers
    areas = areas_with_unrest(s, seat)
    if not areas:
        return
    area = areas[0]
    if len(areas) > 1:
        area = yield from choose(
            t, seat, "ask-roll-one", NAME_AREA, areas, cite="16.5.2", public=True
        )
    ROLL.begin(s.agenda, seat, area, 1)


ROLL_ONE: Final = AGENDA.task("roll_one", roll_one)
"""About a seat."""


# -- what each symbol does -----------------------------------------------------------------------


def _expansion(colour: int) -> Symbol:
    def begin_expansion(t: PriceTable, you: Seat) -> None:
        EXPAND.begin(t.state.agenda, colour, you)

    return begin_expansion


@rule("16.5.12", "R30")
def begin_struggle(t: PriceTable, _you: Seat) -> None:
    """Activate the upcoming Power Struggle."""
    struggles.activate(t)


def _begin_pirates(t: PriceTable, you: Seat) -> None:
    PIRATES.begin(t.state.agenda, you)


def _begin_funeral(t: PriceTable, you: Seat) -> None:
    FUNERAL.begin(t.state.agenda, you)


def _begin_revolution(t: PriceTable, you: Seat) -> None:
    REVOLUTION.begin(t.state.agenda, you)


RESOLVE: Final[dict[str, Symbol]] = {
    "unrest": roll_for_unrest,
    "native_uprising": rouse_natives,
    "lost_at_sea": wreck,
    "pirates": _begin_pirates,
    "cardinal_dies": _begin_funeral,
    "attrition": wear_out,
    "disloyal_vassals": estrange,
    **{f"dnpr_{name}": _expansion(colour) for colour, name in enumerate(DNPR_COLOURS)},
    "spread_faith": spread_ideas,
    "spread_revolution": _begin_revolution,
    "power_struggle": begin_struggle,
}
