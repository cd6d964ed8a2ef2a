"""The command that runs the server."""

import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from greatpowers.cli import main
from tests.server.house import Process


def test_a_bad_database_is_complained_about_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    for url in (
        "mysql://x/y",
        f"sqlite:///{tmp_path / 'file' / 'x.db'}",
        f"postgresql://nobody:hidden@/none?host={tmp_path}",
    ):
        assert main(["serve", "--port", "0", "--database", url]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert len(told.err.splitlines()) == 1
        assert "hidden" not in told.err


def test_a_taken_port_is_complained_about(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        command = [sys.executable, "-m", "greatpowers", "serve", "--port", port]
        done = subprocess.run(
            [*command, "--database", database], capture_output=True, text=True, check=False
        )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert done.stderr == (
        f"greatpowers: cannot listen on 127.0.0.1, port {port}: address already in use\n"
    )


def test_the_log_has_one_line_a_request_and_no_secrets(tmp_path: Path) -> None:
    with Process(f"sqlite:///{tmp_path / 'tables.db'}") as server:
        server.http.get("/join/a-very-secret-code")
        server.http.get("/api/tables?tokens=a-very-secret-code")
    lines = [line for line in server.told.splitlines() if "access" in line]
    assert len(lines) == 2
    line = r'[0-9-]+ [0-9:,]+ INFO greatpowers\.access \{"address": "127\.0\.0\.1", "method": .*\}'
    assert all(re.fullmatch(line, told) for told in lines)
    assert "secret" not in server.told
