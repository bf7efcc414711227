"""The public types of real packages, which are built in a folder, for the scripts that write sources with them."""

import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

from checks import run

# Package, version, and the products whose modules are built.
PACKAGES = [
    ("apple/swift-collections", "1.6.0", ["Collections"]), ("apple/swift-algorithms", "1.2.1", ["Algorithms"]),
    ("apple/swift-argument-parser", "1.8.2", ["ArgumentParser"]), ("apple/swift-system", "1.8.1", ["SystemPackage"]),
    ("apple/swift-async-algorithms", "1.1.4", ["AsyncAlgorithms"]), ("apple/swift-http-types", "1.8.0", ["HTTPTypes"]),
    ("apple/swift-log", "1.16.2", ["Logging"]), ("apple/swift-metrics", "2.13.0", ["Metrics"]),
    ("apple/swift-nio", "2.101.2", ["NIOCore"]), ("apple/swift-numerics", "1.1.1", ["Numerics"]),
    ("attaswift/BigInt", "6.0.1", ["BigInt"]), ("hummingbird-project/swift-mustache", "2.1.1", ["Mustache"]),
    ("swift-server/swift-service-lifecycle", "2.13.0", ["ServiceLifecycle"]),
]
KINDS = {"swift.struct": "struct", "swift.class": "class", "swift.enum": "enum", "swift.protocol": "protocol",
         "swift.typealias": "typealias"}
ARGUMENTS = ["Int", "String", "[UInt8]"]


class RealType:
    """A public type: where it is declared, and by which name the compiler takes it."""

    def __init__(self, module, symbol):
        self.module = module
        self.path = symbol["pathComponents"]
        self.kind = KINDS[symbol["kind"]["identifier"]]
        self.usr = symbol["identifier"]["precise"]
        self.declaration = symbol["declarationFragments"]
        self.parameters = symbol.get("swiftGenerics", {}).get("parameters", [])
        # With arguments; `{}` is the place of the module's name and its period.
        self.name = None
        # What may stand before it as the type of a member.
        self.words = [""]
        self.expanded = None

    def candidates(self):
        """The name with arguments that may satisfy its constraints; which do is for the compiler to say."""
        name, depths = ".".join(self.path), {parameter["depth"] for parameter in self.parameters}
        if len(depths) > 1:
            return []
        return [f"{name}<{', '.join([argument] * len(self.parameters))}>" for argument in ARGUMENTS] if depths else [name]

    def expansion(self, known):
        """What a typealias stands for, with all names in full; None where a name is of another package."""
        text = None
        for fragment in self.declaration:
            spelling = fragment["spelling"]
            if text is None:
                text = spelling.split("=", 1)[1].strip() if "=" in spelling else None
            elif fragment["kind"] == "typeIdentifier":
                usr = fragment.get("preciseIdentifier", "")
                if usr not in known and not usr.startswith("s:S"):
                    return None
                text += known.get(usr, spelling)
            else:
                text += spelling
        return text if not self.parameters else None


class Corpus:
    """The packages as they are built in a folder, and their types."""

    def __init__(self, work, packages=PACKAGES):
        self.work, self.packages = work.resolve(), packages
        self.products = self.work / ".build" / "debug"
        self.types, self.umbrellas, self.folders, self.options = {}, {}, {}, []

    def build(self):
        packages = "".join(f'.package(url: "https://github.com/{name}", exact: "{version}"), ' for name, version, _ in self.packages)
        products = "".join(f'.product(name: "{product}", package: "{name.split("/")[1]}"), '
                           for name, _, products in self.packages for product in products)
        manifest = ("// swift-tools-version: 6.0\nimport PackageDescription\n"
                    f'let package = Package(name: "Corpus", platforms: [.macOS(.v15)], dependencies: [{packages}], '
                    f'targets: [.target(name: "Corpus", dependencies: [{products}])])\n')
        write(self.work, {"Package.swift": manifest, "Sources/Corpus/Corpus.swift": "struct Corpus {}\n"})
        run(["swift", "build"], cwd=self.work)
        maps = [*self.products.glob("*.build/module.modulemap"),
                *(self.work / ".build" / "checkouts").glob("*/Sources/**/include/module.modulemap")]
        self.options = ["-I", self.products / "Modules"]
        self.options += [word for path in sorted(maps) for word in ("-Xcc", f"-fmodule-map-file={path}")]

    def read(self):
        """The types of all libraries; what the compiler says of them is kept in the folder."""
        exports, known = {}, {}
        for path in sorted((self.products / "Modules").glob("*.swiftmodule")):
            module, file_map = path.stem, self.products / f"{path.stem}.build" / "output-file-map.json"
            if module.startswith("_") or not file_map.exists():
                continue
            sources = sorted(source for source in json.loads(file_map.read_text()) if "/checkouts/" in source and source.endswith(".swift"))
            if sources:
                self.folders[module] = os.path.commonpath([os.path.dirname(source) for source in sources])
                texts = "\n".join(Path(source).read_text(encoding="utf-8") for source in sources)
                exports[module] = re.findall(r"^@_exported import (\w+)$", texts, re.MULTILINE)
                self.types[module] = self.named_types(module)
                # A typealias that is declared twice has a branch of an `#if` for each system.
                for type in self.types[module]:
                    known[type.usr] = type.name.format(module + ".")
                    type.is_conditional = len(re.findall(rf"\btypealias {type.path[-1]}\b", texts)) > 1
        self.types = {module: types for module, types in self.types.items() if types}
        self.umbrellas = {module: [other for other in sorted(exports) if module in exports[other]] for module in self.types}
        for type in (type for types in self.types.values() for type in types if type.kind == "typealias"):
            type.expanded = None if type.is_conditional else type.expansion(known)

    def named_types(self, module):
        symbols, names = self.work / "symbols" / f"{module}.symbols.json", self.work / "symbols" / f"{module}.names.json"
        if not symbols.exists():
            symbols.parent.mkdir(exist_ok=True)
            target = json.loads(run(["swiftc", "-print-target-info"]))["target"]["triple"]
            run(["swift-symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", symbols.parent,
                 "-minimum-access-level", "public", *self.options], with_errors=True)
        found = [symbol for symbol in json.loads(symbols.read_text())["symbols"] if symbol["kind"]["identifier"] in KINDS]
        types = [RealType(module, symbol) for symbol in sorted(found, key=lambda symbol: symbol["identifier"]["precise"])]
        if not names.exists():
            names.write_text(json.dumps(self.accepted_names(module, types), indent=1))
        accepted = json.loads(names.read_text())
        for type in types:
            type.name, type.words = accepted.get(type.usr, (None, None))
        return [type for type in types if type.name]

    def accepted_names(self, module, types):
        """Of the types that a member, and an array, can have; some are found only without the module's name."""
        lines = [(type, word, prefix, name) for type in types for name in type.candidates()
                 for word in (["any ", ""] if type.kind == "protocol" else [""]) for prefix in ("", f"{module}.")]
        source = f"import {module}\n" + "".join(
            f"struct S{number} {{ var x: [{word}{prefix}{name}] {{ fatalError() }} }}\n"
            for number, (_, word, prefix, name) in enumerate(lines))
        with tempfile.TemporaryDirectory() as folder:
            write(Path(folder), {"Types.swift": source})
            said = compiled("Types", [Path(folder) / "Types.swift"], self.options)
        wrong = {int(line) - 2 for line in re.findall(r"Types\.swift:(\d+):\d+: (?:error|warning)", said)}
        found = {}
        for number in range(0, len(lines), 2):
            type, word, _, name = lines[number]
            if number not in wrong and type.usr not in found:
                found[type.usr] = (name if number + 1 in wrong else "{}" + name, [word])
            elif number not in wrong and word not in found[type.usr][1]:
                found[type.usr][1].append(word)
        return found


def write(folder, files):
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        if not (folder / name).exists() or (folder / name).read_text() != text:
            (folder / name).write_text(text)


def compiled(module, files, options, output=None):
    """What the compiler says; nothing where it takes the files without a warning."""
    kind = ["-emit-module", "-o", output] if output else ["-typecheck"]
    command = ["swiftc", *kind, "-swift-version", "6", "-parse-as-library", "-module-name", module, *options, *files]
    done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    return done.stderr if done.returncode or "warning:" in done.stderr else ""
