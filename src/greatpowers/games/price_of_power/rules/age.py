"""4.6 The end of an Age: new Events, Milestones and Ideas; Marriages score, and one ends."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ALL_IDEAS,
    IDEA_AGE,
    IDEA_TYPE,
    IS_BASIC,
    Age,
    Idea,
    idea_text,
)
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, DIP, POWERS, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules import event_deck, milestones
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.marriages import end_marriage, partners_of
from greatpowers.games.price_of_power.rules.mats import (
    gain_prestige,
    in_turn_order,
    power_of,
    realm_name,
    spend_power,
)
from greatpowers.games.price_of_power.rules.milestones import milestone_text
from greatpowers.games.price_of_power.rules.ownership import (
    is_npr,
    owned_areas,
    owns_area,
    tax_income,
)
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    END_MARRIAGE,
    KEEP_MARRIAGES,
    NAME_IDEA,
    NAME_MILESTONE,
    PASS,
    SWAP_IDEA,
    SWAP_MILESTONE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

KEEPING_PRICE: Final = 2
"""The DIP to keep all Marriages at the end of an Age."""

TOO_LITTLE_DIP: Final = refuse("no-cannot-keep-marriages", "4.6", "opens-power")
DECK_IS_EMPTY: Final = refuse("no-empty-deck", "4.6")


def next_age(s: State) -> Age:
    """Return the Age that follows; nobody knows one after the last."""
    return next((age for age in s.ages if age > s.age), NOBODY)


@rule("17.2.2", "17.3.1")
def note_age(s: State) -> None:
    """Remember how things stand when an Age begins, and forget who was beaten in the last one.

    Missions and Milestones compare with it, and ask for victories of the Age or of the Round.
    """
    for seat in range(s.players):
        s.won[seat] = []
        s.tax_then[seat] = tax_income(s, seat)
        s.areas_then[seat] = [area for area in owned_areas(s, seat) if owns_area(s, seat, area)]


@rule("4.6")
def open_age(t: PriceTable, _affair: Affair) -> None:
    """Lay out the Events, Milestones and Ideas of the next Age."""
    s = t.state
    before = t.look()
    s.age = next_age(s)
    s.round = 0
    event_deck.prepare(t, s.age)
    milestones.prepare(t, s.age)
    s.new_ideas = renew_ideas(t)
    note_age(s)
    t.moment("age", (before,), "log-age", age=f"age-{s.age}", cite="4.6")


@rule("4.6", "8.0", "R90")
def renew_ideas(t: PriceTable) -> list[Idea]:
    """Replace what nobody has researched by others of its type; the Ideas of the Age join in.

    Those that are replaced go back to their deck afterwards.
    """
    s = t.state
    new: list[Idea] = []
    for power in ALL_POWERS:
        deck = s.idea_decks[power]
        deck += [each for each in ALL_IDEAS if IDEA_TYPE[each] == power and IDEA_AGE[each] == s.age]
        old = [each for each in s.grid if IDEA_TYPE[each] == power and is_open(s, each)]
        for each in old:
            if deck:
                replacement = t.chance.take(deck)
                s.grid[s.grid.index(each)] = replacement
                new.append(replacement)
        deck += [each for each in old if each not in s.grid]
        t.chance.shuffle(deck)
    for each in new:
        t.say("log-new-idea", idea=idea_text(each), cite="4.6")
    return new


def is_open(s: State, idea: Idea) -> bool:
    """Say whether an Idea is neither Basic nor researched by anybody."""
    return not IS_BASIC[idea] and not s.knows[idea]


# -- the last player's exchange ------------------------------------------------------------------


@rule("4.6")
def last_player(s: State) -> Seat:
    """Return who alone has the least Prestige on the track; nobody if some have as little."""
    seats = s.seated
    least = min(s.prestige[seat] for seat in seats)
    last = [seat for seat in seats if s.prestige[seat] == least]
    return last[0] if len(last) == 1 else NOBODY


def exchange_menu(s: State) -> Menu:
    """Offer the new Ideas and Milestones that could be replaced."""
    return [
        Choice(PASS),
        Choice(SWAP_IDEA, s.new_ideas, lambda idea: _judge(s.idea_decks[IDEA_TYPE[idea]])),
        Choice(
            SWAP_MILESTONE,
            s.milestones,
            lambda milestone: _judge(s.milestone_decks[s.milestones.index(milestone)]),
        ),
    ]


def _judge(deck: list[int]) -> Verdict:
    return ALLOWED if deck else DECK_IS_EMPTY


@rule("4.6")
def exchange(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let the last player replace a new Idea or Milestone by a card of the matching deck."""
    s = t.state
    seat = last_player(s)
    if seat == NOBODY:
        return
    answer = yield t.ask(
        seat, "ask-exchange", lambda: exchange_menu(s), cite="4.6", default=PASS(), public=True
    )
    if answer in SWAP_IDEA:
        yield from _swap_idea(t, seat, SWAP_IDEA.target(answer))
    elif answer in SWAP_MILESTONE:
        milestone = SWAP_MILESTONE.target(answer)
        deck = s.milestone_decks[s.milestones.index(milestone)]
        other = yield from choose(
            t,
            seat,
            "ask-exchange-for",
            NAME_MILESTONE,
            sorted(deck),
            cite="4.6",
            card=milestone_text(milestone),
        )
        milestones.exchange(t, milestone, other)
    s.new_ideas = []


def _swap_idea(t: PriceTable, seat: Seat, idea: Idea) -> Play[None]:
    s = t.state
    deck = s.idea_decks[IDEA_TYPE[idea]]
    name = idea_text(idea)
    other = yield from choose(
        t, seat, "ask-exchange-for", NAME_IDEA, sorted(deck), cite="4.6", card=name
    )
    deck[deck.index(other)] = idea
    t.chance.shuffle(deck)
    s.grid[s.grid.index(idea)] = other
    t.say("log-new-idea", idea=idea_text(other), cite="4.6")


# -- Marriages -----------------------------------------------------------------------------------


@rule("4.6")
def score_marriages(t: PriceTable, _affair: Affair) -> None:
    """Give one Prestige to everybody with a Marriage, who then ends one or pays to keep them."""
    s = t.state
    for seat in in_turn_order(s):
        if partners_of(s, seat):
            gain_prestige(t, seat, 1, cite="4.6")
    for seat in reversed(in_turn_order(s)):
        if partners_of(s, seat):
            END_OF_MARRIAGE.begin(s.agenda, seat)


@rule("4.6")
def end_one_marriage(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a player end a Marriage, with a realm without a player if there is one, or pay DIP."""
    s = t.state
    (seat,) = affair.numbers
    partners = partners_of(s, seat)
    partners = [realm for realm in partners if is_npr(s, realm)] or partners
    if not partners:
        return
    answer = yield t.ask(
        seat,
        "ask-end-marriage",
        lambda: [
            Choice(END_MARRIAGE, partners),
            Choice(
                KEEP_MARRIAGES,
                whole=ALLOWED if power_of(s, seat, DIP) >= KEEPING_PRICE else TOO_LITTLE_DIP,
                cost=lambda _, bill: charge(bill, "bill-marriages", KEEPING_PRICE),
                paid_in=POWERS[DIP],
            ),
        ],
        cite="4.6",
        default=KEEP_MARRIAGES(),
        public=True,
    )
    if answer in END_MARRIAGE:
        end_marriage(t, seat, END_MARRIAGE.target(answer), cite="4.6")
    else:
        spend_power(s, seat, DIP, KEEPING_PRICE)
        t.say("log-keeps-marriages", power=realm_name(s, seat), n=KEEPING_PRICE, cite="4.6")


END_OF_MARRIAGE: Final = AGENDA.task("end_of_marriage", end_one_marriage)
"""About a seat."""
END_OF_AGE: Final = AGENDA.task("end_of_age", open_age, exchange, score_marriages)
