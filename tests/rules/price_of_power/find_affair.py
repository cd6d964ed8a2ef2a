"""Find the war with most answers inside its declaration, and keep the record that leads through it.

Run it when a change of the rules makes the record lead elsewhere:

    python -m tests.rules.price_of_power.find_affair

What counts are the answers from the first realm that is named to the last thing that comes of it:
calls, Battles, wounds and deaths in them, a free Action, one affair within the other.
"""

import random
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.rules.outbreak import CAMPAIGN
from greatpowers.games.price_of_power.rules.war import DECLARATION, OPENING
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.kernel.agenda import TASK
from greatpowers.kernel.ask import Ask
from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.wartime import random_code

FILE: Final = Path(__file__).parent / "affairs" / "longest.json"
GAMES: Final = 600
SCENARIOS: Final = ("grand_campaign", "five_crowns", "four_crowns", "western_crowns")
OPTIONAL: Final = ("available_mercenaries", "continuous_battles", "helping_hands")


DECLARING: Final = (DECLARATION.number, OPENING.number, CAMPAIGN.number)
EAGER: Final = {"accept_call", "call_to_arms", "declare_on", "fight_on", "play", "react_with"}
"""What is done rather than not, so that one thing leads to another."""


def eager_code(rng: random.Random, ask: Ask) -> int:
    """Choose what leads on, where there is such a thing, else as in any war."""
    options = [GAME.vocabulary.options[code] for code in ask.codes()]
    eager = [option.code for option in options if option.verb in EAGER]
    if eager and "declare_war" not in {option.verb for option in options} and rng.random() < 0.95:
        return rng.choice(eager)
    return random_code(rng, ask)


def is_declared(s: State) -> bool:
    """Say whether a war is being declared, or what follows from that is carried out."""
    return any(row[TASK] in DECLARING for row in s.agenda)


def open_game(number: int) -> PriceTable:
    """Open one of the games of the search."""
    options = dict.fromkeys(OPTIONAL, "yes")
    options |= {"scenario": SCENARIOS[number % len(SCENARIOS)], "length": "one_age", "war": "yes"}
    return Table.open(GAME, options, seed=f"affair {number}", quiet=True)


def longest_in(table: PriceTable, rng: random.Random) -> tuple[int, int]:
    """Play a game; return the most answers inside one declaration, and where they end."""
    best = (0, 0)
    inside = 0
    while table.result is None:
        ask = rng.choice(table.asks())
        table.answer_known(ask.seat, eager_code(rng, ask))
        inside = inside + 1 if is_declared(table.state) else 0
        best = max(best, (inside, table.position + 1))
    return best


def longest_among(numbers: Iterable[int]) -> tuple[int, int, int]:
    """Play games of the search; return how long the longest affair is, where it ends, and whose."""
    found = ((longest_in(open_game(each), random.Random(each)), each) for each in numbers)
    return max((length, end, number) for (length, end), number in found)


def search() -> tuple[int, Record]:
    """Play all games of the search; return the length of the longest affair, and its record."""
    length, end, number = longest_among(range(GAMES))
    table = open_game(number)
    longest_in(table, random.Random(number))
    return length, Table.replay(GAME, table.record(), end).record()


def main() -> None:
    """Search, and keep what was found."""
    length, record = search()
    FILE.write_text(record.to_json(), encoding="utf-8")
    print(f"{length} answers inside one declaration, of {len(record.answers)} of the game")


if __name__ == "__main__":
    main()
