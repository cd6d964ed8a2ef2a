"""A person plays the first turn against the bot: by mouse, by keyboard alone, by finger."""

from tests.browser.conftest import Invite
from tests.browser.people import KEYBOARD, PHONE, Person
from tests.browser.site import Site
from tests.browser.strategy import Strategy, turn_of


def play_turn(person: Person, strategy: Strategy) -> None:
    """Play until the second turn begins, or the game is over before."""

    def over() -> bool:
        return turn_of(person) > 1 or person.state["view"]["result"] is not None

    while not over():
        person.until(lambda: person.options or over(), "the bot answers")
        if person.options:
            person.answer(strategy.choose(person))
    verbs = {option.partition(" ")[0] for option in strategy.done}
    assert {"appoint", "take", "shift", "end_round"} <= verbs


def test_by_mouse_from_the_lobby(invite: Invite) -> None:
    ann = invite("Ann")
    ann.go("/")
    ann.button(ann.text("lobby-play-now")).click()
    ann.wait_for_table()
    ann.shot("start")
    play_turn(ann, Strategy())
    ann.shot("end")


def test_by_finger_on_a_phone(invite: Invite, site: Site) -> None:
    ann = invite("Ann", PHONE)
    ann.sit(site.open("me", "random"))
    play_turn(ann, Strategy())
    ann.shot("end")


def test_by_keyboard_alone(invite: Invite, site: Site) -> None:
    ann = invite("Ann", KEYBOARD)
    ann.sit(site.open("me", "random"))
    ann.page.mouse.move(0, 0)
    play_turn(ann, Strategy())
    ann.shot("end")
