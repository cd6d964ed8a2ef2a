"""What holds for all tests."""

import gc
import os
from random import Random

import pytest
from hypothesis import HealthCheck, settings

# The same examples each time, however slow the machine; --hypothesis-profile=default looks further.
settings.register_profile(
    "repeatable",
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("repeatable")
# So long, in seconds, Ray waits for its own processes, on a slow machine, too.
os.environ.setdefault("RAY_raylet_start_wait_time_s", "300")


def pytest_collection_finish() -> None:
    """Let what stays to the end, as all modules and tests do, no longer be searched for garbage."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def seeded_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table without a seed have the same luck each time the test is run."""
    luck = Random(request.node.nodeid)
    monkeypatch.setattr("secrets.token_hex", lambda size=32: luck.randbytes(size).hex())
