"""16.3: cards are written in one language, and say only what can be meant."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest

from greatpowers.games.price_of_power.components.cards import (
    ACTION_ROWS,
    EVENT_ROWS,
    IDEA_ROWS,
    MILESTONE_ROWS,
    MISSION_ROWS,
    SETUP_ROWS,
    STRUGGLE_ROWS,
)
from greatpowers.games.price_of_power.components.tables import POWERS
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    AREA_OF,
    AREAS,
    FLAG,
    FOLDER,
    NOBODY,
    OVERLORD_IN_1444,
    REALMS,
    area,
    realm,
)
from greatpowers.games.price_of_power.effects.conditions import known_conditions
from greatpowers.games.price_of_power.effects.script import known_verbs
from greatpowers.kernel.rule import rule
from greatpowers.kit.components import Row, read_data

EFFECT_KEYS: Final = {
    "gain": ("what amount", "max per"),
    "lose": ("what amount", ""),
    "draw": ("deck number", "keep"),
    "claim": ("areas number", ""),
    "core": ("areas", ""),
    "influence": ("areas number", ""),
    "remove_influence": ("areas number whose", ""),
    "unrest": ("areas number", "only total"),
    "calm": ("areas number", ""),
    "rebels": ("areas number", "at_most_per_area"),
    "remove_rebels": ("areas number", ""),
    "move_rebels": ("areas number to", ""),
    "roll_rebels": ("areas", "max"),
    "plague": ("areas number", ""),
    "pirates": ("nodes number", ""),
    "remove_pirates": ("nodes number", ""),
    "expand_node": ("nodes", ""),
    "religion": ("areas faith number", "not_owned_by only prefer"),
    "state_religion": ("faith", "penalties"),
    "ally": ("realm", ""),
    "end_alliance": ("realm", ""),
    "marry": ("realm", ""),
    "dispute": ("realm", ""),
    "cb": ("on", "must"),
    "war": ("by on", ""),
    "peace": ("between", ""),
    "town": ("provinces", ""),
    "vassal": ("", "provinces realm"),
    "free": ("", "provinces realm"),
    "subjugate": ("", ""),
    "develop": ("areas number", "cost"),
    "shrink": ("areas number", ""),
    "dnpr": ("colour realm capital provinces", "only_if_held_by only_if_town"),
    "hre": ("areas state", ""),
    "recruit": ("units kind", "cost free"),
    "lose_units": ("number", "areas kind"),
    "exhaust": ("number", ""),
    "refresh": ("number", ""),
    "dice": ("dice", "at_least max_per_type"),
    "move": ("what spaces", "before"),
    "siege": ("bonus", "units"),
    "cancel": ("what", ""),
    "ruler": ("how", ""),
    "ill_health": ("target", ""),
    "hire": ("kind", "character free source"),
    "dismiss": ("kind number", ""),
    "research": ("", "discount free idea known_to_opponent price type"),
    "idea_row": ("number pick", ""),
    "refresh_display": ("what number", ""),
    "action": (
        "action",
        "card defence different_units discount free no_rebel_dice no_stability_loss nodes on "
        "only_you siege_bonus times",
    ),
    "modifier": ("name", "until value"),
    "choose": ("who options", "secret"),
    "choose_area": ("areas", ""),
    "choose_realm": ("realms", ""),
    "each": ("who effects", "times"),
    "vote": ("who options", ""),
}
"""What each verb needs, and what else it may say."""

EVERY_EFFECT: Final = {"effect", "who", "if", "unless", "optional"}

CONDITION_KEYS: Final = {
    "owns": "provinces number",
    "owns_area": "areas number with_claim gained",
    "presence": "areas number any",
    "controls": "provinces vassals number",
    "vassal_or_owned": "realm",
    "vassals": "number near",
    "alliances": "realms number kind",
    "marriages": "realms number",
    "bond": "realm",
    "influence": "realm number",
    "influence_lead": "areas realm where number",
    "adjacent": "realm",
    "independent": "realm",
    "player_realm": "realm",
    "dnpr_provinces": "realm number",
    "tax": "at_least",
    "tax_growth": "at_least",
    "ducats": "at_least",
    "interest": "at_most",
    "trade_income": "at_least nodes where",
    "merchants": "number outside_home",
    "merchants_in": "nodes",
    "expanded_node_with_merchant": "number",
    "stability": "at_least",
    "idea": "idea",
    "ideas": "number type",
    "advisors": "number",
    "ruler_skill": "at_least",
    "state_religion": "faith or group who",
    "areas_of_faith": "faith where number all",
    "cardinals": "at_least",
    "papal_controller": "",
    "authority": "at_least",
    "towns_on": "continent number",
    "claims_on": "continent number",
    "continents": "number",
    "large_towns": "number",
    "cores": "number",
    "unrest": "at_most",
    "deployed": "number kind near",
    "ships_at_sea": "number zones",
    "won_battles": "number kind versus period",
    "won_war": "number versus period",
    "occupies_capital": "number of",
    "at_peace": "",
    "industry_ready": "",
}

NUMBER_KEYS: Final = {
    *("count", "times", "per", "half", "third", "max", "row", "continent"),
    *("fraction", "base", "per_ducats_on_card"),
}
COINS: Final = {*POWERS, "mp", "ducats", "plus_stability"}
NAMES_AN_AREA: Final = {
    *("choose_area", "claim", "influence", "religion", "develop"),
    *("plague", "unrest", "rebels", "calm"),
}
"""After these effects a card may speak of the *chosen* Area."""

READ: Final = {
    "actions": ACTION_ROWS,
    "ideas": IDEA_ROWS,
    "events": EVENT_ROWS,
    "missions": MISSION_ROWS,
    "milestones": MILESTONE_ROWS,
}
CARDS: Final = [*(row for rows in READ.values() for row in rows), *STRUGGLE_ROWS]


def rows_in(value: object) -> Iterator[Row]:
    """Go through all rows in a card, the card itself first."""
    if isinstance(value, list):
        for each in value:
            yield from rows_in(each)
    elif isinstance(value, dict):
        yield value
        for each in value.values():
            yield from rows_in(each)


def lists_of(card: Row) -> list[list[Row]]:
    """Return the lists of effects of a card that are read in one go."""
    always: list[Row] = card.get("always", [])
    if "options" in card:
        return [always + option["effects"] for option in card["options"]]
    deeds = [deed["effects"] for deed in card.get("actions", ())]
    return [always + card.get("effects", []) + card.get("reward", []), *deeds]


def all_effects(kinds: list[Row]) -> Iterator[tuple[Row, list[Row]]]:
    """Go through the lists of effects of some cards."""
    for card in kinds:
        for effects in lists_of(card):
            yield card, effects


@rule("16.3")
def test_the_language_has_56_effects_and_46_conditions() -> None:
    assert set(EFFECT_KEYS) == known_verbs()
    assert set(CONDITION_KEYS) == known_conditions()
    said = list(rows_in(CARDS))
    assert {row["effect"] for row in said if "effect" in row} == known_verbs()
    assert {row["is"] for row in said if "is" in row} == known_conditions()


@rule("16.3")
def test_cards_say_what_their_words_need_and_nothing_else() -> None:
    for row in rows_in(CARDS):
        if "effect" in row:
            needed, other = (set(words.split()) for words in EFFECT_KEYS[row["effect"]])
            assert needed <= set(row), row
            assert set(row) <= EVERY_EFFECT | needed | other, row
            if row["effect"] in ("vassal", "free"):
                assert ("realm" in row) != ("provinces" in row), row
            for key in ("amount", "number"):
                if isinstance(row.get(key), dict):
                    assert set(row[key]) <= NUMBER_KEYS, row
        if "is" in row:
            assert set(row) <= {"is", "not", *CONDITION_KEYS[row["is"]].split()}, row
        if isinstance(row.get("cost"), dict):
            assert set(row["cost"]) <= COINS, row


# -- what is meant ---------------------------------------------------------------------------------


def means_chosen(row: Row) -> str:
    """Return whether an effect speaks of what was *chosen*: an Area, a realm, or neither."""
    said: list[Any] = []
    for key, value in row.items():
        if key not in ("effects", "options"):
            said += value if isinstance(value, list) else [value]
    words = [each for each in said if isinstance(each, str)]
    words += [each["realm"] for each in said if isinstance(each, dict) and "realm" in each]
    if any(each in ("adjacent:chosen", "each:has_town_in:chosen") for each in words):
        return "area"
    if "chosen" in row.get("areas", ()):
        return "area"
    return "realm" if any(re.search(r"(^|:)chosen$", each) for each in words) else ""


def follow(effects: list[Row], named: frozenset[str]) -> frozenset[str]:
    """Read effects in order and insist that nothing is meant that was not named."""
    for row in effects:
        meant = means_chosen(row)
        assert not meant or meant in named, row
        if row["effect"] == "choose_realm":
            named |= {"realm"}
        if row["effect"] in NAMES_AN_AREA:
            named |= {"area"}
        follow(row.get("effects", []), named)
        for option in row.get("options", ()):
            follow(option.get("effects", []), named)
    return named


@rule("16.3")
@pytest.mark.parametrize("kind", READ)
def test_cards_name_what_they_mean(kind: str) -> None:
    for card, effects in all_effects(READ[kind]):
        follow(effects, frozenset())
        if "character" in card:
            assert re.search("on_card|take_from_card", str(card)), "nobody could take the character"
    for row in rows_in(READ[kind]):
        verb = row.get("effect")
        if verb in ("unrest", "calm") and row.get("who", "you") == "you":
            assert all(not w.endswith(":opponent") and w != "any" for w in row["areas"]), row
        if verb in ("gain", "lose") and row["what"] == "authority":
            assert row["who"] == "emperor", row
        if verb == "remove_influence" and row["areas"] == ["any"]:
            assert row["number"] != "all", row
        if verb == "war" and row["by"] in REALMS:
            needs = [each["realm"] for each in row["if"] if each["is"] == "independent"]
            assert row["by"] in needs, "it may be a player's or a Vassal"


@rule("7.6.1", "R49")
def test_cards_bring_cores_only_where_one_owns_all() -> None:
    found = 0
    for card, effects in all_effects([*MISSION_ROWS, *EVENT_ROWS]):
        for row in effects:
            if row["effect"] == "core":
                found += 1
                needs = [*row.get("if", ()), *card.get("needs", ())]
                whole = [set(each.get("areas", ())) for each in needs if each["is"] == "owns_area"]
                assert any(set(row["areas"]) <= owned for owned in whole), card["id"]
    assert found


@rule("8.3.1", "8.3.3")
def test_no_token_of_casus_belli_lies_beside_a_sure_claim_on_the_same_realm() -> None:
    for card, effects in all_effects(EVENT_ROWS):
        claimed = [
            (row.get("who", "you"), {area(name) for name in row["areas"] if name in AREAS})
            for row in effects
            if row["effect"] == "claim" and row["number"] == len(row["areas"])
        ]
        for row in effects:
            if row["effect"] == "cb" and row["on"] in REALMS:
                lands = lands_of(row["on"])
                who = row.get("who", "you")
                assert all(lands.isdisjoint(areas) for by, areas in claimed if by == who), card


def lands_of(name: str) -> set[int]:
    """Return the Areas of a realm of 1444 and of its Vassals."""
    one = realm(name)
    return {
        AREA_OF[place]
        for place in ALL_PROVINCES
        if FLAG[place] != NOBODY and one in (FLAG[place], OVERLORD_IN_1444[FLAG[place]])
    }


@rule("11.2.2", "R34")
def test_no_event_of_the_papal_states_marries_them() -> None:
    papal = [row for row in EVENT_ROWS if row.get("realm") == "papal_states"]
    assert papal
    for row in rows_in(papal):
        assert (row.get("effect"), row.get("who")) != ("marry", "owner"), row


@rule("16.3", "17.2")
def test_no_first_event_or_mission_gives_what_its_realm_begins_with() -> None:
    begun = {row["realm"]: row for row in SETUP_ROWS if row["start"] == 1444}
    first = [
        (row["realm"], row) for row in EVENT_ROWS if row["type"] == "realm" and row["age"] == 1
    ]
    first += [(row["deck"], row) for row in MISSION_ROWS if row.get("starter")]
    for owner, card in first:
        card_of = begun.get(owner)
        if card_of is None:
            continue
        for effects in lists_of(card):
            for row in effects:
                is_his = row.get("who") == "owner" or "deck" in card
                if row["effect"] == "claim" and is_his:
                    new = set(row["areas"]) - set(card_of["claims"])
                    assert len(new) >= row["number"], card["id"]
                if row["effect"] in ("marry", "ally") and is_his and card.get("half") == "1":
                    ties = card_of["marriages" if row["effect"] == "marry" else "alliances"]
                    assert row["realm"] not in ties, card["id"]


@rule("5.2.4", "7.4.4")
def test_a_loan_never_brings_more_than_it_costs_to_repay() -> None:
    loans = read_data(FOLDER, "tables")["loans"]
    more = [row["value"] for row in rows_in(IDEA_ROWS) if row.get("name") == "loan_ducats"]
    assert loans["ducats"] + sum(more) <= loans["repay"]


@rule("10.5")
def test_terms_of_peace_are_those_of_the_printed_table() -> None:
    peace = read_data(FOLDER, "tables")["peace"]
    against = {row["id"]: set(row["against"]) for row in peace["terms"]}
    terms = {row["id"]: set(row["terms"]) for row in peace["conditions"]}
    assert len(against) == 8
    assert terms["total_victory"] - terms["partial_victory"] == {"full_annexation"}
    assert terms["inconclusive"] == {"white_peace", "negotiated_peace"}
    assert {term for term, whom in against.items() if "player" not in whom} == {
        "vassalization",
        "full_annexation",
    }
    assert {term for term, whom in against.items() if "npr" not in whom} == {
        "negotiated_peace",
        "humiliation",
    }
