"""How good a position looks: features for bots, all measured in points of Influence.

What lies open is reckoned alike for every power; of battle cards and of what is chosen in secret
a seat knows its own. The judgement reads the whole state: a bot hands in one that was dealt anew
for its own seat.
"""

from math import tanh
from typing import Final

from greatpowers.games.realpolitik.appraisal import NOW, SOON, Board, left_of
from greatpowers.games.realpolitik.components import (
    ALL_POWERS,
    ALL_TERRITORIES,
    DISPATCH,
    EXTEND_INFLUENCE,
    FREE_TRAINS,
    GENERALS_OF,
    ITALY,
    MOBILISATION,
    MOVEMENT,
    NEXT_TO,
    NOBODY,
    TAXATION,
    VICTORY,
)
from greatpowers.games.realpolitik.rules.diplomacy import PLEDGED_NOBODY, tokens_are_settled
from greatpowers.games.realpolitik.rules.relations import is_minor, majors, player_of, trains_left
from greatpowers.games.realpolitik.rules.victory import winner
from greatpowers.games.realpolitik.state import (
    NOT_CHOSEN,
    OFF_BOARD,
    OVER,
    SELECTION,
    State,
)
from greatpowers.kernel.aspect import Aspect, Aspects

SURE: Final = 0.9
"""The worth of a game that is won; the rest is for the margin."""
LAST_SCALE: Final = 5.0
FIRST_SCALE: Final = 12.0
"""A lead of so many points makes a position good, at the end and at the beginning."""
BEST_RIVAL: Final = 0.6
"""How much the best of the others counts against all of them together."""
ITALIAN: Final = 0.35
ITALY_ALONE: Final = 12.0
"""How much of what Italy has is worth to who controls it, beyond what is no use to him."""

MORALE: Final = (0.0, 1.2, 1.9, 2.4, 2.7, 2.9, 3.0)
PRESTIGE: Final = 0.12
CARD: Final = (0.0, 0.4, 0.35, 0.45, 0.55, 0.6)
MEAN_CARD: Final = 0.45
SPARE_CARD: Final = 0.4
"""How much of its worth a card keeps that Morale does not allow to be laid in one battle."""
TRAIN: Final = 0.08
LINKED_TRAINS: Final = 0.12
FORTRESS: Final = 0.5
COIN: Final = 0.25
SPENT_COIN: Final = 0.4
"""What money is worth in the treasury, and when it can be spent at once."""
ENOUGH_MONEY: Final = 14
TOO_MUCH: Final = 0.25
FREE_TRAIN: Final = 0.1
OFF_BOARD_GENERAL: Final = 1.1
"""What a Mobilisation brings for nothing: Trains, and for Generals off the board a card each."""
ABOUT_TO_WIN: Final = 6.0
RECIPROCATED: Final = 0.75
UNLIKELY: Final = 0.1
SUPPORT: Final = 0.6
COMMON_CAUSE: Final = 0.08
"""What an alliance is worth in itself, and for each point by which a third power is ahead."""
ITALY_FOR_SURE: Final = 0.6
BID_STEP: Final = 0.15


def judge(s: State, seat: int) -> float:
    """Return the worth of a position for a seat, from -1 to 1."""
    if s.stage == OVER:
        return _judge_result(s, seat)
    board = Board(s, seat)
    lead = _lead(board, seat, s.controller)
    return worth_of_lead(s, lead + _pledged(board, seat, lead))


def worth_of_lead(s: State, lead: float) -> float:
    """Return the worth of a lead of so many points of Influence."""
    return tanh(lead / (LAST_SCALE + FIRST_SCALE * left_of(s)))


def aspects(s: State, seat: int) -> list[Aspect]:
    """Return what the judgement is the sum of."""
    if s.stage == OVER:
        return []
    board = Board(s, seat)
    own = _worth(board, seat)
    lead = _lead(board, seat, s.controller)
    italy = _italian(board) if s.players == ITALY and s.controller == seat else 0.0
    return [
        Aspect("aspect-influence", s.influence[seat] + _closeness(board, seat)),
        Aspect("aspect-lands", board.lands[seat]),
        Aspect("aspect-armies", board.armies[seat]),
        Aspect("aspect-conquests", board.prospects[seat]),
        Aspect("aspect-morale", MORALE[s.morale[seat]]),
        Aspect("aspect-prestige", _prestige(s, seat)),
        Aspect("aspect-cards", _cards(board, seat)),
        Aspect("aspect-works", _works(s, seat)),
        Aspect("aspect-money", _money(board, seat)),
        Aspect("aspect-italy", italy),
        Aspect("aspect-alliance", _pledged(board, seat, lead)),
        Aspect("aspect-rivals", lead - own - italy),
        Aspect("aspect-action", _under_way(board, seat), is_fleeting=True),
    ]


ASPECTS: Final = Aspects(aspects, worth_of_lead)


def _judge_result(s: State, seat: int) -> float:
    """A victory is sure; then the margin decides."""
    best = max(s.influence[other] for other in majors(s) if other != seat)
    margin = tanh((s.influence[seat] - best) / FIRST_SCALE) * (1 - SURE)
    return margin + (SURE if winner(s) == seat else -SURE)


def _lead(board: Board, seat: int, controller: int) -> float:
    """Return how far a seat is ahead of the others, if Italy has such a controller."""
    s = board.state
    worth = [_worth(board, power) for power in majors(s)]
    if s.players == ITALY and controller != NOBODY:
        worth[controller] += _italian(board)
    best, total = -999.0, 0.0
    for other in majors(s):
        if other != seat:
            best = max(best, worth[other])
            total += worth[other]
    return worth[seat] - BEST_RIVAL * best - (1 - BEST_RIVAL) * total / (s.players - 1)


def _italian(board: Board) -> float:
    """Return what Italy is worth to who controls it."""
    return ITALIAN * (_worth(board, ITALY) - ITALY_ALONE)


def _worth(board: Board, power: int) -> float:
    """Return what a power has and may soon have."""
    s = board.state
    worth = board.lands[power] + board.armies[power] + board.prospects[power]
    worth += s.influence[power] + MORALE[s.morale[power]] + _prestige(s, power)
    worth += _cards(board, power) + _works(s, power) + _money(board, power)
    return worth + _under_way(board, power) + _closeness(board, power)


def _prestige(s: State, power: int) -> float:
    return PRESTIGE * (len(ALL_POWERS) - s.prestige.index(power))


def _closeness(board: Board, power: int) -> float:
    """Return a bonus for a power that needs to extend its Influence only once more."""
    s = board.state
    if is_minor(s, power):
        return 0.0
    missing = VICTORY - s.influence[power]
    if missing <= 0:
        return 2 * ABOUT_TO_WIN
    if EXTEND_INFLUENCE in s.played[power] or not board.scores[power]:
        return 0.0
    return ABOUT_TO_WIN * min(1.0, board.scores[power] / missing) ** 4


def _cards(board: Board, power: int) -> float:
    s = board.state
    hand = s.hand[power]
    worth = MEAN_CARD * float(len(hand))
    if player_of(s, power) == board.seat:
        worth = 0.0
        for card in hand:
            worth += CARD[card]
    usable = 2 * s.morale[power]
    if len(hand) > usable:
        worth *= (usable + SPARE_CARD * (len(hand) - usable)) / len(hand)
    return worth


def _works(s: State, power: int) -> float:
    worth = FORTRESS * s.fortress.count(power)
    for place in ALL_TERRITORIES:
        if s.train[place] == power:
            worth += TRAIN
            for other in NEXT_TO[place]:
                if other > place and s.train[other] == power:
                    worth += LINKED_TRAINS
    return worth


def _money(board: Board, power: int) -> float:
    coin = SPENT_COIN if board.mobilises_now(power) else COIN
    return coin * _useful(board.state.money[power])


def _useful(money: int) -> float:
    """Return how much of some money can be spent well."""
    return money if money <= ENOUGH_MONEY else ENOUGH_MONEY + TOO_MUCH * (money - ENOUGH_MONEY)


# -- actions ----------------------------------------------------------------------------------


def _under_way(board: Board, power: int) -> float:
    """Return what an action that was chosen or is carried out will bring."""
    s = board.state
    if s.stage == SELECTION:
        return _of_chosen_action(board, power)
    return _free_mobilisation(s, power) if power in s.mobilising else 0.0


def _of_chosen_action(board: Board, power: int) -> float:
    """Return what an action card that was chosen will bring, beyond what is reckoned already."""
    s = board.state
    action = s.chosen[power]
    if action == NOT_CHOSEN:
        return 0.0
    if action == DISPATCH:
        played = s.played[power]
        return sum(_gain(board, power, each) for each in played) / (len(played) + 1)
    if action in (MOBILISATION, MOVEMENT):
        return _free_mobilisation(s, power) if action == MOBILISATION else 0.0
    return _gain(board, power, action)


def _gain(board: Board, power: int, action: int) -> float:
    """Return what an action would bring a power if it were carried out now."""
    s = board.state
    if action == EXTEND_INFLUENCE:
        return float(board.scores[power])
    if action == TAXATION:
        return COIN * (_useful(s.money[power] + board.pays[power]) - _useful(s.money[power]))
    if action == MOBILISATION:
        spent = (SPENT_COIN - COIN) * _useful(s.money[power])
        return spent + _free_mobilisation(s, power)
    return (NOW - SOON) * board.promise[power] if action == MOVEMENT else 0.0


def _free_mobilisation(s: State, power: int) -> float:
    """Return what a Mobilisation brings without money."""
    away = 0
    for general in GENERALS_OF[power]:
        if s.general_at[general] == OFF_BOARD:
            away += 1
    return OFF_BOARD_GENERAL * away + FREE_TRAIN * min(FREE_TRAINS, trains_left(s, power))


# -- diplomacy --------------------------------------------------------------------------------


def _pledged(board: Board, seat: int, lead: float) -> float:
    """Return what an Alliance token that a seat has given can be expected to bring."""
    s = board.state
    pledged = s.pledge[seat]
    if pledged in (NOT_CHOSEN, PLEDGED_NOBODY) or tokens_are_settled(s):
        return 0.0
    if is_minor(s, pledged):
        chance = ITALY_FOR_SURE
        cost = 0.0
        if s.bid[seat] != NOT_CHOSEN:
            chance = min(1.0, ITALY_FOR_SURE / 2 + BID_STEP * s.bid[seat])
            cost = MORALE[s.morale[seat]] - MORALE[s.morale[seat] - s.bid[seat]]
        return chance * (_lead(board, seat, seat) - lead - cost)
    gain = _alliance(s, seat, seat, pledged, board)
    return (RECIPROCATED if _is_wooed(s, seat, pledged, board) else UNLIKELY) * gain


def _alliance(s: State, seat: int, one: int, other: int, board: Board) -> float:
    """Return what an alliance between two powers would bring the first of them."""
    allied = Board(s, seat, one, other)
    peace = _lead(allied, one, s.controller) - _lead(board, one, s.controller)
    third = max(s.influence[power] for power in majors(s) if power not in (one, other))
    return peace + SUPPORT + COMMON_CAUSE * (third - s.influence[other])


def _is_wooed(s: State, seat: int, partner: int, board: Board) -> bool:
    """Say whether a partner would rather ally with a seat than with anybody else."""
    gain = _alliance(s, seat, partner, seat, board)
    return gain > 0 and all(
        _alliance(s, seat, partner, other, board) <= gain
        for other in majors(s)
        if other not in (seat, partner)
    )
