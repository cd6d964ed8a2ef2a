"""7.2 Characters: Rulers, Generals, Admirals and Advisors come, serve and go (5.2.1)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CARDS,
    CHARACTER_ON,
    COMMAND_PRICE,
    IS_ADMIRAL,
    IS_ADVISOR,
    IS_ILL_AT_FIRST,
    IS_REGENT,
    SKILL,
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
from greatpowers.games.price_of_power.rules.curia import controller
from greatpowers.games.price_of_power.rules.hands import discard, take
from greatpowers.games.price_of_power.rules.mats import TYPES, power_of, power_text, realm_name
from greatpowers.games.price_of_power.rules.prices import DUCATS, NO_DUCATS, NO_POWER, by_ideas, pay
from greatpowers.games.price_of_power.state import NO_CHARACTER, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import (
    APPOINT,
    AS_ADMIRAL,
    AS_ADVISOR,
    AS_GENERAL,
    AS_RULER,
    DISMISS,
    PASS,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import Bill, charge
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

REGENCY_SKILL: Final = 1
CURIA_DISCOUNT: Final = 1
"""What the Papal Controller pays less for each Advisor in Phase 4 (19.2)."""

NOT_A_LEADER: Final = refuse("no-not-a-leader", "7.2.1")
NOT_AN_ADVISOR: Final = refuse("no-not-an-advisor", "7.2.5")
NOT_THAT_FIELD: Final = refuse("no-not-that-field", "7.2.5")
ADMIRAL_ONLY: Final = refuse("no-admiral-only", "7.2.1")
HAS_A_RULER: Final = refuse("no-has-a-ruler", "7.2.3", "opens-interregnum")
SERVES_ALREADY: Final = refuse("no-serves-already", "5.2.1")
LEADS_IT_ALREADY: Final = refuse("no-leads-it-already", "7.2.4")
MOVED_ALREADY: Final = refuse("no-moved-already", "R57", "opens-next-turn")
GENERALS_STAY_ON_LAND: Final = refuse("no-generals-stay-on-land", "7.2.4")
RULERS_STAY: Final = refuse("no-rulers-stay", "7.2.3")


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
    alone = (s.ruler[seat], s.admiral[seat])
    found = dict.fromkeys((*alone, *advisors_of(s, seat), *generals_of(s, seat)))
    return [who for who in found if who != NO_CHARACTER]


def serves(s: State, character: Character) -> Seat:
    """Return the player whom a character serves, else nobody."""
    for offices, each in ((s.ruler, 1), (s.admiral, 1), (s.advisor, TYPES), (s.general, ARMIES)):
        if character in offices:
            return offices.index(character) // each
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


def _leave(s: State, seat: Seat, character: Character) -> None:
    """Take a character out of every office, and off the table."""
    if s.ruler[seat] == character:
        s.ruler[seat] = NO_CHARACTER
    if s.admiral[seat] == character:
        s.admiral[seat] = NO_CHARACTER
    _leave_army(s, seat, character)
    for power in ALL_POWERS:
        if s.advisor[seat * len(POWERS) + power] == character:
            s.advisor[seat * len(POWERS) + power] = NO_CHARACTER
    s.ill[character] = False
    if character < len(CARDS):
        discard(s, character)


def _leave_army(s: State, seat: Seat, character: Character) -> None:
    for army in range(seat * ARMIES, (seat + 1) * ARMIES):
        if s.general[army] == character:
            s.general[army] = NO_CHARACTER


@rule("7.2.5", "7.4.3")
def dismiss(t: PriceTable, character: Character) -> None:
    """Discard an Advisor, a General or an Admiral."""
    _retire(t, serves(t.state, character), character)


def _retire(t: PriceTable, seat: Seat, character: Character) -> None:
    s = t.state
    _leave(s, seat, character)
    t.say("log-dismissed", power=realm_name(s, seat), who=character_text(character), cite="5.2.1")


@rule("7.2.6")
def make_ill(t: PriceTable, character: Character) -> None:
    """Give a character a token of Ill Health; the second kills."""
    s = t.state
    if s.ill[character]:
        kill(t, character)
        return
    s.ill[character] = True
    seat = serves(s, character)
    t.say("log-falls-ill", power=realm_name(s, seat), who=character_text(character), cite="7.2.6")


@rule("7.2.6", "7.2.7")
def kill(t: PriceTable, character: Character) -> None:
    """Discard a character who dies; a Ruler is to be replaced at once if possible."""
    s = t.state
    seat = serves(s, character)
    was_ruler = s.ruler[seat] == character
    _leave(s, seat, character)
    t.say("log-dies", power=realm_name(s, seat), who=character_text(character), cite="7.2.6")
    if was_ruler:
        SUCCESSION.begin(s.agenda, seat)


# -- Rulers --------------------------------------------------------------------------------------


@rule("7.2.2", "7.2.3")
def replace_ruler(t: PriceTable, seat: Seat, character: Character) -> None:
    """Let a Ruler take the place of the present one, if there is one, who is discarded."""
    s = t.state
    old = s.ruler[seat]
    if old != NO_CHARACTER:
        _leave(s, seat, old)
    s.ruler[seat] = character
    s.ill[character] = s.ill[character] or IS_ILL_AT_FIRST[character]
    t.say("log-new-ruler", power=realm_name(s, seat), who=character_text(character), cite="7.2.2")


@rule("7.2.7", "16.3.11")
def depose(t: PriceTable, seat: Seat) -> None:
    """Discard a Ruler without a new one; a Leader from the hand may follow at once."""
    s = t.state
    if s.ruler[seat] != NO_CHARACTER:
        _retire(t, seat, s.ruler[seat])
        SUCCESSION.begin(s.agenda, seat)


@rule("7.2.3", "5.2.1", "R46")
def judge_ruler(s: State, seat: Seat, character: Character) -> Verdict:
    """Say whether a new Leader may become Ruler: where there is none, or a regent."""
    if IS_ADVISOR[character]:
        return NOT_A_LEADER
    if IS_ADMIRAL[character]:
        return ADMIRAL_ONLY
    ruler = s.ruler[seat]
    if serves(s, character) != NOBODY:
        return SERVES_ALREADY
    return ALLOWED if ruler == NO_CHARACTER or IS_REGENT[ruler] else HAS_A_RULER


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
            _come(s, seat, APPOINT.target(answer))
            replace_ruler(t, seat, APPOINT.target(answer))
            return
    t.say("log-interregnum", power=realm_name(s, seat), cite="7.2.7")


SUCCESSION: Final = AGENDA.task("succession", succeed)
"""About a seat whose Ruler is gone."""


# -- appointing (5.2.1) --------------------------------------------------------------------------


def _come(s: State, seat: Seat, character: Character) -> None:
    """Take the card of a character out of the hand, or off the discards."""
    if character < len(CARDS) and serves(s, character) == NOBODY:
        take(s, seat, character)


@rule("5.2.1", "7.2.5")
def judge_advisor(character: Character, field: Power) -> Verdict:
    """Say whether a character can be an Advisor in a field."""
    if not IS_ADVISOR[character]:
        return NOT_AN_ADVISOR
    return ALLOWED if field in fields_of_advisor(character) else NOT_THAT_FIELD


@rule("5.2.1", "7.2.4", "9.4", "R57")
def judge_general(s: State, seat: Seat, character: Character, army: int, free: bool) -> Verdict:
    """Say whether a character may lead one of the Armies; who serves changes once in a Turn."""
    if IS_ADVISOR[character]:
        return NOT_A_LEADER
    if IS_ADMIRAL[character]:
        return ADMIRAL_ONLY
    if s.general[seat * ARMIES + army] == character:
        return LEADS_IT_ALREADY
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
    price = 0 if free else command_price(s, character)
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
    if judge_ruler(s, seat, character):
        return ALLOWED
    if serves(s, character) == NOBODY:
        return _judge_command(s, seat, character, free=False)
    found = (judge_general(s, seat, character, army, free=True) for army in range(ARMIES))
    return ALLOWED if any(found) else MOVED_ALREADY


def appoint_choices(s: State, seat: Seat) -> list[Choice]:
    """Offer the characters on the cards in hand, and Generals and the Ruler for other Armies."""
    found = [CHARACTER_ON[card] for card in s.hand[seat]]
    leaders = [who for who in found if not IS_ADVISOR[who]]
    movable = [who for who in (s.ruler[seat], *generals_of(s, seat)) if who != NO_CHARACTER]
    return [
        Choice(
            APPOINT,
            [who for who in found if IS_ADVISOR[who]],
            lambda who: judge_appointment(s, seat, who),
            cost=lambda who, bill: first_wage(who, bill),
            paid_in=DUCATS,
        ),
        Choice(
            APPOINT,
            [*leaders, *dict.fromkeys(movable)],
            lambda who: judge_appointment(s, seat, who),
        ),
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
    _come(s, seat, character)
    if answer in AS_RULER:
        replace_ruler(t, seat, character)
    elif answer in AS_ADVISOR:
        _advise(t, seat, character, AS_ADVISOR.target(answer))
    elif answer in AS_GENERAL:
        _lead_army(t, seat, character, AS_GENERAL.target(answer))
    else:
        _lead_fleet(t, seat, character)


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
def _lead_army(t: PriceTable, seat: Seat, character: Character, army: int) -> None:
    """Let a General lead an Army; one who did so before moves to a free Army, or is discarded."""
    s = t.state
    if serves(s, character) != NOBODY:
        s.moved.append(character)
    _leave_army(s, seat, character)
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
        _retire(t, seat, before)


@rule("7.2.4", "9.4")
def _lead_fleet(t: PriceTable, seat: Seat, character: Character) -> None:
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
    _leave_army(s, seat, character)
    t.say("log-leaves-army", power=realm_name(s, seat), who=character_text(character), cite="9.4")
