"""The random bot chooses any option, and the same ones with the same seed."""

from collections import Counter

from greatpowers.bots import make_bot
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from tests import tiny


def first_choices(seed: str) -> list[str]:
    table = Table.open(tiny.GAME, None, 1)
    bot = make_bot("random", seed)
    return [str(bot.choose(Chair(table, table.asks()[0].seat))[0]) for _ in range(50)]


def test_every_option_comes_up() -> None:
    assert set(Counter(first_choices("a"))) == {"no", "yes"}


def test_the_same_seed_chooses_the_same() -> None:
    assert first_choices("a") == first_choices("a")
    assert first_choices("a") != first_choices("b")


def test_choosing_changes_nothing() -> None:
    table = Table.open(tiny.GAME, None, 1)
    before = table.state.clone().data()
    make_bot("random", "a").choose(Chair(table, table.asks()[0].seat))
    assert table.state.data() == before
    assert table.position == 0
