"""The page on research does what it says."""

from typing import Any

import pytest

from tests.docs.pages import code_blocks, page


def test_the_page_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {}
    for number, block in enumerate(code_blocks(page("research.md")), start=1):
        exec(compile(block, f"research.md, block {number}", "exec"), names)
    assert "('P1', 'P2', 'P3')" in capsys.readouterr().out
