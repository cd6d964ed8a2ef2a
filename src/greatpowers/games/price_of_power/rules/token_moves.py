"""16.3.2 A card brings an Alliance or a Marriage and no token is left: one may be taken off."""

from greatpowers.games.price_of_power.components.tables import Seat
from greatpowers.games.price_of_power.components.world import NOBODY, Realm, realm_text
from greatpowers.games.price_of_power.rules.ownership import Seats, has
from greatpowers.games.price_of_power.state import PriceTable, State
from greatpowers.games.price_of_power.vocabulary import PASS
from greatpowers.kernel.ask import Choice, Play
from greatpowers.kernel.rule import rule
from greatpowers.kernel.verdict import ALLOWED, Verdict
from greatpowers.kernel.vocabulary import Verb
from greatpowers.kit.asking import NOTHING


class Moved:
    """A kind of token: the question, the verb that ends the old tie, why one cannot be ended."""

    __slots__ = ("fixed", "prompt", "verb")

    def __init__(self, prompt: str, verb: Verb, fixed: Verdict) -> None:
        self.prompt = prompt
        self.verb = verb
        self.fixed = fixed


@rule("5.1.2")
def who_place(s: State, seat: Seat, realm: Realm) -> list[tuple[Seat, Realm]]:
    """Return who places a token where for a tie: between two players both do."""
    other = s.seat_of[realm]
    return [(seat, realm)] if other == NOBODY else [(seat, realm), (other, s.realm[seat])]


@rule("16.3.2", "2.2.1")
def offer_token(
    t: PriceTable,
    seat: Seat,
    moved: Moved,
    old: list[Realm],
    turned: tuple[Seats, ...],
    realm: Realm,
) -> Play[Realm]:
    """Let a player take a token off another realm; one that lies turned over stays."""

    def judge(other: Realm) -> Verdict:
        return moved.fixed if has(turned[other], seat) else ALLOWED

    answer = yield t.ask(
        seat,
        moved.prompt,
        lambda: [Choice(PASS), Choice(moved.verb, old, judge)],
        cite="16.3.2",
        default=PASS(),
        public=True,
        target=realm_text(realm),
    )
    return NOTHING if answer == PASS() else moved.verb.target(answer)
