"""4.4 Dispatch: the diplomacy token rises, and the played action cards come back."""

from greatpowers.games.realpolitik.components import DIPLOMACY_TOP, DISPATCH
from greatpowers.games.realpolitik.rules.relations import next_movement, power_text
from greatpowers.games.realpolitik.state import DIPLOMACY, RealpolitikTable
from greatpowers.kernel.rule import rule


@rule("4.4", "4.4.1", "R14")
def resolve_dispatches(t: RealpolitikTable) -> None:
    """All dispatches count first; then at most one Diplomacy Phase follows, before movement."""
    s = t.state
    for power in s.prestige:
        if s.chosen[power] == DISPATCH:
            s.token = min(DIPLOMACY_TOP, s.token + 1)
            s.played[power] = []
            t.say("log-dispatch", cite="4.4", power=power_text(power), box=s.token)
    s.is_diplomacy_due = s.token == DIPLOMACY_TOP
    s.stage = DIPLOMACY if s.is_diplomacy_due else next_movement(s)
