#!/usr/bin/env python3
"""Finds on Linux what the sources use of the standard library that the oldest systems of Package.swift do not have.

    Scripts/check-availability.py
    Scripts/check-availability.py --sample 96     every 96th case, as CI does

So is what is generated for the cases of Fixtures/cases in one module, except where the sources use the same themselves.

The toolchain for Linux brings the interfaces of the standard library with all their `@available`. They are read here as if
they were those of macOS, and the sources are type-checked against them. What is of the system itself, or of Foundation, is
not known here: its errors are passed over, and the modules that import Foundation are not checked.
"""

import argparse
import platform
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import ROOT, Failure, require, run

LINUX = "x86_64-unknown-linux-gnu"
# The tool runs on Macs. What apps link is for the systems of 2019, which were iOS 13 and macOS 10.15.
TOOL, APPS = "x86_64-apple-macos13.0", "x86_64-apple-macos10.15"
MODULES = {
    "SwiftFacts": TOOL, "DIGraphCore": TOOL, "DIGraphReports": TOOL, "DIGraphProjects": TOOL, "DIGraphCommand": TOOL,
    "DIGraphTemplates": TOOL, "DIGraphTools": TOOL, "DIRuntime": APPS,
}
SAMPLE = "let text = String(validating: [UInt8](), as: UTF8.self)\n"


def library_folder() -> Path:
    """`lib/swift` of the toolchain."""
    return Path(re.search(r'"runtimeResourcePath": "(.*?)"', run(["swiftc", "-print-target-info"]))[1])


def write_interfaces(library: Path, folder: Path):
    for name in ("Swift", "_Concurrency", "_StringProcessing", "Synchronization", "SwiftOnoneSupport"):
        source = library / "linux" / f"{name}.swiftmodule" / f"{LINUX}.swiftinterface"
        text = source.read_text(encoding="utf-8").replace(LINUX, TOOL)
        # Those for Linux leave out the bodies that this asks for.
        text = re.sub(r"@backDeployed\([^)]*\)", "", text)
        text = text.replace("swift-module-flags: ", "swift-module-flags: -disable-availability-checking ", 1)
        module = folder / f"{name}.swiftmodule" / "x86_64-apple-macos.swiftinterface"
        module.parent.mkdir()
        module.write_text(text, encoding="utf-8")


class Compiler:
    def __init__(self, library: Path, folder: Path):
        self.folder = folder
        self.options = [
            "-I", folder, "-module-cache-path", folder / "cache", "-plugin-path", library / "host" / "plugins",
            "-swift-version", "6", "-package-name", "needle", "-parse-as-library",
        ]

    def call(self, mode, target, name, sources):
        command = ["swiftc", "-frontend", *mode, "-target", target, "-module-name", name, *self.options, *sources]
        return subprocess.run([str(word) for word in command], capture_output=True, text=True).stderr

    def unavailable(self, target, name, sources):
        """The uses that are too new, as lines of the compiler's."""
        errors = self.call(["-typecheck"], target, name, sources)
        return [line for line in errors.splitlines() if re.match(r"/.*: error: .* only available in ", line)]

    def unavailable_in_generated(self, case):
        """The same of what is generated, which imports the module of the runtime."""
        generated = [file for file in (case / "expected").glob("*.swift") if file.name in ("Generated.swift", "Mocks.swift")]
        sources = [file for file in case.glob("*.swift") if file.name != "main.swift"]
        if not generated or any(case.glob("*/*.swift")) and list(case.glob("*/*.swift")) != generated:
            return []
        lines = self.unavailable(APPS, "App", [*sources, *generated])
        own = {line.split(" error: ")[1] for line in lines if "/expected/" not in line}
        return [line for line in lines if "/expected/" in line and line.split(" error: ")[1] not in own]

    def write_module(self, target, name, sources):
        """What other modules import; its own bodies are checked apart."""
        output = self.folder / f"{name}.swiftmodule"
        mode = ["-emit-module", "-experimental-skip-all-function-bodies", "-experimental-allow-module-with-compiler-errors"]
        errors = self.call([*mode, "-o", output], target, name, sources)
        require(output.exists(), f"{name} gives no module:\n{errors[-4000:]}")


def check(folder: Path, sample_of_cases: int):
    library = library_folder()
    write_interfaces(library, folder)
    compiler = Compiler(library, folder)
    sample = folder / "Sample.swift"
    sample.write_text(SAMPLE)
    require(compiler.unavailable(TOOL, "Sample", [sample]), "what needs macOS 15 is not found: the interfaces are others")
    found = []
    for name, target in MODULES.items():
        sources = sorted((ROOT / "Sources" / name).rglob("*.swift"))
        found += compiler.unavailable(target, name, sources)
        compiler.write_module(target, name, sources)
        print(f"{name}: checked for {target}")
    cases = sorted(path for path in (ROOT / "Fixtures" / "cases").iterdir() if path.is_dir())
    chosen = [case for number, case in enumerate(cases) if number % sample_of_cases == 0 or case.name.endswith("-runtime")]
    for case in chosen:
        found += compiler.unavailable_in_generated(case)
    print(f"what is generated for {len(chosen)} cases: checked for {APPS}")
    require(not found, "\n".join(["too new:", *found]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sample", type=int, default=1, metavar="N", help="every Nth case only")
    options = parser.parse_args()
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        print("skipped: this reads the interfaces of the toolchain for Linux on x86_64")
        return
    with tempfile.TemporaryDirectory(prefix="check-availability.") as folder:
        try:
            check(Path(folder), options.sample)
        except Failure as failure:
            sys.exit(f"FAILED: {failure}")


if __name__ == "__main__":
    main()
