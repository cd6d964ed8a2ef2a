"""Envoys: a tiny but complete game for two or three courts.

1. Nine envoys are shuffled and three dealt to each court; one court secretly gets the spy.
2. Three times a treaty is rolled, worth one to three points. The court to lead may have it
   rolled once more. Then all courts secretly send one envoy each.
3. When the envoys are shown, the court with the spy may expose one of the others, once.
4. The highest envoy signs. Its court may offer to share: the other, if it accepts, gets half of
   the points, rounded down. A court with four points wins at once, else the most points win.
5. Or it drafts a league: it names partners in secret, then proposes it whole. If all accept, each
   partner gets one point of the treaty. A partner may ask for one more, which the winner grants
   or not.
6. Every court has a sealed letter. It may release or hold it in secret at any time; when a court
   signs whose letter is released, the letter is opened and brings a point.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from greatpowers.kernel.agenda import Affair, Agenda, Stack, copy_stack
from greatpowers.kernel.aside import Asides
from greatpowers.kernel.ask import Ask, Choice, Menu, Play
from greatpowers.kernel.aspect import Aspect, Aspects
from greatpowers.kernel.bill import charge
from greatpowers.kernel.chance import Chance
from greatpowers.kernel.draft import compose
from greatpowers.kernel.features import Sheet
from greatpowers.kernel.game import Game, GameOption, Result
from greatpowers.kernel.rule import rule
from greatpowers.kernel.standing import Recurring, Situation, Standing
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kernel.vocabulary import Vocabulary
from greatpowers.kit.asking import choose
from greatpowers.kit.checks import must
from greatpowers.kit.deeds import Deeds
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

# What a court does with its letter.
HELD: Final = 0
READY: Final = 1
OPENED: Final = 2


class State:
    """What lies on the table."""

    def __init__(self, courts: int, lots: bool) -> None:
        self.courts = courts
        self.lots = lots
        self.agenda: Stack = []
        self.draft: list[int] = []
        self.letters = [HELD] * courts
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
        other.agenda = copy_stack(self.agenda)
        other.draft = self.draft.copy()
        other.letters = self.letters.copy()
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
LEAGUE: Final = VOCABULARY.verb("league")
INVITE: Final = VOCABULARY.verb("invite", COURTS, "court")
PROPOSE: Final = VOCABULARY.verb("propose")
GIVE_UP: Final = VOCABULARY.verb("give_up")
HOLD: Final = VOCABULARY.verb("hold")
RELEASE: Final = VOCABULARY.verb("release")

NOT_IN_HAND: Final = refuse("no-not-in-hand", "2")
YOU_HAVE_NO_SPY: Final = refuse("no-spy", "3")
THAT_IS_YOU: Final = refuse("no-that-is-you", "4")
TOO_SMALL_TO_SHARE: Final = refuse("no-too-small-to-share", "4")
NOBODY_INVITED: Final = refuse("no-nobody-invited", "5")
INVITED_ALREADY: Final = refuse("no-invited-already", "5")
TOO_MANY_PARTNERS: Final = refuse("no-too-many-partners", "5")


def court_text(court: Court) -> str:
    """Return the text id of a court's name."""
    return f"court-{COURTS[court]}"


@rule("1")
def deal(t: EnvoysTable, _affair: Affair) -> None:
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


@rule("2")
def send_envoys(t: EnvoysTable, _affair: Affair) -> Play[None]:
    """Roll a treaty, send envoys in secret and show them."""
    s = t.state
    s.treaty = 1 + t.chance.below(3)
    if (yield from t.ask_if(s.lead, "ask-roll-again", cite="2", treaty=s.treaty)):
        s.treaty = 1 + t.chance.below(3)
    t.say("log-treaty", cite="2", treaty=s.treaty)
    yield from t.together({court: send(t, court) for court in range(s.courts)})
    show(t)


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
def use_spy(t: EnvoysTable, _affair: Affair) -> Play[None]:
    """Ask all courts at once, as only one knows who has the spy."""
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
def sign(t: EnvoysTable, _affair: Affair) -> Play[None]:
    """Let the winner keep the treaty, share it with another court, or propose a league."""
    s = t.state
    court = winner(s)
    answer = yield t.ask(
        court,
        "ask-share",
        lambda: signing_menu(s, court),
        cite="4",
        default=SIGN_ALONE(),
        public=True,
    )
    yield from SIGNING.carry_out(t, court, answer)


def signing_menu(s: State, court: Court) -> Menu:
    """Offer to sign alone, to share at the cost of half the points, or to draft a league."""
    large_enough = ALLOWED if s.treaty > 1 else TOO_SMALL_TO_SHARE
    return [
        Choice(SIGN_ALONE),
        Choice(LEAGUE, whole=large_enough),
        Choice(
            SHARE,
            range(s.courts),
            judge=lambda other: THAT_IS_YOU if other == court else ALLOWED,
            whole=large_enough,
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


@rule("5")
@SIGNING.on(LEAGUE)
def draft_league(t: EnvoysTable, court: Court, _: int) -> Play[None]:
    """Put a league together where only its maker sees it, then propose it to all its partners."""
    s = t.state
    ending = yield from compose(
        t,
        court,
        s.draft,
        "ask-league",
        lambda: league_menu(s, court),
        send=(PROPOSE,),
        drop=GIVE_UP,
        cite="5",
    )
    partners = [INVITE.target(piece) for piece in s.draft]
    s.draft.clear()
    share = (yield from propose_league(t, court, partners)) if ending in PROPOSE else 0
    for partner in partners:
        s.points[partner] += share
    score(t, court, s.treaty - share * len(partners))


def league_menu(s: State, court: Court) -> Menu:
    """Offer the courts that may still be invited, and to propose the league as it is."""

    def judge(other: Court) -> Verdict:
        if other == court:
            return THAT_IS_YOU
        if INVITE(other) in s.draft:
            return INVITED_ALREADY
        return ALLOWED if len(s.draft) < s.treaty - 1 else TOO_MANY_PARTNERS

    return [
        Choice(INVITE, range(s.courts), judge),
        Choice(PROPOSE, whole=ALLOWED if s.draft else NOBODY_INVITED),
        Choice(GIVE_UP),
    ]


def propose_league(t: EnvoysTable, court: Court, partners: list[Court]) -> Play[int]:
    """Return what each partner gets: one point if all accept, two if the maker grants a counter."""
    may_counter = t.state.treaty > 2 * len(partners)
    maker = court_text(court)
    for partner in partners:
        t.say("log-invited", cite="5", court=maker, partner=court_text(partner))
    reply = yield from t.propose(partners, "ask-join", cite="5", counter=may_counter, court=maker)
    if reply is None:
        return 1
    partner, answer = reply
    if answer in VOCABULARY.counter:
        asking = court_text(partner)
        return 2 if (yield from t.offer(court, "ask-grant", cite="5", court=asking)) else 0
    return 0


@rule("6")
def open_letter(t: EnvoysTable, _affair: Affair) -> None:
    """Open the letter of the court that has signed, if it is released; all see whether it is."""
    s = t.state
    court = winner(s)
    if s.letters[court] != OPENED:
        t.raise_wall()
    if s.letters[court] == READY:
        s.letters[court] = OPENED
        s.points[court] += 1
        t.say("log-letter", cite="6", court=court_text(court))


def letter_menu(s: State, court: Court) -> Menu:
    """Let a court hold its letter back, or release it."""
    if s.letters[court] == OPENED:
        return []
    return [Choice(HOLD if s.letters[court] == READY else RELEASE)]


def mind_letter(s: State, court: Court, said: int) -> None:
    """Note what a court wants to be done with its letter."""
    s.letters[court] = HELD if said in HOLD else READY


@rule("4")
def clear_up(t: EnvoysTable, _affair: Affair) -> None:
    """Put the shown envoys away, pass the lead on, and see whether the game is over."""
    s = t.state
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
    s = State(int(options["courts"]), options["lots"] == "yes")
    START.begin(s.agenda)
    return s


AGENDA: Final = Agenda()
START: Final = AGENDA.task("start", deal)
ROUND: Final = AGENDA.task("round", send_envoys, use_spy, sign, open_letter, clear_up)


def segment(t: EnvoysTable) -> Play[None]:
    """Play the next step of the affair on the agenda; after one round comes another."""
    if not t.state.agenda:
        ROUND.begin(t.state.agenda)
    return AGENDA.segment(t)


def result(s: State) -> Result | None:
    """Return who has won, once the game has ended."""
    if not s.ending:
        return None
    best = max(s.points)
    winners = tuple(court for court in range(s.courts) if s.points[court] == best)
    return Result(winners, s.ending, tuple(s.points))


def view(s: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """Name what a seat may see: what is open, its own envoys, and whether it has the spy."""
    shown = public or view_of_all(s)
    if seat is None:
        return shown
    return {
        **shown,
        "letter": s.letters[seat],
        "draft": s.draft.copy() if drafts(s, seat) else [],
        "hand": s.envoys(HAND + seat),
        "sent": s.envoys(SENT + seat),
        "you_have_the_spy": s.spy == seat,
    }


def view_of_all(s: State) -> dict[str, Any]:
    """Name what everybody may see."""
    return {
        "treaty": s.treaty,
        "lead": s.lead,
        "points": s.points.copy(),
        "shown": [s.envoys(SHOWN + court) for court in range(s.courts)],
        "gone": s.envoys(GONE),
        "hand_sizes": [len(s.envoys(HAND + court)) for court in range(s.courts)],
        "spy_used": ASIDE not in s.at and s.spy == NO_SPY,
        "opened": [letter == OPENED for letter in s.letters],
        "letter": None,
        "draft": [],
        "hand": None,
        "sent": None,
        "you_have_the_spy": False,
    }


def drafts(s: State, seat: int) -> bool:
    """Say whether a seat is the one that puts a league together."""
    return any(is_shown(place) for place in s.at) and winner(s) == seat


def sees(seat: int, place: int) -> bool:
    """Say whether a seat knows which envoys are in a place."""
    return place in (HAND + seat, SENT + seat, GONE) or is_shown(place)


def redeal(s: State, seat: int, chance: Chance) -> None:
    """Deal anew what a seat cannot see: envoys, the spy, a draft, what others do with letters."""
    hidden = [envoy for envoy, place in enumerate(s.at) if not sees(seat, place)]
    places = [s.at[envoy] for envoy in hidden]
    chance.deal_anew(places)
    for envoy, place in zip(hidden, places, strict=True):
        s.at[envoy] = place
    if s.spy not in (NO_SPY, seat):
        s.spy = chance.pick(others(s, seat))
    if not drafts(s, seat):
        s.draft.clear()
    for other in others(s, seat):
        if s.letters[other] != OPENED:
            s.letters[other] = chance.below(2)


def judge(s: State, seat: int) -> float:
    """Return the worth of a position: the lead in points, from -1 to 1."""
    return worth_of_lead(s, float(s.points[seat] - rivalry(s, seat)))


def worth_of_lead(s: State, lead: float) -> float:
    """Return the worth of a lead of so many points."""
    del s
    return max(-1.0, min(1.0, lead / ENOUGH))


def rivalry(s: State, seat: int) -> int:
    """Return the points of the best of the others."""
    return max(s.points[other] for other in others(s, seat))


def aspects(s: State, seat: int) -> list[Aspect]:
    """Return what the judgement is the sum of."""
    return [
        Aspect("aspect-points", float(s.points[seat])),
        Aspect("aspect-rivals", -float(rivalry(s, seat))),
    ]


def features(s: State, seat: int, sheet: Sheet) -> None:
    """Write what a seat knows as numbers: what is open, and its own envoys."""
    courts = COURTS[: s.courts]
    sheet.one("treaty", s.treaty)
    sheet.which("lead", s.lead, courts)
    sheet.row("points", s.points, courts)
    sheet.whose("hand", s.at, HAND + seat, ENVOYS)
    sheet.whose("sent", s.at, SENT + seat, ENVOYS)
    sheet.whose("gone", s.at, GONE, ENVOYS)
    sheet.one("has_the_spy", int(s.spy == seat))


def explain(s: State, seat: int | None, public: dict[str, Any] | None = None) -> dict[str, Any]:
    """Tell who would sign if nobody were exposed, and what that would bring."""
    if not any(is_shown(place) for place in s.at):
        return {"signs": None, "treaty": s.treaty}
    return {"signs": court_text(winner(s)), "treaty": s.treaty}


def plans(s: State, seat: int, prompt: str) -> list[list[int]]:
    """Propose, to whoever may draft a league, to do so with the weakest of the others."""
    if prompt != "ask-share" or s.treaty < 2:
        return []
    weakest = min(others(s, seat), key=lambda other: s.points[other])
    return [[LEAGUE(), INVITE(weakest), PROPOSE()]]


def check(s: State) -> None:
    """Raise if the table has become impossible."""
    for court in range(s.courts):
        must(len(s.envoys(SENT + court)) <= 1, "2", "sent twice")
        must(len(s.envoys(HAND + court)) <= HAND_SIZE, "1", "big hand")
    must(NO_SPY <= s.spy < s.courts, "1", "the spy is nowhere")


def situations(s: State, ask: Ask) -> Sequence[Situation]:
    """Let an offer be answered in advance for all courts but the one that is ahead."""
    if ask.kind != "offer":
        return ()
    ahead = max(range(s.courts), key=lambda court: s.points[court])
    return (Situation("standing-not-from-who-is-ahead", {"!court": court_text(ahead)}),)


STANDING: Final = Standing(
    offers={"ask-accept": Recurring(("court",)), "ask-join": Recurring(("court",))},
    situations=situations,
)


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
    aspects=Aspects(aspects, worth_of_lead),
    features=features,
    check=check,
    endings=("enough", "last_treaty"),
    folder=Path(__file__).parent,
    explain=explain,
    standing=STANDING,
    asides=Asides(letter_menu, mind_letter),
    plans=plans,
)
