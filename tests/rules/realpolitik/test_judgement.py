"""The judgement of Realpolitik: every feature points the right way, and it wins games."""

from collections.abc import Callable
from statistics import mode

import pytest

from greatpowers.arena.matches import Pairing, play_game
from greatpowers.bots import make_bot
from greatpowers.games.realpolitik import GAME
from greatpowers.games.realpolitik.components import ITALY, POWERS, VICTORY
from greatpowers.games.realpolitik.judgement import judge
from greatpowers.games.realpolitik.state import OVER, RealpolitikTable, State
from greatpowers.kernel.chair import Chair
from tests.rules.realpolitik.scenes import (
    diplomacy,
    fortify,
    garrison,
    give,
    have_played,
    lay_trains,
    leave_loose,
    open_table,
    position,
    put,
    run_italy,
)

FRANCE, PRUSSIA, AUSTRIA = (POWERS.index(power) for power in ("france", "prussia", "austria"))


def gain(change: Callable[[State], object], power: int = FRANCE) -> float:
    """Return what a change is worth to a power."""
    state = position()
    before = judge(state, power)
    change(state)
    return judge(state, power) - before


def set_influence(state: State, *influence: int) -> None:
    state.influence = [*influence, 0]


def set_money(state: State, power: int, money: int) -> None:
    state.money[power] = money


def set_morale(state: State, power: int, morale: int) -> None:
    state.morale[power] = morale


# -- the scale -------------------------------------------------------------------------------


def test_the_worth_stays_within_its_bounds() -> None:
    state = position()
    set_influence(state, VICTORY - 1, 0, 0)
    assert 0.5 < judge(state, FRANCE) <= 1
    assert -1 <= judge(state, PRUSSIA) < 0


def test_a_victory_is_sure_and_its_margin_counts_little() -> None:
    state = position()
    state.stage = OVER
    set_influence(state, VICTORY, 5, 5)
    clear = judge(state, FRANCE)
    set_influence(state, VICTORY, VICTORY - 1, 5)
    narrow = judge(state, FRANCE)
    assert 0.8 < narrow < clear <= 1
    assert judge(state, PRUSSIA) < -0.8


# -- what lies open ---------------------------------------------------------------------------


def test_influence_is_good_and_that_of_others_bad() -> None:
    assert gain(lambda s: set_influence(s, 3, 0, 0)) > 0
    assert gain(lambda s: set_influence(s, 0, 3, 0)) < 0


@pytest.mark.parametrize(
    "change",
    [
        lambda s: set_money(s, FRANCE, 4),
        lambda s: set_morale(s, FRANCE, 4),
        lambda s: give(s, "france", 3),
        lambda s: garrison(s, "france", "bel"),
        lambda s: lay_trains(s, "france", "alo"),
        lambda s: fortify(s, "france", "alo"),
        lambda s: leave_loose(s, ile=1),
        lambda s: put(s, "macmahon", "ile", 2),
    ],
    ids=["money", "morale", "card", "territory", "train", "fortress", "unit", "general"],
)
def test_what_a_power_has_is_good(change: Callable[[State], object]) -> None:
    assert gain(change) > 0
    assert gain(change, PRUSSIA) < 0


def test_money_beyond_use_is_worth_less() -> None:
    first = gain(lambda s: set_money(s, FRANCE, 8))
    state = position()
    set_money(state, FRANCE, 20)
    before = judge(state, FRANCE)
    set_money(state, FRANCE, 28)
    assert 0 < judge(state, FRANCE) - before < first / 2


def test_trains_are_better_side_by_side() -> None:
    chain = gain(lambda s: lay_trains(s, "france", "ile", "nor"))
    apart = gain(lambda s: lay_trains(s, "france", "ile", "pro"))
    assert chain > apart


def test_an_army_is_better_where_there_is_something_to_take() -> None:
    near = gain(lambda s: put(s, "macmahon", "alo", 3))
    far = gain(lambda s: put(s, "macmahon", "aqu", 3))
    assert near > far


def test_an_enemy_at_the_border_is_a_danger() -> None:
    def hold(state: State) -> None:
        garrison(state, "france", "pal")

    def threaten(state: State) -> None:
        hold(state)
        put(state, "moltke", "hes", 5)

    def leave_alone(state: State) -> None:
        hold(state)
        put(state, "moltke", "epr", 5)

    assert gain(threaten) < gain(leave_alone)


def test_control_of_a_strong_italy_is_worth_something() -> None:
    def strong(state: State) -> None:
        set_money(state, ITALY, 10)
        state.influence[ITALY] = 5
        garrison(state, "italy", "pie", "lom", "emi", "tus", "nap", "sic")
        put(state, "la_marmora", "lom", 5)

    def run(state: State) -> None:
        strong(state)
        run_italy(state, "france")

    assert gain(run) > gain(strong)


# -- what it does ----------------------------------------------------------------------------


def chosen(table: RealpolitikTable, power: int) -> str:
    return str(make_bot("greedy", "greedy").choose(Chair(table, power))[0])


def mostly_chosen(table: RealpolitikTable, power: int) -> str:
    """Return what most bots choose: secret choices are mixed, each bot with its own luck."""
    bots = [make_bot("greedy", str(seed)) for seed in range(11)]
    return mode(str(bot.choose(Chair(table, power))[0]) for bot in bots)


def pass_until(table: RealpolitikTable, prompt: str) -> None:
    while table.asks()[0].prompt != prompt:
        seat = table.asks()[0].seat
        table.answer(seat, table.default(seat))


def test_it_takes_the_influence_that_wins() -> None:
    state = position()
    set_influence(state, VICTORY - 1, 5, 5)
    garrison(state, "france", "bel", "pal", "sav")
    assert chosen(open_table(state), FRANCE) == "choose extend_influence"


def test_what_has_been_played_is_not_chosen_again() -> None:
    state = position()
    garrison(state, "france", "bel", "pal", "sav")
    have_played(state, "france", "extend_influence")
    assert chosen(open_table(state), FRANCE) != "choose extend_influence"


def test_two_who_are_behind_join_against_the_leader() -> None:
    state = position()
    set_influence(state, 20, 6, 6)
    garrison(state, "france", "bel", "pal", "lux", "bad")
    table = diplomacy(state)
    pass_until(table, "ask-pledge")
    assert mostly_chosen(table, PRUSSIA) == "pledge austria"
    assert mostly_chosen(table, AUSTRIA) == "pledge prussia"


def test_the_leader_is_not_helped_to_the_victory() -> None:
    state = position()
    set_influence(state, 21, 12, 4)
    garrison(state, "france", "bel", "pal", "lux", "bad")
    table = diplomacy(state)
    pass_until(table, "ask-pledge")
    assert chosen(table, PRUSSIA) != "pledge france"


@pytest.mark.parametrize("players", [3, 4])
def test_it_beats_random_players(players: int) -> None:
    options = {"players": str(players)}
    won = 0
    for seat, name in enumerate(GAME.seats(options)):
        bots = tuple("greedy" if other == seat else "random" for other in range(players))
        outcome = play_game(Pairing("realpolitik", bots, options), f"s/{seat}")
        won += outcome.winners == (name,)
    assert won >= players - 1
