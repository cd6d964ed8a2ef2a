"""What there is to see where everybody should stop: cards turned up together, a battle fought."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from greatpowers.games.realpolitik.components import ALL_POWERS, NOBODY, TERRITORIES
from greatpowers.games.realpolitik.explain import SideExplained, explain_side
from greatpowers.games.realpolitik.rules.battle_cards import cards_total
from greatpowers.games.realpolitik.rules.diplomacy import PLEDGED_NOBODY
from greatpowers.games.realpolitik.rules.relations import (
    controller_of,
    in_prestige_order,
    majors,
)
from greatpowers.games.realpolitik.rules.sides import side_strength
from greatpowers.games.realpolitik.state import ATTACK, DEFENCE, NOT_CHOSEN, Side, State
from greatpowers.games.realpolitik.view import (
    OF_ACTIONS,
    OF_POWERS,
    Action,
    PowerName,
    power_name,
)
from greatpowers.kit.moments import Sight, placed


class CardShown(TypedDict):
    """The action card of a power, and what the power had before and after it."""

    power: PowerName
    action: Action
    money: list[int]
    influence: list[int]


class RevealMoment(Sight):
    """The action cards of a turn, in the order of Prestige."""

    turn: int
    cards: list[CardShown]


class TokenShown(TypedDict):
    """Whom a power gave its Alliance token, with its bid for Italy and its Morale around that."""

    power: PowerName
    partner: PowerName | None
    allied: bool
    bid: int | None
    morale: list[int]


class TokensMoment(Sight):
    """The Alliance tokens and bids of a Diplomacy Phase, and who controlled Italy around it."""

    tokens: list[TokenShown]
    controller: list[PowerName | None]


class ShownCard(TypedDict):
    """A card that was laid in a battle."""

    power: PowerName
    value: int


class FoughtSide(TypedDict):
    """A side of a battle: how its strength came about, its cards, and the sum."""

    side: SideExplained
    cards: list[ShownCard]
    total: int


class Fortunes(TypedDict):
    """What a power had before and after a battle."""

    influence: list[int]
    morale: list[int]
    prestige: list[int]


class BattleMoment(Sight):
    """A battle that is over; ``winner`` is the place of the side among ``sides``."""

    territory: str
    sides: list[FoughtSide]
    winner: int | None
    controller: list[PowerName | None]
    powers: dict[PowerName, Fortunes]


def cards_shown(states: Sequence[State]) -> RevealMoment:
    """Tell which cards were turned up, and what those have brought that ask nothing."""
    before, after = states
    return {
        "points": before.influence != after.influence,
        "placed": [],
        "turn": after.turn,
        "cards": [
            {
                "power": OF_POWERS[power],
                "action": OF_ACTIONS[after.chosen[power]],
                "money": [before.money[power], after.money[power]],
                "influence": [before.influence[power], after.influence[power]],
            }
            for power in before.prestige
            if after.chosen[power] != NOT_CHOSEN
        ],
    }


def battle_over(states: Sequence[State]) -> BattleMoment:
    """Tell of a battle: all its cards turned up, and how it left the powers in it."""
    fought, after = states
    sides = [_side(fought, side) for side in (ATTACK, DEFENCE)]
    ahead = sides[ATTACK]["total"] - sides[DEFENCE]["total"]
    field = f"territory-{TERRITORIES[fought.field]}"
    return {
        "points": fought.influence != after.influence,
        "placed": placed("field", field, [field]),
        "territory": TERRITORIES[fought.field],
        "sides": sides,
        "winner": None if ahead == 0 else ATTACK if ahead > 0 else DEFENCE,
        "controller": [power_name(controller_of(s, fought.field)) for s in (fought, after)],
        "powers": {
            OF_POWERS[power]: {
                "influence": [fought.influence[power], after.influence[power]],
                "morale": [fought.morale[power], after.morale[power]],
                "prestige": [s.prestige.index(power) + 1 for s in (fought, after)],
            }
            for power in ALL_POWERS
        },
    }


def tokens_shown(states: Sequence[State]) -> TokensMoment:
    """Tell which tokens were turned up and what was bid, and what came of both."""
    before, after = states
    return {
        "points": False,
        "placed": [],
        "tokens": [
            {
                "power": OF_POWERS[power],
                "partner": None
                if after.pledge[power] == PLEDGED_NOBODY
                else OF_POWERS[after.pledge[power]],
                "allied": after.ally[power] != NOBODY,
                "bid": None if after.bid[power] == NOT_CHOSEN else after.bid[power],
                "morale": [before.morale[power], after.morale[power]],
            }
            for power in in_prestige_order(after, list(majors(after)))
        ],
        "controller": [power_name(s.controller) for s in states],
    }


MOMENTS = {"reveal": cards_shown, "battle": battle_over, "tokens": tokens_shown}


def _side(s: State, side: Side) -> FoughtSide:
    told = explain_side(s, side, None)
    return {
        "side": told,
        "cards": [
            {"power": OF_POWERS[power], "value": value}
            for power, value in zip(s.card_by, s.card_value, strict=True)
            if OF_POWERS[power] in told["powers"]
        ],
        "total": side_strength(s, side) + cards_total(s, side),
    }
