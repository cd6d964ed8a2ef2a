"""7.2 Characters: Rulers, Generals, Admirals and Advisors come, serve and go (5.2.1)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CARDS,
    IS_ADMIRAL,
    IS_ADVISOR,
    IS_ILL_AT_FIRST,
    IS_REGENT,
    SKILL,
    WAGE,
    Character,
    character_text,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    ARMIES,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.curia import controller
from greatpowers.games.price_of_power.rules.elections import call_election
from greatpowers.games.price_of_power.rules.hands import discard, take
from greatpowers.games.price_of_power.rules.mats import TYPES, realm_name
from greatpowers.games.price_of_power.rules.prices import by_ideas
from greatpowers.games.price_of_power.state import NO_CHARACTER, SEATS, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import (
    APPOINT,
    PASS,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

REGENCY_SKILL: Final = 1
CURIA_DISCOUNT: Final = 1
"""What the Papal Controller pays less for each Advisor in Phase 4 (19.2)."""

NOT_A_LEADER: Final = refuse("no-not-a-leader", "7.2.1")
ADMIRAL_ONLY: Final = refuse("no-admiral-only", "7.2.1")
HAS_A_RULER: Final = refuse("no-has-a-ruler", "7.2.3", "opens-interregnum")
SERVES_ALREADY: Final = refuse("no-serves-already", "5.2.1")


# -- who serves where ----------------------------------------------------------------------------


def advisors_of(s: State, seat: Seat) -> list[Character]:
    """Return the Advisors of a player."""
    serving = s.advisor[seat * TYPES : (seat + 1) * TYPES]
    return [character for character in serving if character != NO_CHARACTER]


def generals_of(s: State, seat: Seat) -> list[Character]:
    """Return the Generals of a player, a Ruler who leads an Army included."""
    serving = s.general[seat * ARMIES : (seat + 1) * ARMIES]
    return [character for character in serving if character != NO_CHARACTER]


def in_office(s: State, seat: Seat) -> list[Character]:
    """Return all characters of a player, each once."""
    ruler, admiral = s.ruler[seat], s.admiral[seat]
    found = [] if ruler == NO_CHARACTER else [ruler]
    if admiral != NO_CHARACTER:
        found.append(admiral)
    found += advisors_of(s, seat)
    found += [who for who in generals_of(s, seat) if who != ruler]
    return found


def serves(s: State, character: Character) -> Seat:
    """Return the player whom a character serves, else nobody."""
    for offices in (s.ruler, s.admiral, s.advisor, s.general):
        if character in offices:
            return offices.index(character) * SEATS // len(offices)
    return NOBODY


@rule("7.2.7", "R46")
def is_interregnum(s: State, seat: Seat) -> bool:
    """Say whether a realm has no Ruler. The Ruler card called Interregnum is one."""
    return s.ruler[seat] == NO_CHARACTER


# -- what they are worth -------------------------------------------------------------------------


@rule("7.1", "7.2.5", "7.2.7")
def skill(s: State, seat: Seat, power: Power, bill: Bill | None = None) -> int:
    """Return the Total Skill of a realm: its Ruler or regency, its Advisor and its Ideas."""
    if is_interregnum(s, seat):
        found = charge(bill, "bill-regency", REGENCY_SKILL)
    else:
        ruler = s.ruler[seat]
        found = charge(bill, "bill-character", SKILL[ruler][power], who=character_text(ruler))
    advisor = s.advisor[seat * len(POWERS) + power]
    if advisor != NO_CHARACTER:
        found += charge(bill, "bill-character", SKILL[advisor][power], who=character_text(advisor))
    return found + by_ideas(s, seat, f"power_{POWERS[power]}", bill)


@rule("7.2.5", "19.2")
def wage(s: State, seat: Seat, character: Character, bill: Bill | None = None) -> int:
    """Return what an Advisor costs in every Round (4.4.2)."""
    price = charge(bill, "bill-character", WAGE[character], who=character_text(character))
    if price and controller(s) == seat:
        price += charge(bill, "bill-curia", -CURIA_DISCOUNT)
    return price


# -- leaving office ------------------------------------------------------------------------------


def leave_office(s: State, seat: Seat, character: Character) -> None:
    """Take a character out of every office, and off the table."""
    if s.ruler[seat] == character:
        s.ruler[seat] = NO_CHARACTER
    if s.admiral[seat] == character:
        s.admiral[seat] = NO_CHARACTER
    leave_army(s, seat, character)
    for power in ALL_POWERS:
        if s.advisor[seat * len(POWERS) + power] == character:
            s.advisor[seat * len(POWERS) + power] = NO_CHARACTER
    s.ill = put(s.ill, character, False)
    if character < len(CARDS):
        discard(s, character)


def leave_army(s: State, seat: Seat, character: Character) -> None:
    """Take a character off the Army that he leads, if he does."""
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        if s.general[army] == character:
            s.general[army] = NO_CHARACTER


@rule("7.2.5", "7.4.3")
def dismiss(t: PriceTable, character: Character) -> None:
    """Discard an Advisor, a General or an Admiral."""
    retire(t, serves(t.state, character), character)


def retire(t: PriceTable, seat: Seat, character: Character) -> None:
    """Let a character leave office, and tell it."""
    s = t.state
    leave_office(s, seat, character)
    t.say("log-dismissed", power=realm_name(s, seat), who=character_text(character), cite="5.2.1")


@rule("R204")
def desert(t: PriceTable, character: Character) -> None:
    """Let a character leave whom he serves, if anybody; he stays as ill as he is."""
    seat, was_ill = serves(t.state, character), t.state.ill[character]
    if seat != NOBODY:
        retire(t, seat, character)
        t.state.ill = put(t.state.ill, character, was_ill)


@rule("7.2.6")
def make_ill(t: PriceTable, character: Character) -> None:
    """Give a character a token of Ill Health; the second kills."""
    s = t.state
    if s.ill[character]:
        kill(t, character)
        return
    s.ill = put(s.ill, character, True)
    seat = serves(s, character)
    t.say("log-falls-ill", power=realm_name(s, seat), who=character_text(character), cite="7.2.6")


@rule("7.2.6", "7.2.7")
def kill(t: PriceTable, character: Character) -> None:
    """Discard a character who dies; a Ruler is to be replaced at once if possible."""
    s = t.state
    seat = serves(s, character)
    was_ruler = s.ruler[seat] == character
    leave_office(s, seat, character)
    t.say("log-dies", power=realm_name(s, seat), who=character_text(character), cite="7.2.6")
    if was_ruler:
        lose_ruler(s, seat)


@rule("7.2.7", "18.9")
def lose_ruler(s: State, seat: Seat) -> None:
    """Let a Ruler from the hand follow one who is gone, then an Emperor's crown be voted on."""
    call_election(s, seat)
    SUCCESSION.begin(s.agenda, seat)


# -- Rulers --------------------------------------------------------------------------------------


@rule("7.2.2", "7.2.3", "18.9")
def replace_ruler(t: PriceTable, seat: Seat, character: Character) -> None:
    """Let a Ruler take the place of the present one, if there is one, who is discarded."""
    s = t.state
    old = s.ruler[seat]
    if old != NO_CHARACTER:
        leave_office(s, seat, old)
        call_election(s, seat)
    s.ruler[seat] = character
    s.ill = put(s.ill, character, s.ill[character] or IS_ILL_AT_FIRST[character])
    t.say("log-new-ruler", power=realm_name(s, seat), who=character_text(character), cite="7.2.2")


@rule("7.2.7", "16.3.11")
def depose(t: PriceTable, seat: Seat) -> None:
    """Discard a Ruler without a new one; a Leader from the hand may follow at once."""
    s = t.state
    if s.ruler[seat] != NO_CHARACTER:
        retire(t, seat, s.ruler[seat])
        lose_ruler(s, seat)


@rule("7.2.3", "5.2.1", "R46")
def judge_ruler(s: State, seat: Seat, character: Character) -> Verdict:
    """Say whether a new Leader may become Ruler: where there is none, or a regent."""
    if IS_ADVISOR[character]:
        return NOT_A_LEADER
    if IS_ADMIRAL[character]:
        return ADMIRAL_ONLY
    if serves(s, character) != NOBODY:
        return SERVES_ALREADY
    return ALLOWED if lacks_ruler(s, seat) else HAS_A_RULER


@rule("7.2.3", "R46")
def lacks_ruler(s: State, seat: Seat) -> bool:
    """Say whether a realm has no Ruler, or a regent in the place of one."""
    return is_interregnum(s, seat) or IS_REGENT[s.ruler[seat]]


def come(s: State, seat: Seat, character: Character) -> None:
    """Take the card of a character out of the hand, or off the discards."""
    if character < len(CARDS) and serves(s, character) == NOBODY:
        take(s, seat, character)


@rule("7.2.7", "5.2.3", "5.2.1")
def succeed(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a player whose Ruler is gone appoint a Leader from the hand, in reaction."""
    s = t.state
    (seat,) = affair.numbers
    if not is_interregnum(s, seat):
        return
    if s.hand[seat]:
        answer = yield t.ask(
            seat,
            "ask-succession",
            lambda: [
                Choice(PASS),
                Choice(APPOINT, s.hand[seat].copy(), lambda card: judge_ruler(s, seat, card)),
            ],
            cite="7.2.7",
            default=PASS(),
        )
        if answer in APPOINT:
            come(s, seat, APPOINT.target(answer))
            replace_ruler(t, seat, APPOINT.target(answer))
            return
    t.say("log-interregnum", power=realm_name(s, seat), cite="7.2.7")


SUCCESSION: Final = AGENDA.task("succession", succeed)
"""About a seat whose Ruler is gone."""
