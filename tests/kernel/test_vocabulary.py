"""The vocabulary: every option a game can offer, numbered once."""

import pytest

from greatpowers.kernel.errors import UnknownAnswer
from greatpowers.kernel.vocabulary import Vocabulary
from tests import tiny


def small() -> Vocabulary:
    words = Vocabulary()
    words.verb("send", ("1", "2", "3"), "number")
    words.verb("rest")
    return words


def test_the_kernels_own_verbs_come_first() -> None:
    assert [str(option) for option in Vocabulary().options] == ["no", "yes", "pass", "counter"]


def test_codes_count_up_from_zero() -> None:
    options = small().options
    assert [option.code for option in options] == list(range(8))
    assert [str(option) for option in options[4:]] == ["send 1", "send 2", "send 3", "rest"]


def test_a_verb_turns_targets_into_codes_and_back() -> None:
    send = small().verbs["send"]
    assert send(2) == 6
    assert send.target(6) == 2
    assert [code for code in range(8) if code in send] == [4, 5, 6]


def test_a_verb_without_targets_has_one_code() -> None:
    rest = small().verbs["rest"]
    assert rest() == 7
    assert [code for code in range(8) if code in rest] == [7]


def test_every_option_is_found_by_its_words_and_its_code() -> None:
    words = tiny.VOCABULARY
    for option in words.options:
        assert words.parse(str(option)) is option
        assert words.option(option.verb, option.target) is option
        assert option.code in words.verbs[option.verb]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("dance", "there is no verb 'dance' in this game"),
        ("", "there is no verb '' in this game"),
        ("send", "'send' needs a target"),
        ("send 9", "'send' has no target '9'"),
        ("rest 1", "'rest' has no target '1'"),
    ],
)
def test_unknown_words_are_named(text: str, complaint: str) -> None:
    with pytest.raises(UnknownAnswer, match=complaint):
        small().parse(text)


def test_a_verb_cannot_be_added_twice() -> None:
    with pytest.raises(ValueError, match="already"):
        small().verb("send")


@pytest.mark.parametrize("name", ["two words", ""])
def test_a_verb_is_one_word(name: str) -> None:
    with pytest.raises(ValueError, match="one word"):
        Vocabulary().verb(name)


def test_targets_differ() -> None:
    with pytest.raises(ValueError, match="all different"):
        Vocabulary().verb("send", ("1", "1"))


def test_an_option_shows_its_words() -> None:
    assert repr(small().parse("send 2")) == "Option(send 2)"
