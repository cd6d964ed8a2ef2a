"""R5 Set-up: Central Europe in the spring of 1866."""

from collections.abc import Mapping
from typing import Any

from greatpowers.games.realpolitik.components import (
    BATTLE_DECK,
    GENERALS,
    NEEDS_FOUR_PLAYERS,
    POWERS,
    SETUP,
    Power,
    general,
    territory,
)
from greatpowers.games.realpolitik.rules.battle_deck import draw
from greatpowers.games.realpolitik.state import NOT_IN_GAME, RealpolitikTable, State
from greatpowers.kernel.rule import rule


@rule("R5")
def start_position(options: Mapping[str, str]) -> State:
    """Return the table with everything in place but the battle cards."""
    s = State(
        int(options["players"]),
        ends_with_round=options["end_check"] == "round",
        prestige_breaks_ties=options["tiebreak"] == "prestige",
        arbiter_grants=options["arbiter"] == "grants_steps",
    )
    s.prestige = [POWERS.index(name) for name in SETUP["prestige"]]
    s.deck = list(BATTLE_DECK)
    if s.players == 3:
        for number in range(len(GENERALS)):
            if NEEDS_FOUR_PLAYERS[number]:
                s.general_at[number] = NOT_IN_GAME
    for power in range(len(POWERS)):
        _set_up_power(s, power, _start_of(s, power))
    return s


def _start_of(s: State, power: Power) -> dict[str, Any]:
    start: dict[str, Any] = SETUP["powers"][POWERS[power]]
    return {**start, **start.get("four_players", {})} if s.players == 4 else start


def _set_up_power(s: State, power: Power, start: dict[str, Any]) -> None:
    s.money[power] = start["money"]
    s.morale[power] = start["morale"]
    s.influence[power] = start.get("influence", 0)
    for name, where in start["generals"].items():
        s.general_at[general(name)] = territory(where["at"])
        s.general_units[general(name)] = where["units"]
    for name, units in start["loose_units"].items():
        s.loose[territory(name)] = units
    for marker, names in (
        (s.garrison, start["garrisons"]),
        (s.train, start["trains"]),
        (s.fortress, start["fortresses"]),
    ):
        for name in names:
            marker[territory(name)] = power


@rule("R5")
def deal_battle_cards(t: RealpolitikTable) -> None:
    """Deal the battle cards with which the powers begin."""
    for power in range(len(POWERS)):
        draw(t, power, _start_of(t.state, power)["battle_cards"])
