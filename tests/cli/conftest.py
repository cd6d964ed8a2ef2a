"""A shell for every test of the command line."""

import pytest

from tests.cli.shell import Shell


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    """Return a shell in English."""
    return Shell(monkeypatch, capsys)
