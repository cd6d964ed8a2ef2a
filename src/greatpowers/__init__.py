"""Great Powers: a digital table for grand-strategy games about the European great powers."""

from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.kernel.vocabulary import Option
from greatpowers.registry import game_ids, get_game, new_table

__all__ = ["Option", "Record", "Table", "game_ids", "get_game", "new_table"]
