"""15.4 War events (10.5): when each may be played, and what it does if it is not cancelled."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from greatpowers.games.imperialism.cards.events import pay_per_territory
from greatpowers.games.imperialism.components import (
    ARMY,
    FLEET,
    GOLD,
    LAND,
    ORIENTAL,
    SHIPYARDS,
    SPICES,
    WEAPONS,
    Seat,
    card,
)
from greatpowers.games.imperialism.rules.payments import gain_ducats, take_from
from greatpowers.games.imperialism.rules.purchases import offer_level
from greatpowers.games.imperialism.rules.targets import choose_count
from greatpowers.games.imperialism.rules.tracks import power_text
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule

NAVAL_BLOCKADE: Final = card("naval_blockade")
ARMED_INTERVENTION: Final = card("armed_intervention")
GREEDY_PILLAGE: Final = card("greedy_pillage")
PATRIOTIC_RISING: Final = card("patriotic_rising")

DUCATS_PER_LEVEL: Final = 2
PILLAGE_RATES: Final = ((GOLD, 4), (ORIENTAL, 3), (SPICES, 2))
RISING_PRICE: Final = 3


@dataclass(frozen=True)
class WarEvent:
    """An event of the end of a war: who may play it, and its effect."""

    condition: Callable[[State, int], bool]
    effect: Callable[[ImperialismTable, int], Play[None] | None]


@rule("15.4.1")
def can_blockade(s: State, seat: Seat) -> bool:
    """Against the winner of a land war, by a seat with the greater fleet."""
    winner = s.war_winner
    return s.war_kind == LAND and seat != winner and s.level[seat][FLEET] > s.level[winner][FLEET]


@rule("15.4.1")
def naval_blockade(t: ImperialismTable, seat: Seat) -> None:
    """Take two ducats for each own level of shipyards from the winner."""
    s = t.state
    take_from(t, seat, s.war_winner, DUCATS_PER_LEVEL * s.level[seat][SHIPYARDS])


@rule("15.4.2")
def can_intervene(s: State, seat: Seat) -> bool:
    """Against the winner of a land war, by a seat that took no part in it."""
    return s.war_kind == LAND and seat not in (s.attacker, s.defender)


@rule("15.4.2")
def armed_intervention(t: ImperialismTable, seat: Seat) -> None:
    """Take two ducats for each own level of land weapons from the winner."""
    s = t.state
    take_from(t, seat, s.war_winner, DUCATS_PER_LEVEL * s.level[seat][WEAPONS])


@rule("15.4.4")
def can_pillage(s: State, seat: Seat) -> bool:
    """For an attacker who has won."""
    return seat == s.attacker == s.war_winner


@rule("15.4.4")
def greedy_pillage(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Take ducats from the supply for the gold, oriental goods or spices of the loser."""
    s = t.state
    ducats = yield from choose_count(
        t, seat, s.defender, PILLAGE_RATES, cite="15.4.4", card="card-greedy_pillage"
    )
    gain_ducats(s, seat, ducats)
    t.say("log-gains-ducats", cite="15.4.4", power=power_text(s, seat), ducats=ducats)


@rule("15.4.6")
def can_rise(s: State, seat: Seat) -> bool:
    """For both who fought."""
    return seat in (s.attacker, s.defender)


@rule("15.4.6")
def patriotic_rising(t: ImperialismTable, seat: Seat) -> Play[None]:
    """The loser arms for nothing and is paid for territories, the winner pays to arm."""
    s = t.state
    if seat == s.war_winner:
        yield from offer_level(t, seat, (ARMY, FLEET), RISING_PRICE, cite="15.4.6")
        return
    yield from offer_level(t, seat, (ARMY, FLEET), 0, cite="15.4.6")
    pay_per_territory(t, seat, cite="15.4.6")


EFFECTS: Final = {
    NAVAL_BLOCKADE: WarEvent(can_blockade, naval_blockade),
    ARMED_INTERVENTION: WarEvent(can_intervene, armed_intervention),
    GREEDY_PILLAGE: WarEvent(can_pillage, greedy_pillage),
    PATRIOTIC_RISING: WarEvent(can_rise, patriotic_rising),
}
