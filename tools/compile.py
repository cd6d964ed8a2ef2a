"""Compile the kernel and the games with mypyc, beside the source tree and not in it.

``src`` is copied to ``build/compiled/src`` and the compiled modules are built there, each next
to the copy of its source. ``PYTHONPATH=build/compiled/src`` then runs the compiled package.
What is compiled is said in ``pyproject.toml``, under ``[tool.greatpowers.compile]``.

Every game is a library of its own, and all else is one more: who changes a game compiles that game
again and no other. What mypyc writes is said shorter first (``shorter_c``), and a few modules make
one C file. The C files are compiled side by side, on all cores there are.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Container, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mypyc.build import include_dir, mypycify
from mypyc.common import shared_lib_name
from mypyc.namegen import exported_name
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

from greatpowers.kernel.rule import MARKS
from tools.shorter_c import Shorter

ROOT: Final = Path(__file__).resolve().parent.parent
SETTINGS: Final = ROOT / "pyproject.toml"
TARGET: Final = ROOT / "build" / "compiled"
COMPILED: Final = (".so", ".pyd")
LEVEL: Final = "1"
"""How hard the C compiler tries: at 3 it takes two thirds longer, at g games run a tenth slower."""
LEFT_OUT: Final = [
    "-fno-tree-dominator-opts",
    "-fno-tree-pta",
    "-fno-tree-dse",
    "-fno-dse",
    "-fno-forward-propagate",
    "-fno-ipa-modref",
    "-fno-ipa-pure-const",
]
"""What GCC need not try at that level: it takes a tenth of its time."""

TOGETHER: Final = 8
"""So many modules are one C file: each file takes some time by itself, and is compiled whole."""

CHECK: Final = """
import importlib, sys
slow = [n for n in sys.argv[1:] if not importlib.import_module(n).__spec__.origin.endswith(%r)]
sys.exit("left interpreted: " + ", ".join(slow) if slow else 0)
"""


def main() -> None:
    """Copy the sources, compile what has changed and check that the compiled modules load."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"a C compiler is needed: there is no {compiler}")
    plan = Plan.read(SETTINGS)
    copy_sources(ROOT / "src", TARGET / "src")
    os.chdir(TARGET)  # mypy's settings name "src" relative to the working directory
    libraries = plan.libraries(Path("src"))
    modules = [module for library in libraries.values() for module in library]
    if not modules:
        sys.exit("nothing to compile")
    build(libraries, plan.files(Path("src"), plan.seldom))
    check(modules)
    print(f"compiled {len(modules)} modules into {TARGET.relative_to(ROOT)}")


def copy_sources(source: Path, target: Path) -> None:
    """Bring the copy of the source tree up to date; what did not change keeps its time.

    Marks stay behind: a decorated function is called as Python calls it, which takes longer.
    """
    wanted = {path.relative_to(source) for path in files(source)}
    for path in wanted:
        content = (source / path).read_bytes()
        if path.suffix == ".py":
            content = MARKS.sub(b"", content)
        copy = target / path
        if not copy.is_file() or copy.read_bytes() != content:
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(content)
    for path in files(target):
        if path.relative_to(target) not in wanted:
            path.unlink()


def files(folder: Path) -> Iterator[Path]:
    """Walk over all files of a source tree but those that Python made."""
    for path in folder.rglob("*"):
        made = path.suffix in COMPILED or "__pycache__" in path.parts or ".egg-info" in str(path)
        if path.is_file() and not made:
            yield path


@dataclass(frozen=True)
class Plan:
    """What is compiled, as patterns below the source tree; what seldom runs; what stands apart."""

    include: list[str]
    exclude: list[str]
    seldom: list[str]
    apart: str

    @staticmethod
    def read(settings: Path) -> "Plan":
        """Read the plan from the settings of the project."""
        with settings.open("rb") as file:
            return Plan(**tomllib.load(file)["tool"]["greatpowers"]["compile"])

    def libraries(self, source: Path) -> dict[str, list[Path]]:
        """Return the files of each library, in order: one a folder that stands apart, one more."""
        included = self.files(source, self.include) - self.files(source, self.exclude)
        folders = [path for path in source.glob(self.apart) if path.is_dir()]
        found: dict[str, list[Path]] = {}
        for path in sorted(included):
            home = next((folder.name for folder in folders if folder in path.parents), "common")
            found.setdefault(f"greatpowers_{home}", []).append(path)
        return found

    @staticmethod
    def files(source: Path, patterns: list[str]) -> set[Path]:
        """Return the files that any of some patterns means."""
        return {path for pattern in patterns for path in source.glob(pattern)}


class SideBySide(build_ext):
    """Compiles the C files of all libraries side by side, those that changed, the largest first."""

    def build_extensions(self) -> None:
        """Compile, then link."""
        work = [(Path(source), each) for each in self.extensions for source in each.sources]
        work.sort(key=lambda job: job[0].stat().st_size, reverse=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(self.read_headers, self.extensions))
            made = list(pool.map(lambda job: self.compile(*job), work))
        for extension in self.extensions:
            own = [each for each, (_, owner) in zip(made, work, strict=True) if owner is extension]
            extension.sources = []
            extension.extra_objects = extension.depends = sorted(own)
        super().build_extensions()

    def read_headers(self, extension: Extension) -> None:
        """Let the compiler read once, and not in each C file, what all of a library include."""
        headers, gathered = self.headers(extension), self.gathered(extension)
        if self.compiler.compiler_type != "unix" or not all(map(Path.is_file, headers)):
            return
        write(gathered, "\n".join(f'#include "{header.name}"' for header in headers))
        made = f"{gathered}.gch"
        if newer_group([str(gathered), *self.needed(extension)], made):
            folders = [f"-I{folder}" for folder in (*self.include_dirs, *extension.include_dirs)]
            command = [*self.compiler.compiler_so, *folders, *self.flags(extension)]
            self.spawn([*command, "-x", "c-header", str(gathered), "-o", made])

    def compile(self, source: Path, extension: Extension) -> str:
        """Compile a C file unless that is done already; return the object file."""
        (made,) = self.compiler.object_filenames([str(source)], output_dir=self.build_temp)
        if newer_group([str(source), *self.needed(extension)], made):
            gathered = self.gathered(extension)
            first = ["-include", str(gathered)] if gathered.is_file() else []
            self.compiler.compile(
                [str(source)],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=[*self.flags(extension), *first],
            )
        return str(made)

    def headers(self, extension: Extension) -> list[Path]:
        """Return the headers that mypyc writes for a library."""
        group = extension.name.removesuffix(shared_lib_name(""))
        return [Path("c", f"__native_{group}.h"), Path("c", f"__native_internal_{group}.h")]

    def gathered(self, extension: Extension) -> Path:
        """Return the header that includes those of a library."""
        return Path("c", f"{extension.name}.h")

    def needed(self, extension: Extension) -> list[str]:
        """Return what all C files of a library rest on, how they are compiled included."""
        return [__file__, *extension.depends, *map(str, Path(include_dir()).glob("*.[ch]"))]

    def flags(self, extension: Extension) -> list[str]:
        """Let the modules of a library call each other directly and share what mypyc declares.

        What the compiler would warn of, nobody has written, or another compiler knows.
        """
        own: list[str] = extension.extra_compile_args
        if self.compiler.compiler_type != "unix":
            return own
        less = LEFT_OUT if "gcc" in Path(self.compiler.compiler_so[0]).name else []
        return [*own, "-fvisibility=hidden", "-fcommon", "-Wno-all", "-Wno-attributes", *less]


def build(libraries: dict[str, list[Path]], seldom: set[Path]) -> None:
    """Translate the modules to C and that to libraries, and remove libraries of no module."""
    groups: list[tuple[list[str], str | None]] = [
        ([str(module) for module in modules], name) for name, modules in libraries.items()
    ]
    extensions = mypycify(
        [f"--config-file={SETTINGS}", *(module for modules, _ in groups for module in modules)],
        opt_level=LEVEL,
        debug_level="0",
        multi_file=True,
        include_runtime_files=True,
        separate=groups,
        target_dir="c",
    )
    whole = {shared_lib_name(name) for name in libraries}
    doors = {each.name: Path(*each.sources) for each in extensions if each.name not in whole}
    shared = share_doors(doors, Path("c"))
    plain = {c_file(module.relative_to("src")) for module in seldom}
    for each in extensions:
        if each.name in whole:
            each.sources = shorten(each.name, map(Path, each.sources), Path("c"), plain)
    parts = [each for each in extensions if each.name in whole] + [door for door, _ in shared]
    distribution = Distribution(
        {"name": "greatpowers", "package_dir": {"": "src"}, "ext_modules": parts}
    )
    command = SideBySide(distribution)
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()
    for door, modules in shared:
        for module in modules:
            path = Path(command.get_ext_fullpath(module))
            path.unlink(missing_ok=True)
            path.hardlink_to(command.get_ext_fullpath(door.name))
    names = [*doors, *(part.name for part in parts)]
    built = {Path(command.get_ext_fullpath(name)).resolve() for name in names}
    for path in Path("src").rglob("*"):
        if path.suffix in COMPILED and path.resolve() not in built:
            path.unlink()


def shorten(
    library: str, sources: Iterable[Path], folder: Path, seldom: Container[str] = ()
) -> list[str]:
    """Write fewer and shorter C files, each of several modules; return those of a library.

    Named are the C files of modules that seldom run.
    """
    group = library.removesuffix(shared_lib_name(""))
    first = folder / f"__native_{group}.c"
    shorter = Shorter()
    modules = [each for each in sources if each != first]
    texts = [shorter.shorten(each.read_text(), each.name in seldom) for each in modules]
    units = ["".join(texts[n : n + TOGETHER]) for n in range(0, len(texts), TOGETHER)]
    made = [first]
    for number, text in enumerate([*units, shorter.shared()]):
        made.append(folder / f"{group}_{number}.c")
        write(made[-1], text)
    return [str(file) for file in made]


def share_doors(doors: dict[str, Path], folder: Path) -> list[tuple[Extension, list[str]]]:
    """Gather the tiny C files by which Python enters modules; each takes long by itself.

    Python looks for a door by the last part of the module's name, so that modules of the same name
    need different files. Return these, each with the modules that are entered by it.
    """
    files: list[dict[str, str]] = []
    for module in doors:
        name = module.removesuffix(".__init__").rpartition(".")[2]
        free = next((file for file in files if name not in file), None)
        if free is None:
            free = {}
            files.append(free)
        free[name] = module
    shared = []
    for number, file in enumerate(files):
        modules = list(file.values())
        sources = [doors[module] for module in modules]
        shared.append((_gathered(f"greatpowers_doors_{number}", sources, folder), modules))
    return shared


def _gathered(name: str, sources: list[Path], folder: Path) -> Extension:
    """Write a C file that includes others; each has a spare door of the same name besides."""
    lines = []
    for place, source in enumerate(sources):
        lines += [f"#define PyInit___init__ spare_{place}"]
        lines += [f'#include "{source.relative_to(folder)}"', "#undef PyInit___init__"]
    file = folder / f"{name}.c"
    write(file, "\n".join(lines))
    return Extension(name, [str(file)], depends=[str(source) for source in sources])


def write(file: Path, text: str) -> None:
    """Write a file unless it says the same already, so that it keeps its time."""
    if not file.is_file() or file.read_text() != text:
        file.write_text(text)


def check(modules: list[Path]) -> None:
    """Import every module in a new interpreter and see that it is the compiled one."""
    names = [module_name(module.relative_to("src")) for module in modules]
    environment = {**os.environ, "PYTHONPATH": str(Path("src").resolve())}
    code = CHECK % sysconfig.get_config_var("EXT_SUFFIX")
    if subprocess.run([sys.executable, "-c", code, *names], env=environment).returncode:
        sys.exit("the compiled modules do not load")


def module_name(module: Path) -> str:
    """Return the dotted name of a file below the source tree."""
    parts = module.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def c_file(module: Path) -> str:
    """Return the name of the C file that mypyc writes of a file below the source tree."""
    return f"__native_{exported_name(module_name(module))}.c"


if __name__ == "__main__":
    main()
