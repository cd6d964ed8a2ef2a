"""What bots tell of their reasons: why they agree with others or refuse, and nothing secret."""

from itertools import product

import pytest

from greatpowers.bots import make_bot
from greatpowers.bots.reasons import Reason, why_chosen, why_said
from greatpowers.games.price_of_power import GAME
from greatpowers.games.price_of_power.components.cards import MISSIONS
from greatpowers.games.price_of_power.components.world import NOBODY
from greatpowers.games.price_of_power.judgement_motives import weigh
from greatpowers.games.price_of_power.rules import peace
from greatpowers.games.price_of_power.rules.deals import negotiate_choice
from greatpowers.games.price_of_power.state import PEACE, PriceTable, State
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from greatpowers.kernel.words import LANGUAGES, Words
from tests.rules.price_of_power.scenes import occupy, play, table
from tests.rules.price_of_power.test_judgement_choices import LOIRE, SEINE, war
from tests.rules.price_of_power.test_judgement_deals import three
from tests.rules.price_of_power.wars import raise_army
from tests.variants import variant

FRANCE, ENGLAND = range(2)
PARTS = {name: getattr(GAME, name) for name in ("judge", "plans", "motives", "power_of", "asides")}


def opened(s: State) -> PriceTable:
    """Open a table in a position, at which bots can think and tell why."""
    game = variant(table(s.clone(), negotiate_choice).game, **PARTS)
    return Table.resume(game, s, {}, seed=0)


def why(t: PriceTable, seat: int, *answers: str) -> list[Reason]:
    """Return why a bot gives some answers, its own if none are named."""
    bot, chair = make_bot("greedy", "luck"), Chair(t, seat)
    given = tuple(map(t.game.vocabulary.parse, answers)) or bot.choose(chair)
    return why_chosen(bot, chair, given, "luck")


def test_who_offers_ties_and_who_accepts_them_tell_what_they_bring() -> None:
    t = opened(three())
    ties = ("negotiate england", "offer_alliance", "propose_deal")
    assert why(t, FRANCE, *ties) == [Reason("motive-ties.gain", "realm-france", 2)]
    play(t, *ties)
    assert why(t, ENGLAND, "yes") == [Reason("motive-ties.gain", "realm-england", 2)]


def test_who_refuses_tells_what_speaks_against_it() -> None:
    s = three()
    s.ducats[ENGLAND] = 20
    t = opened(s)
    play(t, "negotiate england", "ask_ducats 10", "propose_deal")
    assert why(t, ENGLAND) == [Reason("motive-ducats.loss", "realm-england", 10)]


def test_who_is_not_asked_and_offers_nothing_tells_nothing() -> None:
    t = opened(three())
    assert why(t, FRANCE, "pass") == []
    assert why(t, FRANCE, "negotiate england") == []


def test_a_bot_that_plays_at_random_has_no_reasons() -> None:
    t = opened(three())
    play(t, "negotiate england", "offer_alliance", "propose_deal")
    plan = (t.game.vocabulary.parse("yes"),)
    assert why_chosen(make_bot("random", "luck"), Chair(t, ENGLAND), plan, "luck") == []


def test_peace_in_a_war_that_goes_badly_is_made_for_what_comes_back() -> None:
    s = war()
    raise_army(s, ENGLAND, SEINE, infantry=4)
    raise_army(s, FRANCE, LOIRE, infantry=3)
    occupy(s, ENGLAND, "champagne", "paris")
    s.phase, s.turn = PEACE, NOBODY
    peace.WARS_LEFT.begin(s.agenda, ENGLAND)
    t = opened(s)
    t.answer(ENGLAND, "offer_peace france")
    told = [reason.text for reason in why(t, FRANCE)]
    assert told == ["motive-lands.gain", "motive-rivals.gain"]


@pytest.mark.parametrize(
    ("part", "said", "text"),
    [
        ("give_ducats 10", "accept_offer france", "motive-ducats.gain"),
        ("ask_ducats 10", "refuse_offer france", "motive-ducats.loss"),
    ],
)
def test_a_word_on_an_offer_that_lies_there_has_its_reason(part: str, said: str, text: str) -> None:
    s = three()
    s.ducats[FRANCE] = s.ducats[ENGLAND] = 15
    t = opened(s)
    play(t, "negotiate england", part, "lay_deal")
    chair = Chair(t, ENGLAND)
    reply = chair.reply("luck")
    assert str(reply) == said
    assert reply is not None
    assert why_said(chair, reply, "luck") == [Reason(text, "realm-england", 10)]


def test_nothing_hangs_on_missions_and_cards_in_hand() -> None:
    s = war()
    occupy(s, FRANCE, "normandie", "caux")
    raise_army(s, FRANCE, SEINE, infantry=4)
    known = weigh(s, FRANCE)
    s.missions[FRANCE] = list(range(len(MISSIONS)))
    s.hand[FRANCE] = list(range(9))
    assert weigh(s, FRANCE) == known


def test_every_reason_can_be_told_in_every_language() -> None:
    words = {language: Words(language, GAME.folder / "text") for language in LANGUAGES}
    for motive, part in product(weigh(three(), FRANCE), ("gain", "loss")):
        for each in words.values():
            assert each.has(f"{motive.text}.{part}")
