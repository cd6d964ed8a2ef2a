"""Reading cards: lists of effects, carried out one by one, each for everybody concerned (16.3).

A card is data. Every list of effects on it is a *script* with a number, and reading one is an
affair of its own: each effect is a step for each of those concerned, so that an effect may
begin further affairs (a Trade, a siege, another script) that are played before the next.

What the verbs do stands in the other modules of this folder, each under ``@verb``.
"""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import Event
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.concerned import seats_concerned
from greatpowers.games.price_of_power.effects.conditions import Condition, all_hold, conditions
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row

Script: TypeAlias = int
"""The number of a list of effects."""

NOT_BEGUN: Final = -1
"""The present effect has not been begun: who is concerned is not known yet."""


class Effect:
    """One effect of a card: a verb, whom it concerns, when it happens, and its other words."""

    __slots__ = ("needs", "row", "unless", "verb", "who")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.verb: str = row["effect"]
        self.who: str = row.get("who", "you")
        self.needs: tuple[Condition, ...] = conditions(row.get("if", ()))
        self.unless: tuple[Condition, ...] = conditions(row.get("unless", ()))

    def word(self, name: str, default: Any = None) -> Any:
        """Return what a card says under a name."""
        return self.row.get(name, default)

    @property
    def is_optional(self) -> bool:
        """Whether the one concerned may decline."""
        return bool(self.row.get("optional"))


Verb: TypeAlias = Callable[[PriceTable, Seat, Effect, Reading], "Play[None] | None"]
"""What a verb does: at the table, for a seat, as the effect says, on the card that is read."""

SCRIPTS: Final[list[tuple[Effect, ...]]] = []
_VERBS: Final[dict[str, Verb]] = {}


def script(rows: list[Row]) -> Script:
    """Number a list of effects; called once for each, when the cards are read."""
    SCRIPTS.append(tuple(Effect(row) for row in rows))
    return len(SCRIPTS) - 1


def verb(name: str) -> Callable[[Verb], Verb]:
    """Let the function below do what a verb says."""

    def register(do: Verb) -> Verb:
        assert name not in _VERBS, f"{name} is done already"
        _VERBS[name] = do
        return do

    return register


def known_verbs() -> frozenset[str]:
    """Return the verbs that somebody does."""
    return frozenset(_VERBS)


def read(s: State, number: Script, you: Seat, event: Event = NOBODY, ducats: int = 0) -> None:
    """Begin to read a script: ``you`` are the one who chose it, with the Ducats from its card."""
    if SCRIPTS[number]:
        READ.begin(s.agenda, number, 0, NOT_BEGUN, you, event, ducats)


@rule("16.3")
def next_effect(t: PriceTable, affair: Affair) -> Play[None]:
    """Do the present effect for the next of those concerned, then go on to the next effect."""
    s = t.state
    number, index, left, you, event, ducats = affair.numbers
    effect = SCRIPTS[number][index]
    reading = Reading(you, event, ducats)
    if left == NOT_BEGUN:
        left = sum(1 << seat for seat in seats_concerned(s, effect.who, reading))
    seat = _next_from(s, you, left)
    if seat == NOBODY:
        index, left = index + 1, NOT_BEGUN
    else:
        left &= ~(1 << seat)
    affair.note(number, index, left, you, event, ducats)
    if index < len(SCRIPTS[number]):
        affair.repeat()
    if seat == NOBODY or not _happens(s, effect, seat):
        return
    play = _VERBS[effect.verb](t, seat, effect, reading)
    if play is not None:
        yield from play


def _next_from(s: State, you: Seat, left: int) -> Seat:
    """Return the next of some seats, clockwise from you (16.3)."""
    start = max(you, 0)
    for step in range(s.players):
        seat = (start + step) % s.players
        if left >> seat & 1:
            return seat
    return NOBODY


def _happens(s: State, effect: Effect, seat: Seat) -> bool:
    """Say whether what an effect asks for is so, for the one concerned (16.3)."""
    if effect.needs and not all_hold(s, effect.needs, seat):
        return False
    return not (effect.unless and all_hold(s, effect.unless, seat))


READ: Final = AGENDA.task("read", next_effect)
