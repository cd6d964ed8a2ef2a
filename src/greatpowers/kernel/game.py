"""What a game is to the kernel: a declaration of its parts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeVar

from greatpowers.kernel.aside import Asides
from greatpowers.kernel.ask import Play
from greatpowers.kernel.aspect import Aspects
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.errors import BadOption
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.fingerprint import fingerprint
from greatpowers.kernel.log import Entry
from greatpowers.kernel.motive import Motives
from greatpowers.kernel.standing import Standing
from greatpowers.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from greatpowers.kernel.table import Table
    from greatpowers.kernel.words import Words


class GameState(Protocol):
    """What lies on a table: plain data that can be copied and compared."""

    def clone(self) -> Any:
        """Return an independent copy."""

    def data(self) -> dict[str, Any]:
        """Return every field as plain data."""


S = TypeVar("S", bound=GameState)


@dataclass(frozen=True)
class GameOption:
    """A choice made before the game: its values, the first being the default."""

    id: str
    values: tuple[str, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended: who won, in which way, and the final score of each seat."""

    winners: tuple[int, ...]
    ending: str
    scores: tuple[int, ...] = ()

    def data(self, seats: Sequence[str]) -> dict[str, Any]:
        """Return it as plain data, with the players' names in the order of the seats."""
        return {
            "winners": [seats[winner] for winner in self.winners],
            "ending": self.ending,
            "scores": list(self.scores),
        }


def _no_features(_state: Any, _seat: int, _sheet: Sheet) -> None:
    pass


def _as_the_table_allows(_state: Any, _seat: int) -> None:
    pass


def _explain_nothing(_state: Any, _seat: int | None, _public: Any) -> Mapping[str, Any]:
    return {}


class Game(Generic[S]):
    """All that the kernel needs to know about a game.

    ``segment`` plays from where the state stands to the next point where the state alone says
    how the game goes on; one that asks nobody need not be a generator. ``view`` names what one
    seat may see; ``redeal`` deals anew, in place, all that the seat cannot see. ``explain`` says
    what the rules make of the table (scores to come, strengths, needs) from what a seat may see.
    Both are given what a spectator (seat ``None``) is shown, if that is known already: what is the
    same for everybody is put together once for all who look.
    ``judge`` is the worth of a position for a seat, from -1 to 1. ``check`` raises if a state has
    become impossible. ``folder`` holds ``data`` and ``text``.
    ``terminal`` draws what a seat sees of a table as lines of text, styled as ``[style]text[/]``;
    ``styles`` are the styles of its own, as rich writes them.
    ``moments`` say what there is to see where the rules make everybody stop: by kind, from the
    states at some looks and the present one. ``chronicle`` tells how a game came out as it did,
    from its log and its state, with nothing that is hidden. ``outlook`` is what a seat may expect
    as things stand: a text and a number, which everybody may know. The text names the numbers of
    two moments, ``before`` and ``after``.
    ``standing`` says what players may answer in advance, ``asides`` what a seat may say though it
    is not asked. ``plans`` proposes whole choices of several answers to the question of a prompt,
    for bots, and ``considered`` says which single answers are worth trying beside them.
    ``bluffs`` are the prompts of secret choices at which who can be foretold can be beaten, so
    that bots mix what is of near equal worth; without them, all that several are asked at once.
    ``motives`` are the parts of ``judge`` that everybody may know: by them bots tell why they agree
    with others or refuse. ``aspects`` are the parts of which ``judge`` is the sum.
    ``power_of`` names the power that a seat leads, as a text id, in games whose seats are not
    called by their powers. ``copied_every``: so many answers apart a table keeps copies of the
    state; 0 keeps one of every segment, more is faster where the state is large.
    ``features`` writes what a seat knows of the table onto a sheet, as numbers under names: always
    the same fields in a game with the same options, and nothing that is hidden from the seat.
    ``confidants`` are the seats with whom one may speak alone now, with each apart, in games whose
    rules say so; nothing where the players have settled it among themselves.
    """

    def __init__(
        self,
        *,
        id: str,
        version: int,
        seats: Callable[[Mapping[str, str]], tuple[str, ...]],
        options: tuple[GameOption, ...],
        vocabulary: Vocabulary,
        setup: Callable[[Mapping[str, str]], S],
        segment: "Callable[[Table[S]], Play[None] | None]",
        result: Callable[[S], Result | None],
        view: Callable[[S, int | None, Any], Mapping[str, Any]],
        redeal: Callable[[S, int, Chance], None],
        judge: Callable[[S, int], float],
        check: Callable[[S], None],
        endings: tuple[str, ...],
        folder: Path,
        terminal: "Callable[[dict[str, Any], Words], list[str]] | None" = None,
        styles: Mapping[str, str] | None = None,
        standing: Standing | None = None,
        explain: Callable[[S, int | None, Any], Mapping[str, Any]] | None = None,
        asides: Asides | None = None,
        plans: Callable[[S, int, str], Sequence[Sequence[int]]] | None = None,
        considered: Callable[[S, int, str, list[int]], list[int]] | None = None,
        bluffs: Sequence[str] | None = None,
        motives: Motives | None = None,
        aspects: Aspects | None = None,
        power_of: Callable[[S, int], str | None] | None = None,
        moments: Mapping[str, Callable[[Sequence[S]], Mapping[str, Any]]] | None = None,
        chronicle: Callable[[Sequence[Entry], S], Mapping[str, Any]] | None = None,
        outlook: Callable[[S, int], tuple[str, int] | None] | None = None,
        copied_every: int = 0,
        features: Callable[[S, int, Sheet], None] | None = None,
        confidants: Callable[[S, int], Sequence[int] | None] | None = None,
    ) -> None:
        self.id: Final = id
        self.version: Final = version
        self.seats: Final = seats
        self.options: Final = options
        self.vocabulary: Final = vocabulary
        self.setup: Final = setup
        self.segment: Final = segment
        self.result: Final = result
        self.view: Final = view
        self.redeal: Final = redeal
        self.judge: Final = judge
        self.check: Final = check
        self.endings: Final = endings
        self.folder: Final = folder
        self.terminal: Final = terminal
        self.styles: Final = styles or {}
        self.standing: Final = standing or Standing()
        self.explain: Final = explain or _explain_nothing
        self.asides: Final = asides
        self.plans: Final = plans
        self.considered: Final = considered
        self.bluffs: Final = bluffs
        self.motives: Final = motives
        self.aspects: Final = aspects
        self.power_of: Final = power_of
        self.moments: Final = moments or {}
        self.chronicle: Final = chronicle
        self.outlook: Final = outlook
        self.copied_every: Final = copied_every
        self.features: Final = features or _no_features
        self.confidants: Final = confidants or _as_the_table_allows
        self._fingerprint = ""

    @property
    def fingerprint(self) -> str:
        """The hash of the rules and the data: while it stays the same, so do recorded games."""
        if not self._fingerprint:
            self._fingerprint = fingerprint(self.folder)
        return self._fingerprint

    def settle(self, chosen: Mapping[str, str] | None) -> dict[str, str]:
        """Return a value for every option: the chosen one or the default."""
        settled = {option.id: option.values[0] for option in self.options}
        for name, value in (chosen or {}).items():
            values = next((o.values for o in self.options if o.id == name), None)
            if values is None:
                raise BadOption(f"{self.id} has no option {name!r}")
            if value not in values:
                raise BadOption(f"option {name!r} is one of {', '.join(values)}, not {value!r}")
            settled[name] = value
        return settled

    def settle_for(self, players: int, chosen: Mapping[str, str] | None) -> dict[str, str]:
        """Return options under which so many play: the first value of another that gives it."""
        given = self.settle(chosen)
        if len(self.seats(given)) == players:
            return given
        for option in self.options:
            for value in option.values if option.id not in (chosen or {}) else ():
                tried = given | {option.id: value}
                if len(self.seats(tried)) == players:
                    return tried
        raise BadOption(f"{self.id} is not played by {players} with these options")
