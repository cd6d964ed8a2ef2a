"""What tests of environments need."""

import pytest

from tools.browser import installed


@pytest.fixture
def chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pictures be drawn by the Chromium of the tests."""
    found = installed()
    assert found, "there is no Chromium: make setup"
    monkeypatch.setenv("CHROMIUM", found)
