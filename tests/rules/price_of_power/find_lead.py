"""Find a campaign that ends by a great lead and keep its record; run it when rules change:

    python -m tests.rules.price_of_power.find_lead

No random game ends so. Here one player tries many ways to go on at random until the next Turn, and
takes the best by the judgement of the game; the others mostly do what is usual.
"""

from random import Random
from typing import Final

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.appraisal import prospects, standing
from greatpowers.games.price_of_power.rules.actions import MINOR
from greatpowers.games.price_of_power.rules.scoring import GREAT_LEAD
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import NEGOTIATE, PASS_ROUND
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.table import Table
from tests.battery.find_endings import ending_file
from tests.rules.price_of_power.test_random_games import random_code

SCENARIO: Final = "enemy_at_the_gates"
HERO: Final = 0
WAYS: Final = 80
"""How many ways to go on are tried."""
MOST_ANSWERS: Final = 500
USUAL: Final = 0.7
"""How often the others do what is usual: pass, or else the default."""
NO_TURN: Final = 1000
"""A way that takes no Turn is worse by so much."""


def worth(s: State) -> float:
    """Return how good a position looks for the player."""
    return standing(s, HERO) + prospects(s, HERO) + s.prestige[HERO]


def code_of_others(rng: Random, ask: Ask) -> int:
    """Choose an answer of another player."""
    if rng.random() >= USUAL:
        return random_code(rng, ask)
    return PASS_ROUND() if PASS_ROUND() in ask.codes() else ask.default_code()


def go_on(table: PriceTable, rng: Random) -> bool:
    """Play to the player's next Turn; say whether he has taken the present one."""
    has_acted = False
    for _ in range(MOST_ANSWERS):
        own = table.ask_of(HERO)
        is_asked = own is not None and own.prompt == "ask-action"
        if table.result is not None or (has_acted and is_asked):
            break
        ask = rng.choice(table.asks())
        code = random_code(rng, ask) if ask.seat == HERO else code_of_others(rng, ask)
        if ask is own and is_asked:
            has_acted = has_acted or not (code in MINOR or code in NEGOTIATE)
        table.answer_known(ask.seat, code)
    return has_acted


def best_way(table: PriceTable, rng: Random) -> PriceTable:
    """Try many ways to the next Turn and return the best."""
    best, most = table, -2.0 * NO_TURN
    for _ in range(WAYS):
        fork = table.fork()
        has_acted = go_on(fork, rng)
        found = worth(fork.state) - (0 if has_acted or fork.result else NO_TURN)
        worse, best, most = (best, fork, found) if found > most else (fork, best, most)
        worse.close()
    return best


def main() -> None:
    """Play campaigns until one ends by a great lead, and keep it."""
    for number in range(100):
        rng = Random(number)
        options = {"scenario": SCENARIO, "length": "whole"}
        table: PriceTable = Table.open(GAME, options, seed=f"lead {number}", quiet=True)
        while table.result is None:
            table = best_way(table, rng)
            print(table.state.age, table.state.round, table.state.prestige[: table.state.players])
        print(table.result)
        if table.result.ending == GREAT_LEAD:
            file = ending_file(GAME, GREAT_LEAD)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(table.record().to_json(), encoding="utf-8")
            return


if __name__ == "__main__":
    main()
