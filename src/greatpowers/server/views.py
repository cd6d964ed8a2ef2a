"""What leaves the server about a game: what one seat may see, and nothing else."""

from dataclasses import dataclass
from typing import Any

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import NOT_ASKED, NOT_YOUR_DECISION, Verdict

Plain = dict[str, Any]


@dataclass(frozen=True)
class Frame:
    """The table as one seat sees it at one moment."""

    position: int
    seat: str | None
    view: Plain
    log: list[Entry]
    undoable: int

    def data(self) -> Plain:
        """Return it as plain data."""
        log = [line.data() for line in self.log]
        return {"position": self.position, "view": self.view, "log": log}


def seat_index(table: Table[Any], seat: str | None) -> int | None:
    """Return where a player sits now; ``None`` is a spectator."""
    return None if seat is None else table.seats.index(seat)


def take_view(table: Table[Any], seat: str | None, base: int, result: Plain | None) -> Plain:
    """Return a seat's view, with prices on its options and how long an answer may stand.

    ``base`` is where the table began to count, ``result`` how the game ended if not by its rules.
    """
    index = seat_index(table, seat)
    view = table.view(index)
    view["explain"] = table.explain(index)
    view["position"] += base
    if result is not None:
        view["result"] = result
        view["asks"] = []
    for ask in view["asks"]:
        if "options" in ask and index is not None:
            own = table.ask_of(index)
            assert own is not None
            ask["options"] = priced(table, own)
            ask["standing"] = standing_terms(table, own)
    return view


def standing_terms(table: Table[Any], ask: Ask) -> Plain | None:
    """Return how a question may be answered in advance, if it may."""
    terms = table.game.standing.terms(ask)
    if terms is None:
        return None
    return {"options": terms.options, "args": terms.args, "periods": terms.periods}


def priced(table: Table[Any], ask: Ask) -> list[Plain]:
    """Return the options of an ask with what each costs."""
    codes = ask.codes()
    unpriced = set(codes)
    costs: dict[int, int] = {}
    for choice in ask.menu():
        if choice.cost is not None:
            for target in choice.targets:
                code = choice.verb.base + target
                if code in unpriced and choice.verdict(target):
                    costs[code] = choice.cost(target, None)
                    unpriced.remove(code)
    known = table.game.vocabulary.options
    return [{"option": str(known[code]), "cost": costs.get(code)} for code in codes]


def read_log(table: Table[Any], seat: str | None, base: int, to: int | None = None) -> list[Entry]:
    """Return the lines of the log that a seat may read, up to a position."""
    lines = table.read_log(seat_index(table, seat))
    if base:
        lines = [
            Entry(line.at + base, line.text, line.args, line.audience, line.cite) for line in lines
        ]
    return lines if to is None else [line for line in lines if line.at <= to]


def take_frame(table: Table[Any], seat: str | None, base: int, result: Plain | None) -> Frame:
    """Return what a seat sees now."""
    index = seat_index(table, seat)
    return Frame(
        base + table.position,
        seat,
        take_view(table, seat, base, result),
        read_log(table, seat, base),
        0 if index is None or result is not None else table.undoable(index),
    )


def frame_at(
    table: Table[Any], seat: str | None, base: int, position: int, result: Plain | None
) -> Frame:
    """Return what a seat saw at an earlier moment."""
    past = _table_at(table, position - base)
    if past is table:
        return take_frame(table, seat, base, result)
    log = read_log(table, seat, base, position)
    return Frame(position, seat, take_view(past, seat, base, None), log, 0)


def _table_at(table: Table[Any], position: int) -> Table[Any]:
    """Return the table itself, or a copy of it as it was at an earlier moment."""
    return table if position >= table.position else table.at(position)


def sandbox(
    table: Table[Any], seat: str, base: int, position: int, answers: list[str], seed: str
) -> Frame:
    """Try answers on a copy of a moment, dealt anew for a seat.

    It shows nothing that the seat could not see at that moment.
    """
    start = _table_at(table, position - base)
    fork = start.fork(redeal_for=start.seats.index(seat), seed=seed)
    for option in answers:
        fork.answer(fork.seats.index(seat), option)
    return Frame(
        base + fork.position,
        seat,
        take_view(fork, seat, base, None),
        read_log(table, seat, base, position),
        len(answers),
    )


def verdicts(table: Table[Any], seat: str, target: str | None, verb: str | None) -> list[Plain]:
    """Say of every verb that is asked whether it may have this target, and if not, why."""
    index = table.seats.index(seat)
    ask = table.ask_of(index)
    known = table.game.vocabulary.verbs
    if verb is not None:
        return [_judge(table, index, verb, target)]
    if ask is None:
        return [_verdict("", target, NOT_YOUR_DECISION)]
    asked = dict.fromkeys(choice.verb.name for choice in ask.menu())
    fitting = [
        name
        for name in asked
        if (target in known[name].targets if target is not None else not known[name].targets)
    ]
    if not fitting:
        return [_verdict("", target, NOT_ASKED)]
    return [_judge(table, index, name, target) for name in fitting]


def _judge(table: Table[Any], index: int, verb: str, target: str | None) -> Plain:
    """Say whether a seat may do something, and how its price comes about."""
    told = _verdict(verb, target, table.why(index, verb, target))
    ask = table.ask_of(index)
    known = table.game.vocabulary.verbs[verb]
    place = table.game.vocabulary.option(verb, target).code - known.base
    for choice in [] if ask is None else ask.menu():
        if choice.verb is known and choice.cost is not None and choice.verdict(place):
            bill: Bill = []
            told["cost"] = choice.cost(place, bill)
            told["bill"] = [line.data() for line in bill]
            told["paid_in"] = choice.paid_in
            break
    return told


def _verdict(verb: str, target: str | None, verdict: Verdict) -> Plain:
    return {
        "verb": verb,
        "target": target,
        "allowed": verdict.allowed,
        "reason": verdict.reason,
        "cite": verdict.cite,
    }
