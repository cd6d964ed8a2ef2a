"""A made-up game, larger than any here: six seats, 315 provinces, menus of 2,000 options.

It makes no sense. What it is for is to measure how the table, the server and the store bear a game
of that size, if its view is made as it should be: provinces by number, each a row of facts.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.game import Game, Result
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Verb, Vocabulary

SEATS: Final = ("A", "B", "C", "D", "E", "F")
FACTS: Final = 8
OWNER: Final = 0
FORT: Final = 3
PROVINCES: Final = tuple(f"province_{number}" for number in range(315))
CARDS: Final = tuple(f"card_{number}" for number in range(420))
TURNS: Final = 10_000
SEGMENT: Final = 12
"""So many answers are between two checkpoints."""
TOO_STRONG: Final = refuse("no-not-a-target", "")

VOCABULARY: Final = Vocabulary()
DEEDS: Final = tuple(VOCABULARY.verb(f"deed_{n}", PROVINCES, "province") for n in range(10))
PLAY: Final = VOCABULARY.verb("play_card", CARDS, "card")


class State:
    """Eight facts about each province, the money of each seat, and whose turn it is."""

    def __init__(self) -> None:
        places = range(len(PROVINCES))
        self.facts = [[(place * 7 + fact) % 6 for place in places] for fact in range(FACTS)]
        self.money = [10] * len(SEATS)
        self.turn = 0

    def clone(self) -> "State":
        """Return an independent copy."""
        other = State.__new__(State)
        other.facts = [facts.copy() for facts in self.facts]
        other.money = self.money.copy()
        other.turn = self.turn
        return other

    def data(self) -> dict[str, Any]:
        """Return every field as plain data."""
        return dict(vars(self))


def _segment(t: Table[State]) -> Play[None]:
    for _ in range(SEGMENT):
        yield from _turn(t)


def _turn(t: Table[State]) -> Play[None]:
    s = t.state
    seat = s.turn % len(SEATS)
    answer = yield t.ask(seat, "large", lambda: _menu(s, seat))
    place = answer % len(PROVINCES)
    for near in (place, (place + 1) % len(PROVINCES), (place + 17) % len(PROVINCES)):
        facts = s.facts[answer % FACTS]
        facts[near] = (facts[near] + 1) % 6
    s.money[seat] = (s.money[seat] + place) % 40
    t.say("large-done", seat=SEATS[seat], province=PROVINCES[place])
    t.say("large-money", seat=SEATS[seat], money=s.money[seat])
    s.turn += 1


def _menu(s: State, seat: int) -> Menu:
    deeds = [_deed(s, seat, number, verb) for number, verb in enumerate(DEEDS)]
    hand = range(seat, len(CARDS), 12)
    return (*deeds, Choice(PLAY, hand), Choice(VOCABULARY.pass_))


def _deed(s: State, seat: int, number: int, verb: Verb) -> Choice:
    forts, owners = s.facts[FORT], s.facts[OWNER]

    def judge(place: int) -> Verdict:
        return ALLOWED if _is_weak(s, number, place) else TOO_STRONG

    def cost(place: int, bill: Bill | None) -> int:
        price = charge(bill, "large-price", 1 + forts[place])
        return price if owners[place] == seat else price + charge(bill, "large-foreign", 2)

    return Choice(verb, range(len(PROVINCES)), judge, cost=cost)


def _is_weak(s: State, deed: int, place: int) -> bool:
    return (s.facts[FORT][place] + place + deed) % 5 < 3


def _view(s: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    shown = public or {
        "turn": s.turn,
        "money": s.money.copy(),
        "provinces": list(zip(*s.facts, strict=True)),
        "hand": None,
    }
    return shown if seat is None else {**shown, "hand": list(CARDS[seat::60])}


def _nothing(_s: State, _seat: int = 0, _luck: Chance | None = None) -> None: ...


def _seats(_options: Mapping[str, str]) -> tuple[str, ...]:
    return SEATS


def _setup(_options: Mapping[str, str]) -> State:
    return State()


def _result(s: State) -> Result | None:
    return Result((0,), "large") if s.turn >= TURNS else None


LARGE: Final = Game(
    id="large",
    version=1,
    seats=_seats,
    options=(),
    vocabulary=VOCABULARY,
    setup=_setup,
    segment=_segment,
    result=_result,
    view=_view,
    redeal=_nothing,
    judge=lambda _s, _seat: 0.0,
    check=_nothing,
    endings=("large",),
    folder=Path(__file__).parent,
)


def play_large(answers: int) -> Table[State]:
    """Return a game of so many answers."""
    table = Table.open(LARGE, seed="large")
    for number in range(answers):
        place = number * 11 % len(PROVINCES)
        deeds = (deed for deed in range(number, number + 10) if _is_weak(table.state, deed, place))
        table.answer_known(number % len(SEATS), DEEDS[next(deeds) % 10](place))
    return table
