"""The description of the interface is true: requests made from it get what it promises."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Start

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_requests_from_the_description_are_answered_as_described(start: Start) -> None:
    server = start()
    server.open(public=True)
    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")

    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        try_out(operation.ok().as_strategy())


def try_out(cases: SearchStrategy[Any]) -> None:
    """Send some requests and see whether the answers are as described."""

    def check(case: Any) -> None:
        case.call_and_validate(checks=CHECKS)

    some = settings(
        max_examples=8,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
        derandomize=True,
        database=None,
    )
    some(given(case=cases)(check))()
