"""Scenes: tables set at a certain point with a certain position, for tests of single rules."""

from collections.abc import Mapping, Sequence

from greatpowers.games.imperialism import GAME
from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    COST,
    FIRST_TERRITORY,
    POWERS,
    PROVIDENCE,
    RELIGIONS,
    TERRITORIES,
    TERRITORY_CARDS,
    TRACKS,
    all_copies,
    card,
    is_territory,
)
from greatpowers.games.imperialism.rules.hands import add_card
from greatpowers.games.imperialism.rules.setup import SLOTS, start_position
from greatpowers.games.imperialism.state import ACTION, EXCHANGE, ImperialismTable, State
from greatpowers.kernel.table import Table
from greatpowers.kernel.verdict import Verdict


def position(*powers: str, **options: str) -> State:
    """Return a bare position before the first action of the first power: no levels, no hands.

    All cards lie in their decks, the row is empty, the slots hold the first achievements of the
    data, which nobody meets yet.
    """
    names = powers or ("france", "england")
    state = start_position(GAME.settle({"players": str(len(names)), **options}))
    state.power = [POWERS.index(name) for name in names]
    state.stage = ACTION
    state.turn = 1
    state.territory_deck = list(range(TERRITORY_CARDS))
    state.providence_deck = all_copies(range(len(PROVIDENCE)))
    everything = list(range(len(ACHIEVEMENTS)))
    slots = SLOTS[state.players]
    state.slots, state.achievement_deck = everything[:slots], everything[slots:]
    return state


def give(state: State, seat: int, *names: str) -> None:
    """Put cards from the decks into a hand, unseen by others."""
    for name in names:
        number = card(name)
        if is_territory(number):
            state.territory_deck.remove(number - FIRST_TERRITORY)
        else:
            state.providence_deck.remove(number)
        add_card(state, seat, number, 0)


def lay(state: State, seat: int, *names: str) -> None:
    """Lay territories out, without their effects; India and China get a marker."""
    for name in names:
        territory = TERRITORIES.index(name)
        if territory < TERRITORY_CARDS:
            state.territory_deck.remove(territory)
            state.laid[seat].append(territory)
        else:
            state.markers[seat][territory - TERRITORY_CARDS] = True


def throw_away(state: State, *names: str) -> None:
    """Put providence cards from the deck onto the discard pile."""
    for name in names:
        state.providence_deck.remove(card(name))
        state.providence_discard.append(card(name))


def rule_by(state: State, seat: int, name: str) -> None:
    """Lay a ruler before a seat, without its immediate effect."""
    state.providence_deck.remove(card(name))
    state.ruler[seat] = card(name)


def believe(state: State, seat: int, name: str) -> None:
    """Let a seat have changed its religion, without the effects."""
    religion = RELIGIONS.index(name)
    state.religion[seat] = religion
    state.religions_left[religion] -= 1


def levels(state: State, seat: int, **numbers: int) -> None:
    """Set levels of a seat by track."""
    for name, number in numbers.items():
        state.level[seat][TRACKS.index(name)] = number


def wanted(*achievements: str) -> dict[str, int]:
    """Return the levels that achievements ask for, by track: the first ones of any slash."""
    found = {}
    for name in achievements:
        for clause in ACHIEVEMENT_NEEDS[ACHIEVEMENTS.index(name)]:
            what, number = clause[0]
            found[TRACKS[what]] = number
    return found


def price(territory: str) -> int:
    """Return what it costs to conquer a territory."""
    return COST[TERRITORIES.index(territory)]


def level(table: ImperialismTable, seat: int, track: str) -> int:
    """Return a level by the name of its track."""
    return table.state.level[seat][TRACKS.index(track)]


def hand(table: ImperialismTable, seat: int) -> list[str]:
    """Return the names of the cards in a hand."""
    return [CARDS[number] for number in table.state.hand[seat]]


def after(state: State, seat: int, action: str) -> None:
    """Set the action marker of a seat."""
    state.last_action[seat] = ACTIONS.index(action)


def open_table(state: State) -> ImperialismTable:
    """Open a table in a position and play it to its first question."""
    table = Table.resume(GAME, state, {"players": str(state.players)})
    _pass_idle_interception(table)
    return table


def play(table: ImperialismTable, *answers: str) -> None:
    """Give answers, each by the first seat that is asked, who has any plans to intercept with."""
    for answer in answers:
        table.answer(table.asks()[0].seat, answer)
        _pass_idle_interception(table)


def _pass_idle_interception(table: ImperialismTable) -> None:
    """Pass where plans could be intercepted by somebody who does not hold the card."""
    while table.result is None and asked(table)[1] == "ask-intercept" and len(options(table)) == 1:
        table.answer(asked(table)[0], "pass")


def asked(table: ImperialismTable) -> tuple[int, str]:
    """Return who is asked first, and what."""
    ask = table.asks()[0]
    return ask.seat, ask.prompt


def options(table: ImperialismTable) -> list[str]:
    """Return the options of the seat that is asked first."""
    return [str(option) for option in table.options(table.asks()[0].seat)]


def refusal(table: ImperialismTable, answer: str) -> tuple[str, str]:
    """Return the reason and the section for which an answer is refused."""
    verb, _, target = answer.partition(" ")
    verdict: Verdict = table.why(table.asks()[0].seat, verb, target or None)
    assert not verdict.allowed, f"{answer} is allowed"
    return verdict.reason, verdict.cite


def lacking(table: ImperialismTable, answer: str) -> tuple[str | int, str | int]:
    """Return what an answer that is refused needs, and what there is of it."""
    verb, _, target = answer.partition(" ")
    verdict: Verdict = table.why(table.asks()[0].seat, verb, target or None)
    return verdict.args["needed"], verdict.args["has"]


def pass_all(
    table: ImperialismTable, prompts: Sequence[str] = ("ask-cancel", "ask-pirates")
) -> None:
    """Pass in the windows that stand open, as long as they are of the given kinds."""
    while table.result is None and table.asks()[0].prompt in prompts:
        play(table, "pass")


def before_exchange(*powers: str, **options: str) -> State:
    """Return a bare position before the hand exchange of the first power."""
    state = position(*powers, **options)
    state.stage = EXCHANGE
    return state


def open_row(state: State, *names: str) -> None:
    """Turn territories of the deck face up into the row."""
    for name in names:
        state.territory_deck.remove(TERRITORIES.index(name))
        state.row.append(TERRITORIES.index(name))


def show_achievements(state: State, *names: str) -> None:
    """Let only these achievements be seen: the last lies on the stack, the others in slots.

    All others are below them.
    """
    first = [ACHIEVEMENTS.index(name) for name in names]
    rest = [each for each in range(len(ACHIEVEMENTS)) if each not in first]
    state.slots, state.achievement_deck = first[:-1], first[-1:] + rest


def logged(table: ImperialismTable, text: str) -> list[Mapping[str, str | int]]:
    """Return what stands in each line of the log with a text."""
    return [entry.args for entry in table.log if entry.text == text]
