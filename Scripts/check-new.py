#!/usr/bin/env python3
"""Makes a project of each sample by `needle-gen new`, then builds and tests it, and reads its manifests for Xcode.

    Scripts/check-new.py                    with the needle-gen of .build/release or .build/debug
    Scripts/check-new.py vidrep … --needle-gen PATH

The projects take this checkout, and share the folder in which the sample apps of .ci/run are built, so that the tool and
the runtime are compiled once; one that fetches a package does not. Project.swift is compiled against Scripts/ProjectDescription.swift and run; project.yml is
read by PyYAML. What either says of the targets is held to what their sources import, the scripts in it are run, and
needle-gen finds the same modules in each. No Tuist, XcodeGen or Xcode is needed, so none has judged them here.
"""
import argparse
import json
import re
import shutil
import sys
import tempfile
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen, require, run

try:
    import yaml
except ImportError:
    yaml = None

# The name of the project of each kind; they sort before and after the names of the samples.
NAMES = {"imvvm": "Zoo", "vidrep": "Almanac", "contracts": "Zebra", "empty": "Aviary_2"}
# Keys of XcodeGen's documented spec: what else stands in a manifest is a mistake in it.
KEYS = {
    "project": {"name", "options", "settings", "packages", "targets", "schemes"},
    "options": {"bundleIdPrefix", "deploymentTarget"},
    "package": {"url", "from", "path"},
    "target": {"type", "platform", "sources", "dependencies", "preBuildScripts", "settings"},
    "source": {"path", "optional"},
    "dependency": {"target", "package", "product"},
    "script": {"name", "script", "basedOnDependencyAnalysis"},
    "scheme": {"build", "test"},
    "build": {"targets", "preActions"},
    "action": {"name", "script", "settingsTarget"},
}
# Modules that come with Swift or a platform.
PLATFORM = {"Combine", "Foundation", "FoundationNetworking", "Glibc", "Observation", "Swift", "SwiftUI", "Synchronization",
            "Testing", "UIKit", "XCTest", "Dispatch", "Darwin"}


class Target:
    """What both kinds of manifests say of a target."""

    def __init__(self, name, kind, sources, modules, products, phases):
        self.name, self.kind, self.sources = name, kind, sources
        self.modules, self.products, self.phases = set(modules), set(products), phases


class Tuist:
    kinds = {"app": "program", "framework": "library", "unitTests": "tests"}

    def __init__(self, folder, stub):
        program = folder.parent / f"{folder.name} manifest"
        run(["swiftc", "-swift-version", "5", "-warnings-as-errors", "-I", stub.parent, stub, folder / "Project.swift",
             "-o", program])
        project = json.loads(run([program]))
        dependencies = json.loads(run(["swift", "package", "dump-package", "--package-path", folder / "Tuist"]))
        run(["swiftc", "-frontend", "-parse", "-D", "TUIST", folder / "Tuist/Package.swift"])
        self.packages = [name for dependency in dependencies["dependencies"] for name in dependency]
        self.name = project["name"]
        (self.scheme,) = project["schemes"]
        self.targets = [self.target(target) for target in project["targets"]]
        build = self.scheme["buildAction"]
        require(build["targets"] == [self.name], "the scheme builds the app")
        require(all(action["target"] == self.name for action in build["preActions"]), "an action has no settings")
        self.actions = [action["scriptText"] for action in build["preActions"]]
        self.tests = self.scheme["testAction"]["targets"]

    def target(self, target):
        def names(kind):
            return [value[kind]["name"] for value in target["dependencies"] if kind in value]
        require(all(script["basedOnDependencyAnalysis"] is False for script in target["scripts"]), "a phase may be skipped")
        return Target(target["name"], self.kinds[target["product"]], target["sources"]["globs"], names("target"),
                      names("external"), [script["script"] for script in target["scripts"]])


class XcodeGen:
    kinds = {"application": "program", "framework": "library", "bundle.unit-test": "tests"}

    def __init__(self, folder):
        project = yaml.safe_load((folder / "project.yml").read_text(encoding="utf-8"))
        self.known(project, "project")
        self.known(project["options"], "options")
        for package in project["packages"].values():
            self.known(package, "package")
            require("path" not in package or (folder / package["path"]).is_dir(), f"{package} is not there")
        self.name = project["name"]
        self.packages = project["packages"]
        self.targets = [self.target(name, target) for name, target in project["targets"].items()]
        ((name, scheme),) = project["schemes"].items()
        self.known(scheme, "scheme")
        self.known(scheme["build"], "build")
        require(name == self.name and scheme["build"]["targets"] == {name: "all"}, "the scheme builds the app")
        for action in scheme["build"]["preActions"]:
            self.known(action, "action")
            require(action["settingsTarget"] == name, "an action has no settings")
        self.actions = [action["script"] for action in scheme["build"]["preActions"]]
        self.tests = scheme["test"]["targets"]

    def known(self, value, kind):
        require(set(value) <= KEYS[kind], f"XcodeGen knows no {set(value) - KEYS[kind]} in a {kind}")

    def target(self, name, target):
        self.known(target, "target")
        require(target["platform"] == "iOS", f"{name} is for {target['platform']}")
        require(all(isinstance(value, str) for value in target.get("settings", {}).get("base", {}).values()),
                f"{name} has a setting that is no text")
        modules, products, sources = [], [], []
        for dependency in target.get("dependencies", []):
            self.known(dependency, "dependency")
            require(dependency.get("package", "needle-gen") in self.packages, f"{dependency} is of no package")
            (modules if "target" in dependency else products).append(dependency.get("target") or dependency["product"])
        for source in target["sources"]:
            if isinstance(source, dict):
                self.known(source, "source")
            sources.append(source["path"] if isinstance(source, dict) else f"{source}/**")
        for script in target.get("preBuildScripts", []):
            self.known(script, "script")
            require(script["basedOnDependencyAnalysis"] is False, "a phase may be skipped")
        return Target(name, self.kinds[target["type"]], sources, modules, products,
                      [script["script"] for script in target.get("preBuildScripts", [])])


class Project:
    def __init__(self, kind, work, needle_gen):
        self.kind, self.name, self.needle_gen = kind, NAMES[kind], needle_gen
        self.sample = ROOT / "Fixtures/apps" / {"contracts": "view-contracts"}.get(kind, kind)
        self.folder = work / self.name
        run([needle_gen, "new", kind, "--name", self.name, "--tuist", "--xcode", "--package-path", ROOT], cwd=work)
        self.settings = sorted(path.name for path in self.folder.glob("*.json"))

    def check_names(self):
        """Nothing of the sample's names and of this repository is left; needle-gen finds nothing to say."""
        app = re.search(r"executableTarget\(\s*name: \"(\w+)\"", (self.sample / "Package.swift").read_text())[1]
        left = re.compile(rf"\b{app}(?![a-z0-9_])|Fixtures/|\.ci/|Scripts/|In this repository|SwiftUIStub|\.\./\.\./\.\.")
        for path in sorted(self.folder.rglob("*")):
            text = f"{path.relative_to(self.folder)}\n" + (path.read_text(encoding="utf-8") if path.is_file() else "")
            found = left.search(text)
            require(not found, f"{path} still says {found and found[0]}")
        for settings in self.settings:
            run([self.needle_gen, "check", settings, "--strict"], cwd=self.folder)

    def build(self):
        manifests = sorted(self.folder.rglob("Package.swift"))
        fetches = any("https://" in path.read_text(encoding="utf-8") for path in manifests)
        # The option for warnings would hold for what is fetched, too; and builds that differ in it share nothing.
        scratch = self.folder.parent / ".build" if fetches else ROOT / "Fixtures/apps/.build"
        options = ["--scratch-path", scratch, "--disable-build-manifest-caching"]
        options += [] if fetches else ["-Xswiftc", "-warnings-as-errors"]
        for folder in [path.parent for path in manifests if (path.parent / "Tests").is_dir()]:
            run(["swift", "test", "--package-path", folder, *options])
        printed = run(["swift", "run", "--package-path", self.folder, *options])
        expected = self.folder / "expected-output.txt"
        require(not expected.exists() or printed == expected.read_text(encoding="utf-8"), f"it prints\n{printed}")

    # --- Manifests

    def check_manifests(self, stub):
        manifests = [Tuist(self.folder, stub)] + ([XcodeGen(self.folder)] if yaml else [])
        require(len({len(manifest.packages) for manifest in manifests}) == 1, "one of the manifests lacks a package")
        for manifest in manifests:
            self.check_targets(manifest)
            self.check_scripts(manifest)
        self.check_found_modules()

    def check_targets(self, manifest):
        require(manifest.name == self.name, f"the project is called {manifest.name}")
        require([target.name for target in manifest.targets if target.kind == "program"] == [self.name], "one app")
        tests = [target.name for target in manifest.targets if target.kind == "tests"]
        require(manifest.tests == tests, f"the scheme tests {manifest.tests}, not {tests}")
        names = {target.name for target in manifest.targets}
        for target in manifest.targets:
            files = [path for pattern in target.sources for path in self.matches(pattern)]
            require(files, f"{target.name} has no sources")
            require(target.modules <= names, f"{target.name} depends on {target.modules - names}")
            imported = {name for path in files for name in self.imports(path)}
            missing = imported - PLATFORM - target.modules - target.products - {target.name}
            require(not missing, f"{target.name} imports {missing}, which is no dependency of it")

    def matches(self, pattern):
        return sorted(self.folder.glob(f"{pattern}/*.swift" if pattern.endswith("**") else pattern))

    def imports(self, path):
        """Those of Apple's platforms: what stands where SwiftUI or another of their modules is missing is left out."""
        stack = []
        for line in path.read_text(encoding="utf-8").splitlines():
            condition = re.match(r"#(if|elseif|else|endif)\s*(.*)", line)
            if condition and condition[1] == "if":
                stack.append(not re.search(r"canImport\((?:TextUI|TextViews|OpenCombine|FoundationNetworking|Glibc)\)|os\(Linux\)|^!",
                                           condition[2]))
            elif condition and condition[1] in ("else", "elseif"):
                stack[-1] = not stack[-1]
            elif condition:
                stack.pop()
            found = re.match(r"(?:@\w+ |public |package |internal |private )*import (?:\w+ )?(\w+)", line)
            if found and all(stack):
                yield found[1]

    def check_scripts(self, manifest):
        """The GraphQL generator comes first and may be missing; then the graphs, which their phases generate as well."""
        phases = [script for target in manifest.targets for script in target.phases]
        require(len(phases) == len(self.settings) and set(phases) == set(manifest.actions[1:]), "phases and actions differ")
        tools = self.folder.parent / f"{self.name} tools"
        tools.mkdir(exist_ok=True)
        (tools / "needle-gen").unlink(missing_ok=True)
        (tools / "needle-gen").symlink_to(self.needle_gen)
        for has_generator in (False, True):
            log = tools / "log"
            log.write_text("")
            if has_generator:
                (tools / "gql-generator").write_text(
                    f'#!/bin/sh\nls "{self.folder}/Generated" 2>/dev/null >>"{log}"\necho "GraphQL $1" >>"{log}"\n')
                (tools / "gql-generator").chmod(0o755)
            shutil.rmtree(self.folder / "Generated")
            environment = {"PATH": f"{tools}:/usr/bin:/bin", "SRCROOT": str(self.folder)}
            for script in manifest.actions:
                run(["/bin/sh", "-c", script], cwd="/", env=environment)
            expected = f"GraphQL {self.folder}\n" if has_generator else ""
            require(log.read_text() == expected, f"the GraphQL generator does not come first, or not at all: {log.read_text()}")
            for target in manifest.targets:
                for pattern in target.sources:
                    require(self.matches(pattern), f"{target.name} has no file {pattern}")
            for settings in self.settings:
                run([self.needle_gen, "check", settings], cwd=self.folder)
        (tools / "gql-generator").unlink()

    def check_found_modules(self):
        """needle-gen reads both manifests itself; so does whoever deletes needle.json's modules."""
        found = []
        for manifest in ("Project.swift", "project.yml"):
            copy = self.folder.parent / f"{self.name} of {manifest}"
            shutil.copytree(self.folder / "Sources", copy / "Sources")
            shutil.copy(self.folder / manifest, copy)
            graph = json.loads(run([self.needle_gen, "graph", "Sources", "--format", "json"], cwd=copy))
            found.append({module["name"] for module in graph["modules"]})
        folders = {path.name for path in (self.folder / "Sources").iterdir()}
        require(found[0] == found[1] and found[0] <= folders and self.name in found[0], f"the modules {found} are found")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=f"of {', '.join(NAMES)}; all if none is named")
    add_needle_gen(parser)
    options = parser.parse_args()
    unknown = set(options.kinds) - set(NAMES)
    if unknown:
        parser.error(f"there is no kind {', '.join(sorted(unknown))}")
    needle_gen = chosen_needle_gen(options)
    failed = 0
    if not yaml:
        print("project.yml is not read: there is no PyYAML")
    with tempfile.TemporaryDirectory() as work:
        work = Path(work).resolve()
        stub = work / "ProjectDescription.o"
        run(["swiftc", "-parse-as-library", "-emit-module", "-emit-object", "-module-name", "ProjectDescription", "-wmo",
             "-emit-module-path", work / "ProjectDescription.swiftmodule", ROOT / "Scripts/ProjectDescription.swift",
             "-o", stub])
        for kind in options.kinds or NAMES:
            try:
                project = Project(kind, work, needle_gen)
                project.check_names()
                project.check_manifests(stub)
                project.build()
                print(f"new {kind}: its manifests are read, it is built and tested", flush=True)
            except Failure as failure:
                failed += 1
                print(f"new {kind}: {failure}", flush=True)
    sys.exit(1 if failed else 0)


main()
