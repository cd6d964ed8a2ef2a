"""17.4.3: what each of the ten Power Struggles asks for besides its Battlegrounds."""

from collections.abc import Callable
from typing import Final

import pytest

from greatpowers.games.price_of_power.components.cards import STRUGGLE_ROWS, STRUGGLES
from greatpowers.games.price_of_power.components.world import (
    AREAS,
    PRINTED_TAX,
    PROVINCES,
    PROVINCES_OF,
    area,
    is_distant,
    realm,
)
from greatpowers.games.price_of_power.rules.ownership import lands_of, plus
from greatpowers.games.price_of_power.rules.struggle_scoring import prestige_of
from greatpowers.games.price_of_power.rules.struggles import BATTLEGROUNDS
from greatpowers.games.price_of_power.state import State, put
from greatpowers.kernel.bill import Bill
from greatpowers.kernel.rule import rule
from tests.rules.price_of_power.scenes import (
    influence,
    occupy,
    position,
    sail,
    send_out,
    settle,
    vassalize,
)

Deed = Callable[[State], None]
ONE: Final = 0
"""The seat that a criterion names."""
OTHER: Final = 1


def towns(*places: str) -> Deed:
    return lambda s: settle(s, ONE, *places)


def all_of(name: str) -> Deed:
    return towns(*(PROVINCES[place] for place in PROVINCES_OF[area(name)]))


def taken(*places: str) -> Deed:
    return lambda s: occupy(s, ONE, *places)


def vassals_of(name: str) -> Deed:
    def vassalize_all(s: State) -> None:
        vassalize(s, ONE, *(PROVINCES[place] for place in lands_of(s, realm(name))))

    return vassalize_all


def leads_in(name: str) -> Deed:
    return lambda s: influence(s, ONE, **{name: 1})


def ally(s: State) -> None:
    s.allied = put(s.allied, realm("burgundy"), plus(0, ONE))


def marry(s: State) -> None:
    s.married = put(s.married, realm("hungary"), plus(0, ONE))


def crown(s: State) -> None:
    s.emperor, s.authority = ONE, 4


def lombard_crown(s: State) -> None:
    s.emperor = ONE
    leads_in("lombardy")(s)


def curia(s: State) -> None:
    s.cardinals = [ONE]


def fleet(s: State) -> None:
    sail(s, ONE, caribbean_sea=3)


def merchant(s: State) -> None:
    send_out(s, ONE, "lubeck")


CRITERIA: Final = (
    ("italian_wars", "france", taken("milano"), 2),
    ("italian_wars", "castile", towns("napoli"), 2),
    ("italian_wars", "austria", lombard_crown, 1),
    ("italian_wars", "england", curia, 1),
    ("burgundian_inheritance", "france", towns("bourgogne"), 2),
    ("burgundian_inheritance", "austria", towns("brugge", "gent"), 2),
    (
        "burgundian_inheritance",
        "netherlands",
        towns("amsterdam", "zeeland", "breda", "gelre", "friesland"),
        2,
    ),
    ("burgundian_inheritance", "england", ally, 1),
    ("french_coast", "england", towns("bordeaux", "normandie"), 3),
    ("french_coast", "france", all_of("seine"), 2),
    ("livonia", "muscovy", towns("neva"), 2),
    ("livonia", "sweden", taken("reval"), 2),
    ("livonia", "poland", towns("riga"), 2),
    ("hungary", "austria", towns("pozsony"), 2),
    ("hungary", "ottomans", taken("pest"), 2),
    ("hungary", "poland", marry, 1),
    ("aegean", "venice", towns("creta"), 2),
    ("aegean", "ottomans", all_of("greece"), 2),
    ("aegean", "mamluks", taken("cyprus"), 2),
    ("rhine", "austria", crown, 2),
    ("rhine", "france", taken("lorraine"), 2),
    ("rhine", "england", leads_in("westphalia"), 1),
    ("baltic", "sweden", towns("lund"), 2),
    ("baltic", "poland", taken("danzig"), 2),
    ("baltic", "brandenburg", towns("stettin"), 2),
    ("baltic", "england", merchant, 1),
    ("steppe", "muscovy", towns("astrakhan"), 2),
    ("steppe", "ottomans", vassals_of("crimea"), 2),
    ("steppe", "poland", towns("podole"), 1),
    ("caribbean", "castile", towns("mexico"), 2),
    ("caribbean", "england", fleet, 1),
)
DUTIES: Final = (
    ("french_coast", "england", towns("bordeaux"), -2),
    ("caribbean", "castile", towns("antilles"), -2),
)
"""What costs Prestige, and how it is avoided."""


def criteria(s: State, seat: int, struggle: str) -> list[int]:
    """Return the Prestige of the criteria that hold."""
    lines: Bill = []
    prestige_of(s, seat, STRUGGLES.index(struggle), lines)
    return [line.number for line in lines if line.text == "bill-struggle-criterion"]


@rule("17.4.3")
@pytest.mark.parametrize(("struggle", "name", "deed", "prestige"), CRITERIA)
def test_a_criterion_counts_for_whom_it_names(
    struggle: str, name: str, deed: Deed, prestige: int
) -> None:
    s = position(name, "portugal")
    assert prestige not in criteria(s, ONE, struggle)
    deed(s)
    assert prestige in criteria(s, ONE, struggle)
    assert prestige not in criteria(s, OTHER, struggle)


@rule("17.4.3")
@pytest.mark.parametrize(("struggle", "name", "deed", "prestige"), DUTIES)
def test_a_duty_costs_prestige_until_it_is_done(
    struggle: str, name: str, deed: Deed, prestige: int
) -> None:
    s = position(name, "portugal")
    assert criteria(s, ONE, struggle) == [prestige]
    assert criteria(s, OTHER, struggle) == []
    deed(s)
    assert criteria(s, ONE, struggle) == []


@rule("17.4.3")
def test_every_criterion_of_the_ten_struggles_is_tried() -> None:
    printed = sorted(
        (row["id"], each["prestige"]) for row in STRUGGLE_ROWS for each in row["criteria"]
    )
    tried = sorted((struggle, prestige) for struggle, _, _, prestige in (*CRITERIA, *DUTIES))
    assert tried == printed
    assert len(STRUGGLES) == 10


@rule("17.4", "17.4.3")
@pytest.mark.parametrize("struggle", range(len(STRUGGLES)), ids=STRUGGLES)
def test_who_owns_all_battlegrounds_has_their_taxes_and_is_alone_in_each(struggle: int) -> None:
    """On the main map: overseas nothing is gained by being alone."""
    s = position("portugal", "england")
    expected = []
    for place in BATTLEGROUNDS[struggle]:
        all_of(AREAS[place])(s)
        expected.append(sum(PRINTED_TAX[each] for each in PROVINCES_OF[place]))
        if not is_distant(place):
            expected.append(1)
    lines: Bill = []
    prestige_of(s, ONE, struggle, lines)
    found = [line.number for line in lines if line.text.startswith("bill-battleground")]
    assert found == expected
