"""9.5.7 Light Ships join and leave the Fleet, where it begins and where it ends its movement."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import LIGHT_SHIP, SHIPS, Seat
from greatpowers.games.price_of_power.components.world import ALL_PROVINCES, ALL_ZONES
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.sailing import singles_at
from greatpowers.games.price_of_power.rules.ships import (
    FLEET_ROOM,
    PORT_ROOM,
    Berth,
    berth_text,
    berths,
    docked_at,
    in_fleet,
    port_size,
    put_into_port,
    put_to_sea,
    take_ship,
)
from greatpowers.games.price_of_power.state import (
    FIRST_PORT,
    NOT_DEPLOYED,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import LIGHT_SHIPS, REFIT_AT_SEA, REFIT_IN_PORT
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

NO_BERTHS: Final = refuse("no-refit-room", "9.5.9")
NOTHING_TO_REFIT: Final = refuse("no-refit-nothing", "9.5.7")
REFITTED: Final = refuse("no-refit-done", "9.5.7")
SO_MANY_ALREADY: Final = refuse("no-refit-same", "9.5.7")
NOT_SO_MANY: Final = refuse("no-refit-number", "9.5.7")


def lights_in(s: State, seat: Seat) -> int:
    """Return the Light Ships of a player's Fleet."""
    return s.fleet[seat * SHIPS_OF_FLEET + LIGHT_SHIP]


@rule("9.5.7", "9.10.4")
def refit_places(s: State, seat: Seat) -> list[Berth]:
    """Return where Light Ships can join or leave the Fleet, or form one if there is none."""
    at = s.fleet_at[seat]
    places = berths(s, seat) if at == NOT_DEPLOYED else [at]
    return [berth for berth in places if can_refit(s, seat, berth)]


def can_refit(s: State, seat: Seat, berth: Berth) -> bool:
    """Say whether the Fleet may have more or fewer Light Ships in a place than it has."""
    return any(judge_lights(s, seat, berth, number) for number in range(SHIPS + 1))


def refit_choices(s: State, seat: Seat, places: list[Berth], whole: Verdict) -> list[Choice]:
    """Offer to let Light Ships join or leave the Fleet in one of some places."""

    def judge(berth: Berth) -> Verdict:
        return ALLOWED if berth in places else NOTHING_TO_REFIT

    return [
        Choice(
            REFIT_AT_SEA,
            ALL_ZONES,
            judge,
            whole=whole,
            within=[each for each in places if each < FIRST_PORT],
        ),
        Choice(
            REFIT_IN_PORT,
            ALL_PROVINCES,
            lambda port: judge(FIRST_PORT + port),
            whole=whole,
            within=[each - FIRST_PORT for each in places if each >= FIRST_PORT],
        ),
    ]


@rule("9.5.7", "9.5.9")
def judge_lights(s: State, seat: Seat, berth: Berth, number: int) -> Verdict:
    """Say whether the Fleet may have so many Light Ships: a Port holds more of a Fleet alone."""
    lights, single = lights_in(s, seat), singles_at(s, seat, berth)
    if number == lights:
        return SO_MANY_ALREADY
    if number > lights + single:
        return NOT_SO_MANY
    if berth < FIRST_PORT:
        return ALLOWED
    port = berth - FIRST_PORT
    guests = [each for each in range(s.players) if each != seat]
    foreign = sum(docked_at(s, each, port) for each in guests)
    foreign += sum(in_fleet(s, each) for each in guests if s.fleet_at[each] == berth)
    lying = in_fleet(s, seat) + single
    size = port_size(s, port)
    is_alone = foreign == 0 and number == lights + single
    most = FLEET_ROOM if is_alone and size > 1 else PORT_ROOM * size
    return ALLOWED if lying + foreign <= most or number > lights else NO_BERTHS


@rule("9.5.7", "9.10.4")
def refit(t: PriceTable, affair: Affair) -> Play[None]:
    """Choose how many Light Ships the Fleet has from now on: numbers seat, Sea Zone or Port."""
    s = t.state
    seat, berth = affair.numbers
    answer = yield t.ask(
        seat,
        "ask-light-ships",
        lambda: [
            Choice(
                LIGHT_SHIPS,
                range(SHIPS + 1),
                lambda number: judge_lights(s, seat, berth, number),
            )
        ],
        cite="9.5.7",
        public=True,
        place=berth_text(berth),
        n=lights_in(s, seat),
    )
    set_lights(t, seat, berth, LIGHT_SHIPS.target(answer))


def set_lights(t: PriceTable, seat: Seat, berth: Berth, number: int) -> None:
    """Let single Light Ships join the Fleet, or some leave it, until it has so many."""
    s = t.state
    slot = seat * SHIPS_OF_FLEET + LIGHT_SHIP
    while s.fleet[slot] < number:
        take_ship(s, seat, berth)
        s.fleet[slot] += 1
    while s.fleet[slot] > number:
        s.fleet[slot] -= 1
        if berth >= FIRST_PORT:
            put_into_port(s, seat, berth - FIRST_PORT)
        else:
            put_to_sea(s, seat, berth)
    s.fleet_at[seat] = berth if in_fleet(s, seat) else NOT_DEPLOYED
    t.say("log-refits", power=realm_name(s, seat), n=number, place=berth_text(berth), cite="9.5.7")


REFIT: Final = AGENDA.task("refit_fleet", refit)
