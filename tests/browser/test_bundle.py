"""The client stays small enough for a slow line."""

from tools.bundle_size import LIMIT, bundle_size


def test_the_client_is_small() -> None:
    assert 0 < bundle_size() <= LIMIT
