"""What the owner of an account may do with it: another password, and its end."""

from collections.abc import Iterator

import httpx
import pytest
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError

from greatpowers.server.accounts import _NOBODY
from greatpowers.server.settings import Limits
from tests.server.conftest import Start
from tests.server.house import GAME, Running, client_of
from tests.server.test_http import refused

LUDWIG = {"name": "Ludwig", "password": "correct horse"}
NEXT = "battery staple"


@pytest.fixture
def here(server: Running) -> Iterator[httpx.Client]:
    """A browser in which Ludwig is logged in."""
    with browser(server) as client:
        assert client.post("/api/accounts", json=LUDWIG).status_code == 201
        yield client


def browser(server: Running) -> httpx.Client:
    return client_of(str(server.http.base_url))


def test_a_new_password_takes_the_place_of_the_old_one(server: Running, here: httpx.Client) -> None:
    with browser(server) as elsewhere:
        elsewhere.post("/api/session", json=LUDWIG)
        change = {"password": LUDWIG["password"], "next": NEXT}
        assert here.post("/api/session/password", json=change).status_code == 204
        assert here.get("/api/session").json() == {"name": "Ludwig"}
        assert elsewhere.get("/api/session").json() is None
        refused(elsewhere.post("/api/session", json=LUDWIG), 401, "unauthorised")
        renewed = elsewhere.post("/api/session", json={**LUDWIG, "password": NEXT})
        assert renewed.json() == {"name": "Ludwig"}


def test_only_who_knows_the_password_changes_it(here: httpx.Client) -> None:
    wrong = {"password": "correct donkey", "next": NEXT}
    refused(here.post("/api/session/password", json=wrong), 401, "unauthorised")
    short = {"password": LUDWIG["password"], "next": "short"}
    refused(here.post("/api/session/password", json=short), 400, "bad-request")
    assert here.post("/api/session", json=LUDWIG).status_code == 200


def test_an_account_is_deleted_and_its_seats_stay(server: Running, here: httpx.Client) -> None:
    seats = {"FR": {"kind": "me"}, "BR": {"kind": "open"}}
    opened = here.post("/api/tables", json={"game": GAME, "seats": seats}).json()
    farewell = {"password": LUDWIG["password"]}
    assert here.post("/api/accounts/closing", json=farewell).status_code == 204
    assert here.get("/api/session").json() is None
    refused(here.post("/api/session", json=LUDWIG), 401, "unauthorised")
    with server.join(opened["table"], opened["tokens"]["FR"]) as player:
        assert player.seats == ["FR"]
    assert here.post("/api/accounts", json=LUDWIG).status_code == 201
    assert here.get("/api/tables").json()["mine"] == []


def test_only_who_knows_the_password_deletes_the_account(here: httpx.Client) -> None:
    wrong = {"password": "correct donkey"}
    refused(here.post("/api/accounts/closing", json=wrong), 401, "unauthorised")
    assert here.get("/api/session").json() == {"name": "Ludwig"}


def test_strangers_change_nothing(server: Running) -> None:
    with browser(server) as stranger:
        change = {"password": LUDWIG["password"], "next": NEXT}
        refused(stranger.post("/api/session/password", json=change), 401, "unauthorised")
        farewell = {"password": LUDWIG["password"]}
        refused(stranger.post("/api/accounts/closing", json=farewell), 401, "unauthorised")


def test_an_open_browser_is_no_place_to_guess_the_password(start: Start) -> None:
    server = start(limits=Limits(account_passwords=(1e-6, 2)))
    with browser(server) as client:
        client.post("/api/accounts", json=LUDWIG)
        wrong = {"password": "correct donkey"}
        tries = [client.post("/api/accounts/closing", json=wrong).status_code for _ in range(3)]
    assert tries == [401, 401, 429]


def test_a_name_that_is_not_there_takes_as_long_as_one_that_is() -> None:
    hasher = PasswordHasher()
    assert not hasher.check_needs_rehash(_NOBODY), "it is checked with other costs"
    with pytest.raises(VerifyMismatchError):
        hasher.verify(_NOBODY, "password")
