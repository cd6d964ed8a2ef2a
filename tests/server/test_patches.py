"""Patches: what they make of the old is the new, to the byte."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from greatpowers.server.patches import apply, diff

VALUES: Any = st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["fr", "br", ""])
KEYS = st.sampled_from(["a", "b", "c", "0", "1"])
DATA: Any = st.recursive(
    VALUES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=20,
)


@given(DATA, DATA)
def test_a_patch_makes_the_new_out_of_the_old(old: Any, new: Any) -> None:
    sent = json.loads(json.dumps(diff(old, new)))
    made = apply(old, sent)
    assert made == new
    if old != new:
        assert [*keys(made)] == [*keys(new)]


def keys(data: Any) -> Any:
    """Return the keys of all objects in their order."""
    if isinstance(data, dict):
        yield from data
        data = list(data.values())
    for value in data if isinstance(data, list) else ():
        yield from keys(value)


@given(DATA)
def test_what_is_the_same_needs_no_patch(data: Any) -> None:
    assert diff(data, json.loads(json.dumps(data))) == {}


def test_a_patch_names_what_has_changed_and_nothing_else() -> None:
    old = {"spaces": {"rome": {"flag": "fr"}, "kent": {"flag": "br"}}, "row": [1, 2, 3, 4, 5]}
    new = {"spaces": {"rome": {"flag": "br", "new": True}}, "row": [1, 2, 3, 4, 6]}
    rome = {"flag": ["br"], "new": [True]}
    assert diff(old, new) == {"spaces": {"kent": [], "rome": rome}, "row": {"4": [6]}}


def test_what_a_patch_does_not_name_is_kept_as_it_is() -> None:
    old: dict[str, Any] = {"a": {"x": [1]}, "b": {"y": [2]}}
    new = apply(old, {"b": {"y": [[3]]}})
    assert new["a"] is old["a"]
    assert old["b"] == {"y": [2]}


def test_a_list_of_which_much_has_changed_is_sent_whole() -> None:
    assert diff([1, 2, 3, 4], [1, 3, 2, 4]) == [[1, 3, 2, 4]]
    assert diff([{"a": 1}, {"a": 2}], [{"a": 3}, {"a": 4}]) == {"0": {"a": [3]}, "1": {"a": [4]}}
