"""The explorer: a random player that prefers what it has rarely done."""

from collections import Counter
from random import Random

from greatpowers.arena.explorer import Explorer, Sensible, Taste
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Vocabulary
from tests import tiny

WORDS = Vocabulary()
COMMON = WORDS.verb("march", [str(n) for n in range(50)])
RARE = WORDS.verb("rest")


def test_the_same_luck_chooses_the_same() -> None:
    choices = [
        [str(explorer.choose(WORDS.options)) for _ in range(50)]
        for explorer in (Explorer(Random(1)), Explorer(Random(1)))
    ]
    assert choices[0] == choices[1]


def test_a_verb_with_few_targets_is_not_drowned() -> None:
    explorer = Explorer(Random(1))
    for _ in range(1000):
        explorer.choose(WORDS.options)
    verbs = explorer.coverage().verbs
    assert verbs["rest"] > 1000 / len(WORDS.options)
    assert sum(verbs.values()) == 1000


def test_rare_targets_are_preferred() -> None:
    explorer = Explorer(Random(1))
    marches = [option for option in WORDS.options if option.verb == "march"]
    for _ in range(500):
        explorer.choose(marches)
    chosen = explorer.coverage().options
    assert len(chosen) == len(marches)
    assert max(chosen.values()) < 25


def test_even_a_forced_choice_is_counted() -> None:
    explorer = Explorer(Random(1))
    explorer.choose([WORDS.options[RARE()]])
    assert explorer.coverage().verbs == Counter({"rest": 1})
    assert explorer.coverage().options == Counter({"rest": 1})


def test_a_taste_wears_off() -> None:
    table: Table[tiny.State] = Table.open(tiny.GAME, None, 3)
    seat = table.asks()[0].seat
    for seed in range(20):  # half of all tastes have no will
        taste = Taste(tiny.GAME, Random(seed))
        chosen = {str(taste.choose(table, seat)) for _ in range(1000)}
        if len(chosen) > 1:
            assert chosen == {str(option) for option in table.options(seat)}
            return
    raise AssertionError("nobody has a taste")


def test_a_sensible_seat_plays_a_game_to_its_end() -> None:
    table: Table[tiny.State] = Table.open(tiny.GAME, None, 3)
    seats = [Sensible(Random(seat), str(seat)) for seat in range(len(table.seats))]
    while asks := table.asks():
        table.answer(asks[0].seat, seats[asks[0].seat].choose(table, asks[0].seat))
    assert table.result is not None
