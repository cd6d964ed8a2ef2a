"""Wars without an Enemy: a realm that is no more, or is nobody's own, leaves them (10.4, 13.0)."""

from greatpowers.games.price_of_power.components.world import ALL_REALMS, NOBODY
from greatpowers.games.price_of_power.rules.empire import master_of
from greatpowers.games.price_of_power.rules.occupation import leave
from greatpowers.games.price_of_power.rules.ownership import is_npr
from greatpowers.games.price_of_power.rules.relations import is_enemy
from greatpowers.games.price_of_power.state import PriceTable, put
from greatpowers.kernel.rule import rule


@rule("10.4", "13.0", "13.2")
def forget(t: PriceTable) -> None:
    """Take War tokens off realms that are gone or are Vassals now; occupations end with them."""
    s = t.state
    for realm in ALL_REALMS:
        if s.war[realm] and s.seat_of[realm] == NOBODY and not is_npr(s, realm):
            s.war = put(s.war, realm, 0)
    for seat in range(s.players):
        for place in list(s.occupied[seat]):
            if not is_enemy(s, seat, master_of(s, place)):
                leave(t, place, cite="10.4")
