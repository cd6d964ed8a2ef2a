"""11.1 Influence that is gained without an Action: in a full Area another's cube gives way."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import Area, area_text
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.mats import opponents
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import INFLUENCE_IN, PUSH_OUT
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.asking import NOTHING, choose


@rule("11.1", "16.3.1", "10.5")
def has_place(s: State, seat: Seat, area: Area) -> bool:
    """Say whether a cube may come into an Area, be it in the place of an Opponent's."""
    if influence.judge_ground(s, area) is not ALLOWED:
        return False
    return influence.room(s, area) > 0 or bool(rivals(s, seat, area))


def rivals(s: State, seat: Seat, area: Area) -> list[Seat]:
    """Return the Opponents who have Influence in an Area."""
    return [other for other in opponents(s, seat) if influence.of(s, other, area)]


@rule("11.1", "16.3.1", "10.5")
def make_room(
    t: PriceTable, seat: Seat, area: Area, prompt: str, *, cite: str, **args: str | int
) -> Play[None]:
    """Take a cube of an Opponent off a full Area."""
    s = t.state
    if influence.room(s, area) > 0:
        return
    realms = [s.realm[other] for other in rivals(s, seat, area)]
    realm = realms[0]
    if len(realms) > 1:
        answer = yield t.ask(
            seat,
            prompt,
            lambda: [Choice(PUSH_OUT, realms)],
            cite=cite,
            default=PUSH_OUT(realms[0]),
            public=True,
            area=area_text(area),
            **args,
        )
        realm = PUSH_OUT.target(answer)
    influence.remove(t, s.seat_of[realm], area, 1, cite=cite)


@rule("10.5", "11.1")
def place_next(t: PriceTable, affair: Affair) -> Play[None]:
    """Place Influence in some Areas, as one likes: numbers seat, how many, the Areas."""
    s = t.state
    seat, left, *areas = affair.numbers
    open_to = [area for area in areas if has_place(s, seat, area)]
    area = yield from choose(
        t,
        seat,
        "ask-peace-influence",
        INFLUENCE_IN,
        open_to,
        cite="10.5",
        optional=True,
        public=True,
        n=left,
    )
    if area == NOTHING:
        return
    yield from make_room(t, seat, area, "ask-peace-push-out", cite="10.5")
    influence.place(t, seat, area, cite="10.5")
    if left > 1:
        affair.note(seat, left - 1, *areas)
        affair.repeat()


COURT: Final = AGENDA.task("court", place_next)
"""About a seat, how many cubes it may place, and the Areas."""
