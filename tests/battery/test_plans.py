"""In a plan the other seats are looked at and played: that must tell nothing true of them.

Two worlds look alike to a seat and differ in what it cannot see, also in what was drawn and asked
lately. Whatever its plan shows of the others in one way in every deal of one world, and in another
way in every deal of the other, would tell it in which of them it is.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from greatpowers.server.trial import Beginning, Trial
from tests.battery.play import AnyGame, AnyTable, Player, ask_data, log_of, seen

DEALS = 10
LONGEST = 12
ENOUGH = 12
LENGTH = "length"


def test_a_plan_tells_nothing_of_the_others(game: AnyGame) -> None:
    player = Player(game, "plans")
    compared = 0
    while compared <= ENOUGH:
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.01):
                seat = player.rng.randrange(len(table.seats))
                for one, two in like_worlds(player, table, seat):
                    if one.asks() and player.sometimes(one, 0.05) and player.has_time():
                        compared += 1
                        assert tales(one, two, seat) == [], one.asks()[0].prompt


def like_worlds(player: Player, table: AnyTable, seat: int) -> Iterator[tuple[AnyTable, AnyTable]]:
    """Play two worlds that differ in what a seat cannot see, as long as it sees no difference."""
    one, two = (table.fork(redeal_for=seat, seed=luck, quiet=False) for luck in ("one", "two"))
    for _ in range(LONGEST):
        yield one, two
        if one.result is not None:
            return
        by, option = player.choose(one)
        if option not in two.options(by):
            return
        one.answer(by, option)
        two.answer(by, option)
        if seen(one, seat) != seen(two, seat) or log_of(one, seat) != log_of(two, seat):
            return


def tales(one: AnyTable, two: AnyTable, seat: int) -> list[str]:
    """Return the places in others' views and questions that tell the two worlds apart."""
    first, second = ([shown(table, seat, deal) for deal in range(DEALS)] for table in (one, two))
    return sorted(differences("", first, second))


def shown(table: AnyTable, seat: int, deal: int) -> dict[str, object]:
    """Return all that a seat's plan shows of the others in one deal."""
    trial = Trial(table, Beginning(table.seats[seat], table.position, f"deal {deal}", ()))
    copy = trial.table
    told: dict[str, object] = {}
    for eye in range(len(copy.seats)):
        if eye != seat:
            ask = copy.ask_of(eye)
            told[f"{eye}"] = copy.game.view(copy.state, eye, None)
            told[f"{eye} asks"] = None if ask is None else ask_data(ask)
    return told


def differences(place: str, first: Sequence[object], second: Sequence[object]) -> Iterator[str]:
    """Give each place that is one way in every deal of a world, and another way in the other world.

    Only what all deals have can tell them apart; where all of it is the same nothing within does.
    """
    deals = [*first, *second]
    if len({repr(deal) for deal in deals}) == 1:
        return
    for key in set.intersection(*map(parts, deals)):
        yield from differences(
            f"{place}.{key}",
            [part(deal, key) for deal in first],
            [part(deal, key) for deal in second],
        )
    if not any(isinstance(deal, dict | list | tuple) for deal in deals):
        one, two = ({repr(deal) for deal in world} for world in (first, second))
        if len(one) == len(two) == 1:
            yield f"{place}: {one} or {two}"


def parts(data: object) -> set[object]:
    """Return by what the parts of some data are found; of a list its length is one, too."""
    if isinstance(data, dict):
        return set(data)
    return {LENGTH, *range(len(data))} if isinstance(data, list | tuple) else set()


def part(data: Any, key: object) -> object:
    """Return a part of some data."""
    return len(data) if key == LENGTH and not isinstance(data, dict) else data[key]
