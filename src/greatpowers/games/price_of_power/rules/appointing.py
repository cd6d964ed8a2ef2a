"""5.2.1 Appoint Advisor or Leader: offices are taken, changed and left (7.2.4, 7.2.5, 9.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CHARACTER_ON,
    COMMAND_PRICE,
    IS_ADMIRAL,
    IS_ADVISOR,
    IS_REGENT,
    WAGE,
    Character,
    character_text,
    fields_of_advisor,
)
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    ARMIES,
    MIL,
    POWERS,
    Power,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.actions import MINOR
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.characters import (
    ADMIRAL_ONLY,
    NOT_A_LEADER,
    come,
    dismiss,
    generals_of,
    in_office,
    judge_ruler,
    lacks_ruler,
    leave_army,
    replace_ruler,
    retire,
    serves,
)
from greatpowers.games.price_of_power.rules.mats import power_of, power_text, realm_name
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_DUCATS, NO_POWER, pay
from greatpowers.games.price_of_power.state import NO_CHARACTER, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    APPOINT,
    AS_ADMIRAL,
    AS_ADVISOR,
    AS_GENERAL,
    AS_RULER,
    DISMISS,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NOT_AN_ADVISOR: Final = refuse("no-not-an-advisor", "7.2.5")
NOT_THAT_FIELD: Final = refuse("no-not-that-field", "7.2.5")
LEADS_IT_ALREADY: Final = refuse("no-leads-it-already", "7.2.4")
MOVED_ALREADY: Final = refuse("no-moved-already", "R57", "opens-next-turn")
GENERALS_STAY_ON_LAND: Final = refuse("no-generals-stay-on-land", "7.2.4")
REGENTS_STAY: Final = refuse("no-regent-leads", "R108", "opens-ruler")
RULERS_STAY: Final = refuse("no-rulers-stay", "7.2.3")


# -- who may take which office -------------------------------------------------------------------


@rule("5.2.1", "7.2.5")
def judge_advisor(character: Character, field: Power) -> Verdict:
    """Say whether a character can be an Advisor in a field."""
    if not IS_ADVISOR[character]:
        return NOT_AN_ADVISOR
    return ALLOWED if field in fields_of_advisor(character) else NOT_THAT_FIELD


@rule("5.2.1", "7.2.4", "9.4", "9.4.2", "R57", "R108")
def judge_general(s: State, seat: Seat, character: Character, army: int, free: bool) -> Verdict:
    """Say whether a character may lead one of the Armies; who serves changes once in a Turn."""
    if IS_ADVISOR[character]:
        return NOT_A_LEADER
    if IS_ADMIRAL[character]:
        return ADMIRAL_ONLY
    if s.general[seat * ARMIES + army] == character:
        return LEADS_IT_ALREADY
    if IS_REGENT[character]:
        return REGENTS_STAY
    if character in s.moved:
        return MOVED_ALREADY
    return _judge_command(s, seat, character, free)


@rule("5.2.1", "7.2.4", "9.4")
def judge_admiral(s: State, seat: Seat, character: Character, free: bool) -> Verdict:
    """Say whether a character may lead the Fleet: no General and no Ruler may."""
    if IS_ADVISOR[character]:
        return NOT_A_LEADER
    if serves(s, character) != NOBODY:
        return GENERALS_STAY_ON_LAND
    return _judge_command(s, seat, character, free)


def _judge_command(s: State, seat: Seat, character: Character, free: bool) -> Verdict:
    return _judge_price(s, seat, 0 if free else command_price(s, character))


def _judge_price(s: State, seat: Seat, price: int) -> Verdict:
    return ALLOWED if power_of(s, seat, MIL) >= price else NO_POWER[MIL]


@rule("7.2.4", "9.4")
def command_price(s: State, character: Character, bill: Bill | None = None) -> int:
    """Return the MIL for a General or an Admiral; whoever serves already is moved free."""
    if serves(s, character) != NOBODY:
        return 0
    return charge(bill, "bill-command", COMMAND_PRICE[character])


def first_wage(character: Character, bill: Bill | None = None) -> int:
    """Return what an Advisor costs at once."""
    return charge(bill, "bill-character", WAGE[character], who=character_text(character))


@rule("5.2.1", "7.2.1")
def judge_appointment(s: State, seat: Seat, character: Character) -> Verdict:
    """Say whether a character of the hand, a General or the Ruler can be given some office."""
    if IS_ADVISOR[character]:
        return ALLOWED if s.ducats[seat] >= first_wage(character) else NO_DUCATS
    if serves(s, character) == NOBODY:
        return judge_newcomer(s, seat, character)
    return judge_move(s, seat, character)


@rule("5.2.1", "7.2.1")
def judge_newcomer(s: State, seat: Seat, character: Character) -> Verdict:
    """Say whether a leader who serves nobody can be given some office."""
    if lacks_ruler(s, seat) and not IS_ADMIRAL[character]:
        return ALLOWED
    return _judge_price(s, seat, COMMAND_PRICE[character])


@rule("5.2.1", "7.2.1")
def judge_move(s: State, seat: Seat, character: Character) -> Verdict:
    """Say whether a General or the Ruler can be given another Army."""
    if IS_REGENT[character]:
        return REGENTS_STAY
    can_lead = any(judge_general(s, seat, character, army, free=True) for army in range(ARMIES))
    return ALLOWED if can_lead else MOVED_ALREADY


def appoint_choices(s: State, seat: Seat) -> list[Choice]:
    """Offer the characters on the cards in hand, and Generals and the Ruler for other Armies."""
    found = [CHARACTER_ON[card] for card in s.hand[seat]]
    leaders = [who for who in found if not IS_ADVISOR[who]]
    ruler = s.ruler[seat]
    movable = [] if ruler == NO_CHARACTER else [ruler]
    movable += [who for who in generals_of(s, seat) if who != ruler]
    return [
        Choice(
            APPOINT,
            [who for who in found if IS_ADVISOR[who]],
            lambda who: judge_appointment(s, seat, who),
            cost=lambda who, bill: first_wage(who, bill),
            paid_in=DUCATS,
        ),
        Choice(APPOINT, leaders, lambda who: judge_newcomer(s, seat, who)),
        Choice(APPOINT, movable, lambda who: judge_move(s, seat, who)),
    ]


@MINOR.on(APPOINT)
def appoint(t: PriceTable, seat: Seat, character: Character) -> None:
    """Begin to appoint a character."""
    HIRE.begin(t.state.agenda, seat, character, 0)


def office_menu(s: State, seat: Seat, character: Character, free: bool) -> Menu:
    """Offer the offices that a character can take, with what they cost."""
    return [
        Choice(AS_RULER, whole=judge_ruler(s, seat, character)),
        Choice(AS_ADVISOR, ALL_POWERS, lambda field: judge_advisor(character, field)),
        Choice(
            AS_GENERAL,
            range(ARMIES),
            lambda army: judge_general(s, seat, character, army, free),
            cost=lambda _, bill: 0 if free else command_price(s, character, bill),
            paid_in=POWERS[MIL],
        ),
        Choice(
            AS_ADMIRAL,
            whole=judge_admiral(s, seat, character, free),
            cost=lambda _, bill: 0 if free else command_price(s, character, bill),
            paid_in=POWERS[MIL],
        ),
    ]


@rule("5.2.1", "7.2.1", "7.2.5")
def hire(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose the office of a character, pay for it, and let the character take it."""
    s = t.state
    seat, character, free = affair.numbers
    fields = fields_of_advisor(character)
    if IS_ADVISOR[character] and len(fields) == 1:
        answer = AS_ADVISOR(fields[0])
    else:
        answer = yield t.ask(
            seat,
            "ask-office",
            lambda: office_menu(s, seat, character, bool(free)),
            cite="5.2.1",
            default=AS_RULER(),
            public=True,
            who=character_text(character),
        )
    if not free:
        _pay_for(s, seat, character, answer)
    come(s, seat, character)
    if answer in AS_RULER:
        replace_ruler(t, seat, character)
    elif answer in AS_ADVISOR:
        _advise(t, seat, character, AS_ADVISOR.target(answer))
    elif answer in AS_GENERAL:
        lead_army(t, seat, character, AS_GENERAL.target(answer))
    else:
        lead_fleet(t, seat, character)


def _pay_for(s: State, seat: Seat, character: Character, office: int) -> None:
    """Take what an office costs: nothing for a Ruler."""
    if office in AS_ADVISOR:
        pay(s, seat, MIL, 0, first_wage(character))
    elif office not in AS_RULER:
        pay(s, seat, MIL, command_price(s, character))


@rule("7.2.5")
def _advise(t: PriceTable, seat: Seat, character: Character, field: Power) -> None:
    """Let an Advisor serve in a field; one who did so before is discarded."""
    s = t.state
    place = seat * len(POWERS) + field
    if s.advisor[place] != NO_CHARACTER:
        dismiss(t, s.advisor[place])
    s.advisor[place] = character
    t.say(
        "log-new-advisor",
        power=realm_name(s, seat),
        who=character_text(character),
        type=power_text(field),
        cite="7.2.5",
    )


@rule("7.2.4", "9.4", "R57")
def lead_army(t: PriceTable, seat: Seat, character: Character, army: int) -> None:
    """Let a General lead an Army; one who did so before moves to a free Army, or is discarded."""
    s = t.state
    if serves(s, character) != NOBODY:
        s.moved.append(character)
    leave_army(s, seat, character)
    place = seat * ARMIES + army
    before = s.general[place]
    s.general[place] = character
    t.say(
        "log-new-general",
        power=realm_name(s, seat),
        who=character_text(character),
        n=army + 1,
        cite="7.2.4",
    )
    if before in (NO_CHARACTER, s.ruler[seat]):
        return
    mats = range(seat * ARMIES, (seat + 1) * ARMIES)
    free = [mat for mat in mats if s.general[mat] == NO_CHARACTER]
    if free:
        s.general[free[0]] = before
    else:
        retire(t, seat, before)


@rule("7.2.4", "9.4")
def lead_fleet(t: PriceTable, seat: Seat, character: Character) -> None:
    """Let an Admiral lead the Fleet; one who did so before is discarded."""
    s = t.state
    if s.admiral[seat] != NO_CHARACTER:
        dismiss(t, s.admiral[seat])
    s.admiral[seat] = character
    t.say("log-new-admiral", power=realm_name(s, seat), who=character_text(character), cite="7.2.4")


HIRE: Final = AGENDA.task("hire", hire)
"""About a seat, a character of its hand, of the discards or of an Event, and whether it is free."""


# -- dismissing (5.2.1) --------------------------------------------------------------------------


@rule("5.2.1", "7.2.3")
def judge_dismissal(s: State, seat: Seat, character: Character) -> Verdict:
    """Say whether a character may be dismissed; a Ruler only from the lead of an Army."""
    if s.ruler[seat] != character or character in generals_of(s, seat):
        return ALLOWED
    return RULERS_STAY


def dismiss_choice(s: State, seat: Seat) -> Choice:
    """Offer to dismiss those who serve."""
    return Choice(DISMISS, in_office(s, seat), lambda who: judge_dismissal(s, seat, who))


@rule("5.2.1", "9.4")
@MINOR.on(DISMISS)
def send_away(t: PriceTable, seat: Seat, character: Character) -> None:
    """Dismiss a character; a Ruler leaves the Army and goes on to rule."""
    s = t.state
    if s.ruler[seat] != character:
        dismiss(t, character)
        return
    leave_army(s, seat, character)
    t.say("log-leaves-army", power=realm_name(s, seat), who=character_text(character), cite="9.4")
