"""Who goes to war as a crusader, and what a Crusade brings whoever called it (19.3.2)."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import MERCENARY, Seat
from greatpowers.games.price_of_power.components.world import Realm, area_text
from greatpowers.games.price_of_power.rules.casus_belli import HOLY_WAR, is_infidel, reasons
from greatpowers.games.price_of_power.rules.crusade import commit, is_crusaded
from greatpowers.games.price_of_power.rules.mats import gain_prestige
from greatpowers.games.price_of_power.rules.ownership import has
from greatpowers.games.price_of_power.rules.recruiting import place_units
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import yes_or_no

PRESTIGE: Final = 1
HIRED: Final = {"infantry": 2}


@rule("19.3.2", "8.3.7", "R175")
def take_the_cross(
    t: PriceTable, seat: Seat, targets: list[Realm], *, by_event: bool
) -> Play[None]:
    """Commit a player who declares war by the Crusade; with another reason he may choose."""
    s = t.state
    foes = [realm for realm in targets if is_crusaded(s, seat, realm)]
    if not foes or has(s.committed, seat):
        return
    area = area_text(s.crusade)
    if not all(by_event or has_other_reason(s, seat, realm) for realm in foes) or (
        yield from yes_or_no(t, seat, "ask-take-the-cross", cite="R175", default=False, area=area)
    ):
        commit(t, seat)


@rule("R175")
def has_other_reason(s: State, seat: Seat, realm: Realm) -> bool:
    """Say whether something besides the Crusade justifies a player's war on a realm."""
    return is_infidel(s, seat, realm) or any(
        reason != HOLY_WAR for reason in reasons(s, seat, realm)
    )


@rule("19.3.2", "16.3.6")
def reward_caller(t: PriceTable, seat: Seat) -> None:
    """Give Prestige and Mercenaries to a player who begins the Crusade that he has called."""
    gain_prestige(t, seat, PRESTIGE, cite="19.3.2")
    place_units(t, seat, MERCENARY, HIRED)
