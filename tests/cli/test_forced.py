"""In the terminal nobody is asked where there is no choice, if nobody can learn from it."""

import io
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from rich.console import Console

from greatpowers import get_game, new_table
from greatpowers.bots.random_bot import RandomBot
from greatpowers.cli.common import game_words
from greatpowers.cli.screen import Screen
from greatpowers.cli.session import Session
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option

QUESTIONS = 150
GAME = get_game("imperialism")


class Watched(Screen):
    """A screen that remembers how many answers each question had, and forgets what it shows."""

    def __init__(self) -> None:
        super().__init__(Console(file=io.StringIO()), game_words("en", GAME), GAME)
        self.choices: list[int] = []

    def ask(self, table: Table[Any], seat: int, options: Sequence[Option]) -> None:
        self.choices.append(len(options))

    def board(self, table: Table[Any], seat: int | None) -> None:
        """Draw nothing."""

    def changes(self, table: Table[Any], seat: int | None) -> None:
        """Draw nothing."""


@pytest.mark.parametrize(("among_bots", "asked"), [(True, False), (False, True)])
def test_a_question_without_a_choice(among_bots: bool, asked: bool) -> None:
    screen = Watched()
    table = new_table("imperialism", seed=3)
    luck = Random(3)

    def read(_prompt: str) -> str:
        if len(screen.choices) >= QUESTIONS:
            raise EOFError
        return str(luck.randint(1, screen.choices[-1])) if screen.choices else ""

    other = RandomBot("3") if among_bots else None
    Session(table, {"P1": None, "P2": other}, screen, read).run()
    assert len(screen.choices) > 40
    assert (1 in screen.choices) == asked
    assert table.forced_answers
