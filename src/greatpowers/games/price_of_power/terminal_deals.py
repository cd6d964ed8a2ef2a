"""A deal or a peace of two players in a terminal: what each gives, what binds both, the price."""

from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import Picture, View, row, with_facts


def draw_deal(view: View, words: Words) -> list[str]:
    """Draw the deal or peace that lies open to who looks on, if there is one."""
    deal = view["explain"].get("deal")
    return [] if deal is None else _DealPicture(view["state"], words).draw(deal)


class _DealPicture(Picture):
    """A drawing of a deal in one language."""

    def draw(self, deal: View) -> list[str]:
        """Draw both sides, and between them what binds both."""
        maker, partner = (f"realm-{side['realm']}" for side in deal["sides"])
        title = "pop-deal" if deal["peace"] is None else "pop-pact"
        lines = ["", f"[head]{self.text(title, maker=maker, partner=partner)}[/]"]
        if deal["peace"] is not None:
            lines += self._peace(deal["peace"], [maker, partner])
        for side in deal["sides"]:
            gives = self.text("pop-deal-gives", realm=f"realm-{side['realm']}")
            lines += row(gives, self._given(side) or [self.text("pop-no-change")])
            lines += row(self.text("pop-deal-costs"), self._costs(side))
        both = [self.text("option-offer_alliance")] if deal["alliance"] else []
        if deal["deck"]:
            both.append(self.text("option-offer_marriage", target=f"deck-{deal['deck']}"))
        return lines + (row(self.text("pop-deal-both"), both) if both else [])

    def _given(self, side: View) -> list[str]:
        found = [self.text("pop-deal-ducats", n=side["gives"])] if side["gives"] else []
        for province, price in side["sells"].items():
            told = [self.text("pop-deal-price", n=price)] if price else []
            found.append(with_facts(self.text(f"province-{province}"), told))
        return found

    def _costs(self, side: View) -> list[str]:
        found = [f"{self.text(f'power-{power}')} {n}" for power, n in side["power"].items()]
        if side["pays"]:
            found.append(self.text("pop-deal-ducats", n=side["pays"]))
        return found or [self.text("pop-deal-free")]

    def _peace(self, peace: View, sides: list[str]) -> list[str]:
        term, victor = peace["term"], peace["victor"]
        won = self.text("pop-pact-no-victor")
        if victor:
            won = self.text("pop-pact-victor", realm=f"realm-{victor}")
        named = self.text(f"pact-{term}") if term else self.text("pop-pact-none")
        lines = row(named, [won] if term else [])
        places = [self._place(*back) for back in peace["returns"].items()]
        for province in peace["freed"]:
            freed = self.text("pop-pact-freed")
            places.append(with_facts(self.text(f"province-{province}"), [freed]))
        lines += row("", places) if places else []
        for side, bill in zip(sides, peace["brings"], strict=True):
            told = [
                f"{self.text(each['text'], **each['args'])} {each['number']:+}" for each in bill
            ]
            lines += row(self.text("pop-pact-brings", realm=side), told) if told else []
        cut = [
            *(self.text("pop-pact-influence", area=f"area-{each}") for each in peace["influence"]),
            *(self.text("pop-pact-claim", area=f"area-{each}") for each in peace["claims"]),
            *(self.text("pop-pact-alliance", realm=f"realm-{each}") for each in peace["alliances"]),
        ]
        agent = f"realm-{peace['agent']}"
        return lines + row(self.text("pop-pact-acts", realm=agent), cut)

    def _place(self, province: str, ducats: int | None) -> str:
        told = self.text("pop-pact-sum")
        if ducats is not None:
            told = self.text("pop-pact-for", n=ducats)
        return with_facts(self.text(f"province-{province}"), [told])
