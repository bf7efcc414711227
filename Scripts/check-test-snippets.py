#!/usr/bin/env python3
"""Compiles the snippets of Docs/TestsAndPreviews.md: each is a file, named by its first line. SwiftUI is the stub of the
sample apps where the system has none.

    Scripts/check-test-snippets.py --needle-gen PATH
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Docs" / "TestsAndPreviews.md"
STUB = ROOT / "Fixtures" / "apps" / "text-views" / "SwiftUIStub" / "SwiftUI.swift"
OPTIONS = ["-wmo", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-package-name", "needle-gen"]


def run(*command):
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def build(name, sources, folder):
    run("swiftc", *OPTIONS, "-I", folder, "-module-name", name, "-emit-module", "-emit-module-path",
        folder / f"{name}.swiftmodule", *sources)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--needle-gen", required=True, type=Path)
    needle_gen = parser.parse_args().needle_gen
    snippets = re.findall(r"^```swift\n// (\S+\.swift)\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.M | re.S)
    unnamed = PAGE.read_text(encoding="utf-8").count("```swift\n") - len(snippets)
    if not snippets or unnamed:
        sys.exit(f"{unnamed} snippets of {PAGE.name} have no file name")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        app = folder / "app"
        app.mkdir()
        for file, text in snippets:
            (app / file).write_text(text, encoding="utf-8")
        (app / "needle.json").write_text('{"replaceable": true}', encoding="utf-8")
        run(needle_gen, app / "needle.json", "--out", app / "Generated.swift")
        run(needle_gen, "mocks", app / "needle.json", "--out", app / "Mocks.swift")
        build("DIRuntime", sorted((ROOT / "Sources" / "DIRuntime").glob("*.swift")), folder)
        if sys.platform != "darwin":
            build("SwiftUI", [STUB], folder)
        for flags in ([], ["-D", "DEBUG"]):
            run("swiftc", *OPTIONS, *flags, "-typecheck", "-I", folder, "-module-name", "App", *sorted(app.glob("*.swift")))
    print(f"{len(snippets)} snippets compile")


if __name__ == "__main__":
    main()
