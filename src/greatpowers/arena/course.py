"""The course of a game: how it began, what all did, and how they stood on the way to its end."""

from typing import Any, Final

from greatpowers.kernel.table import Table

OPENING: Final = 3
"""So many first choices of a player are an opening."""
LATEST: Final = 200
"""What a player first chooses after so many answers belongs to no opening."""
MOMENTS: Final = 11
"""At so many moments of a game, from its start to its end, it is noted how all stand."""

Opening = tuple[str, ...]
Deeds = dict[str, int]
Standings = tuple[int | None, ...]


def openings_of(table: Table[Any]) -> tuple[Opening, ...]:
    """Return the first choices of each player; an answer that was the only one is no choice."""
    early = table.at(0)
    asides = table.record().asides
    players = early.seats
    chosen: dict[str, list[str]] = {player: [] for player in players}
    known = table.game.vocabulary.options
    early.hear_asides(asides)
    for seat, code in table.answers[:LATEST]:
        ask = early.ask_of(seat)
        if ask is None or all(len(each) == OPENING for each in chosen.values()):
            break
        own = chosen[early.seats[seat]]
        if len(ask.codes()) > 1 and len(own) < OPENING:
            own.append(str(known[code]))
        early.answer_known(seat, code)
        early.hear_asides(asides)
    early.close()
    return tuple(tuple(own) for own in chosen.values())


def deeds_of(table: Table[Any]) -> tuple[Deeds, ...]:
    """Return how often each player did what, as verbs of the game's vocabulary."""
    done: dict[str, Deeds] = {player: {} for player in table.game.seats(table.settings)}
    for answer in table.record().answers:
        player, verb = answer.split()[:2]
        done[player][verb] = done[player].get(verb, 0) + 1
    return tuple(done.values())


def tempo_of(table: Table[Any]) -> tuple[Standings, ...]:
    """Return how the players stood at some moments, as their game reckons what they may expect."""
    look = table.game.outlook
    if look is None:
        return ()
    early = table.at(0)
    players = early.seats
    early.close()
    noted = []
    for moment in range(MOMENTS):
        then = table.at(table.position * moment // (MOMENTS - 1))
        seats = [then.seats.index(player) for player in players]
        standing = [look(then.state, seat) for seat in seats]
        noted.append(tuple(None if each is None else each[1] for each in standing))
        then.close()
    return tuple(noted)
