"""The Price of Power in the lobby: a scenario is chosen by its name, and shows its own realms."""

import pytest
from playwright.sync_api import expect

from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Screen
from tests.rules.price_of_power.browser.clicks import GAME, state_of, words

SCENARIO = "cross_and_crescent"
REALMS = ["realm-austria", "realm-ottomans"]


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=lambda screen: screen.name)
def test_a_scenario_is_chosen_by_its_name(invite: Invite, screen: Screen) -> None:
    ann = invite("Ann", screen)
    ann.page.goto("/")
    ann.page.locator(f"input[name=game][value={GAME}]").check(force=True)
    choice = ann.page.get_by_label(words().text("setting-scenario"))
    expect(choice.locator("optgroup")).to_have_count(5)
    expect(choice.locator("option")).to_have_count(12)
    choice.select_option(label=words().text(f"setting-scenario-{SCENARIO}"))
    sides = ann.page.locator(".sides").first
    for realm in REALMS:
        expect(sides.get_by_role("radio", name=words().text(realm))).to_have_count(1)
    expect(sides.get_by_role("radio")).to_have_count(len(REALMS) + 1)
    assert ann.violations(".start") == []
    ann.shot()
    ann.press(ann.page.locator(".way.bot .button.primary"))
    ann.wait_for_table()
    assert [player["realm"] for player in state_of(ann)["players"]] == ["austria", "ottomans"]
