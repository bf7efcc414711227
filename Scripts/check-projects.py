#!/usr/bin/env python3
"""Generates the graph of each project of Fixtures/projects, and compiles and runs it with the modules that it has.

    Scripts/check-projects.py                          with the needle-gen of .build/release or .build/debug
    Scripts/check-projects.py tuist … --needle-gen PATH

No project has a needle.json: its modules are found in its project files. What is compiled is told by project.json, so
that a module that was found wrongly does not compile:

    "command"     what needle-gen is called with, in the folder "in"
    "output"      the file that it generates, if not the second word of the command in that folder
    "modules"     for each module, in the order in which they are compiled, its folders, files and patterns; the last one
                  has the generated file and is the program
    "mainActor"   the modules that are compiled with main-actor default isolation
    "features"    upcoming features of the compiler that all modules are compiled with
    "found"       the modules that `graph` says were found, if not all of these
    "prints"      what the program prints

`check`, `graph` and `mocks` are called with the same words, and must see the same modules.
"""

import argparse
import json
import shutil
import sys
import tempfile
from importlib import import_module
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen, run

cases = import_module("check-cases")
PROJECTS = ROOT / "Fixtures" / "projects"
MODES = ["5", "6"]
# Folders of other tools: what they hold describes no module of the project.
FETCHED = [".build/checkouts/Other", "Pods/Other", "Carthage/Checkouts/Other", "node_modules/Other"]
FETCHED_MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(name: "Other", targets: [.target(name: "Wrong", path: "../..")])
"""


class Project:
    def __init__(self, folder, work, needle_gen, runtime):
        self.settings = json.loads((folder / "project.json").read_text(encoding="utf-8"))
        self.folder = work / folder.name
        self.needle_gen = needle_gen
        self.runtime = runtime
        shutil.copytree(folder, self.folder, symlinks=True)
        (self.folder / "project.json").unlink()
        for path in FETCHED:
            (self.folder / path).mkdir(parents=True)
            (self.folder / path / "Package.swift").write_text(FETCHED_MANIFEST, encoding="utf-8")

    @property
    def place(self):
        return self.folder / self.settings["in"]

    @property
    def output(self):
        return self.place / self.settings.get("output", self.settings["command"][1])

    def check(self):
        command = self.settings["command"]
        said = run([self.needle_gen, *command], with_errors=True, cwd=self.place)
        if "error:" in said or "warning:" in said:
            raise Failure(f"needle-gen says\n{said}")
        self.check_other_commands(command[1:] if command[0] == "generate" else command)
        for mode in MODES:
            self.compile_and_run(mode)

    def check_other_commands(self, words):
        run([self.needle_gen, "check", *words], cwd=self.place)
        # The output belongs to its module before it exists, too.
        text = self.output.read_bytes()
        self.output.unlink()
        graph = json.loads(run([self.needle_gen, "graph", *words, "--format", "json"], cwd=self.place))
        found = [module["name"] for module in graph.get("modules", [])]
        expected = sorted(self.settings.get("found", self.settings["modules"]))
        if found != expected:
            raise Failure(f"graph finds the modules {found}, not {expected}")
        run([self.needle_gen, *self.settings["command"]], cwd=self.place)
        if self.output.read_bytes() != text:
            raise Failure("a file that is there is generated otherwise than one that is not")

    def sources(self, patterns):
        found = set()
        for pattern in patterns:
            path = self.folder / pattern
            found |= set(path.rglob("*.swift") if path.is_dir() else self.folder.glob(pattern))
        return found

    def compile_and_run(self, mode):
        modules = self.settings["modules"]
        with tempfile.TemporaryDirectory(dir=self.folder.parent) as objects:
            objects = Path(objects)
            for name, patterns in modules.items():
                sources = self.sources(patterns) - {self.output}
                is_program = name == list(modules)[-1]
                self.compile(name, sources | {self.output} if is_program else sources, is_program, mode, objects)
            program = objects / "program"
            run(["swiftc", *sorted(objects.glob("*.o")), "-L", self.runtime, "-lDIRuntime", "-o", program])
            printed = run([program], timeout=300)
        if printed != self.settings["prints"]:
            raise Failure(f"the program prints\n{printed}instead of\n{self.settings['prints']}")

    def compile(self, name, sources, is_program, mode, objects):
        command = ["swiftc", "-frontend", "-c", "-module-name", name, "-o", objects / f"{name}.o", "-I", self.runtime,
                   "-I", objects, "-warnings-as-errors", "-swift-version", mode,
                   "-parse-as-library"]
        if name in self.settings.get("mainActor", []):
            command += ["-default-isolation", "MainActor"]
        for feature in self.settings.get("features", []):
            command += ["-enable-upcoming-feature", feature]
        if not is_program:
            command += ["-emit-module-path", objects / f"{name}.swiftmodule"]
        run(command + sorted(sources))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("projects", nargs="*", metavar="PROJECT", help="names of projects; all when none is given")
    add_needle_gen(parser)
    arguments = parser.parse_args()
    needle_gen = chosen_needle_gen(arguments)
    known = sorted(path.parent.name for path in PROJECTS.glob("*/project.json"))
    unknown = set(arguments.projects) - set(known)
    if unknown:
        parser.error(f"there is no project {', '.join(sorted(unknown))}")
    names = arguments.projects or known
    failed = 0
    with tempfile.TemporaryDirectory(prefix="check-projects-") as work:
        work = Path(work).resolve()
        checker = cases.Checker(needle_gen, work)
        checker.build_runtime()
        for name in names:
            try:
                Project(PROJECTS / name, work, needle_gen, checker.runtime).check()
                print(f"passed {name}", flush=True)
            except Failure as failure:
                failed += 1
                print(f"FAILED {name}\n{failure}\n", flush=True)
    print(f"{len(names) - failed} passed, {failed} failed")
    sys.exit(1 if failed or not names else 0)


if __name__ == "__main__":
    main()
