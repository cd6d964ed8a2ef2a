"""18.9 Imperial Elections: when the Emperor's Ruler is gone, the Elector Areas vote."""

from collections import Counter
from typing import Final, NamedTuple

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    AREA_OF,
    NOBODY,
    PROVINCES_OF,
    Area,
    Realm,
    area_text,
)
from greatpowers.games.price_of_power.rules import influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.battle_sides import Battle, is_fighting
from greatpowers.games.price_of_power.rules.claims import place_cb
from greatpowers.games.price_of_power.rules.empire import (
    OFFICIAL_FAITHS,
    change_authority,
    elector_areas,
    end_defence,
    is_external,
    is_member,
)
from greatpowers.games.price_of_power.rules.faiths import same_faith, state_faith
from greatpowers.games.price_of_power.rules.imperial_units import withdraw_imperial_units
from greatpowers.games.price_of_power.rules.mats import realm_name
from greatpowers.games.price_of_power.rules.ownership import capital_of, has, is_npr, is_vassal
from greatpowers.games.price_of_power.state import NO_DISC, TIES_CHANGED, PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NAME_REALM
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import NOTHING, choose

SECURE: Final = 5
"""From this Authority on the crown is inherited."""
WEAK: Final = 3
"""Below this Authority an Election strengthens it."""
NOBODY_ELIGIBLE: Final = -2

BY_CAPITAL: Final = "vote-capital"
BY_VASSALS: Final = "vote-vassals"
BY_INFLUENCE: Final = "vote-influence"
BY_NOBODY: Final = "vote-nobody"
"""The texts of why an Elector Area votes as it does."""


class Vote(NamedTuple):
    """How an Elector Area votes: for whom, why, and for whom it might where several are equal."""

    area: Area
    why: str
    seats: list[Seat]


# -- who votes for whom --------------------------------------------------------------------------


@rule("18.9", "18.7", "R218")
def is_eligible(s: State, seat: Seat) -> bool:
    """Say whether a player may be elected: of the official faith of the Empire, if it has one.

    Neither membership nor a Ruler is needed.
    """
    is_free = s.hre_faith not in OFFICIAL_FAITHS
    return is_free or same_faith(state_faith(s, seat), s.hre_faith)


def eligible(s: State) -> list[Seat]:
    """Return the players who may be elected."""
    return [seat for seat in s.seated if is_eligible(s, seat)]


@rule("18.9")
def votes(s: State) -> list[Vote]:
    """Return how the Elector Areas vote as things stand."""
    return [vote(s, area) for area in elector_areas(s)]


@rule("18.9", "18.2", "11.2.1", "R218")
def vote(s: State, area: Area) -> Vote:
    """Return how an Elector Area votes: for the player who resides there, else by Vassals alone.

    Everywhere else Influence decides, the Imperial one being the Emperor's.
    """
    host = resident(s, area)
    if host != NOBODY:
        return Vote(area, BY_CAPITAL, [host] if is_eligible(s, host) else [])
    lord = only_overlord(s, area)
    if lord != NOBODY and is_eligible(s, lord):
        return Vote(area, BY_VASSALS, [lord])
    weights = {seat: influence.counted(s, seat, area) for seat in eligible(s)}
    most = max(weights.values(), default=0)
    if not most:
        return Vote(area, BY_NOBODY, [])
    return Vote(area, BY_INFLUENCE, [seat for seat, each in weights.items() if each == most])


@rule("18.9")
def resident(s: State, area: Area) -> Seat:
    """Return the player whose Capital is in an Area; nobody if there is none."""
    seats = s.seated
    return next((seat for seat in seats if AREA_OF[capital_of(s, s.realm[seat])] == area), NOBODY)


@rule("18.9")
def only_overlord(s: State, area: Area) -> Seat:
    """Return the player who has all Vassals of an Area without free Provinces of NPRs."""
    places = PROVINCES_OF[area]
    if any(s.disc[place] == NO_DISC for place in places):
        return NOBODY
    lords = {s.holder[place] for place in places if is_vassal(s.disc[place])}
    return lords.pop() if len(lords) == 1 else NOBODY


@rule("18.9")
def leaders(cast: list[Seat]) -> list[Seat]:
    """Return who has the most of some votes."""
    tally = Counter(cast)
    most = max(tally.values(), default=0)
    return sorted(seat for seat, number in tally.items() if number == most)


@rule("18.9")
def foretold(s: State) -> list[Seat]:
    """Return who would be elected now, if the Emperor decided for himself where he can."""
    cast = []
    for each in votes(s):
        if s.emperor in each.seats:
            cast.append(s.emperor)
        elif len(each.seats) == 1:
            cast.append(each.seats[0])
    best = leaders(cast)
    return [s.emperor] if s.emperor in best else best


@rule("18.9", "7.2.7", "R227")
def is_due(s: State, seat: Seat) -> bool:
    """Say whether an Election follows when a player's Ruler is replaced or discarded."""
    return s.has_elections and s.emperor == seat and s.authority < SECURE


def call_election(s: State, seat: Seat) -> None:
    """Begin an Election, if one is due as a player's Ruler is gone."""
    if is_due(s, seat):
        ELECTION.begin(s.agenda, seat)


# -- the Election --------------------------------------------------------------------------------


@rule("18.9")
def cast_votes(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Elector Areas vote; between equals the present Emperor decides for one after another.

    Numbers: the present Emperor, then Areas, each with whom it votes for.
    """
    s = t.state
    seat, *cast = affair.numbers
    if s.emperor != seat:
        affair.end()
        return
    open_ = [each for each in votes(s) if each.seats and each.area not in cast[::2]]
    if not open_:
        return
    next_ = open_[0]
    chosen = next_.seats[0]
    if len(next_.seats) > 1:
        realm = yield from choose(
            t,
            seat,
            "ask-elector",
            NAME_REALM,
            [s.realm[each] for each in next_.seats],
            cite="18.9",
            public=True,
            area=area_text(next_.area),
        )
        chosen = s.seat_of[realm]
    affair.note(seat, *cast, next_.area, chosen)
    affair.repeat()
    name = realm_name(s, chosen)
    t.say("log-elector-votes", area=area_text(next_.area), power=name, cite="18.9")


@rule("18.9", "R165")
def elect(t: PriceTable, affair: Affair) -> Play[None]:
    """Crown who has the most votes; without any the title stays where it is."""
    s = t.state
    seat, *cast = affair.numbers
    best = leaders(cast[1::2])
    if not best:
        _keep_title(t, seat)
        affair.end()
        return
    winner = best[0]
    if len(best) > 1:
        realms = [s.realm[each] for each in best]
        realm = yield from choose(
            t, seat, "ask-election", NAME_REALM, realms, cite="18.9", public=True
        )
        winner = s.seat_of[realm]
    crown(t, affair, winner)


@rule("18.9", "R165")
def _keep_title(t: PriceTable, seat: Seat) -> None:
    """Leave the title to the present Emperor; where nobody is eligible, Authority falls."""
    s = t.state
    t.say("log-keeps-crown", power=realm_name(s, seat), cite="18.9")
    if not eligible(s):
        change_authority(t, NOBODY_ELIGIBLE, cite="18.9")


@rule("18.9", "18.1.3", "R164", "R165")
def crown(t: PriceTable, affair: Affair, winner: Seat) -> None:
    """Make a player Emperor, old or new: weak Authority rises.

    The defence of the Empire was the old Emperor's; its Units wait for the new one.
    """
    s = t.state
    seat, *cast = affair.numbers
    was_defending = s.is_defending
    affair.note(seat, int(was_defending and winner != seat), winner, *cast)
    if winner != seat:
        s.emperor = winner
        s.changed |= TIES_CHANGED
        end_defence(s)
        if is_fighting(s):
            withdraw_imperial_units(Battle(s))
    text = "log-reelected" if winner == seat else "log-elected"
    t.moment("election", (), text, power=realm_name(s, winner), cite="18.9")
    if s.authority < WEAK:
        change_authority(t, 1, cite="18.9")


@rule("18.9")
def enemies_of_members(s: State, emperor: Seat) -> list[Realm]:
    """Return the realms outside the Empire that are at war with members without players."""
    attacked = [realm for realm in ALL_REALMS if s.war[realm] and is_npr(s, realm)]
    members = [realm for realm in attacked if is_member(s, realm)]
    return [
        s.realm[seat]
        for seat in range(s.players)
        if seat != emperor
        and is_external(s, s.realm[seat])
        and any(has(s.war[realm], seat) for realm in members)
    ]


@rule("18.9", "8.3.3")
def take_up_the_cause(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a new Emperor place a CB token, if the old one was defending the Empire."""
    s = t.state
    _, inherits, emperor, *_ = affair.numbers
    foes = enemies_of_members(s, emperor) if inherits else []
    foe = yield from choose(
        t, emperor, "ask-election-cb", NAME_REALM, foes, cite="18.9", optional=True, public=True
    )
    if foe != NOTHING:
        place_cb(t, emperor, foe, cite="18.9")


ELECTION: Final = AGENDA.task("election", cast_votes, elect, take_up_the_cause)
"""About the present Emperor."""
