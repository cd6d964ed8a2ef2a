"""The Price of Power: a person plays a whole game against two bots, to the result, by clicks."""

from playwright.sync_api import Locator, expect

from tests.browser.ending import end_page, play_to_the_end
from tests.browser.fixtures import Invite
from tests.browser.people import Person
from tests.browser.site import Plain, Site
from tests.rules.price_of_power.browser.clicks import (
    ANN,
    BOT,
    GAME,
    act,
    state_of,
    words,
)

SEAT = "P3"
OPTIONS = {"scenario": "western_crowns", "length": "one_age"}
"""Four Rounds of England, Castile and France, with wars."""
NEW = ("take_event", "influence", "trade", "recruit", "play", "declare_war", "research")
"""What somebody does once who wants to see much of the game."""
ON_ENGLAND = "declare_on england"
END = ""
"""What is said at the end of a Turn, which has perhaps come by itself meanwhile."""
QUIET = ("pass_round", "done", "pass", "no", "accept_call")


class Strategy:
    """Does everything once, takes the Event of each Round, and else the quickest way."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def choose(self, person: Person) -> str:
        """Return what to answer now."""
        verbs = {option.partition(" ")[0]: option for option in reversed(person.options)}
        if not person.options or waits_for_more(person):
            return END
        if ON_ENGLAND in person.options:
            return ON_ENGLAND
        new = [verb for verb in NEW if verb not in self.done]
        due = [] if "pass_round" in verbs else ["take_event"]
        liked = (verbs[verb] for verb in (*new, *due, *QUIET) if verb in verbs)
        option = next(liked, person.options[0])
        self.done.append(option.partition(" ")[0])
        return option


def end_turns_by_themselves(person: Person) -> None:
    """Say at the end of a Turn that nothing more is to be asked there, now or later."""
    person.press(person.button(person.text("standing-from-now")))
    always = words().text("standing-so-always", {"answer": "option-done"})
    person.press(person.page.locator(".menu .item", has_text=always))
    person.until(lambda: person.state["standing"], "it stands")


def give_or_stand(person: Person, option: str) -> None:
    """Answer by clicks; the end of the first Turn is the end of all of them."""
    if option != END:
        act(person, option)
    elif not person.state["standing"]:
        end_turns_by_themselves(person)
    else:
        person.until(lambda: not waits_for_more(person), "the Turn ends by itself")


def waits_for_more(person: Person) -> bool:
    return (person.asked or {}).get("prompt") == "ask-more"


def test_a_whole_game_by_clicks(invite: Invite, site: Site) -> None:
    ann = invite("Ann", confirm="lost")
    ann.sit(against_bots(site), SEAT)
    strategy = Strategy()
    play_to_the_end(ann, strategy.choose, give_or_stand)
    assert set(NEW) <= set(strategy.done)
    assert strategy.done.count("take_event") == 4
    tells_the_scores(ann, end_page(ann))
    ann.shot("end")
    assert ann.violations() == []


def against_bots(site: Site) -> Plain:
    seats = {"P1": BOT, "P2": BOT, SEAT: ANN}
    return site.post("/api/tables", {"game": GAME, "options": OPTIONS, "seats": seats})


def tells_the_scores(person: Person, end: Locator) -> None:
    result = person.state["view"]["result"]
    expect(end).to_contain_text(words().text(f"ending-{result['ending']}"))
    for player, score in zip(state_of(person)["players"], result["scores"], strict=True):
        expect(end).to_contain_text(words().text(f"realm-{player['realm']}"))
        expect(end).to_contain_text(str(abs(score)))
