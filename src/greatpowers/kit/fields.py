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
    """Return the names of a state's fields, those that it inherits first, be it compiled or not."""
    compiled: tuple[str, ...] | None = getattr(state, "__mypyc_attrs__", None)
    if compiled is not None:
        return compiled
    kinds = reversed(state.__mro__)
    return tuple(name for kind in kinds for name in kind.__dict__.get("__slots__", ()))
