"""The page on adding a game shows the tiny game, all of it and as it is."""

from tests.docs.pages import ROOT, code_blocks, page


def lines(text: str) -> list[str]:
    """Return the lines that are not blank: these may differ between the pieces."""
    return [line for line in text.splitlines() if line]


def test_the_pieces_on_the_page_are_the_tiny_game() -> None:
    shown = "\n".join(code_blocks(page("adding-a-game.md")))
    assert lines(shown) == lines((ROOT / "tests" / "tiny.py").read_text("utf-8"))
