"""What is compiled, in which libraries, and what is compiled again."""

from pathlib import Path

from tools.compile import SETTINGS, Plan, copy_sources, module_name, share_doors

FILES = (
    "greatpowers/registry.py",
    "greatpowers/kernel/table.py",
    "greatpowers/kit/deeds.py",
    "greatpowers/games/__init__.py",
    "greatpowers/games/chess/__init__.py",
    "greatpowers/games/chess/rules/castling.py",
    "greatpowers/games/go/view.py",
    "greatpowers/games/go/data/board.json",
)


def write(source: Path, *names: str) -> None:
    for name in names:
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(name)


def test_each_game_is_a_library_and_what_they_share_one_more(tmp_path: Path) -> None:
    write(tmp_path, *FILES)
    found = Plan.read(SETTINGS).libraries(tmp_path)
    shown = {name: [str(file.relative_to(tmp_path)) for file in found[name]] for name in found}
    assert shown == {
        "greatpowers_common": [FILES[3], FILES[1], FILES[2]],
        "greatpowers_chess": [FILES[4], FILES[5]],
        "greatpowers_go": [FILES[6]],
    }


def test_what_is_excluded_stays_interpreted(tmp_path: Path) -> None:
    write(tmp_path, *FILES)
    plan = Plan(
        ["greatpowers/games/**/*.py"], ["greatpowers/games/*/view.py"], "greatpowers/games/*"
    )
    assert set(plan.libraries(tmp_path)) == {"greatpowers_common", "greatpowers_chess"}


def test_only_what_changed_is_copied(tmp_path: Path) -> None:
    source, target = tmp_path / "src", tmp_path / "copy"
    write(source, *FILES)
    copy_sources(source, target)
    before = {name: (target / name).stat().st_mtime_ns for name in FILES}
    for name in FILES:
        (source / name).touch()
    (source / FILES[0]).write_text("changed")
    (source / FILES[1]).unlink()
    write(target, "greatpowers/kernel/table.so")
    copy_sources(source, target)
    assert (target / FILES[0]).read_text() == "changed"
    assert not (target / FILES[1]).exists()
    assert all((target / name).stat().st_mtime_ns == before[name] for name in FILES[2:])
    assert (target / "greatpowers/kernel/table.so").exists()


def test_marks_are_left_out(tmp_path: Path) -> None:
    source, target = tmp_path / "src", tmp_path / "copy"
    write(source, *FILES)
    rule = 'def castle() -> None:\n    """Say @rule("1") of the king."""\n'
    (source / FILES[5]).write_text(f'@rule("3.8")\n{rule}')
    copy_sources(source, target)
    assert (target / FILES[5]).read_text() == rule


def test_modules_have_dotted_names() -> None:
    assert module_name(Path(FILES[4])) == "greatpowers.games.chess"
    assert module_name(Path(FILES[5])) == "greatpowers.games.chess.rules.castling"


def test_doors_of_the_same_name_lie_in_different_files(tmp_path: Path) -> None:
    modules = ("chess.view", "chess.rules.__init__", "go.view", "go.board", "go.rules.view")
    doors = {each: tmp_path / f"{each}.c" for each in modules}
    shared = share_doors(doors, tmp_path)
    assert [entered for _, entered in shared] == [
        ["chess.view", "chess.rules.__init__", "go.board"],
        ["go.view"],
        ["go.rules.view"],
    ]
    for made, entered in shared:
        text = (tmp_path / f"{made.name}.c").read_text()
        assert [f'#include "{module}.c"' in text for module in modules] == [
            module in entered for module in modules
        ]


def test_doors_that_did_not_change_are_not_written_again(tmp_path: Path) -> None:
    doors = {"chess.view": tmp_path / "view.c"}
    ((made, _),) = share_doors(doors, tmp_path)
    file = tmp_path / f"{made.name}.c"
    before = file.stat().st_mtime_ns
    share_doors(doors, tmp_path)
    assert file.stat().st_mtime_ns == before
