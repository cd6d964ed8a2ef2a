"""The 41 Events by name: the French and the British effect of each."""

from typing import Final

from greatpowers.games.imperial_struggle.cards import empire, revolution, succession
from greatpowers.games.imperial_struggle.cards.effects import Effect

EFFECTS: Final[dict[str, tuple[Effect, Effect]]] = {
    **succession.EFFECTS,
    **empire.EFFECTS,
    **revolution.EFFECTS,
}
