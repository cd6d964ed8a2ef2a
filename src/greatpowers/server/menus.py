"""Menus as they are sent: by verb, with targets, costs and what is at stake as numbers."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias, TypeVar

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.bill import Bill, Stakes
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.server.contract import BillLine, Offer


def write_bill(bill: Bill) -> list[BillLine]:
    """Return the lines of a bill as plain data."""
    return [{"text": line.text, "args": line.args, "number": line.number} for line in bill]


T = TypeVar("T")
Bills: TypeAlias = list[list[BillLine]]


def write_menu(words: Vocabulary, ask: Ask) -> tuple[list[Offer], Bills, Bills]:
    """Return what an ask offers, what its answers would lose, and further parts of their prices.

    The vocabulary says which target has which number.
    """
    prices = ask.prices()
    codes = list(prices)
    costs = list(prices.values())
    stakes = ask.stakes()
    paid_in = ask.paid_in()
    losses: Bills = []
    fees: Bills = []
    menu: list[Offer] = []
    start = 0
    while start < len(codes):
        verb = words.verbs[words.options[codes[start]].verb]
        stop = bisect_left(codes, verb.base + max(1, len(verb.targets)), start)
        steps = [after - before for before, after in pairwise([verb.base, *codes[start:stop]])]
        offer: Offer = {"verb": verb.name, "targets": steps}
        if (price := _shared(costs[start:stop])) is not None:
            offer["costs"] = price
        if (points := _shared([paid_in.get(code) for code in codes[start:stop]])) is not None:
            offer["paid_in"] = points
        _add_stakes(offer, [stakes.get(code) for code in codes[start:stop]], losses, fees)
        menu.append(offer)
        start = stop
    return menu, losses, fees


def _add_stakes(offer: Offer, stakes: Sequence[Stakes | None], losses: Bills, fees: Bills) -> None:
    """Write down what is borrowed, lost and paid besides, each told once for the whole question."""
    if not any(stakes):
        return
    owed = _shared([each.owed if each is not None and each.owed else None for each in stakes])
    if owed is not None:
        offer["owed"] = owed
    loses = _shared([None if each is None else _number_of(each.loses, losses) for each in stakes])
    if loses is not None:
        offer["loses"] = loses
    also = _shared([None if each is None else _number_of(each.also, fees) for each in stakes])
    if also is not None:
        offer["also"] = also


def _number_of(bill: Bill, told: Bills) -> int | None:
    if not bill:
        return None
    lines = write_bill(bill)
    if lines not in told:
        told.append(lines)
    return told.index(lines)


def _shared(told: list[T | None]) -> T | list[T | None] | None:
    """Return one for all if they are the same, nothing if there is none at all."""
    first = told[0]
    return told if told.count(first) < len(told) else first
