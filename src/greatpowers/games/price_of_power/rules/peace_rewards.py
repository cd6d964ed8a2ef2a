"""10.5 What peace leaves to do: Claims for what was lost, and quiet where one has a Claim."""

from typing import Final

from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.claims import claim, drop_claim, has_claim
from greatpowers.games.price_of_power.rules.unrest import calm, unrest_in
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.games.price_of_power.vocabulary import CALM, CLAIM, GIVE_UP_CLAIM
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import NOTHING, choose

CALMED: Final = 2
"""How much Unrest goes for a Claim."""


@rule("10.5.2", "10.5.4", "10.5.7")
def give_up_claims(t: PriceTable, affair: Affair) -> Play[None]:
    """Give up Claims in Areas where one has gained Provinces, for quiet: numbers seat, Areas."""
    s = t.state
    seat, *areas = affair.numbers
    open_to = [area for area in areas if area in s.claims[seat] and unrest_in(s, seat, area)]
    area = yield from choose(
        t,
        seat,
        "ask-peace-calm",
        GIVE_UP_CLAIM,
        open_to,
        cite="10.5",
        optional=True,
        public=True,
    )
    if area == NOTHING:
        return
    drop_claim(t, seat, area, cite="10.5")
    affair.repeat()
    CALM_TWO.begin(s.agenda, seat, area, CALMED)


@rule("10.5.2", "10.5.4", "10.5.7")
def calm_next(t: PriceTable, affair: Affair) -> Play[None]:
    """Take Unrest off the discs of a player in an Area: numbers seat, Area, how many."""
    s = t.state
    seat, area, left = affair.numbers
    places = unrest_in(s, seat, area)
    if not places or left == 0:
        return
    place = places[0]
    if len(places) > left:
        place = yield from choose(
            t, seat, "ask-peace-calm-one", CALM, places, cite="10.5", public=True
        )
    calm(t, place, cite="10.5")
    affair.note(seat, area, left - 1)
    affair.repeat()


@rule("10.5.2")
def claim_back(t: PriceTable, affair: Affair) -> Play[None]:
    """Place Claims in Areas where one has lost Provinces, as one likes: numbers seat, Areas."""
    s = t.state
    seat, *areas = affair.numbers
    open_to = [area for area in areas if not has_claim(s, seat, area)]
    area = yield from choose(
        t, seat, "ask-peace-claim", CLAIM, open_to, cite="10.5.2", optional=True, public=True
    )
    if area != NOTHING:
        claim(t, seat, area, cite="10.5.2")
        affair.repeat()


CALM_BY_CLAIM: Final = AGENDA.task("calm_by_claim", give_up_claims)
CALM_TWO: Final = AGENDA.task("calm_two", calm_next)
CLAIM_BACK: Final = AGENDA.task("claim_back", claim_back)
"""About a seat and Areas."""
