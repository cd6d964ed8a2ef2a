"""Build wheels that carry the whole site: code, words, data and the built page.

``python -m tools.wheels`` builds one that runs anywhere, into ``dist``; with ``--compiled`` one for
this kind of machine and Python, from what ``make compile`` has made. The page must have been built.
Both are built from a copy of the sources, ``build/wheel``, into which the page goes.
"""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = Path("greatpowers", "server", "page")
"""Where a server that was installed finds the page."""
BESIDE: Final = ("pyproject.toml", "README.md", "LICENSE")
COMPILED: Final = """\
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext


class Copied(build_ext):
    def build_extension(self, extension):
        made = Path(self.get_ext_fullpath(extension.name))
        made.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(extension.sources[0], made)


def extension(file):
    parts = file.relative_to("src").with_name(file.name.partition(".")[0]).parts
    return Extension(".".join(parts), [str(file)])


made = map(extension, Path("src").rglob("*.so"))
setup(ext_modules=list(made), cmdclass={"build_ext": Copied})
"""
"""Takes libraries that are compiled already as if they had been compiled for the wheel."""


def main() -> None:
    """Build a wheel."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--page", type=Path, default=ROOT / "web" / "dist")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    args = parser.parse_args()
    print(build(args.page, args.out, compiled=args.compiled))


def build(page: Path, out: Path, *, compiled: bool = False, stage: Path | None = None) -> Path:
    """Build a wheel from the sources and the built page; return where it is."""
    if not (page / "index.html").is_file():
        sys.exit(f"the page has not been built: there is no index.html in {page}")
    source = ROOT / "build" / "compiled" / "src" if compiled else ROOT / "src"
    if compiled and not list(source.glob("*.so")):
        sys.exit("nothing has been compiled: run make compile first")
    stage = stage or ROOT / "build" / "wheel"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(source, stage / "src", ignore=shutil.ignore_patterns("*.egg-info", "*.pyc"))
    shutil.copytree(page, stage / "src" / PAGE)
    for name in BESIDE:
        shutil.copy(ROOT / name, stage / name)
    if compiled:
        (stage / "setup.py").write_text(COMPILED, "utf-8")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet"]
    command += ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", str(stage)]
    subprocess.run([*command, str(stage)], check=True)
    (made,) = stage.glob("*.whl")
    out.mkdir(parents=True, exist_ok=True)
    return Path(shutil.move(made, out / made.name))


if __name__ == "__main__":
    main()
