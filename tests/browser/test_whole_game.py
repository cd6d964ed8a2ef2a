"""A whole game, watched to its end, and proven."""

from pathlib import Path

from playwright.sync_api import expect

from greatpowers.kernel.record import Record
from greatpowers.kernel.table import Table
from greatpowers.registry import get_game
from tests.browser.fixtures import Invite
from tests.browser.site import GAME, Site


def test_bots_are_watched_to_the_end(invite: Invite, site: Site, tmp_path: Path) -> None:
    opened = site.open("random", "random")
    eve = invite("Eve")
    eve.go(f"/tables/{opened['table']}")
    eve.wait_for_table()
    expect(eve.button(eve.text("plan-try"))).to_have_count(0)
    eve.until(lambda: eve.state["view"]["result"], "the game ends")
    end = eve.page.get_by_role("region").filter(has=eve.page.locator("#end-title"))
    expect(end).to_be_visible()
    newest = eve.page.locator("#side-pane li").last
    expect(newest).to_be_in_viewport()
    eve.shot("end")

    with eve.page.expect_download() as download:
        end.get_by_role("button", name=eve.text("menu-record")).click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    replayed = Table.replay(get_game(GAME), Record.from_json(record.read_text("utf-8")))
    result = eve.state["view"]["result"]
    assert replayed.result is not None
    assert [replayed.seats[winner] for winner in replayed.result.winners] == result["winners"]
    assert replayed.result.ending == result["ending"]

    eve.button(eve.text("end-replay")).click()
    slider = eve.role("slider", eve.text("replay-position"))
    expect(slider).to_have_value("0")
    slider.press("End")
    expect(slider).to_have_value(str(eve.state["position"]))
    eve.shot("replay")
    assert all(state["view"]["state"]["own"] is None for state in eve.states()[:20])
