"""How the game looks in a terminal: from what a seat sees to lines of text.

Styles stand in square brackets, ``[fr]France[/]``; what they look like is for the terminal.
"""

from collections.abc import Sequence
from typing import Final

from greatpowers.games.imperial_struggle.components import (
    ACTIONS,
    ADVANTAGE_REGION,
    ADVANTAGES,
    ALLIANCE,
    COMMODITIES,
    COMMODITY,
    COST,
    COUNTRIES,
    COUNTRY,
    DEMAND_DEBT,
    DEMAND_TREATY,
    DEMAND_VP,
    ERAS,
    EVENT_ICON,
    EVENTS,
    FORT,
    IN_REGION,
    KEYWORDS,
    MARKET,
    MINISTRIES,
    MINISTRY_KEYWORDS,
    NAVAL,
    POLITICAL,
    PRESTIGE,
    REGIONS,
    SPACES,
    TERRITORY,
    TYPE,
)
from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import GAP, NOTHING, Picture, View, fold, paragraph

THEATER_INDENT: Final = 24
SIDES: Final = ("fr", "br")
COLOURS: Final = {
    "fr": "bold blue",
    "br": "bold red",
    "spain": "bold yellow",
    "usa": "bold green",
}
FLAGS: Final = {
    "fr": "[fr]F[/]",
    "br": "[br]B[/]",
    "spain": "[spain]S[/]",
    "usa": "[usa]U[/]",
    None: "·",
}


def draw(view: View, words: Words) -> list[str]:
    """Draw all that a seat sees of the table, with what the rules make of it."""
    picture = _Picture(view["state"], view["explain"], words)
    return [
        "",
        *picture.heading(),
        *picture.sides(),
        *picture.prizes(),
        *picture.forecast(),
        *[line for region in range(len(REGIONS)) for line in picture.region(region)],
        *picture.war(),
        *picture.round(),
        *picture.own(),
    ]


class _Picture(Picture):
    """A drawing of one view in one language."""

    def __init__(self, state: View, explain: View, words: Words) -> None:
        super().__init__(state, words)
        self.explain = explain
        self.spaces: dict[str, View] = state["spaces"]

    def power(self, side: str) -> str:
        return f"[{side}]{self.text(f'power-{side}')}[/]"

    # -- tracks -----------------------------------------------------------------------------

    def heading(self) -> list[str]:
        """Draw where the game is, and the one track of Victory Points."""
        state = self.state
        title = self.text("terminal-turn", turn=state["turn"], era=f"era-{state['era']}")
        vp = state["vp"]
        track = "".join("●" if n == min(30, max(0, vp)) else "·" for n in range(31))
        score = self.text("terminal-vp", vp=vp)
        return [
            f"[head]{title}[/]",
            f"  [br]0[/] {track} [fr]30[/]   {score}",
            *[f"[cite]{line}[/]" for line in paragraph(self.text("terminal-legend"))],
        ]

    def sides(self) -> list[str]:
        """Draw what each power has: Debt, Treaty Points, Squadrons, cards, Ministries."""
        return [line for side in SIDES for line in self._side(side)]

    def _side(self, side: str) -> list[str]:
        state = self.state
        ships = state["squadrons"]
        facts = [
            self.text("terminal-debt", debt=state["debt"][side], limit=state["debt_limit"][side]),
            self.text("terminal-treaty", n=state["treaty_points"][side]),
            self.text(
                "terminal-squadrons", box=ships["navy_box"][side], unbuilt=ships["unbuilt"][side]
            ),
            self.text("terminal-cards", n=state["events"]["hands"][side]),
        ]
        return [
            self.power(side),
            *fold("", facts, GAP),
            *fold(self.text("terminal-ministries"), self._cabinet(side), ", "),
        ]

    def _cabinet(self, side: str) -> list[str]:
        ministries = self.state["ministries"]
        shown = [self._ministry(name) for name in ministries["face_up"][side]]
        hidden = ministries["face_down"][side]
        return [*shown, *([self.text("terminal-face-down", n=hidden)] if hidden else [])] or [
            NOTHING
        ]

    def _ministry(self, name: str) -> str:
        words = MINISTRY_KEYWORDS[MINISTRIES.index(name)]
        keywords = ", ".join(self.text(f"keyword-{KEYWORDS[word]}") for word in words)
        return self.text(f"ministry-{name}") + (f" ({keywords})" if keywords else "")

    def prizes(self) -> list[str]:
        """Draw the demand of this turn and who has more Prestige."""
        state = self.state
        era = ERAS.index(state["era"])
        goods = [self._demand(COMMODITIES.index(name), era) for name in state["demand"]]
        return [
            *fold(self.text("terminal-demand"), goods or [NOTHING]),
            *fold(self.text("terminal-prestige"), [self._tally("prestige")]),
            *fold(self.text("terminal-tiles"), self._tiles(), "; "),
        ]

    def _demand(self, good: int, era: int) -> str:
        worth = self._reward(DEMAND_VP[good][era], DEMAND_TREATY[good][era], DEMAND_DEBT[good][era])
        name = self.text(f"commodity-{COMMODITIES[good]}")
        return f"{name} ({worth}) {self._tally(COMMODITIES[good])}"

    def _reward(self, vp: int, treaty: int, debt: int) -> str:
        return self.text("terminal-reward", vp=vp, trp=treaty, debt=debt)

    def _tally(self, name: str) -> str:
        """Draw how many spaces each power controls."""
        return self._both(self.explain["tallies"][name])

    def _both(self, sides: View) -> str:
        return f"[fr]{sides['fr']}[/]:[br]{sides['br']}[/]"

    def forecast(self) -> list[str]:
        """Draw what scoring would give as the board stands."""
        told = self.explain["forecast"]
        prizes = [*told["awards"], told["prestige"], *told["demand"]]
        won = [self._prize(prize) for prize in prizes if prize["winner"]]
        extras = [self._extra(extra) for extra in told["extras"]]
        track = self.text("terminal-track", vp=self.state["vp"], after=told["vp"])
        return fold(self.text("terminal-forecast"), [track, *won, *extras], "; ")

    def _prize(self, prize: View) -> str:
        name = (
            "terminal-prestige" if prize["kind"] == "prestige" else f"{prize['kind']}-{prize['id']}"
        )
        worth = self._reward(prize["vp"], prize["treaty"], prize["debt"])
        return f"[{prize['winner']}]{self.text(name)}[/] {worth}"

    def _extra(self, extra: View) -> str:
        name = self.text(f"ministry-{extra['ministry']}")
        return f"[{extra['power']}]{name}[/] {self._reward(extra['vp'], extra['treaty'], 0)}"

    def _tiles(self) -> list[str]:
        names = [self.text(f"tile-{name}") for name in self.state["tiles"]["available"]]
        counted = dict.fromkeys(names)
        return [
            name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in counted
        ] or [NOTHING]

    # -- the map ----------------------------------------------------------------------------

    def region(self, region: int) -> list[str]:
        """Draw a Region: its Award, its spaces by type, its Advantages."""
        award = self.state["awards"][REGIONS[region]]
        prize = "" if award is None else f" · {self.text(f'award-{award}')}"
        title = self.text(f"region-{REGIONS[region]}").upper()
        places = [i for i in IN_REGION[region] if SPACES[i] not in self.explain["closed"]]
        lines = ["", f"[head]{title}[/] {self._tally(REGIONS[region])}{prize}"]
        lines += self._political(places)
        for good, name in enumerate(COMMODITIES):
            markets = [i for i in places if TYPE[i] == MARKET and COMMODITY[i] == good]
            lines += self._row(self.text(f"commodity-{name}"), markets)
        others = [i for i in places if TYPE[i] == MARKET and COMMODITY[i] < 0]
        lines += self._row(self.text("terminal-markets"), others)
        for kind, label in ((TERRITORY, "territories"), (FORT, "forts"), (NAVAL, "seas")):
            places_of_kind = [i for i in places if TYPE[i] == kind]
            lines += self._row(self.text(f"terminal-{label}"), places_of_kind)
        return lines + self._advantages(region)

    def _political(self, places: Sequence[int]) -> list[str]:
        """Draw Political spaces: those of a country together, by their costs."""
        cells = []
        for number, name in enumerate(COUNTRIES):
            mine = [i for i in places if COUNTRY[i] == number]
            if mine:
                spots = " ".join(self._spot(i) for i in mine)
                cells.append(f"{self.text(f'country-{name}')} {spots}")
        lone = [i for i in places if TYPE[i] == POLITICAL and COUNTRY[i] < 0]
        cells += [self._cell(i) for i in lone]
        return fold(self.text("terminal-courts"), cells) if cells else []

    def _row(self, label: str, places: Sequence[int]) -> list[str]:
        return fold(label, [self._cell(i) for i in places]) if places else []

    def _cell(self, i: int) -> str:
        name = self.text(f"space-{SPACES[i]}")
        cost = f" {COST[i]}" if TYPE[i] in (POLITICAL, MARKET, FORT) else ""
        return f"{self._flag(i)} {name}{cost}{self._marks(i)}"

    def _spot(self, i: int) -> str:
        return f"{self._flag(i)}{COST[i]}{self._marks(i)}"

    def _flag(self, i: int) -> str:
        return FLAGS[self.spaces.get(SPACES[i], {}).get("flag")]

    def _marks(self, i: int) -> str:
        here = self.spaces.get(SPACES[i], {})
        printed = ("+" if ALLIANCE[i] else "") + ("*" if PRESTIGE[i] else "")
        placed = "".join(
            sign
            for name, sign in (
                ("conflict", "!"),
                ("isolated", "~"),
                ("damaged", "x"),
                ("huguenots", "h"),
            )
            if here.get(name)
        )
        return f"{printed}[mark]{placed}[/]" if placed else printed

    def _advantages(self, region: int) -> list[str]:
        cells = [
            f"{FLAGS[fact['holder']]} {self.text(f'advantage-{name}')}"
            + (f" ({self.text('terminal-exhausted')})" if fact.get("exhausted") else "")
            for name, fact in self.state["advantages"].items()
            if ADVANTAGE_REGION[ADVANTAGES.index(name)] == region
        ]
        return fold(self.text("terminal-advantages"), cells) if cells else []

    # -- war --------------------------------------------------------------------------------

    def war(self) -> list[str]:
        """Draw the next war: what the board gives, how many tiles lie there, one's own by name."""
        war = self.state["war"]
        if war is None:
            return []
        lines = ["", f"[head]{self.text('war-' + war['id']).upper()}[/]"]
        own = (self.state["own"] or {"war_tiles": {}})["war_tiles"]
        for name, theater in war["theaters"].items():
            cells = [
                f"[{side}]{theater['basic'][side]}+{theater['bonus'][side]}[/]" for side in SIDES
            ]
            told = self.explain["theaters"][name]
            board = {side: told[side]["board"] for side in SIDES}
            cells.append(f"{self.text('terminal-from-board')} {self._both(board)}")
            shown = [tile for side in SIDES for tile in theater.get(side, [])]
            cells += [self.text(f"wartile-{tile}") for tile in shown or own.get(name, [])]
            lines += fold(self.text(f"theater-{name}"), cells, "; ", THEATER_INDENT)
        return lines

    # -- the round, and what a seat alone sees --------------------------------------------------

    def round(self) -> list[str]:
        """Draw the points that the active power has left."""
        now = self.state["round"]
        if now is None or not now["purses"]:
            return []
        return ["", *fold(self.text("terminal-points"), [self._purse(p) for p in now["purses"]])]

    def _purse(self, purse: View) -> str:
        name = self.text(f"action-{purse['action']}")
        kind = self.text(f"terminal-{purse['kind']}")
        limit = "" if purse["limit"] == "anywhere" else f", {self.text('limit-' + purse['limit'])}"
        return f"{name} [head]{purse['points']}[/] ({kind}{limit})"

    def own(self) -> list[str]:
        """Draw one's hand with what its cards do, and one's Ministries face down."""
        own = self.state["own"]
        if own is None:
            return []
        lines = ["", f"[head]{self.text('terminal-hand')}[/]"]
        for name in own["hand"]:
            lines += self._event(name, own["power"])
        for name in own["face_down"]:
            secret = f"{self.text('terminal-in-secret')}: [head]{self._ministry(name)}[/]"
            lines += paragraph(f"{secret} – {self.text(f'ministry-{name}.text')}")
        return lines

    def _event(self, name: str, side: str | None) -> list[str]:
        text = f"event-{name}"
        version = "common" if self.words.has(f"{text}.common") else _VERSIONS[side or "fr"]
        icon = EVENT_ICON[EVENTS.index(name)]
        needs = "" if icon < 0 else f" ({self.text(f'action-{ACTIONS[icon]}')})"
        said = f"[head]{self.text(text)}[/]{needs} – {self.text(f'{text}.{version}')}"
        if self.words.has(f"{text}.{version}_bonus"):
            condition = self.text(f"{text}.condition")
            bonus = self.text(f"{text}.{version}_bonus")
            said += f" {self.text('terminal-bonus')}: {condition} {bonus}"
        return paragraph(said)


_VERSIONS: Final = {"fr": "french", "br": "british"}
