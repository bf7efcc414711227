#!/usr/bin/env python3
"""Moves Fixtures/needle-tests, tests as Needle's users write them, by the commands of Docs/MigratingFromNeedle.md, and
runs what comes out as the tests of a package.

    Scripts/check-migration.py
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Docs" / "MigratingFromNeedle.md"
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "moved",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "needle-gen", path: "{root}")],
    targets: [
        .testTarget(
            name: "HouseTests",
            dependencies: [
                .product(name: "DIRuntime", package: "needle-gen"),
                .product(name: "DIRuntimeNeedleCompatibility", package: "needle-gen"),
            ]),
    ],
    swiftLanguageModes: [.v5]
)
"""


def main():
    if len(sys.argv) != 1:
        sys.exit(__doc__)
    commands = re.search(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    if not commands:
        sys.exit(f"{PAGE.name} shows no commands")
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work)
        tests = folder / "Tests" / "HouseTests"
        (folder / "Sources").mkdir()
        shutil.copytree(ROOT / "Fixtures" / "needle-tests", tests)
        before = sorted(path.name for path in tests.iterdir())
        subprocess.run(["sh", "-e", "-c", commands[1]], cwd=folder, check=True)
        if sorted(path.name for path in tests.iterdir()) != before:
            sys.exit("the commands leave files behind")
        for path in tests.iterdir():
            if "import Needle" in path.read_text(encoding="utf-8"):
                sys.exit(f"{path.name} still imports Needle")
        (folder / "Package.swift").write_text(MANIFEST.replace("{root}", str(ROOT)), encoding="utf-8")
        result = subprocess.run(["swift", "test"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                text=True, check=False)
        executed = re.findall(r"Executed (\d+) tests, with 0 failures", result.stdout)
        if result.returncode != 0 or not executed or int(executed[-1]) < 10:
            sys.exit(f"swift test ended with {result.returncode}:\n{result.stdout[-6000:]}")
    print(f"{executed[-1]} tests in Needle's style pass after the move.")


main()
