"""16. The Event deck: two halves for each Age, and the row on the board (16.0 to 16.2, 3.1).

The top of the deck is its end. Of the row the first Events lie face up, as many as the state says.
"""

from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    EVENT_REALM,
    EVENT_ROWS,
    EVENTS,
    Age,
    Event,
)
from greatpowers.games.price_of_power.components.scenarios import (
    EVENTS_EACH,
    EVENTS_SHOWN,
    FACE_UP,
    halves,
)
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules.ownership import is_deserted
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.rule import rule

IS_X: Final = tuple(row["half"] == "X" for row in EVENT_ROWS)


def event_text(event: Event) -> str:
    """Return the text id of an Event's name."""
    return f"event-{EVENTS[event]}"


@rule("16.0", "16.0.1", "16.1", "3.1")
def prepare(t: PriceTable, age: Age) -> None:
    """Shuffle the halves of an Age's Events apart and put the first on the second.

    Which Events they are the scenario says: those of the time, those of the realms in play, and
    eight that watch over life and death.
    """
    s = t.state
    first, second = (list(half) for half in halves(s.scenario, age))
    if s.has_random_events:
        _mix(t, first, second)
    t.chance.shuffle(first)
    t.chance.shuffle(second)
    s.events = second + first


@rule("16.0.2")
def _mix(t: PriceTable, first: list[Event], second: list[Event]) -> None:
    """Deal the Events marked X to both halves, which stay as large (optional rule 6)."""
    loose = [event for event in (*first, *second) if IS_X[event]]
    t.chance.shuffle(loose)
    for half in (first, second):
        for place, event in enumerate(half):
            if IS_X[event]:
                half[place] = loose.pop()


@rule("16.2", "4.1.1")
def reveal(t: PriceTable) -> None:
    """Lay out the Events of a Round, the first of them face up."""
    s = t.state
    number = min(EVENTS_SHOWN[s.scenario], len(s.events))
    s.row = [s.events.pop() for _ in range(number)]
    s.row_ducats = [0] * number
    s.face_up = min(events_face_up(s), number)
    for event in open_events(s):
        t.say("log-event-open", event=event_text(event), cite="16.2")
    _remove_deserted(t)
    t.moment("events", (), "log-events-shown", cite="16.2")
    t.raise_wall()


@rule("16.2.1", "R222")
def events_face_up(s: State) -> int:
    """Return how many Events of a Round lie face up at first; one more by optional rule 7."""
    return FACE_UP[s.scenario] + s.has_more_events


def open_events(s: State) -> list[Event]:
    """Return the Events of the row that lie face up."""
    return s.row[: s.face_up]


def turn_up(t: PriceTable) -> None:
    """Turn the next Event of the row face up, if there is one."""
    s = t.state
    if s.face_up < len(s.row):
        s.face_up += 1
        t.say("log-event-open", event=event_text(s.row[s.face_up - 1]), cite="5.1.1")
        _remove_deserted(t)
        t.raise_wall()


@rule("21.0", "R41")
def _remove_deserted(t: PriceTable) -> None:
    """Remove open Events of realms whose players have left, as long as all can have theirs."""
    s = t.state
    for event in open_events(s):
        realm = EVENT_REALM[event]
        if realm != NOBODY and is_deserted(s, realm) and len(s.row) > _still_due(s):
            place = s.row.index(event)
            del s.row[place], s.row_ducats[place]
            s.face_up -= 1
            s.events_gone.append(event)
            t.say("log-event-deserted", event=event_text(event), cite="21.0")
    if not s.face_up:
        turn_up(t)


def _still_due(s: State) -> int:
    """Return how many Events players have to take this Round."""
    return sum(EVENTS_EACH[s.scenario] - s.taken[seat] for seat in s.seated)
