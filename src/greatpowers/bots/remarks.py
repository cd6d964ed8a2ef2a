"""What bots say though nobody asks them: they answer what others lay before them."""

from collections.abc import Mapping
from typing import Any

from greatpowers.bots.bot import Bot
from greatpowers.bots.random_bot import RandomBot
from greatpowers.bots.reasons import note, why_said
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option


class Ears:
    """What the seats of a table have heard, so that each bot thinks once about what is new."""

    def __init__(self) -> None:
        self._heard: dict[int, list[list[int]]] = {}

    def is_anything_new(self, table: Table[Any]) -> bool:
        """Say whether other things wait for a word, of anybody, than the seats have heard."""
        return table.waiting() != self._heard

    def is_addressed(self, chair: Chair[Any]) -> bool:
        """Say whether something waits for a word of a seat that it has not thought about."""
        waiting = chair.waiting()
        if not waiting:
            self._heard.pop(chair.seat, None)  # the same may be laid there once more
        return bool(waiting) and self._heard.get(chair.seat) != waiting

    def listen(self, chair: Chair[Any]) -> None:
        """Note that a seat has heard all that waits for its word."""
        self._heard[chair.seat] = [row.copy() for row in chair.waiting()]


def ever_speaks(bot: Bot) -> bool:
    """Say whether a bot may say something though it is not asked: not one that plays at random."""
    return not isinstance(bot, RandomBot)


def remark(bot: Bot, chair: Chair[Any], seed: str) -> Option | None:
    """Return what a bot says of what waits for its word, if anything."""
    return chair.reply(seed) if ever_speaks(bot) else None


def let_bots_speak(table: Table[Any], bots: Mapping[int, Bot], ears: Ears) -> None:
    """Let the bots at some seats say what they think of what is new to them, and why."""
    if not ears.is_anything_new(table):
        return
    for seat, bot in bots.items():
        chair = Chair(table, seat)
        while ears.is_addressed(chair):
            ears.listen(chair)
            luck = f"{table.position} {seat}"
            said = remark(bot, chair, luck)
            if said is not None:
                reasons = [] if table.quiet else why_said(chair, said, luck)
                table.aside(seat, said)
                note(table, reasons)
