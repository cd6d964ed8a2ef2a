"""What one seat may see (R32)."""

from typing import Final, Literal, TypeAlias, TypeVar, cast

from typing_extensions import TypedDict

from greatpowers.games.imperialism.components import (
    ACHIEVEMENTS,
    ACTIONS,
    BOARD_COLONIES,
    CARDS,
    NOBODY,
    NOTHING,
    POWERS,
    PROVIDENCE,
    RELIGIONS,
    TERRITORIES,
    TERRITORY_CARDS,
    TRACKS,
    WAR_KINDS,
    Seat,
    is_territory,
)
from greatpowers.games.imperialism.rules.exchange import round_of
from greatpowers.games.imperialism.rules.hands import hand_limit
from greatpowers.games.imperialism.rules.needs import available
from greatpowers.games.imperialism.state import CHOOSE_POWERS, DEALT, KEPT, OVER, State
from greatpowers.kit.remembering import remembered

Phase: TypeAlias = Literal["powers", "levels", "exchange", "action", "over"]
Action: TypeAlias = Literal["development", "intrigue", "conquest", "war", "taxes"]
WarKind: TypeAlias = Literal["land", "sea"]

N = TypeVar("N", bound=str)


class Empire(TypedDict):
    """An empire."""

    power: str | None
    ducats: int
    levels: dict[str, int]
    bloom: bool
    glory: int
    ruler: str | None
    religion: str | None
    territories: list[str]
    achievements: list[str]
    last_action: Action | None
    hand_limit: int | None
    providence_cards: int
    territory_cards: int
    known_cards: list[str]


class War(TypedDict):
    """The war being fought."""

    kind: WarKind
    attacker: int
    defender: int
    attack_card: str
    defence_cards: list[str]
    winner: int | None


class GameView(TypedDict):
    """The table as a seat sees it."""

    players: int
    phase: Phase
    turn: int
    round: int
    active: int
    empires: list[Empire]
    row: list[str]
    territory_deck: int
    territory_discard: list[str]
    providence_deck: int
    providence_discard: list[str]
    in_play: list[str]
    religions: dict[str, int]
    achievements: list[str]
    achievement_deck: int
    war: War | None
    ended_by: int | None
    last_turns: int
    final: list[int]
    hand: list[str] | None
    dealt_powers: list[str] | None


PHASES: Final[tuple[Phase, ...]] = ("powers", "levels", "exchange", "action", "over")
OF_ACTIONS: Final = cast(tuple[Action, ...], ACTIONS)
OF_WAR_KINDS: Final = cast(tuple[WarKind, ...], WAR_KINDS)


def view(s: State, seat: Seat | None, public: GameView | None = None) -> GameView:
    """Name what a seat (``None``: a spectator) may see."""
    shown = public or _view_of_all(s)
    if seat is None:
        return shown
    empires: list[Empire] = [
        {**empire, "known_cards": _known(s, each, seat)}
        for each, empire in enumerate(shown["empires"])
    ]
    hand = [CARDS[card] for card in s.hand[seat]]
    return {**shown, "empires": empires, "hand": hand, "dealt_powers": _dealt(s, seat)}


def _view_of_all(s: State) -> GameView:
    return {
        "players": s.players,
        "phase": PHASES[s.stage],
        "turn": s.turn,
        "round": round_of(s),
        "active": s.active,
        "empires": [_empire(s, each) for each in range(s.players)],
        "row": [TERRITORIES[each] for each in s.row],
        "territory_deck": len(s.territory_deck),
        "territory_discard": [TERRITORIES[each] for each in s.territory_discard],
        "providence_deck": len(s.providence_deck),
        "providence_discard": [PROVIDENCE[each] for each in s.providence_discard],
        "in_play": [PROVIDENCE[each] for each in s.in_play],
        "religions": dict(zip(RELIGIONS, s.religions_left, strict=True)),
        "achievements": [ACHIEVEMENTS[each] for each in available(s)],
        "achievement_deck": max(0, len(s.achievement_deck) - 1),
        "war": _war(s),
        "ended_by": None if s.ended_by == NOBODY else s.ended_by,
        "last_turns": _last_turns(s),
        "final": s.final.copy(),
        "hand": None,
        "dealt_powers": None,
    }


def _last_turns(s: State) -> int:
    """Return how many turns are still played once the end has come, the present one included."""
    return 0 if s.ended_by == NOBODY or s.stage == OVER else s.last_turns + 1


def _dealt(s: State, seat: Seat) -> list[str] | None:
    """Return the powers between which a seat has to choose, the kept one first."""
    if s.stage != CHOOSE_POWERS:
        return None
    kept = [POWERS[power] for power, at in enumerate(s.power_at) if at == KEPT + seat]
    return kept + [POWERS[power] for power, at in enumerate(s.power_at) if at == DEALT + seat]


def _name(names: tuple[N, ...], number: int) -> N | None:
    return None if number == NOTHING else names[number]


@remembered
def _empire(s: State, seat: Seat) -> Empire:
    has_power = s.power[seat] != NOBODY
    return {
        "power": _name(POWERS, s.power[seat]),
        "ducats": s.ducats[seat],
        "levels": dict(zip(TRACKS, s.level[seat], strict=True)),
        "bloom": s.bloom and seat == s.active,
        "glory": s.glory[seat],
        "ruler": _name(CARDS, s.ruler[seat]),
        "religion": _name(RELIGIONS, s.religion[seat]),
        "territories": [TERRITORIES[each] for each in s.laid[seat]] + _markers(s, seat),
        "achievements": [ACHIEVEMENTS[each] for each in s.achieved[seat]],
        "last_action": _name(OF_ACTIONS, s.last_action[seat]),
        "hand_limit": hand_limit(s, seat) if has_power else None,
        "providence_cards": sum(not is_territory(card) for card in s.hand[seat]),
        "territory_cards": sum(is_territory(card) for card in s.hand[seat]),
        "known_cards": _known(s, seat, None),
    }


def _markers(s: State, seat: Seat) -> list[str]:
    places = range(BOARD_COLONIES)
    return [TERRITORIES[TERRITORY_CARDS + place] for place in places if s.markers[seat][place]]


def _known(s: State, seat: Seat, viewer: Seat | None) -> list[str]:
    """Return the cards of a hand that the viewer has seen there."""
    eye = s.players if viewer is None else viewer
    both = zip(s.hand[seat], s.seen[seat], strict=True)
    return sorted(CARDS[card] for card, seen in both if seen >> eye & 1)


def _war(s: State) -> War | None:
    if s.attacker == NOBODY:
        return None
    return {
        "kind": OF_WAR_KINDS[s.war_kind],
        "attacker": s.attacker,
        "defender": s.defender,
        "attack_card": PROVIDENCE[s.attack_card],
        "defence_cards": [PROVIDENCE[card] for card in s.defence_cards],
        "winner": None if s.war_winner == NOBODY else s.war_winner,
    }
