"""4.6 The end of an Age, and what is remembered of its beginning."""

from greatpowers.games.price_of_power.rules.ownership import owned_areas, owns_area, tax_income
from greatpowers.games.price_of_power.state import State


def note_age(s: State) -> None:
    """Remember how things stand when an Age begins: Milestones compare with it."""
    for seat in range(s.players):
        s.tax_then[seat] = tax_income(s, seat)
        s.areas_then[seat] = [area for area in owned_areas(s, seat) if owns_area(s, seat, area)]
