"""Menus as they are sent: by verb, with targets and costs as numbers."""

from bisect import bisect_left
from itertools import pairwise

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.server.contract import Offer


def write_menu(words: Vocabulary, ask: Ask) -> list[Offer]:
    """Return what an ask offers; the vocabulary says which target has which number."""
    prices = ask.prices()
    codes = list(prices)
    costs = list(prices.values())
    menu: list[Offer] = []
    start = 0
    while start < len(codes):
        verb = words.verbs[words.options[codes[start]].verb]
        stop = bisect_left(codes, verb.base + max(1, len(verb.targets)), start)
        steps = [after - before for before, after in pairwise([verb.base, *codes[start:stop]])]
        menu.append(_offer(verb.name, steps, costs[start:stop]))
        start = stop
    return menu


def _offer(verb: str, targets: list[int], costs: list[int | None]) -> Offer:
    first = costs[0]
    if costs.count(first) < len(costs):
        return {"verb": verb, "targets": targets, "costs": costs}
    if first is None:
        return {"verb": verb, "targets": targets}
    return {"verb": verb, "targets": targets, "costs": first}
