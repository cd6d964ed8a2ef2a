"""A person plays a whole game against two bots, to the result, by clicks alone."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.ending import end_page, play_to_the_end
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Plain, Site
from tests.rules.realpolitik.browser.clicks import (
    GAME,
    POWERS,
    SEATS,
    give,
    is_on_map,
    words,
)

FIRST = ("movement", "mobilisation")
"""The cards of the first rounds: what they ask is answered on the map."""
LIKED = ("extend_influence", "dispatch", "taxation")
QUIET = ("pass", "done", "no", "stay")
MOVES = 10
"""So many moves on the map are enough: with them a game takes about fifty answers."""


def is_move(option: str) -> bool:
    """Say whether an option brings something on the map, or moves it there."""
    verb = option.partition(" ")[0]
    return verb == "place" or (is_on_map(option) and verb != "withdraw")


class Strategy:
    """Moves Generals and lays tracks in the beginning, then only gathers influence."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def choose(self, person: Person) -> str:
        """Return what to answer now."""
        option = self._move(person.options) or self._quiet(person.options)
        self.done.append(option)
        return option

    def _move(self, options: list[str]) -> str | None:
        moves = [option for option in options if is_move(option)]
        enough = sum(map(is_move, self.done)) >= MOVES
        return None if enough or not moves else moves[1 % len(moves)]

    def _quiet(self, options: list[str]) -> str:
        chosen = sum(option.startswith("choose ") for option in self.done)
        cards = [f"choose {action}" for action in (*FIRST[chosen:][:1], *LIKED)]
        return next((option for option in (*QUIET, *cards) if option in options), options[0])


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_whole_game_by_clicks(invite: Invite, site: Site, screen: Screen) -> None:
    ann = invite("Ann", screen, confirm="lost")
    ann.sit(against_bots(site), "AU")
    strategy = Strategy()
    play_to_the_end(ann, strategy.choose, give)
    assert {"march", "lay_train", "place_in"} <= {each.partition(" ")[0] for each in strategy.done}
    tells_the_scores(ann, end_page(ann))
    ann.shot("end")
    assert ann.violations() == []


def against_bots(site: Site) -> Plain:
    bot = {"kind": "bot", "bot": "random"}
    seats = {**dict.fromkeys(SEATS, bot), "AU": {"kind": "me", "name": "Ann"}}
    body = {"game": GAME, "seats": seats, "public": True, "options": {"players": "3"}}
    return site.post("/api/tables", body)


def tells_the_scores(person: Person, end: Locator) -> None:
    scores = person.state["view"]["result"]["scores"]
    for power, score in zip(POWERS, scores, strict=True):
        told = f"{words().text(f'power-{power}')} {score}"
        expect(end.get_by_role("columnheader", name=told, exact=True)).to_be_visible()
