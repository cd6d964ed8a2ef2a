"""The pages on playing from Python do what they say."""

import re
from typing import Any

import pytest

from tests.docs.pages import code_blocks, page


def test_the_page_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    blocks = code_blocks(page("python-api.md"))
    for number, block in enumerate(blocks, start=1):
        exec(compile(block, f"python-api.md, block {number}", "exec"), names)
    first_line = capsys.readouterr().out.splitlines()[0]
    assert re.fullmatch(r"(FR|BR) wins by \w+ after \d+ answers", first_line)


def test_twenty_lines_play_a_game() -> None:
    assert len(code_blocks(page("python-api.md"))[0].splitlines()) <= 20


@pytest.mark.parametrize("name", ["cluster.md", "data.md"])
def test_code_on_the_pages_about_many_games_runs(name: str) -> None:
    for block in code_blocks(page(name)):
        exec(compile(block, name, "exec"), {})
