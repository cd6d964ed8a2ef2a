"""What a seat may see: views are plain data, and nothing hidden shows through (section 4).

Non-interference: all that is hidden from a seat is dealt anew; its view, its questions, its log
and who is asked must stay the same to the byte, then and while the game goes on alike.
"""

from collections import Counter
from typing import Any, get_type_hints

from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from greatpowers.kernel.chance import Chance
from greatpowers.kernel.vocabulary import Option
from tests.battery.play import AnyGame, AnyTable, Player, canonical, log_of, seen

FIRST_STEPS = 3
LATER_STEPS = 0.3
"""So often, of the steps that follow, the whole view is looked at: one is much like the next."""


def test_views_are_plain_data(game: AnyGame) -> None:
    player = Player(game, "views")
    for _ in player.games(6):
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.05):
                for seat in player.eyes(table):
                    view = table.view(seat)
                    assert canonical(view) == canonical(table.view(seat))
                    assert canonical(table.explain(seat)) == canonical(table.explain(seat))
                    assert view["seat"] == (None if seat is None else table.seats[seat])


def test_what_is_public_is_part_of_what_every_seat_sees(game: AnyGame) -> None:
    """It is put together once for all who look, and nobody's own view changes it."""
    player = Player(game, "public")
    table = player.open()
    for _ in player.decisions(table):
        if player.sometimes(table, 0.1):
            for show in (game.view, game.explain):
                public = show(table.state, None, None)
                before = canonical(public)
                for seat in player.eyes(table):
                    alone = canonical(show(table.state, seat, None))
                    assert canonical(show(table.state, seat, public)) == alone
                assert canonical(public) == before


def test_views_are_as_their_types_say(game: AnyGame) -> None:
    for show in (game.view, game.explain):
        told = get_type_hints(show).get("return")
        if told is None or not is_typeddict(told):
            continue
        adapter: TypeAdapter[object] = TypeAdapter(told)
        player = Player(game, "types")
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.1):
                for seat in player.eyes(table):
                    shown = show(table.state, seat, None)
                    assert adapter.validate_python(shown, strict=True) == shown


def test_a_view_cannot_change_the_table(game: AnyGame) -> None:
    player = Player(game, "aliases")
    table = player.open()
    for _ in player.decisions(table):
        if player.sometimes(table, 0.05):
            before = canonical(table.state.data())
            for seat in player.eyes(table):
                spoil(table.view(seat))
                spoil(table.explain(seat))
            assert canonical(table.state.data()) == before


def spoil(data: object) -> None:
    """Empty everything that can be emptied."""
    if isinstance(data, dict):
        for value in data.values():
            spoil(value)
        data.clear()
    elif isinstance(data, list):
        for value in data:
            spoil(value)
        data.clear()


def test_dealing_anew_keeps_the_view_and_the_rules(game: AnyGame) -> None:
    """A table dealt anew is possible, looks the same, and can be played on."""
    player = Player(game, "redeal")
    changed = secrets = 0
    for _ in player.games(8):
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.1):
                secrets += has_secrets(table)
                other = dealt_anew(player, table, player.rng.randrange(len(table.seats)))
                changed += other.state.data() != table.state.data()
                play_checked(player, other, player.rng.choice((2, 2, 2, 60)))
    assert bool(changed) == bool(secrets), "nothing was ever dealt anew"


def has_secrets(table: AnyTable) -> bool:
    """Say whether two seats see different things."""
    views = [
        canonical(table.game.view(table.state, seat, None)) for seat in range(len(table.seats))
    ]
    return len(set(views)) > 1


def dealt_anew(player: Player, table: AnyTable, seat: int) -> AnyTable:
    """Return a fork dealt anew for a seat, having looked at it from all sides."""
    other = table.fork(redeal_for=seat, seed=str(player.rng.random()))
    table.game.check(other.state)
    plain = table.fork()
    shown = seen(plain, seat)
    assert seen(other, seat) == shown
    assert seen(other, None) == seen(plain, None)
    again = other.fork()
    assert again.state.data() == other.state.data()
    assert seen(again, seat) == shown
    return other


def motives_of(game: AnyGame, state: Any, seats: list[int]) -> list[Any]:
    """Return what some seats would tell that they weigh."""
    return [] if game.motives is None else [game.motives.weigh(state, seat) for seat in seats]


def test_dealing_anew_hangs_on_nothing_that_is_hidden(game: AnyGame) -> None:
    """However a table lies behind a seat's back, the same luck deals it in the same way."""
    player = Player(game, "one deal")
    for _ in player.games(4):
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.1):
                seat = player.rng.randrange(len(table.seats))
                one, other = table.state.clone(), table.state.clone()
                game.redeal(other, seat, Chance("another deal"))
                others = [each for each in range(len(table.seats)) if each != seat]
                assert motives_of(game, one, others) == motives_of(game, other, others)
                for state in (one, other):
                    game.redeal(state, seat, Chance("the same deal"))
                assert canonical(one.data()) == canonical(other.data())


def play_checked(player: Player, table: AnyTable, steps: int) -> None:
    for _ in range(steps):
        if table.result is not None:
            return
        player.step(table)
        table.game.check(table.state)


def test_what_is_hidden_makes_no_difference(game: AnyGame) -> None:
    """All seats are tried where something is asked for the first time, one by one after that."""
    player = Player(game, "non-interference")
    compared: Counter[int] = Counter()
    for _ in player.games(4):
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.02):
                seats = range(len(table.seats))
                least = min(seats, key=lambda seat: compared[seat])
                for seat in seats if player.looks_first(table) else [least]:
                    compared[seat] += plays_on_alike(player, table, seat)
    assert min(compared.values()) > 20, compared


def plays_on_alike(player: Player, table: AnyTable, seat: int) -> int:
    """Play both worlds with the same answers while they look alike; return for how long."""
    one = table.fork()
    by, option = player.choose(one)
    two = other_world(player, table, seat, by, option)
    two.chance = one.chance.copy()
    one.quiet = two.quiet = False
    for number in range(player.rng.randrange(1, 40)):
        if number:
            by, option = player.choose(one)
        if not answer_alike(player, one, two, by, option):
            return number
        closely = number < FIRST_STEPS or player.rng.random() < LATER_STEPS
        if not look_alike(one, two, seat, closely) or one.result is not None:
            break
    look_alike(one, two, None)
    return number


def look_alike(one: AnyTable, two: AnyTable, eye: int | None, closely: bool = True) -> bool:
    """Say whether the same answer is told alike in two worlds; if so, all else looks alike, too.

    What was hidden may be shown, as by a reveal; that stands behind a wall, and the log tells of
    it even where the view does not: what was shown may be gone again.
    """
    answer = one.game.vocabulary.options[one.answers[-1][1]]
    if log_of(one, eye) != log_of(two, eye):
        wall = one.wall == one.position or two.wall == two.position
        assert wall or is_only_named_otherwise(one, two, eye), (
            f"{answer} gave something away to {eye}"
        )
        return False
    alike = not closely or seen(one, eye) == seen(two, eye)
    assert alike, f"{answer} shows {eye} something that the log does not tell"
    return True


def is_only_named_otherwise(one: AnyTable, two: AnyTable, eye: int | None) -> bool:
    """Say whether another answer in the second world is told as the one in the first.

    What somebody chooses by a name that others cannot read may lie elsewhere there.
    """
    by = one.answers[-1][0]
    before = two.at(two.position - 1)
    for option in () if by == eye else before.options(by):
        other = before.at(before.position)
        other.quiet = False
        other.answer(by, option)
        if last_lines(other, eye) == last_lines(one, eye):
            return True
    return False


def last_lines(table: AnyTable, eye: int | None) -> str:
    """Return what a seat reads of the last answer."""
    lines = [entry for entry in table.read_log(eye) if entry.at == table.position]
    return canonical([entry.data() for entry in lines])


def other_world(player: Player, table: AnyTable, seat: int, by: int, option: Option) -> AnyTable:
    """Return a fork dealt anew for a seat, if possible one in which an option is open as well."""
    for _ in range(8):
        other = table.fork(redeal_for=seat, seed=str(player.rng.random()))
        if option in other.options(by):
            break
    return other


def answer_alike(player: Player, one: AnyTable, two: AnyTable, by: int, option: Option) -> bool:
    """Give both tables the same answer: the one wanted, or any that both allow."""
    allowed = {each.code for each in two.options(by)}
    both = [each for each in one.options(by) if each.code in allowed]
    if not both:
        return False
    if option not in both:
        option = player.explorer.choose(both)
    one.answer(by, option)
    two.answer(by, option)
    return True
