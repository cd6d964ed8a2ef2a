"""The log: what happened, as text ids with arguments, and who may read it."""


class Entry:
    """One line of the log, written after ``at`` answers.

    Strings among ``args`` are text ids, numbers are numbers. ``audience`` names the players who
    may read it (``None``: everybody); a player who changes places takes the secrets along.
    """

    __slots__ = ("args", "at", "audience", "cite", "text")

    def __init__(
        self,
        at: int,
        text: str,
        args: dict[str, str | int],
        audience: tuple[str, ...] | None,
        cite: str,
    ) -> None:
        self.at = at
        self.text = text
        self.args = args
        self.audience = audience
        self.cite = cite

    def visible_to(self, player: str | None) -> bool:
        """Say whether a player (``None``: a spectator) may read this line."""
        return self.audience is None or (player is not None and player in self.audience)

    def data(self) -> dict[str, object]:
        """Return the line as plain data, without its audience."""
        return {"at": self.at, "text": self.text, "args": self.args, "cite": self.cite}


def merge(log: list[Entry], marks: list[tuple[int, str, int]]) -> list[Entry]:
    """Return the log with a line for every mark, at the position to which the game went back."""
    lines = log.copy()
    for at, _player, steps in marks:
        line = Entry(at - steps, "log-undo-by-consent", {"steps": steps}, None, "")
        place = len(lines)
        while place > 0 and lines[place - 1].at > line.at:
            place -= 1
        lines.insert(place, line)
    return lines
