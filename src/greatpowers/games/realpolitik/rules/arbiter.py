"""4.5.1 The Arbiter, who may grant the mover further steps (R15)."""

from typing import Final

from greatpowers.games.realpolitik.components import (
    ALL_POWERS,
    GENERALS_OF,
    MOST_MORALE,
    NOBODY,
    Power,
)
from greatpowers.games.realpolitik.rules.relations import (
    are_friends,
    is_run,
    player_of,
    power_text,
    same_player,
)
from greatpowers.games.realpolitik.state import RealpolitikTable, State
from greatpowers.games.realpolitik.vocabulary import (
    NAME_ARBITER,
)
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

THAT_IS_YOU: Final = refuse("no-that-is-you", "4.5.1")
OWN_PLAYER_AS_ARBITER: Final = refuse("no-own-power-as-arbiter", "6.6.4")
FRIEND_AS_ARBITER: Final = refuse("no-friend-as-arbiter", "R15", "opens-alliance-ends")
NOBODY_RUNS_IT: Final = refuse("no-nobody-runs-it", "R15")
MOST_EXTRA_STEPS: Final = 2


@rule("4.5.1", "6.6.4", "R15")
def judge_arbiter(s: State, power: Power, arbiter: Power) -> Verdict:
    """A hostile power that another player runs."""
    if arbiter == power:
        return THAT_IS_YOU
    if not is_run(s, arbiter):
        return NOBODY_RUNS_IT
    if same_player(s, power, arbiter):
        return OWN_PLAYER_AS_ARBITER
    return FRIEND_AS_ARBITER if are_friends(s, power, arbiter) else ALLOWED


@rule("4.5.1")
def name_arbiter(t: RealpolitikTable, power: Power) -> Play[None]:
    """The mover names an Arbiter, if there is any who could be."""
    s = t.state
    if not any(judge_arbiter(s, power, each) is ALLOWED for each in ALL_POWERS):
        s.arbiter = NOBODY
        return
    s.arbiter = yield from choose(
        t,
        player_of(s, power),
        "ask-arbiter",
        NAME_ARBITER,
        ALL_POWERS,
        lambda each: judge_arbiter(s, power, each),
        cite="4.5.1",
        power=power_text(power),
    )
    t.say("log-arbiter", cite="4.5.1", power=power_text(power), arbiter=power_text(s.arbiter))


@rule("R15")
def offer_extra_step(t: RealpolitikTable, power: Power) -> Play[bool]:
    """The mover may ask the Arbiter for a further step; who grants it gains Morale."""
    s = t.state
    if not s.arbiter_grants or s.arbiter == NOBODY or s.extra_steps == MOST_EXTRA_STEPS:
        return False
    if not any(s.general_at[general] >= 0 for general in GENERALS_OF[power]):
        return False
    arbiter = power_text(s.arbiter)
    asks = yield from t.ask_if(player_of(s, power), "ask-further-step", cite="R15", power=arbiter)
    if not asks:
        return False
    granted = yield from t.offer(
        player_of(s, s.arbiter), "ask-grant-step", cite="R15", power=power_text(power)
    )
    line = "log-step-granted" if granted else "log-step-refused"
    t.say(line, cite="R15", power=arbiter, partner=power_text(power))
    if granted:
        s.extra_steps += 1
        s.morale[s.arbiter] = min(MOST_MORALE, s.morale[s.arbiter] + 1)
    return granted
