"""All tests in a browser share one server and one browser, in whatever folder they stand."""

import pytest

FIXTURES = "tests.browser.fixtures"


def pytest_configure(config: pytest.Config) -> None:
    """Make the server, the browser and the people known to all folders at once."""
    if not config.pluginmanager.has_plugin(FIXTURES):
        config.pluginmanager.import_plugin(FIXTURES)
