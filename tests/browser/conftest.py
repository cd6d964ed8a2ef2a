"""The server, the browser and the people of all tests in a browser."""

from tests.browser.sharing import pytest_configure

__all__ = ["pytest_configure"]
