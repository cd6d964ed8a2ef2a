"""Reading cards: lists of effects, carried out one by one, each for everybody concerned (16.3).

A card is data. Every list of effects on it is a *script* with a number, and reading one is an
affair of its own: each effect is a step for each of those concerned, so that an effect may
begin further affairs (a Trade, a siege, another script) that are played before the next.

What the verbs do stands in the other modules of this folder, each under ``@verb``.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import Event
from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.concerned import (
    opponents_to_pick,
    owner_seat,
    seats_concerned,
)
from greatpowers.games.price_of_power.effects.conditions import Condition, all_hold, conditions
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.selectors import is_in_spies_reach
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.covert import aim_at, judge_aim
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NAME_REALM
from greatpowers.kernel.agenda import NUMBERS, TASK, Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose
from greatpowers.kit.components import Row

Script: TypeAlias = int
"""The number of a list of effects."""

NO_SCRIPT: Final = -1
NOT_BEGUN: Final = -1
"""The present effect has not been begun: who is concerned is not known yet."""


SOME_CARD: Final = "some-card"
"""The text id for a script that stands on no card."""

_DONE_ONCE: Final = ("vote", "shrink")


class Option:
    """One option of a card: what must hold for it, what it costs, and what it does."""

    __slots__ = ("cost", "is_covert", "name", "needs", "script")

    def __init__(self, row: Row, on_action_card: bool, card: str) -> None:
        self.name: str = row.get("id", "")
        self.needs: tuple[Condition, ...] = conditions(row.get("needs", ()))
        self.cost: dict[str, int] = row.get("cost", {})
        self.script: Script = script(row["effects"], on_action_card, card)
        self.is_covert = bool(row.get("covert"))


class Effect:
    """One effect of a card: a verb, whom it concerns, when it happens, and its other words.

    ``options`` and ``part`` are the scripts within it. On an Action card less is allowed.
    """

    __slots__ = ("needs", "on_action_card", "options", "part", "row", "unless", "verb", "who")

    def __init__(self, row: Row, on_action_card: bool, card: str) -> None:
        self.row = row
        self.verb: str = row["effect"]
        self.who: str = row.get("who", "you")
        self.needs: tuple[Condition, ...] = conditions(row.get("if", ()))
        self.unless: tuple[Condition, ...] = conditions(row.get("unless", ()))
        self.options = tuple(Option(each, on_action_card, card) for each in row.get("options", ()))
        self.part = script(row["effects"], on_action_card, card) if "effects" in row else NO_SCRIPT
        self.on_action_card = on_action_card

    def word(self, name: str, default: Any = None) -> Any:
        """Return what a card says under a name."""
        return self.row.get(name, default)

    @property
    def areas(self) -> list[str]:
        """The words for Areas."""
        return list(self.row["areas"])

    @property
    def is_optional(self) -> bool:
        """Whether the one concerned may decline."""
        return bool(self.row.get("optional"))

    @property
    def is_done_once(self) -> bool:
        """Whether it is done in one step for all: a total to spread, a secret choice, a vote."""
        return bool(self.row.get("total") or self.row.get("secret")) or self.verb in _DONE_ONCE

    @property
    def is_of_empire(self) -> bool:
        """Whether it moves Authority, which does so without an Emperor's player, too (18.1)."""
        return self.row.get("what") == "authority"


Verb: TypeAlias = Callable[[PriceTable, Seat, Effect, Reading], "Play[None] | None"]
"""What a verb does: at the table, for a seat, as the effect says, on the card that is read."""

SCRIPTS: Final[list[tuple[Effect, ...]]] = []
_CARDS: Final[list[str]] = []
"""The text id of the card on which each script stands."""
_VERBS: Final[dict[str, Verb]] = {}


def script(rows: list[Row], on_action_card: bool = False, card: str = SOME_CARD) -> Script:
    """Number a list of effects of a card, named by its text id; done once, when all are read."""
    effects = tuple(Effect(row, on_action_card, card) for row in rows)
    SCRIPTS.append(effects)
    _CARDS.append(card)
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
        concerned = yield from _concerned(t, effect, reading)
        left = sum(1 << seat for seat in concerned)
    seat = _next_from(s, you, left)
    if seat == NOBODY:
        index, left = index + 1, NOT_BEGUN
    else:
        left &= ~(1 << seat)
    affair.note(number, index, left, you, event, ducats)
    if index < len(SCRIPTS[number]):
        affair.repeat()
    if seat == NOBODY or not _happens(s, effect, seat, reading):
        return
    play = _VERBS[effect.verb](t, seat, effect, reading)
    if play is not None:
        yield from play


def _concerned(t: PriceTable, effect: Effect, reading: Reading) -> Play[list[Seat]]:
    """Return whom an effect concerns; where the card says so, you choose Opponents."""
    s = t.state
    you = reading.you
    if effect.is_done_once:
        return [you]
    seats = seats_concerned(s, effect.who, reading)
    if effect.is_of_empire and not seats:
        return [you]
    wanted = opponents_to_pick(effect.who)
    if wanted == 0:
        return seats
    if effect.on_action_card:
        seats = [other for other in seats if is_in_spies_reach(s, you, other)]
    picked: list[Seat] = []
    while len(picked) < wanted:
        other = yield from pick_opponent(t, you, effect, seats)
        if other == NOBODY:
            break
        picked.append(other)
        seats.remove(other)
    return picked


@rule("16.3", "6.2.4", "R105")
def pick_opponent(t: PriceTable, seat: Seat, effect: Effect, others: Sequence[Seat]) -> Play[Seat]:
    """Let a seat choose one of some Opponents; a single one is taken without asking.

    Action cards against Opponents are covert: what protects the chosen one is paid.
    """
    s = t.state
    if effect.on_action_card:
        others = [other for other in others if judge_aim(s, seat, other)]
    if not others:
        return NOBODY
    other = others[0]
    if len(others) > 1:
        realms = [s.realm[each] for each in others]
        prompt = "ask-effect-opponent"
        realm = yield from choose(
            t, seat, prompt, NAME_REALM, realms, cite="16.3", public=True, card=card_read(s)
        )
        other = s.seat_of[realm]
    if effect.on_action_card:
        aim_at(t, seat, other)
    return other


def _next_from(s: State, you: Seat, left: int) -> Seat:
    """Return the next of some seats, clockwise from you (16.3)."""
    start = max(you, 0)
    for step in range(s.players):
        seat = (start + step) % s.players
        if left >> seat & 1:
            return seat
    return NOBODY


def _happens(s: State, effect: Effect, seat: Seat, reading: Reading) -> bool:
    """Say whether what an effect asks for is so, for the one concerned (16.3)."""
    owner = owner_seat(s, reading)
    if effect.needs and not all_hold(s, effect.needs, seat, owner):
        return False
    return not (effect.unless and all_hold(s, effect.unless, seat, owner))


READ: Final = AGENDA.task("read", next_effect)


def present_effect(s: State) -> Effect | None:
    """Return the effect that is being read just now, about which somebody is asked."""
    if not s.agenda or s.agenda[-1][TASK] != READ.number:
        return None
    number, index = s.agenda[-1][NUMBERS : NUMBERS + 2]
    return SCRIPTS[number][index]


def card_read(s: State) -> str:
    """Return the text id of the card that is being read, the inner one of two."""
    for row in reversed(s.agenda):
        if row[TASK] == READ.number:
            return _CARDS[row[NUMBERS]]
    return SOME_CARD


def keep_named(s: State) -> None:
    """Remember what the card has named, while another card is read or an Action is taken."""
    KEEP_NAMED.begin(s.agenda, s.named_area, s.named_realm)


def _name_again(t: PriceTable, affair: Affair) -> None:
    t.state.named_area, t.state.named_realm = affair.numbers


KEEP_NAMED: Final = AGENDA.task("keep_named", _name_again)
