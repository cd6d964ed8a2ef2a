"""How the game looks in a terminal: from what a seat sees to lines of text.

Styles stand in square brackets, ``[head]Turn 5[/]``; what they look like is for the terminal.
"""

from greatpowers.games.realpolitik.components import (
    ALL_TERRITORIES,
    DIPLOMACY_TOP,
    GENERALS,
    HOME,
    ITALY,
    LEADS_FOR,
    NEXT_TO,
    POWERS,
    STRIPES,
    TERRITORIES,
    TYPE,
    VALUE,
    Territory,
    territory,
    territory_text,
)
from greatpowers.games.realpolitik.explain import BillLine, Explanation, SideExplained
from greatpowers.games.realpolitik.rules.battle import SIDES
from greatpowers.games.realpolitik.view import OF_POWERS, PowerName
from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import GAP, Picture, View, paragraph, row, with_facts


def draw(view: View, words: Words) -> list[str]:
    """Draw all that a seat sees of the table."""
    picture = _Picture(view["state"], view["explain"], words)
    return [
        "",
        *picture.heading(),
        *picture.powers(),
        "",
        *picture.board(),
        *picture.open_lands(),
        *picture.battle(),
        *picture.own(),
    ]


def _sum(bill: list[BillLine]) -> int:
    return sum(line["number"] for line in bill)


class _Picture(Picture):
    """A drawing of one view in one language."""

    def __init__(self, state: View, explanation: Explanation, words: Words) -> None:
        super().__init__(state, words)
        self.explanation = explanation

    # -- the course of the game ---------------------------------------------------------------

    def heading(self) -> list[str]:
        """Draw where the game is, who moves, and the order of Prestige."""
        state = self.state
        facts = [
            self.text("terminal-turn", turn=state["turn"]),
            self.text(f"terminal-phase-{state['phase']}"),
            self.text("terminal-token", box=state["token"], top=DIPLOMACY_TOP),
        ]
        if state["movers"]:
            facts.append(self.text("terminal-mover", power=f"power-{state['movers'][0]}"))
        if state["arbiter"] is not None:
            facts.append(self.text("terminal-arbiter", power=f"power-{state['arbiter']}"))
        prestige = self.names("power", state["prestige"])
        return [
            f"[head]{GAP.join(facts)}[/]",
            *row(self.text("terminal-prestige"), prestige, " > "),
        ]

    # -- powers -------------------------------------------------------------------------------

    def powers(self) -> list[str]:
        """Draw each power: what it has, has played, and where its pieces are."""
        return [line for power in OF_POWERS for line in self._power(power)]

    def _power(self, power: PowerName) -> list[str]:
        facts = self.state["powers"][power]
        name = f"[head]{self.text(f'power-{power}')}[/]"
        return [
            with_facts(name, self._ties(power)),
            *row("", self._standing(power, facts), GAP),
            *self._choices(facts),
            *row(self.text("terminal-generals"), self._generals(power), "; "),
            *row(self.text("terminal-territories"), self._territories(power), "; "),
            *row(self.text("terminal-supply"), [self._supply(facts)]),
        ]

    def _ties(self, power: PowerName) -> list[str]:
        """Name a power's ally, and who controls whom."""
        state = self.state
        ally = self.explanation["powers"][power]["ally"]
        ties = [] if ally is None else [self.text("terminal-ally", power=f"power-{ally}")]
        if state["controller"] == power:
            ties.append(self.text("terminal-controls-italy"))
        if state["controller"] is not None and power == POWERS[ITALY]:
            controller = f"power-{state['controller']}"
            ties.append(self.text("terminal-controlled-by", power=controller))
        return ties

    def _standing(self, power: PowerName, facts: View) -> list[str]:
        """Tell what a power has; a minor one scores no Influence (6.3)."""
        told = self.explanation["powers"][power]
        more = _sum(told["influence"])
        influence = self.text("terminal-influence", n=facts["influence"], more=more)
        return [
            *([] if told["minor"] else [influence]),
            self.text("terminal-money", n=facts["money"], more=_sum(told["taxes"])),
            self.text("terminal-morale", n=facts["morale"]),
            self.text("terminal-cards", n=facts["cards"]),
        ]

    def _choices(self, facts: View) -> list[str]:
        """Draw the action cards played before, that of this turn, and secret choices."""
        lines = []
        earlier = [action for action in facts["played"] if action != facts["chosen"]]
        if earlier:
            lines += row(self.text("terminal-played"), self.names("action", earlier))
        if facts["has_chosen"]:
            chosen = facts["chosen"]
            text = "terminal-has-chosen" if chosen is None else f"action-{chosen}"
            lines += row(self.text("terminal-now"), [self.text(text)])
        if facts["has_pledged"]:
            lines += row(self.text("terminal-pledge"), self._pledge(facts))
        return lines

    def _pledge(self, facts: View) -> list[str]:
        pledge = facts["pledge"]
        if pledge is None:
            cells = [self.text("terminal-has-chosen")]
        elif pledge == "nobody":
            cells = [self.text("terminal-pledge-nobody")]
        else:
            cells = self.names("power", [pledge])
        if facts["bid"] is not None:
            cells.append(self.text("terminal-bid", n=facts["bid"]))
        return cells

    def _generals(self, power: str) -> list[str]:
        led = [
            (name, general)
            for name, general in self.state["generals"].items()
            if POWERS[LEADS_FOR[GENERALS.index(name)]] == power
        ]
        return [
            with_facts(self.text(f"general-{name}"), self._whereabouts(each)) for name, each in led
        ]

    def _whereabouts(self, general: View) -> list[str]:
        if general["at"] is None:
            return [self.text("terminal-off-board")]
        units = self.text("terminal-units", n=general["units"])
        return [self.text(f"territory-{general['at']}"), units]

    def _territories(self, power: str) -> list[str]:
        return [
            with_facts(self._land(territory(name)), self._pieces(power, seen))
            for name, seen in self.state["territories"].items()
            if seen["controller"] == power
        ]

    def _land(self, place: Territory) -> str:
        """Name a territory; those that are nobody's Home with their value."""
        text = territory_text(place)
        if TYPE[place] == HOME:
            return self.text(text)
        return self.text("terminal-land", territory=text, value=VALUE[place])

    def _pieces(self, power: str, territory: View) -> list[str]:
        pieces = [
            self.text(f"terminal-{piece}") for piece in ("garrison", "fortress") if territory[piece]
        ]
        if territory["train"] == power:
            pieces.append(self.text("terminal-train"))
        elif territory["train"] is not None:
            pieces.append(self.text("terminal-train-of", power=f"power-{territory['train']}"))
        if territory["loose"]:
            pieces.append(self.text("terminal-units", n=territory["loose"]))
        return pieces

    def _supply(self, facts: View) -> str:
        return self.text(
            "terminal-supply-left",
            units=facts["units_left"],
            garrisons=facts["garrisons_left"],
            trains=facts["trains_left"],
            fortresses=facts["fortresses_left"],
        )

    # -- the board ----------------------------------------------------------------------------

    def board(self) -> list[str]:
        """Draw who controls the seas, the deck and the discards."""
        state = self.state
        seas = [
            with_facts(
                self.text(f"sea-{sea}"), self.names("power", filter(None, [told["controller"]]))
            )
            for sea, told in self.explanation["seas"].items()
        ]
        return [
            f"[head]{self.text('terminal-board')}[/]",
            *row(self.text("terminal-seas"), seas, "; "),
            *row(self.text("terminal-deck"), [self.text("terminal-deck-size", n=state["deck"])]),
            *row(self.text("terminal-discards"), self.names("battle_card", state["discards"])),
        ]

    def open_lands(self) -> list[str]:
        """Draw the lands that nobody holds: value, whose stripes they bear, their neighbours."""
        lands = [self._open_land(place) for place in ALL_TERRITORIES if not self._is_held(place)]
        if not lands:
            return []
        title = f"[head]{self.text('terminal-open-lands')}[/]"
        return [title, *(line for land in lands for line in paragraph(land))]

    def _is_held(self, place: Territory) -> bool:
        """A view says nothing of a territory on which nothing stands."""
        seen = self.state["territories"].get(TERRITORIES[place])
        return seen is not None and seen["controller"] is not None

    def _open_land(self, place: Territory) -> str:
        stripes = self.names("power", [POWERS[power] for power in STRIPES[place]])
        land = with_facts(self._land(place), stripes)
        near = ", ".join(self.text(territory_text(other)) for other in NEXT_TO[place])
        return f"{land} – {near}" if near else land

    def battle(self) -> list[str]:
        """Draw the present battle: its sides and the cards that lie in it."""
        battle = self.state["battle"]
        if battle is None:
            return []
        title = self.text("terminal-battle", territory=f"territory-{battle['territory']}")
        lines = ["", f"[mark]{title}[/]"]
        for name, side in zip(SIDES, self.explanation["sides"], strict=True):
            lines += paragraph(self._side(name, side))
        for number, card in enumerate(battle["cards"], start=1):
            lines += paragraph(self._card(number, card))
        return lines

    def _side(self, name: str, side: SideExplained) -> str:
        """Tell a side's strength, what it is made of, and how many cards are not known."""
        strength = _sum(side["strength"]) + _sum(side["cards"])
        facts = [
            self.text("terminal-side", side=f"side-{name}", strength=strength),
            ", ".join(self.names("power", side["powers"])),
            *map(self._line, side["strength"] + side["cards"]),
        ]
        if side["hidden"]:
            facts.append(self.text("bill-hidden-cards", n=side["hidden"]))
        return GAP.join(facts)

    def _line(self, line: BillLine) -> str:
        return f"{self.text(line['text'], **line['args'])} ({line['number']:+})"

    def _card(self, number: int, card: View) -> str:
        """Tell whose card lies at a place, on which pile, and what is known of it."""
        facts = [self.text("terminal-battle-card", n=number, power=f"power-{card['power']}")]
        if card["pile"] is not None:
            facts.append(self.text(f"pile-{card['pile']}"))
        if card["value"] is not None:
            facts.append(self.text(f"battle_card-{card['value']}"))
        if not card["open"]:
            facts.append(self.text("terminal-face-down"))
        if card["struck"]:
            facts.append(self.text("terminal-struck"))
        return GAP.join(facts)

    # -- what a seat alone sees ---------------------------------------------------------------

    def own(self) -> list[str]:
        """Draw the battle cards that one holds, for each power that one runs."""
        return [line for power in POWERS for line in self._hand(power)]

    def _hand(self, power: str) -> list[str]:
        hand: list[int] | None = self.state["powers"][power]["hand"]
        if not hand:
            return []
        title = self.text("terminal-own-hand", power=f"power-{power}")
        lines = ["", f"[head]{title}[/]"]
        for name, value in zip(self.names("battle_card", hand), dict.fromkeys(hand), strict=True):
            lines += paragraph(f"{name} – {self.text(f'battle_card-{value}.text')}")
        return lines
