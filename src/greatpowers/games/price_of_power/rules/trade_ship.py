"""5.4.4, 9.5.8: a Light Ship moves to serve a Trade, and may push another off its slot."""

from typing import Final

from greatpowers.games.price_of_power.components.world import (
    zone_text,
)
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.mats import (
    clockwise,
    realm_name,
)
from greatpowers.games.price_of_power.rules.ships import (
    berth_text,
    destinations,
    free_slots,
    move_ship,
    pay_crossing,
    take_slot,
    to_menu,
)
from greatpowers.games.price_of_power.rules.trade_openings import useful_moves
from greatpowers.games.price_of_power.state import SEATS, PriceTable
from greatpowers.games.price_of_power.vocabulary import (
    MOVE_SHIP_TO,
    PASS,
    TAKE_SLOT_OF,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule


@rule("5.4.4", "9.5.8")
def sail(t: PriceTable, affair: Affair) -> Play[None]:
    """Move a Light Ship for a Trade: numbers seat, from where, nodes allowed."""
    s = t.state
    seat, berth, allowed = affair.numbers
    zones = useful_moves(s, seat, allowed)[berth]
    reached = destinations(s, seat, berth)
    zone = zones[0]
    if len(zones) > 1:
        answer = yield t.ask(
            seat,
            "ask-ship-to",
            lambda: to_menu(reached, zones),
            cite="9.5.8",
            public=True,
            place=berth_text(berth),
        )
        zone = MOVE_SHIP_TO.target(answer)
    was_full = free_slots(s, zone) <= 0
    yield from pay_crossing(t, seat, reached[zone])
    move_ship(t, seat, berth, zone)
    if not was_full:
        affair.end(zone + 1)
    affair.note(seat, zone)


@rule("5.4.4", "9.5.8", "12.3")
def push_off(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the moved Ship push one of an Opponent off a slot, as all are taken."""
    s = t.state
    seat, zone = affair.numbers
    affair.end(zone + 1)
    others = [other for other in clockwise(s, seat)[1:] if s.guards[zone * SEATS + other] > 0]
    if not others:
        return
    answer = yield t.ask(
        seat,
        "ask-take-slot",
        lambda: [Choice(PASS), Choice(TAKE_SLOT_OF, [s.realm[other] for other in others])],
        cite="9.5.8",
        default=PASS(),
        public=True,
        zone=zone_text(zone),
    )
    if answer in TAKE_SLOT_OF:
        other = s.seat_of[TAKE_SLOT_OF.target(answer)]
        take_slot(s, seat, zone, other)
        t.say("log-takes-slot", power=realm_name(s, seat), target=realm_name(s, other), cite="12.3")


SHIP_TASK: Final = AGENDA.task("trade_ship", sail, push_off)
"""The movement of a Ship in a Trade; comes out as zone + 1."""
