"""Which script each card has: Events, Actions and deeds, Ideas, Missions, Milestones (16.3)."""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_ROWS,
    DEED_ROWS,
    EVENT_ROWS,
    IDEA_ROWS,
    MILESTONE_ROWS,
    MISSION_ROWS,
    STRUGGLE_ROWS,
)
from greatpowers.games.price_of_power.effects import (  # noqa: F401 - all words are known
    condition_lands,
    condition_realm,
)
from greatpowers.games.price_of_power.effects.conditions import Condition, conditions
from greatpowers.games.price_of_power.effects.script import Option, Script, script
from greatpowers.kit.components import Row


class EventScripts:
    """What an Event does: always, then one of its options."""

    __slots__ = ("always", "options")

    def __init__(self, row: Row) -> None:
        card = f"event-{row['id']}"
        options = row.get("options", ())
        self.always: Script = script(row.get("always", []), card=card)
        self.options: tuple[Option, ...] = tuple(Option(each, False, card) for each in options)


def _scripts(
    rows: Iterable[Row], key: str, kind: str, on_action_card: bool = False
) -> tuple[Script, ...]:
    """Number the scripts of all cards of a kind, which begins the text ids of their names."""
    return tuple(
        script(row.get(key, []), on_action_card, card=f"{kind}-{row['id']}") for row in rows
    )


EVENT_SCRIPTS: Final = tuple(EventScripts(row) for row in EVENT_ROWS)
SCRIPT_OF_ACTION: Final = _scripts(ACTION_ROWS, "effects", "action", on_action_card=True)
SCRIPT_OF_DEED: Final = _scripts(DEED_ROWS, "effects", "deed", on_action_card=True)
SCRIPT_OF_IDEA: Final = _scripts(IDEA_ROWS, "effects", "idea")
SCRIPT_OF_MISSION: Final = _scripts(MISSION_ROWS, "reward", "mission")
SCRIPT_OF_MILESTONE: Final = _scripts(MILESTONE_ROWS, "reward", "milestone")

NEEDS_OF_IDEA: Final = tuple(conditions(row.get("needs", ())) for row in IDEA_ROWS)
NEEDS_OF_MISSION: Final = tuple(conditions(row.get("needs", ())) for row in MISSION_ROWS)
NEEDS_OF_MILESTONE: Final = tuple(conditions(row.get("needs", ())) for row in MILESTONE_ROWS)


class Criterion:
    """What a Power Struggle scores besides its Battlegrounds: for whom, how much, and when."""

    __slots__ = ("needs", "prestige", "who")

    def __init__(self, row: Row) -> None:
        self.who: str = row["who"]
        self.prestige: int = row["prestige"]
        self.needs: tuple[Condition, ...] = conditions(row["needs"])


CRITERIA: Final = tuple(
    tuple(Criterion(each) for each in row.get("criteria", ())) for row in STRUGGLE_ROWS
)
