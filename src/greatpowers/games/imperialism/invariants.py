"""What must always be true: nothing is created or lost, and no track leaves its range."""

from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    FIRST_TERRITORY,
    IS_CATHOLIC,
    KIND,
    NEGATIVE_RULER,
    NOTHING,
    POSITIVE_RULER,
    PROVIDENCE,
    RELIGION_COPIES,
    TERRITORY_CARDS,
    TOP,
    all_copies,
    is_territory,
)
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.tracks import leaders
from greatpowers.games.imperialism.state import CHOOSE_POWERS, State
from greatpowers.kit.checks import all_there, must


def check(s: State) -> None:
    """Raise if the table has become impossible."""
    _check_tracks(s)
    _check_hands(s)
    _check_rulers_and_religions(s)
    if s.stage != CHOOSE_POWERS:
        _check_cards(s)
        _check_told(s)


def _check_tracks(s: State) -> None:
    for level in s.level:
        for track, number in enumerate(level):
            must(0 <= number <= TOP[track], "4.6", f"level {number} on track {track}")
    must(min(s.ducats) >= 0, "10.6", "debts")
    must(min(s.glory) >= 0, "2.0", "negative glory")


def _check_hands(s: State) -> None:
    for seat in range(s.players):
        known = len(s.hand[seat]) == len(s.seen[seat])
        must(known, "5.3", "a card of which nobody knows who knows it")
        own = all(seen >> seat & 1 for seen in s.seen[seat])
        must(own, "5.3", "an own card is unknown")


def _check_cards(s: State) -> None:
    in_hands = [card for hand in s.hand for card in hand]
    providence = [card for card in in_hands if not is_territory(card)]
    providence += s.providence_deck + s.providence_discard + s.in_play
    providence += [ruler for ruler in s.ruler if ruler != NOTHING]
    all_there(providence, all_copies(range(len(PROVIDENCE))), "5.3", "providence cards")
    territories = [card - FIRST_TERRITORY for card in in_hands if is_territory(card)]
    territories += s.territory_deck + s.territory_discard + s.row
    territories += [each for laid in s.laid for each in laid]
    all_there(territories, range(TERRITORY_CARDS), "5.2", "territories")
    achievements = s.slots + s.achievement_deck + [a for row in s.achieved for a in row]
    all_there(achievements, range(len(ACHIEVEMENTS)), "5.1", "achievements")


def _check_told(s: State) -> None:
    """Check that whatever is new about leaders and hand limits is marked as still to be told."""
    if not s.has_shifted:
        must(s.told_leaders == leaders(s), "7.2", "a new leader of whom nobody will tell")
        limits = [hand_limit(s, seat) for seat in range(s.players)]
        must(s.told_limits == limits, "6.3", "a new hand limit of which nobody will tell")


def _check_rulers_and_religions(s: State) -> None:
    for ruler in s.ruler:
        known = ruler == NOTHING or KIND[ruler] in (POSITIVE_RULER, NEGATIVE_RULER)
        must(known, "5.3.1", "no ruler")
    for religion, copies in enumerate(RELIGION_COPIES):
        found = s.religions_left[religion] + s.religion.count(religion)
        must(found == copies, "8.3", "a religion lost")
    for seat, religion in enumerate(s.religion):
        may_change = religion == NOTHING or IS_CATHOLIC[s.power[seat]]
        must(may_change, "8.3", "who may not change has changed")
