"""What scripts share: the programs that they call, and how a check tells what does not hold."""
import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Failure(Exception):
    """What does not hold, as the person who runs the script should read it."""


def require(holds, message):
    if not holds:
        raise Failure(message)


def program(path):
    """Its path from the root, for `type=program`; argparse tells in one line of a path where there is none."""
    found = Path(path).resolve()
    if not found.is_file() or not os.access(found, os.X_OK):
        raise argparse.ArgumentTypeError(f"{path} is no program; `swift build -c release` builds one")
    return found


def add_needle_gen(parser):
    parser.add_argument("--needle-gen", type=program, metavar="PATH", help="the tool; else the one that is built here")


def chosen_needle_gen(arguments):
    """The tool that is named, or the one that is built here: the optimised one where there are both."""
    if arguments.needle_gen:
        return arguments.needle_gen
    for configuration in ("release", "debug"):
        path = ROOT / ".build" / configuration / "needle-gen"
        if path.exists():
            return path.resolve()
    sys.exit(f"{Path(sys.argv[0]).stem}: there is no needle-gen yet; run `swift build -c release`, or name one by --needle-gen")
