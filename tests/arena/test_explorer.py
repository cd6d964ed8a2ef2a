"""The explorer: a random player that prefers what it has rarely done."""

from collections import Counter
from random import Random

from greatpowers.arena.explorer import Explorer
from greatpowers.kernel.vocabulary import Vocabulary

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
