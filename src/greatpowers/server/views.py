"""What leaves the server about a game: what one seat may see, and nothing else."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, cast

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.log import Entry
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import NOT_ASKED, NOT_YOUR_DECISION, Verdict
from greatpowers.kit.chronicle import Chronicle
from greatpowers.kit.remembering import Memory
from greatpowers.server.contract import (
    AskData,
    LogEntry,
    Moment,
    Result,
    Terms,
    VerdictData,
    ViewData,
)
from greatpowers.server.errors import because
from greatpowers.server.menus import write_bill, write_menu
from greatpowers.server.reading import read_log


class PublicView(NamedTuple):
    """What everybody may see of a game, and what the rules make of it for everybody.

    ``looked_at`` is the state through the memory of whoever looked.
    """

    looked_at: Any
    state: Mapping[str, Any] | None
    explain: Mapping[str, Any] | None


UNSEEN: Final = PublicView(None, None, None)


def public_view(table: Table[Any], memory: Memory) -> PublicView:
    """Look at a table as spectators do: what they see is part of what every seat sees."""
    game, state = table.game, memory.look_at(table.state)
    return PublicView(state, game.view(state, None, None), game.explain(state, None, None))


def take_view(
    table: Table[Any],
    seat: str | None,
    base: int,
    result: Result | None,
    public: PublicView = UNSEEN,
) -> ViewData:
    """Return a seat's view, with prices on its options and how long an answer may stand.

    ``base`` is where the table began to count, ``result`` how the game ended if not by its rules,
    ``public`` what everybody may see, if that was looked at already.
    """
    index = None if seat is None else table.seats.index(seat)
    asks = [] if result is not None else table.asks()
    state = table.state if public is UNSEEN else public.looked_at
    return {
        "game": table.game.id,
        "seat": seat,
        "seats": list(table.seats),
        "position": base + table.position,
        "seed_hash": table.seed_hash,
        "asks": [_ask(table, ask, ask.seat == index) for ask in asks],
        "asides": [] if index is None else [str(option) for option in table.asides(index)],
        "confidants": None if seat is None or result is not None else confidants(table, seat),
        "state": table.game.view(state, index, public.state),
        "explain": table.game.explain(state, index, public.explain),
        "result": result or result_of(table),
    }


def confidants(table: Table[Any], seat: str) -> list[str] | None:
    """Return with whom a seat may speak alone by the rules of the game, if these say so."""
    found = table.game.confidants(table.state, table.seats.index(seat))
    return None if found is None else [table.seats[other] for other in found]


def result_of(table: Table[Any]) -> Result | None:
    """Return how a game ended by its rules, if it has."""
    result = table.result
    return None if result is None else cast(Result, result.data(table.seats))


def _ask(table: Table[Any], ask: Ask, is_own: bool) -> AskData:
    data: AskData = {"seat": table.seats[ask.seat], "prompt": ask.prompt, "cite": ask.cite}
    if is_own:
        data["kind"] = cast(Any, ask.kind)
        data["args"] = ask.args or {}
        data["menu"], losses, fees = write_menu(table.game.vocabulary, ask)
        if losses:
            data["losses"] = losses
        if fees:
            data["fees"] = fees
        data["standing"] = _terms(table, ask)
    return data


def _terms(table: Table[Any], ask: Ask) -> Terms | None:
    """Return how a question may be answered in advance, if it may."""
    terms = table.game.standing.terms(table.state, ask)
    if terms is None:
        return None
    return {
        "options": list(terms.options),
        "args": terms.args,
        "periods": list(terms.periods),
        "situations": [situation.id for situation in terms.situations],
    }


def write_lines(lines: Iterable[Entry]) -> list[LogEntry]:
    """Return lines of a log as plain data."""
    return [cast(LogEntry, line.data()) for line in lines]


def moment_at(
    table: Table[Any], seat: str | None, base: int, position: int, result: Result | None
) -> Moment:
    """Return what a seat saw at an earlier moment."""
    past = table_at(table, position - base)
    view = take_view(past, seat, base, result if past is table else None)
    return {"position": position, "view": view, "log": _log_to(table, seat, base, position)}


def chronicle_of(table: Table[Any]) -> Chronicle | None:
    """Return how the points of a game came about, from the lines that everybody may read."""
    tell = table.game.chronicle
    open_lines = [line for line in table.log if line.audience is None]
    return None if tell is None else cast(Chronicle, tell(open_lines, table.state))


def _log_to(table: Table[Any], seat: str | None, base: int, position: int) -> list[LogEntry]:
    return write_lines(line for line in read_log(table, seat, base) if line.at <= position)


def table_at(table: Table[Any], position: int) -> Table[Any]:
    """Return the table itself, or a copy of it as it was at an earlier moment."""
    return table if position >= table.position else table.at(position)


def verdicts(
    table: Table[Any], seat: str, target: str | None, verb: str | None
) -> list[VerdictData]:
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
        return [_verdict("", target, ask.ruled(NOT_ASKED))]
    return [_judge(table, index, name, target) for name in fitting]


def _judge(table: Table[Any], index: int, verb: str, target: str | None) -> VerdictData:
    """Say whether a seat may do something, and how its price comes about."""
    told = _verdict(verb, target, table.why(index, verb, target))
    ask = table.ask_of(index)
    if ask is not None and told["allowed"]:
        words = table.game.vocabulary
        known = words.verbs[verb]
        place = known.target(words.option(verb, target).code)
        choice = ask.priced(known, place)
        if choice is not None and choice.cost is not None:
            bill: Bill = []
            told["cost"] = choice.cost(place, bill)
            told["bill"] = write_bill(bill)
            told["paid_in"] = choice.paid_in
        stakes = ask.stakes().get(known(place))
        if stakes is not None:
            told["owed"] = stakes.owed
            told["loses"] = write_bill(stakes.loses)
            told["also"] = write_bill(stakes.also)
    return told


def _verdict(verb: str, target: str | None, verdict: Verdict) -> VerdictData:
    reason = because(verdict)
    told: VerdictData = {
        "verb": verb,
        "target": target,
        "allowed": verdict.allowed,
        "reason": reason["reason"],
        "cite": reason["cite"],
    }
    if "args" in reason:
        told["args"] = reason["args"]
    if "opens" in reason:
        told["opens"] = reason["opens"]
    return told
