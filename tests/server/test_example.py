"""The example in docs/api.md plays a game to its end."""

import subprocess
import sys
from pathlib import Path

from greatpowers.server import Settings, create_app
from greatpowers.server.conversation import HANDLERS
from greatpowers.server.errors import STATUS
from greatpowers.server.settings import Limits
from tests.server.conftest import Start
from tests.server.house import PATIENCE

ROOT = Path(__file__).parents[2]


def test_the_example_client_plays_to_the_end(start: Start) -> None:
    server = start(limits=Limits(messages=(150, 40)))
    opened = server.open("random", "invite")
    link = f"http://127.0.0.1:{server.port}{opened['invitations']['BR']}"
    command = [sys.executable, str(ROOT / "examples" / "bot_client.py"), link]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=5 * PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    headers = {"Authorization": f"Seat {opened['owner']}"}
    row = server.http.get(f"/api/tables/{opened['table']}", headers=headers).json()
    assert row["finished"]
    assert row["seats"][1]["name"] == "Robot"


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    shown = page.partition("```python\n")[2].partition("```")[0]
    assert shown.strip() in (ROOT / "examples" / "bot_client.py").read_text("utf-8")


def test_the_page_names_every_request_message_and_error() -> None:
    page = (ROOT / "docs" / "api.md").read_text("utf-8")
    for path in create_app(Settings(database="sqlite:///:memory:")).openapi()["paths"]:
        assert path.replace("{table}", "{id}") in page, path
    for kind in HANDLERS:
        assert f'"type":"{kind}"' in page, kind
    for code in STATUS:
        assert code in page, code
