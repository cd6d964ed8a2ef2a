"""9.6 to 9.9 Battles: what calls one, and the affair that fights it Round by Round.

**Parties.** Who fights is a small number: a *seat*; ``REBELS``; ``PIRATES``; ``EMPIRE``; or, from
``FIRST_NPR`` on, a realm without a player (``npr_party(realm)``). A side is a list of parties, the
one who leads it first: whoever attacks, and all who fight beside him; against them all his enemies
in the place.

**How to begin one.** When Units have come to a place, ask ``calls_land_battle`` or
``calls_naval_battle`` and, if so, ``begin_land_battle`` or ``begin_naval_battle``: this puts the
affair on the agenda. Several battles that come at once are all begun, in the reverse of the order
in which they are to be fought (naval battles last); realms without players divide their forces
among those that still wait (13.4.3). Who fights is found when the battle is fought, not when it
is begun.

**How it comes out.** The affair that waits hears ``ATTACKERS_WON``, ``DEFENDERS_WON`` or
``NOBODY_WON``. A battle with nobody to fight against ends with ``ATTACKERS_WON`` and nothing told.
"""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.price_of_power.components.tables import MIL, Seat
from greatpowers.games.price_of_power.components.world import (
    NOBODY,
    REALMS,
    Area,
    Node,
    Realm,
    Zone,
)
from greatpowers.games.price_of_power.effects.condition_realm import LAND_BATTLE, NAVAL_BATTLE
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle_actions import attacker_acts, defender_acts
from greatpowers.games.price_of_power.rules.battle_leaders import (
    attacker_appoints,
    attacker_commands,
    attacker_drills,
    attacker_rides,
    choose_main_defender,
    defender_appoints,
    defender_commands,
    defender_drills,
    defender_rides,
    discard_drawn,
    first_strike,
    roll_round,
    take_command,
    wound_leaders,
)
from greatpowers.games.price_of_power.rules.battle_prizes import capture_ships
from greatpowers.games.price_of_power.rules.battle_retreat import (
    attackers_retreat,
    defenders_retreat,
)
from greatpowers.games.price_of_power.rules.battle_sides import (
    AT_SEA,
    ATTACKERS,
    BOTH,
    DEFENDERS,
    FIRST_NPR,
    ON_LAND,
    PIRATES,
    Battle,
    Party,
    Side,
    end_battle,
    enemy_of,
    fighting,
    is_npr_party,
    is_player,
    kinds_of,
    leading,
    npr_party,
    party_text,
    realm_of_party,
    strength,
    units_of,
)
from greatpowers.games.price_of_power.rules.foes import (
    Call,
    gather,
    land_enemies,
    naval_enemies,
)
from greatpowers.games.price_of_power.rules.geography import any_ships
from greatpowers.games.price_of_power.rules.imperial_units import (
    offer_imperial_units,
    withdraw_imperial_units,
)
from greatpowers.games.price_of_power.rules.mats import gain_power
from greatpowers.games.price_of_power.rules.npr_defence import lords_in, lords_on
from greatpowers.games.price_of_power.rules.relations import is_enemy
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import (
    ACTIONS,
    FEAT_DONE,
    NO_CHARACTER,
    SEATS,
    PriceTable,
    State,
    put,
)
from greatpowers.kernel.agenda import NUMBERS, STEP, TASK, Affair
from greatpowers.kernel.rule import rule

__all__ = ("FIRST_NPR", "PIRATES", "Party", "npr_party")

ATTACKERS_WON: Final = 1
DEFENDERS_WON: Final = 2
NOBODY_WON: Final = 3
"""How a battle comes out."""


# -- what calls a Battle (9.7, 9.9) --------------------------------------------------------------


@rule("9.7")
def calls_land_battle(s: State, seat: Seat, area: Area) -> bool:
    """Say whether Units of a player in an Area have somebody to fight there."""
    return in_area(s, seat, area) > 0 and land_enemies(s, seat, area)


@rule("9.9")
def calls_naval_battle(s: State, seat: Seat, zone: Zone) -> bool:
    """Say whether Ships of a player in a Sea Zone have somebody to fight there."""
    return any_ships(s, seat, zone) > 0 and naval_enemies(s, seat, zone)


def begin_land_battle(
    s: State, area: Area, attacker: Party, origin: Area = NOBODY, units: int = 0
) -> None:
    """Begin a battle in an Area.

    The attacker is a player, ``REBELS`` or an NPR that invades with so many ``units``, which are
    not on the map: what is left of them stays as Rebels. ``origin`` is where the attackers came
    from (the Area from which they landed, too) and may go back to; whoever came from nowhere
    cannot retreat.
    """
    origins = [] if origin == NOBODY else [origin]
    BATTLE.begin(s.agenda, ON_LAND, area, attacker, NOBODY, units, *origins)


def begin_naval_battle(s: State, zone: Zone, attacker: Party, origins: Iterable[int] = ()) -> None:
    """Begin a battle in a Sea Zone.

    ``origins`` are the Sea Zones and Ports (``FIRST_PORT + province``) from which Ships came.
    """
    BATTLE.begin(s.agenda, AT_SEA, zone, attacker, NOBODY, 0, *origins)


@rule("9.9", "9.10.7")
def begin_pirate_battle(s: State, zone: Zone, attacker: Seat, node: Node) -> None:
    """Begin a battle of a player's Ships in a Sea Zone with the Pirates of a node next to it."""
    BATTLE.begin(s.agenda, AT_SEA, zone, attacker, node, 0)


# -- the sequence (9.6) --------------------------------------------------------------------------


def call_of(numbers: list[int]) -> Call:
    """Return what a Battle on the agenda is about."""
    kind, place, attacker, node, units, *origins = numbers
    return Call(kind, place, attacker, node, units, origins)


def waiting_battles(s: State, kind: int) -> list[int]:
    """Return where Battles of a kind still wait to be fought, the next one first (13.4.3)."""
    rows = [row for row in reversed(s.agenda) if row[TASK] == BATTLE.number and row[STEP] == 0]
    calls = [call_of(row[NUMBERS:]) for row in rows]
    return [call.place for call in calls if call.kind == kind and call.node == NOBODY]


@rule("9.6", "9.7", "9.9")
def open_affair(t: PriceTable, affair: Affair) -> None:
    """Find who fights; without anybody to fight against there is no Battle."""
    s = t.state
    call = call_of(affair.numbers)
    call.waiting = waiting_battles(s, call.kind)
    b = gather(s, call)
    if not strength(b, DEFENDERS) or not strength(b, ATTACKERS):
        end_battle(s)
        affair.end(ATTACKERS_WON)
        return
    if b.is_naval:
        _leave_slots(b)
    t.say("log-battle", place=b.place_text, cite="9.9" if b.is_naval else "9.7")
    for side in BOTH:
        for party in b.parties(side):
            b.note_start(party, kinds_of(b, side, party))
            t.say(
                "log-battle-attacks" if side == ATTACKERS else "log-battle-defends",
                power=party_text(s, party),
                place=b.place_text,
                n=units_of(b, side, party),
                cite="9.9" if b.is_naval else "9.7",
            )


@rule("9.5.6", "9.9", "12.3")
def _leave_slots(b: Battle) -> None:
    """Let the Ships that fight leave their Trade Protection slots."""
    s = b.s
    for party in (*b.parties(ATTACKERS), *b.parties(DEFENDERS)):
        if is_player(party):
            place = b.place * SEATS + party
            s.ships[place] += s.guards[place]
            s.guards[place] = 0


@rule("9.6")
def next_round(t: PriceTable, affair: Affair) -> None:
    """Fight another Round while both sides have something left."""
    b = Battle(t.state)
    if strength(b, ATTACKERS) and strength(b, DEFENDERS):
        b.open_round()
        affair.repeat()
        ROUND.begin(t.state.agenda)


@rule("9.7.7", "9.9.7", "13.4.10")
def close_affair(t: PriceTable, affair: Affair) -> None:
    """Announce who has won; those who came out of nowhere go, and the field is cleared."""
    s = t.state
    b = Battle(s)
    winner = _winner(b)
    if winner is None:
        t.moment("battle", (), "log-battle-nobody", place=b.place_text, cite="9.7.7")
        affair.end(NOBODY_WON)
    else:
        name = party_text(s, leading(b, winner))
        t.moment("battle", (), "log-battle-won", power=name, place=b.place_text, cite="9.7.7")
        _reward(t, b, winner)
        _press(b, winner)
        affair.end(ATTACKERS_WON if winner == ATTACKERS else DEFENDERS_WON)
    _go_home(b)
    end_battle(s)


def _winner(b: Battle) -> Side | None:
    """Return the side that has anything left; none if neither has."""
    return next((side for side in BOTH if strength(b, side)), None)


@rule("9.7.7", "9.9.7")
def _reward(t: PriceTable, b: Battle, winner: Side) -> None:
    """Note the victory; the Active Player gets 1 MIL for the first one of a Turn."""
    s = t.state
    seats = [party for party in fighting(b, winner) if is_player(party)]
    loser = _loser(b, enemy_of(winner))
    for seat in seats:
        s.won[seat] += [NAVAL_BATTLE if b.is_naval else LAND_BATTLE, loser, s.round]
        s.changed |= FEAT_DONE
    if s.phase == ACTIONS and s.turn in seats and not s.has_won:
        s.has_won = True
        gain_power(t, s.turn, MIL, 1, cite="9.9.7" if b.is_naval else "9.7.7")


def _loser(b: Battle, side: Side) -> Realm:
    party = b.parties(side)[0]
    if is_player(party):
        return b.s.realm[party]
    return realm_of_party(party) if is_npr_party(party) else NOBODY


@rule("13.4.10", "R121")
def _press(b: Battle, winner: Side) -> None:
    """Note that the NPRs of the place have hostile Units or Ships there from now on."""
    s = b.s
    lords = lords_on(s, b.place) if b.is_naval else lords_in(s, b.place)
    seats = [party for party in fighting(b, winner) if is_player(party)]
    pressed = s.blockaded if b.is_naval else s.pressed
    pressed += [
        b.place * len(REALMS) + lord
        for lord in lords
        if any(is_enemy(s, seat, lord) for seat in seats)
    ]


@rule("13.4.10", "13.5", "9.10.6", "18.4.1")
def _go_home(b: Battle) -> None:
    """Take NPR Units off, but leave those of an invader as Rebels; discard a Leader drawn.

    Imperial Units go back to their pool.
    """
    s = b.s
    invader = b.parties(ATTACKERS)[0]
    if is_npr_party(invader):
        s.rebels = put(s.rebels, b.place, s.rebels[b.place] + b.hosts(ATTACKERS)[0])
    withdraw_imperial_units(b)
    for side in BOTH:
        if b.leader(side) != NO_CHARACTER:
            discard_drawn(s, b.leader(side))


ROUND: Final = AGENDA.task(
    "battle_round",
    take_command,
    attacker_acts,
    defender_acts,
    roll_round,
    wound_leaders,
    capture_ships,
    attackers_retreat,
    defenders_retreat,
)
"""One Round of Battle; about nothing: who retreats is noted while it is asked."""

BATTLE: Final = AGENDA.task(
    "battle",
    open_affair,
    offer_imperial_units,
    choose_main_defender,
    attacker_appoints,
    defender_appoints,
    attacker_commands,
    defender_commands,
    attacker_drills,
    defender_drills,
    attacker_rides,
    defender_rides,
    first_strike,
    wound_leaders,
    next_round,
    close_affair,
)
"""About a kind of Battle, a place, who attacks, a node of Pirates, Units of an invader, origins."""
