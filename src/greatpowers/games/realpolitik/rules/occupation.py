"""R21 Occupation: after the battles, Generals may take control of territories that are nobody's."""

from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_TERRITORIES,
    HOME_OF,
    NOBODY,
    Power,
    Territory,
)
from greatpowers.games.realpolitik.rules.arbiter import offer_extra_step
from greatpowers.games.realpolitik.rules.outcome import can_garrison, clear_train, place_garrison
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    next_movement,
    player_of,
    power_text,
)
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.games.realpolitik.vocabulary import DONE, GARRISON
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse

CONTROLLED_ALREADY: Final = refuse("no-controlled-already", "R21", "opens-battle")
NOBODY_TO_GARRISON: Final = refuse("no-nobody-to-garrison", "R21")


@rule("R21", "3.2", "6.6.2")
def occupy(t: RealpolitikTable) -> Play[None]:
    """Leave Garrisons in neutral territories, then perhaps take a further step."""
    s = t.state
    power = s.movers[0]
    while any(judge_occupation(s, power, place) is ALLOWED for place in ALL_TERRITORIES):
        answer = yield t.ask(
            player_of(s, power),
            "ask-occupy",
            lambda: _menu(s, power),
            cite="R21",
            default=DONE(),
            power=power_text(power),
        )
        if answer == DONE():
            break
        place = GARRISON.target(answer)
        place_garrison(t, power, place)
        clear_train(s, place)
    if not (yield from offer_extra_step(t, power)):
        s.movers.pop(0)
        s.extra_steps = 0
        s.arbiter = NOBODY
    s.stage = next_movement(s)


def judge_occupation(s: State, power: Power, place: Territory) -> Verdict:
    """3.2: neither a friend's Home nor any territory of another power takes a Garrison."""
    if controller_of(s, place) != NOBODY or HOME_OF[place] != NOBODY:
        return CONTROLLED_ALREADY
    return ALLOWED if can_garrison(s, power, place) else NOBODY_TO_GARRISON


def _menu(s: State, power: Power) -> Menu:
    return [
        Choice(DONE),
        Choice(GARRISON, ALL_TERRITORIES, lambda place: judge_occupation(s, power, place)),
    ]
