"""The browser client, as files."""

from pathlib import Path

import pytest

from tests.server.conftest import Start
from tests.server.house import Running


@pytest.fixture
def site(start: Start, tmp_path: Path) -> Running:
    client = tmp_path / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>page</title>")
    (client / "assets" / "index-3fa4.js").write_text("export {}")
    (client / "assets" / "big-77.js").write_text("/* big */" * 1000)
    (client / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    (client / "link.txt").symlink_to(tmp_path / "secret.txt")
    return start(client=client)


@pytest.mark.parametrize(
    "path", ["/", "/tables/abc", "/join/code", "/learn", "/games", "/about", "/settings/x"]
)
def test_the_client_makes_its_own_pages(site: Running, path: str) -> None:
    response = site.http.get(path)
    assert response.status_code == 200
    assert "<title>page" in response.text
    assert "no-cache" in response.headers["cache-control"]
    assert "script-src 'self'" in response.headers["content-security-policy"]


def test_files_are_kept_by_browsers(site: Running) -> None:
    script = site.http.get("/assets/index-3fa4.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    icon = site.http.get("/icon.svg")
    assert icon.headers["content-type"].startswith("image/svg")
    assert "immutable" not in icon.headers["cache-control"]
    again = site.http.get("/icon.svg", headers={"If-None-Match": icon.headers["etag"]})
    assert again.status_code == 304
    assert site.http.head("/icon.svg").status_code == 200


def test_large_files_are_packed(site: Running) -> None:
    packed = site.http.get("/assets/big-77.js")
    assert packed.headers["content-encoding"] == "gzip"
    assert "javascript" in packed.headers["content-type"]
    assert packed.text == "/* big */" * 1000
    plain = site.http.get("/assets/big-77.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == packed.text


@pytest.mark.parametrize(
    "path",
    ["/nothing", "/assets/none.js", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/link.txt"],
)
def test_there_is_nothing_else(site: Running, path: str) -> None:
    response = site.http.get(path)
    assert response.status_code == 404
    assert "secret" not in response.text


def test_a_wrong_link_leads_to_the_page(site: Running) -> None:
    """Whoever comes with a browser is told so in their language."""
    for path in ("/nothing", "/%2e%2e/secret.txt", "/link.txt"):
        response = site.http.get(path, headers={"Accept": "text/html,*/*;q=0.8"})
        assert response.status_code == 404
        assert "<title>page" in response.text
        assert response.headers["content-type"].startswith("text/html")
    tag = response.headers["etag"]
    again = site.http.get("/nothing", headers={"Accept": "text/html", "If-None-Match": tag})
    assert again.status_code == 404
    for path in ("/api/nothing", "/ws/nothing"):
        refused = site.http.get(path, headers={"Accept": "text/html"})
        assert refused.json()["error"] == "not-found"


def test_without_a_client_the_page_says_so(start: Start) -> None:
    response = start(client=None).http.get("/")
    assert response.status_code == 404
    assert "not been built" in response.text
