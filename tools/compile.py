"""Compile the kernel and the games with mypyc, beside the source tree and not in it.

``src`` is copied to ``build/compiled/src`` and the compiled modules are built there, each next
to the copy of its source. ``PYTHONPATH=build/compiled/src`` then runs the compiled package.
What is compiled is said in ``pyproject.toml``, under ``[tool.greatpowers.compile]``.
"""

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CHECK = """
import importlib, sys
slow = [n for n in sys.argv[1:] if not importlib.import_module(n).__spec__.origin.endswith(%r)]
sys.exit("left interpreted: " + ", ".join(slow) if slow else 0)
"""


def main() -> None:
    """Copy the sources, compile them and check that the compiled modules load."""
    parser = argparse.ArgumentParser(description="Compile the kernel and the games with mypyc.")
    parser.add_argument("--opt-level", choices="0123", default="3", help="of the C compiler")
    arguments = parser.parse_args()

    settings = ROOT / "pyproject.toml"
    target = ROOT / "build" / "compiled"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        sys.exit(f"a C compiler is needed: there is no {compiler}")
    copy_sources(ROOT / "src", target / "src")
    modules = chosen_modules(settings, target / "src")
    if not modules:
        sys.exit("nothing to compile")

    os.chdir(target)  # mypy's settings name "src" relative to the working directory
    build(settings, modules, arguments.opt_level)
    check(modules)
    print(f"compiled {len(modules)} modules into {target.relative_to(ROOT)}")


def copy_sources(source: Path, target: Path) -> None:
    """Make the target a fresh copy of the source tree."""
    shutil.rmtree(target, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "*.pyd")
    shutil.copytree(source, target, ignore=ignored)


def chosen_modules(settings: Path, source: Path) -> list[Path]:
    """Return the files to compile, relative to the source tree, in order."""
    with settings.open("rb") as file:
        chosen = tomllib.load(file)["tool"]["greatpowers"]["compile"]
    included = {path for pattern in chosen["include"] for path in source.glob(pattern)}
    excluded = {path for pattern in chosen["exclude"] for path in source.glob(pattern)}
    return sorted(path.relative_to(source) for path in included - excluded)


def build(settings: Path, modules: list[Path], opt_level: str) -> None:
    """Compile all modules as one group, so that they call each other directly."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    sources = [str(Path("src") / module) for module in modules]
    extensions = mypycify(
        [f"--config-file={settings}", *sources],
        opt_level=opt_level,
        debug_level="0",
        group_name="greatpowers",
    )
    distribution = Distribution(
        {"name": "greatpowers", "package_dir": {"": "src"}, "ext_modules": extensions}
    )
    command = build_ext(distribution)
    command.inplace = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def check(modules: list[Path]) -> None:
    """Import every module in a new interpreter and see that it is the compiled one."""
    names = [module_name(module) for module in modules]
    environment = {**os.environ, "PYTHONPATH": str(Path("src").resolve())}
    code = CHECK % sysconfig.get_config_var("EXT_SUFFIX")
    if subprocess.run([sys.executable, "-c", code, *names], env=environment).returncode:
        sys.exit("the compiled modules do not load")


def module_name(module: Path) -> str:
    """Return the dotted name of a file below the source tree."""
    parts = module.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


if __name__ == "__main__":
    main()
