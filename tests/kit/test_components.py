"""Reading components: facts from files, as numbers and lists."""

from pathlib import Path

import pytest

from greatpowers.kit.components import column, column_or, index_of, names, numbered, read_data

ROWS = [{"id": "paris", "cost": 2, "port": True}, {"id": "vienna", "cost": 3}]


def test_facts_are_read_from_json_or_toml(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "courts.json").write_text('{"courts": ["Wien–Paris"]}', "utf-8")
    (tmp_path / "data" / "numbers.toml").write_text("[costs]\nunit = 2\n", "utf-8")
    assert read_data(tmp_path, "courts") == {"courts": ["Wien–Paris"]}
    assert read_data(tmp_path, "numbers") == {"costs": {"unit": 2}}
    with pytest.raises(FileNotFoundError, match="none"):
        read_data(tmp_path, "none")


def test_names_are_numbered() -> None:
    assert names(ROWS) == ("paris", "vienna")
    assert numbered(names(ROWS)) == {"paris": 0, "vienna": 1}
    assert index_of(names(ROWS), "vienna") == 1
    assert index_of(names(ROWS), None) == -1


def test_no_two_things_have_one_name() -> None:
    with pytest.raises(ValueError, match="an id stands twice among paris, vienna, paris"):
        names([*ROWS, ROWS[0]])


def test_a_column_is_a_fact_of_every_row() -> None:
    assert column(ROWS, "cost") == (2, 3)
    assert column_or(ROWS, "port", False) == (True, False)
    with pytest.raises(KeyError, match="port"):
        column(ROWS, "port")
