"""How answers are written in a record, under the names of the players, and read again."""

from greatpowers.kernel.checkpoint import Checkpoint, Places
from greatpowers.kernel.game import S
from greatpowers.kernel.record import Record
from greatpowers.kernel.vocabulary import Vocabulary


def seats_at(places: Places, position: int) -> tuple[str, ...]:
    """Return who sat where when so many answers had been given."""
    return next(seats for since, seats in reversed(places) if since <= position)


def written_answers(words: Vocabulary, places: Places, answers: list[tuple[int, int]]) -> list[str]:
    """Write answers as ``NAME verb target``."""
    changes = dict(places)
    seats = changes[0]
    written = []
    for at, (seat, code) in enumerate(answers):
        seats = changes.get(at, seats)
        written.append(f"{seats[seat]} {words.options[code]}")
    return written


def written_asides(
    words: Vocabulary, places: Places, asides: list[tuple[int, int, int]]
) -> list[tuple[int, str]]:
    """Write asides as ``NAME verb target``, each with the number of answers before it."""
    return [
        (at, f"{seats_at(places, at)[seat]} {words.options[code]}") for at, seat, code in asides
    ]


def read_answers(
    words: Vocabulary, record: Record, start: Checkpoint[S]
) -> tuple[list[tuple[int, int]], list[tuple[int, int, int]]]:
    """Return the answers and asides of a record that came before a checkpoint."""
    answers: list[tuple[int, int]] = []
    ends = [*(since for since, _ in start.places[1:]), start.answers]
    for (since, seats), end in zip(start.places, ends, strict=True):
        written = record.answers[since:end]
        known = {text: _read(words, seats, text) for text in set(written)}
        answers += [known[text] for text in written]
    asides = []
    for at, text in record.asides[: start.asides]:
        asides.append((at, *_read(words, seats_at(start.places, at), text)))
    return answers, asides


def _read(words: Vocabulary, seats: tuple[str, ...], text: str) -> tuple[int, int]:
    """Read an answer or an aside: the seat and the code."""
    name, _, option = text.partition(" ")
    return seats.index(name), words.parse(option).code
