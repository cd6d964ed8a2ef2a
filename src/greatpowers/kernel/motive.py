"""Motives: by what a seat weighs a position, so that it can be told why it agrees or refuses."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from greatpowers.kernel.vocabulary import Verb


class Motive(NamedTuple):
    """One thing that counts: what it is worth to a seat as things stand, as its game judges.

    ``text`` has what is said of more of it (``.gain``) and of less (``.loss``), with ``power``, the
    power that the seat leads, and ``n``, how much it is. ``amount`` is what there is of it, as
    players count it; nothing where one would not count.
    """

    text: str
    worth: float
    amount: int = 0


class Motives:
    """What a seat weighs when it deals with others, as far as everybody may know it.

    ``offers`` are the verbs by which a seat puts something to others, who then accept or refuse.
    """

    def __init__(
        self, weigh: Callable[[Any, int], Sequence[Motive]], offers: Sequence[Verb]
    ) -> None:
        self.weigh = weigh
        self.offers = offers
