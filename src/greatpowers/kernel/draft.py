"""Drafts: a proposal put together by several answers that only its maker sees, then offered whole.

The pieces lie in the state, in a list of codes that the game's view shows to the maker alone; its
``redeal`` empties what a seat cannot see. Inside a draft every answer can be taken back.
"""

from collections.abc import Callable
from typing import Any

from greatpowers.kernel.ask import Ask, Menu, Play
from greatpowers.kernel.rules_side import RulesSide
from greatpowers.kernel.vocabulary import Verb


def compose(
    t: RulesSide[Any],
    maker: int,
    draft: list[int],
    prompt: str,
    menu: Callable[[], Menu],
    send: Verb,
    drop: Verb,
    cite: str = "",
    **args: str | int,
) -> Play[bool]:
    """Let a seat put a proposal together; return whether it is to be offered.

    The menu offers the pieces that may be added now, ``send`` if the draft can be offered as it
    is, and always ``drop``, which leaves an empty draft.
    """
    draft.clear()
    while True:
        answer = yield Ask(maker, prompt, menu, cite, drop(), "ask", args)
        if answer in drop:
            draft.clear()
            return False
        if answer in send:
            t.raise_wall()
            return True
        draft.append(answer)
