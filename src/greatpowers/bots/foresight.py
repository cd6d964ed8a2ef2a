"""What a position is worth in which something was put to others: what they will say counts."""

from typing import Any, Final

from greatpowers.bots.judging import HAND_WRITTEN, Judgement
from greatpowers.kernel.table import Table

OFFER: Final = "offer"


def worth_of(table: Table[Any], seat: int, judgement: Judgement = HAND_WRITTEN) -> float:
    """Return what a position is worth to a seat by a judgement, once others have answered offers.

    Each says yes if that is better for it by the same judgement, for all that the seat knows.
    """
    if _asked(table, seat) is None:
        return judgement.worth(table, seat)
    fork = table.fork()
    while (other := _asked(fork, seat)) is not None:
        fork.answer_known(other, _reply(fork, other, judgement))
    worth = judgement.worth(fork, seat)
    fork.close()
    return worth


def agree(table: Table[Any], seat: int) -> None:
    """Let all others say yes to what they are offered."""
    while (other := _asked(table, seat)) is not None:
        table.answer_known(other, table.game.vocabulary.yes.base)


def _asked(table: Table[Any], seat: int) -> int | None:
    """Return another seat than this that is offered something."""
    found = (ask.seat for ask in table.asks() if ask.kind == OFFER and ask.seat != seat)
    return next(found, None)


def _reply(table: Table[Any], seat: int, judgement: Judgement) -> int:
    """Return whether a seat says yes or no to what it is offered, if all others say yes."""
    words = table.game.vocabulary
    worths = []
    for code in (words.yes.base, words.no.base):
        fork = table.fork()
        fork.answer_known(seat, code)
        agree(fork, seat)
        worths.append(judgement.worth(fork, seat))
        fork.close()
    return words.yes.base if worths[0] > worths[1] else words.no.base
