"""The server, the browser and the people of the other tests in a browser."""

from tests.browser.conftest import browser, invite, playwright, site

__all__ = ["browser", "invite", "playwright", "site"]
