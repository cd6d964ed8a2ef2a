"""A player of random answers: python bot_client.py http://127.0.0.1:8000/join/CODE."""

import json
import random
import sys
import time
from itertools import accumulate
from urllib.parse import urlsplit

import httpx
from websockets.sync.client import connect
from websockets.typing import Subprotocol

PROTOCOL = Subprotocol("greatpowers.1")


def play(link: str) -> None:
    """Take the seat to which the link invites and answer until the game is over."""
    code, host = urlsplit(link).path.removeprefix("/join/"), urlsplit(link).netloc
    seat = httpx.post(f"http://{host}/api/invitations/{code}", json={"name": "Robot"}).json()
    answer: dict[str, object] = {}
    targets: dict[str, list[str]] = {}
    with connect(f"ws://{host}/ws/tables/{seat['table']}", subprotocols=[PROTOCOL]) as ws:
        ws.send(json.dumps({"type": "hello", "tokens": [seat["token"]]}))
        for text in ws:
            message = json.loads(text)
            if message["type"] == "ended":
                return
            if message["type"] == "welcome":
                words = f"http://{host}/api/games/{message['table']['game']}/vocabulary"
                targets = {
                    each["verb"]: each["targets"] for each in httpx.get(words).json()["verbs"]
                }
            if message.get("error") == "rate-limited":
                time.sleep(0.5)
                ws.send(json.dumps(answer))
            if message["type"] == "state":
                for ask in message["view"]["asks"]:
                    if menu := ask.get("menu"):
                        offer = random.choice(menu)
                        verb, number = offer["verb"], random.choice([*accumulate(offer["targets"])])
                        option = f"{verb} {targets[verb][number]}" if targets[verb] else verb
                        answer = {"type": "answer", "id": 1, "seat": ask["seat"]}
                        answer |= {"option": option, "at": message["position"]}
                        ws.send(json.dumps(answer))


if __name__ == "__main__":
    play(sys.argv[1])
