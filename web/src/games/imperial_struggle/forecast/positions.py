"""Write positions.json: positions of random games with what the rules make of them.

The browser reckons scoring, strengths and bonus conditions itself, from what a seat sees; its
tests compare that with these numbers. Run from the root of the repository after a rule changes:

    python web/src/games/imperial_struggle/forecast/positions.py
"""

import json
from pathlib import Path
from typing import Any, Final

from greatpowers import Table, new_table
from greatpowers.bots import make_bot
from greatpowers.games.imperial_struggle.board import has_keyword
from greatpowers.games.imperial_struggle.components import (
    BRITAIN,
    COMMODITIES,
    EVENT_BONUS,
    EVENTS,
    FRANCE,
    KEYWORDS,
    MINISTRY_ERAS,
    NO_WAR,
    REGIONS,
    THEATERS,
    USA_OPEN,
    USA_SPACES,
    WAR_THEATERS,
    theater_index,
)
from greatpowers.games.imperial_struggle.rules.event_play import _board_condition
from greatpowers.games.imperial_struggle.rules.scoring import (
    Prize,
    award_prize,
    company_points,
    demand_prize,
    prestige_prize,
    scoring_phase,
    voltaire_points,
)
from greatpowers.games.imperial_struggle.rules.spoils import spoils_row
from greatpowers.games.imperial_struggle.rules.war import army_strength, bonus_strength
from greatpowers.games.imperial_struggle.state import FACE_UP, REMOVED, State
from greatpowers.games.imperial_struggle.view import view

SIDES: Final = {"fr": FRANCE, "br": BRITAIN}
NAMES: Final = ("fr", "br", None)
GAMES: Final = ((2, (40, 95, 150, 250, 330, 400)), (4, (70, 110, 200, 300, 380, 440)))
WAR: Final = "ask-tile-effect"


def main() -> None:
    """Play the games and write the file."""
    written = [place for seed, stops in GAMES for place in positions(seed, stops)]
    path = Path(__file__).with_name("positions.json")
    rows = ",\n".join(json.dumps(row, ensure_ascii=False) for row in written)
    path.write_text(f"[\n{rows}\n]\n", "utf-8")


def positions(seed: int, stops: tuple[int, ...]) -> list[dict[str, Any]]:
    """Play a game at random and stop at some positions and in its first war."""
    table = new_table("imperial_struggle", {}, seed=seed)
    bots = [make_bot("random", f"{seed}-{seat}") for seat in range(2)]
    found = []
    war_is_shown = False
    while table.asks():
        if table.position in stops:
            number = stops.index(table.position)
            found.append(position(table.fork(), number % 2, number % 2 == 1))
        if table.asks()[0].prompt == WAR and not war_is_shown:
            war_is_shown = True
            found.append(position(table.fork(), FRANCE, False))
        seat = table.asks()[0].seat
        table.answer(seat, bots[seat].choose(table, seat))
    return found


def position(table: Table[State], seat: int, enriched: bool) -> dict[str, Any]:
    """Describe a position: what a seat sees, and the numbers of the rules."""
    s = table.state
    if enriched:
        enrich(s)
    told: dict[str, Any] = {
        "state": view(s, seat),
        "awards": {name: prize(award_prize(s, n)) for n, name in enumerate(REGIONS)},
        "prestige": prize(prestige_prize(s)),
        "demand": {name: prize(demand_prize(s, n)) for n, name in enumerate(COMMODITIES)},
        "voltaire": voltaire_points(s),
        "company": company_points(s),
        "bonuses": bonuses(s),
        "theaters": theaters(s),
    }
    sweeper = scoring_phase(table)
    told["after"] = {
        "vp": s.vp,
        "debt": sides(s.debt),
        "treaty": sides(s.treaty),
        "sweep": NAMES[sweeper],
    }
    return told


def enrich(s: State) -> None:
    """Let all Ministries of the era lie open and bring the rare markers into play."""
    s.ministry_at = [
        FACE_UP if at != REMOVED and s.era in MINISTRY_ERAS[m] else at
        for m, at in enumerate(s.ministry_at)
    ]
    if s.war != NO_WAR:
        s.byng = 1
        s.atlantic = FRANCE
    else:
        s.opened = USA_OPEN
        for place in USA_SPACES:
            s.flag[place] = FRANCE


def prize(given: Prize) -> dict[str, Any]:
    """Describe a prize."""
    return {
        "winner": NAMES[given.winner],
        "lead": given.lead,
        "vp": given.vp,
        "treaty": given.treaty,
        "debt": given.debt,
    }


def sides(values: list[int]) -> dict[str, int]:
    """Name the values of both powers."""
    return {name: values[power] for name, power in SIDES.items()}


def bonuses(s: State) -> dict[str, list[str]]:
    """Name the Events whose bonus condition a side meets with what lies open."""
    return {
        name: [EVENTS[card] for card in range(len(EVENTS)) if _meets(s, power, card)]
        for name, power in SIDES.items()
    }


def _meets(s: State, power: int, card: int) -> bool:
    condition = EVENT_BONUS[card]
    if condition is None:
        return False
    if condition["kind"] == "keyword":
        return has_keyword(s, power, KEYWORDS.index(condition["keyword"]))
    return _board_condition(s, power, condition)


def theaters(s: State) -> dict[str, Any]:
    """Tell the strength of both sides in every theater, all tiles counted."""
    if s.war == NO_WAR:
        return {}
    told = {}
    fought = s.theater
    for number, theater in enumerate(WAR_THEATERS[s.war]):
        s.theater = number
        told[THEATERS[theater_index(s.war, number)]] = {
            "army": {name: army_strength(s, power) for name, power in SIDES.items()},
            "bonus": {name: bonus_strength(s, power) for name, power in SIDES.items()},
            "rows": {
                name: [row(spoils_row(theater, power, margin)) for margin in range(1, 6)]
                for name, power in SIDES.items()
            },
        }
    s.theater = fought
    return told


def row(spoils: Any) -> int:
    """Return the margin from which a row of spoils is given, or 0."""
    return 0 if spoils is None else int(spoils.margin)


if __name__ == "__main__":
    main()
