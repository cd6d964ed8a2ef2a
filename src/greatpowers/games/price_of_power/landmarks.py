"""What a long trial of the game should meet: Events, cards, goals, trade, revolts, people, wars."""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    ACTIONS,
    CARDS,
    DEEDS,
    EVENTS,
    GOOD,
    IDEAS,
    MILESTONES,
    MISSIONS,
    STRUGGLES,
    TRADES,
)
from greatpowers.games.price_of_power.components.scenarios import (
    AGES_IN,
    SCENARIOS,
    STRUGGLES_IN,
    halves,
)
from greatpowers.games.price_of_power.components.tables import REBEL_FACES, SHIP_KINDS
from greatpowers.games.price_of_power.components.world import CONTINENTS, EUROPE, FAITHS, NODES
from greatpowers.games.price_of_power.landmarks_near import aims, lateness, nearness
from greatpowers.games.price_of_power.landmarks_ways import openings, serving
from greatpowers.games.price_of_power.vocabulary import TERMS
from greatpowers.kernel.log import Entry
from greatpowers.kit.landmarks import Landmarks, Lines, in_group, thing, told_in

_TOLD: Final[Lines] = {
    "log-takes-event": ("event", ("event",)),
    "log-unpicked-event": ("unpicked", ("event",)),
    "log-uses": ("deed", ("deed",)),
    "log-researches": ("idea", ("idea",)),
    "log-mission": ("mission", ("mission",)),
    "log-milestone": ("milestone", ("milestone",)),
    "log-struggle-scored": ("struggle", ("struggle",)),
    "log-trades": ("node", ("node",)),
    "log-rebel-die": ("rebel die", ("face",)),
    "log-area-converted": ("converted", ("faith",)),
    "log-launches": ("ship", ("ship",)),
    "log-distant-trade": ("continent", ("continent",)),
    "log-term": ("term", ("term",)),
}
SINGLE: Final = {
    "log-mortality": "people: mortality",
    "log-falls-ill": "people: ill",
    "log-dies": "people: dead",
    "log-interregnum": "people: interregnum",
    "log-rejects-ruler": "people: rejected",
    "log-dismissed": "people: dismissed",
    "log-new-advisor": "people: advisor",
    "log-new-general": "people: general",
    "log-new-admiral": "people: admiral",
    "log-borrows": "money: loan",
    "log-repays": "money: repaid",
    "log-bankrupt": "money: bankruptcy",
    "log-corruption": "money: corruption",
    "log-deficit": "money: deficit",
    "log-alliance": "ties: alliance",
    "log-alliance-ended": "ties: alliance ended",
    "log-truce": "ties: truce",
    "log-marriage": "ties: marriage",
    "log-marriage-ended": "ties: marriage ended",
    "log-succession-disputed": "ties: disputed",
    "log-keeps-marriages": "ties: marriages kept",
    "log-claim": "ties: claim",
    "log-core": "ties: core",
    "log-cb": "ties: casus belli",
    "log-unused-cb": "ties: casus belli unused",
    "log-vassalized": "ties: vassalized",
    "log-annexed": "ties: annexed",
    "log-pays-immunity": "covert: immunity",
    "log-unrest": "revolt: unrest",
    "log-calm": "revolt: calm",
    "log-rebels": "revolt: rebels",
    "log-rebels-move": "revolt: rebels move",
    "log-rebel-town": "revolt: rebel town",
    "log-liberated": "revolt: liberated",
    "log-joins": "revolt: freed colony",
    "log-explores": "overseas: exploration",
    "log-explores-skull": "overseas: skull",
    "log-discovers": "overseas: discovery",
    "log-exploration-fails": "overseas: failure",
    "log-colonizes": "overseas: colony",
    "log-colonists": "overseas: colonists",
    "log-dnpr-appears": "dynamic: appears",
    "log-dnpr-token": "dynamic: grows",
    "log-state-religion": "faith: state religion",
    "log-gains-cardinal": "curia: cardinal",
    "log-loses-cardinal": "curia: cardinal lost",
    "log-gains-roma": "curia: roma",
    "log-excommunicates": "curia: excommunication",
    "log-calls-crusade": "curia: crusade",
    "log-takes-the-cross": "curia: crusader",
    "log-crusade-ends": "curia: crusade scored",
    "log-authority-up": "empire: authority rises",
    "log-authority-down": "empire: authority falls",
    "log-leaves-hre": "empire: area leaves",
    "log-rejoins-hre": "empire: area rejoins",
    "log-emperor-rolls": "empire: die of an NPR",
    "log-hre-faith": "empire: new faith",
    "log-hre-no-faith": "empire: no faith",
    "log-hre-dissolved": "empire: dissolved",
    "log-defends-hre": "empire: defended",
    "log-stands-down": "empire: defence over",
    "log-imperial-units": "empire: units in battle",
    "log-burden": "empire: burden",
    "log-elected": "empire: new emperor",
    "log-reelected": "empire: emperor again",
    "log-keeps-crown": "empire: nobody elected",
    "log-inflation-adm": "trade: inflation paid",
    "log-inflation-interest": "trade: inflation borrowed",
    "log-pirates": "trade: pirates",
    "log-expands": "trade: node expanded",
    "log-takes-slot": "trade: slot taken",
    "log-ship-lost": "trade: ship lost",
    "log-changes-focus": "turn: focus",
    "log-replenishes": "turn: manpower",
    "log-recruits": "turn: recruits",
    "log-last-turns": "turn: last turns",
    "log-age": "age: a second one",
    "log-declares-war": "war: declared",
    "log-call": "war: call",
    "log-active-ally": "war: active ally",
    "log-accepts-call": "war: call accepted",
    "log-refuses-call": "war: call refused",
    "log-mediates": "war: call mediated",
    "log-invades": "war: invasion",
    "log-army-marches": "march: army",
    "log-unit-marches": "march: unit",
    "log-reorganizes": "march: armies in new order",
    "log-lets-in": "march: let in",
    "log-lets-not-in": "march: not let in",
    "log-pays-access": "march: access paid",
    "log-ship-sails": "march: ship",
    "log-fleet-sails": "march: fleet",
    "log-galleys-lost": "march: galleys lost",
    "log-refits": "march: refit",
    "log-battle": "battle: fought",
    "log-battle-won": "battle: won",
    "log-battle-nobody": "battle: nobody won",
    "log-commands": "battle: leader",
    "log-npr-card": "battle: card drawn",
    "log-removes-die": "battle: die removed",
    "log-adds-dice": "battle: dice added",
    "log-battle-damage": "battle: ship damaged",
    "log-captures": "battle: ship captured",
    "log-wounded": "battle: leader wounded",
    "log-ruler-falls": "battle: ruler falls",
    "log-retreats": "battle: retreat",
    "log-npr-retreats": "battle: retreat of a realm without a player",
    "log-besieges": "siege: province falls",
    "log-occupies": "siege: occupied",
    "log-rebel-town-gone": "siege: rebel town",
    "log-driven-out": "siege: ships driven out",
    "log-keeps-province": "peace: province kept",
    "log-offers-peace": "peace: offered",
    "log-refuses-peace": "peace: refused",
    "log-offer": "offer: laid",
    "log-offer-accepted": "offer: accepted",
    "log-offer-refused": "offer: refused",
    "log-offer-withdrawn": "offer: withdrawn",
    "log-offer-lapsed": "offer: lapsed",
    "log-pact": "peace: negotiated",
    "log-pact-made": "peace: agreed",
    "log-pact-refused": "peace: agreement refused",
    "log-surrenders": "peace: surrender",
    "log-comes-home": "peace: units come home",
    "log-peace": "peace: made",
}
"""The lines that are a landmark by themselves."""


_REACTIONS: Final = {"log-counters": "card: counterespionage", "log-ambush": "card: ambush"}
"""Cards that are told in words of their own when they are played."""
AGREED: Final = {
    "log-deal-alliance": "alliance",
    "log-deal-marriage": "marriage",
    "log-deal-support": "money",
    "log-deal-sale": "province",
    "log-pact-victor": "victor",
    "log-pact-return": "province returned",
    "log-pact-free": "province set free",
    "log-pact-influence": "influence given up",
    "log-pact-claim": "claim given up",
    "log-pact-alliance": "alliance given up",
}
"""What deals and negotiated peaces say, line by line."""
_BEGUN: Final = frozenset(("log-deal", "log-offer", "log-pact"))
_MADE: Final = {"log-deal-done": "deal", "log-pact-made": "pact"}


def told_by(entry: Entry) -> str | None:
    """Return the landmark of which a line of the log tells, if any."""
    if entry.text in _REACTIONS:
        return _REACTIONS[entry.text]
    if entry.text == "log-plays":
        return f"card: {ACTIONS[ACTION_OF[CARDS.index(thing(entry.args['card']))]]}"
    if entry.text == "log-trade-card":
        return f"good: {GOOD[TRADES.index(thing(entry.args['trade']))]}"
    if entry.text in SINGLE:
        return SINGLE[entry.text]
    return told_in(_TOLD, entry)


def agreed_in(log: Sequence[Entry]) -> list[str]:
    """Return what was agreed in the deals and negotiated peaces that were made.

    What one says stands line after line; what was told before it was of another one.
    """
    found: list[str] = []
    offered: list[str] = []
    is_telling = False
    for entry in log:
        if entry.text in AGREED:
            offered = [*(offered if is_telling else ()), AGREED[entry.text]]
        elif entry.text in _BEGUN:
            offered = []
        elif entry.text in _MADE:
            found += in_group(_MADE[entry.text], offered)
            offered = []
        is_telling = entry.text in AGREED
    return found


_IN_PACTS: Final = tuple(AGREED.values())
_IN_DEALS: Final = tuple(said for text, said in AGREED.items() if text.startswith("log-deal"))
"""What can be agreed: all that deals say also in the midst of a negotiated peace."""


def _events() -> list[str]:
    """Return the Events that are in the deck of some scenario."""
    found = {
        event
        for scenario in range(len(SCENARIOS))
        for age in AGES_IN[scenario]
        for half in halves(scenario, age)
        for event in half
    }
    return [name for event, name in enumerate(EVENTS) if event in found]


def _struggles() -> list[str]:
    found = {struggle for struggles in STRUGGLES_IN for struggle in struggles}
    return [name for struggle, name in enumerate(STRUGGLES) if struggle in found]


LANDMARKS: Final = Landmarks(
    [
        *in_group("event", _events()),
        *in_group("unpicked", _events()),
        *in_group("card", ACTIONS),
        *in_group("deed", DEEDS),
        *in_group("idea", IDEAS),
        *in_group("mission", MISSIONS),
        *in_group("milestone", MILESTONES),
        *in_group("struggle", _struggles()),
        *in_group("node", NODES),
        *in_group("good", dict.fromkeys(GOOD)),
        *in_group("rebel die", REBEL_FACES),
        *in_group("converted", FAITHS),
        *in_group("ship", SHIP_KINDS),
        *in_group("continent", [name for name in CONTINENTS if name != CONTINENTS[EUROPE]]),
        *in_group("term", TERMS),
        *in_group("deal", _IN_DEALS),
        *in_group("pact", _IN_PACTS),
        *SINGLE.values(),
    ],
    told_by,
    told_together=agreed_in,
    aims=aims,
    nearness=nearness,
    openings=openings,
    serving=serving,
    lateness=lateness,
    rests=(
        *("ask-action", "ask-settle", "ask-first-mission", "ask-missions"),
        *("ask-draw-from", "ask-keep"),
    ),
)
