"""What mypyc writes at length is said shorter, and says the same."""

from pathlib import Path

from tools.compile import TOGETHER, shorten
from tools.shorter_c import Shorter

INCLUDES = '#include "__native_chess.h"\n'
FAILS = """    if (unlikely({0} == NULL)) {{
        CPy_AddTraceback("src/chess/castling.py", "<module>", {1}, CPyStatic_castling___globals);
        goto CPyL9;
    }}
"""
IMPORT = f"""    cpy_r_r1 = (void *)&CPyModule_board;
    cpy_r_r2 = (void *)&CPyImportState_board;
    cpy_r_r3 = CPyModuleLockAPI_chess;
    cpy_r_r4 = CPyImport_IsInitialized(cpy_r_r2);
    if (!cpy_r_r4) goto CPyL8;
    cpy_r_r5 = PyImport_GetModuleDict();
    cpy_r_r6 = CPyStatics[22]; /* 'chess.board' */
    cpy_r_r7 = CPyDict_GetItem(cpy_r_r5, cpy_r_r6);
{FAILS.format("cpy_r_r7", 5)}    cpy_r_r8 = cpy_r_r7;
    goto CPyL12;
CPyL8: ;
    cpy_r_r9 = CPyInitOnly_board;
    cpy_r_r10 = CPyExec_board;
    cpy_r_r11 = (PyObject **)&CPyModule_board__internal;
    cpy_r_r12 = PyImport_GetModuleDict();
    cpy_r_r13 = CPyStatics[17]; /* 'chess__mypyc' */
    cpy_r_r14 = CPyDict_GetItem(cpy_r_r12, cpy_r_r13);
{FAILS.format("cpy_r_r14", 5)}    cpy_r_r15 = CPyStatics[18]; /* '__file__' */
    cpy_r_r16 = CPyObject_GetAttr(cpy_r_r14, cpy_r_r15);
    CPy_DECREF(cpy_r_r14);
{FAILS.format("cpy_r_r16", 5)}    cpy_r_r17 = CPyStatics[19]; /* '.so' */
    cpy_r_r18 = CPyStatics[22]; /* 'chess.board' */
    cpy_r_r19 = CPyImport_ImportNative(cpy_r_r18, cpy_r_r9, cpy_r_r10, cpy_r_r11, cpy_r_r1, \
cpy_r_r2, cpy_r_r3, cpy_r_r16, cpy_r_r17, 0);
    CPy_DECREF(cpy_r_r16);
{FAILS.format("cpy_r_r19", 5)}    cpy_r_r8 = cpy_r_r19;
CPyL12: ;
"""
SHORT = """    extern PyObject *import_board(void);
    cpy_r_r8 = import_board();
    if (unlikely(cpy_r_r8 == NULL)) {
        fails_in_CPyStatic_castling___globals("<module>", 5);
        goto CPyL9;
    }
"""


def test_an_import_is_one_call() -> None:
    shorter = Shorter()
    assert shorter.shorten(INCLUDES + IMPORT).endswith(SHORT)
    shared = shorter.shared()
    assert shared.startswith(INCLUDES)
    assert shared.count("PyObject *import_board(void)\n") == 1
    for part in (
        "CPyStatics[17]",
        "CPyStatics[22]",
        "CPyModuleLockAPI_chess",
        "file, CPyStatics[19], 0)",
    ):
        assert part in shared


def test_modules_share_the_way_to_import_one() -> None:
    shorter = Shorter()
    shorter.shorten(INCLUDES + IMPORT)
    shorter.shorten(INCLUDES + IMPORT.replace("cpy_r_r8", "cpy_r_r80"))
    assert shorter.shared().count("CPyImport_ImportNative") == 1


def test_an_import_of_another_form_is_left_as_it_is() -> None:
    other = IMPORT.replace("    cpy_r_r8 = cpy_r_r19;\n", "    cpy_r_r8 = cpy_r_r18;\n")
    assert "CPyImport_ImportNative" in Shorter().shorten(INCLUDES + other)


def test_a_failure_tells_what_is_not_said_by_its_module() -> None:
    text = Shorter().shorten(INCLUDES + FAILS.format("one", 7) + FAILS.format("two", 8))
    assert text.startswith(INCLUDES)
    assert text.count("CPy_AddTraceback(") == 1
    assert 'CPy_AddTraceback("src/chess/castling.py", function, line, CPyStatic_castling' in text
    assert 'fails_in_CPyStatic_castling___globals("<module>", 7);' in text
    assert 'fails_in_CPyStatic_castling___globals("<module>", 8);' in text


def test_a_failure_of_another_module_tells_all() -> None:
    other = FAILS.format("two", 8).replace("castling.py", "board.py")
    text = Shorter().shorten(INCLUDES + FAILS.format("one", 7) + other)
    assert 'CPy_AddTraceback("src/chess/board.py", "<module>", 8, ' in text


LOADING = """char CPyDef_castling_____top_level__(void) {
}
static int CPyExec_castling__impl(PyObject *module)
{
}
"""
RULE = """CPyTagged CPyDef_castling___castle(CPyTagged cpy_r_king) {
}
"""


def test_what_runs_once_need_not_be_fast() -> None:
    lines = Shorter().shorten(INCLUDES + LOADING + RULE).splitlines()
    plain = [line.partition(") ")[2] for line in lines if line.startswith("__attribute__")]
    assert plain == [line for line in LOADING.splitlines() if "CPy" in line]


def test_what_seldom_runs_need_not_be_fast() -> None:
    text = Shorter().shorten(INCLUDES + RULE, seldom=True)
    before, found, after = text.partition(RULE)
    assert found
    assert before.startswith(INCLUDES)
    assert before.endswith('#pragma GCC push_options\n#pragma GCC optimize("O0")\n')
    assert after == "#pragma GCC pop_options\n"


def test_a_few_modules_are_one_file(tmp_path: Path) -> None:
    modules = [tmp_path / f"__native_chess___{number}.c" for number in range(TOGETHER + 1)]
    for number, module in enumerate(modules):
        module.write_text(f"{INCLUDES}int piece_{number};\n")
    first = tmp_path / "__native_chess.c"
    sources = [first, *modules]
    made = [Path(source) for source in shorten("chess__mypyc", sources, tmp_path)]
    assert made == [first, *(tmp_path / f"chess_{number}.c" for number in range(3))]
    assert all(f"piece_{number};" in made[1].read_text() for number in range(TOGETHER))
    assert made[2].read_text() == f"{INCLUDES}int piece_{TOGETHER};\n"
    before = [file.stat().st_mtime_ns for file in made[1:]]
    shorten("chess__mypyc", sources, tmp_path)
    assert [file.stat().st_mtime_ns for file in made[1:]] == before
