"""Seekers: games looked for, way by way, that meet what random play is too blunt for."""

from collections.abc import Collection, Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.table import Table
from greatpowers.kit.landmarks import Landmarks

WAYS: Final = 30
"""So many ways on are tried for a seat with an aim."""
WAYS_OF_OTHERS: Final = 10
"""So many for one that could help, when it is asked whether it does."""
HELPS: Final = 0.35
"""How often another seat thinks about how to help; else it only serves."""
ALONG: Final = 0.2
"""How often, on a way, one without an aim answers anyhow."""
ANYHOW: Final = 0.3
"""So many of the ways begin anyhow, and not as the game proposes."""
FEW: Final = 8
"""So many ways are tried at least; what the game leaves open is answered anyhow."""
LENGTH: Final = 6
"""So many choices of a way are free; the rest of it is answered by default."""
FURTHER: Final = 0.5
"""How often a way goes on where the game is at rest."""
MOST_ANSWERS: Final = 120
"""A way that has not come to rest by then is judged as it stands."""
AIMS: Final = 2
"""So many things are aimed at at the same time, at most."""
RETHINK: Final = 60
"""After so many steps other aims are chosen beside the first."""
FAR_AIM: Final = 0.05
"""How likely an aim is chosen that is as far as can be, against one that is reached."""
FIRST_AIM: Final = 2.0
"""How much more than another the first aim counts."""
NOISE: Final = 0.0002
"""By how much chance alters what a way is worth, so that no two tries are the same."""
LEADS_ON: Final = 0.3
LEADS_ON_AGAIN: Final = 0.6
"""How often the default answer is given on a way to a question, and to one that comes again."""
PATIENCE: Final = 3
"""After so many searches in vain a seat wanders until it is asked something else."""
WANDERS: Final = 0.9
"""How often a seat then does something that leads at least not far away; else it does the least."""
STEPS_ASIDE: Final = 4
"""So many ways are tried for that."""
ASTRAY: Final = 0.02
"""So much farther is too far away."""
GAIN: Final = 0.0003
"""So much nearer is not in vain."""
NEW: Final = 2.0
"""What it is worth to meet what was never met."""

Answers = list[tuple[int, int]]
"""Answers by seat and code."""


class Aim(NamedTuple):
    """What is aimed at, and the seat that is to come to it."""

    seat: int
    name: str


def possible_aims(table: Table[Any], landmarks: Landmarks, wanted: Collection[str]) -> list[Aim]:
    """Return what seats could still come to of what is wanted."""
    return [
        Aim(seat, name)
        for seat in range(len(table.seats))
        for name in landmarks.aims(table.state, seat)
        if name in wanted
    ]


class Way:
    """Answers that lead on from a position, and how good it looks at their end."""

    __slots__ = ("answers", "worth")

    def __init__(self, answers: Answers, worth: float) -> None:
        self.answers = answers
        self.worth = worth


class Seeker:
    """Tries many ways on copies of a table and goes on by the best: that nearest to its aims.

    It is no player, as it foresees the luck, sees what is hidden and has one mind for all seats;
    what it leads to is a game like any other, played by the rules from a lawful start. Seats with
    an aim do what brings it nearer; the others help them, or leave them time and room.
    """

    def __init__(
        self,
        table: Table[Any],
        landmarks: Landmarks,
        wanted: Iterable[str],
        luck: Random,
        first: Aim | None = None,
    ) -> None:
        self.table = table
        self.wanted = set(wanted)
        self.steps = 0
        self._landmarks = landmarks
        self._luck = luck
        self._first = first
        self._aims: list[Aim] = []
        self._rethink = 0
        self._most_aims = luck.randint(1, AIMS)
        self._vain: dict[int, tuple[str, int]] = {}

    def next(self) -> Answers:
        """Return the answers to be given next, at least one."""
        table = self.table
        ask = table.asks()[0]
        codes = ask.codes()
        if len(codes) == 1:
            return [(ask.seat, codes[0])]
        self._choose_aims()
        if self._vain.get(ask.seat, (ask.prompt, 0))[0] != ask.prompt:
            del self._vain[ask.seat]
        if not self._is_hopeful(ask.prompt):
            if self._has_aim(ask.seat) and self._luck.random() < WANDERS:
                return self._wander(ask, codes)
            return [(ask.seat, ask.default_code())]
        if self._has_aim(ask.seat) or self._helps(ask):
            return self._best(ask, codes)
        return [(ask.seat, self._serve(table, ask, codes))]

    def _is_hopeful(self, prompt: str) -> bool:
        """Say whether a seat with an aim has not searched in vain when it was asked this."""
        vain = [self._vain.get(aim.seat, ("", 0)) for aim in self._aims]
        return any(where != prompt or times < PATIENCE for where, times in vain)

    def _has_aim(self, seat: int) -> bool:
        return any(aim.seat == seat for aim in self._aims)

    def _helps(self, ask: Ask) -> bool:
        """Say whether a seat without an aim thinks about how to help; never in mid-affair."""
        rests = self._landmarks.rests
        return (not rests or ask.prompt in rests) and self._luck.random() < HELPS

    def meet(self, names: Iterable[str]) -> None:
        """Strike out what was met."""
        self.wanted.difference_update(names)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing left to meet."""
        return not self.wanted

    # -- aims ---------------------------------------------------------------------------------

    def _choose_aims(self) -> None:
        """Choose aims when it is time or one of them was met; the first stays till then."""
        if self.steps < self._rethink and all(aim.name in self.wanted for aim in self._aims):
            return
        self._rethink = self.steps + RETHINK
        possible = possible_aims(self.table, self._landmarks, self.wanted)
        others = sorted(possible, key=self._appeal, reverse=True)
        if self._first not in possible:
            self._first = others[0] if others else None
        first = [] if self._first is None else [self._first]
        self._aims = [*first, *(aim for aim in others if aim not in first)][: self._most_aims]

    def _appeal(self, aim: Aim) -> float:
        """Return by how much chance favours an aim: those that are nearer are likelier chosen."""
        near = self._landmarks.nearness(self.table.state, aim.seat, aim.name)
        appeal: float = self._luck.random() ** (1 / (FAR_AIM + near))
        return appeal

    def _near(self, table: Table[Any]) -> float:
        """Return how near a position is to the aims."""
        near = 0.0
        for aim in self._aims:
            weight = FIRST_AIM if aim == self._first else 1.0
            near += weight * self._landmarks.nearness(table.state, aim.seat, aim.name)
        return near

    def _worth(self, copy: Table[Any]) -> float:
        """Return how near a position is to the aims, and what new has been met on the way to it."""
        new = self.wanted.intersection(self._landmarks.met(copy.log))
        if copy.result is not None and f"ending: {copy.result.ending}" in self.wanted:
            new.add(copy.result.ending)
        return self._near(copy) + NEW * len(new) + NOISE * self._luck.random()

    # -- ways ---------------------------------------------------------------------------------

    def _best(self, ask: Ask, codes: list[int]) -> Answers:
        """Try ways on and take the best of them; if none is better, serve."""
        self.steps += 1
        before = self._near(self.table)
        best = self._try([self._serve(self.table, ask, codes)], codes)
        best.worth += NOISE
        most = WAYS if self._has_aim(ask.seat) else WAYS_OF_OTHERS
        for begun in self._openings(ask, codes, most):
            way = self._try(begun, codes)
            if way.worth > best.worth:
                best = way
        if self._has_aim(ask.seat):
            in_vain = self._vain.get(ask.seat, (ask.prompt, 0))[1] + 1
            is_gain = best.worth > before + NOISE + GAIN
            self._vain[ask.seat] = (ask.prompt, 0 if is_gain else in_vain)
        return best.answers

    def _wander(self, ask: Ask, codes: list[int]) -> Answers:
        """Take the first way that does not lead astray: it may lead to where more is possible."""
        least = self._near(self.table) - ASTRAY
        for begun in self._openings(ask, codes, STEPS_ASIDE)[:STEPS_ASIDE]:
            way = self._try(begun, codes)
            if way.worth >= least:
                return way.answers
        return [(ask.seat, ask.default_code())]

    def _openings(self, ask: Ask, codes: list[int], most: int) -> list[list[int]]:
        """Return how ways begin: as the game proposes, by an answer each, and anyhow."""
        proposed = self._proposed(self.table, ask)
        single = [code for code in codes if code != ask.default_code()]
        anyhow = max(int(ANYHOW * most), most - len(proposed))
        found = [list(plan) for plan in self._luck.sample(proposed, min(most, len(proposed)))]
        found += [[code] for code in self._luck.sample(single, min(anyhow, len(single)))]
        return found + [[] for _ in range(FEW - len(found))]

    def _try(self, begun: list[int], first: list[int]) -> Way:
        """Play a way on a copy to where the game is at rest, and judge how it looks there.

        Now and then go on from there, and take the way as far as it was best. ``first`` are the
        answers to the first question, which are known: menus are dear.
        """
        copy = self.table.fork()
        copy.quiet = False
        rests = self._landmarks.rests
        given: Answers = []
        best: Way | None = None
        chosen = 0
        asked: set[str] = set()
        while len(given) < MOST_ANSWERS and (asks := copy.asks()):
            ask = asks[0]
            if given and not begun and (ask.prompt in rests if rests else chosen >= LENGTH):
                if best is None or self._has_aim(ask.seat):
                    worth = self._worth(copy)
                    if best is None or worth > best.worth:
                        best = Way(given.copy(), worth)
                    if not rests or self._luck.random() >= FURTHER:
                        break
                begun = self._opening(copy, ask)
                chosen = 0
                asked.clear()
            codes = ask.codes() if given else first
            code = self._choose(copy, ask, codes, begun, chosen >= LENGTH, ask.prompt in asked)
            chosen += len(codes) > 1 and self._has_aim(ask.seat)
            asked.add(ask.prompt)
            given.append((ask.seat, code))
            copy.answer_known(ask.seat, code)
        else:
            worth = self._worth(copy)
            if best is None or worth > best.worth:
                best = Way(given, worth)
        copy.close()
        return best

    def _opening(self, copy: Table[Any], ask: Ask) -> list[int]:
        """Return how a seat begins that is asked on a way at rest."""
        if not self._has_aim(ask.seat):
            return [ask.default_code()]
        proposed = self._proposed(copy, ask)
        return list(self._luck.choice(proposed)) if proposed else []

    def _proposed(self, table: Table[Any], ask: Ask) -> list[Sequence[int]]:
        """Return what the game proposes to answer."""
        state, game = table.state, table.game
        proposed = [*self._landmarks.openings(state, ask.seat, ask.prompt)]
        if game.plans is not None:
            proposed += game.plans(state, ask.seat, ask.prompt)
        return proposed

    def _serve(self, table: Table[Any], ask: Ask, codes: list[int]) -> int:
        """Return what another seat does to serve those with an aim."""
        fitting = self._landmarks.serving(table.state, ask.seat, ask.prompt, codes)
        return self._luck.choice(fitting) if fitting else ask.default_code()

    def _choose(
        self,
        table: Table[Any],
        ask: Ask,
        codes: list[int],
        begun: list[int],
        is_long: bool,
        again: bool,
    ) -> int:
        """Choose the next answer of a plan, else any verb and then any target of it.

        What has been asked before on this way is mostly answered so that it leads on.
        """
        if len(codes) == 1:
            if begun and begun[0] == codes[0]:
                begun.pop(0)
            return codes[0]
        if begun and begun[0] in codes:
            return begun.pop(0)
        begun.clear()
        if is_long or self._luck.random() < (LEADS_ON_AGAIN if again else LEADS_ON):
            return ask.default_code()
        if not self._has_aim(ask.seat) and self._luck.random() >= ALONG:
            return self._serve(table, ask, codes)
        known = table.game.vocabulary.options
        verbs: dict[str, list[int]] = {}
        for code in codes:
            verbs.setdefault(known[code].verb, []).append(code)
        return self._luck.choice(verbs[self._luck.choice(list(verbs))])
