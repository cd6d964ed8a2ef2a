"""Prices: the lines of a bill add up to what is paid, and each of them can be read."""

from collections.abc import Iterator

from greatpowers.kernel.ask import Ask
from greatpowers.kernel.bill import Bill, total
from greatpowers.kernel.words import LANGUAGES, Words
from tests.battery.play import AnyGame, Player, canonical
from tests.battery.test_golden import SHELL_TEXT


def test_the_lines_add_up_to_the_price(game: AnyGame) -> None:
    """A game that tells no lines yet owes none; one that tells some tells all."""
    player = Player(game, "bills")
    for _ in player.games(4):
        table = player.open()
        for _ in player.decisions(table):
            if player.sometimes(table, 0.2):
                for ask in table.asks():
                    for cost, bill in bills(ask):
                        assert not bill or total(bill) == cost, (ask.prompt, read(bill))


def test_every_line_can_be_read(game: AnyGame) -> None:
    player = Player(game, "lines")
    told: dict[str, Bill] = {}
    table = player.open()
    for _ in player.decisions(table):
        for ask in table.asks():
            for _, bill in bills(ask):
                told |= {canonical(line.data()): [line] for line in bill}
            for at_stake in ask.stakes().values():
                told |= {canonical(line.data()): [line] for line in at_stake.loses}
    for language in LANGUAGES:
        if (game.folder / "text" / language).is_dir():
            words = Words(language, SHELL_TEXT, game.folder / "text")
            for bill in told.values():
                assert words.has(bill[0].text), bill[0].text
                assert "[" not in words.text(bill[0].text, bill[0].args), read(bill)


def test_nothing_more_is_owed_than_it_costs(game: AnyGame) -> None:
    player = Player(game, "stakes")
    table = player.open()
    for _ in player.decisions(table):
        for ask in table.asks():
            prices = ask.prices()
            for code, at_stake in ask.stakes().items():
                price = prices[code]
                assert price is None or 0 <= at_stake.owed <= price, ask.prompt
                assert all(line.number > 0 for line in at_stake.loses), ask.prompt


def bills(ask: Ask) -> Iterator[tuple[int, Bill]]:
    """Give the price of every option that has one, with its bill."""
    for choice in ask.menu():
        if choice.cost is not None:
            for target in choice.targets:
                if choice.verdict(target):
                    bill: Bill = []
                    cost = choice.cost(target, bill)
                    assert cost == choice.cost(target, None), "a bill changes no price"
                    yield cost, bill


def read(bill: Bill) -> list[object]:
    """Return a bill for reading it in a failure."""
    return [line.data() for line in bill]
