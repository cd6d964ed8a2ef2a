"""Wars in a terminal: both sides with what they hold and, while peace is made, what it brings."""

from collections.abc import Iterable
from typing import Any

from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import GAP, Picture, View, paragraph, row, with_facts

PEACE = "peace"
DECLARES = "ask-declare-war"
PER_PERCENT = 10


def draw_wars(view: View, words: Words) -> list[str]:
    """Draw all wars, each once, from the side of who looks on if it is his."""
    told = view["explain"].get("wars", [])
    if not told:
        return []
    seat = view["seat"]
    own = None if seat is None else view["state"]["players"][view["seats"].index(seat)]["realm"]
    return _WarPicture(view["state"], words).draw(_once(told, own), own)


def draw_prospects(view: View, words: Words) -> list[str]:
    """Draw what the likely declarations of war would mean, while one is made."""
    asked = [ask["prompt"] for ask in view["asks"] if ask["seat"] == view["seat"]]
    if DECLARES not in asked:
        return []
    return _WarPicture(view["state"], words).prospects(view["explain"].get("declarations", {}))


def _once(told: Iterable[View], own: str | None) -> list[View]:
    found: dict[frozenset[str], View] = {}
    for war in sorted(told, key=lambda each: bool(each["realm"] != own)):
        found.setdefault(frozenset((war["realm"], war["foe"])), war)
    return list(found.values())


class _WarPicture(Picture):
    """A drawing of wars in one language."""

    def draw(self, wars: list[View], own: str | None) -> list[str]:
        """Draw each war, and the terms of those that one could end now."""
        lines = ["", f"[head]{self.text('pop-wars')}[/]"]
        for war in wars:
            lines += self._war(war)
            if self.state["phase"] == PEACE and war["realm"] == own:
                lines += self._terms(war)
        return lines

    def _war(self, war: View) -> list[str]:
        realm, foe = f"realm-{war['realm']}", f"realm-{war['foe']}"
        ours, theirs = war["units"]
        facts = [
            self.text(f"pop-standing-{war['standing']}", realm=realm),
            f"{self.text('pop-war-own-units')} {ours}:{theirs}",
            self._holds(realm, war["taken"]),
            self._holds(foe, war["lost"]),
        ]
        lines = paragraph(self.text("pop-war-of", realm=realm, foe=foe))
        for side, allies in ((realm, war["allies"]), (foe, war["side"][1:])):
            if allies:
                names = ", ".join(self.text(f"realm-{ally}") for ally in allies)
                facts.append(with_facts(self.text(side), [names]))
        return [*lines, *row("", facts, GAP)]

    def _holds(self, realm: str, places: Iterable[str]) -> str:
        held = ", ".join(self.text(f"province-{place}") for place in places)
        if not held:
            return self.text("pop-war-holds-nothing", realm=realm)
        return f"{self.text('pop-war-holds', realm=realm)} {held}"

    def _terms(self, war: View) -> list[str]:
        """Tell what terms would bring and why others are not open, if any is."""
        lines: list[str] = []
        if not any(term["allowed"] for term in war["terms"].values()):
            return lines
        for name, term in war["terms"].items():
            bill = [*self._bill(war["realm"], term["own"]), *self._bill(war["foe"], term["theirs"])]
            facts = bill if term["allowed"] else [f"{self.text(term['why'])} (§{term['cite']})"]
            lines += row(self.text(f"pact-{name}"), facts)
        return lines

    def _bill(self, realm: str, lines: list[dict[str, Any]]) -> list[str]:
        told = [f"{self.text(line['text'], **line['args'])} {line['number']:+}" for line in lines]
        return [f"{self.text(f'realm-{realm}')}: {', '.join(told)}"] if told else []

    def prospects(self, told: dict[str, View]) -> list[str]:
        """Draw each realm with the reasons, the forces of both sides, and Battles at once."""
        lines = ["", f"[head]{self.text('pop-declaration')}[/]"]
        for realm, prospect in told.items():
            lines += row(self.text(f"realm-{realm}"), self._prospect(prospect), GAP)
        return lines

    def _prospect(self, told: View) -> list[str]:
        facts = [self.text(reason) for reason in told["reasons"]]
        facts = facts or [self.text("pop-war-no-reason")]
        lost = sum(line["number"] for line in told["stability"])
        if lost:
            facts.append(self.text("terminal-stability", n=-lost))
        ours, theirs = told["units"]
        if theirs:
            facts.append(f"{self.text('pop-war-own-units')} {ours}:{theirs}")
        else:
            facts.append(self.text("pop-defends-with", n=told["defence"]))
        for label, helpers in (
            ("pop-you-may-call", told["own"]),
            ("pop-they-call", told["theirs"]),
        ):
            called = ", ".join(f"{self.text(_realm(each))} {each['units']}" for each in helpers)
            facts += [f"{self.text(label)}: {called}"] if called else []
        return facts + [self._battle(battle) for battle in told["battles"]]

    def _battle(self, battle: View) -> str:
        place = f"{'zone' if battle['at_sea'] else 'area'}-{battle['place']}"
        ours, theirs = battle["units"]
        text = self.text("pop-odds-battle-in", place=place, own=ours, theirs=theirs)
        if not battle["chances"]:
            return text
        won, lost, even = (round(part / PER_PERCENT) for part in battle["chances"])
        return with_facts(text, [self.text("pop-odds", won=won, lost=lost, even=even)])


def _realm(helper: View) -> str:
    return f"realm-{helper['realm']}"
