"""What stands in numbers and symbols is explained under the pointer."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.site import Site
from tests.rules.realpolitik.browser.clicks import plate, played, sit_and_wait, words


def test_plates_and_supply_are_explained(invite: Invite, site: Site) -> None:
    ann = sit_and_wait(invite, site, played("ask-choose"))
    sheet = ann.page.get_by_role("tooltip").filter(visible=True)
    prussia = ann.state["view"]["state"]["powers"]["prussia"]
    plate(ann, "Prussia").locator(".plate-counts").hover()
    expect(sheet).to_contain_text(words().text("rp-battle-cards", {"n": prussia["cards"]}))
    ann.shot("plate")
    plate(ann, "Prussia").locator(".actions").hover()
    expect(sheet).to_contain_text(words().text("action-mobilisation"))
    ann.page.locator(".supply").first.hover()
    expect(sheet).to_contain_text(words().text("rp-supply-garrisons"))
    assert ann.page.locator(".side .plate-counts [title], .supply [title]").count() == 0
