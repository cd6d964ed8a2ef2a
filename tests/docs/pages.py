"""The pages in ``docs`` and the code on them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def page(name: str) -> str:
    """Return a page of the documentation."""
    return (ROOT / "docs" / name).read_text("utf-8")


def code_blocks(text: str, language: str = "python") -> list[str]:
    """Return the blocks of code on a page, in order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
