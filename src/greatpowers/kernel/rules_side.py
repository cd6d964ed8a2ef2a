"""The table as rules use it: to ask, to offer, to open windows, to tell, and to raise walls."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from greatpowers.kernel.ask import Ask, Choice, Menu, Play, Together
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.checkpoint import Earlier, Places
from greatpowers.kernel.game import Game, S
from greatpowers.kernel.log import Entry, Moment

T = TypeVar("T")


class RulesSide(Generic[S]):
    """What a rule may do with the table on which it is played.

    ``_before`` counts answers that came before those kept here, in a copy. It shares what it knows
    of them (``_earlier``); one dealt anew does not know them.
    """

    state: S
    chance: Chance

    def __init__(self, game: Game[S], settings: dict[str, str], seed: str, quiet: bool) -> None:
        self.game = game
        self.settings = settings
        self.seed = seed
        self.quiet = quiet
        self.seats = game.seats(settings)
        self.log: list[Entry] = []
        self.answering = -1
        self.wall = 0
        self._answers: list[tuple[int, int]] = []
        self._before = 0
        self._earlier: Earlier | None = None
        self._places: Places = ((0, self.seats),)
        self._heard: dict[int, int] = {}
        self._usual = 0

    @property
    def position(self) -> int:
        """The number of answers given so far."""
        return self._before + len(self._answers)

    def ask(
        self,
        seat: int,
        prompt: str,
        menu: Callable[[], Menu],
        *,
        cite: str = "",
        default: int = -1,
        public: bool = False,
        **args: str | int,
    ) -> Ask:
        """Make a question to yield; the generator goes on with the code of the answer.

        ``public`` says that the menu hangs only on what everybody may see: if it leaves a single
        answer, that may be given at once.
        """
        return Ask(seat, prompt, menu, cite, default, "ask", args, public)

    def ask_if(self, seat: int, prompt: str, *, cite: str = "", **args: str | int) -> Play[bool]:
        """Ask a question of yes or no; *no* is the default."""
        answer = yield Ask(seat, prompt, self._yes_or_no, cite, 0, "ask", args)
        return answer == self.game.vocabulary.yes.base

    def offer(self, to: int, prompt: str, *, cite: str = "", **args: str | int) -> Play[bool]:
        """Put a proposal to a seat and return whether it was accepted."""
        answer = yield Ask(to, prompt, self._yes_or_no, cite, 0, "offer", args)
        return answer == self.game.vocabulary.yes.base

    def propose(
        self,
        to: Iterable[int],
        prompt: str,
        *,
        cite: str = "",
        counter: bool = False,
        **args: str | int,
    ) -> Play[tuple[int, int] | None]:
        """Put a proposal to several seats at once; return ``None`` if all of them accept.

        Else return the first in the order given that does not, and its answer: *no*, or
        *counter* if the rule allows a proposal in return.
        """
        words = self.game.vocabulary
        menu = self._yes_no_or_counter if counter else self._yes_or_no
        asks = {seat: Ask(seat, prompt, menu, cite, words.no.base, "offer", args) for seat in to}
        return (yield from self._first_unlike(asks, words.yes.base))

    def window(
        self,
        seats: Iterable[int],
        prompt: str,
        reactions: Callable[[int], Menu],
        *,
        cite: str = "",
        **args: str | int,
    ) -> Play[tuple[int, int] | None]:
        """Ask seats, all at once and in secret, whether they react; return who did, and how.

        The first in the order given that reacts is heard as soon as all before it have passed.
        Name every seat that might react for all the others know: one that cannot only finds
        *pass* on its menu, so that the asking gives nothing away.
        """
        skip = self.game.vocabulary.pass_.base
        asks = {
            seat: Ask(seat, prompt, self._window_menu(seat, reactions), cite, skip, "window", args)
            for seat in seats
        }
        return (yield from self._first_unlike(asks, skip))

    def _first_unlike(self, asks: dict[int, Ask], usual: int) -> Play[tuple[int, int] | None]:
        """Ask all at once; return the first in order whose answer is not the usual one.

        All are asked until that is known: who is asked no more would tell what was answered.
        """
        heard: dict[int, int] = {}
        self._heard = heard
        self._usual = usual
        found = None
        for seat in asks:
            while seat not in heard:
                code = yield Together([ask for other, ask in asks.items() if other not in heard])
                heard[self.answering] = code
            if heard[seat] != usual:
                found = seat, heard[seat]
                break
        self._heard = {}
        if len(heard) > 1:
            self.raise_wall()
        return found

    def _forget_heard(self, seat: int) -> None:
        """Take it that all but one seat have answered as usual, as that seat cannot know."""
        for other in self._heard:
            if other != seat:
                self._heard[other] = self._usual

    def together(self, branches: Mapping[int, Play[T]]) -> Play[dict[int, T]]:
        """Let each seat go through its own questions, all at once, and return the results.

        A branch may write only what its seat alone can see. Where nothing is secret it may also
        write what everybody sees, if no other branch hangs on it.
        """
        results: dict[int, T] = {}
        waiting: dict[int, Ask] = {}
        for seat, branch in branches.items():
            self._step(seat, branch, None, waiting, results)
        while waiting:
            code = yield Together(list(waiting.values()))
            seat = self.answering
            self._step(seat, branches[seat], code, waiting, results)
        return results

    def say(
        self, text: str, to: tuple[int, ...] | None = None, cite: str = "", **args: str | int
    ) -> None:
        """Write a line into the log, for everybody or only for the seats named by ``to``."""
        if not self.quiet:
            readers = None if to is None else tuple(self.seats[seat] for seat in to)
            self.log.append(Entry(self.position, text, args, readers, cite))

    def look(self) -> S | None:
        """Return how the table stands, for a moment to tell of later; nothing at a quiet table."""
        return None if self.quiet else self.state.clone()

    def moment(
        self, kind: str, before: Sequence[S | None], text: str, cite: str = "", **args: str | int
    ) -> None:
        """Write a line at which everybody should stop and look.

        What there is to see the game's ``moments`` say, from how the table stood at some looks
        before and how it stands now. Everybody reads it: it must tell nothing that is hidden.
        Where a look is missing, because the table was quiet then, the line tells of no more.
        """
        if self.quiet:
            return
        states = [state for state in before if state is not None]
        seen = None
        if len(states) == len(before):
            seen = Moment(kind, self.game.moments[kind]([*states, self.state]))
        self.log.append(Entry(self.position, text, args, None, cite, seen))

    def change_places(self, order: Sequence[int]) -> None:
        """Let the players change seats: seat n is taken by the player now in seat order[n]."""
        assert sorted(order) == list(range(len(self.seats))), "every player needs a seat"
        self.seats = tuple(self.seats[seat] for seat in order)
        self._places = (*self._places, (self.position, self.seats))
        self.raise_wall()

    def raise_wall(self) -> None:
        """Forbid taking back what led here: something hidden has just been shown."""
        self.wall = self.position

    def _yes_or_no(self) -> Menu:
        words = self.game.vocabulary
        return (Choice(words.no), Choice(words.yes))

    def _yes_no_or_counter(self) -> Menu:
        words = self.game.vocabulary
        return (Choice(words.no), Choice(words.yes), Choice(words.counter))

    def _window_menu(self, seat: int, reactions: Callable[[int], Menu]) -> Callable[[], Menu]:
        return lambda: (Choice(self.game.vocabulary.pass_), *reactions(seat))

    @staticmethod
    def _step(
        seat: int,
        branch: Play[T],
        code: int | None,
        waiting: dict[int, Ask],
        results: dict[int, T],
    ) -> None:
        try:
            question = next(branch) if code is None else branch.send(code)
        except StopIteration as stop:
            waiting.pop(seat, None)
            results[seat] = stop.value
        else:
            if not isinstance(question, Ask) or question.seat != seat:
                raise AssertionError("a branch may only ask its own seat")
            waiting[seat] = question
