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
    send: tuple[Verb, ...],
    drop: Verb,
    strike: Verb | None = None,
    cite: str = "",
    **args: str | int,
) -> Play[int]:
    """Let a seat put a proposal together, from what the draft begins with; return how it ends.

    The menu offers the pieces that may be added now, ways to ``send`` the draft if it can be
    offered as it is, to ``strike`` its last piece, and always ``drop``, which leaves it empty.
    """
    while True:
        answer = yield Ask(maker, prompt, menu, cite, drop(), "ask", args)
        if answer in drop:
            draft.clear()
            return answer
        if any(answer in verb for verb in send):
            t.raise_wall()
            return answer
        if strike is not None and answer in strike:
            draft.pop()
        else:
            draft.append(answer)
