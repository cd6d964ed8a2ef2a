"""14.3 Rebel Units: black Units in an Area, hostile to every player."""

from greatpowers.games.price_of_power.components.world import Area, area_text
from greatpowers.games.price_of_power.rules.battle import begin_land_battle
from greatpowers.games.price_of_power.rules.units import in_area
from greatpowers.games.price_of_power.state import REBELS, PriceTable, State, put
from greatpowers.kernel.rule import rule


@rule("14.3", "R201")
def raise_rebels(t: PriceTable, area: Area, number: int, *, cite: str) -> None:
    """Put Rebel Units into an Area; where players have Units, they fight."""
    if number > 0:
        t.state.rebels = put(t.state.rebels, area, t.state.rebels[area] + number)
        t.say("log-rebels", n=number, area=area_text(area), cite=cite)
        let_rebels_fight(t.state, area)


@rule("14.3", "9.7", "R130")
def let_rebels_fight(s: State, area: Area) -> None:
    """Let Rebels attack whatever Units players have in their Area, if wars are played."""
    is_met = any(in_area(s, seat, area) for seat in range(s.players))
    if s.has_war and s.rebels[area] and is_met:
        begin_land_battle(s, area, REBELS)


def remove_rebels(t: PriceTable, area: Area, number: int, *, cite: str) -> int:
    """Take Rebel Units off an Area, as far as there are; return how many were."""
    s = t.state
    gone = min(number, s.rebels[area])
    if gone > 0:
        s.rebels = put(s.rebels, area, s.rebels[area] - gone)
        t.say("log-rebels-gone", n=gone, area=area_text(area), cite=cite)
    return gone
