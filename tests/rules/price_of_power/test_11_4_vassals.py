"""11.4 Vassals and Subjugate."""

from greatpowers.games.price_of_power.components.world import (
    ALL_PROVINCES,
    NOBODY,
    PRINTED_TAX,
    PROVINCES,
    area,
    province,
    realm,
)
from greatpowers.games.price_of_power.rules import stale_wars
from greatpowers.games.price_of_power.rules import vassals as rules
from greatpowers.games.price_of_power.rules.active_allies import activate
from greatpowers.games.price_of_power.rules.aftermath import dismiss_allies
from greatpowers.games.price_of_power.rules.influence import of, of_opponents
from greatpowers.games.price_of_power.rules.ownership import (
    base_tax,
    flag_of,
    is_npr,
    owns,
    vassal_tax,
    vassals_of_realm,
)
from greatpowers.games.price_of_power.rules.relations import at_peace, is_enemy
from greatpowers.games.price_of_power.state import (
    IMPERIAL,
    LARGE_TOWN,
    TWO_VASSALS,
    VASSAL,
    State,
    put,
)
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED
from tests.rules.price_of_power.scenes import (
    asked,
    begin,
    bill,
    cost,
    influence,
    occupy,
    options,
    play,
    position,
    refusal,
    settle,
    table,
    vassalize,
)

MILAN = realm("milan")
HUNGARY = realm("hungary")
CROATIA = realm("croatia")
AUSTRIAN = ("sundgau", "krain", "tirol", "lienz", "karnten", "wien", "osterreich", "steiermark")
MILANESE = ("milano", "cremona", "parma")


def scene(*more: str) -> State:
    """Austria, allied to Milan, with a Base Tax Income of eight or more."""
    s = position("austria", "france")
    settle(s, 0, *AUSTRIAN, *more)
    settle(s, 1, "toulouse")
    s.allied = put(s.allied, MILAN, 1)
    influence(s, 0, lombardy=4)
    return s


@rule("11.4.1", "11.4")
def test_an_ally_becomes_a_vassal() -> None:
    s = scene()
    s.strong = put(s.strong, province("milano"), 0)
    t = begin(s, rules.SUBJUGATE, 0)
    assert cost(t, "vassalize milan") == 4
    play(t, "vassalize milan")
    s = t.state
    assert [s.disc[province(name)] for name in MILANESE] == [TWO_VASSALS, VASSAL, VASSAL]
    assert s.allied[MILAN] == 0
    assert of(s, 0, area("lombardy")) == 0
    assert rules.vassals_of(s, 0) == [MILAN]
    assert vassal_tax(s, 0) == 2
    assert not is_npr(s, MILAN)


@rule("11.4.1", "11.3.8", "11.4.4", "R235")
def test_an_active_ally_becomes_a_vassal_in_the_midst_of_a_war() -> None:
    s = scene()
    s.war = put(s.war, realm("austria"), 1 << 1)
    s.war = put(s.war, MILAN, 1 << 1)
    activate(table(s), 0, MILAN)
    units = s.allied_units[0]
    assert units > 0
    occupy(s, 1, "parma")
    assert is_enemy(s, 1, MILAN)
    t = begin(s, rules.SUBJUGATE, 0)
    play(t, "vassalize milan")
    s = t.state
    assert rules.vassals_of(s, 0) == [MILAN]
    assert s.active[MILAN] == 0
    assert s.allied_units[0] == units
    stale_wars.forget(t)
    assert s.war[MILAN] == 0
    assert s.occupier[province("parma")] == 1
    assert not at_peace(s, 0)
    s.war = put(s.war, realm("austria"), 0)
    dismiss_allies(t, 0)
    assert s.allied_units[0] == 0


@rule("11.4.1", "13.4.5")
def test_it_needs_twice_the_tax() -> None:
    s = scene()
    s.strong = put(s.strong, province("milano"), 1)
    influence(s, 0, lombardy=5)
    assert rules.judge_vassalize(s, 0, MILAN) is rules.TOO_POOR
    s.married = put(s.married, MILAN, 1)
    assert rules.judge_vassalize(s, 0, MILAN) is ALLOWED


@rule("11.4.1", "11.2.1")
def test_opponents_influence_adds_to_the_price_and_a_marriage_saves_one() -> None:
    s = scene()
    s.married = put(s.married, MILAN, 1)
    influence(s, 1, lombardy=1)
    t = begin(s, rules.SUBJUGATE, 0)
    assert bill(t, "vassalize milan") == [
        ("bill-subjugate-tax", 4),
        ("bill-subjugate-rivals", 1),
        ("bill-marriage", -1),
    ]
    influence(t.state, 1, lombardy=2)
    assert rules.judge_vassalize(t.state, 0, MILAN) is rules.TOO_LITTLE_INFLUENCE


@rule("11.4.1", "11.2.1", "R211")
def test_with_a_marriage_the_tax_must_exceed_its_own_and_opponents_influence() -> None:
    s = scene()
    s.married = put(s.married, MILAN, 1)
    assert base_tax(s, 0) == 9
    s.strong = put(s.strong, province("milano"), 5)
    assert rules.judge_weight(s, 0, MILAN) is rules.TOO_POOR_MARRIED
    s.strong = put(s.strong, province("milano"), 4)
    assert rules.judge_weight(s, 0, MILAN) is rules.TOO_LITTLE_INFLUENCE
    influence(s, 1, lombardy=1)
    assert rules.judge_weight(s, 0, MILAN) is rules.TOO_POOR_MARRIED


@rule("11.4.1", "18.2", "R75")
def test_marriages_and_imperial_influence_of_others_count_as_theirs() -> None:
    s = scene()
    assert of_opponents(s, 0, MILAN) == 0
    s.married = put(s.married, MILAN, 0b10)
    assert of_opponents(s, 0, MILAN) == 1
    s.influence[IMPERIAL] += [area("lombardy")]
    s.emperor = 1
    assert of_opponents(s, 0, MILAN) == 2
    s.emperor = 0
    assert of_opponents(s, 0, MILAN) == 1


@rule("11.4.1")
def test_only_allies_are_vassalized_and_only_vassals_annexed() -> None:
    s = scene()
    t = begin(s, rules.SUBJUGATE, 0)
    assert refusal(t, "vassalize genoa") == ("no-subjugate-not-allied", "11.4.1")
    assert refusal(t, "annex milan") == ("no-annex-not-vassal", "11.4.1")


@rule("11.4.1", "11.2.2")
def test_marriages_of_others_end() -> None:
    s = scene()
    s.married = put(s.married, MILAN, 0b10)
    influence(s, 0, lombardy=5)
    t = begin(s, rules.SUBJUGATE, 0)
    play(t, "vassalize milan")
    assert t.state.married[MILAN] == 0


@rule("11.4.1", "13.4.4", "R79")
def test_a_vassal_is_annexed() -> None:
    s = scene()
    s.allied = put(s.allied, MILAN, 0)
    vassalize(s, 0, *MILANESE)
    s.unrest = put(s.unrest, province("parma"), True)
    s.married = put(s.married, MILAN, 1)
    influence(s, 0, lombardy=3)
    t = begin(s, rules.SUBJUGATE, 0)
    assert options(t) == ["annex milan"]
    play(t, "annex milan")
    s = t.state
    assert all(owns(s, 0, province(name)) for name in MILANESE)
    assert s.disc[province("milano")] == LARGE_TOWN
    assert s.unrest[province("parma")]
    assert s.married[MILAN] == 0


@rule("11.4.1")
def test_a_city_is_annexed_at_once() -> None:
    s = scene()
    s.allied = put(s.allied, realm("mantua"), 1)
    t = begin(s, rules.SUBJUGATE, 0)
    assert "annex mantua" in options(t)
    assert "vassalize mantua" in options(t)
    play(t, "annex mantua")
    assert owns(t.state, 0, province("mantova"))
    assert t.state.allied[realm("mantua")] == 0


@rule("11.4.3")
def test_pope_emperor_and_distant_realms_are_nobodys_vassals() -> None:
    s = scene()
    for name in ("papal_states", "vijayanagar"):
        s.allied = put(s.allied, realm(name), 1)
    assert rules.judge_vassalize(s, 0, realm("papal_states")) is rules.TOO_HIGH
    assert rules.judge_vassalize(s, 0, realm("vijayanagar")) is rules.OVERSEAS
    s = position("france")
    s.authority = 3
    s.allied = put(s.allied, realm("austria"), 1)
    assert rules.judge_vassalize(s, 0, realm("austria")) is rules.TOO_HIGH


@rule("7.5", "11.4.1")
def test_without_tokens_nobody_becomes_a_vassal() -> None:
    s = scene()
    vassalize(s, 0, *(PROVINCES[place] for place in _sixteen_small(s)))
    assert rules.judge_vassalize(s, 0, MILAN) is rules.NO_DISCS


def _sixteen_small(s: State) -> list[int]:
    small = [
        place for place in ALL_PROVINCES if PRINTED_TAX[place] == 1 and s.holder[place] == NOBODY
    ]
    return [place for place in small if flag_of(s, place) != MILAN][:16]


def hungarian(married: bool) -> State:
    s = scene("praha", "rudohori", "olomouc", "budejovice")
    s.allied = put(s.allied, MILAN, 0)
    s.allied = put(s.allied, HUNGARY, 1)
    s.married = put(s.married, HUNGARY, int(married))
    influence(s, 0, lombardy=0, royal_hungary=5, hungarian_plain=2, dalmatia=1, croatia_bosnia=1)
    return s


@rule("11.4.2")
def test_a_realm_with_vassals_needs_a_marriage() -> None:
    s = hungarian(married=False)
    assert vassals_of_realm(s, HUNGARY) == [CROATIA]
    assert rules.judge_vassalize(s, 0, HUNGARY) is rules.NEEDS_MARRIAGE


@rule("11.4.2", "13.2")
def test_e31_hungary_alone_for_a_marriage_and_seven_influence() -> None:
    t = begin(hungarian(married=True), rules.SUBJUGATE, 0)
    assert cost(t, "vassalize hungary") == 7
    play(t, "vassalize hungary")
    assert asked(t) == (0, "ask-follow")
    play(t, "pass")
    assert asked(t) == (0, "ask-released")
    play(t, "forge_with croatia")
    s = t.state
    assert rules.vassals_of(s, 0) == [HUNGARY]
    assert is_npr(s, CROATIA)
    assert s.allied[CROATIA] == 1


@rule("11.4.2")
def test_e31_hungary_and_its_vassal_for_nine() -> None:
    t = begin(hungarian(married=True), rules.SUBJUGATE, 0)
    play(t, "vassalize hungary")
    assert cost(t, "vassalize croatia") == 2
    play(t, "vassalize croatia")
    s = t.state
    assert rules.vassals_of(s, 0) == sorted([CROATIA, HUNGARY])
    assert not any(s.influence)


@rule("11.4.2")
def test_a_claim_may_be_laid_to_a_freed_vassal() -> None:
    s = hungarian(married=True)
    influence(s, 0, dalmatia=0, croatia_bosnia=0)
    t = begin(s, rules.SUBJUGATE, 0)
    play(t, "vassalize hungary")
    assert asked(t) == (0, "ask-released")
    play(t, "claim croatia_bosnia")
    assert area("croatia_bosnia") in t.state.claims[0]
