"""5.1.1 The Event Action, which everybody takes once a Round; and Events nobody took (16.4)."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    CHARACTERS,
    EVENT_REALM,
    RULER_ON,
    Event,
)
from greatpowers.games.price_of_power.components.scenarios import EVENTS_EACH
from greatpowers.games.price_of_power.components.tables import ADM, Seat
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.effects import script
from greatpowers.games.price_of_power.effects.cards import EVENT_SCRIPTS
from greatpowers.games.price_of_power.effects.choices import option_menu, option_text, pay_option
from greatpowers.games.price_of_power.rules import characters, covert
from greatpowers.games.price_of_power.rules.actions import ACTIONS
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.event_deck import event_text, open_events, turn_up
from greatpowers.games.price_of_power.rules.mats import (
    gain_ducats,
    power_of,
    realm_name,
    spend_power,
)
from greatpowers.games.price_of_power.rules.symbols import SYMBOLS_TASK
from greatpowers.games.price_of_power.state import NO_CHARACTER, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import OPTION, TAKE_EVENT
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, refuse
from greatpowers.kit.asking import yes_or_no

DUCATS_ADDED: Final = 2
"""What is put on every other open Event when one is taken."""
LATE_RULER: Final = 2
"""The ADM for a Ruler on an Event that nobody took."""
NO_OPTION: Final = -1

EVENT_TAKEN: Final = refuse("no-event-taken", "4.2.2", "opens-event-taken")
NOT_OPEN: Final = refuse("no-event-not-open", "5.1.1", "opens-event-not-open")


# -- taking an Event (4.2.2, 5.1.1) --------------------------------------------------------------


@rule("4.2.2")
def events_owed(s: State, seat: Seat) -> int:
    """Return how many Events a player must still take this Round."""
    return EVENTS_EACH[s.scenario] - s.taken[seat]


def event_choice(s: State, seat: Seat) -> Choice:
    """Offer the open Events to who has not taken his."""
    whole = ALLOWED if events_owed(s, seat) > 0 else EVENT_TAKEN
    return Choice(TAKE_EVENT, open_events(s), whole=whole, beyond=NOT_OPEN)


@ACTIONS.on(TAKE_EVENT)
def take_event(t: PriceTable, seat: Seat, event: Event) -> None:
    """Begin the Event Action."""
    EVENT.begin(t.state.agenda, seat, event)


@rule("5.1.1")
def take(t: PriceTable, affair: Affair) -> None:
    """Take an Event with its Ducats, put some on the others, and read what always happens."""
    s = t.state
    seat, event = affair.numbers
    place = s.row.index(event)
    del s.row[place]
    ducats = s.row_ducats.pop(place)
    s.face_up -= 1
    s.taken[seat] += 1
    s.events_gone.append(event)
    s.named_area = s.named_realm = NOBODY
    s.is_ruler_rejected = False
    t.say("log-takes-event", power=realm_name(s, seat), event=event_text(event), cite="5.1.1")
    gain_ducats(t, seat, ducats, cite="5.1.1")
    for other in range(s.face_up):
        s.row_ducats[other] += DUCATS_ADDED
    affair.note(seat, event, ducats, NO_OPTION)
    script.read(s, EVENT_SCRIPTS[event].always, seat, event, ducats)


# -- options (16.3) ------------------------------------------------------------------------------


@rule("16.3")
def choose_option(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose one option of the Event and pay for it; a covert one can be countered."""
    s = t.state
    seat, event, ducats, _ = affair.numbers
    options = EVENT_SCRIPTS[event].options
    if not options:
        return
    answer = yield t.ask(
        seat,
        "ask-event-option",
        lambda: option_menu(s, seat, options),
        cite="16.3",
        default=OPTION(0),
        public=True,
        event=event_text(event),
    )
    chosen = OPTION.target(answer)
    affair.note(seat, event, ducats, chosen)
    t.say("log-option", power=realm_name(s, seat), option=option_text(chosen), cite="16.3")
    pay_option(t, seat, options[chosen])
    if options[chosen].is_covert:
        covert.WINDOW.begin(s.agenda, seat, NOBODY, TAKE_EVENT(event))


@rule("16.3", "6.2.4")
def read_option(t: PriceTable, affair: Affair) -> None:
    """Read the option that was chosen, unless it was countered."""
    seat, event, ducats, chosen = affair.numbers
    if affair.heard:
        t.say("log-option-countered", cite="6.2.4")
    elif chosen != NO_OPTION:
        script.read(t.state, EVENT_SCRIPTS[event].options[chosen].script, seat, event, ducats)


def resolve_symbols(t: PriceTable, affair: Affair) -> None:
    """Resolve the symbols at the foot of the Event."""
    seat, event, *_ = affair.numbers
    SYMBOLS_TASK.begin(t.state.agenda, event, seat)


# -- Rulers (5.1.1, 16.3.11) ---------------------------------------------------------------------


def ruler_offered(s: State, event: Event) -> tuple[Seat, int]:
    """Return who may have the Ruler on an Event, and the Ruler; nobody if there is none."""
    owner = NOBODY if EVENT_REALM[event] == NOBODY else s.seat_of[EVENT_REALM[event]]
    ruler = RULER_ON[event]
    return (NOBODY, NO_CHARACTER) if ruler == NOBODY else (owner, ruler)


@rule("5.1.1", "16.3.11")
def crown(t: PriceTable, affair: Affair) -> Play[None]:
    """Give the Ruler on the card to his realm: its own player must take him, another may."""
    s = t.state
    seat, event, *_ = affair.numbers
    owner, ruler = ruler_offered(s, event)
    if owner == NOBODY:
        return
    if s.is_ruler_rejected:
        characters.depose(t, owner)
        return
    accepts = owner == seat or (
        yield from yes_or_no(
            t,
            owner,
            "ask-take-ruler",
            cite="5.1.1",
            default=True,
            character=f"character-{CHARACTERS[ruler]}",
        )
    )
    if accepts:
        characters.replace_ruler(t, owner, ruler)


# -- Events that nobody took (4.2.3, 16.4) -------------------------------------------------------


@rule("4.2.3", "5.1.1")
def finish(t: PriceTable, _affair: Affair) -> None:
    """After the last Event Action resolve what is left; else turn up the next Event."""
    s = t.state
    if any(events_owed(s, seat) > 0 for seat in s.seated):
        turn_up(t)
        return
    for event in reversed(s.row):
        UNPICKED.begin(s.agenda, event)
    s.events_gone += s.row
    s.row = []
    s.row_ducats = []
    s.face_up = 0


@rule("16.4")
def resolve_unpicked(t: PriceTable, affair: Affair) -> None:
    """Resolve the symbols of an Event that nobody took by themselves; its text does nothing."""
    (event,) = affair.numbers
    t.say("log-unpicked-event", event=event_text(event), cite="16.4")
    SYMBOLS_TASK.begin(t.state.agenda, event, NOBODY)


@rule("16.4", "R87")
def crown_late(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the player of its realm have the Ruler on such an Event for ADM."""
    s = t.state
    (event,) = affair.numbers
    owner, ruler = ruler_offered(s, event)
    if owner == NOBODY or power_of(s, owner, ADM) < LATE_RULER:
        return
    if (
        yield from t.ask_if(
            owner,
            "ask-late-ruler",
            cite="16.4",
            character=f"character-{CHARACTERS[ruler]}",
            n=LATE_RULER,
        )
    ):
        spend_power(s, owner, ADM, LATE_RULER)
        characters.replace_ruler(t, owner, ruler)


EVENT: Final = AGENDA.task(
    "event", take, choose_option, read_option, resolve_symbols, crown, finish
)
"""About a seat and the Event it takes."""
UNPICKED: Final = AGENDA.task("unpicked", resolve_unpicked, crown_late)
"""About an Event."""
