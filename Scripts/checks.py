"""What scripts share: the programs that they call, and how a check tells what does not hold."""
import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class Failure(Exception):
    """What does not hold, as the person who runs the script should read it."""


def require(holds, message):
    if not holds:
        raise Failure(message)


def run(command, with_errors=False, **options):
    """What a program prints, with what it says on stderr or without; a failure shows the end of both."""
    stderr = subprocess.STDOUT if with_errors else subprocess.PIPE
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=stderr,
                          text=True, **options)
    if done.returncode != 0:
        said = (done.stdout + (done.stderr or ""))[-6000:]
        raise Failure(f"{' '.join(map(str, command))} ended with {done.returncode}:\n{said}")
    return done.stdout


def copy_files(folder, *paths):
    """The repository's files, or those at some paths, with what is not committed yet; returns the folder."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *paths]
    for name in run(command, cwd=ROOT).split("\0"):
        # A link may lead to a folder; a name may be of a file that is gone.
        if name and ((ROOT / name).is_symlink() or (ROOT / name).is_file()):
            copy = Path(folder) / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy, follow_symlinks=False)
    return folder


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
