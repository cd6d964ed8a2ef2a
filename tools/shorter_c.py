"""Say shorter in C what mypyc says at length, so that the C compiler has less to do.

Each import of a module by another is thirty lines, and each place where something may fail tells
what is the same in the whole module: together an eighth of all. What runs once, when a module is
loaded, is a sixth, and the compiler need not try to make it fast; nor what seldom runs. Whatever
looks otherwise than expected here is left as it is.
"""

import re
from dataclasses import dataclass, field
from typing import Final

FAILS: Final = (
    r"    if \(unlikely\({0} == NULL\)\) \{{\n"
    r"        CPy_AddTraceback.*\n"
    r"        goto \w+;\n"
    r"    \}}\n"
)
IMPORT: Final = re.compile(
    r"    (?P<cache>\w+) = \(void \*\)&(?P<module>CPyModule_\w+);\n"
    r"    (?P<state>\w+) = \(void \*\)&CPyImportState_\w+;\n"
    r"    (?P<lock>\w+) = (?P<locks>CPyModuleLockAPI_\w+);\n"
    r"    (?P<done>\w+) = CPyImport_IsInitialized\((?P=state)\);\n"
    r"    if \(!(?P=done)\) goto (?P<first>\w+);\n"
    r"    (?P<all>\w+) = PyImport_GetModuleDict\(\);\n"
    r"    (?P<key>\w+) = (?P<name>CPyStatics\[\d+\]);.*\n"
    r"    (?P<old>\w+) = CPyDict_GetItem\((?P=all), (?P=key)\);\n"
    + FAILS.format("(?P=old)")
    + r"    (?P<found>\w+) = (?P=old);\n"
    r"    goto (?P<again>\w+);\n"
    r"(?P=first): ;\n"
    r"    (?P<init>\w+) = CPyInitOnly_\w+;\n"
    r"    (?P<exec>\w+) = CPyExec_\w+;\n"
    r"    (?P<own>\w+) = \(PyObject \*\*\)&\w+;\n"
    r"    (?P<those>\w+) = PyImport_GetModuleDict\(\);\n"
    r"    (?P<here>\w+) = (?P<library>CPyStatics\[\d+\]);.*\n"
    r"    (?P<home>\w+) = CPyDict_GetItem\((?P=those), (?P=here)\);\n"
    + FAILS.format("(?P=home)")
    + r"    (?P<word>\w+) = (?P<file>CPyStatics\[\d+\]);.*\n"
    r"    (?P<path>\w+) = CPyObject_GetAttr\((?P=home), (?P=word)\);\n"
    r"    CPy_DECREF\((?P=home)\);\n"
    + FAILS.format("(?P=path)")
    + r"    (?P<ending>\w+) = (?P<suffix>CPyStatics\[\d+\]);.*\n"
    r"    (?P<called>\w+) = (?P=name);.*\n"
    r"    (?P<new>\w+) = CPyImport_ImportNative\((?P=called), (?P=init), (?P=exec), (?P=own), "
    r"(?P=cache), (?P=state), (?P=lock), (?P=path), (?P=ending), (?P<package>\d)\);\n"
    r"    CPy_DECREF\((?P=path)\);\n"
    rf"(?P<fails>{FAILS.format('(?P=new)')})"
    r"    (?P=found) = (?P=new);\n"
    r"(?P=again): ;\n"
)
"""How a module imports another of its library: taken as it is if it is there, else brought in."""
ENTRY: Final = """
PyObject *import_{module}(void)
{{
    if (CPyImport_IsInitialized(&CPyImportState_{module}))
        return CPyDict_GetItem(PyImport_GetModuleDict(), {name});
    PyObject *library = CPyDict_GetItem(PyImport_GetModuleDict(), {library});
    if (library == NULL)
        return NULL;
    PyObject *file = CPyObject_GetAttr(library, {file});
    CPy_DECREF(library);
    if (file == NULL)
        return NULL;
    PyObject *found = CPyImport_ImportNative({name}, CPyInitOnly_{module}, CPyExec_{module},
        (PyObject **)&CPyModule_{module}__internal, (void *)&CPyModule_{module},
        (void *)&CPyImportState_{module}, {locks}, file, {suffix}, {package});
    CPy_DECREF(file);
    return found;
}}
"""
FAILURE: Final = re.compile(
    r'CPy_AddTraceback\((?P<file>"[^"]*"), (?P<function>"[^"]*"), (?P<line>\d+), '
    r"(?P<globals>\w+)\);"
)
TOLD: Final = """
static void __attribute__((noinline)) fails_in_{module}(const char *function, int line)
{{
    CPy_AddTraceback({file}, function, line, {module});
}}
"""
ONCE: Final = re.compile(
    r"^(?=char CPyDef_\w+_____top_level__\(void\) \{$"
    r"|(static )?int CPyExec_\w+\(PyObject \*module\)$)",
    re.MULTILINE,
)
"""Where a function begins that runs when a module is loaded, and then no more."""
PLAINLY: Final = """#pragma GCC push_options
#pragma GCC optimize("O0")
{}#pragma GCC pop_options
"""
"""C that is compiled as it stands."""


@dataclass
class Shorter:
    """Shortens the C files of a library; what they share is gathered meanwhile."""

    _includes: str = ""
    _imports: dict[str, str] = field(default_factory=dict)

    def shorten(self, text: str, seldom: bool = False) -> str:
        """Return what does the same as the C file of a module, one that perhaps seldom runs."""
        self._includes, rest = _apart(text)
        if seldom:
            rest = PLAINLY.format(rest)
        rest = ONCE.sub('__attribute__((optimize("O0"))) ', rest)
        return self._includes + _tell_shorter(IMPORT.sub(self._import, rest))

    def shared(self) -> str:
        """Return a C file of what the others rest on."""
        return self._includes + "".join(text for _, text in sorted(self._imports.items()))

    def _import(self, found: re.Match[str]) -> str:
        module = found["module"].removeprefix("CPyModule_")
        self._imports[module] = ENTRY.format(**{**found.groupdict(), "module": module})
        brought = f"    extern PyObject *import_{module}(void);\n"
        fails = found["fails"].replace(f"({found['new']} ", f"({found['found']} ")
        return f"{brought}    {found['found']} = import_{module}();\n{fails}"


def _tell_shorter(text: str) -> str:
    """Let the failures of a module tell only function and line."""
    first = FAILURE.search(text)
    if first is None:
        return text
    same = f"CPy_AddTraceback({first['file']}, "
    told = TOLD.format(file=first["file"], module=first["globals"])

    def shorter(found: re.Match[str]) -> str:
        if not found[0].startswith(same) or found["globals"] != first["globals"]:
            return found[0]
        return f"fails_in_{found['globals']}({found['function']}, {found['line']});"

    return told + FAILURE.sub(shorter, text)


def _apart(text: str) -> tuple[str, str]:
    """Return the lines with which a C file includes others, and the rest of it."""
    lines = text.splitlines(keepends=True)
    number = next(place for place, line in enumerate(lines) if not line.startswith("#include"))
    return "".join(lines[:number]), "".join(lines[number:])
