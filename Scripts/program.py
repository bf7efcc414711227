"""The programs that a script calls: one among its arguments, and the tool."""
import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def program(path):
    """Its path from the root, for `type=program`; argparse tells in one line of a path where there is none."""
    found = Path(path).resolve()
    if not found.is_file() or not os.access(found, os.X_OK):
        raise argparse.ArgumentTypeError(f"{path} is no program; `swift build -c release` builds one")
    return found


def built_needle_gen():
    """The tool that is built here, the optimised one where there are both."""
    for configuration in ("release", "debug"):
        path = ROOT / ".build" / configuration / "needle-gen"
        if path.exists():
            return path.resolve()
    sys.exit(f"{Path(sys.argv[0]).stem}: there is no needle-gen yet; run `swift build -c release`, or name one by --needle-gen")
