"""The fields of a state: said once, where ``__init__`` sets them.

``__slots__ = fields_set_by(__init__)`` makes a state that is copied and read faster, and refuses
fields that nobody declared. Compiled classes have slots of their own.
"""

import dis
from collections.abc import Callable


def fields_set_by(initialiser: Callable[..., None]) -> tuple[str, ...]:
    """Return the names that a written-out ``__init__`` sets on ``self``, in its order."""
    steps = dis.get_instructions(initialiser)
    return tuple(dict.fromkeys(step.argval for step in steps if step.opname == "STORE_ATTR"))


def fields_of(state: type) -> tuple[str, ...]:
    """Return the names of a state's fields, be its class compiled or not."""
    compiled: tuple[str, ...] | None = getattr(state, "__mypyc_attrs__", None)
    declared: tuple[str, ...] = compiled or getattr(state, "__slots__")  # noqa: B009
    return declared
