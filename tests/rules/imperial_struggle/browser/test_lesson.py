"""A newcomer is led by a lesson, may leave its plan and come back, and later gets tips."""

import re

import pytest
from playwright.sync_api import Locator, expect

from greatpowers.games.imperial_struggle import GAME
from greatpowers.kit.lesson import Lesson, lesson_of
from tests.browser.fixtures import Invite
from tests.browser.people import DESKTOP, PHONE, Person, Screen
from tests.browser.site import Site

COVERED = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  const ring = document.querySelector('.ring');
  const meets = (one, other) =>
    one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom;
  const legal = '.prompt, .play-sheet .lit, .tile.legal, .picker .button, .picker .text';
  const hidden = [...document.querySelectorAll(legal)].filter((each) => {
    const box = each.getBoundingClientRect();
    const around = each.closest('.board-area, .phone, .page') ?? document.body;
    const frame = around.getBoundingClientRect();
    const shown = each.matches('.prompt, .picker *') || meets(box, frame);
    return box.width && shown && meets(box, slip);
  }).length;
  const wide = document.querySelector('.slip.wide');
  return hidden + (ring && !wide && meets(ring.getBoundingClientRect(), slip) ? 1 : 0);
}"""

NARROW = Screen("narrow", {"viewport": {"width": 1024, "height": 768}, "locale": "en-GB"})

ROOM = "document.querySelector('.board-area').getBoundingClientRect().toJSON()"


def the_lesson() -> Lesson:
    lesson = lesson_of(GAME)
    assert lesson is not None
    return lesson


LESSON = the_lesson()
STEPS = [step.text for step in LESSON.steps]


def slip(person: Person) -> Locator:
    return person.role("region", person.text("lesson-title"))


def says(person: Person, text: str) -> None:
    """See that the lesson says something, and covers neither that nor what may be chosen."""
    expect(slip(person).get_by_role("heading")).to_have_text(person.text(text))
    if person.screen is not PHONE:
        person.until(lambda: not person.page.evaluate(COVERED), f"{text} covers something")


def press(person: Person, text: str, **args: int) -> None:
    person.press(slip(person).get_by_role("button", name=person.text(text, **args), exact=True))


def begin(person: Person) -> None:
    person.hurry()
    person.go("/learn/imperial_struggle")
    person.press(person.button(person.text("learn-start")).first)
    person.wait_for_table()


def read_to(person: Person, step: str) -> None:
    """Read on to a step, and let the lesson do what has to be done until then."""
    for text in STEPS[: STEPS.index(step)]:
        says(person, text)
        answers = LESSON.steps[STEPS.index(text)].answers
        own = [option for seat, option in answers if seat == LESSON.seat]
        if not own:
            press(person, "lesson-next")
        elif len(own) == 1:
            press(person, "lesson-do")
        else:
            press(person, "lesson-play", n=len(own))
    says(person, step)


def menu(person: Person) -> None:
    person.press(person.button(person.text("menu-title")))
    person.press(person.page.locator(".menu .item", has_text=person.text("lesson-title")))


def test_the_lesson_leads_to_scoring_and_war(invite: Invite) -> None:
    ann = invite("Ann")
    begin(ann)
    expect(slip(ann)).to_contain_text(ann.text("is-lesson.goal"))
    read_to(ann, "is-lesson-on")
    assert 23 in [state["view"]["state"]["vp"] for state in ann.states()]
    press(ann, "lesson-done")
    expect(slip(ann)).to_have_count(0)


def test_the_lesson_leads_into_the_first_round_on_a_phone(invite: Invite) -> None:
    ann = invite("Ann", PHONE)
    begin(ann)
    expect(slip(ann)).to_contain_text(ann.text("is-lesson.goal"))
    read_to(ann, "is-lesson-why")
    before = LESSON.steps[: STEPS.index("is-lesson-why")]
    answers = sum(len(step.answers) for step in before)
    ann.until(lambda: ann.state["followed"] == answers, "the plan is followed")


def test_cards_can_be_read_beside_the_lesson_on_a_narrow_page(invite: Invite) -> None:
    ann = invite("Ann", NARROW)
    begin(ann)
    read_to(ann, "is-lesson-ministers")
    ann.shot("ministers")
    press(ann, "lesson-play", n=2)
    says(ann, "is-lesson-first")


def test_it_folds_and_is_found_again(invite: Invite) -> None:
    ann = invite()
    begin(ann)
    read_to(ann, "is-lesson-maps")
    assert ann.violations() == []
    ann.page.keyboard.press("Escape")
    expect(slip(ann)).to_have_count(0)
    ann.page.reload()
    ann.wait_for_table()
    expect(slip(ann)).to_have_count(0)
    chip = ann.page.locator(".lesson-chip")
    expect(chip).to_contain_text(ann.text("lesson-count", n=2, of=len(STEPS)))
    ann.press(chip)
    says(ann, "is-lesson-maps")
    ann.page.keyboard.press("Escape")
    menu(ann)
    says(ann, "is-lesson-maps")
    ann.page.reload()
    says(ann, "is-lesson-maps")
    ann.go("/learn/imperial_struggle")
    ann.press(ann.role("link", ann.text("learn-go-on")))
    says(ann, "is-lesson-maps")


def test_it_shows_where_and_waits_while_one_looks_back(invite: Invite) -> None:
    ann = invite()
    begin(ann)
    read_to(ann, "is-lesson-market")
    press(ann, "lesson-show")
    expect(ann.page.locator('[data-id="northeast_channel"]')).to_be_focused()
    ann.page.keyboard.press("r")
    says(ann, "lesson-past")
    press(ann, "replay-back")
    says(ann, "is-lesson-market")
    ann.answer("shift northeast_channel")
    says(ann, "is-lesson-debt")
    press(ann, "lesson-back")
    says(ann, "is-lesson-market")
    expect(ann.page.locator(".slip .todo")).to_have_count(0)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_may_leave_the_plan_and_come_back(invite: Invite, screen: Screen) -> None:
    ann = invite("Ann", screen)
    begin(ann)
    read_to(ann, "is-lesson-coins")
    ann.answer("take m4_d2_a")
    says(ann, "lesson-off")
    ann.shot("off")
    press(ann, "lesson-return")
    says(ann, "is-lesson-coins")
    ann.answer("take m4_d2_a")
    press(ann, "lesson-go-free")
    expect(slip(ann)).to_have_count(0)
    ann.answer("pass_round")
    ann.until(lambda: ann.options, "the bot has played")
    expect(slip(ann)).to_have_count(0)
    ann.answer(first(ann, "take"))
    says(ann, "is-lesson-points")
    expect(slip(ann)).to_contain_text(ann.text("is-lesson-points.free"))
    press(ann, "lesson-return")
    says(ann, "is-lesson-invest")
    press(ann, "lesson-next")
    press(ann, "lesson-do")
    says(ann, "is-lesson-points")


def first(person: Person, verb: str) -> str:
    person.until(lambda: any(each.startswith(verb) for each in person.options), verb)
    return next(each for each in person.options if each.startswith(verb))


@pytest.mark.parametrize("screen", [DESKTOP, NARROW], ids=lambda screen: screen.name)
def test_tips_come_once_and_leave_the_board_its_room(
    invite: Invite, site: Site, screen: Screen
) -> None:
    ann = invite("Ann", screen)
    ann.sit(site.open("me", "greedy"), "FR")
    tip = ann.role("region", ann.text("guide-tip"))
    for verb in ("appoint", "appoint", "go_first fr", "take"):
        expect(tip).to_have_count(0)
        ann.answer(first(ann, verb))
    expect(tip).to_be_visible()
    ann.until(lambda: not ann.page.evaluate(COVERED), "the tip covers something")
    ann.shot("tip")
    board = ann.measure(ROOM)
    ann.button(ann.text("guide-tip-close")).click()
    expect(tip).to_have_count(0)
    assert ann.measure(ROOM) == board


def test_tips_can_be_switched_off(invite: Invite, site: Site) -> None:
    bob = invite("Bob")
    bob.go("/settings")
    bob.page.get_by_role("checkbox", name=re.compile(bob.text("settings-tips"))).uncheck()
    bob.sit(site.open("me", "greedy"), "FR")
    for verb in ("appoint", "appoint", "go_first fr", "take"):
        bob.answer(first(bob, verb))
    first(bob, "end_round")
    expect(bob.role("heading", bob.text("ask-act"))).to_be_visible()
    expect(bob.role("region", bob.text("guide-tip"))).to_have_count(0)
