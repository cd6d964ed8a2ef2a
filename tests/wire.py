"""What a client makes of what it is sent: it puts views together and reads menus."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

from greatpowers.server.patches import apply

Plain = dict[str, Any]
Targets = Mapping[str, Sequence[str]]


def read_menu(menu: Sequence[Mapping[str, Any]], targets: Targets) -> list[Plain]:
    """Return every option of a menu in words, with its cost."""
    return [
        {"option": f"{offer['verb']} {names[number]}" if names else offer["verb"], "cost": cost}
        for offer in menu
        for names in [targets[offer["verb"]]]
        for number, cost in zip(accumulate(offer["targets"]), _costs(offer), strict=True)
    ]


def _costs(offer: Mapping[str, Any]) -> list[int | None]:
    costs = offer.get("costs")
    return costs if isinstance(costs, list) else [costs] * len(offer["targets"])


def read_view(view: Plain, targets: Targets) -> Plain:
    """Return a view with the options of its questions in words."""
    asks = [
        {**ask, "options": read_menu(ask["menu"], targets)} if "menu" in ask else ask
        for ask in view["asks"]
    ]
    return {**view, "asks": asks}


class Receiver:
    """Puts together what a connection is sent about a table, its past and plans."""

    def __init__(self) -> None:
        self._views: dict[str, Plain] = {}
        self._logs: dict[str, list[Plain]] = {}

    def read(self, message: Plain, targets: Targets) -> Plain:
        """Return a message about the table with its whole view, in words.

        One about the past or a plan has its whole log as well.
        """
        if "view" not in message and "changes" not in message:
            return message
        kind = message["type"]
        view = message.get("view")
        if view is None:
            known = self._views[kind]
            if kind == "state":
                assert known["seat"] == message["seat"], "only what is known can change"
            view = apply(known, message["changes"])
        self._views[kind] = view
        read = {**message, "view": read_view(view, targets)}
        return read if kind == "state" else {**read, "log": self._whole_log(message)}

    def _whole_log(self, message: Plain) -> list[Plain]:
        kept = self._logs.get(message["type"], [])[: message["from"]]
        assert len(kept) == message["from"], "only what is known can be kept"
        self._logs[message["type"]] = kept + message["log"]
        return self._logs[message["type"]]
