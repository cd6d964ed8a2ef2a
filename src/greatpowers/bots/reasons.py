"""Why bots agree with others or refuse: what that changes of what their game says they weigh."""

from typing import Any, Final, NamedTuple

from greatpowers.bots.bot import Bot
from greatpowers.bots.foresight import OFFER, agree
from greatpowers.bots.greedy import give
from greatpowers.bots.random_bot import RandomBot
from greatpowers.kernel.chair import Chair, Plan
from greatpowers.kernel.log import Entry
from greatpowers.kernel.motive import Motive
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option

MOST_TOLD: Final = 2
NEARLY: Final = 0.5
"""How much of what weighs most another reason has to weigh to be told as well."""


class Reason(NamedTuple):
    """Why a seat agrees or refuses: a text, the power that the seat leads, and how much it is."""

    text: str
    power: str
    n: int

    def line(self, at: int) -> Entry:
        """Return it as a line of the log, after so many answers."""
        return Entry(at, self.text, {"power": self.power, "n": self.n}, None, "")


def note(table: Table[Any], reasons: list[Reason]) -> None:
    """Add reasons to the log of a table, as it stands now."""
    if reasons:
        table.notes = [*table.notes, *(reason.line(table.position) for reason in reasons)]


def why_chosen(bot: Bot, chair: Chair[Any], plan: Plan, seed: str) -> list[Reason]:
    """Return why a bot answers an offer so, or makes one; one that plays at random has no reasons.

    It is told by what changes if all agree: who refuses has something against it.
    """
    motives = chair.game.motives
    if motives is None or isinstance(bot, RandomBot):
        return []
    is_asked = chair.kind == OFFER
    if not is_asked and not any(plan[-1].code in verb for verb in motives.offers):
        return []
    guess = chair.fork(seed)
    before = _weighed(guess, chair.seat)
    yes = chair.game.vocabulary.options[chair.game.vocabulary.yes.base]
    give(guess, chair.seat, (yes,) if is_asked else plan)
    agree(guess, chair.seat)
    found = _tell(guess, chair.seat, before, not is_asked or plan[0] == yes)
    guess.close()
    return found


def why_said(chair: Chair[Any], said: Option, seed: str) -> list[Reason]:
    """Return why a seat says yes or no to what waits for its word."""
    asides = chair.game.asides
    replies = None if asides is None else asides.replies
    if chair.game.motives is None or replies is None or replies.agree is None:
        return []
    guess = chair.fork(seed)
    before = _weighed(guess, chair.seat)
    is_wanted = replies.agree(guess, chair.seat, said.code)
    found = _tell(guess, chair.seat, before, is_wanted)
    guess.close()
    return found


def _weighed(table: Table[Any], seat: int) -> dict[str, Motive]:
    assert table.game.motives is not None
    return {motive.text: motive for motive in table.game.motives.weigh(table.state, seat)}


def _tell(table: Table[Any], seat: int, before: dict[str, Motive], is_wanted: bool) -> list[Reason]:
    """Return what speaks most for what was agreed, or against it, as a table stands now."""
    power_of = table.game.power_of
    power = None if power_of is None else power_of(table.state, seat)
    assert power is not None, "who has motives leads a power"
    sign = 1 if is_wanted else -1
    found = []
    for text, after in _weighed(table, seat).items():
        worth = sign * (after.worth - before[text].worth)
        n = sign * (after.amount - before[text].amount)
        if worth > 0 and n >= 0:
            found.append((worth, n, text))
    found.sort(reverse=True)
    part = "gain" if is_wanted else "loss"
    return [
        Reason(f"{text}.{part}", power, n)
        for worth, n, text in found[:MOST_TOLD]
        if worth >= NEARLY * found[0][0]
    ]
