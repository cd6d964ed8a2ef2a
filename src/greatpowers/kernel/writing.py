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
    changes = dict(start.places)
    seats = changes[0]
    answers = []
    known: dict[str, tuple[int, int]] = {}
    for at, text in enumerate(record.answers[: start.answers]):
        if at in changes:
            seats = changes[at]
            known = {}
        answer = known.get(text)
        if answer is None:
            name, _, option = text.partition(" ")
            answer = known[text] = (seats.index(name), words.parse(option).code)
        answers.append(answer)
    asides = []
    for at, text in record.asides[: start.asides]:
        name, _, option = text.partition(" ")
        asides.append((at, seats_at(start.places, at).index(name), words.parse(option).code))
    return answers, asides
