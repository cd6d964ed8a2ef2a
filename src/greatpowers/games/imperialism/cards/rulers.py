"""15.1, 15.2 Ruler cards: what happens when one is laid out, and how to be rid of a bad one."""

from collections.abc import Callable
from typing import Final

from greatpowers.games.imperialism.components import (
    ARMY,
    CARDS,
    FLEET,
    FOOD,
    NOBODY,
    NOTHING,
    POWERS,
    PRESTIGE,
    SHIPYARDS,
    TEXTILES,
    WAR_CARDS,
    WEAPONS,
    Card,
    Seat,
    card,
    card_text,
)
from greatpowers.games.imperialism.rules.conquest import offer_colony
from greatpowers.games.imperialism.rules.faith import dissenters
from greatpowers.games.imperialism.rules.hands import put_away
from greatpowers.games.imperialism.rules.purchases import offer_level
from greatpowers.games.imperialism.rules.retrieval import (
    look_and_seize,
    offer_retrieval,
    seize,
)
from greatpowers.games.imperialism.rules.targets import choose_seat, judge_power, seat_of
from greatpowers.games.imperialism.rules.tracks import lose_prestige, power_text, sole_first
from greatpowers.games.imperialism.state import ImperialismTable, State
from greatpowers.games.imperialism.vocabulary import MOVE_RULER
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.rule import rule

MADMAN: Final = card("madman")
BUREAUCRAT: Final = card("bureaucrat")
ARMS_AND_CRAFTS: Final = (FOOD, TEXTILES, WEAPONS, SHIPYARDS)
RELEASE_PRICE: Final = 2
ALL_CARDS: Final = range(len(CARDS))


@rule("5.3.1", "8.2")
def enthrone(t: ImperialismTable, seat: Seat, ruler: Card) -> None:
    """Lay a ruler that is in play before a seat; the one who ruled before is discarded."""
    s = t.state
    depose(t, seat)
    s.in_play.remove(ruler)
    s.ruler[seat] = ruler
    s.has_shifted = True
    t.say("log-ruler", cite="8.2", power=power_text(s, seat), card=card_text(ruler))


def depose(t: ImperialismTable, seat: Seat) -> None:
    """Discard the ruler of a seat, if it has one."""
    ruler = t.state.ruler[seat]
    if ruler != NOTHING:
        t.state.ruler[seat] = NOTHING
        t.state.has_shifted = True
        put_away(t, ruler)


def has_top_army(s: State, seat: Seat) -> bool:
    """R21: the army is greater than that of every other player."""
    return sole_first([level[ARMY] for level in s.level]) == seat


# -- positive rulers (15.1): an offer to the player who laid the card out ---------------------


@rule("15.1.1")
def mistress_of_the_seas(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Four ducats for a fleet."""
    yield from offer_level(t, seat, (FLEET,), 4, cite="15.1.1")


@rule("15.1.2")
def great_dynasty(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Rearrange two rulers: exchange them, or move one or two to players without any (R20)."""
    s = t.state
    giver = yield from _pick_ruler(t, seat, _with_ruler(s))
    if giver == NOBODY:
        return
    taker = yield from _place_ruler(t, seat, giver, [p for p in range(s.players) if p != giver])
    if s.ruler[giver] != NOTHING:
        return
    giver = yield from _pick_ruler(t, seat, [p for p in _with_ruler(s) if p != taker])
    if giver != NOBODY:
        yield from _place_ruler(t, seat, giver, [p for p in range(s.players) if _is_free(s, p)])


def _with_ruler(s: State) -> list[int]:
    return [seat for seat in range(s.players) if not _is_free(s, seat)]


def _is_free(s: State, seat: Seat) -> bool:
    return s.ruler[seat] == NOTHING


def _pick_ruler(t: ImperialismTable, seat: Seat, holders: list[int]) -> Play[int]:
    """Choose whose ruler shall move, if any."""
    return (
        yield from choose_seat(
            t,
            seat,
            "ask-ruler-to-move",
            holders,
            cite="15.1.2",
            card="card-great_dynasty",
            optional=True,
        )
    )


def _place_ruler(t: ImperialismTable, seat: Seat, giver: Seat, places: list[int]) -> Play[int]:
    """Move a ruler to another player, who gives his own for it if he has one."""
    s = t.state
    answer = yield t.ask(
        seat,
        "ask-ruler-to",
        lambda: _place_menu(s, seat, places),
        cite="15.1.2",
        public=True,
        card=card_text(s.ruler[giver]),
    )
    taker = seat_of(s, MOVE_RULER.target(answer))
    s.ruler[giver], s.ruler[taker] = s.ruler[taker], s.ruler[giver]
    s.has_shifted = True
    ruler = card_text(s.ruler[taker])
    t.say("log-ruler-moves", cite="15.1.2", power=power_text(s, taker), card=ruler)
    return taker


def _place_menu(s: State, seat: Seat, places: list[int]) -> Menu:
    return [
        Choice(MOVE_RULER, range(len(POWERS)), lambda power: judge_power(s, seat, power, places))
    ]


@rule("15.1.3")
def great_diplomat(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Look at a hand and take a card out of it."""
    s = t.state
    hands = [other for other in s.others(seat) if s.hand[other]]
    victim = yield from choose_seat(
        t, seat, "ask-look-at", hands, cite="15.1.3", card="card-great_diplomat", optional=True
    )
    if victim != NOBODY:
        yield from look_and_seize(t, seat, victim, ALL_CARDS, cite="15.1.3")


@rule("15.1.4")
def reformer(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Five ducats for a level of food, textiles, land weapons or shipyards."""
    yield from offer_level(t, seat, ARMS_AND_CRAFTS, 5, cite="15.1.4")


@rule("15.1.5")
def open_to_discovery(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Four ducats for a fleet; then, in either case, a colony card may be conquered."""
    yield from offer_level(t, seat, (FLEET,), 4, cite="15.1.5")
    yield from offer_colony(t, seat)


@rule("15.1.6")
def defender_of_the_faith(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Look at the hands of all dissenters and take a card out of each."""
    s = t.state
    victims = [other for other in dissenters(s, seat) if s.hand[other]]
    if not victims:
        return
    if (yield from t.ask_if(seat, "ask-search-dissenters", cite="15.1.6")):
        for victim in victims:
            yield from look_and_seize(t, seat, victim, ALL_CARDS, cite="15.1.6")


@rule("15.1.7")
def outstanding_soldier(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Four ducats for an army."""
    yield from offer_level(t, seat, (ARMY,), 4, cite="15.1.7")


@rule("15.1.8")
def adventurer(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Take a war card from the discard pile."""
    yield from offer_retrieval(t, seat, WAR_CARDS, cite="15.1.8")


# -- negative rulers (15.2): what befalls the victim ------------------------------------------


@rule("15.2.1")
def civil_war(t: ImperialismTable, seat: Seat, victim: Seat) -> Play[None]:
    """Take a random card; against the greatest army, eight ducats buy a level of production."""
    s = t.state
    if s.hand[victim]:
        seize(t, seat, victim, t.chance.pick(s.hand[victim]), cite="15.2.1")
    if has_top_army(s, victim):
        yield from offer_level(t, seat, ARMS_AND_CRAFTS, 8, cite="15.2.1")


@rule("15.2.2")
def madman(t: ImperialismTable, seat: Seat, victim: Seat) -> None:
    """The victim loses prestige."""
    _shame(t, victim, cite="15.2.2")


@rule("15.2.3")
def bourgeois_revolution(t: ImperialismTable, seat: Seat, victim: Seat) -> Play[None]:
    """The victim loses prestige; against the greatest army all others may arm."""
    s = t.state
    _shame(t, victim, cite="15.2.3")
    if has_top_army(s, victim):
        for other in (seat, *s.others(seat)):
            if other != victim:
                yield from offer_level(t, other, (ARMY,), 4, cite="15.2.3")


@rule("15.2.4")
def bureaucrat(t: ImperialismTable, seat: Seat, victim: Seat) -> None:
    """The victim loses prestige."""
    _shame(t, victim, cite="15.2.4")


def _shame(t: ImperialismTable, victim: Seat, *, cite: str) -> None:
    if lose_prestige(t.state, victim):
        t.say("log-loses-prestige", cite=cite, power=power_text(t.state, victim), prestige=1)


PositiveEffect = Callable[[ImperialismTable, int], Play[None]]
NegativeEffect = Callable[[ImperialismTable, int, int], Play[None] | None]

POSITIVE: Final[dict[int, PositiveEffect]] = {
    card("mistress_of_the_seas"): mistress_of_the_seas,
    card("great_dynasty"): great_dynasty,
    card("great_diplomat"): great_diplomat,
    card("reformer"): reformer,
    card("open_to_discovery"): open_to_discovery,
    card("defender_of_the_faith"): defender_of_the_faith,
    card("outstanding_soldier"): outstanding_soldier,
    card("adventurer"): adventurer,
}
NEGATIVE: Final[dict[int, NegativeEffect]] = {
    card("civil_war"): civil_war,
    card("madman"): madman,
    card("bourgeois_revolution"): bourgeois_revolution,
    card("bureaucrat"): bureaucrat,
}


# -- release (15.2.2, 15.2.4) -----------------------------------------------------------------


def can_be_released(s: State, seat: Seat) -> bool:
    """R21: a Madman leaves who has not the top army, a Bureaucrat who has not the most glory."""
    if s.level[seat][PRESTIGE] < RELEASE_PRICE:
        return False
    if s.ruler[seat] == MADMAN:
        return not has_top_army(s, seat)
    return s.ruler[seat] == BUREAUCRAT and sole_first(s.glory) != seat


@rule("15.2.2", "15.2.4")
def offer_release(t: ImperialismTable, seat: Seat) -> Play[None]:
    """Before the hand exchange two points of prestige may remove the card."""
    s = t.state
    if not can_be_released(s, seat):
        return
    ruler = s.ruler[seat]
    cite = "15.2.2" if ruler == MADMAN else "15.2.4"
    if (yield from t.ask_if(seat, "ask-release", cite=cite, card=card_text(ruler))):
        lose_prestige(s, seat, RELEASE_PRICE)
        depose(t, seat)
        t.say("log-released", cite=cite, power=power_text(s, seat), card=card_text(ruler))
