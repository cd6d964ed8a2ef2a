"""What the rules make of the table as a seat knows it: scores, strengths, profits and needs.

Every number comes from the very function that carries the rule out.
"""

from collections.abc import Callable, Iterable
from typing import Literal

from typing_extensions import TypedDict

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENT_LEVELS,
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENT_TEXT,
    ACHIEVEMENTS,
    ACTIONS,
    CARDS,
    COLONIES,
    COUNTABLE,
    DUCATS,
    FIRST_TERRITORY,
    GOLD,
    GOOD_TRACKS,
    LAND,
    LANDS,
    NEEDS,
    NOBODY,
    NOTHING,
    POWER_GLORY,
    POWER_LEVELS,
    POWER_TEXT,
    PRESTIGE,
    PROVIDENCE,
    RELIGION_GLORY,
    RELIGION_LEVELS,
    RELIGION_NEEDS,
    RELIGION_TEXT,
    RELIGIONS,
    SEA,
    TERRITORIES,
    TERRITORY_GLORY,
    TERRITORY_LEVELS,
    TERRITORY_PRESTIGE,
    TRACKS,
    Achievement,
    Countable,
    Religion,
    Seat,
    Territory,
    Track,
    WarKind,
    is_territory,
    territory_text,
)
from greatpowers.games.imperialism.rules.conquest import ON_BOARD, conquest_price, judge_reach
from greatpowers.games.imperialism.rules.development import profit
from greatpowers.games.imperialism.rules.ending import (
    CATEGORIES,
    FAITHFUL,
    FIRST_PLACE,
    SHARED_FIRST,
    category_counts,
    category_points,
    faithful_points,
    final_scores,
    second_place,
    winners,
)
from greatpowers.games.imperialism.rules.needs import available, lacks, meets, missing, shortage
from greatpowers.games.imperialism.rules.peace import humiliation, plunder, tribute
from greatpowers.games.imperialism.rules.religion import (
    CONVERTED_ALREADY,
    NEVER_CONVERTS,
    judge_religion,
)
from greatpowers.games.imperialism.rules.sequence import taxes, ways_to_act
from greatpowers.games.imperialism.rules.strength import (
    attack_strength,
    defence_strength,
    lead,
    strength,
    victor,
)
from greatpowers.games.imperialism.rules.tracks import leader
from greatpowers.games.imperialism.rules.war import MOST_DEFENCE_CARDS, judge_war_card
from greatpowers.games.imperialism.state import ACTION, OVER, State
from greatpowers.games.imperialism.view import OF_WAR_KINDS
from greatpowers.games.imperialism.view import WarKind as WarKindName
from greatpowers.games.imperialism.vocabulary import COLLECT_TAXES, DEVELOP, VOCABULARY
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.verdict import ALLOWED
from greatpowers.kit.remembering import remembered


class LineData(TypedDict):
    """A line of a bill."""

    text: str
    args: dict[str, str | int]
    number: int


class Sum(TypedDict):
    """A number, and the lines that lead to it."""

    number: int
    bill: list[LineData]


class Category(TypedDict):
    """What each seat has of a category of the final scoring, and its points for it."""

    id: str
    group: Literal["might", "lands", "goods"]
    counts: list[int]
    points: list[int]


class Stakes(TypedDict):
    """What the final scoring gives for a place in a category, and for never leaving Rome."""

    first: int
    shared: int
    second: int
    faithful: int


class Scoring(TypedDict):
    """The final scoring, or how it would be now; lists by seat."""

    stakes: Stakes
    categories: list[Category]
    faithful: list[int]
    totals: list[int]
    winners: list[int]


class Strength(TypedDict):
    """How strong a seat is against an enemy before any war card."""

    enemy: Seat
    land: int
    sea: int


class Match(TypedDict):
    """A war that could be: an attack, with the card that was declared for it if there is one."""

    enemy: Seat
    kind: WarKindName
    attack: Sum
    defence: Sum
    lead: int


class Defence(TypedDict):
    """What one or two own war cards would make of a war."""

    cards: list[str]
    adds: int
    defence: int
    lead: int
    winner: int


class Terms(TypedDict):
    """What peace would cost the defender, and what the attacker would plunder."""

    tribute: Sum
    humiliation: Sum
    plunder: Sum


class Fight(TypedDict):
    """The war that is fought; ``lead`` is the attacker's, ``winner`` as things stand."""

    attack: Sum
    defence: Sum
    lead: int
    winner: int
    defences: list[Defence]
    terms: Terms


class Clause(TypedDict):
    """A requirement with its alternatives: how much is missing of each, and is one met?"""

    missing: dict[str, int]
    met: bool


class Reach(TypedDict):
    """What is missing for a conquest; ``reason`` and its ``args`` say why it is out of reach."""

    missing: dict[str, int]
    short: int
    reason: str
    args: dict[str, str | int]


class Faith(TypedDict):
    """What is missing for a religion, where it matters, and why one cannot change to it."""

    missing: dict[str, int] | None
    reason: str
    args: dict[str, str | int]


class Way(TypedDict):
    """What may begin an action, and if there is nothing, why."""

    options: list[str]
    reason: str


class Explanation(TypedDict, total=False):
    """What is known to all; then, for the seat that looks on, its wars, means and profits.

    Nothing is told before everybody leads a power, and everything from then on.
    """

    scoring: Scoring
    leaders: dict[str, int | None]
    strengths: list[list[Strength]]
    sources: list[dict[str, dict[str, int]]]
    achievements: dict[str, list[list[Clause]]]
    declared: str | None
    war: Fight | None
    matches: list[Match]
    territories: dict[str, Reach]
    religions: dict[str, Faith]
    profits: dict[str, Sum]
    actions: dict[str, Way]


def explain(s: State, seat: Seat | None, public: Explanation | None = None) -> Explanation:
    """Explain the table to a seat (``None``: a spectator), once everybody leads a power."""
    if NOBODY in s.power:
        return {}
    told = public or _explain_to_all(s)
    if seat is None:
        return told
    return {
        **told,
        "war": None if s.attacker == NOBODY else _fight(s, seat),
        "matches": _matches(s, seat),
        "territories": _territories(s, seat),
        "religions": _religions(s, seat),
        "profits": _profits(s, seat),
        "actions": _actions(s, seat),
    }


def _explain_to_all(s: State) -> Explanation:
    return {
        "scoring": explain_scoring(s),
        "leaders": {TRACKS[good]: _seat(leader(s, good)) for good in GOOD_TRACKS},
        "strengths": [_strengths(s, each) for each in range(s.players)],
        "sources": [_sources(s, each) for each in range(s.players)],
        "achievements": {ACHIEVEMENTS[each]: _clauses(s, each) for each in available(s)},
        "declared": PROVIDENCE[s.attack_card] if _is_declaring(s) else None,
        "war": None if s.attacker == NOBODY else _fight(s, None),
        "matches": _matches(s, s.active),
        "territories": {},
        "religions": {},
        "profits": {},
        "actions": {},
    }


@remembered
def outlook(s: State, seat: Seat) -> tuple[str, int] | None:
    """Return the glory that a seat would have if the game ended now."""
    return None if NOBODY in s.power else ("outlook-glory", final_scores(s)[seat])


def _seat(seat: Seat) -> int | None:
    return None if seat == NOBODY else seat


def reckoned(reckon: Callable[[Bill], int]) -> Sum:
    """Let a rule reckon, and keep its bill."""
    bill: Bill = []
    number = reckon(bill)
    lines: list[LineData] = [
        {"text": line.text, "args": line.args, "number": line.number} for line in bill
    ]
    return {"number": number, "bill": lines}


# -- what everybody knows ---------------------------------------------------------------------


@remembered
def explain_scoring(s: State) -> Scoring:
    """Explain the final scoring, or how it would be now."""
    totals = s.final.copy() if s.stage == OVER else final_scores(s)
    return {
        "stakes": {
            "first": FIRST_PLACE,
            "shared": SHARED_FIRST,
            "second": second_place(s),
            "faithful": FAITHFUL,
        },
        "categories": [
            {
                "id": COUNTABLE[category],
                "group": _group(category),
                "counts": category_counts(s, category),
                "points": category_points(s, category),
            }
            for category in CATEGORIES
        ],
        "faithful": faithful_points(s),
        "totals": totals,
        "winners": list(winners(s, totals)),
    }


def _group(category: Countable) -> Literal["might", "lands", "goods"]:
    if category in GOOD_TRACKS:
        return "goods"
    return "lands" if category in (COLONIES, LANDS) else "might"


@remembered
def _strengths(s: State, seat: Seat) -> list[Strength]:
    return [
        {
            "enemy": enemy,
            "land": strength(s, seat, enemy, LAND, []),
            "sea": strength(s, seat, enemy, SEA, []),
        }
        for enemy in s.others(seat)
    ]


@remembered
def _sources(s: State, seat: Seat) -> dict[str, dict[str, int]]:
    """Name, by track, what each level and the glory of a seat come from.

    That is what is printed on each card that lies before it, and what stands on none: what was
    bought, won or lost.
    """
    rest = dict(zip(TRACKS, s.level[seat], strict=True))
    rest["glory"] = s.glory[seat]
    sources: dict[str, dict[str, int]] = {track: {} for track in rest}
    for card, levels, glory in _printed(s, seat):
        for track, by in (*((TRACKS[each], by) for each, by in levels), ("glory", glory)):
            if by:
                sources[track][card] = sources[track].get(card, 0) + by
                rest[track] -= by
    for track, number in rest.items():
        if number:
            sources[track]["bill-on-no-card"] = number
    return {track: lines for track, lines in sources.items() if lines}


def _printed(s: State, seat: Seat) -> Iterable[tuple[str, Iterable[tuple[int, int]], int]]:
    """Return everything that lies before a seat, with the levels and the glory on it."""
    power, religion = s.power[seat], s.religion[seat]
    yield POWER_TEXT[power], POWER_LEVELS[power], POWER_GLORY[power]
    for territory in range(len(TERRITORIES)):
        if s.holds(seat, territory):
            levels = (*TERRITORY_LEVELS[territory], (PRESTIGE, TERRITORY_PRESTIGE[territory]))
            yield territory_text(territory), levels, TERRITORY_GLORY[territory]
    for each in s.achieved[seat]:
        yield ACHIEVEMENT_TEXT[each], ACHIEVEMENT_LEVELS[each], ACHIEVEMENT_GLORY[each]
    if religion != NOTHING:
        yield RELIGION_TEXT[religion], RELIGION_LEVELS[religion], RELIGION_GLORY[religion]


@remembered
def _clauses(s: State, achievement: Achievement) -> list[list[Clause]]:
    return [
        [
            {"missing": missing(s, seat, clause), "met": meets(s, seat, (clause,))}
            for clause in ACHIEVEMENT_NEEDS[achievement]
        ]
        for seat in range(s.players)
    ]


# -- war --------------------------------------------------------------------------------------


def _fight(s: State, seat: Seat | None) -> Fight:
    ahead = lead(s)
    return {
        "attack": reckoned(lambda bill: attack_strength(s, bill)),
        "defence": reckoned(lambda bill: defence_strength(s, bill)),
        "lead": ahead,
        "winner": victor(s, ahead),
        "defences": _defences(s) if seat == s.defender else [],
        "terms": {
            "tribute": reckoned(lambda bill: tribute(s, bill)),
            "humiliation": reckoned(lambda bill: humiliation(s, bill)),
            "plunder": reckoned(lambda bill: plunder(s, bill)),
        },
    }


def _defences(s: State) -> list[Defence]:
    """Try every own war card, and the two strongest of them if both may still be played."""
    left = MOST_DEFENCE_CARDS - len(s.defence_cards)
    cards = [card for card in s.hand[s.defender] if judge_war_card(s, s.defender, card)]
    if s.war_winner != NOBODY or left == 0:
        return []
    singles = [_defence(s, (card,)) for card in sorted(set(cards))]
    if left < MOST_DEFENCE_CARDS or len(cards) < MOST_DEFENCE_CARDS:
        return singles
    strongest = sorted(cards, key=lambda card: (lead(s, None, (card,)), card))
    return [*singles, _defence(s, tuple(strongest[:MOST_DEFENCE_CARDS]))]


def _defence(s: State, cards: tuple[int, ...]) -> Defence:
    defence = defence_strength(s, None, cards)
    ahead = lead(s, None, cards)
    return {
        "cards": [CARDS[card] for card in cards],
        "adds": defence - defence_strength(s),
        "defence": defence,
        "lead": ahead,
        "winner": victor(s, ahead),
    }


def _is_declaring(s: State) -> bool:
    return s.attack_card != NOTHING and s.attacker == NOBODY


@remembered
def _matches(s: State, seat: Seat) -> list[Match]:
    """Weigh an attack of a seat on every other, on land and at sea."""
    if s.attacker != NOBODY:
        return []
    cards = [s.attack_card] if _is_declaring(s) and seat == s.active else []
    enemies = sorted(s.others(seat))
    return [_match(s, seat, enemy, kind, cards) for enemy in enemies for kind in (LAND, SEA)]


def _match(s: State, seat: Seat, enemy: Seat, kind: WarKind, cards: list[int]) -> Match:
    attack = reckoned(lambda bill: strength(s, seat, enemy, kind, cards, bill))
    defence = reckoned(lambda bill: strength(s, enemy, seat, kind, [], bill))
    return {
        "enemy": enemy,
        "kind": OF_WAR_KINDS[kind],
        "attack": attack,
        "defence": defence,
        "lead": attack["number"] - defence["number"],
    }


# -- what concerns one seat -------------------------------------------------------------------


@remembered
def _territories(s: State, seat: Seat) -> dict[str, Reach]:
    return {TERRITORIES[each]: _reach(s, seat, each) for each in _in_sight(s, seat)}


def _in_sight(s: State, seat: Seat) -> list[int]:
    """Return the territories that a seat could get: open ones, India and China, and in hands."""
    known = {
        card - FIRST_TERRITORY
        for hand, seen in zip(s.hand, s.seen, strict=True)
        for card, bits in zip(hand, seen, strict=True)
        if is_territory(card) and bits >> seat & 1
    }
    return sorted(known.union(s.row, ON_BOARD))


def _reach(s: State, seat: Seat, territory: Territory) -> Reach:
    verdict = judge_reach(s, seat, territory)
    price = conquest_price(territory)
    return {
        "missing": missing(s, seat, NEEDS[territory]),
        "short": lacks(s, seat, DUCATS, price),
        "reason": "" if verdict is ALLOWED else verdict.reason,
        "args": shortage(s, seat, (*NEEDS[territory], (DUCATS, price))),
    }


@remembered
def _religions(s: State, seat: Seat) -> dict[str, Faith]:
    return {name: _faith(s, seat, religion) for religion, name in enumerate(RELIGIONS)}


def _faith(s: State, seat: Seat, religion: Religion) -> Faith:
    verdict = judge_religion(s, seat, religion)
    never = verdict in (NEVER_CONVERTS, CONVERTED_ALREADY)
    return {
        "missing": None if never else missing(s, seat, RELIGION_NEEDS[religion]),
        "reason": "" if verdict is ALLOWED else verdict.reason,
        "args": {} if never else shortage(s, seat, RELIGION_NEEDS[religion]),
    }


@remembered
def _profits(s: State, seat: Seat) -> dict[str, Sum]:
    """Say what each option of Development and Taxes would bring in ducats."""
    profits = {_option(COLLECT_TAXES()): reckoned(lambda bill: taxes(s, seat, bill))}
    for good in GOOD_TRACKS:
        profits[_option(DEVELOP(good - GOLD))] = _profit(s, seat, good)
    return profits


def _profit(s: State, seat: Seat, good: Track) -> Sum:
    return reckoned(lambda bill: profit(s, seat, good, bill))


def _option(code: int) -> str:
    return str(VOCABULARY.options[code])


@remembered
def _actions(s: State, seat: Seat) -> dict[str, Way]:
    """Say of each action what may begin it; only the player in turn chooses one."""
    if seat != s.active or s.stage != ACTION:
        return {}
    ways: dict[str, Way] = {name: {"options": [], "reason": ""} for name in ACTIONS}
    for action, choice in ways_to_act(s, seat, (s.last_action[seat],)):
        way = ways[ACTIONS[action]]
        codes: list[int] = []
        choice.collect(codes)
        way["options"] += [_option(code) for code in codes]
        if choice.whole is not ALLOWED:
            way["reason"] = choice.whole.reason
    for name, way in ways.items():
        if not way["options"] and not way["reason"]:
            way["reason"] = f"bar-{name}"
    return ways
