"""3. Set-up: the scenarios, common set-up, mats and starting realms."""

from collections.abc import Mapping

from greatpowers.games.price_of_power.components.scenarios import REALMS_IN, SCENARIOS
from greatpowers.games.price_of_power.state import State


def start_position(options: Mapping[str, str]) -> State:
    """Return the table before anything is dealt."""
    scenario = SCENARIOS.index(options["scenario"])
    return State(scenario, REALMS_IN[scenario])
