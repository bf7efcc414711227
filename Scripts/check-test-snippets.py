#!/usr/bin/env python3
"""Compiles the snippets of Docs/TestsAndPreviews.md and Docs/Plugins.md: each is a file, named by its first line, and those
of a page are an app, `Home`; what imports a framework for tests is in a module of its own. SwiftUI is the stub of the
sample apps where the system has none.

    Scripts/check-test-snippets.py [--needle-gen PATH]
"""

import argparse
import re
import sys
import tempfile
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen, run

PAGES = [ROOT / "Docs" / name for name in ("TestsAndPreviews.md", "Plugins.md")]
STUB = ROOT / "Fixtures" / "apps" / "text-views" / "SwiftUIStub" / "SwiftUI.swift"
OPTIONS = ["-wmo", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors", "-package-name", "needle-gen"]


def build(name, sources, folder):
    run(["swiftc", *OPTIONS, "-I", folder, "-module-name", name, "-emit-module", "-emit-module-path",
         folder / f"{name}.swiftmodule", *sources])


def check(page, needle_gen):
    text = page.read_text(encoding="utf-8")
    snippets = re.findall(r"^```swift\n// (\S+\.swift)\n(.*?)^```$", text, re.M | re.S)
    unnamed = text.count("```swift\n") - len(snippets)
    if not snippets or unnamed:
        raise Failure(f"{unnamed} snippets of {page.name} have no file name")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        app, tests = folder / "Home", folder / "HomeTests"
        for file, code in snippets:
            place = tests if re.search(r"^import (Testing|XCTest)$", code, re.M) else app
            place.mkdir(exist_ok=True)
            (place / file).write_text(code, encoding="utf-8")
        settings = folder / "needle.json"
        settings.write_text('{"modules": {"Home": "Home"}, "replaceable": true}', encoding="utf-8")
        run([needle_gen, settings, "--out", app / "Generated.swift"])
        run([needle_gen, "mocks", settings, "--out", (tests if tests.exists() else app) / "Mocks.swift"])
        build("DIRuntime", sorted((ROOT / "Sources" / "DIRuntime").glob("*.swift")), folder)
        if sys.platform != "darwin":
            build("SwiftUI", [STUB], folder)
        build("DIRuntimeSwiftUI", sorted((ROOT / "Sources" / "DIRuntimeSwiftUI").glob("*.swift")), folder)
        build("DIRuntimeFlags", sorted((ROOT / "Sources" / "DIRuntimeFlags").glob("*.swift")), folder)
        for flags in ([], ["-D", "DEBUG"]):
            build("Home", ["-enable-testing", *flags, *sorted(app.glob("*.swift"))], folder)
            if tests.exists():
                run(["swiftc", *OPTIONS, *flags, "-typecheck", "-I", folder, "-module-name", "HomeTests",
                     *sorted(tests.glob("*.swift"))])
    print(f"{page.name}: {len(snippets)} snippets compile")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_needle_gen(parser)
    needle_gen = chosen_needle_gen(parser.parse_args())
    for page in PAGES:
        check(page, needle_gen)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(str(failure))
