"""``python -m greatpowers`` is the ``greatpowers`` command."""

import sys

from greatpowers.cli import main

if __name__ == "__main__":
    sys.exit(main())
