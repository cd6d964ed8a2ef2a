"""4.5 Phase 5, Cleanup: reserves are refreshed, the boards cleared, hands cut down."""

from typing import Final

from greatpowers.games.price_of_power.components.cards import card_text
from greatpowers.games.price_of_power.components.tables import (
    ALLIED,
    ARMIES,
    HAND_LIMIT,
    LAND_UNITS,
    MERCHANTS,
    REGULAR,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    NOBODY,
    PROVINCES_OF,
    TERRITORY,
    Area,
    area_text,
)
from greatpowers.games.price_of_power.effects.modifiers import end_of_round, modifier
from greatpowers.games.price_of_power.reasons import NOT_IN_HAND
from greatpowers.games.price_of_power.rules import alliances, influence
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.empire import hre_areas, is_in_hre, is_member
from greatpowers.games.price_of_power.rules.hands import discard
from greatpowers.games.price_of_power.rules.imperial_defence import stand_down
from greatpowers.games.price_of_power.rules.income import deployed, half
from greatpowers.games.price_of_power.rules.mats import in_turn_order, realm_name
from greatpowers.games.price_of_power.rules.ownership import (
    flag_of,
    has,
    is_npr,
    is_town,
    is_vacant,
    manpower,
    plain_tax,
)
from greatpowers.games.price_of_power.rules.review import review
from greatpowers.games.price_of_power.rules.sailing import repair
from greatpowers.games.price_of_power.rules.units import (
    area_of,
    in_army,
    regular_areas,
    singles,
    take_from_army,
    take_single,
)
from greatpowers.games.price_of_power.state import (
    CLEANUP,
    IMPERIAL,
    NOT_OWNED,
    TIES_CHANGED,
    PriceTable,
    State,
)
from greatpowers.games.price_of_power.vocabulary import (
    DISBAND,
    DISCARD,
    DONE,
    NAME_AREA,
    RELEASE_AVAILABLE,
    RELEASE_EXHAUSTED,
    TAKE_INFLUENCE,
)
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict, refuse
from greatpowers.kit.asking import choose

LEAST_REFRESHED: Final = 3
MOST_REFRESHED: Final = 6
MOST_COLONISTS: Final = 4
GREAT_DYNAMIC_TAX: Final = 10
NO_MORE_UNITS: Final = refuse("no-units-there", "4.5.1")


# -- A: update and refresh (4.5.1) ---------------------------------------------------------------


@rule("4.5.1")
def return_allied_units(t: PriceTable, _affair: Affair) -> None:
    """Take Allied Units out of Armies, back into the reserves."""
    s = t.state
    s.phase = CLEANUP
    for seat in in_turn_order(s):
        for army in range(ARMIES):
            for unit in range(len(LAND_UNITS)):
                for _ in range(in_army(s, seat, army, ALLIED, unit)):
                    take_from_army(s, seat, army, ALLIED, unit)
                    s.allied_units[seat] += 1


@rule("4.5.1", "9.3")
def surplus(s: State, seat: Seat) -> int:
    """Return how many Regular Units a player has beyond the manpower; less than 0 if some lack."""
    units = deployed(s, seat, REGULAR) + s.available[seat] + s.exhausted[seat]
    return units - manpower(s, seat)


@rule("4.5.1", "R35")
def update_manpower(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let all bring their reserves up to date at once."""
    yield from t.together({seat: match_manpower(t, seat) for seat in in_turn_order(t.state)})


@rule("4.5.1", "9.3")
def match_manpower(t: PriceTable, seat: Seat) -> Play[None]:
    """Add Units that lack to the reserve; of too many the player chooses which go back."""
    s = t.state
    if surplus(s, seat) < 0:
        s.available[seat] -= surplus(s, seat)
    while surplus(s, seat) > 0:
        answer = yield t.ask(
            seat,
            "ask-release-units",
            lambda: release_menu(s, seat),
            cite="4.5.1",
            default=RELEASE_EXHAUSTED() if s.exhausted[seat] else RELEASE_AVAILABLE(),
            public=True,
            n=surplus(s, seat),
        )
        _release(s, seat, answer)


def release_menu(s: State, seat: Seat) -> Menu:
    """Offer Units to give back: exhausted, available, or deployed in an Area."""
    return [
        Choice(RELEASE_EXHAUSTED, whole=_some(s.exhausted[seat])),
        Choice(RELEASE_AVAILABLE, whole=_some(s.available[seat])),
        Choice(DISBAND, regular_areas(s, seat)),
    ]


def _some(number: int) -> Verdict:
    return ALLOWED if number else NO_MORE_UNITS


def _release(s: State, seat: Seat, answer: int) -> None:
    if answer in RELEASE_EXHAUSTED:
        s.exhausted[seat] -= 1
    elif answer in RELEASE_AVAILABLE:
        s.available[seat] -= 1
    else:
        take_regular(s, seat, DISBAND.target(answer))


@rule("4.5.1", "9.3", "R202")
def take_regular(s: State, seat: Seat, area: Area) -> None:
    """Take a Regular Unit off an Area in which there is one: the least dear of them."""
    if singles(s, seat, area):
        take_single(s, seat, area)
        return
    unit, army = min(
        (unit, army)
        for army in range(ARMIES)
        for unit in range(len(LAND_UNITS))
        if area_of(s, seat, army) == area and in_army(s, seat, army, REGULAR, unit)
    )
    take_from_army(s, seat, army, REGULAR, unit)


@rule("4.5.1", "9.3.1")
def refreshed(s: State, seat: Seat) -> int:
    """Return how many Exhausted Units come back: half, three to six, and more by Ideas."""
    number = max(LEAST_REFRESHED, min(half(s.exhausted[seat]), MOST_REFRESHED))
    return min(s.exhausted[seat], number + modifier(s, seat, "refresh_manpower"))


@rule("4.5.1")
def colonial_claims(s: State, seat: Seat) -> int:
    """Return how many Claims a player has on vacant Territories."""
    return sum(
        any(TERRITORY[place] and is_vacant(s, place) for place in PROVINCES_OF[area])
        for area in s.claims[seat]
    )


@rule("4.5.1")
def refresh_all(t: PriceTable, _affair: Affair) -> None:
    """Let everybody refresh, in turn order."""
    for seat in in_turn_order(t.state):
        refresh(t, seat)


@rule("4.5.1")
def refresh(t: PriceTable, seat: Seat) -> None:
    """Refresh Units and Merchants, gain Colonists, and clear the National Focus."""
    s = t.state
    units = refreshed(s, seat)
    s.exhausted[seat] -= units
    s.available[seat] += units
    for merchant in range(seat * MERCHANTS, (seat + 1) * MERCHANTS):
        if s.merchant[merchant] != NOT_OWNED:
            s.is_resting[merchant] = False
    repair(s, seat)
    colonists = min(colonial_claims(s, seat), MOST_COLONISTS)
    if colonists:
        s.colonists[seat] += colonists
        t.say("log-colonists", power=realm_name(s, seat), n=colonists, cite="4.5.1")
    s.has_changed_focus[seat] = False


# -- B: clear the boards (4.5.2) -----------------------------------------------------------------


@rule("4.5.2", "R40", "R199")
def clear_board(t: PriceTable, _affair: Affair) -> None:
    """End Alliances with great dynamic realms that are not Active; take plague and tags off."""
    s = t.state
    for realm in ALL_REALMS:
        is_dynamic = s.colour[realm] != NOBODY and is_npr(s, realm)
        if is_dynamic and plain_tax(s, realm) >= GREAT_DYNAMIC_TAX:
            for seat in range(s.players):
                if has(s.allied[realm] & ~s.active[realm], seat):
                    alliances.end(t, seat, realm, cite="4.5.2")
    s.plague = []
    s.committed = 0


@rule("4.5.2", "18.2")
def imperial_room(s: State) -> list[Area]:
    """Return the Areas that take Imperial Influence: with a Province of a member, and with room."""
    return [area for area in hre_areas(s) if _has_member(s, area) and influence.room(s, area) > 0]


def _has_member(s: State, area: Area) -> bool:
    """Say whether a Province of an Area belongs to a member of the Empire without a player."""
    return any(
        is_in_hre(s, place)
        and s.holder[place] == NOBODY
        and not is_town(s.disc[place])
        and flag_of(s, place) != NOBODY
        and is_member(s, flag_of(s, place))
        for place in PROVINCES_OF[area]
    )


def imperial_areas(s: State) -> list[Area]:
    """Return the Areas with Imperial Influence."""
    return sorted(set(s.influence[IMPERIAL]))


def imperial_number(s: State) -> int:
    """Return how much Imperial Influence is on the board."""
    return len(s.influence[IMPERIAL])


@rule("4.5.2", "18.2")
def match_authority(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Emperor place or take back Imperial Influence until it equals Authority."""
    s = t.state
    if s.emperor == NOBODY:
        return
    lacking = s.authority - imperial_number(s)
    if lacking > 0 and imperial_room(s):
        area = yield from choose(
            t, s.emperor, "ask-imperial", NAME_AREA, imperial_room(s), cite="18.2", public=True
        )
        s.influence[IMPERIAL].append(area)
        s.changed |= TIES_CHANGED
        t.say("log-imperial", area=area_text(area), cite="18.2")
        affair.repeat()
    elif lacking < 0:
        area = yield from choose(
            t,
            s.emperor,
            "ask-imperial-back",
            TAKE_INFLUENCE,
            imperial_areas(s),
            cite="18.2",
            public=True,
        )
        s.influence[IMPERIAL].remove(area)
        s.changed |= TIES_CHANGED
        affair.repeat()


@rule("4.5.2", "18.2")
def begin_moving(t: PriceTable, _affair: Affair) -> None:
    """Let the Emperor redistribute Imperial Influence."""
    s = t.state
    if s.emperor != NOBODY:
        MOVE_IMPERIAL.begin(s.agenda, imperial_number(s))


@rule("4.5.2", "18.2")
def move_imperial(t: PriceTable, affair: Affair) -> Play[None]:
    """Let the Emperor move Imperial Influence, cube by cube, each of them once at most."""
    s = t.state
    (left,) = affair.numbers
    if not left or not imperial_room(s):
        return
    answer = yield t.ask(
        s.emperor,
        "ask-imperial-move",
        lambda: [Choice(DONE), Choice(TAKE_INFLUENCE, imperial_areas(s))],
        cite="18.2",
        default=DONE(),
        public=True,
    )
    if answer == DONE():
        return
    origin = TAKE_INFLUENCE.target(answer)
    targets = [area for area in imperial_room(s) if area != origin]
    if targets:
        area = yield from choose(
            t, s.emperor, "ask-imperial", NAME_AREA, targets, cite="18.2", public=True
        )
        s.influence[IMPERIAL].remove(origin)
        s.influence[IMPERIAL].append(area)
        s.changed |= TIES_CHANGED
        t.say("log-imperial", area=area_text(area), cite="18.2")
    affair.note(left - 1)
    affair.repeat()


MOVE_IMPERIAL: Final = AGENDA.task("move_imperial", move_imperial)
"""About how many cubes may still be moved."""


@rule("4.5.2", "4.2.4", "20.2", "R92")
def next_first_player(s: State) -> Seat:
    """Return who has the First Player token next: who passed first, but not the same one again.

    Of two players the First Player may keep it.
    """
    first = s.passed[0]
    keeps = len(s.seated) == 2 and not s.hands_over
    return first if first != s.first or keeps else s.passed[1]


@rule("4.5.2")
def pass_token(t: PriceTable, _affair: Affair) -> None:
    """Pass the First Player token and forget what was of this Round."""
    s = t.state
    s.first = next_first_player(s)
    t.say("log-first-player", power=realm_name(s, s.first), cite="4.5.2")
    s.taken = [0] * len(s.taken)
    s.passed = []
    s.hands_over = False
    s.last_turns = []
    s.is_ending = False
    s.best_trade = [0] * len(s.best_trade)
    s.best_trade_in = (0,) * len(s.best_trade_in)
    end_of_round(s)


# -- C: hand limit (4.5.3) -----------------------------------------------------------------------


@rule("4.5.3")
def cut_hands(t: PriceTable, _affair: Affair) -> Play[None]:
    """Let everybody choose at once which cards beyond five to discard."""
    s = t.state
    over = [seat for seat in range(s.players) if len(s.hand[seat]) > HAND_LIMIT]
    yield from t.together({seat: _choose_discards(t, seat) for seat in over})
    for seat in in_turn_order(s):
        for card in s.kept[seat]:
            s.hand[seat].remove(card)
            discard(s, card)
            t.say("log-discards", power=realm_name(s, seat), card=card_text(card), cite="4.5.3")
        s.kept[seat] = []
    if over:
        t.raise_wall()


def _choose_discards(t: PriceTable, seat: Seat) -> Play[None]:
    s = t.state
    while len(s.hand[seat]) - len(s.kept[seat]) > HAND_LIMIT:
        answer = yield t.ask(
            seat,
            "ask-discard",
            lambda: discard_menu(s, seat),
            cite="4.5.3",
            n=len(s.hand[seat]) - len(s.kept[seat]) - HAND_LIMIT,
        )
        s.kept[seat].append(DISCARD.target(answer))


def discard_menu(s: State, seat: Seat) -> Menu:
    """Offer the cards in hand that are not chosen yet."""
    open_cards = [card for card in s.hand[seat] if card not in s.kept[seat]]
    return [Choice(DISCARD, open_cards, beyond=NOT_IN_HAND)]


CLEANUP_PHASE: Final = AGENDA.task(
    "cleanup",
    return_allied_units,
    update_manpower,
    refresh_all,
    clear_board,
    match_authority,
    begin_moving,
    stand_down,
    review,
    pass_token,
    cut_hands,
)
