"""What must always be true: nothing is created or lost, and no track leaves its range."""

from collections import Counter

from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    COPIES,
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
    is_territory,
)
from greatpowers.games.imperialism.state import CHOOSE_POWERS, State


def check(s: State) -> None:
    """Raise if the table has become impossible."""
    _check_tracks(s)
    _check_hands(s)
    if s.phase != CHOOSE_POWERS:
        _check_cards(s)
    _check_rulers_and_religions(s)


def _check_tracks(s: State) -> None:
    for level in s.level:
        for track, number in enumerate(level):
            assert 0 <= number <= TOP[track], f"level {number} on track {track}"
    assert min(s.ducats) >= 0, "debts"
    assert min(s.glory) >= 0, "negative glory"


def _check_hands(s: State) -> None:
    for seat in range(s.players):
        assert len(s.hand[seat]) == len(s.seen[seat]), "a card of which nobody knows who knows it"
        assert all(seen >> seat & 1 for seen in s.seen[seat]), "an own card is unknown"


def _check_cards(s: State) -> None:
    in_hands = [card for hand in s.hand for card in hand]
    providence = Counter(card for card in in_hands if not is_territory(card))
    providence.update(s.providence_deck + s.providence_discard + s.in_play)
    providence.update(ruler for ruler in s.ruler if ruler != NOTHING)
    assert providence == Counter(dict(enumerate(COPIES))), "providence cards are lost or forged"
    assert len(COPIES) == len(PROVIDENCE)
    territories = [card - FIRST_TERRITORY for card in in_hands if is_territory(card)]
    territories += s.territory_deck + s.territory_discard + s.row
    territories += [each for laid in s.laid for each in laid]
    assert sorted(territories) == list(range(TERRITORY_CARDS)), "territories are lost or forged"
    achievements = s.slots + s.achievement_deck + [a for row in s.achieved for a in row]
    assert sorted(achievements) == list(range(len(ACHIEVEMENTS))), "achievements are lost"


def _check_rulers_and_religions(s: State) -> None:
    for ruler in s.ruler:
        assert ruler == NOTHING or KIND[ruler] in (POSITIVE_RULER, NEGATIVE_RULER), "no ruler"
    for religion, copies in enumerate(RELIGION_COPIES):
        assert s.religions_left[religion] + s.religion.count(religion) == copies, "a religion lost"
    for seat, religion in enumerate(s.religion):
        assert religion == NOTHING or IS_CATHOLIC[s.power[seat]], "who may not change has changed"
