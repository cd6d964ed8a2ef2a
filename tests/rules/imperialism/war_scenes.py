"""Scenes of war and of cards that others may answer: short ways to set them up and read them."""

from greatpowers.games.imperialism.components import ACHIEVEMENTS, PROVIDENCE
from greatpowers.games.imperialism.state import EXCHANGE, ImperialismTable, State
from tests.rules.imperialism.scenes import give, open_table, options, play, position


def quiet_position(*powers: str, **settings: str) -> State:
    """Return a bare position in whose first turn no achievement can be taken."""
    state = position(*powers, **settings)
    state.has_achieved = True
    return state


def achieve(state: State, seat: int, name: str) -> None:
    """Lay an achievement before a seat, without its glory and levels."""
    achievement = ACHIEVEMENTS.index(name)
    pile = state.slots if achievement in state.slots else state.achievement_deck
    pile.remove(achievement)
    state.achieved[seat].append(achievement)


def declare(
    state: State, card: str = "border_raids", war: str = "land_war england"
) -> ImperialismTable:
    """Give the active power a war card and let it declare war."""
    give(state, state.active, card)
    table = open_table(state)
    play(table, f"attack {card}", war)
    return table


def act(state: State, *answers: str) -> ImperialismTable:
    """Open a table and give some answers."""
    table = open_table(state)
    play(table, *answers)
    return table


def logged(table: ImperialismTable, text: str) -> list[dict[str, str | int]]:
    """Return what the log says in all lines of a kind."""
    return [dict(entry.args) for entry in table.log if entry.text == text]


def strengths(table: ImperialismTable) -> tuple[int, int]:
    """Return the strengths of attack and defence in the last war."""
    line = logged(table, "log-war-won")[-1]
    return int(line["attack"]), int(line["defence"])


def discards(table: ImperialismTable) -> list[str]:
    """Return the names of the discarded providence cards."""
    return [PROVIDENCE[card] for card in table.state.providence_discard]


def offers(table: ImperialismTable, *answers: str) -> bool:
    """Say whether exactly these are the options of the seat that is asked first."""
    return sorted(options(table)) == sorted(answers)


def turn_is_over(table: ImperialismTable) -> bool:
    """Say whether the next power has come to its hand exchange."""
    return table.state.stage == EXCHANGE
