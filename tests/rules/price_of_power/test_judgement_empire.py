"""What a bot does as Emperor, and as a Subject of one."""

from greatpowers.bots import make_bot
from greatpowers.games.price_of_power.components.world import CATHOLIC, area, realm
from greatpowers.games.price_of_power.judgement import judge, plans
from greatpowers.games.price_of_power.rules.imperial_authority import raise_choice
from greatpowers.games.price_of_power.rules.imperial_defence import BURDEN, IMPERIAL_CALL
from greatpowers.games.price_of_power.state import ACTIONS, IMPERIAL, PriceTable, State
from greatpowers.kernel.chair import Chair
from greatpowers.kernel.table import Table
from tests.rules.price_of_power.scenes import Offer, give_power, influence, settle, table, warlike
from tests.rules.price_of_power.wars import at_war, raise_army
from tests.variants import variant

SAXONY, FRANCE = realm("saxony"), realm("france")


def empire() -> State:
    """Austria, who is Emperor, Brandenburg, a Subject, and France at war with Saxony."""
    s = warlike("austria", "brandenburg", "france")
    settle(s, 0, "wien", "osterreich", "steiermark", "krain")
    settle(s, 1, "berlin", "potsdam", "altmark")
    settle(s, 2, "paris", "champagne", "artois")
    s.emperor, s.authority, s.hre_faith = 0, 3, CATHOLIC
    s.influence[IMPERIAL] = [area("saxony")] * 3
    s.phase, s.turn = ACTIONS, 2
    for seat in range(3):
        s.ruler[seat] = seat
        s.ducats[seat] = 12
        s.available[seat] = 4
        give_power(s, seat, adm=6, dip=4, mil=4)
    at_war(s, 2, "saxony")
    return s


def opened(s: State, *offers: Offer) -> PriceTable:
    """Open a table in a position, at which bots can think."""
    game = variant(table(s.clone(), *offers).game, judge=judge, plans=plans)
    return Table.resume(game, s, {}, seed=0)


def chosen(s: State, seat: int, *offers: Offer) -> list[str]:
    """Return what a greedy bot answers for a seat."""
    t = opened(s, *offers)
    return [str(option) for option in make_bot("greedy", "luck").choose(Chair(t, seat))]


def test_an_emperor_raises_authority_that_can_be_paid() -> None:
    s = empire()
    assert chosen(s, 0, raise_choice) == ["raise_authority"]


def test_a_strong_emperor_comes_to_help() -> None:
    s = empire()
    influence(s, 0, bohemia=3)
    raise_army(s, 0, area("austria"), infantry=6)
    IMPERIAL_CALL.begin(s.agenda, 0, SAXONY, FRANCE)
    assert chosen(s, 0) == ["accept_call"]


def test_a_weak_one_stays_away_from_a_strong_enemy() -> None:
    s = empire()
    s.influence[IMPERIAL] = []
    raise_army(s, 2, area("rhineland"), infantry=12, cavalry=3)
    IMPERIAL_CALL.begin(s.agenda, 0, SAXONY, FRANCE)
    assert chosen(s, 0) == ["refuse_call"]


def test_a_subject_does_not_give_prestige_while_it_has_units_or_ducats() -> None:
    s = empire()
    BURDEN.begin(s.agenda, 1, FRANCE)
    assert chosen(s, 1)[0] in ("bear manpower", "bear ducats")
