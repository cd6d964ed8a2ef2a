"""Sequels: the past and plans are looked at step by step; of each step only what is new is sent."""

from greatpowers.server.contract import LogEntry, Moment, Told, ViewData
from greatpowers.server.patches import diff


def whole(moment: Moment) -> Told:
    """Tell of a moment to somebody who knows of none."""
    return {"position": moment["position"], "view": moment["view"], "log": moment["log"], "from": 0}


class Sequel:
    """What a connection was last told of a kind of moments."""

    def __init__(self) -> None:
        self._view: ViewData | None = None
        self._log: list[LogEntry] = []

    def tell(self, moment: Moment) -> Told:
        """Tell of the next moment: what differs from the last."""
        told = whole(moment)
        if self._view is not None:
            changes = diff(self._view, moment["view"])
            assert isinstance(changes, dict), "two views have the same keys"
            del told["view"]
            told["changes"] = changes
            told["from"] = self._known(moment["log"])
            told["log"] = moment["log"][told["from"] :]
        self._view, self._log = moment["view"], moment["log"]
        return told

    def _known(self, log: list[LogEntry]) -> int:
        """Return how many lines are the same as those that were told last."""
        pairs = enumerate(zip(self._log, log, strict=False))
        fewest = min(len(self._log), len(log))
        return next((number for number, (old, new) in pairs if old != new), fewest)
