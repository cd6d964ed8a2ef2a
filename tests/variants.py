"""Games that are changed a little, to see what hangs on the change."""

from typing import Any, Final

from greatpowers.kernel.game import Game, S

PARTS: Final = (
    *("id", "version", "seats", "options", "vocabulary", "setup", "segment", "result", "view"),
    *("redeal", "judge", "check", "endings", "folder", "terminal", "styles", "standing", "explain"),
    *("asides", "plans", "considered", "bluffs", "power_of", "moments", "chronicle", "outlook"),
    *("copied_every", "motives", "features", "confidants"),
)


def variant(game: Game[S], **changes: Any) -> Game[S]:
    """Return a game with some other parts."""
    parts: dict[str, Any] = {name: getattr(game, name) for name in PARTS}
    return Game(**(parts | changes))
