"""3.0 Who plays which realm: as the players sit, by lot, by choice, or by bids."""

from typing import Final

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import realm_text
from greatpowers.games.price_of_power.state import PriceTable
from greatpowers.games.price_of_power.vocabulary import BID, MOST_COUNTED, TAKE_REALM
from greatpowers.kernel.agenda import Affair
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kit.asking import choose

HOW: Final = ("seats", "lots", "choice", "bids")
"""How the realms of a scenario are given to the players."""
LOTS: Final = HOW.index("lots")
CHOICE: Final = HOW.index("choice")
BIDS: Final = HOW.index("bids")


@rule("3.0", "R91")
def give_realms(t: PriceTable, _affair: Affair) -> Play[None]:
    """Give the players their realms; in whatever way, the realms sit as the scenario says."""
    how = t.state.realms_by
    players = list(range(t.state.players))
    if how == LOTS:
        t.chance.shuffle(players)
        t.change_places(players)
    elif how == CHOICE:
        t.chance.shuffle(players)
        tell_order(t, players)
        t.change_places((yield from choose_realms(t, players)))
    elif how == BIDS:
        yield from bid(t, players)


def tell_order(t: PriceTable, players: list[Seat]) -> None:
    """Tell everybody in which order the players choose."""
    for place, player in enumerate(players):
        t.say("log-choice-order", player=player + 1, n=place + 1, cite="3.0")


def choose_realms(t: PriceTable, players: list[Seat]) -> Play[list[Seat]]:
    """Let the players choose realms in an order; return who sits where then."""
    s = t.state
    order = [-1] * s.players
    for player in players:
        left = [s.realm[seat] for seat in range(s.players) if order[seat] < 0]
        realm = left[0]
        if len(left) > 1:
            realm = yield from choose(
                t, player, "ask-realm", TAKE_REALM, left, cite="3.0", public=True
            )
        order[s.seat_of[realm]] = player
        t.say("log-takes-realm", power=realm_text(realm), n=player + 1, cite="3.0")
    return order


def bid(t: PriceTable, players: list[Seat]) -> Play[None]:
    """Let all bid Prestige at once; the highest chooses first, and begins with that much less."""
    s = t.state
    yield from t.together({player: _bid(t, player) for player in players})
    bids = [BID.target(s.upkeep[player][0]) for player in range(s.players)]
    s.upkeep = [[] for _ in s.upkeep]
    t.raise_wall()
    for player, prestige in enumerate(bids):
        t.say("log-bid", player=player + 1, n=prestige, cite="R91")
    t.chance.shuffle(players)
    players.sort(key=lambda player: -bids[player])
    tell_order(t, players)
    order = yield from choose_realms(t, players)
    t.change_places(order)
    for seat, player in enumerate(order):
        s.prestige[seat] -= bids[player]


def _bid(t: PriceTable, player: Seat) -> Play[None]:
    answer = yield t.ask(
        player,
        "ask-bid",
        lambda: [Choice(BID, range(MOST_COUNTED + 1))],
        cite="R91",
        default=BID(0),
        public=True,
    )
    t.state.upkeep[player].append(answer)
