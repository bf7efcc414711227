"""A program among the arguments of a script."""
import argparse
import os
from pathlib import Path


def program(path):
    """Its path from the root, for `type=program`; argparse tells in one line of a path where there is none."""
    found = Path(path).resolve()
    if not found.is_file() or not os.access(found, os.X_OK):
        raise argparse.ArgumentTypeError(f"{path} is no program; `swift build -c release` builds one")
    return found
