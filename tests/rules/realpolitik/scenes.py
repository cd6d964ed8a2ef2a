"""Scenes: tables set at a certain point with pieces set by hand, for tests of single rules."""

from collections.abc import Mapping

from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import (
    ACTIONS,
    BATTLE_DECK,
    GENERALS_OF,
    ITALY,
    MOBILISATION,
    MOVEMENT,
    NEEDS_FOUR_PLAYERS,
    POWERS,
    general,
    territory,
)
from greatpowers.games.realpolitik.invariants import check
from greatpowers.games.realpolitik.rules.relations import in_prestige_order
from greatpowers.games.realpolitik.state import (
    BATTLES,
    DIPLOMACY,
    MOBILISATIONS,
    MOVES,
    NOT_IN_GAME,
    OFF_BOARD,
    SELECTION,
    RealpolitikTable,
    State,
)
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import Verdict


def position(players: int = 3) -> State:
    """Return a bare position before a selection: no piece on the map, all cards in the deck.

    Everybody has three Morale; the prestige order is France, Austria, Prussia, Italy.
    """
    state = State(players)
    state.stage = SELECTION
    state.turn = 1
    state.diplomacies = 1
    state.deck = list(BATTLE_DECK)
    state.morale = [3] * len(POWERS)
    rank(state, "france", "austria", "prussia", "italy")
    if players == 3:
        for number in GENERALS_OF[ITALY]:
            if NEEDS_FOUR_PLAYERS[number]:
                state.general_at[number] = NOT_IN_GAME
    return state


def rank(state: State, *powers: str) -> None:
    """Set the prestige order, from the left."""
    state.prestige = [POWERS.index(power) for power in powers]


def put(state: State, name: str, where: str, units: int = 0, came_from: str = "") -> None:
    """Put a General with Units into a territory, perhaps one to which he has just come."""
    state.general_at[general(name)] = territory(where)
    state.general_units[general(name)] = units
    if came_from:
        state.came_from[general(name)] = territory(came_from)


def garrison(state: State, power: str, *places: str) -> None:
    """Put Garrisons of a power into territories."""
    for place in places:
        state.garrison[territory(place)] = POWERS.index(power)


def lay_trains(state: State, power: str, *places: str) -> None:
    """Put Trains of a power into territories."""
    for place in places:
        state.train[territory(place)] = POWERS.index(power)


def fortify(state: State, power: str, *places: str) -> None:
    """Put Fortresses of a power into territories."""
    for place in places:
        state.fortress[territory(place)] = POWERS.index(power)


def leave_loose(state: State, **units: int) -> None:
    """Put loose Units into territories, whose controllers they belong to."""
    for place, number in units.items():
        state.loose[territory(place)] = number


def give(state: State, power: str, *cards: int) -> None:
    """Put battle cards from the deck into a hand."""
    for card in cards:
        state.deck.remove(card)
        state.hand[POWERS.index(power)].append(card)


def throw_away(state: State, *cards: int) -> None:
    """Put battle cards from the deck onto the discard pile."""
    for card in cards:
        state.deck.remove(card)
        state.discards.append(card)


def ally(state: State, one: str, other: str) -> None:
    """Let two powers be allies."""
    first, second = POWERS.index(one), POWERS.index(other)
    state.ally[first], state.ally[second] = second, first


def run_italy(state: State, power: str) -> None:
    """Let a power control Italy."""
    state.controller = POWERS.index(power)


def have_played(state: State, power: str, *actions: str) -> None:
    """Let action cards lie before a power."""
    state.played[POWERS.index(power)] = [ACTIONS.index(action) for action in actions]


# -- where a table begins --------------------------------------------------------------------


def open_table(state: State, seed: int = 0) -> RealpolitikTable:
    """Open a table in a position and play it to its first question."""
    check(state)
    return Table.resume(GAME, state, {"players": str(state.players)}, seed=seed)


def diplomacy(state: State) -> RealpolitikTable:
    """Open a table before a Diplomacy Phase that a dispatch has brought about."""
    state.stage = DIPLOMACY
    state.is_diplomacy_due = True
    return open_table(state)


def mobilise(state: State, *powers: str) -> RealpolitikTable:
    """Open a table in which powers have chosen Mobilisation."""
    state.stage = MOBILISATIONS
    state.mobilising = _choose(state, powers, MOBILISATION)
    return open_table(state)


def move(state: State, *powers: str) -> RealpolitikTable:
    """Open a table in which powers have chosen Movement."""
    state.stage = MOVES
    state.movers = _choose(state, powers, MOVEMENT)
    return open_table(state)


def attack(state: State, power: str) -> RealpolitikTable:
    """Open a table in which a power has moved, without an Arbiter, and battles are due."""
    state.stage = BATTLES
    state.movers = _choose(state, (power,), MOVEMENT)
    return open_table(state)


def _choose(state: State, powers: tuple[str, ...], action: int) -> list[int]:
    numbers = [POWERS.index(power) for power in powers]
    for number in numbers:
        state.chosen[number] = action
        state.played[number].append(action)
    return in_prestige_order(state, numbers)


# -- asking and answering --------------------------------------------------------------------


def play(table: RealpolitikTable, *answers: str) -> None:
    """Give answers, each by the first seat that is asked."""
    for answer in answers:
        table.answer(table.asks()[0].seat, answer)
        check(table.state)


def select(table: RealpolitikTable, **actions: str) -> None:
    """Choose an action for each power, in the order given."""
    for power, action in actions.items():
        number = POWERS.index(power)
        is_minor = number >= table.state.players
        seat = table.state.controller if is_minor else number
        table.answer(seat, f"{'choose_for_italy' if is_minor else 'choose'} {action}")
        check(table.state)


def start(table: RealpolitikTable, arbiter: str, *answers: str) -> None:
    """Begin a Movement: name an Arbiter, and give further answers."""
    play(table, f"name_arbiter {arbiter}", *answers)


def asked(table: RealpolitikTable) -> tuple[int, str]:
    """Return who is asked first, and what."""
    ask = table.asks()[0]
    return ask.seat, ask.prompt


def options(table: RealpolitikTable, verb: str = "") -> list[str]:
    """Return the options of the seat that is asked first: all, or the targets of a verb."""
    found = table.options(table.asks()[0].seat)
    if not verb:
        return [str(option) for option in found]
    return [str(option).partition(" ")[2] for option in found if option.verb == verb]


def refusal(table: RealpolitikTable, answer: str) -> tuple[str, str]:
    """Return the reason and the section for which an answer is refused."""
    verb, _, target = answer.partition(" ")
    verdict: Verdict = table.why(table.asks()[0].seat, verb, target or None)
    assert not verdict.allowed, f"{answer} is allowed"
    return verdict.reason, verdict.cite


def lacking(table: RealpolitikTable, answer: str) -> tuple[str | int, str | int]:
    """Return what an answer that is refused needs, and what there is of it."""
    verb, _, target = answer.partition(" ")
    verdict: Verdict = table.why(table.asks()[0].seat, verb, target or None)
    return verdict.args["needed"], verdict.args["has"]


def pass_cards(table: RealpolitikTable) -> None:
    """Lay no more cards in the present battle."""
    while table.asks()[0].prompt == "ask-battle-card":
        play(table, "pass")


def logged(table: RealpolitikTable, text: str) -> list[Mapping[str, str | int]]:
    """Return what stands in each line of the log with a text."""
    return [entry.args for entry in table.log if entry.text == text]


# -- looking at a table ----------------------------------------------------------------------


def at(table: RealpolitikTable, name: str) -> int:
    """Return where a General is."""
    return table.state.general_at[general(name)]


def is_at(table: RealpolitikTable, name: str, where: str) -> bool:
    """Say whether a General is in a territory."""
    return at(table, name) == territory(where)


def is_off_board(table: RealpolitikTable, name: str) -> bool:
    """Say whether a General is off the board."""
    return at(table, name) == OFF_BOARD


def units(table: RealpolitikTable, name: str) -> int:
    """Return how many Units a General leads."""
    return table.state.general_units[general(name)]


def cited(table: RealpolitikTable, text: str) -> list[str]:
    """Return the sections that the lines of one kind cite."""
    return [entry.cite for entry in table.log if entry.text == text]


def totals(table: RealpolitikTable) -> tuple[str | int, str | int]:
    """Return the totals of attack and defence in the latest battle."""
    line = logged(table, "log-totals")[-1]
    return line["attack"], line["defence"]
