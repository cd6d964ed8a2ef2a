"""What must always be true: nothing is created or lost, and every piece is where it may be."""

from greatpowers.games.price_of_power.components.cards import (
    ALL_CARDS,
    ALL_IDEAS,
    ALL_TRADES,
    IDEA_AGE,
)
from greatpowers.games.price_of_power.components.scenarios import EVENTS_EACH, halves
from greatpowers.games.price_of_power.components.tables import (
    ALL_POWERS,
    ALLIANCE_TOKENS,
    ARMIES,
    LARGE_TOWNS,
    LEAST_STABILITY,
    MARRIAGE_TOKENS,
    MERCENARIES,
    MERCHANTS,
    MOST_AUTHORITY,
    MOST_MANPOWER,
    MOST_POWER,
    MOST_STABILITY,
    REGULAR,
    SHIPS,
    SMALL_TOWNS,
    VASSAL_TOKENS,
    Seat,
)
from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    ALL_REALMS,
    ALL_ZONES,
    DIVERSE,
    FLAG,
    NOBODY,
    PROTECTION_SLOTS,
    is_distant,
)
from greatpowers.games.price_of_power.rules import missions
from greatpowers.games.price_of_power.rules.battle_sides import (
    BOTH,
    EMPIRE,
    Battle,
    is_fighting,
    units_of,
)
from greatpowers.games.price_of_power.rules.characters import in_office
from greatpowers.games.price_of_power.rules.cubes import has_too_many_claims
from greatpowers.games.price_of_power.rules.deal_terms import Terms
from greatpowers.games.price_of_power.rules.empire import (
    BORDERLANDS,
    has_to_leave,
    has_to_rejoin,
    master_of,
    most_authority,
)
from greatpowers.games.price_of_power.rules.imperial_defence import MOST_IMPERIAL
from greatpowers.games.price_of_power.rules.income import deployed
from greatpowers.games.price_of_power.rules.influence import MOST_IN_AREA, lost_to_players
from greatpowers.games.price_of_power.rules.marriages import partners_of
from greatpowers.games.price_of_power.rules.mats import power_of
from greatpowers.games.price_of_power.rules.milestones import judge as reaches
from greatpowers.games.price_of_power.rules.milestones import may_be_new
from greatpowers.games.price_of_power.rules.mustering import mercenaries_out
from greatpowers.games.price_of_power.rules.occupation import is_seized
from greatpowers.games.price_of_power.rules.offer_rows import (
    MAKER,
    PARTNER,
    PIECES,
    offer_between,
    offers_on_table,
)
from greatpowers.games.price_of_power.rules.ownership import (
    has,
    how_many,
    is_npr,
    large_towns,
    small_towns,
    vassal_tokens,
)
from greatpowers.games.price_of_power.rules.relations import is_enemy
from greatpowers.games.price_of_power.rules.ships import placed
from greatpowers.games.price_of_power.rules.units import area_of, size_of
from greatpowers.games.price_of_power.state import (
    ACTIONS,
    CLAIMS_PLACED,
    DRAW,
    IMPERIAL,
    INCOME,
    LAND_CHANGED,
    NO_DISC,
    NOT_DEPLOYED,
    PEACE,
    REBELS,
    SEATS,
    State,
)
from greatpowers.kernel.rule import rule
from greatpowers.kit.checks import all_there, must

MOST_MISSIONS = 2


def check(s: State) -> None:
    """Raise if the table has become impossible."""
    if any(s.decks):
        _check_cards(s)
        _check_goals(s)
    _check_map(s)
    _check_flags(s)
    _check_review(s)
    _check_ties(s)
    _check_wars(s)
    for seat in range(s.players):
        _check_mat(s, seat)
        _check_forces(s, seat)
    _check_offices(s)
    _check_curia(s)
    _check_offers(s)
    _check_round(s)


def _check_offices(s: State) -> None:
    everybody = [who for seat in range(s.players) for who in in_office(s, seat)]
    must(len(everybody) == len(set(everybody)), "5.2.1", "a character serves two players")
    must(mercenaries_out(s) <= MERCENARIES, "2.2.1", "more Mercenaries than there are")


def _check_offers(s: State) -> None:
    for row in offers_on_table(s):
        codes = row[PIECES:]
        is_known = row[MAKER] != row[PARTNER] and max(row[MAKER], row[PARTNER]) < s.players
        must(is_known, "R225", "an offer to nobody")
        must(offer_between(s, row[MAKER], row[PARTNER]) is row, "R225", "an offer out of place")
        terms = Terms(codes, row[MAKER], row[PARTNER])
        must(bool(codes) and not terms.lacks_price, "5.1.2", "an offer that is not whole")


def _check_curia(s: State) -> None:
    must(NOBODY in (s.crusade, s.excommunicated), "19.3", "two tokens of Papal Actions")
    is_out = s.crusade != NOBODY or s.excommunicated != NOBODY
    must(not is_out or s.phase in (ACTIONS, PEACE, INCOME), "4.4.5", "a Papal Action of old")
    is_over = s.crusade == NOBODY and s.phase < INCOME
    must(not (is_over and s.committed), "19.3.2", "committed to no Crusade")


def _check_cards(s: State) -> None:
    cards = [card for pile in (*s.decks, *s.discards) for card in pile]
    for hands in (s.hand, s.drawn, s.aside, s.display):
        cards += [card for hand in hands for card in hand]
    cards += s.playing
    for seat in range(s.players):
        cards += [who for who in in_office(s, seat) if who in ALL_CARDS]
        must(set(s.kept[seat]) <= {*s.drawn[seat], *s.hand[seat]}, "4.1.3", "a strange card kept")
        must(len(s.display[seat]) == len(s.charges[seat]), "6.2.1", "a Display card without cubes")
    all_there(cards, ALL_CARDS, "6.0", "Action cards")
    trades = [*s.trade_deck, *s.trade_discards, *s.trade_unused, *s.trade_shown]
    all_there(trades, ALL_TRADES, "12.1", "Trade cards")
    ideas = [*s.grid, *(idea for deck in s.idea_decks for idea in deck)]
    all_there(ideas, [idea for idea in ALL_IDEAS if IDEA_AGE[idea] <= s.age], "8.0", "Ideas")
    for idea in ALL_IDEAS:
        must(not s.knows[idea] or idea in s.grid, "8.0", "an Idea known but not displayed")


def _check_goals(s: State) -> None:
    must(len(s.row) == len(s.row_ducats), "16.2", "Ducats beside the Events")
    must(0 <= s.face_up <= len(s.row), "16.2", "more Events open than there are")
    dealt = [
        event
        for age in s.ages
        if age <= s.age
        for half in halves(s.scenario, age)
        for event in half
    ]
    all_there([*s.events, *s.row, *s.events_gone], dealt, "16.0", "Events")
    must(len(s.milestones) == len(s.reached), "17.3", "a Milestone too many")
    for seat in range(s.players):
        hand = s.missions[seat]
        must(len(hand) == len(set(hand)) <= MOST_MISSIONS, "17.2.1", "too many Missions")
        must(set(s.held[seat]) <= set(hand), "R5", "a Mission held that is not in hand")
        done = [mission for mission in hand if has(s.completed[mission], seat)]
        must(not done, "17.2", "a Mission in hand that is completed")


def _check_map(s: State) -> None:
    held = [place for place in ALL_PROVINCES if s.holder[place] != NOBODY]
    discs = [place for place in ALL_PROVINCES if s.disc[place] != NO_DISC]
    must(held == discs, "7.5", "a disc without a player")
    listed = [place for lands in s.lands for place in lands]
    all_there(listed, held, "7.5", "discs on the lists of players")
    for seat, lands in enumerate(s.lands):
        strange = [place for place in lands if s.holder[place] != seat]
        must(not strange, "7.5", "a disc on the list of another player")
    free = [place for place in ALL_PROVINCES if s.holder[place] == NOBODY]
    must(not any(s.unrest[place] for place in free), "14.1", "Unrest in nobody's Province")
    seized = [place for place in free if s.occupier[place] == REBELS]
    must(not seized, "14.3", "Rebels hold what is not a player's")
    _check_occupation(s)
    cubes = sorted([area for areas in s.influence for area in areas])
    crowded = [
        area for area, other in zip(cubes, cubes[MOST_IN_AREA:], strict=False) if area == other
    ]
    must(not crowded, "11.1", "too much Influence in an Area")
    for area in set(cubes):
        must(not is_distant(area), "11.1", "Influence overseas")
    must(min(s.rebels) >= 0, "14.3", "fewer than no Rebels")
    must(max(s.core) < s.players, "7.6", "a Core of nobody")
    for zone in ALL_ZONES:
        guards = sum(s.guards[zone * SEATS : zone * SEATS + SEATS])
        must(guards <= PROTECTION_SLOTS[zone], "12.3", "too many Ships protect Trade")
    must(min(s.guards) >= 0 and min(s.ships) >= 0, "9.10.3", "fewer than no Ships")
    must(min(s.pirates) >= 0, "9.10.7", "fewer than no Pirates")
    _check_empire(s)


def _check_empire(s: State) -> None:
    must(0 <= s.authority <= MOST_AUTHORITY, "18.1", "Authority off its track")
    fighting = 0
    if is_fighting(s):
        b = Battle(s)
        sides = [side for side in BOTH if EMPIRE in b.parties(side)]
        must(len(sides) <= 1, "18.4.1", "Imperial Units on both sides")
        fighting = sum(units_of(b, side, EMPIRE) for side in sides)
    must(s.imperial_units >= 0, "18.4.1", "fewer than no Imperial Units")
    must(s.imperial_units + fighting <= MOST_IMPERIAL, "18.4.1", "too many Imperial Units")
    must(s.emperor != NOBODY or not s.is_defending, "18.4", "nobody defends the Empire")
    if s.emperor == NOBODY:
        must(not s.imperial_units and not fighting, "18.4.1", "Imperial Units of nobody")
    if s.is_dissolved:
        must(s.emperor == NOBODY and not s.authority, "18.7", "an Emperor without an Empire")
        must(not s.influence[IMPERIAL], "18.2", "Imperial Influence without an Empire")


def _check_occupation(s: State) -> None:
    seized = [place for place in ALL_PROVINCES if is_seized(s, place)]
    towns = [place for place in ALL_PROVINCES if s.seized[place] != NO_DISC]
    must(seized == towns, "9.8", "an occupier without a Town")
    uneasy = {place for place in ALL_PROVINCES if s.uneasy[place]}
    must(uneasy <= set(seized), "9.8", "Unrest of no occupier")
    for place in seized:
        must(s.occupier[place] != s.holder[place], "9.8", "a player occupies what is his")
        must(s.occupied[s.occupier[place]].count(place) == 1, "9.8", "an occupation on no list")


def _check_flags(s: State) -> None:
    """Check what is noted about flags, so that it need not be looked for, against the map."""
    abroad = [place for place in ALL_PROVINCES if s.dynamic[place] not in (NOBODY, FLAG[place])]
    must(s.abroad == abroad, "13.3", "a token over a flag that is on no list")
    if not s.changed & LAND_CHANGED:
        must(not lost_to_players(s), "11.1.1", "Influence in an Area of players alone")
        for area in BORDERLANDS:
            is_due = has_to_leave(s, area) or has_to_rejoin(s, area)
            must(not is_due, "18.6", "an Area on the wrong side of the Empire's border")
        must(s.authority <= most_authority(s), "18.1", "more Authority than the Electors allow")


def _check_review(s: State) -> None:
    """Check that nothing waits for a review though nothing has changed since the last one."""
    for seat in range(s.players):
        is_due = not s.changed & CLAIMS_PLACED and has_too_many_claims(s, seat)
        must(not is_due, "2.2.1", "too many Claims that nobody has counted")
        for milestone in s.milestones:
            is_due = not may_be_new(milestone, s.changed) and reaches(s, seat, milestone)
            must(not is_due, "17.3.1", "a Milestone that nobody has seen reached")
        for mission in s.missions[seat] if s.phase != DRAW else ():
            is_seen = not missions.may_be_new(s, seat, mission, s.changed)
            is_due = is_seen and missions.is_fulfilled(s, seat, mission)
            must(mission in s.held[seat] or not is_due, "17.2.2", "a Mission not seen fulfilled")


def _check_ties(s: State) -> None:
    for realm in ALL_REALMS:
        other = s.seat_of[realm]
        tied = s.allied[realm] | s.active[realm] | s.married[realm] | s.disputed[realm]
        if not tied and other == NOBODY:
            continue
        must(other != NOBODY or how_many(s.allied[realm]) <= 1, "11.3", "an Ally of two players")
        must(not s.active[realm] & ~s.allied[realm], "11.3.8", "an Active Ally without Alliance")
        must(not s.married[realm] & s.disputed[realm], "11.2", "a Marriage of two sides")
        if other == NOBODY:
            continue
        for seat in s.seated:
            theirs = s.realm[seat]
            married = s.married[realm] | s.disputed[realm]
            mutual = s.married[theirs] | s.disputed[theirs]
            must(has(married, seat) == has(mutual, other), "11.2", "a one-sided Marriage")
            ally = has(s.allied[realm], seat) == has(s.allied[theirs], other)
            must(ally, "11.3", "a one-sided Alliance")


def _check_wars(s: State) -> None:
    for realm in ALL_REALMS:
        must(not s.war[realm] & s.truce[realm], "10.4", "War and Truce at once")
        own = s.seat_of[realm]
        must(own == NOBODY or not has(s.war[realm], own), "9.1", "at War with oneself")
    if s.changed & LAND_CHANGED:
        return
    for realm in ALL_REALMS:
        is_there = s.seat_of[realm] != NOBODY or is_npr(s, realm)
        must(is_there or not s.war[realm], "10.4", "a War with nobody")
    for seat in range(s.players):
        for place in s.occupied[seat]:
            must(is_enemy(s, seat, master_of(s, place)), "9.8.1", "occupied in Peace")


def _check_mat(s: State, seat: Seat) -> None:
    for power in ALL_POWERS:
        must(0 <= power_of(s, seat, power) <= MOST_POWER, "7.1", "power off its mat")
    must(s.ducats[seat] >= 0, "7.4.1", "debts without a Loan")
    must(s.interest[seat] >= 0, "7.4.4", "fewer than no Loans")
    must(LEAST_STABILITY <= s.stability[seat] <= MOST_STABILITY, "7.3", "Stability off its track")
    must(large_towns(s, seat) <= LARGE_TOWNS, "7.5", "too many Large Towns")
    must(small_towns(s, seat) <= SMALL_TOWNS, "7.5", "too many Small Towns")
    must(vassal_tokens(s, seat) <= VASSAL_TOKENS, "7.5", "too many Vassals")
    must(s.colonists[seat] >= 0, "5.3.3", "fewer than no Colonists")
    allies = sum([has(seats, seat) for seats in s.allied if seats])
    must(allies <= ALLIANCE_TOKENS, "11.3", "more Alliances than tokens")
    must(len(partners_of(s, seat)) <= MARRIAGE_TOKENS, "11.2", "more Marriages than tokens")
    nodes = [each for each in s.merchant[seat * MERCHANTS : (seat + 1) * MERCHANTS] if each >= 0]
    must(len(nodes) == len(set(nodes)), "12.4", "two Merchants of a player in a node")


@rule("22.0", "9.10.3")
def _check_forces(s: State, seat: Seat) -> None:
    must(s.available[seat] >= 0 and s.exhausted[seat] >= 0, "9.3", "fewer than no Units")
    units = deployed(s, seat, REGULAR) + s.available[seat] + s.exhausted[seat]
    must(units <= MOST_MANPOWER, "9.3", "more Units than there are")
    must(placed(s, seat) <= SHIPS, "9.10.3", "more Ships than there are")
    for army in range(ARMIES):
        is_there = area_of(s, seat, army) != NOT_DEPLOYED
        must(is_there == (size_of(s, seat, army) > 0), "9.10.2", "an empty Army on the board")


def _check_round(s: State) -> None:
    must(len(s.passed) == len(set(s.passed)), "4.2.4", "passed twice")
    must(DIVERSE not in s.state_faith, "15.0.5", "a State Religion of Diverse Faiths")
    must(not s.conferring or s.has_secret_talks, "5.1.7", "a talk in private that has no price")
    must(max(s.taken) <= EVENTS_EACH[s.scenario], "4.2.2", "too many Events taken")
