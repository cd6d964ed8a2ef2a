"""4.5.4 Seaways: who controls the seas (R18)."""

from greatpowers.games.realpolitik.components import ALL_POWERS, NOBODY, PORTS, SEAS, Power, Sea
from greatpowers.games.realpolitik.rules.relations import controller_of
from greatpowers.games.realpolitik.state import State
from greatpowers.kernel.rule import rule


def naval_values(s: State, sea: Sea) -> list[int]:
    """Return what the ports of each power in a sea weigh together."""
    naval = [0] * len(ALL_POWERS)
    for port, value in PORTS[sea]:
        power = controller_of(s, port)
        if power != NOBODY:
            naval[power] += value
    return naval


@rule("4.5.4", "R18")
def sea_controller(s: State, sea: Sea) -> Power:
    """The power whose ports weigh most; of equal ones the higher prestige; nobody without any."""
    naval = naval_values(s, sea)
    best = max(naval)
    if best == 0:
        return NOBODY
    return next(power for power in s.prestige if naval[power] == best)


def sea_controllers(s: State) -> list[int]:
    """Return who controls each sea."""
    return [sea_controller(s, sea) for sea in range(len(SEAS))]
