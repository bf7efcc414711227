#!/usr/bin/env python3
"""Writes the sample apps that `needle-gen new` makes projects of into Sources/DIGraphTemplates, as Swift.

    Scripts/embed-samples.py            after each change of these samples
    Scripts/embed-samples.py --check    fails if that was forgotten

A sample keeps to its folder, links to folders beside it included: these become packages of the project. Its manifest
names this package in one way only, which the tool replaces. What a manifest for Tuist or XcodeGen must know of the
targets is taken from `swift package dump-package`.
"""
import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
APPS = ROOT / "Fixtures" / "apps"
OUT = ROOT / "Sources" / "DIGraphTemplates"
# The name of each kind of project, and the sample that it is.
SAMPLES = {"imvvm": "imvvm", "vidrep": "vidrep", "contracts": "view-contracts", "empty": "empty"}
# A stand-in for Apple's SDK, with which this repository compiles what only exists there.
LEFT_OUT = "SwiftUIStub"
APPLE = {"ios", "macos", "maccatalyst", "tvos", "watchos", "visionos"}


def fail(message):
    sys.exit(f"embed-samples: {message}")


def files(folder):
    """The paths of a folder that are its own: those that git knows or would take, sorted by their bytes."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "."],
        cwd=folder, check=True, capture_output=True, text=True).stdout.split("\0")
    found = {path for path in listed if path and (folder / path).exists() and LEFT_OUT not in Path(path).parts}
    return sorted(found, key=str.encode)


def links(folder):
    return [path for path in files(folder) if (folder / path).is_symlink()]


# --- Swift

def identifier(name):
    words = re.split(r"[^A-Za-z0-9]", name)
    return words[0] + "".join(word.capitalize() for word in words[1:])


def quoted(text):
    return json.dumps(text, ensure_ascii=False)


def listed(values):
    return "[" + ", ".join(values) + "]"


def literal(path, text):
    """A raw literal of several lines, whose text stands in it as it is."""
    if "\r" in text or "\0" in text or not text.endswith("\n"):
        fail(f"{path} has a carriage return or a NUL, or does not end in a newline")
    pounds = "#"
    while '"""' + pounds in text or "\\" + pounds in text:
        pounds += "#"
    return f'{pounds}"""\n{text}\n"""{pounds}'


def embedded_files(folder):
    lines = ["["]
    for path in files(folder):
        if (folder / path).is_symlink():
            continue
        try:
            text = (folder / path).read_bytes().decode("utf-8")
        except UnicodeDecodeError:
            fail(f"{folder.name}/{path} is no text")
        lines.append(f"        File({quoted(path)}, {literal(path, text)}),")
    return "\n".join(lines + ["    ]"])


HEAD = "// Made by Scripts/embed-samples.py of Fixtures/apps/{}.\n\n"


def folder_source(folder):
    return HEAD.format(folder.name) + f"""extension Template {{
    static let {identifier(folder.name)}Files: [File] = {embedded_files(folder)}
}}
"""


# --- Manifests

class Manifest:
    """What `swift package dump-package` says of a sample."""

    def __init__(self, folder):
        self.folder = folder
        dumped = subprocess.run(
            ["swift", "package", "dump-package", "--package-path", str(folder)], capture_output=True, text=True)
        if dumped.returncode != 0:
            fail(f"the manifest of {folder.name} cannot be read:\n{dumped.stderr}")
        self.package = json.loads(dumped.stdout)
        self.targets = {target["name"]: target for target in self.package["targets"]}
        self.fetched = {values[0]["identity"] for dependency in self.package["dependencies"]
                        for kind, values in dependency.items() if kind != "fileSystem"}

    @property
    def app(self):
        programs = [name for name, target in self.targets.items() if target["type"] == "executable"]
        if len(programs) != 1:
            fail(f"{self.folder.name} has the programs {programs}, and a project is one")
        return programs[0]

    @property
    def ios(self):
        for platform in self.package["platforms"]:
            if platform["platformName"] == "ios":
                return platform["version"]
        fail(f"{self.folder.name} does not declare iOS")

    def dependencies(self, target):
        """Those of Apple's platforms: the modules, and the products."""
        modules, products = [], []
        for dependency in target["dependencies"]:
            ((kind, values),) = dependency.items()
            platforms = (values[-1] or {}).get("platformNames")
            if platforms and not APPLE.intersection(platforms):
                continue
            if kind == "product" and values[1].lower() in self.fetched:
                fail(f"{self.folder.name}: {values[0]} is fetched on Apple's platforms too, which no manifest tells")
            (modules if values[0] in self.targets and kind != "product" else products).append(values[0])
        return modules, products

    def modules(self):
        """Those that the program or a test needs on Apple's platforms, in the manifest's order."""
        needed, waiting = set(), [name for name, target in self.targets.items() if target["type"] != "regular"]
        while waiting:
            name = waiting.pop()
            if name not in needed:
                needed.add(name)
                waiting += self.dependencies(self.targets[name])[0]
        return [target for name, target in self.targets.items() if name in needed]

    def module(self, target):
        kind = {"executable": "program", "regular": "library", "test": "tests"}[target["type"]]
        place = target.get("path") or f"{'Tests' if kind == 'tests' else 'Sources'}/{target['name']}"
        modules, products = self.dependencies(target)
        features, flags = [], ""
        for setting in target["settings"]:
            ((name, value),) = setting["kind"].items()
            if name == "enableUpcomingFeature":
                features.append(value["_0"])
            elif name == "treatAllWarnings":
                flags += ", warningsAreErrors: true"
            elif name == "defaultIsolation":
                flags += ", isOnMainActor: true" if value["_0"] == "MainActor" else ""
            else:
                fail(f"{self.folder.name}: nobody knows what {name} of {target['name']} is in Xcode")
        lists = {"modules": modules, "products": products, "features": features}
        given = "".join(f", {name}: {listed(map(quoted, values))}" for name, values in lists.items() if values)
        return f"Module({quoted(target['name'])}, .{kind}, in: {quoted(place)}{given}{flags})"

    def packages(self):
        """The packages in the sample, and the products of each that the project's modules take."""
        taken = {name for target in self.modules() for name in self.dependencies(target)[1]}
        for dependency in self.package["dependencies"]:
            ((kind, values),) = dependency.items()
            place = values[0].get("path", "")
            if kind != "fileSystem" or Path(place).resolve() == ROOT:
                continue
            path = Path(place).relative_to(self.folder)
            if path.parts[0] == "..":
                fail(f"{self.folder.name} depends on {path}, which a project would not have; link it into the sample")
            products = {product["name"] for product in Manifest(self.folder / path).package["products"]}
            yield str(path), sorted(products & taken)

    def graphs(self):
        """The settings that generate a file, with the file and its module."""
        for path in sorted(self.folder.glob("*.json")):
            settings = json.loads(path.read_text(encoding="utf-8"))
            if "output" in settings:
                module = settings.get("outputModule") or self.app
                yield path.name, settings["output"], module, "mocks" in settings


def check_manifests(folder):
    """The tool replaces where this package is, so each manifest says it in the one way."""
    for path in [folder / name for name in files(folder) if Path(name).name == "Package.swift"]:
        up = "/".join([".."] * len(path.parent.resolve().relative_to(ROOT).parts))
        text = path.read_text(encoding="utf-8")
        if '"needle-gen"' in text and text.count(f'.package(name: "needle-gen", path: "{up}")') != 1:
            fail(f'{path.relative_to(ROOT)} must name this package as .package(name: "needle-gen", path: "{up}")')


def template_source(kind, folder):
    manifest = Manifest(folder)
    modules = ",\n            ".join(map(manifest.module, manifest.modules()))
    packages = ", ".join(
        f"Package(in: {quoted(path)}, products: {listed(map(quoted, products))})"
        for path, products in manifest.packages())
    graphs = ", ".join(
        f"Graph({quoted(name)}, output: {quoted(output)}, of: {quoted(module)}, hasMocks: {str(mocks).lower()})"
        for name, output, module, mocks in manifest.graphs())
    parts = "".join(
        f", Part(in: {quoted(path)}, {identifier((folder / path).resolve().name)}Files)" for path in links(folder))
    return HEAD.format(folder.name) + f"""extension Template {{
    static let {kind} = Template(
        kind: {quoted(kind)}, package: {quoted(manifest.package["name"])}, app: {quoted(manifest.app)}, \
iOS: {quoted(manifest.ios)},
        modules: [
            {modules},
        ],
        packages: [{packages}],
        graphs: [{graphs}],
        parts: [Part(in: "", {kind}Files){parts}])

    private static let {kind}Files: [File] = {embedded_files(folder)}
}}
"""


def sources():
    folders = set()
    for kind, name in SAMPLES.items():
        folder = APPS / name
        check_manifests(folder)
        folders |= {(folder / path).resolve() for path in links(folder)}
        yield OUT / f"{kind.capitalize()}.generated.swift", template_source(kind, folder)
    for folder in sorted(folders):
        yield OUT / f"{folder.name}.generated.swift", folder_source(folder)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, and fail where something would change")
    options = parser.parse_args()
    wanted = dict(sources())
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    strays = sorted(set(OUT.glob("*.generated.swift")) - set(wanted))
    if options.check:
        if stale or strays:
            fail(f"{', '.join(path.name for path in stale + strays)}: run Scripts/embed-samples.py")
        return
    for path in strays:
        path.unlink()
    for path in stale:
        path.write_text(wanted[path], encoding="utf-8")
        print(f"wrote {path.relative_to(ROOT)}")


main()
