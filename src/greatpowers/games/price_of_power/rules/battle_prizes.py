"""9.9.5 Captured Ships: what the last roll turns from a casualty into a prize."""

from greatpowers.games.price_of_power.components.tables import (
    DOUBLE,
    HEAVY_SHIP,
    LIGHT_SHIP,
    SHIP_KINDS,
    Seat,
)
from greatpowers.games.price_of_power.rules.battle_dice import icons_of
from greatpowers.games.price_of_power.rules.battle_sides import (
    BOTH,
    DAMAGED,
    Battle,
    Side,
    enemy_of,
    is_player,
    leading,
    strength,
)
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.orders import ship_text
from greatpowers.games.price_of_power.rules.ships import left
from greatpowers.games.price_of_power.state import (
    NOT_DEPLOYED,
    SEATS,
    SHIPS_OF_FLEET,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import GIVE_SHIP
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose, yes_or_no


@rule("9.9.5")
def capture_ships(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let who has sunk all enemy Ships capture some: one for each double icon of the last roll."""
    b = Battle(t.state)
    if not b.is_naval:
        return
    for side in BOTH:
        if not strength(b, side) or strength(b, enemy_of(side)) or not is_player(leading(b, side)):
            continue
        for _ in range(icons_of(b.rolled(side))[DOUBLE]):
            yield from _capture(t, b, side)


def _capture(t: PriceTable, b: Battle, side: Side) -> Play[None]:
    """Turn a casualty of this Round into a prize; whoever lost it says which one."""
    s = b.s
    seat = leading(b, side)
    enemy = enemy_of(side)
    lost = [kind for kind in range(len(SHIP_KINDS)) if b.sunk(enemy, kind)]
    if not lost:
        return
    kind = lost[0]
    loser = b.parties(enemy)[0]
    if len(lost) > 1 and is_player(loser):
        kind = yield from choose(
            t,
            loser,
            "ask-give-ship",
            GIVE_SHIP,
            lost,
            cite="9.9.5",
            public=True,
            realm=realm_name(s, seat),
        )
    b.sink(enemy, kind, -1)
    if not can_take(s, seat, b.place, kind):
        return
    name = ship_text(kind)
    if (yield from yes_or_no(t, seat, "ask-take-ship", cite="9.9.5", default=True, ship=name)):
        take_prize(s, seat, b.place, kind)
        t.say("log-captures", power=realm_name(s, seat), ship=name, cite="9.9.5")


@rule("9.9.5", "9.10.3", "9.10.4")
def can_take(s: State, seat: Seat, zone: int, kind: int) -> bool:
    """Say whether a player has a Ship left for a prize, and where it goes: a Fleet, or the sea."""
    if not left(s, seat):
        return False
    return kind == LIGHT_SHIP or s.fleet_at[seat] in (zone, NOT_DEPLOYED)


@rule("9.9.5", "9.10.3")
def take_prize(s: State, seat: Seat, zone: int, kind: int) -> None:
    """Put a captured Ship into the Sea Zone, or into the Fleet; a Heavy Ship is damaged."""
    if kind == LIGHT_SHIP:
        s.ships[zone * SEATS + seat] += 1
        return
    s.fleet_at[seat] = zone
    s.fleet[seat * SHIPS_OF_FLEET + (DAMAGED if kind == HEAVY_SHIP else kind)] += 1
