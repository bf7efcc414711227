#!/usr/bin/env python3
"""Builds the snippets of Docs/Servers.md as a package that depends on this one and on Hummingbird, and runs its tests.

    Scripts/check-server-page.py [--sanitize thread] [--keep FOLDER]

It fetches Hummingbird and what that needs, and takes some minutes.
"""

import argparse
import contextlib
import os
import re
import sys
import tempfile
from pathlib import Path

from checks import ROOT, Failure, require, run

PAGE = ROOT / "Docs" / "Servers.md"
ADDRESS = re.compile(r'url: "https://…/needle-gen\.git", from: "[\d.]+"')
STRICT = "\nfor target in package.targets { target.swiftSettings = [.treatAllWarnings(as: .error)] }\n"


def manifest(page, folder):
    match = re.search(r"^```swift\n(// swift-tools-version: 6\.1\n.*?)^```$", page, re.M | re.S)
    require(match and ADDRESS.search(match[1]), f"{PAGE.name} has no manifest that depends on needle-gen")
    code = ADDRESS.sub(f'name: "needle-gen", path: "{os.path.relpath(ROOT, folder)}"', match[1])
    return code.replace("swift-tools-version: 6.1", "swift-tools-version: 6.2") + STRICT


def write_package(folder):
    page = PAGE.read_text(encoding="utf-8")
    snippets = re.findall(r"^```swift\n// (\S+\.swift)\n(.*?)^```$", page, re.M | re.S)
    require(snippets, f"{PAGE.name} has no snippet with a file name")
    (folder / "Package.swift").write_text(manifest(page, folder), encoding="utf-8")
    for file, code in snippets:
        path = folder / ("Tests/ServerTests" if file.endswith("Tests.swift") else "Sources/Server") / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(code, encoding="utf-8")
    return len(snippets)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sanitize", metavar="NAME", help="a sanitizer to test with, as swift test takes it")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="where to build, and leave, the package")
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        folder = arguments.keep or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.mkdir(parents=True, exist_ok=True)
        count = write_package(folder.resolve())
        sanitizer = ["--sanitize", arguments.sanitize] if arguments.sanitize else []
        print(run(["swift", "test", *sanitizer], with_errors=True, cwd=folder).splitlines()[-1])
    print(f"{PAGE.name}: {count} snippets compile, and their tests pass")


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"check-server-page: {failure}")
