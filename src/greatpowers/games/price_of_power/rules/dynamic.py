"""13.3 Dynamic realms: their tokens, how they appear and how they grow (16.5.9)."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from greatpowers.games.price_of_power.components.cards import Age
from greatpowers.games.price_of_power.components.tables import DNPR_COLOURS, Seat
from greatpowers.games.price_of_power.components.world import (
    ADMITS_GALLEYS,
    ALL_PROVINCES,
    ALL_REALMS,
    AREA_OF,
    FACES,
    LAND,
    NOBODY,
    PORTS_ON,
    PROVINCES,
    PROVINCES_OF,
    REALMS,
    TERRITORY,
    Province,
    Realm,
    is_distant,
    is_distant_zone,
    province_text,
    realm_text,
)
from greatpowers.games.price_of_power.rules import claims, unrest
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.distant_trade import open_continent
from greatpowers.games.price_of_power.rules.mats import clockwise
from greatpowers.games.price_of_power.rules.ownership import (
    capital_of,
    core_of,
    cover_flag,
    flag_of,
    free_lands_of,
    has,
    is_deserted,
    is_npr,
    is_vacant,
    lands_of,
    lawful_owner,
    npr_tax,
    settle_capital,
)
from greatpowers.games.price_of_power.state import NO_DISC, PriceTable, State, put
from greatpowers.games.price_of_power.vocabulary import NAME_PROVINCE, NAME_REALM
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

Colour: TypeAlias = int

OVERSEAS_FROM: Final[Age] = 2
"""From this Age on, dynamic realms on the Atlantic may take Territories."""
TERRITORIES: Final = tuple(place for place in ALL_PROVINCES if TERRITORY[place])

ITS_OWN: Final = refuse("no-dnpr-its-own", "16.5.9")
NOT_NEXT_TO_IT: Final = refuse("no-dnpr-not-adjacent", "16.5.9")
IS_CAPITAL: Final = refuse("no-dnpr-capital", "16.5.9")
IS_OCCUPIED: Final = refuse("no-dnpr-occupied", "16.5.9")
IS_ALLYS: Final = refuse("no-dnpr-ally", "16.5.9")
IS_PLAYERS_CORE: Final = refuse("no-dnpr-core", "13.3")
NO_OCEAN: Final = refuse("no-dnpr-ocean", "16.5.9", "opens-dnpr-ocean")


# -- tokens (13.3) -------------------------------------------------------------------------------


@rule("13.3")
def in_play(s: State, colour: Colour) -> list[Realm]:
    """Return the dynamic realms of a colour that are on the map and nobody's Vassals."""
    return [each for each in ALL_REALMS if s.colour[each] == colour and is_npr(s, each)]


@rule("13.3", "16.3.9")
def appear(t: PriceTable, realm: Realm, colour: Colour, capital: Province) -> None:
    """Let a dynamic realm appear with its Capital and the Provinces of its flag that it holds."""
    s = t.state
    if s.seat_of[realm] != NOBODY or is_deserted(s, realm):
        return
    s.colour = put(s.colour, realm, colour)
    s.overlord = put(s.overlord, realm, NOBODY)
    t.say("log-dnpr-appears", power=realm_text(realm), colour=colour_text(colour), cite="13.3")
    for place in lands_of(s, realm):
        _lay(t, realm, place)
    if put_token(t, realm, capital):
        s.capital = put(s.capital, realm, capital)


def colour_text(colour: Colour) -> str:
    """Return the text id of a colour of tokens."""
    return f"colour-{DNPR_COLOURS[colour]}"


@rule("13.3", "12.6", "R27")
def _lay(t: PriceTable, realm: Realm, place: Province) -> None:
    """Lay a token on a Province; the first one on a continent opens its trade."""
    cover_flag(t.state, place, realm)
    if is_distant(AREA_OF[place]):
        open_continent(t, AREA_OF[place])


@rule("13.3", "16.3.9", "R83")
def put_token(t: PriceTable, realm: Realm, place: Province) -> bool:
    """Put a token on a Province, under a disc if there is one; never on a player's core.

    There are always tokens enough.
    """
    s = t.state
    if is_players_core(s, place):
        return False
    loser = flag_of(s, place)
    _lay(t, realm, place)
    if loser == realm:
        return True
    s.strong = put(s.strong, place, 0)
    t.say("log-dnpr-token", power=realm_text(realm), province=province_text(place), cite="13.3")
    if loser != NOBODY:
        settle_capital(s, loser)
        _end_ties(s, loser)
    return True


def _end_ties(s: State, realm: Realm) -> None:
    """Take all tokens off the Capital of a realm that is gone."""
    if s.seat_of[realm] == NOBODY and not lands_of(s, realm):
        s.allied = put(s.allied, realm, 0)
        s.active = put(s.active, realm, 0)
        s.married = put(s.married, realm, 0)
        s.disputed = put(s.disputed, realm, 0)
        s.cb = put(s.cb, realm, 0)
        s.war = put(s.war, realm, 0)
        s.truce = put(s.truce, realm, 0)


@rule("13.3")
def is_players_core(s: State, place: Province) -> bool:
    """Say whether a Province is a core of a player's realm."""
    realm = core_of(s, place)
    return realm != NOBODY and s.seat_of[realm] != NOBODY


# -- expansion (16.5.9) --------------------------------------------------------------------------


@rule("16.5.9")
def growing(s: State, colour: Colour) -> list[Realm]:
    """Return the dynamic realms of a colour that can grow: Active Allies cannot."""
    return [realm for realm in in_play(s, colour) if not s.active[realm] and can_take(s, realm)]


def can_take(s: State, realm: Realm) -> list[Province]:
    """Return the Provinces and Territories that a dynamic realm could take."""
    return Growth(s, realm).all()


@rule("16.5.9", "13.3", "R85")
def judge_expansion(s: State, realm: Realm, place: Province) -> Verdict:
    """Say whether a dynamic realm could take a Province or a Territory."""
    return Growth(s, realm).judge(place)


class Growth:
    """A dynamic realm that could grow: what hangs on the realm alone is looked up once."""

    __slots__ = ("_near", "_overseas", "_realm", "_s")

    def __init__(self, s: State, realm: Realm) -> None:
        self._s = s
        self._realm = realm
        self._near = next_to(s, realm)
        self._overseas = s.age >= OVERSEAS_FROM and is_on_ocean(s, realm)

    def all(self) -> list[Province]:
        """Return all Provinces and Territories that it could take."""
        places = {*self._near, *TERRITORIES} if self._overseas else self._near
        return sorted(place for place in places if self.judge(place) is ALLOWED)

    @rule("16.5.9", "13.3", "R85")
    def judge(self, place: Province) -> Verdict:
        """Say whether it could take a Province or a Territory."""
        s = self._s
        if is_vacant(s, place):
            return ALLOWED if self._overseas else NO_OCEAN
        if flag_of(s, place) == self._realm:
            return ITS_OWN
        if place not in self._near:
            return NOT_NEXT_TO_IT
        if s.occupier[place] != NOBODY:
            return IS_OCCUPIED
        if is_players_core(s, place):
            return IS_PLAYERS_CORE
        owner = lawful_owner(s, place)
        seat = s.seat_of[owner]
        if seat != NOBODY and has(s.allied[self._realm], seat):
            return IS_ALLYS
        if place == capital_of(s, owner) and not is_last_of_npr(s, owner):
            return IS_CAPITAL
        return ALLOWED


def is_last_of_npr(s: State, realm: Realm) -> bool:
    """Say whether a Non-Player Realm has a single Province left."""
    return is_npr(s, realm) and len(lands_of(s, realm)) == 1


@rule("16.5.9")
def is_on_ocean(s: State, realm: Realm) -> bool:
    """Say whether a realm has a Port on the Atlantic: a zone of the Main Map without a mark."""
    seas = {zone for place in free_lands_of(s, realm) for zone in FACES[place]}
    return any(not ADMITS_GALLEYS[zone] and not is_distant_zone(zone) for zone in seas)


@rule("2.4.1")
def next_to(s: State, realm: Realm) -> set[Province]:
    """Return the Provinces next to one of a realm's, by land or from Port to Port."""
    lands = free_lands_of(s, realm)
    homes = {AREA_OF[place] for place in lands}
    areas = homes.union(*(LAND[area] for area in homes))
    zones = {zone for place in lands for zone in FACES[place]}
    ports = {port for zone in zones for port in PORTS_ON[zone]}
    return ports.union(*(PROVINCES_OF[area] for area in areas))


@rule("16.5.9", "R31", "R50")
def expand(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a dynamic realm of a colour grow: *you* choose; by itself every one of them does."""
    s = t.state
    colour, you = affair.numbers
    realms = growing(s, colour)
    if you == NOBODY:
        for realm in reversed(realms):
            GROW.begin(s.agenda, realm)
        return
    if not realms:
        return
    realm = realms[0]
    if len(realms) > 1:
        realm = yield from choose(
            t, you, "ask-dnpr", NAME_REALM, realms, cite="16.5.9", public=True
        )
    place = yield from choose(
        t,
        you,
        "ask-dnpr-province",
        NAME_PROVINCE,
        can_take(s, realm),
        cite="16.5.9",
        public=True,
        realm=realm_text(realm),
    )
    take_province(t, realm, place, you)


@rule("16.5.9")
def grow(t: PriceTable, affair: Affair) -> None:
    """Let a dynamic realm grow by itself: it takes a Province of another realm without a player."""
    s = t.state
    (realm,) = affair.numbers
    places = [place for place in can_take(s, realm) if is_free(s, place)]
    if places:
        take_province(t, realm, first_choice(s, realm, places), s.first)


def is_free(s: State, place: Province) -> bool:
    """Say whether a Province is a Non-Player Realm's, and no player's Vassal."""
    return s.disc[place] == NO_DISC and flag_of(s, place) != NOBODY


@rule("16.5.9", "R31")
def first_choice(s: State, realm: Realm, places: Iterable[Province]) -> Province:
    """Return what a dynamic realm takes by itself.

    First in Areas where it owns something, then by land, then from the realm with the lowest Tax
    Income, then in the order of the alphabet.
    """
    own = {AREA_OF[place] for place in free_lands_of(s, realm)}
    by_land = {other for area in own for other in LAND[area]}

    def rank(place: Province) -> tuple[bool, bool, int, str, str]:
        area, owner = AREA_OF[place], flag_of(s, place)
        return (
            area not in own,
            area not in by_land,
            npr_tax(s, owner),
            REALMS[owner],
            PROVINCES[place],
        )

    return min(places, key=rank)


def take_province(t: PriceTable, realm: Realm, place: Province, first: Seat) -> None:
    """Let a dynamic realm take a Province; a player's disc stays on it with Unrest."""
    s = t.state
    loser = flag_of(s, place)
    was_free = is_free(s, place)
    allies = s.allied[loser] if was_free else 0
    put_token(t, realm, place)
    if s.disc[place] != NO_DISC:
        unrest.stir(t, place, cite="16.5.9")
    for seat in reversed(clockwise(s, first)):
        if has(allies, seat):
            ANSWER.begin(s.agenda, seat, realm)


@rule("16.5.9")
def answer_loss(t: PriceTable, affair: Affair) -> Play[None]:
    """Let a player whose Ally has lost a Province place a CB token on the dynamic realm."""
    s = t.state
    seat, realm = affair.numbers
    if has(s.cb[realm], seat):
        return
    if (yield from t.ask_if(seat, "ask-cb-on-dnpr", cite="16.5.9", realm=realm_text(realm))):
        claims.place_cb(t, seat, realm)


EXPAND: Final = AGENDA.task("expand", expand)
"""About a colour and *you*, or nobody."""
GROW: Final = AGENDA.task("grow", grow)
"""About a realm."""
ANSWER: Final = AGENDA.task("answer_loss", answer_loss)
"""About a seat and the realm that took from its Ally."""
