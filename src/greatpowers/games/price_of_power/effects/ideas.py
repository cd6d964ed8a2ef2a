"""Ideas and goals by cards: research, the display, lasting changes (16.3.8, 8.1, 17.3)."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    IDEA_TYPE,
    IS_BASIC,
    Idea,
    Milestone,
    idea,
)
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, POWERS, Power, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects.asking import pick
from greatpowers.games.price_of_power.effects.modifiers import (
    NO_TRADE,
    UNTIL,
    change_for_a_while,
    modifier,
)
from greatpowers.games.price_of_power.effects.reading import Reading
from greatpowers.games.price_of_power.effects.script import Effect, card_read, keep_named, verb
from greatpowers.games.price_of_power.rules import marriages, milestones, research
from greatpowers.games.price_of_power.rules.mats import power_of, spend_power
from greatpowers.games.price_of_power.rules.ownership import minus
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NAME_IDEA, NAME_MILESTONE, PASS
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_KNOWN_ABROAD: Final = refuse("no-idea-not-known-abroad", "16.3.8")
TOO_DEAR: Final = refuse("no-idea-too-dear", "16.3.8", "opens-power")
NOT_IN_PLAY: Final = refuse("no-idea-not-in-play", "8.1", "opens-later-age")
ANOTHER_TYPE: Final = refuse("no-idea-another-type", "16.3.8")


class Terms:
    """On what terms a card lets one research: which Ideas, and for how much."""

    __slots__ = ("discount", "is_free", "known_abroad", "named", "power", "price")

    def __init__(self, effect: Effect) -> None:
        name = effect.word("idea")
        self.named: Idea = NOBODY if name is None else idea(name)
        kind = effect.word("type")
        self.power: Power = NOBODY if kind is None else POWERS.index(kind)
        self.price: int | None = effect.word("price")
        self.discount = _discount(effect.word("discount", 0))
        self.is_free = bool(effect.word("free"))
        self.known_abroad = bool(effect.word("known_to_opponent"))

    def candidates(self, s: State) -> list[Idea]:
        """Return the Ideas among which one may choose."""
        return s.grid.copy() if self.named == NOBODY else [self.named]

    @rule("16.3.8", "R102")
    def cost(self, s: State, seat: Seat, number: Idea, bill: Bill | None = None) -> int:
        """Return what an Idea costs on these terms, never more than it does without them."""
        if self.is_free:
            return 0
        usual = research.price(s, seat, number, less=self.discount)
        if self.price is not None and self.price < usual:
            return charge(bill, "bill-card-price", self.price)
        return research.price(s, seat, number, bill, less=self.discount)

    @rule("16.3.8", "8.0")
    def judge(self, s: State, seat: Seat, number: Idea) -> Verdict:
        """Say whether a player may research an Idea on these terms."""
        if self.power not in (NOBODY, IDEA_TYPE[number]):
            return ANOTHER_TYPE
        if self.known_abroad and not minus(s.knows[number], seat):
            return NOT_KNOWN_ABROAD
        if number not in s.grid and number not in s.idea_decks[IDEA_TYPE[number]]:
            return NOT_IN_PLAY
        verdict = research.judge_idea(s, seat, number)
        if verdict is not ALLOWED:
            return verdict
        enough = power_of(s, seat, IDEA_TYPE[number]) >= self.cost(s, seat, number)
        return ALLOWED if enough else TOO_DEAR


def _discount(value: int | dict[str, int]) -> int:
    return value if isinstance(value, int) else value["any"]


@verb("research")
@rule("5.1.4", "8.1", "16.3.8")
def research_idea(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Research an Idea now, on the terms of the card, or never."""
    s = t.state
    terms = Terms(effect)
    if not any(terms.judge(s, seat, number) is ALLOWED for number in terms.candidates(s)):
        return
    answer = yield t.ask(
        seat,
        "ask-effect-research",
        lambda: research_menu(s, seat, terms),
        cite="16.3.8",
        default=PASS(),
        public=True,
        card=card_read(s),
    )
    if answer == PASS():
        return
    number = NAME_IDEA.target(answer)
    spend_power(s, seat, IDEA_TYPE[number], terms.cost(s, seat, number))
    keep_named(s)
    research.RESEARCH_TASK.begin(s.agenda, seat, number)


def research_menu(s: State, seat: Seat, terms: Terms) -> Menu:
    """Offer the Ideas that a card lets one research, each paid in the power of its type."""
    return [Choice(PASS), *(_ideas_of(s, seat, terms, power) for power in ALL_POWERS)]


def _ideas_of(s: State, seat: Seat, terms: Terms, power: Power) -> Choice:
    return Choice(
        NAME_IDEA,
        [number for number in terms.candidates(s) if IDEA_TYPE[number] == power],
        lambda number: terms.judge(s, seat, number),
        cost=None if terms.is_free else lambda number, bill: terms.cost(s, seat, number, bill),
        paid_in=POWERS[power],
    )


# -- the display (8.1) ---------------------------------------------------------------------------


@verb("idea_row")
@rule("8.1")
def idea_row(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> Play[None]:
    """Add Ideas of different types to the display, by choice or at random."""
    s = t.state
    types = [power for power in ALL_POWERS if s.idea_decks[power]]
    for _ in range(min(int(effect.word("number")), len(types))):
        if effect.word("pick"):
            decks = [number for power in types for number in s.idea_decks[power]]
            number = yield from pick(
                t, seat, "ask-effect-show-idea", NAME_IDEA, sorted(decks), cite="8.1"
            )
            research.show(t, number)
        else:
            number = research.show_next(t, t.chance.pick(types))
        types.remove(IDEA_TYPE[number])


@verb("refresh_display")
@rule("17.3", "8.1")
def refresh_display(t: PriceTable, seat: Seat, effect: Effect, reading: Reading) -> Play[None]:
    """Replace open Milestones and Ideas that nobody has by others of their kind, if one likes."""
    s = t.state
    most = int(effect.word("number")) + modifier(s, reading.you, "comet_refresh")
    for left in range(most, 0, -1):
        answer = yield t.ask(
            seat,
            "ask-effect-refresh",
            lambda: refresh_menu(s, effect.word("what")),
            cite="17.3",
            default=PASS(),
            public=True,
            card=card_read(s),
            left=left,
        )
        if answer == PASS():
            return
        _replace(t, answer)


def refresh_menu(s: State, what: Sequence[str]) -> Menu:
    """Offer the Milestones and Ideas that can be replaced, and to stop."""
    return (
        Choice(PASS),
        Choice(NAME_MILESTONE, _open_milestones(s) if "milestones" in what else ()),
        Choice(NAME_IDEA, _open_ideas(s) if "ideas" in what else ()),
    )


def _replace(t: PriceTable, answer: int) -> None:
    """Replace a Milestone or an Idea by another of its kind."""
    if answer in NAME_MILESTONE:
        milestones.replace(t, NAME_MILESTONE.target(answer))
        return
    number = NAME_IDEA.target(answer)
    research.show_next(t, IDEA_TYPE[number])
    research.put_back(t.state, number)


def _open_milestones(s: State) -> list[Milestone]:
    kinds = enumerate(s.milestones)
    return [m for kind, m in kinds if m != NOBODY and s.milestone_decks[kind]]


def _open_ideas(s: State) -> list[Idea]:
    return [
        number
        for number in s.grid
        if not IS_BASIC[number] and not s.knows[number] and s.idea_decks[IDEA_TYPE[number]]
    ]


# -- what changes (8.0) --------------------------------------------------------------------------


@verb("modifier")
@rule("8.0")
def change(t: PriceTable, seat: Seat, effect: Effect, _reading: Reading) -> None:
    """Begin a change: for a while as the card says; what an Idea changes lasts with its tag."""
    s = t.state
    name = effect.word("name")
    until = effect.word("until")
    if until is not None:
        who = seat
        if name == NO_TRADE:
            who = NOBODY if s.named_realm == NOBODY else s.seat_of[s.named_realm]
        if who != NOBODY:
            change_for_a_while(s, who, name, 1, UNTIL[until])
    elif name == "no_marriages":
        for realm in marriages.partners_of(s, seat):
            marriages.end_marriage(t, seat, realm, cite="11.2.2")
