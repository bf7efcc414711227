#!/usr/bin/env python3
"""Holds what must not compile to its error, and its nearest neighbour to compile: the snippets of Tests/CompileFail.

    Scripts/check-compile-errors.py            all snippets, with the needle-gen of .build/release or .build/debug
    Scripts/check-compile-errors.py NAME…      those only
    Scripts/check-compile-errors.py --needle-gen PATH

A snippet begins with `// error: ` and a part of the compiler's message. With the condition FAILS it must not compile in
language mode 6, with and without -default-isolation MainActor, and every error must hold that text; without, it must
compile without a warning in these two and in mode 5. Where it has a root, the code that needle-gen writes for it is compiled with
it, and so are the mocks where it names one.
The compiler goes on to SIL, since many errors about data races are found no earlier.
"""

import argparse
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen

CASES = import_module("check-cases")
SNIPPETS = ROOT / "Tests" / "CompileFail"
MARK = "// error: "
MODES = {
    "5": ["-swift-version", "5"],
    "6": ["-swift-version", "6"],
    "6-main-actor": ["-swift-version", "6", "-default-isolation", "MainActor"],
}
# What mode 5 says of a data race is a warning at most.
FAILING_MODES = ["6", "6-main-actor"]


class Snippet:
    def __init__(self, path):
        self.path = path
        self.name = path.stem
        self.text = path.read_text(encoding="utf-8")
        first = self.text.split("\n", 1)[0]
        if not first.startswith(MARK) or "#if FAILS" not in self.text and "#if !FAILS" not in self.text:
            raise Failure(f"{path.name} needs a first line `{MARK}…` and a part under `#if FAILS`")
        self.message = first[len(MARK):]

    @property
    def commands(self):
        """What needle-gen writes for it."""
        commands = {"generate": "BootstrapComponent" in self.text, "mocks": "Mock" in self.text}
        return [command for command, is_wanted in commands.items() if is_wanted]


class Checker:
    def __init__(self, needle_gen, work):
        self.cases = CASES.Checker(needle_gen, work)
        self.needle_gen = needle_gen
        self.work = work

    def build_libraries(self):
        """Both products, in one folder."""
        self.cases.build_runtime()
        folder = self.cases.runtime
        name = "DIRuntimeNeedleCompatibility"
        CASES.run(["swiftc", "-emit-module", "-parse-as-library", "-wmo", "-swift-version", "6", "-suppress-warnings",
                   "-package-name", "needle_gen", "-I", folder, "-module-name", name,
                   "-o", folder / f"{name}.swiftmodule", *sorted((ROOT / "Sources" / name).rglob("*.swift"))])

    def check(self, snippet):
        """The messages about what is wrong with a snippet."""
        problems = []
        for mode in MODES:
            done = self.compile(snippet, mode, [])
            if done.returncode != 0:
                problems.append(f"the neighbour must compile in mode {mode}\n{done.stderr.decode()}")
        for mode in FAILING_MODES:
            done = self.compile(snippet, mode, ["-D", "FAILS"])
            errors = re.findall(r"^[^ \n|].*? error: (.*)$", done.stderr.decode(), re.MULTILINE)
            if done.returncode == 0:
                problems.append(f"it compiles in mode {mode}, and must not")
            elif not errors or not all(snippet.message in error for error in errors):
                problems.append(f"every error in mode {mode} must hold: {snippet.message}\n{done.stderr.decode()}")
        return problems

    def compile(self, snippet, mode, conditions):
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            source = Path(folder) / snippet.path.name
            source.write_text(snippet.text, encoding="utf-8")
            sources = [source] + self.generated(snippet, mode, folder)
            command = ["swiftc", "-frontend", "-emit-sil", "-o", os.devnull, "-module-name", "App", "-parse-as-library",
                       "-I", self.cases.runtime, "-warnings-as-errors", *self.cases.sdk, *MODES[mode], *conditions]
            return subprocess.run([str(word) for word in command + sources], stdin=subprocess.DEVNULL,
                                  capture_output=True)

    def generated(self, snippet, mode, folder):
        options = ["--default-isolation", "MainActor"] if mode == "6-main-actor" else []
        paths = []
        for command in snippet.commands:
            text = CASES.run([self.needle_gen, command, snippet.path.name, "--out", "-", *options], cwd=folder)
            paths.append(Path(folder) / f"{command}.generated.swift")
            paths[-1].write_bytes(text)
        return paths


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("snippets", nargs="*", metavar="NAME", help="names of snippets; all when none is given")
    add_needle_gen(parser)
    arguments = parser.parse_args()
    needle_gen = chosen_needle_gen(arguments)
    snippets = [Snippet(path) for path in sorted(SNIPPETS.glob("*.swift"))]
    unknown = sorted(set(arguments.snippets) - {snippet.name for snippet in snippets})
    if unknown or not snippets:
        sys.exit(f"check-compile-errors: there is no snippet {unknown[0] if unknown else 'at all'}")
    chosen = [snippet for snippet in snippets if not arguments.snippets or snippet.name in arguments.snippets]
    failed = 0
    with tempfile.TemporaryDirectory(prefix="check-compile-errors-") as work:
        checker = Checker(needle_gen, Path(work))
        checker.build_libraries()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
            for snippet, problems in zip(chosen, pool.map(checker.check, chosen)):
                failed += bool(problems)
                for problem in problems:
                    print(f"FAILED {snippet.name}: {problem}\n", flush=True)
    print(f"{len(chosen) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"check-compile-errors: {failure}")
