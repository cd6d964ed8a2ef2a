"""How near a player is to what hardly ever happens: some cards, peaces, and ends of the game."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.price_of_power.components.cards import IDEA_TYPE, idea
from greatpowers.games.price_of_power.components.tables import (
    LARGE_TOWNS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
    Seat,
)
from greatpowers.games.price_of_power.landmarks_needs import NEARLY, courted
from greatpowers.games.price_of_power.landmarks_roads import holds_card, players_war, to_own
from greatpowers.games.price_of_power.rules import research, vassals
from greatpowers.games.price_of_power.rules.deals import for_sale
from greatpowers.games.price_of_power.rules.mats import opponents, power_of
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    has,
    large_towns,
    realms_in,
    small_towns,
    tokens_of,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.relations import (
    at_peace,
    at_war_with,
    at_war_with_all,
    is_enemy,
)
from greatpowers.games.price_of_power.rules.scoring import ENOUGH_AHEAD, ENOUGH_PRESTIGE
from greatpowers.games.price_of_power.rules.victory import taken_from
from greatpowers.games.price_of_power.state import State

OCCUPIED: Final = 0.7
"""As how much of a Town counts one that is only occupied."""
PARTS_OF_PACTS: Final = (
    *("alliance", "marriage", "money", "province", "victor", "province returned"),
    *("province set free", "influence given up", "claim given up", "alliance given up"),
)
"""What a negotiated peace can say."""


def _ambush(s: State, seat: Seat) -> float:
    return 0.4 * holds_card(s, seat, "ambush") + 0.5 * players_war(s, seat)


def _one_step_ahead(s: State, seat: Seat) -> float:
    return 0.4 * holds_card(s, seat, "one_step_ahead") + 0.5 * players_war(s, seat)


def _immunity(s: State, seat: Seat) -> float:
    """Return how near a player is to knowing what makes Covert Actions against him dearer."""
    number = idea("free_press")
    if has(s.knows[number], seat):
        return 0.7
    price = max(1, research.price(s, seat, number))
    saved = min(1.0, power_of(s, seat, IDEA_TYPE[number]) / price)
    return (0.3 if number in s.grid else 0.1) + 0.2 * saved


def _pact(s: State, seat: Seat) -> float:
    """Return how near a player is to a peace with another: a war, and something to talk about."""
    foes = [other for other in opponents(s, seat) if at_war_with(s, seat, s.realm[other])]
    taken = any(taken_from(s, seat, [s.realm[other]]) for other in foes)
    return 0.5 * players_war(s, seat) + 0.4 * taken


def _succession(s: State, seat: Seat) -> float:
    """Return how near a player is to securing a disputed succession: a war, and the Capital."""
    found = 0.0
    for other in tokens_of(s.disputed, seat):
        way = 0.3 * is_enemy(s, seat, other) + 0.3 * to_own(s, seat, capital_of(s, other))
        found = max(found, 0.4 + way)
    return found


def _great_lead(s: State, seat: Seat) -> float:
    """Return how near a lead is that ends the game."""
    best = max(s.prestige[other] for other in opponents(s, seat))
    ahead = min(ENOUGH_AHEAD, s.prestige[seat] - best) / ENOUGH_AHEAD
    return max(0.0, min(ENOUGH_PRESTIGE, s.prestige[seat]) / ENOUGH_PRESTIGE + ahead) / 2


def _whole_world(s: State, seat: Seat) -> float:
    """Return how much of all Towns and Vassals of a player is on the map; what is to come counts.

    That is what he occupies, what others may sell him, and whom he courts.
    """
    large = min(LARGE_TOWNS, large_towns(s, seat))
    small = min(SMALL_TOWNS, small_towns(s, seat))
    subjects = min(VASSAL_TOKENS, vassal_tokens(s, seat))
    lacking = LARGE_TOWNS + SMALL_TOWNS - large - small
    offered = sum(len(for_sale(s, other, seat)) for other in opponents(s, seat))
    coming = OCCUPIED * len(s.occupied[seat])
    coming += (0.5 if at_peace(s, seat) else 0.2) * min(lacking, offered)
    coming += 0.5 * bool(at_war_with_all(s, seat))
    if subjects < VASSAL_TOKENS:
        coming += 0.5 * _next_subject(s, seat, VASSAL_TOKENS - subjects)
    every = LARGE_TOWNS + SMALL_TOWNS + VASSAL_TOKENS
    return min(NEARLY, (large + small + subjects + coming) / every)


def _next_subject(s: State, seat: Seat, most: int) -> float:
    """Return how many Vassal tokens of some are near, by the realm that is courted best."""
    realms = {other for where in {*s.influence[seat]} for other in realms_in(s, where)}
    found = 0.0
    for other in {*realms, *tokens_of(s.allied, seat)}:
        tax = vassals.tax_of(s, other)
        if tax <= most:
            found = max(found, tax * courted(s, seat, other))
    return found


RARE: Final[dict[str, Callable[[State, Seat], float]]] = {
    "card: ambush": _ambush,
    "card: one_step_ahead": _one_step_ahead,
    "covert: immunity": _immunity,
    "term: secure_succession": _succession,
    "ending: great_lead": _great_lead,
    "ending: whole_world": _whole_world,
    **{f"pact: {part}": _pact for part in PARTS_OF_PACTS},
}
