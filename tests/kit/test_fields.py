"""The fields of a state are those that its ``__init__`` sets."""

import pytest

from greatpowers.kit.fields import fields_of, fields_set_by


class Table:
    """A state with plain and annotated fields, one of them set twice."""

    def __init__(self, players: int = 2) -> None:
        self.players = players
        self.deck: list[int] = []
        self.turn = 0
        if players > 2:
            self.turn = len(self.deck)

    __slots__ = fields_set_by(__init__)


def test_each_field_is_named_once_in_the_order_of_the_initialiser() -> None:
    assert Table.__slots__ == ("players", "deck", "turn")
    assert fields_of(Table) == ("players", "deck", "turn")


def test_inherited_fields_come_first() -> None:
    class Longer(Table):
        __slots__ = ("score",)

    assert fields_of(Longer) == ("players", "deck", "turn", "score")


def test_a_field_that_nobody_declared_cannot_be_set() -> None:
    table = Table(3)
    assert not hasattr(table, "__dict__")
    with pytest.raises(AttributeError):
        setattr(table, "score", 1)  # noqa: B010


def test_a_compiled_class_names_its_own_fields() -> None:
    class Compiled:
        __mypyc_attrs__ = ("deck", "turn")

    assert fields_of(Compiled) == ("deck", "turn")
