"""Two people at two screens: an invitation, a reload, a pulled cable, and nothing given away."""

import json
import re

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.fixtures import Invite
from tests.browser.people import Person, words
from tests.browser.site import Site
from tests.browser.strategy import Strategy


def play_on(people: list[Person], answers: int) -> None:
    """Let whoever is asked answer, so many times."""
    strategies = {person.name: Strategy() for person in people}
    for _ in range(answers):
        people[0].until(lambda: any(person.options for person in people), "somebody is asked")
        person = next(person for person in people if person.options)
        person.answer(strategies[person.name].choose(person))
        together(people)


def together(people: list[Person]) -> None:
    """Wait until everybody sees the same position."""
    people[0].until(
        lambda: len({person.state["position"] for person in people}) == 1, "the other's answer"
    )


def secrets(person: Person) -> list[str]:
    """Return the ids of what only this person may see."""
    own = person.state["view"]["state"]["own"]
    return [*own["hand"], *own["face_down"]]


def assert_hidden(owner: Person, other: Person) -> None:
    """Nothing of what one holds has come to the other, over the wire or on the page."""
    page = other.page.content()
    for secret in secrets(owner):
        word = re.compile(rf"[\"\-]{secret}[\".]")
        assert any(word.search(frame) for frame in owner.heard), secret
        assert not any(word.search(frame) for frame in other.heard), secret
        assert f'"{secret}"' not in page
        kind = "event" if words().has(f"event-{secret}") else "ministry"
        assert words().text(f"{kind}-{secret}") not in page


def test_an_invitation_a_reload_and_a_pulled_cable(invite: Invite, site: Site) -> None:
    ann = invite("Ann")
    ann.go("/")
    ann.role("textbox", ann.text("lobby-your-name")).fill("Ann")
    ann.button(ann.text("lobby-make-link")).click()
    ann.wait_for_table()
    address = ann.page.locator(".notice code").inner_text()
    assert re.fullmatch(rf"{re.escape(site.url)}/join/\S+", address)
    ann.shot("invitation")

    with Cable(site.server.port) as cable:
        bob = invite("Bob", base_url=cable.url)
        bob.go(address.removeprefix(site.url))
        bob.role("textbox", bob.text("lobby-your-name")).fill("Bob")
        bob.button(bob.text("lobby-sit-down")).click()
        bob.wait_for_table()
        expect(ann.page.locator(".notice code")).to_have_count(0)
        people = [ann, bob]
        play_on(people, 6)
        assert_hidden(ann, bob)
        assert_hidden(bob, ann)

        bob.page.reload()
        bob.wait_for_table()
        play_on(people, 3)

        _pull_and_plug(cable, ann, bob)
        play_on(people, 3)
        assert_hidden(ann, bob)
        assert_hidden(bob, ann)
        assert secrets(ann)
        assert secrets(bob)


def _pull_and_plug(cable: Cable, ann: Person, bob: Person) -> None:
    """Bob falls off the net and comes back to where the game is."""
    bob.offline = True
    bob.context.set_offline(True)
    cable.pull()
    lost = bob.page.get_by_text(bob.text("table-connection-lost"))
    expect(lost).to_be_visible()
    bob.shot("offline")
    ann.tab("side-chat").click()
    away = ann.page.locator("li", has_text="Bob").get_by_text(ann.text("chat-away"))
    expect(away).to_be_visible()
    bob.context.set_offline(False)
    cable.plug()
    expect(lost).to_have_count(0)
    expect(away).to_have_count(0)
    bob.offline = False


def test_an_invitation_is_good_once(invite: Invite, site: Site) -> None:
    opened = site.open("me", "invite")
    path = opened["invitations"]["BR"]
    bob = invite("Bob")
    bob.go(path)
    bob.role("textbox", bob.text("lobby-your-name")).fill("Bob")
    bob.button(bob.text("lobby-sit-down")).click()
    bob.wait_for_table()
    eve = invite("Eve")
    eve.forgive("404")
    eve.go(path)
    expect(eve.page.get_by_text(eve.text("error-unknown-invitation"))).to_be_visible()
    expect(eve.button(eve.text("lobby-sit-down"))).to_have_count(0)


def test_they_talk(invite: Invite, site: Site) -> None:
    opened = site.open("me", "me")
    ann, bob = invite("Ann"), invite("Bob")
    ann.sit(opened, "FR")
    bob.sit(opened, "BR")
    for person in (ann, bob):
        person.tab("side-chat").click()
    ann.page.get_by_role("textbox", name=ann.text("chat-say")).fill("Bonjour <b>Bob</b>!")
    ann.page.keyboard.press("Enter")
    said = bob.role("log", bob.text("side-chat")).get_by_text("Bonjour <b>Bob</b>!")
    expect(said).to_be_visible()
    bob.page.reload()
    bob.wait_for_table()
    bob.tab("side-chat").click()
    expect(said).to_have_count(1)
    assert '"token' not in json.dumps(bob.heard)


def test_undo_past_a_wall_needs_consent(invite: Invite, site: Site) -> None:
    opened = site.open("me", "me")
    ann, bob = invite("Ann"), invite("Bob")
    ann.sit(opened, "FR")
    bob.sit(opened, "BR")
    people = [ann, bob]
    while not (ann.options and ann.state["answered"] and not ann.state["undoable"]):
        play_on(people, 1)
    before = ann.state["position"]
    ann.button(ann.text("undo-ask")).click()
    expect(ann.page.get_by_text(ann.text("proposal-waiting"))).to_be_visible()
    bob.shot("proposal")
    bob.button(bob.text("proposal-yes")).click()
    ann.until(lambda: ann.state["position"] < before, "the decision is taken back")
    expect(ann.page.get_by_text(ann.text("proposal-waiting"))).to_have_count(0)


def test_resigning_and_the_rematch(invite: Invite, site: Site) -> None:
    opened = site.open("me", "me")
    ann, bob = invite("Ann"), invite("Bob")
    ann.sit(opened, "FR")
    bob.sit(opened, "BR")
    ann.button(ann.text("menu-title")).click()
    ann.button(ann.text("menu-resign")).click()
    ann.role("dialog", ann.text("menu-resign")).get_by_role(
        "button", name=ann.text("menu-resign-yes"), exact=True
    ).click()
    for person in (ann, bob):
        won = person.role("heading", person.text("end-won", power="power-br"))
        expect(won.first).to_be_visible()
    bob.button(bob.text("menu-rematch")).click()
    bob.page.wait_for_url(lambda url: opened["table"] not in url)
    bob.wait_for_table()
    bob.until(lambda: bob.state["seat"] == "FR", "the sides are changed")


def test_sides_are_bid_for(invite: Invite, site: Site) -> None:
    """Everybody sees the players by their new sides, also somebody who only watches."""
    ann = invite("Ann")
    ann.go("/")
    form = ann.role("region", ann.text("lobby-play-game", game="game-title"))
    form.get_by_role("button", name=ann.text("lobby-options")).click()
    form.get_by_role("checkbox", name=re.compile(ann.text("setting-bidding"))).check()
    other = form.get_by_role("radiogroup", name=ann.text("site-seat-2"))
    other.get_by_text(ann.text("lobby-seat-invite"), exact=True).click()
    form.get_by_role("textbox", name=ann.text("lobby-your-name")).fill("Ann")
    form.get_by_role("button", name=ann.text("lobby-open-table")).click()
    ann.wait_for_table()
    bob, eve = invite("Bob"), invite("Eve")
    bob.go(ann.page.locator(".notice code").inner_text().removeprefix(site.url))
    bob.role("textbox", bob.text("lobby-your-name")).fill("Bob")
    bob.button(bob.text("lobby-sit-down")).click()
    bob.wait_for_table()
    eve.go(ann.page.url)
    eve.wait_for_table()
    ann.answer("play_side br")
    ann.answer("bid 2")
    bob.answer("play_side br")
    bob.answer("bid 1")
    for person in (ann, bob, eve):
        for power, name in (("power-br", "Ann"), ("power-fr", "Bob")):
            expect(person.role("region", person.text(power)).first).to_contain_text(name)
