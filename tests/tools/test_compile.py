"""What is compiled, in which libraries, and what is compiled again."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tools.compile import ROOT, SETTINGS, Plan, c_file, copy_sources, module_name, share_doors

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
        ["greatpowers/games/**/*.py"], ["greatpowers/games/*/view.py"], [], "greatpowers/games/*"
    )
    assert set(plan.libraries(tmp_path)) == {"greatpowers_common", "greatpowers_chess"}


def test_what_seldom_runs_is_there_and_compiled() -> None:
    plan, source = Plan.read(SETTINGS), ROOT / "src"
    compiled = {file for files in plan.libraries(source).values() for file in files}
    assert all(plan.files(source, [pattern]) & compiled for pattern in plan.seldom)
    assert plan.files(source, plan.seldom) <= compiled


def test_no_interpreted_class_stands_below_a_compiled_one() -> None:
    source = ROOT / "src"
    files = {file for files in Plan.read(SETTINGS).libraries(source).values() for file in files}
    compiled = {module_name(file.relative_to(source)) for file in files}
    wrong = [
        f"{file.relative_to(source)}: {name} below {home}.{base}"
        for file in source.rglob("*.py")
        if file not in files
        for name, home, base in imported_bases(ast.parse(file.read_text()))
        if home in compiled and not is_exception(home, base)
    ]
    assert not wrong


def imported_bases(tree: ast.Module) -> Iterator[tuple[str, str, str]]:
    """Walk over the classes of a module that stand below others: their names, and where from."""
    nodes = list(ast.walk(tree))
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    origins = {each.asname or each.name: (node, each) for node in imports for each in node.names}
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    for name, base in [(each.name, base) for each in classes for base in each.bases]:
        plain = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(plain, ast.Name) and plain.id in origins:
            origin, imported = origins[plain.id]
            yield name, origin.module or "", imported.name


def is_exception(module: str, name: str) -> bool:
    """Say whether a class is an exception: below these, also interpreted classes may stand."""
    return issubclass(getattr(import_module(module), name), BaseException)


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
    assert c_file(Path(FILES[4])) == "__native_greatpowers___games___chess.c"


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
