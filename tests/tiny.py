"""Envoys: a tiny but complete game for two or three courts.

1. Nine envoys are shuffled and three dealt to each court; one court secretly gets the spy.
2. Three times a treaty is rolled, worth one to three points. The court to lead may have it
   rolled once more. Then all courts secretly send one envoy each.
3. When the envoys are shown, the court with the spy may expose one of the others, once.
4. The highest envoy signs. Its court may offer to share: the other, if it accepts, gets half of
   the points, rounded down. A court with four points wins at once, else the most points win.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.bill import charge
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.game import Game, GameOption, Result
from greatpowers.kernel.rule import rule
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.kit.asking import choose
from greatpowers.kit.checks import must
from greatpowers.kit.deeds import Deeds, Segment
from greatpowers.kit.fields import fields_of, fields_set_by

Court: TypeAlias = int
Envoy: TypeAlias = int

COURTS: Final = ("vienna", "paris", "london")
ENVOYS: Final = tuple(str(rank) for rank in range(1, 10))
HAND_SIZE: Final = 3
ENOUGH: Final = 4

# Where an envoy is: in a hand (HAND + court), sent face down, shown, or with nobody.
HAND: Final = 0
SENT: Final = 3
SHOWN: Final = 6
ASIDE: Final = 9
GONE: Final = 10

NO_SPY: Final = -1


# Where the game stands between two segments.
DEALING: Final = 0
TREATY: Final = 1


class State:
    """What lies on the table."""

    def __init__(self, courts: int, lots: bool) -> None:
        self.courts = courts
        self.lots = lots
        self.stage = DEALING
        self.ending = ""
        self.lead = 0
        self.treaty = 0
        self.spy = NO_SPY
        self.points = [0] * courts
        self.at = [ASIDE] * len(ENVOYS)

    __slots__ = fields_set_by(__init__)

    def clone(self) -> "State":
        """Return an independent copy."""
        other = State(self.courts, self.lots)
        other.stage = self.stage
        other.ending = self.ending
        other.lead = self.lead
        other.treaty = self.treaty
        other.spy = self.spy
        other.points = self.points.copy()
        other.at = self.at.copy()
        return other

    def data(self) -> dict[str, Any]:
        """Return every field by name."""
        return {name: getattr(self, name) for name in FIELDS}

    def envoys(self, place: int) -> list[Envoy]:
        """Return the envoys that are in a place."""
        return [envoy for envoy, at in enumerate(self.at) if at == place]


FIELDS: Final = fields_of(State)
EnvoysTable: TypeAlias = Table[State]


VOCABULARY: Final = Vocabulary()
SEND: Final = VOCABULARY.verb("send", ENVOYS, "number")
EXPOSE: Final = VOCABULARY.verb("expose", COURTS, "court")
SHARE: Final = VOCABULARY.verb("share", COURTS, "court")
SIGN_ALONE: Final = VOCABULARY.verb("sign_alone")

NOT_IN_HAND: Final = refuse("no-not-in-hand", "2")
YOU_HAVE_NO_SPY: Final = refuse("no-spy", "3")
THAT_IS_YOU: Final = refuse("no-that-is-you", "4")
TOO_SMALL_TO_SHARE: Final = refuse("no-too-small-to-share", "4")


def court_text(court: Court) -> str:
    """Return the text id of a court's name."""
    return f"court-{COURTS[court]}"


@rule("1")
def deal(t: EnvoysTable) -> None:
    """Draw lots for the courts if so agreed, then deal the envoys and the spy."""
    s = t.state
    everybody = list(range(s.courts))
    if s.lots:
        t.chance.shuffle(everybody)
        t.change_places(everybody)
    envoys = list(range(len(ENVOYS)))
    for court in range(s.courts):
        for _ in range(HAND_SIZE):
            s.at[t.chance.take(envoys)] = HAND + court
    s.spy = t.chance.below(s.courts)
    t.say("log-you-have-the-spy", to=(s.spy,), cite="1")
    s.stage = TREATY


@rule("2")
def treaty_round(t: EnvoysTable) -> Play[None]:
    """Roll a treaty, send envoys in secret, show them, and sign."""
    s = t.state
    s.treaty = 1 + t.chance.below(3)
    if (yield from t.ask_if(s.lead, "ask-roll-again", cite="2", treaty=s.treaty)):
        s.treaty = 1 + t.chance.below(3)
    t.say("log-treaty", cite="2", treaty=s.treaty)
    yield from t.together({court: send(t, court) for court in range(s.courts)})
    show(t)
    yield from spy(t)
    yield from sign(t, winner(s))
    clear_up(s)


def judge_envoy(s: State, court: Court, envoy: Envoy) -> Verdict:
    """Say whether a court may send an envoy."""
    return ALLOWED if s.at[envoy] == HAND + court else NOT_IN_HAND


def send(t: EnvoysTable, court: Court) -> Play[None]:
    """Choose an envoy; what is chosen lies on the table at once, face down."""
    s = t.state
    envoy = yield from choose(
        t,
        court,
        "ask-send",
        SEND,
        range(len(ENVOYS)),
        lambda envoy: judge_envoy(s, court, envoy),
        cite="2",
    )
    s.at[envoy] = SENT + court


def show(t: EnvoysTable) -> None:
    """Turn the envoys face up: from here on nobody can take a choice back."""
    s = t.state
    for court in range(s.courts):
        envoy = s.envoys(SENT + court)[0]
        s.at[envoy] = SHOWN + court
        t.say("log-sent", cite="2", court=court_text(court), rank=envoy + 1)
    t.raise_wall()


@rule("3")
def spy(t: EnvoysTable) -> Play[None]:
    """Ask every court in turn, as only one knows who has the spy."""
    s = t.state
    if s.spy == NO_SPY:
        return
    order = [(s.lead + n) % s.courts for n in range(s.courts)]
    used = yield from t.window(order, "ask-expose", lambda court: spy_menu(s, court), cite="3")
    if used is not None:
        court, answer = used
        s.spy = NO_SPY
        s.at[s.envoys(SHOWN + EXPOSE.target(answer))[0]] = GONE
        exposed = court_text(EXPOSE.target(answer))
        t.say("log-exposed", cite="3", court=court_text(court), exposed=exposed)


def spy_menu(s: State, court: Court) -> Menu:
    """Offer the other courts to the one that has the spy, and nothing to the rest."""
    whole = ALLOWED if s.spy == court else YOU_HAVE_NO_SPY
    return [Choice(EXPOSE, others(s, court), whole=whole)]


def others(s: State, court: Court) -> Sequence[Court]:
    """Return all courts but one."""
    return [other for other in range(s.courts) if other != court]


def winner(s: State) -> Court:
    """Return the court with the highest envoy that is still shown."""
    return max((envoy, place - SHOWN) for envoy, place in enumerate(s.at) if is_shown(place))[1]


def is_shown(place: int) -> bool:
    """Say whether an envoy in this place lies face up before a court."""
    return SHOWN <= place < ASIDE


@rule("4")
def sign(t: EnvoysTable, court: Court) -> Play[None]:
    """Let the winner keep the treaty or offer half of it to another court."""
    s = t.state
    answer = yield t.ask(
        court, "ask-share", lambda: signing_menu(s, court), cite="4", default=SIGN_ALONE()
    )
    yield from SIGNING.carry_out(t, court, answer)


def signing_menu(s: State, court: Court) -> Menu:
    """Offer to sign alone, or to share at the cost of half the points."""
    return [
        Choice(SIGN_ALONE),
        Choice(
            SHARE,
            range(s.courts),
            judge=lambda other: THAT_IS_YOU if other == court else ALLOWED,
            whole=ALLOWED if s.treaty > 1 else TOO_SMALL_TO_SHARE,
            cost=lambda _, bill: charge(bill, "bill-half", s.treaty // 2),
        ),
    ]


SIGNING: Final[Deeds[State]] = Deeds(VOCABULARY)


@SIGNING.on(SIGN_ALONE)
def sign_alone(t: EnvoysTable, court: Court, _: int) -> None:
    """Keep the whole treaty."""
    score(t, court, t.state.treaty)


@SIGNING.on(SHARE)
def share(t: EnvoysTable, court: Court, partner: Court) -> Play[None]:
    """Offer half of the treaty to another court, which may decline."""
    s = t.state
    half = 0
    if (yield from t.offer(partner, "ask-accept", cite="4", court=court_text(court))):
        half = s.treaty // 2
        s.points[partner] += half
    score(t, court, s.treaty - half)


def score(t: EnvoysTable, court: Court, points: int) -> None:
    """Give the court that signs its points."""
    t.state.points[court] += points
    t.say("log-signed", cite="4", court=court_text(court), points=points)


@rule("4")
def clear_up(s: State) -> None:
    """Put the shown envoys away, pass the lead on, and see whether the game is over."""
    s.at = [GONE if is_shown(place) else place for place in s.at]
    s.lead = (s.lead + 1) % s.courts
    if max(s.points) >= ENOUGH:
        s.ending = "enough"
    elif all(place >= SENT for place in s.at):
        s.ending = "last_treaty"


def seats(options: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names of the players."""
    return ("P1", "P2", "P3")[: int(options["courts"])]


def setup(options: Mapping[str, str]) -> State:
    """Return the table before anything is dealt."""
    return State(int(options["courts"]), options["lots"] == "yes")


SEGMENTS: Final[tuple[Segment[State], ...]] = (deal, treaty_round)


def segment(t: EnvoysTable) -> Play[None] | None:
    """Play the next segment: the state alone says which."""
    return SEGMENTS[t.state.stage](t)


def result(s: State) -> Result | None:
    """Return who has won, once the game has ended."""
    if not s.ending:
        return None
    best = max(s.points)
    winners = tuple(court for court in range(s.courts) if s.points[court] == best)
    return Result(winners, s.ending, tuple(s.points))


def view(s: State, seat: int | None) -> dict[str, Any]:
    """Name what a seat may see: what is open, its own envoys, and whether it has the spy."""
    return {
        "treaty": s.treaty,
        "lead": s.lead,
        "points": s.points.copy(),
        "shown": [s.envoys(SHOWN + court) for court in range(s.courts)],
        "gone": s.envoys(GONE),
        "hand_sizes": [len(s.envoys(HAND + court)) for court in range(s.courts)],
        "spy_used": s.stage != DEALING and s.spy == NO_SPY,
        "hand": None if seat is None else s.envoys(HAND + seat),
        "sent": None if seat is None else s.envoys(SENT + seat),
        "you_have_the_spy": seat is not None and s.spy == seat,
    }


def sees(seat: int, place: int) -> bool:
    """Say whether a seat knows which envoys are in a place."""
    return place in (HAND + seat, SENT + seat, GONE) or is_shown(place)


def redeal(s: State, seat: int, chance: Chance) -> None:
    """Deal anew what a seat cannot see: other hands, what others sent, the rest, the spy."""
    hidden = [envoy for envoy, place in enumerate(s.at) if not sees(seat, place)]
    places = [s.at[envoy] for envoy in hidden]
    chance.shuffle(places)
    for envoy, place in zip(hidden, places, strict=True):
        s.at[envoy] = place
    if s.spy not in (NO_SPY, seat):
        s.spy = chance.pick(others(s, seat))


def judge(s: State, seat: int) -> float:
    """Return the worth of a position: the lead in points, from -1 to 1."""
    best = max(s.points[other] for other in others(s, seat))
    return max(-1.0, min(1.0, (s.points[seat] - best) / ENOUGH))


def check(s: State) -> None:
    """Raise if the table has become impossible."""
    for court in range(s.courts):
        must(len(s.envoys(SENT + court)) <= 1, "2", "sent twice")
        must(len(s.envoys(HAND + court)) <= HAND_SIZE, "1", "big hand")
    must(NO_SPY <= s.spy < s.courts, "1", "the spy is nowhere")


GAME: Final = Game(
    id="envoys",
    version=1,
    seats=seats,
    options=(GameOption("courts", ("2", "3")), GameOption("lots", ("no", "yes"))),
    vocabulary=VOCABULARY,
    setup=setup,
    segment=segment,
    result=result,
    view=view,
    redeal=redeal,
    judge=judge,
    check=check,
    endings=("enough", "last_treaty"),
    folder=Path(__file__).parent,
)
