"""The bot to learn against: sensible on the whole, and careless at times."""

from collections import Counter

from greatpowers.bots.novice import Novice
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from tests import tiny
from tests.variants import variant


def sent(worth: float, seeds: int = 60) -> Counter[int]:
    """Return which of three envoys novices send if a higher one is worth more by so much."""

    def judge(s: tiny.State, seat: int) -> float:
        at_stake = s.envoys(tiny.SENT + seat)
        return worth * hand.index(at_stake[0]) if at_stake else 0.0

    table = Table.open(variant(tiny.GAME, judge=judge, bluffs=()), None, 3)
    table.answer(table.asks()[0].seat, "no")
    seat = table.asks()[0].seat
    hand = table.state.envoys(tiny.HAND + seat)
    chosen = (Novice(str(seed)).choose(Chair(table, seat))[0] for seed in range(seeds))
    return Counter(hand.index(int(str(option).split()[1]) - 1) for option in chosen)


def test_it_mostly_takes_what_is_much_better() -> None:
    times = sent(0.4)
    assert times[2] > 50
    assert times[2] < 60, "it never errs"


def test_what_is_nearly_as_good_it_takes_nearly_as_often() -> None:
    times = sent(0.01)
    assert min(times[place] for place in range(3)) > 10


def test_the_same_seed_chooses_the_same() -> None:
    assert sent(0.1) == sent(0.1)
