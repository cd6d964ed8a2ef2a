"""How the game looks in a terminal: from what a seat sees to lines of text.

Styles stand in square brackets, ``[head]Turn 5[/]``; what they look like is for the terminal.
"""

from collections.abc import Iterable
from typing import Final

from greatpowers.games.imperialism.components import (
    ACHIEVEMENT_GLORY,
    ACHIEVEMENT_LEVELS,
    ACHIEVEMENT_NEEDS,
    ACHIEVEMENTS,
    COST,
    COUNTABLE,
    IS_CATHOLIC,
    NEEDS,
    NOBODY,
    POWER_DUCATS,
    POWER_GLORY,
    POWER_HAND,
    POWER_LEVELS,
    POWER_TEXT,
    POWER_WAR,
    POWERS,
    PRESTIGE,
    START_NUMBER,
    TERRITORIES,
    TERRITORY_GLORY,
    TERRITORY_LEVELS,
    TERRITORY_PRESTIGE,
    Power,
    Seat,
)
from greatpowers.games.imperialism.rules.gains import modifier_gains
from greatpowers.games.imperialism.rules.setup import START_DUCATS
from greatpowers.games.imperialism.state import State
from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import GAP, NOTHING, Picture, View, paragraph, row

ARROW: Final = "→"


def draw(view: View, words: Words) -> list[str]:
    """Draw all that a seat sees of the table."""
    picture = _Picture(view, words)
    return [
        "",
        *picture.heading(),
        *picture.empires(),
        "",
        *picture.board(),
        *picture.war(),
        *picture.own(),
    ]


def power_of(s: State, seat: Seat) -> str | None:
    """Return the text id of the power that a seat leads, once it is revealed."""
    return None if s.power[seat] == NOBODY else POWER_TEXT[s.power[seat]]


class _Picture(Picture):
    """A drawing of one view in one language."""

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view["state"], words)
        self.explain: View = view["explain"]
        self.viewer = None if view["seat"] is None else view["seats"].index(view["seat"])

    def power(self, seat: int) -> str:
        """Return the text id of the power that a seat leads."""
        return f"power-{self.state['empires'][seat]['power']}"

    # -- the course of the game ---------------------------------------------------------------

    def heading(self) -> list[str]:
        """Draw where the game is and whose turn it is."""
        state = self.state
        facts = [self.text("terminal-turn", turn=state["turn"])]
        if state["turn"]:
            facts.append(self.text("terminal-to-move", power=self.power(state["active"])))
        if state["last_turns"]:
            facts.append(self.text("terminal-last-turns", n=state["last_turns"]))
        return [f"[head]{GAP.join(facts)}[/]"]

    def empires(self) -> list[str]:
        """Draw all that lies before each player."""
        empires = enumerate(self.state["empires"])
        return [line for seat, empire in empires for line in self._empire(seat, empire)]

    def _empire(self, seat: int, empire: View) -> list[str]:
        number = self.text("terminal-seat", number=seat + 1)
        if empire["power"] is None:
            return [f"[head]{number}[/]"]
        return [
            f"[head]{self.text(self.power(seat))}[/] ({number})",
            *row("", self._standing(seat, empire), GAP),
            *row(self.text("terminal-levels"), self._levels(empire)),
            *row(self.text("terminal-ruler"), self._ruler(empire), GAP),
            *self._strengths(seat),
            *self._collection("territories", "card", empire["territories"]),
            *self._collection("achievements", "achievement", empire["achievements"]),
            *self._collection("known", "card", self._known(seat, empire)),
        ]

    def _standing(self, seat: int, empire: View) -> list[str]:
        facts = [self.text("terminal-glory", n=empire["glory"])]
        if self.explain:
            total = self.explain["scoring"]["totals"][seat]
            facts.append(self.text("terminal-projected", n=total))
        providence, territories = empire["providence_cards"], empire["territory_cards"]
        size = self.text(
            "terminal-hand-size", cards=providence + territories, limit=empire["hand_limit"]
        )
        kinds = self.text("terminal-hand-kinds", providence=providence, territories=territories)
        return [*facts, self.text("terminal-ducats", n=empire["ducats"]), f"{size} ({kinds})"]

    def _levels(self, empire: View) -> list[str]:
        levels = empire["levels"].items()
        cells = [f"{self.text(f'track-{track}')} {level}" for track, level in levels if level]
        return [*cells, *([self.text("terminal-bloom")] if empire["bloom"] else [])]

    def _ruler(self, empire: View) -> list[str]:
        facts = [NOTHING if empire["ruler"] is None else self.text(f"card-{empire['ruler']}")]
        if empire["religion"] is not None:
            facts.append(self.text(f"religion-{empire['religion']}"))
        elif IS_CATHOLIC[POWERS.index(empire["power"])]:
            facts.append(self.text("terminal-catholic"))
        if empire["last_action"] is not None:
            action = f"action-{empire['last_action']}"
            facts.append(self.text("terminal-last-action", action=action))
        return facts

    def _strengths(self, seat: int) -> list[str]:
        """Name one's strength in wars against each of the others."""
        if not self.explain:
            return []
        cells = [
            self.text(
                "terminal-against",
                power=self.power(each["enemy"]),
                land=each["land"],
                sea=each["sea"],
            )
            for each in self.explain["strengths"][seat]
        ]
        return row(self.text("terminal-strengths"), cells, "; ")

    def _known(self, seat: int, empire: View) -> list[str]:
        """Return what one has seen of another's hand; the own hand is drawn by itself."""
        known: list[str] = [] if seat == self.viewer else empire["known_cards"]
        return known

    def _collection(self, label: str, kind: str, names: list[str]) -> list[str]:
        return row(self.text(f"terminal-{label}"), self.names(kind, names)) if names else []

    # -- the board ----------------------------------------------------------------------------

    def board(self) -> list[str]:
        """Draw open territories, decks, discards, religions and achievements."""
        state = self.state
        sizes = self.text(
            "terminal-deck-sizes",
            providence=state["providence_deck"],
            territories=state["territory_deck"],
        )
        discards = state["providence_discard"] + state["territory_discard"]
        religions = [f"{self.text(f'religion-{r}')} {n}" for r, n in state["religions"].items()]
        return [
            *self._described_row("terminal-open", "card", state["row"]),
            *row(self.text("terminal-decks"), [sizes]),
            *row(self.text("terminal-discards"), self.names("card", discards)),
            *row(self.text("terminal-religions"), religions),
            *self._described_row("terminal-on-display", "achievement", state["achievements"]),
        ]

    def _described_row(self, label: str, kind: str, names: list[str]) -> list[str]:
        return row(self.text(label), [self._described(f"{kind}-{name}") for name in names], "; ")

    def war(self) -> list[str]:
        """Draw the present war."""
        war = self.state["war"]
        if war is None:
            return []
        attack, defence = self.explain["war"]["attack"], self.explain["war"]["defence"]
        line = self.text(
            "terminal-war",
            attacker=self.power(war["attacker"]),
            defender=self.power(war["defender"]),
            kind=f"war-{war['kind']}",
            attack=attack["number"],
            defence=defence["number"],
        )
        sums = [line for side in (attack, defence) for line in paragraph(self._bill(side))]
        return ["", f"[mark]{line}[/]", *sums]

    def _bill(self, side: View) -> str:
        lines = [
            f"{self.text(line['text'], **line['args'])} {line['number']:+}" for line in side["bill"]
        ]
        return f"{side['number']} = {', '.join(lines) or NOTHING}"

    # -- what a seat alone sees ---------------------------------------------------------------

    def own(self) -> list[str]:
        """Draw one's hand, and before that the powers one has been dealt, with what they do."""
        state = self.state
        return [
            *self._described_list("dealt", "power", state["dealt_powers"]),
            *self._described_list("own-hand", "card", state["hand"]),
        ]

    def _described_list(self, label: str, kind: str, names: list[str] | None) -> list[str]:
        if not names:
            return []
        lines = ["", f"[head]{self.text(f'terminal-{label}')}[/]"]
        for name in names:
            lines += paragraph(self._described(f"{kind}-{name}"))
        return lines

    def _described(self, text: str) -> str:
        """Return a name with all that its card says."""
        said = [self.text(part) for part in self.words.attributes(text)] or self._facts(text)
        return f"{self.text(text)} – {' '.join(said)}"

    def _facts(self, text: str) -> list[str]:
        """Return the numbers of a card that has no words: what it needs, costs and gives."""
        kind, _, name = text.partition("-")
        if kind == "power":
            return [", ".join(self._power(POWERS.index(name)))]
        if kind == "achievement":
            return self._achievement(ACHIEVEMENTS.index(name))
        return self._territory(TERRITORIES.index(name))

    def _power(self, power: Power) -> list[str]:
        """Return all that a power begins with, its faith, and when it has its turn."""
        gains = [*modifier_gains(POWER_WAR[power]), ("gain-hand", POWER_HAND[power])]
        facts = [self._gains(POWER_LEVELS[power], POWER_GLORY[power])]
        facts += [f"{self.text(what)} +{n}" for what, n in gains if n]
        facts.append(self.text("terminal-ducats", n=START_DUCATS + POWER_DUCATS[power]))
        faith = "terminal-catholic" if IS_CATHOLIC[power] else "terminal-not-catholic"
        start = self.text("terminal-start-number", n=START_NUMBER[power])
        return [*facts, self.text(faith), start]

    def _achievement(self, number: int) -> list[str]:
        needs = [self._numbers(clause, "/") for clause in ACHIEVEMENT_NEEDS[number]]
        gains = self._gains(ACHIEVEMENT_LEVELS[number], ACHIEVEMENT_GLORY[number])
        return [", ".join(needs), ARROW, gains]

    def _territory(self, number: int) -> list[str]:
        cost = self.text("terminal-ducats", n=COST[number])
        levels = [*TERRITORY_LEVELS[number], (PRESTIGE, TERRITORY_PRESTIGE[number])]
        gains = self._gains(levels, TERRITORY_GLORY[number])
        return [", ".join([self._numbers(NEEDS[number]), cost]), ARROW, gains]

    def _gains(self, levels: Iterable[tuple[int, int]], glory: int) -> str:
        gains = [self._numbers((track, by) for track, by in levels if by)]
        if glory:
            gains.append(self.text("terminal-glory", n=glory))
        return ", ".join(filter(None, gains))

    def _numbers(self, pairs: Iterable[tuple[int, int]], between: str = ", ") -> str:
        return between.join(f"{self.text(f'count-{COUNTABLE[what]}')} {n}" for what, n in pairs)
