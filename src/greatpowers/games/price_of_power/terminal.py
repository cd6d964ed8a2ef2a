"""How the game looks in a terminal: from what a seat sees to lines of text.

Styles stand in square brackets, ``[head]Round 2[/]``; what they look like is for the terminal.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from greatpowers.games.price_of_power.components.cards import (
    ACTION_OF,
    CARDS,
    EVENTS,
    IDEA_COST,
    IDEA_TYPE,
    IDEAS,
    MILESTONES,
    MORTALITY,
    SHAPES,
    STRUGGLES,
    SYMBOLS,
    TRADE_NODES,
    TRADES,
)
from greatpowers.games.price_of_power.components.tables import POWERS
from greatpowers.games.price_of_power.components.world import (
    AREA_OF,
    AREAS,
    FAITHS,
    MAIN_AREAS,
    NOBODY,
    NODES,
    PRINTED_FAITH,
    PROVINCES,
    SLOT_OF,
    SLOTS,
)
from greatpowers.games.price_of_power.effects.words import (
    Line,
    Piece,
    action_words,
    event_words,
    idea_words,
    milestone_words,
    struggle_words,
)
from greatpowers.games.price_of_power.terminal_battle import draw_battle
from greatpowers.games.price_of_power.terminal_deals import draw_deal, draw_offers
from greatpowers.games.price_of_power.terminal_wars import draw_prospects, draw_wars
from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import GAP, NOTHING, Picture, View, paragraph, row, with_facts

STANDING: Final = ("prestige", "ducats", "stability")
TIES: Final = ("allied", "active", "married", "disputed", "war", "truce", "cb")
WOULD_BRING: Final = "→"


def draw(view: View, words: Words) -> list[str]:
    """Draw all that a seat sees of the table."""
    picture = _Picture(view, words)
    return [
        "",
        *picture.heading(),
        *draw_battle(view, words),
        *draw_wars(view, words),
        *draw_prospects(view, words),
        *draw_deal(view, words),
        *draw_offers(view, words),
        *picture.players(),
        *picture.relations(),
        *picture.map(),
        *picture.trade(),
        *picture.goals(),
        *picture.ideas(),
        *picture.events(),
        *picture.own(),
    ]


class _Picture(Picture):
    """A drawing of one view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view["state"], words)
        self.explain: View = view["explain"]
        viewer = None if view["seat"] is None else view["seats"].index(view["seat"])
        self.me: View | None = None if viewer is None else self.state["players"][viewer]

    def realm(self, name: str) -> str:
        """Return the name of a realm; the Empire and Rebels have one as well."""
        return self.text(f"terminal-{name}" if name in ("empire", "rebels") else f"realm-{name}")

    def realms(self, names: Iterable[str]) -> str:
        """Return the names of some realms."""
        return ", ".join(self.realm(name) for name in names)

    def by_realm(self, numbers: Mapping[str, int]) -> str:
        """Return numbers with the realms that they belong to."""
        return ", ".join(f"{self.realm(name)} {number}" for name, number in numbers.items())

    def title(self, label: str) -> list[str]:
        """Return the head of a part of the drawing."""
        return ["", f"[head]{self.text(label)}[/]"]

    # -- the course of the game ---------------------------------------------------------------

    def heading(self) -> list[str]:
        """Draw where the game is and whose Turn it is."""
        state = self.state
        facts = [
            self.text(f"age-{state['age']}"),
            self.text("pop-round", n=state["round"]),
            self.text(f"pop-phase-{state['phase']}"),
        ]
        if state["turn"] is not None:
            facts.append(self.text("terminal-turn", realm=f"realm-{state['turn']}"))
        first = row(self.text("pop-first-player"), [self.realm(state["first"])])
        lines = [f"[head]{GAP.join(facts)}[/]", *first]
        if state["passed"]:
            lines += row(self.text("terminal-passed"), [self.realm(who) for who in state["passed"]])
        return lines

    # -- players ------------------------------------------------------------------------------

    def players(self) -> list[str]:
        """Draw the mat of each player."""
        return [line for player in self.state["players"] for line in self._player(player)]

    def _player(self, player: View) -> list[str]:
        if player["has_left"]:
            return [
                f"[head]{self.realm(player['realm'])}[/]",
                *row("", [self.text("pop-player-left")]),
            ]
        told = self.explain["players"][player["realm"]]
        return [
            f"[head]{self.realm(player['realm'])}[/]",
            *row("", self._standing(player, told), GAP),
            *row(self.text("terminal-power"), self._power(player, told)),
            *row(self.text("terminal-court"), self._court(player)),
            *row(self.text("terminal-forces"), self._forces(player, told)),
            *self._collection("ideas", self.names("idea", player["ideas"])),
            *self._collection("cards", self._cards(player)),
            *self._collection("completed", self.names("mission", player["completed"])),
        ]

    def _standing(self, player: View, told: View) -> list[str]:
        facts = [self.text(f"terminal-{what}", n=player[what]) for what in STANDING]
        facts[0] += f" {WOULD_BRING} {told['final_prestige']}"
        coming = sum(line["number"] for line in told["income"])
        facts[1] += f" ({coming:+})"
        if player["interest"]:
            facts.append(self.text("terminal-interest", n=player["interest"]))
        if player["faith"] is not None:
            facts.append(self.text(f"faith-{player['faith']}"))
        if player["events_taken"]:
            facts.append(self.text("pop-event-taken"))
        if player["is_leaving"]:
            facts.append(self.text("pop-player-leaves"))
        return facts

    def _power(self, player: View, told: View) -> list[str]:
        """Name the power of each type, and what a Round brings."""
        return [
            f"{self.text(f'power-{name}')} {number} "
            f"({sum(line['number'] for line in told['power'][name]):+})"
            for name, number in player["power"].items()
        ]

    def _court(self, player: View) -> list[str]:
        ruler = player["ruler"]
        named = self.text("pop-interregnum") if ruler is None else self._character(ruler)
        advisors = [self._character(who) for who in player["advisors"].values()]
        return [named, *advisors]

    def _character(self, who: str) -> str:
        name = self.text(f"character-{who}")
        return with_facts(name, [self.text("pop-ill")] if who in self.state["ill"] else [])

    def _forces(self, player: View, told: View) -> list[str]:
        """Name manpower, Armies, the Fleet, Merchants at home and Colonists."""
        facts = [
            self.text(
                "terminal-manpower",
                n=player["available"],
                exhausted=player["exhausted"],
                all=told["manpower"],
            )
        ]
        facts += [
            with_facts(self.text(f"area-{army['at']}"), self._units(army))
            for army in player["armies"]
            if army["at"] is not None
        ]
        facts += self._fleet(player["fleet"])
        facts.append(
            self.text("terminal-merchants", n=player["merchants_at_home"], all=player["merchants"])
        )
        if player["colonists"]:
            facts.append(self.text("terminal-colonists", n=player["colonists"]))
        return facts

    def _units(self, army: View) -> list[str]:
        units = [
            f"{self.text(f'unit-{band}_{kind}')} {number}"
            for band, kinds in army["units"].items()
            for kind, number in kinds.items()
        ]
        return units + ([] if army["general"] is None else [self._character(army["general"])])

    def _fleet(self, fleet: View) -> list[str]:
        if fleet["zone"] is None and fleet["port"] is None:
            return []
        at = f"zone-{fleet['zone']}" if fleet["port"] is None else f"province-{fleet['port']}"
        ships = [f"{self._ship(kind)} {number}" for kind, number in fleet["ships"].items()]
        admiral = [] if fleet["admiral"] is None else [self._character(fleet["admiral"])]
        return [with_facts(self.text(at), ships + admiral)]

    def _ship(self, kind: str) -> str:
        return self.text("terminal-damaged" if kind == "damaged" else f"ship-{kind}")

    def _cards(self, player: View) -> list[str]:
        """Count the hand by its backs, and name what is on display with its charges."""
        backs = [
            f"{self.text(f'power-{deck}')} {number}" for deck, number in player["cards"].items()
        ]
        shown = [f"{self._action(each['card'])} ({each['charges']})" for each in player["display"]]
        return backs + shown

    def _action(self, card: str) -> str:
        return self.text(f"card-{card}")

    def _collection(self, label: str, cells: list[str]) -> list[str]:
        return row(self.text(f"terminal-{label}"), cells) if cells else []

    # -- ties ---------------------------------------------------------------------------------

    def relations(self) -> list[str]:
        """Draw the Empire, the Curia, and the ties of players to realms."""
        state = self.state
        crown = state["crown"]
        who = self.text("pop-nobody") if crown is None else self.realm(crown)
        roma = [] if state["roma"] is None else [state["roma"]]
        lines = [
            *self.title("terminal-relations"),
            *row(self.text("terminal-emperor"), [who, *self._empire()]),
            *row(
                self.text("terminal-curia"),
                [self.realm(each) for each in roma + state["cardinals"]],
            ),
            *self._papal_action(),
        ]
        for tie in TIES:
            cells = [
                with_facts(self.realm(name), [self.realms(facts[tie])])
                for name, facts in state["realms"].items()
                if facts[tie]
            ]
            lines += self._collection(tie, cells)
        return lines

    def _empire(self) -> list[str]:
        """Draw how the Empire stands: Authority, its defence, and who would be elected."""
        state = self.state
        if state["hre_dissolved"]:
            return [self.text("terminal-dissolved")]
        cells = [self.text("terminal-authority", n=state["authority"])]
        if state["hre_defended"] or state["imperial_units"]:
            cells.append(self.text("terminal-imperial-units", n=state["imperial_units"]))
        if state["invaders"]:
            cells.append(self.text("terminal-invaders", realms=self.realms(state["invaders"])))
        told = self.explain["displays"]["empire"]
        if told["contested"] and told["elected"]:
            cells.append(self.text("terminal-election", realms=self.realms(told["elected"])))
        return cells

    def _papal_action(self) -> list[str]:
        """Draw the token of the Papal Actions: whom it strikes, or who goes on the Crusade."""
        state = self.state
        if state["excommunicated"]:
            return row(self.text("terminal-outcast"), [self.realm(state["excommunicated"])])
        if not state["crusade"]:
            return []
        crusaders = [self.realms(state["committed"])] if state["committed"] else []
        area = self.text(f"area-{state['crusade']}")
        return row(self.text("terminal-crusade"), [with_facts(area, crusaders)])

    # -- the map ------------------------------------------------------------------------------

    def map(self) -> list[str]:
        """Draw the Areas in which a player has something, Sea Zones and Ports with Ships."""
        lines = self.title("terminal-map")
        for area, name in enumerate(AREAS):
            cells = self._area(area, name)
            if cells:
                lines += self._place(f"area-{name}", [*self._faith(area), *cells])
        for name, zone in self.state["zones"].items():
            lines += self._place(f"zone-{name}", self._ships(zone))
        for name, ships in self.state["docked"].items():
            cells = [self._told("docked", self.by_realm(ships))]
            lines += self._place(f"province-{name}", cells)
        return lines

    def _place(self, text: str, cells: Iterable[str]) -> list[str]:
        return paragraph(f"{self.text(text)}: {GAP.join(cells)}")

    def _told(self, label: str, told: str) -> str:
        return f"{self.text(f'terminal-{label}')} {told}"

    def _faith(self, area: int) -> list[str]:
        """Name the faith of an Area of Europe."""
        if area not in MAIN_AREAS:
            return []
        slot = SLOT_OF[area]
        shown = self.state["faiths"].get(SLOTS[slot])
        if shown is None:
            return [self.text(f"faith-{FAITHS[PRINTED_FAITH[slot]]}")]
        return [
            self.text("faith-revolutionary" if shown["revolution"] else f"faith-{shown['faith']}")
        ]

    def _area(self, area: int, name: str) -> list[str]:
        provinces = self.state["provinces"]
        cells = [
            self._province(place, provinces[place])
            for number, place in enumerate(PROVINCES)
            if AREA_OF[number] == area and place in provinces
        ]
        facts = self.state["areas"].get(name)
        return cells if facts is None else cells + self._tokens(facts)

    def _province(self, name: str, facts: View) -> str:
        """Name a Province with its owner, disc and Unrest."""
        told = []
        if facts["holder"] is not None:
            told.append(self.realm(facts["holder"]))
        if facts["disc"] is not None:
            told.append(self.text(f"terminal-disc-{facts['disc']}"))
        if facts["dynamic"] is not None:
            told.append(self.realm(facts["dynamic"]))
        if facts["strong"]:
            told.append(self.text("terminal-strong", n=facts["strong"]))
        if facts["unrest"]:
            told.append(f"[mark]{self.text('pop-unrest')}[/]")
        if facts["occupier"] is not None:
            told.append(f"[mark]{self.realm(facts['occupier'])}[/]")
        return with_facts(self.text(f"province-{name}"), told)

    def _tokens(self, facts: View) -> list[str]:
        """Name what lies in an Area besides its Provinces."""
        cells: list[str] = []
        if facts["influence"]:
            cells.append(self._told("influence", self.by_realm(facts["influence"])))
        if facts["claims"]:
            cells.append(self._told("claims", self.realms(facts["claims"])))
        if facts["core"] is not None:
            cells.append(self.text("pop-core-of", realm=f"realm-{facts['core']}"))
        if facts["infantry"]:
            cells.append(self._told("infantry", self.by_realm(facts["infantry"])))
        if facts["rebels"]:
            cells.append(f"[mark]{self.text('pop-rebel-units', n=facts['rebels'])}[/]")
        if facts["plague"]:
            cells.append(f"[mark]{self.text('pop-plague')}[/]")
        if facts["left_hre"]:
            cells.append(self.text("terminal-left-hre"))
        return cells

    def _ships(self, zone: View) -> list[str]:
        cells = [] if not zone["ships"] else [self.by_realm(zone["ships"])]
        if zone["guards"]:
            cells.append(self._told("guards", self.by_realm(zone["guards"])))
        return cells

    # -- trade --------------------------------------------------------------------------------

    def trade(self) -> list[str]:
        """Draw the Trade Nodes with something on them, and the trade cards that are shown."""
        lines = self.title("pop-trade")
        for name, node in self.state["nodes"].items():
            lines += self._place(f"node-{name}", self._node(node))
        shown = [self._trade_card(card) for card in self.state["trade_shown"]]
        return [*lines, *self._collection("trade-shown", shown)]

    def _node(self, node: View) -> list[str]:
        cells = [
            with_facts(self.realm(each["realm"]), self._resting(each["resting"]))
            for each in node["merchants"]
        ]
        if node["expanded"]:
            cells.append(self.text("pop-expanded"))
        if node["pirates"]:
            cells.append(self.text("terminal-pirates", n=node["pirates"]))
        return cells

    def _resting(self, is_resting: bool) -> list[str]:
        return [self.text("terminal-resting")] if is_resting else []

    def _trade_card(self, card: str) -> str:
        nodes = [self.text(f"node-{NODES[node]}") for node in TRADE_NODES[TRADES.index(card)]]
        return with_facts(self.text(f"trade-{card}"), nodes)

    # -- open cards ---------------------------------------------------------------------------

    def goals(self) -> list[str]:
        """Draw Milestones with who has reached them, and Power Struggles."""
        lines = self.title("pop-milestones")
        for each in self.state["milestones"]:
            name = each["milestone"]
            needs, reward = milestone_words(MILESTONES.index(name))
            prestige = self.explain["milestones"][name]["prestige"]
            facts = [self.text("words-scores", n=prestige), *map(self.realm, each["reached"])]
            told = f"{self._said(needs)} {WOULD_BRING} {self._said(reward)}"
            lines += paragraph(f"{with_facts(self.text(f'milestone-{name}'), facts)} – {told}")
        upcoming = self.state["upcoming"]
        struggles = self.state["struggles"] + ([] if upcoming is None else [upcoming])
        if struggles:
            lines += self.title("pop-struggles")
        for name in struggles:
            facts = [] if name in self.state["struggles"] else [self.text("terminal-upcoming")]
            title = with_facts(self.text(f"struggle-{name}"), facts)
            lines += self._described(title, struggle_words(STRUGGLES.index(name)))
        return lines

    def ideas(self) -> list[str]:
        """Draw the Ideas on display with their price, and who has them."""
        lines = self.title("pop-ideas")
        owners = {
            name: [player["realm"] for player in self.state["players"] if name in player["ideas"]]
            for name in self.state["ideas"]
        }
        for name, realms in owners.items():
            idea = IDEAS.index(name)
            price = f"{IDEA_COST[idea]} {self.text(f'power-{POWERS[IDEA_TYPE[idea]]}')}"
            title = with_facts(self.text(f"idea-{name}"), [price, *map(self.realm, realms)])
            lines += self._described(title, idea_words(idea))
        return lines

    def events(self) -> list[str]:
        """Draw the row of Events with the Ducats on them, their words and their symbols."""
        lines = self.title("pop-events")
        for each in self.state["row"]:
            if each["event"] is None:
                lines += paragraph(self.text("pop-face-down"))
                continue
            event = EVENTS.index(each["event"])
            facts = [self.text("terminal-ducats", n=each["ducats"])] if each["ducats"] else []
            lines += self._described(
                with_facts(self.text(f"event-{each['event']}"), facts), event_words(event)
            )
            lines += paragraph(f"{WOULD_BRING} {', '.join(self._symbols(event)) or NOTHING}")
        return lines

    def _symbols(self, event: int) -> list[str]:
        told = [self.text(f"pop-symbol-{symbol}") for symbol in SYMBOLS[event]]
        if MORTALITY[event] != NOBODY:
            shape = f"shape-{SHAPES[MORTALITY[event]]}"
            told.append(self.text("terminal-mortality", shape=shape))
        return told

    # -- what a seat alone sees ---------------------------------------------------------------

    def own(self) -> list[str]:
        """Draw one's hand and one's Missions, with what they say and still need."""
        if self.me is None:
            return []
        lines: list[str] = []
        for label, held in (
            ("own-hand", "hand"),
            ("drawn", "drawn_cards"),
            ("aside", "aside_cards"),
        ):
            if self.me[held]:
                lines += self.title(f"terminal-{label}")
                lines += [line for card in self.me[held] for line in self._card(card)]
        if self.me["mission_hand"]:
            lines += self.title("terminal-own-missions")
            lines += [line for name in self.me["mission_hand"] for line in self._mission(name)]
        return lines

    def _card(self, card: str) -> list[str]:
        return self._described(self._action(card), action_words(ACTION_OF[CARDS.index(card)]))

    def _mission(self, name: str) -> list[str]:
        """Name a Mission with how much there is of what it needs."""
        told = self.explain["missions"][name]
        facts = [self.text("words-scores", n=told["prestige"])]
        if told["held"]:
            facts.append(self.text("pop-held"))
        needs = [
            f"{self._pieces((each['text'], each['args']) for each in need['words'])} "
            f"({need['there']}/{need['needed']})"
            for need in told["needs"]
        ]
        title = with_facts(self.text(f"mission-{name}"), facts)
        return paragraph(f"{title} – {'; '.join(needs) or NOTHING}")

    # -- words of cards -----------------------------------------------------------------------

    def _described(self, title: str, lines: Iterable[Line]) -> list[str]:
        return paragraph(f"{title} – {self._said(lines)}")

    def _said(self, lines: Iterable[Line]) -> str:
        """Set the lines of a card one after the other."""
        told = "; ".join(self._pieces(line.pieces) for line in lines) or NOTHING
        return told.replace(":;", ":")

    def _pieces(self, pieces: Iterable[Piece]) -> str:
        """Set pieces side by side, with no space before a comma."""
        return " ".join(self.text(text, **args) for text, args in pieces).replace(" ,", ",")
