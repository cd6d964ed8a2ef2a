"""2.2.1 and 2.2.2 Tokens and cubes that run out.

Whatever one gains is placed first. Who then has more on the table than there is chooses what comes
back: at the end of the Action or step (R70).
"""

from typing import Final

from greatpowers.games.price_of_power.components.cards import Card
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    CLAIM_TOKENS,
    CUBES,
    MOST_CB,
    MOST_CORES,
    Seat,
)
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import (
    cbs_of,
    claims_of,
    cores_of,
    drop_cb,
    drop_claim,
    drop_core,
)
from greatpowers.games.price_of_power.rules.curia import cardinals, lose_cardinal
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.mats import TYPES, power_of, realm_name, spend_power
from greatpowers.games.price_of_power.rules.ships import leave_ports
from greatpowers.games.price_of_power.state import (
    CLAIMS_PLACED,
    EVERYTHING,
    TWO_SMALL_TOWNS,
    TWO_VASSALS,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    GIVE_UP_CLAIM,
    GIVE_UP_INFLUENCE,
    RETURN_CARDINAL,
    RETURN_CB,
    RETURN_CHARGE,
    RETURN_COLONIST,
    RETURN_CORE,
    RETURN_POWER,
    VOCABULARY,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, refuse
from greatpowers.kit.deeds import Deeds

# -- how many are out ----------------------------------------------------------------------------

NO_COLONIST: Final = refuse("no-colonist", "2.2.2")
NO_CARDINAL: Final = refuse("no-cardinal", "2.2.2")


@rule("2.2.2")
def placed(s: State, seat: Seat) -> int:
    """Return how many cubes a player has on the table, those on covered slots included."""
    return laid_out(s, seat) + covered(s, seat)


def laid_out(s: State, seat: Seat) -> int:
    """Return how many cubes a player has on the table besides those on covered slots."""
    found = len(s.influence[seat]) + cardinals(s, seat) + s.colonists[seat]
    for power in range(TYPES):
        found += power_of(s, seat, power)
    for left in s.charges[seat]:
        found += left
    return found + s.has_changed_focus[seat]


@rule("2.2.2", "9.8")
def covered(s: State, seat: Seat) -> int:
    """Return how many slots of a player's tracks are covered, as others occupy his Provinces."""
    found = 0
    occupier = s.occupier
    for place in s.lands[seat]:
        if occupier[place] != NOBODY:
            found += 2 if s.disc[place] in (TWO_SMALL_TOWNS, TWO_VASSALS) else 1
    return found


@rule("2.2.2", "R70")
def too_many_cubes(s: State, seat: Seat) -> int:
    """Return how many cubes a player has to take back."""
    return max(0, placed(s, seat) - CUBES)


def has_too_many_cubes(s: State, seat: Seat) -> bool:
    """Say whether a player has to take cubes back; a Province covers two slots at most."""
    found = laid_out(s, seat)
    return found + 2 * len(s.lands[seat]) > CUBES and found + covered(s, seat) > CUBES


@rule("2.2.1", "R37", "R70")
def has_too_many_claims(s: State, seat: Seat) -> bool:
    """Say whether a player has more Claims, Cores and CB tokens out than there are."""
    cores, cbs = len(cores_of(s, seat)), len(cbs_of(s, seat))
    if cores > MOST_CORES or cbs > MOST_CB:
        return True
    return cores + cbs + len(claims_of(s, seat)) > CLAIM_TOKENS


# -- settling ------------------------------------------------------------------------------------


@rule("2.2.1", "2.2.2", "9.5.9", "R70")
def settle(t: PriceTable, changed: int = EVERYTHING) -> None:
    """Do what follows by itself after an Action or a step, in which some things have changed.

    Ships leave Ports that are friendly no more, and whoever has more cubes or tokens out than
    there are takes some back.
    """
    s = t.state
    leave_ports(t)
    for seat in range(s.players):
        if has_too_many_cubes(s, seat) and can_return_cube(s, seat):
            RETURN_CUBES.begin(s.agenda, seat)
        if changed & CLAIMS_PLACED and has_too_many_claims(s, seat):
            s.changed |= CLAIMS_PLACED
            RETURN_TOKENS.begin(s.agenda, seat)


@rule("2.2.2")
def return_cubes(t: PriceTable, affair: Affair) -> Play[None]:
    """Take back a cube of one's choice, until no more than thirty are out."""
    s = t.state
    (seat,) = affair.numbers
    number = too_many_cubes(s, seat)
    if number == 0 or not can_return_cube(s, seat):
        return
    answer = yield t.ask(
        seat, "ask-return-cube", lambda: cube_menu(s, seat), cite="2.2.2", public=True, n=number
    )
    affair.repeat()
    yield from RETURNS.carry_out(t, seat, answer)


def can_return_cube(s: State, seat: Seat) -> bool:
    """Say whether a player has a cube that may be taken: not Roma's, no mark, none on a slot."""
    return any(choice.any() for choice in cube_menu(s, seat))


@rule("2.2.2")
def cube_menu(s: State, seat: Seat) -> Menu:
    """Offer all cubes that may be taken back."""
    charged = [
        card for card, left in zip(s.display[seat], s.charges[seat], strict=True) if left > 0
    ]
    return [
        Choice(RETURN_POWER, [power for power in ALL_POWERS if power_of(s, seat, power)]),
        Choice(GIVE_UP_INFLUENCE, influence.areas_with(s, seat)),
        Choice(RETURN_COLONIST, whole=ALLOWED if s.colonists[seat] else NO_COLONIST),
        Choice(RETURN_CARDINAL, whole=ALLOWED if seat in s.cardinals else NO_CARDINAL),
        Choice(RETURN_CHARGE, charged),
    ]


RETURNS: Final[Deeds[State]] = Deeds(VOCABULARY)


@RETURNS.on(RETURN_POWER)
def return_power(t: PriceTable, seat: Seat, power: int) -> None:
    """Take back one power of a type."""
    spend_power(t.state, seat, power, 1)
    _say_returned(t, seat)


@RETURNS.on(GIVE_UP_INFLUENCE)
def return_influence(t: PriceTable, seat: Seat, area: int) -> None:
    """Take back Influence from an Area."""
    influence.remove(t, seat, area, 1, cite="2.2.2")


@RETURNS.on(RETURN_COLONIST)
def return_colonist(t: PriceTable, seat: Seat, _: int) -> None:
    """Take back a Colonist."""
    t.state.colonists[seat] -= 1
    _say_returned(t, seat)


@RETURNS.on(RETURN_CARDINAL)
def return_cardinal(t: PriceTable, seat: Seat, _: int) -> None:
    """Take back the rightmost of one's Cardinals."""
    lose_cardinal(t, seat, cite="2.2.2")


@RETURNS.on(RETURN_CHARGE)
def return_charge(t: PriceTable, seat: Seat, card: Card) -> None:
    """Take a charge off a Display card; without any it is discarded (6.2.1)."""
    s = t.state
    place = s.display[seat].index(card)
    s.charges[seat][place] -= 1
    if s.charges[seat][place] == 0:
        del s.display[seat][place]
        del s.charges[seat][place]
        discard(s, card)
    _say_returned(t, seat)


def _say_returned(t: PriceTable, seat: Seat) -> None:
    t.say("log-cube-returned", power=realm_name(t.state, seat), cite="2.2.2")


@rule("2.2.1", "R37")
def return_tokens(t: PriceTable, affair: Affair) -> Play[None]:
    """Take back Claims, Cores or CB tokens of one's choice, until there are enough."""
    s = t.state
    (seat,) = affair.numbers
    if not has_too_many_claims(s, seat):
        return
    answer = yield t.ask(
        seat, "ask-return-claim", lambda: token_menu(s, seat), cite="2.2.1", public=True
    )
    affair.repeat()
    if answer in RETURN_CORE:
        drop_core(t, seat, RETURN_CORE.target(answer))
    elif answer in RETURN_CB:
        drop_cb(t, seat, RETURN_CB.target(answer))
    else:
        drop_claim(t, seat, GIVE_UP_CLAIM.target(answer), cite="2.2.1")


@rule("2.2.1", "R37")
def token_menu(s: State, seat: Seat) -> Menu:
    """Offer the tokens that may be taken back: of the kind there are too many of, else any."""
    cores, cbs = cores_of(s, seat), cbs_of(s, seat)
    if len(cores) > MOST_CORES:
        return [Choice(RETURN_CORE, cores)]
    if len(cbs) > MOST_CB:
        return [Choice(RETURN_CB, cbs)]
    return [
        Choice(GIVE_UP_CLAIM, claims_of(s, seat)),
        Choice(RETURN_CORE, cores),
        Choice(RETURN_CB, cbs),
    ]


RETURN_CUBES: Final = AGENDA.task("return_cubes", return_cubes)
RETURN_TOKENS: Final = AGENDA.task("return_tokens", return_tokens)
