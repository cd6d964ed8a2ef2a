"""The agenda: every affair of the game is a task on it, declared where its chapter is."""

from typing import Final

from greatpowers.kernel.agenda import Agenda

AGENDA: Final = Agenda()
