"""In a plan the other seats are looked at and played: that must tell nothing true of them.

Two worlds look alike to a seat and differ in what it cannot see, also in what was drawn and asked
lately. Whatever its plan shows of the others in one way in every deal of one world, and in another
way in every deal of the other, would tell it in which of them it is.
"""

from collections.abc import Iterator

from greatpowers.server.trial import Beginning, Trial
from tests.battery.play import AnyGame, AnyTable, Player, ask_data, log_of, seen

DEALS = 10
LONGEST = 12
ENOUGH = 12


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
    worlds = [[dict(shown(table, seat, deal)) for deal in range(DEALS)] for table in (one, two)]
    places = set.intersection(*(set(deal) for world in worlds for deal in world))
    told = []
    for place in places:
        first, second = ({deal[place] for deal in world} for world in worlds)
        if len(first) == len(second) == 1 and first != second:
            told.append(f"{place}: {first} or {second}")
    return sorted(told)


def shown(table: AnyTable, seat: int, deal: int) -> Iterator[tuple[str, str]]:
    """Return all that a seat's plan shows of the others in one deal, by its place."""
    trial = Trial(table, Beginning(table.seats[seat], table.position, f"deal {deal}", ()))
    copy = trial.table
    for eye in range(len(copy.seats)):
        if eye != seat:
            yield from leaves(f"{eye}", copy.game.view(copy.state, eye, None))
            ask = copy.ask_of(eye)
            yield from leaves(f"{eye} asks", None if ask is None else ask_data(ask))


def leaves(place: str, data: object) -> Iterator[tuple[str, str]]:
    """Return every plain value in some data, by its place."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(f"{place}.{key}", value)
    elif isinstance(data, list | tuple):
        yield f"{place}.length", str(len(data))
        for number, value in enumerate(data):
            yield from leaves(f"{place}.{number}", value)
    else:
        yield place, repr(data)
