"""Scenes: tables of The Price of Power with pieces set by hand, for tests of single rules.

``position`` is a bare map of 1444, ``table`` plays whatever is on the agenda. When nothing is, it
asks the seat in question what it does, from the choices that the test is about.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.cards import (
    ALL_CARDS,
    CARDS,
    DECK_OF,
    Card,
    Event,
    idea,
)
from greatpowers.games.price_of_power.components.tables import ALL_POWERS, MERCHANTS, POWERS, Seat
from greatpowers.games.price_of_power.components.world import (
    ALL_REALMS,
    FAITH_IN_1444,
    NOBODY,
    OVERLORD_IN_1444,
    PRINTED_FAITH,
    PRINTED_TAX,
    area,
    node,
    province,
    realm,
    zone,
)
from greatpowers.games.price_of_power.effects import verbs as _verbs  # noqa: F401
from greatpowers.games.price_of_power.effects.script import read, script
from greatpowers.games.price_of_power.explain import explain
from greatpowers.games.price_of_power.moments import MOMENTS
from greatpowers.games.price_of_power.rules.actions import ACTIONS, MINOR
from greatpowers.games.price_of_power.rules.agenda import AGENDA
from greatpowers.games.price_of_power.rules.occupation import seize
from greatpowers.games.price_of_power.rules.ownership import place_disc, plus, town_for
from greatpowers.games.price_of_power.state import (
    AT_HOME,
    SEATS,
    TWO_VASSALS,
    VASSAL,
    PriceTable,
    State,
    put,
)
from greatpowers.games.price_of_power.vocabulary import VOCABULARY
from greatpowers.kernel.agenda import Task
from greatpowers.kernel.ask import Choice, Menu, Play
from greatpowers.kernel.game import Game
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import Verdict
from greatpowers.kit.components import Row

IDLE = "ask-idle"
"""The question of a table on which nothing goes on."""

Offer = Callable[[State, Seat], Choice | Sequence[Choice]]


# -- positions -------------------------------------------------------------------------------------


def position(*realms: str) -> State:
    """Return the map of 1444 without a piece of the players, whose mats are empty."""
    state = State(0, [realm(name) for name in realms])
    state.ages = [1, 2, 3, 4]
    state.faith = PRINTED_FAITH
    for number in ALL_REALMS:
        state.state_faith = put(state.state_faith, number, FAITH_IN_1444[number])
        state.overlord = put(state.overlord, number, OVERLORD_IN_1444[number])
    state.decks = [[card for card in ALL_CARDS if DECK_OF[card] == deck] for deck in ALL_POWERS]
    return state


def warlike(*realms: str) -> State:
    """Return such a map on which wars are possible."""
    state = position(*realms)
    state.has_war = True
    return state


def settle(state: State, seat: Seat, *places: str) -> None:
    """Put Towns of a player on Provinces, of the size that is printed."""
    for name in places:
        place = province(name)
        place_disc(state, seat, place, town_for(state, seat, PRINTED_TAX[place]))


def occupy(state: State, seat: Seat, *places: str) -> None:
    """Let a player occupy Provinces, with Towns that have Unrest."""
    for name in places:
        seize(state, seat, province(name))


def vassalize(state: State, seat: Seat, *places: str) -> None:
    """Put Vassal tokens of a player on Provinces, as many as their size asks for."""
    for name in places:
        place = province(name)
        place_disc(state, seat, place, TWO_VASSALS if PRINTED_TAX[place] == 2 else VASSAL)


def give_power(state: State, seat: Seat, adm: int = 0, dip: int = 0, mil: int = 0) -> None:
    """Set the power of a player."""
    state.power[seat * len(POWERS) : (seat + 1) * len(POWERS)] = [adm, dip, mil]


def power(state: State, seat: Seat) -> tuple[int, int, int]:
    """Return the power of a player: ADM, DIP and MIL."""
    adm, dip, mil = state.power[seat * len(POWERS) : (seat + 1) * len(POWERS)]
    return adm, dip, mil


def deal(state: State, seat: Seat, *names: str) -> list[Card]:
    """Put Action cards from their decks into a hand, and return them."""
    cards = [CARDS.index(name) for name in names]
    for card in cards:
        state.decks[DECK_OF[card]].remove(card)
        state.hand[seat].append(card)
    return cards


def teach(state: State, seat: Seat, *names: str) -> None:
    """Let a player have Ideas."""
    for name in names:
        state.knows = put(state.knows, idea(name), plus(state.knows[idea(name)], seat))


def influence(state: State, seat: Seat, **areas: int) -> None:
    """Put Influence of a player into Areas."""
    for name, number in areas.items():
        others = [place for place in state.influence[seat] if place != area(name)]
        state.influence[seat] = others + [area(name)] * number


def stake(state: State, seat: Seat, *areas: str) -> None:
    """Put Claims of a player into Areas."""
    for name in areas:
        state.claims[seat].append(area(name))


def sail(state: State, seat: Seat, **zones: int) -> None:
    """Put Light Ships of a player into Sea Zones."""
    for name, number in zones.items():
        state.ships[zone(name) * SEATS + seat] = number


def guard(state: State, seat: Seat, **zones: int) -> None:
    """Put Light Ships of a player on Trade Protection slots."""
    for name, number in zones.items():
        state.guards[zone(name) * SEATS + seat] = number


def send_out(state: State, seat: Seat, *nodes: str) -> None:
    """Put the Merchants of a player on nodes, or at home."""
    for number, name in enumerate(nodes):
        state.merchant[seat * MERCHANTS + number] = AT_HOME if name == "home" else node(name)


# -- tables ----------------------------------------------------------------------------------------


def table(state: State, *offers: Offer, seat: Seat = 0, seed: int = 0) -> PriceTable:
    """Open a table in a position and play it to its first question.

    Where nothing is on the agenda, a seat is asked what it does, from what the offers list.
    """

    def menu() -> Menu:
        found = [Choice(VOCABULARY.pass_)]
        for offer in offers:
            choices = offer(state, seat)
            found += [choices] if isinstance(choices, Choice) else choices
        return found

    def idle(t: PriceTable) -> Play[None]:
        answer = yield t.ask(seat, IDLE, menu)
        if answer != VOCABULARY.pass_():
            deeds = ACTIONS if answer in ACTIONS else MINOR
            yield from deeds.carry_out(t, seat, answer)

    def segment(t: PriceTable) -> Play[None]:
        return AGENDA.segment(t) if t.state.agenda else idle(t)

    players = tuple(f"P{number + 1}" for number in range(state.players))
    game: Game[State] = Game(
        id="price_of_power",
        version=1,
        seats=lambda _: players,
        options=(),
        vocabulary=VOCABULARY,
        setup=lambda _: state,
        segment=segment,
        result=lambda _: None,
        view=lambda _state, _seat, _public: {},
        redeal=lambda _state, _seat, _chance: None,
        judge=lambda _state, _seat: 0.0,
        check=lambda _: None,
        endings=(),
        folder=Path(__file__).parent,
        moments=MOMENTS,
        asides=GAME.asides,
        explain=explain,
    )
    return Table.resume(game, state, {}, seed=seed)


def begin(state: State, task: Task, *numbers: int) -> PriceTable:
    """Open a table on which an affair begins."""
    task.begin(state.agenda, *numbers)
    return table(state)


def effects(
    state: State, *rows: Row, you: Seat = 0, event: Event = NOBODY, ducats: int = 0
) -> PriceTable:
    """Open a table on which a card with some effects is read."""
    read(state, script(list(rows)), you, event, ducats)
    return table(state, seat=you)


# -- asking and answering --------------------------------------------------------------------------


def play(t: PriceTable, *answers: str) -> None:
    """Give answers, each by the first seat that is asked."""
    for answer in answers:
        t.answer(t.asks()[0].seat, answer)


def asked(t: PriceTable) -> tuple[Seat, str]:
    """Return who is asked first, and what."""
    ask = t.asks()[0]
    return ask.seat, ask.prompt


def options(t: PriceTable, verb: str = "") -> list[str]:
    """Return the options of the seat that is asked first: all, or the targets of a verb."""
    found = t.options(t.asks()[0].seat)
    if not verb:
        return [str(option) for option in found]
    return [str(option).partition(" ")[2] for option in found if option.verb == verb]


def refusal(t: PriceTable, answer: str) -> tuple[str, str]:
    """Return the reason and the section for which an answer is refused."""
    verb, _, target = answer.partition(" ")
    verdict: Verdict = t.why(t.asks()[0].seat, verb, target or None)
    assert not verdict.allowed, f"{answer} is allowed"
    return verdict.reason, verdict.cite


def cost(t: PriceTable, answer: str) -> int | None:
    """Return what an answer costs the seat that is asked first."""
    return t.cost(t.asks()[0].seat, answer)


def bill(t: PriceTable, answer: str) -> list[tuple[str, int]]:
    """Return the lines of the bill of an answer."""
    return [(line.text, line.number) for line in t.bill(t.asks()[0].seat, answer)]


def logged(t: PriceTable, text: str) -> list[Mapping[str, str | int]]:
    """Return what stands in each line of the log with a text."""
    return [entry.args for entry in t.log if entry.text == text]
