"""14.3 Rebel Units: black Units in an Area, hostile to every player."""

from greatpowers.games.price_of_power.components.world import Area, area_text
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.kernel.rule import rule


@rule("14.3")
def raise_rebels(t: PriceTable, area: Area, number: int, *, cite: str) -> None:
    """Put Rebel Units into an Area."""
    if number > 0:
        t.state.rebels[area] += number
        t.say("log-rebels", n=number, area=area_text(area), cite=cite)


def remove_rebels(t: PriceTable, area: Area, number: int, *, cite: str) -> int:
    """Take Rebel Units off an Area, as far as there are; return how many were."""
    s = t.state
    gone = min(number, s.rebels[area])
    if gone > 0:
        s.rebels[area] -= gone
        t.say("log-rebels-gone", n=gone, area=area_text(area), cite=cite)
    return gone
