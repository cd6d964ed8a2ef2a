"""What a trial of the game's balance counts: Rounds, realms, Ideas, Missions, trade and wars."""

from collections.abc import Mapping, Sequence
from typing import Final

from greatpowers.games.price_of_power.components.cards import ALL_IDEAS
from greatpowers.games.price_of_power.components.scenarios import ROUNDS_OF_AGE
from greatpowers.games.price_of_power.components.world import realm_text
from greatpowers.games.price_of_power.rules.ownership import has, tax_income
from greatpowers.games.price_of_power.state import State
from greatpowers.kernel.log import Entry
from greatpowers.kit.census import Census

IDEAS: Final = (0, 2, 4, 6, 8)
MISSIONS: Final = (0, 1, 2, 4, 6)
TRADES: Final = (0, 3, 6, 10, 15)
TAXES: Final = (0, 8, 12, 16, 20, 25)
WARS: Final = (0, 1, 2, 3, 5)
BATTLES: Final = (0, 1, 3, 6, 10)
TAKEN: Final = (0, 1, 3, 5, 8)
"""Where the ranges begin into which numbers of seats are sorted."""


def rounds(s: State) -> float:
    """Return how many Rounds were played."""
    return ROUNDS_OF_AGE[s.scenario] * s.ages.index(s.age) + s.round


def traits(s: State, log: Sequence[Entry]) -> Mapping[str, Sequence[str]]:
    """Return which realm each seat played, and what it did and had."""
    seats = range(s.players)
    realms = [realm_text(s.realm[seat]) for seat in seats]
    known = [sum(has(s.knows[idea], seat) for idea in ALL_IDEAS) for seat in seats]
    return {
        "Realm": realms,
        "Seat": [f"{seat + 1}" for seat in seats],
        "Ideas": [_some(number, IDEAS) for number in known],
        "Missions completed": [_some(_times(log, "log-mission", r), MISSIONS) for r in realms],
        "Trades": [_some(_times(log, "log-trades", realm), TRADES) for realm in realms],
        "Tax at the end": [_some(tax_income(s, seat), TAXES) for seat in seats],
        **_wars(log, realms),
    }


def _wars(log: Sequence[Entry], realms: Sequence[str]) -> Mapping[str, Sequence[str]]:
    """Return what wars each realm began, won and lost, and how it ended them."""

    def count(text: str, steps: Sequence[int]) -> list[str]:
        return [_some(_times(log, text, realm), steps) for realm in realms]

    declared = [entry.args for entry in log if entry.text == "log-declares-war"]
    on_players = [
        sum(args["power"] == realm and args["target"] in realms for args in declared)
        for realm in realms
    ]
    suffered = [sum(args["target"] == realm for args in declared) for realm in realms]
    return {
        "Wars declared": count("log-declares-war", WARS),
        "Wars declared on players": [_some(number, WARS) for number in on_players],
        "Wars suffered": [_some(number, WARS) for number in suffered],
        "Battles won": count("log-battle-won", BATTLES),
        "Provinces taken": count("log-occupies", TAKEN),
        "Provinces kept in peace": count("log-keeps-province", TAKEN),
        "Terms enforced": count("log-term", WARS),
    }


def _times(log: Sequence[Entry], text: str, realm: str) -> int:
    return sum(1 for entry in log if entry.text == text and entry.args["power"] == realm)


def _some(number: int, steps: Sequence[int]) -> str:
    """Return the range of numbers into which one falls."""
    low = max(step for step in steps if step <= number)
    above = [step for step in steps if step > number]
    return f"{low:02}–{above[0] - 1:02}" if above else f"{low:02} or more"


CENSUS: Final = Census(
    unit="Rounds",
    length=rounds,
    traits=traits,
    shares=("event", "card", "idea", "mission", "milestone", "node", "good"),
    across="scenario",
    caveats=(
        "All seats are played by one bot that looks a step ahead: the numbers tell how it fares, "
        "not how people do.",
        "Ideas, Missions, trades and taxes are no causes: who does well has more of them. Only "
        "realm and seat are given by the scenario.",
    ),
)
