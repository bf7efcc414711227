#!/usr/bin/env python3
"""Moves apps and tests written for Needle by the commands of Docs/MigratingFromNeedle.md.

Each app of Fixtures/needle-apps is compiled with the file that Needle's generator wrote, and run; then the page's
commands are run, and what comes out is compiled and run again. It must print the same both times. NeedleFoundation is a
module that passes DIRuntimeNeedleCompatibility on. The tests in Fixtures/needle-tests are moved too, and run.

    Scripts/check-migration.py [--needle-gen PATH]
"""

import argparse
import filecmp
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen, run

PAGE = ROOT / "Docs" / "MigratingFromNeedle.md"
APPS = ROOT / "Fixtures" / "needle-apps"
FORMATS = ROOT / "Fixtures" / "needle-formats"

# For each app its modules with their folders, those that others import first; the file that is generated; the title of
# the page's block that generates it, and the folder in which that is run.
LAYOUTS = {
    "diary": ([("App", "Sources/App")], "Sources/App/NeedleGenerated.swift", "one module", "."),
    "travel": (
        [("Kit", "Projects/Kit/Sources"), ("Booking", "Projects/Booking/Sources"), ("Search", "Projects/Search/Sources"),
         ("Travel", "Projects/App/Sources")],
        "Projects/App/Sources/NeedleGenerated.swift", "many modules", "Projects/App"),
    "parlour": ([("Parlour", "Sources/Parlour")], "Sources/Parlour/NeedleGenerated.swift", "pluginized", "."),
}
FORMATS_OF_TODAY = ["base-providers", "dynamic", "factories", "formatted", "inline", "no-hash"]
# Those of versions whose runtime had other names, with what registers their factories. The older one's providers cast the
# component that they are made for, which does not exist yet here: it compiles, and is not run.
OLD_FORMATS = {"functions": ["registerDependencyProviderFactories()", "registerPluginExtensionProviderFactories()"],
               "class": ["NeedleGenerated.registerDependencyProviderFactories()"]}
# The names of that runtime, which knew plug-in extensions by their paths.
OLD_RUNTIME = """@_exported import DIRuntimeNeedleCompatibility

public typealias ComponentType = Scope

public final class __PluginExtensionProviderRegistry: Sendable {
    public static let instance = __PluginExtensionProviderRegistry()

    public func registerPluginExtensionProviderFactory(
        for path: String, _ factory: @escaping @Sendable (any PluginizedScope) -> AnyObject
    ) {
        let name = path.split(separator: ">").last.map(String.init) ?? path
        DIRuntimeNeedleCompatibility.__PluginExtensionProviderRegistry.instance
            .registerPluginExtensionProviderFactory(for: name, factory)
    }
}
"""
DEPRECATION = "'registerProviderFactories()' is deprecated"

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


class Page:
    """The blocks of commands of the page, by the comment that each begins with."""

    def __init__(self):
        text = PAGE.read_text(encoding="utf-8")
        blocks = re.findall(r"^```sh\n# ([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
        self.blocks = dict(blocks)
        self.unused = set(self.blocks)
        if len(self.blocks) != len(re.findall(r"^```sh$", text, re.MULTILINE)):
            raise Failure(f"{PAGE.name}: every block of commands begins with a comment of its own")

    def run(self, title, folder, path):
        if title not in self.blocks:
            raise Failure(f"{PAGE.name} has no commands '# {title}'")
        self.unused.discard(title)
        return run(["sh", "-e", "-c", self.blocks[title]], with_errors=True, cwd=folder, env={**os.environ, "PATH": path})


class Compiler:
    """Compiles apps against a runtime that it builds once."""

    def __init__(self, folder):
        self.folder = folder
        sources = ROOT / "Sources"
        self.library("DIRuntime", sorted((sources / "DIRuntime").rglob("*.swift")))
        self.library("DIRuntimeNeedleCompatibility", sorted((sources / "DIRuntimeNeedleCompatibility").rglob("*.swift")))
        self.needle_foundation("@_exported import DIRuntimeNeedleCompatibility\n")

    def needle_foundation(self, text):
        shim = self.folder / "NeedleFoundation.swift"
        shim.write_text(text, encoding="utf-8")
        self.library("NeedleFoundation", [shim])

    def library(self, name, sources):
        run(["swiftc", "-emit-module", "-emit-library", "-static", "-parse-as-library", "-wmo", "-swift-version", "6",
             "-package-name", "needle-gen", "-suppress-warnings", "-module-name", name, "-I", self.folder,
             "-emit-module-path", self.folder / f"{name}.swiftmodule", "-o", self.folder / f"lib{name}.a", *sources])

    def output(self, app, modules, mode, libraries, work, generated=None):
        """The warnings of an app's compilation, and what it prints."""
        work.mkdir()
        objects = []
        warnings = []
        for name, folder in modules:
            sources = [path for path in sorted((app / folder).rglob("*.swift"))
                       if not (generated and path.name == "NeedleGenerated.swift")]
            is_program = any(path.name == "main.swift" for path in sources)
            objects.append(work / f"{name}.o")
            command = ["swiftc", "-c", "-wmo", "-module-name", name, "-swift-version", mode, "-I", self.folder, "-I", work,
                       "-o", objects[-1], *([] if is_program else ["-parse-as-library", "-emit-module",
                       "-emit-module-path", work / f"{name}.swiftmodule"]), *sources]
            if generated and is_program:
                command.append(generated)
            warnings += re.findall(r"warning: (.*)", run(command, with_errors=True))
        run(["swiftc", *objects, "-L", self.folder, *[f"-l{library}" for library in libraries], "-o", work / "app"])
        return warnings, run([work / "app"])


def check_app(name, page, compiler, path, work):
    modules, generated, title, folder = LAYOUTS[name]
    app = work / "app"
    shutil.copytree(APPS / name, app)
    expected = (app / "expected-output.txt").read_text(encoding="utf-8")
    old_libraries = ["NeedleFoundation", "DIRuntimeNeedleCompatibility", "DIRuntime"]

    _, printed = compiler.output(app, modules, "5", old_libraries, work / "before")
    require_equal(printed, expected, "it prints something else with Needle's file")

    # The diff that the page's first command shows is what the second one makes.
    patched = work / "patched"
    shutil.copytree(app, patched)
    diff = page.run("see what would change", app, path)
    start = diff.index("--- a/")
    edits = work / "edits.diff"
    edits.write_text(re.sub(r"^needle-gen: .*\n", "", diff[start:], flags=re.MULTILINE), encoding="utf-8")
    run(["git", "apply", edits], cwd=patched)
    page.run("move the sources", app, path)
    require_same_files(app, patched, ignoring="needle.json")

    if name == "diary":
        page.run("compare the graph with Needle's", app, path)
    old = (app / generated).read_bytes()
    page.run(title, app / folder, path)
    new = (app / generated).read_bytes()
    if new == old:
        raise Failure("Needle's file is still there")
    for mode in ["5", "6"]:
        warnings, printed = compiler.output(app, modules, mode, ["DIRuntime"], work / f"after-{mode}")
        require_equal(printed, expected, f"it prints something else in language mode {mode}")
        if any(not warning.startswith(DEPRECATION) for warning in warnings) or not warnings:
            raise Failure(f"warnings in language mode {mode}: {warnings}")

    # What init wrote serves as well as the words of the script.
    run(["needle-gen"], cwd=app, env={**os.environ, "PATH": path})
    require_equal((app / generated).read_bytes(), new, "needle.json makes another file than the script")

    program = app / modules[-1][1] / "main.swift"
    program.write_text(program.read_text(encoding="utf-8").replace("registerProviderFactories()\n", ""), encoding="utf-8")
    warnings, printed = compiler.output(app, modules, "6", ["DIRuntime"], work / "done")
    require_equal(printed, expected, "it prints something else without the call of registerProviderFactories()")
    require_equal(warnings, [], "there are warnings")
    print(f"{name}: the same before and after")


def require_equal(found, expected, what):
    if found != expected:
        raise Failure(f"{what}:\n{found}\nand not\n{expected}")


def require_same_files(left, right, ignoring):
    for path in sorted(left.rglob("*")):
        other = right / path.relative_to(left)
        if path.is_file() and path.name != ignoring and not (other.exists() and filecmp.cmp(path, other, shallow=False)):
            raise Failure(f"{path.relative_to(left)}: the edits shown are not those made")


def check_formats(compiler, work):
    """What the fixtures say that Needle wrote is Swift, and wires the app."""
    app = APPS / "parlour"
    expected = (app / "expected-output.txt").read_text(encoding="utf-8")
    libraries = ["NeedleFoundation", "DIRuntimeNeedleCompatibility", "DIRuntime"]
    def require_wiring(name, generated):
        _, printed = compiler.output(app, LAYOUTS["parlour"][0], "5", libraries, work / name, generated=generated)
        require_equal(printed, expected, f"with {name}.swift the app prints something else")

    for name in FORMATS_OF_TODAY:
        require_wiring(name, FORMATS / f"{name}.swift")
    compiler.needle_foundation(OLD_RUNTIME)
    for name, registrations in OLD_FORMATS.items():
        generated = work / f"{name}.swift"
        lines = ["func registerProviderFactories() {", *[f"    {call}" for call in registrations], "}", ""]
        generated.write_text((FORMATS / f"{name}.swift").read_text(encoding="utf-8") + "\n".join(lines), encoding="utf-8")
        if name == "class":
            sources = [path for path in (app / "Sources").rglob("*.swift") if path.name != "NeedleGenerated.swift"]
            run(["swiftc", "-typecheck", "-swift-version", "5", "-I", compiler.folder, *sources, generated])
        else:
            require_wiring(name, generated)
    print(f"{len(FORMATS_OF_TODAY) + 1} formats of Needle's wire the app, and the oldest one compiles")


def check_lists(needle_gen, work):
    """A list of sources makes the file that the folder makes."""
    app = work / "listed"
    shutil.copytree(APPS / "diary", app)
    excluded = ["--exclude-suffixes", "Mocks"]
    run([needle_gen, "generate", "Folder.swift", "Sources", *excluded], cwd=app)
    sources = sorted(path.relative_to(app).as_posix() for path in (app / "Sources").rglob("*.swift"))
    for form, separator in [("newline", "\n"), ("minescaping", " ")]:
        (app / "list.txt").write_text(separator.join(sources), encoding="utf-8")
        run([needle_gen, "generate", f"{form}.swift", "list.txt", "--sources-list-format", form, *excluded], cwd=app)
        require_equal((app / f"{form}.swift").read_bytes(), (app / "Folder.swift").read_bytes(), f"the list ({form})")
    print("lists of sources make the same file")


def check_tests(page, path, folder):
    tests = folder / "Tests" / "HouseTests"
    (folder / "Sources").mkdir(parents=True)
    shutil.copytree(ROOT / "Fixtures" / "needle-tests", tests)
    before = sorted(path.name for path in tests.iterdir())
    page.run("move the sources", folder, path)
    if sorted(path.name for path in tests.iterdir()) != before:
        raise Failure("the commands leave files behind")
    for file in tests.iterdir():
        if "import Needle" in file.read_text(encoding="utf-8"):
            raise Failure(f"{file.name} still imports Needle")
    (folder / "Package.swift").write_text(MANIFEST.replace("{root}", str(ROOT)), encoding="utf-8")
    output = run(["swift", "test"], with_errors=True, cwd=folder)
    executed = re.findall(r"Executed (\d+) tests, with 0 failures", output)
    if not executed or int(executed[-1]) < 10:
        raise Failure(f"swift test ran too little:\n{output[-6000:]}")
    print(f"{executed[-1]} tests in Needle's style pass after the move")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_needle_gen(parser)
    parser.add_argument("--only-apps", action="store_true", help="leave out the tests, which take a build")
    arguments = parser.parse_args()
    needle_gen = chosen_needle_gen(arguments)
    try:
        with tempfile.TemporaryDirectory() as temporary:
            work = Path(temporary)
            tools = work / "tools"
            tools.mkdir()
            # The binary is swapped: where scripts call needle, they get needle-gen.
            for name in ["needle", "needle-gen"]:
                (tools / name).symlink_to(needle_gen)
            path = f"{tools}:{os.environ['PATH']}"
            page = Page()
            (work / "runtime").mkdir()
            compiler = Compiler(work / "runtime")
            for name in LAYOUTS:
                (work / name).mkdir()
                check_app(name, page, compiler, path, work / name)
            if page.unused:
                raise Failure(f"{PAGE.name}: nobody runs '# {min(page.unused)}'")
            (work / "formats").mkdir()
            check_formats(compiler, work / "formats")
            check_lists(needle_gen, work)
            if not arguments.only_apps:
                check_tests(page, path, work / "tests")
    except Failure as failure:
        sys.exit(str(failure))


main()
