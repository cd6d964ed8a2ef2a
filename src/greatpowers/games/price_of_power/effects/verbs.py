"""All that cards can do: importing this module makes every verb known (16.3)."""

from greatpowers.games.price_of_power.effects import (  # noqa: F401
    actions_effects,
    arms,
    choices,
    faith_effects,
    gains,
    ideas,
    lands,
    people,
    places,
    ties,
    unrest_effects,
    wars,
)
