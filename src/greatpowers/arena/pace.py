"""Pace: how often a table of people is asked, how often in vain, and how often all wait for one.

Bots play in the place of people. What is given by itself at a table is given here, too.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from greatpowers.arena.executors import HERE, Executor
from greatpowers.arena.matches import MOST_DECISIONS, Pairing, matches, play_all, seat_bots
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option
from greatpowers.registry import get_game


@dataclass
class Pace:
    """How often what was asked, by prompt; ``rounds`` are the periods of the game that were played.

    ``asked`` are questions to people. Of these, ``single`` had one possible answer, ``passing``
    were chances to react with nothing but *pass*, ``counted`` were answered together with the one
    before (see ``greatpowers.kit.counting``), and ``advance`` were answered as the seat could have
    said in advance. ``waits`` are the questions with which the table turned to somebody who was not
    asked before: all others wait. They are ``needed`` also where everybody has said in advance what
    can be. ``alone`` were given by themselves.
    """

    games: int = 0
    seats: int = 0
    rounds: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    single: Counter[str] = field(default_factory=Counter)
    passing: Counter[str] = field(default_factory=Counter)
    counted: Counter[str] = field(default_factory=Counter)
    advance: Counter[str] = field(default_factory=Counter)
    waits: Counter[str] = field(default_factory=Counter)
    needed: Counter[str] = field(default_factory=Counter)
    alone: Counter[str] = field(default_factory=Counter)

    def merge(self, other: "Pace") -> None:
        """Add what was counted in other games."""
        self.games += other.games
        self.seats = other.seats
        self.rounds += other.rounds
        for name in COUNTED:
            getattr(self, name).update(getattr(other, name))

    def data(self) -> dict[str, Any]:
        """Return what a Round has of each on average, in all and by prompt."""
        rounds = max(1, self.rounds)
        totals: dict[str, Counter[str]] = {name: getattr(self, name) for name in COUNTED}
        return {
            "games": self.games,
            "seats": self.seats,
            "rounds": self.rounds,
            "each": round(sum(self.asked.values()) / rounds / max(1, self.seats), 1),
            "round": {name: round(sum(t.values()) / rounds, 1) for name, t in totals.items()},
            "prompts": {
                prompt: {name: round(t[prompt] / rounds, 2) for name, t in totals.items()}
                for prompt, _ in (self.asked + self.alone).most_common()
            },
        }


COUNTED = ("asked", "single", "passing", "counted", "advance", "waits", "needed", "alone")


class Watch:
    """Looks at a table before every answer and counts what is asked there."""

    def __init__(self, table: Table[Any]) -> None:
        self.pace = Pace(games=1, seats=len(table.seats))
        self._table = table
        self._last: tuple[int, str] = (-1, "")
        self._period = -1
        self._asked: set[int] = set()
        self._needed: set[int] = set()

    def look(self, seat: int, option: Option) -> None:
        """Count a question before it is answered so."""
        table, pace = self._table, self.pace
        ask = table.ask_of(seat)
        assert ask is not None
        forced = table.forced()
        if forced is not None and forced[0] == seat:
            pace.alone[ask.prompt] += 1
            return
        period = _period(table)
        if period != self._period:
            self._period = period
            pace.rounds += 1
        self._count(ask)
        now = {each.seat for each in table.asks()}
        pace.waits[ask.prompt] += seat not in self._asked
        self._asked = now
        if self._is_routine(ask, option):
            pace.advance[ask.prompt] += 1
        else:
            pace.needed[ask.prompt] += seat not in self._needed
            self._needed = now

    def _count(self, ask: Ask) -> None:
        pace = self.pace
        pace.asked[ask.prompt] += 1
        if len(ask.codes()) == 1:
            pace.single[ask.prompt] += 1
            pace.passing[ask.prompt] += ask.kind == "window"
        is_again = self._last == (ask.seat, ask.prompt)
        if is_again and self._table.explain(ask.seat).get("counts"):
            pace.counted[ask.prompt] += 1
        self._last = ask.seat, ask.prompt

    def _is_routine(self, ask: Ask, option: Option) -> bool:
        """Say whether somebody answers as can be said in advance, to others than offers."""
        terms = self._table.game.standing.terms(self._table.state, ask)
        return terms is not None and ask.kind != "offer" and str(option) in terms.options


def _period(table: Table[Any]) -> int:
    """Number the present Round: the longest period for which reactions may be passed."""
    standing = table.game.standing
    counts = standing.count(table.state)
    return counts[standing.reactions[-1]] if standing.reactions else 0


def watch_game(pairing: Pairing, seed: str, most: int = MOST_DECISIONS) -> Pace:
    """Let bots play one game as people would, and count what they are asked."""
    game = get_game(pairing.game)
    bots = seat_bots(game, pairing, seed)
    table = Table.open(game, pairing.options, seed, quiet=True)
    chairs = [Chair(table, seat) for seat in range(len(table.seats))]
    watch = Watch(table)
    while table.asks() and table.position < most:
        forced = table.forced()
        seat = table.asks()[0].seat if forced is None else forced[0]
        own = bots[table.seats[seat]].choose(chairs[seat]) if forced is None else (forced[1],)
        for option in own:
            watch.look(seat, option)
            table.answer(seat, option)
    return watch.pace


def pace_of(
    pairing: Pairing,
    games: int,
    seed: str | int,
    executor: Executor = HERE,
    progress: Callable[[Pace], None] | None = None,
    most: int = MOST_DECISIONS,
) -> Pace:
    """Watch many games and add up what was counted."""
    watch = partial(watch_game, most=most)
    pace = Pace()
    for each in play_all(watch, matches(pairing, games, seed), executor, progress):
        pace.merge(each)
    return pace
