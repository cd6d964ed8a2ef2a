"""Whole games for tests of Rounds: opened by options, and played by usual answers."""

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.rules.setup import start_position
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.table import Table


def start(scenario: str = "grand_campaign", **options: str) -> State:
    """Return the start of a scenario, before anything is dealt."""
    return start_position(GAME.settle({"scenario": scenario, **options}))


def open_game(scenario: str, seed: str = "a", **options: str) -> PriceTable:
    """Open a game of a scenario and play it to its first question."""
    return Table.open(GAME, {"scenario": scenario, **options}, seed=seed)


def usual(t: PriceTable, *, until: str = "", most: int = 2000) -> None:
    """Give usual answers until a question of that kind is asked, or the game is over."""
    for _ in range(most):
        asks = t.asks()
        if not asks or any(ask.prompt == until for ask in asks):
            return
        t.answer_known(asks[0].seat, asks[0].default_code())
    raise AssertionError(f"{until} is never asked")


def answer(t: PriceTable, seat: int, *answers: str) -> None:
    """Give answers for one seat."""
    for each in answers:
        t.answer(seat, each)
