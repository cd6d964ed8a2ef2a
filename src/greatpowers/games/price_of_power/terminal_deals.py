"""A deal or a peace of two players in a terminal: what each gives, what binds both, the price."""

from greatpowers.kernel.words import Words
from greatpowers.kit.terminal import Picture, View, row, with_facts


def draw_deal(view: View, words: Words) -> list[str]:
    """Draw the deal or peace that lies open to who looks on, if there is one."""
    deal = view["explain"].get("deal")
    return [] if deal is None else _DealPicture(view["state"], words).draw(deal)


def draw_offers(view: View, words: Words) -> list[str]:
    """Draw the deals that lie on the table, and whether they are accepted."""
    picture = _DealPicture(view["state"], words)
    return [line for offer in view["explain"].get("offers", ()) for line in picture.offer(offer)]


class _DealPicture(Picture):
    """A drawing of a deal in one language."""

    def draw(self, deal: View) -> list[str]:
        """Draw the term of a peace, both sides, and what binds both."""
        maker, partner = (f"realm-{side['realm']}" for side in deal["sides"])
        title = "pop-deal" if deal["peace"] is None else "pop-pact"
        lines = ["", f"[head]{self.text(title, maker=maker, partner=partner)}[/]"]
        if deal["peace"] is not None:
            lines += self._peace(deal["peace"])
        for side in deal["sides"]:
            lines += self._side(side)
        both = [self.text("option-offer_alliance")] if deal["alliance"] else []
        if deal["deck"]:
            both.append(self.text("option-offer_marriage", target=f"deck-{deal['deck']}"))
        return lines + (row(self.text("pop-deal-both"), both) if both else [])

    def offer(self, offer: View) -> list[str]:
        """Draw a deal that lies on the table."""
        _, partner = (f"realm-{side['realm']}" for side in offer["deal"]["sides"])
        answer = "pop-offer-accepted" if offer["accepted"] else "pop-offer-waits"
        told = [self.text(answer, partner=partner)]
        return self.draw(offer["deal"]) + row(self.text("pop-offers"), told)

    def _peace(self, peace: View) -> list[str]:
        term, victor = peace["term"], peace["victor"]
        facts = [self.text("pop-pact-acts", realm=f"realm-{peace['agent']}")]
        if victor:
            facts.insert(0, self.text("pop-pact-victor", realm=f"realm-{victor}"))
        elif term:
            facts.insert(0, self.text("pop-pact-no-victor"))
        return row(self.text(f"pact-{term}") if term else self.text("pop-pact-none"), facts)

    def _side(self, side: View) -> list[str]:
        realm = f"realm-{side['realm']}"
        gives = self._given(side) or [self.text("pop-no-change")]
        lines = row(self.text("pop-deal-gives", realm=realm), gives)
        if side["brings"]:
            told = [
                f"{self.text(line['text'], **line['args'])} {line['number']:+}"
                for line in side["brings"]
            ]
            lines += row(self.text("pop-pact-brings", realm=realm), told)
        return lines + row(self.text("pop-deal-costs"), self._costs(side))

    def _given(self, side: View) -> list[str]:
        found = [self.text("pop-deal-ducats", n=side["gives"])] if side["gives"] else []
        for province, price in side["sells"].items():
            found.append(self._place(province, self.text("pop-deal-price", n=price)))
        for province, ducats in side["returns"].items():
            told = self.text("pop-pact-sum")
            if ducats is not None:
                told = self.text("pop-pact-for", n=ducats)
            found.append(self._place(province, told))
        found += [self._place(each, self.text("pop-pact-freed")) for each in side["frees"]]
        return found + [
            self.text(f"pop-pact-{cut['kind']}", target=cut["target"]) for cut in side["cuts"]
        ]

    def _place(self, province: str, told: str) -> str:
        return with_facts(self.text(f"province-{province}"), [told])

    def _costs(self, side: View) -> list[str]:
        found = [f"{self.text(f'power-{power}')} {n}" for power, n in side["power"].items()]
        if side["pays"]:
            found.append(self.text("pop-deal-ducats", n=side["pays"]))
        return found or [self.text("pop-deal-free")]
