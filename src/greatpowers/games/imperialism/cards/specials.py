"""15.5 Special cards: war cards that reward the attacker who wins with them."""

from typing import Final

from greatpowers.games.imperialism.components import PROVIDENCE, card
from greatpowers.games.imperialism.rules.retrieval import offer_retrieval
from greatpowers.games.imperialism.rules.tracks import gain_glory
from greatpowers.games.imperialism.state import ImperialismTable
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule

HISTORIC_VICTORY: Final = card("historic_victory")
WAR_FOR_INFLUENCE: Final = card("war_for_influence")
CLEAR_LEAD: Final = 3
ALL_PROVIDENCE: Final = range(len(PROVIDENCE))


@rule("5.3.4")
def reward_victory(t: ImperialismTable, lead: int) -> Play[None]:
    """What the attacker's special card gives before the peace talks."""
    s = t.state
    if s.attack_card == HISTORIC_VICTORY:
        _historic_victory(t, lead)
    elif s.attack_card == WAR_FOR_INFLUENCE:
        yield from _war_for_influence(t)


@rule("15.5.1")
def _historic_victory(t: ImperialismTable, lead: int) -> None:
    """A lead of three brings another point of glory."""
    if lead >= CLEAR_LEAD:
        gain_glory(t, t.state.attacker, 1)


@rule("15.5.2")
def _war_for_influence(t: ImperialismTable) -> Play[None]:
    """Any card may be taken from the discard pile; those of this war are not there yet."""
    yield from offer_retrieval(t, t.state.attacker, ALL_PROVIDENCE, cite="15.5.2")
