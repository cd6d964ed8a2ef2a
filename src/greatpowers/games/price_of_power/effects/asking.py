"""Questions that cards put: which of some Areas, discs, realms; yes or no (16.3)."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.effects.script import card_read
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.games.price_of_power.vocabulary import PASS
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.verdict import refuse
from greatpowers.kernel.vocabulary import Verb
from greatpowers.kit.asking import NOTHING, yes_or_no

NOT_MEANT: Final = refuse("no-not-meant-by-card", "16.3")


def pick(
    t: PriceTable,
    seat: Seat,
    prompt: str,
    verb: Verb,
    targets: Sequence[int],
    *,
    cite: str,
    optional: bool = False,
    **args: str | int,
) -> Play[int]:
    """Let a seat choose one of some targets; nothing if there is none, or if it may decline.

    A single one that must be taken is taken without asking. The prompt is told the card's name.
    """
    if not targets:
        return NOTHING
    if len(targets) == 1 and not optional:
        return targets[0]
    choice = Choice(verb, tuple(targets), beyond=NOT_MEANT)
    answer = yield t.ask(
        seat,
        prompt,
        lambda: (Choice(PASS), choice) if optional else (choice,),
        cite=cite,
        default=PASS() if optional else verb(targets[0]),
        public=True,
        card=card_read(t.state),
        **args,
    )
    return NOTHING if answer == PASS() else verb.target(answer)


def agree(t: PriceTable, seat: Seat, prompt: str, *, cite: str, **args: str | int) -> Play[bool]:
    """Ask a seat whether it wants what a card offers."""
    card = card_read(t.state)
    return (yield from yes_or_no(t, seat, prompt, cite=cite, default=False, card=card, **args))
