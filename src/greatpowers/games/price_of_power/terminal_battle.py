"""A Battle under way in a terminal: both sides with their dice, and the chances."""

from collections import Counter

from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import GAP, Picture, View, row

NAMELESS = ("rebels", "pirates", "empire")
PER_PERCENT = 10


def draw_battle(view: View, words: Words) -> list[str]:
    """Draw the Battle under way, if there is one."""
    if "battle" not in view["state"]:
        return []
    return _BattlePicture(view["state"]["battle"], view["explain"]["battle"], words).draw()


class _BattlePicture(Picture):
    """A drawing of one Battle in one language."""

    def __init__(self, battle: View, told: View, words: Words) -> None:
        super().__init__(battle, words)
        self.told = told

    def draw(self) -> list[str]:
        """Draw where it is, both sides, and how it may come out."""
        battle = self.state
        kind = "zone" if battle["kind"] == "naval" else "area"
        place = f"{kind}-{battle['place']}"
        lines = ["", f"[head]{self.text('terminal-battle', place=place, n=battle['round'])}[/]"]
        for side in ("attackers", "defenders"):
            lines += row(self.text(f"terminal-{side}"), self._side(side), GAP)
        if self.told["chances"]:
            won, lost, nobody = (round(part / PER_PERCENT) for part in self.told["chances"])
            text = self.text("terminal-chances", won=won, lost=lost, nobody=nobody)
            lines += row("", [text])
        return lines

    def _side(self, side: str) -> list[str]:
        shown = self.state[side]
        facts = [f"{self._party(each['party'])} {each['units']}" for each in shown["parties"]]
        if shown["leader"] is not None:
            facts.append(self.text(f"character-{shown['leader']}"))
        for die, lines in self.told[side].items():
            number = sum(line["number"] for line in lines)
            facts.append(f"{self.text(f'die-{die}')} × {number}")
        icons = Counter(each["icon"] for each in shown["rolled"])
        rolled = [f"{self.text(f'icon-{icon}')} {number}" for icon, number in icons.items()]
        if rolled:
            facts.append(self.text("terminal-rolled") + " " + ", ".join(rolled))
        return facts

    def _party(self, name: str) -> str:
        return self.text(f"party-{name}" if name in NAMELESS else f"realm-{name}")
