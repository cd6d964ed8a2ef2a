"""The page's types and docs/api.md say what the server says."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter
from typing_extensions import is_typeddict

from greatpowers.server import contract, messages
from tools.page_types import contracts

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
SENT = get_args(contract.ServerMessage)
HEARD = (messages.Hello, *get_args(get_args(messages.ClientMessage)[0]))
SHARED = [each for each in vars(contract).values() if is_typeddict(each) and each not in SENT]


@pytest.mark.parametrize("path", contracts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_page_has_the_types_of_today(path: Path) -> None:
    assert path.read_text("utf-8") == contracts()[path], "run make types"


def fields(told: Any) -> set[str]:
    return set(get_type_hints(told))


def row_of(kind: str, section: str) -> str:
    """Return what the page says about a kind of message."""
    part = PAGE.partition(f"### {section}")[2].partition("###")[0]
    found = [row for row in part.splitlines() if f'"type":"{kind}"' in row]
    assert found, f"{kind} is not described under {section!r}"
    return "\n".join(found)


@pytest.mark.parametrize("message", SENT, ids=lambda each: str(each.__name__))
def test_every_message_of_the_server_is_described(message: Any) -> None:
    kind = get_args(get_type_hints(message)["type"])[0]
    row = row_of(kind, "What the server sends")
    for field in fields(message) - {"type"}:
        assert f'"{field}"' in row, f"{kind}.{field}"


@pytest.mark.parametrize("message", HEARD[1:], ids=lambda each: str(each.__name__))
def test_every_message_of_a_client_is_described(message: Any) -> None:
    kind = get_args(message.model_fields["type"].annotation)[0]
    row = row_of(kind, "What clients send")
    for field in set(message.model_fields) - {"type", "id"}:
        assert f'"{field}"' in row, f"{kind}.{field}"


def test_the_hello_is_described() -> None:
    (hello,) = re.findall(r'^\{"type": "hello".*$', PAGE, re.MULTILINE)
    for field in messages.Hello.model_fields:
        assert f'"{field}"' in hello, field


@pytest.mark.parametrize("part", SHARED, ids=lambda each: str(each.__name__))
def test_every_part_of_a_message_is_described(part: Any) -> None:
    for field in fields(part):
        assert re.search(rf"\b{field}\b", PAGE), f"{part.__name__}.{field}"


def test_every_type_can_be_written_down() -> None:
    assert TypeAdapter(contract.ServerMessage).json_schema()["anyOf"]
