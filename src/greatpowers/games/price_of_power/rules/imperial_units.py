"""18.4.1 Imperial manpower: Units of the Empire that fight beside the Emperor."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import LAND, Area
from greatpowers.games.price_of_power.rules.battle_sides import (
    BOTH,
    EMPIRE,
    Battle,
    Party,
    Side,
    enemy_of,
    is_npr_party,
    realm_of_party,
)
from greatpowers.games.price_of_power.rules.empire import hre_areas, is_member
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import owned_areas
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import yes_or_no


@rule("18.4.1")
def may_fight_in(s: State, seat: Seat, area: Area) -> bool:
    """Say whether Imperial Units may fight in an Area for the Emperor.

    It belongs to the Empire, or is part of his realm and next to an Area of the Empire by land.
    """
    inside = hre_areas(s)
    if area in inside:
        return True
    return area in owned_areas(s, seat) and any(other in inside for other in LAND[area])


@rule("18.4.1")
def side_with_empire(b: Battle) -> Side | None:
    """Return the side of the Emperor in a Battle that Imperial Units may join; none if they cannot.

    They never fight members without players alone.
    """
    s = b.s
    emperor = s.emperor
    if not s.is_defending or not s.imperial_units or b.is_naval:
        return None
    for side in BOTH:
        if emperor in b.parties(side) and may_fight_in(s, emperor, b.place):
            against = b.parties(enemy_of(side))
            return None if all(_is_npr_member(s, party) for party in against) else side
    return None


def _is_npr_member(s: State, party: Party) -> bool:
    return is_npr_party(party) and is_member(s, realm_of_party(party))


@rule("18.4.1")
def send_imperial_units(b: Battle) -> None:
    """Let all Units of the Imperial pool fight beside the Emperor, if they may."""
    s = b.s
    side = side_with_empire(b)
    if side is not None:
        b.join(side, EMPIRE, s.imperial_units)
        s.imperial_units = 0


@rule("18.4.1")
def offer_imperial_units(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let the Emperor add the Units of the Imperial pool to a Battle as it begins."""
    s = t.state
    b = Battle(s)
    if side_with_empire(b) is None:
        return
    units = s.imperial_units
    wants = yield from yes_or_no(
        t,
        s.emperor,
        "ask-imperial-units",
        cite="18.4.1",
        default=True,
        place=b.place_text,
        n=units,
    )
    if wants:
        send_imperial_units(b)
        b.note_start(EMPIRE, [units])
        name = realm_name(s, s.emperor)
        t.say("log-imperial-units", power=name, place=b.place_text, n=units, cite="18.4.1")


@rule("18.4.1", "R168")
def withdraw_imperial_units(b: Battle) -> None:
    """Bring the Imperial Units that are left in a Battle back to the pool."""
    for side in BOTH:
        if EMPIRE in b.parties(side):
            place = b.parties(side).index(EMPIRE)
            b.s.imperial_units += b.hosts(side)[place]
            b.hosts(side)[place] = 0
