"""3.1 Consent: moving through the lands of an ally, who is asked at the moment (R20)."""

from greatpowers.games.realpolitik.components import Power, Territory, territory_text
from greatpowers.games.realpolitik.rules.relations import (
    player_of,
    power_text,
    same_player,
)
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule


def hosts(s: State, mover: Power, owners: list[Power]) -> list[Power]:
    """Return the powers among some owners whose player must consent, each once."""
    return sorted({owner for owner in owners if not same_player(s, mover, owner)})


@rule("3.1", "6.6.1", "R20")
def all_consent(
    t: RealpolitikTable, mover: Power, owners: list[Power], piece: str, to: Territory
) -> Play[bool]:
    """Ask every power whose territory or seaway a piece would use."""
    s = t.state
    for owner in hosts(s, mover, owners):
        agreed = yield from t.offer(
            player_of(s, owner),
            "ask-consent",
            cite="3.1",
            power=power_text(mover),
            host=power_text(owner),
            piece=piece,
            territory=territory_text(to),
        )
        line = "log-consents" if agreed else "log-refuses-passage"
        t.say(line, cite="3.1", power=power_text(owner), partner=power_text(mover))
        if not agreed:
            return False
    return True
