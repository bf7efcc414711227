#!/usr/bin/env python3
"""Graphs whose members have the public types of real packages: what the tool makes of them compiles.

    Scripts/check-corpus.py --work FOLDER                   20 graphs, seed 1; FOLDER keeps the packages, built
    Scripts/check-corpus.py --work FOLDER --seed 7 --count 100
    Scripts/check-corpus.py --work FOLDER --seed 7 --only 12   one of them, whose files are kept in FOLDER/graph-7-12

The types are those that the compiler's symbol graphs name. Each member has one, alone or in arrays, functions, tuples
and the like, and each request spells the same type otherwise: with its module, through a typealias, without sugar. The
graph stands in three modules, and each file has imports of its own. The tool reads it with the sources of the packages
as modules, without them, and without any modules; it must find nothing, and the compiler must take what is generated.
Then a member is dropped, which is one missing dependency, and one gets another type, which is told or compiles.
"""

import argparse
import concurrent.futures
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
from collections import Counter
from importlib import import_module
from pathlib import Path

sys.dont_write_bytecode = True
from checks import Failure, add_needle_gen, chosen_needle_gen  # noqa: E402
from real_types import Corpus, compiled, write  # noqa: E402

cases = import_module("check-cases")
# Each line is one type in several spellings.
FORMS = [
    ["[{0}]", "Array<{0}>", "Swift.Array<{0}>"],
    ["({0})?", "Optional<{0}>", "Swift.Optional<{0}>"],
    ["[String: {0}]", "Dictionary<String, {0}>", "Dictionary<Swift.String, {0}>", "[Swift.String : {0}]"],
    ["({0}, {1})", "( {0},{1} )"],
    ["(first: {0}, second: {1})"],
    ["(({0}) -> ({1}))", "((_ value: {0}) -> ({1}))"],
    ["(@Sendable ({0}) async throws -> ({1}))", "(@Sendable ({0}) async throws(any Error) -> ({1}))"],
    ["(({0}) -> Void)", "(({0}) -> ())"],
    ["Result<{0}, any Error>", "Swift.Result<{0}, Error>", "Result<{0}, any Swift.Error>"],
    ["({0}).Type", "(({0})).Type"],
]


class File:
    """A file in the making: its lines, and what they name."""

    def __init__(self, module):
        self.module = module
        self.lines, self.types, self.imports = [], [], {"DIRuntime"}


class Graph:
    """A tree of components in three modules, `Core` with typealiases, `Feature` and `App`."""

    def __init__(self, corpus, seed, number):
        self.rng = rng = random.Random(f"{seed}/{number}")
        self.number = number
        self.modules = rng.sample(sorted(corpus.types), rng.randint(2, 4))
        self.types = [type for module in self.modules for type in corpus.types[module]]
        # A name that two modules have is written with the module.
        self.modules_of = Counter(name for module in self.modules for name in {type.path[0] for type in corpus.types[module]})
        # How files come to a module: by its own name, by a module that passes it on, or by `Core`.
        self.routes = {module: rng.choice([module, module, "Core", *corpus.umbrellas[module]]) for module in self.modules}
        self.internal = [module for module in self.modules if rng.random() < 0.25]
        # Without the sources of a package the tool cannot know that two names are one type.
        self.needs_sources = rng.random() < 0.5
        self.is_qualified = rng.random() < 0.5
        self.aliases = []
        members = [self.type(rng.randint(0, 2)) for _ in range(rng.randint(8, 24))]
        self.parents = {"Root": None, "First": "Root", "Second": "First", "Feature": rng.choice(["Root", "First", "Second"]),
                        "Inner": "Feature"}
        self.provided, self.requested = {name: {} for name in self.parents}, {name: {} for name in self.parents}
        for index, member in enumerate(members):
            requester = rng.choice(list(self.parents)[1:])
            self.requested[requester][f"value{index}"] = member
            self.provided[rng.choice(self.ancestors(requester))][f"value{index}"] = member
        self.files = self.make_files()

    def ancestors(self, name):
        parent = self.parents[name]
        return [parent, *self.ancestors(parent)] if parent else []

    def type(self, depth):
        """A type as a function that spells it in a file."""
        if depth == 0:
            return self.real(self.rng.choice(self.types))
        inner, other = self.type(depth - 1), self.type(0)
        forms = self.rng.choice(FORMS)

        def spell(file):
            return self.rng.choice(forms).format(inner(file), other(file))
        return spell

    def real(self, type):
        rng = self.rng
        outer = [other for other in self.types if other.path == type.path[:-1] and other.module == type.module]
        if outer and "<" not in type.name and rng.random() < 0.3:
            return self.through(outer[0], type.path[-1])
        others = [other for other in self.types if other.kind == "protocol" and other is not type]
        partner = rng.choice(others) if type.kind == "protocol" and others and rng.random() < 0.4 else None
        alias = None
        if rng.random() < 0.3:
            alias = (f"Alias{len(self.aliases)}", rng.choice(["Core", "App"]), type, partner)
            self.aliases.append(alias)

        def spell(file):
            if alias and rng.random() < 0.5 and (alias[1] == "Core" or file.module == "App"):
                file.imports |= {"Core"} if alias[1] == "Core" else set()
                return rng.choice([alias[0], f"{alias[1]}.{alias[0]}"])
            return self.plain(type, partner, file)
        return spell

    def through(self, outer, name):
        """A nested type by a typealias of the type around it, in `Core`."""
        alias = f"Alias{len(self.aliases)}"
        self.aliases.append((alias, "Core", outer, None))

        def spell(file):
            file.imports |= {"Core"}
            around = self.rng.choice([alias, f"Core.{alias}", None])
            return f"{around or self.named(outer, file)}.{name}"
        return spell

    def plain(self, type, partner, file):
        if type.expanded and self.needs_sources and self.rng.random() < 0.5:
            file.types += [other for other in self.types if f"{other.module}.{other.path[0]}" in type.expanded] + [type]
            return f"({type.expanded})"
        if type.kind != "protocol":
            return self.named(type, file)
        names = [self.named(each, file) for each in (type, partner) if each]
        self.rng.shuffle(names)
        return f"({self.rng.choice(['any '] if partner else type.words)}{' & '.join(names)})"

    def named(self, type, file):
        file.types.append(type)
        module, route = type.module + ".", self.routes[type.module] + "."
        bare = "" if self.modules_of[type.path[0]] == 1 else module
        if not self.needs_sources:
            return type.name.format(module if self.is_qualified else bare)
        return type.name.format(self.rng.choice([module, bare, module if route == "Core." else route]))

    def make_files(self):
        core, app = File("Core"), File("App")
        for name, place, type, partner in self.aliases:
            file, access = (core, "public ") if place == "Core" else (app, "")
            file.lines.append(f"{access}typealias {name} = {self.plain(type, partner, file)}")
        exports = "".join(f"@_exported import {module}\n" for module in self.modules if self.routes[module] == "Core")
        files = {"Core/Exports.swift": exports, "Core/Aliases.swift": self.text(core), "App/Aliases.swift": self.text(app)}
        for name in self.parents:
            self.add_component(name, files)
        return files

    def add_component(self, name, files):
        module, access = ("Feature", "public ") if name in ("Feature", "Inner") else ("App", "")
        needs, scope = File(module), File(module)
        if name != "Root":
            needs.lines.append(f"{access}protocol {name}Dependency: Dependency {{")
            for value, spell in self.requested[name].items():
                needs.lines.append(f"    var {value}: {spell(needs)} {{ get }}")
            needs.lines.append("}")
            files[f"{module}/{name}Dependency.swift"] = self.text(needs)
        base = "BootstrapComponent" if name == "Root" else f"Component<{name}Dependency>"
        children = [child for child, parent in self.parents.items() if parent == name]
        scope.imports |= {"Feature"} if "Feature" in children else set()
        scope.lines.append(f"{access}final class {name}Component: {base} {{")
        for value, spell in self.provided[name].items():
            scope.lines.append(f"    {access}var {value}: {spell(scope)} {{ fatalError() }}")
        for child in children:
            scope.lines.append(f"    {access}var {child.lower()}: {child}Component {{ {child}Component(parent: self) }}")
        scope.lines.append("}")
        files[f"{module}/{name}Component.swift"] = self.text(scope)

    def text(self, file):
        imports = {f"import {module}" for module in file.imports}
        for module in {type.module for type in file.types}:
            route = self.routes[module]
            tops = {(type.kind, type.path[0]) for type in file.types if type.module == module}
            kind, name = min(tops)
            is_scoped = len(tops) == 1 and all(len(type.path) == 1 for type in file.types if type.module == module)
            level = "internal " if module in self.internal and route == module and file.module == "App" else ""
            if file.module == "Core" or route == module:
                scoped = f"{kind} {module}.{name}" if is_scoped and self.rng.random() < 0.5 else module
                imports.add(f"{level}import {scoped}")
            else:
                imports.add(f"import {route}")
        return "\n".join(sorted(imports)) + "\n\n" + "\n".join(file.lines) + "\n"


class Check:
    def __init__(self, tool, corpus, runtime):
        self.tool, self.corpus = tool, corpus
        self.options = ["-I", runtime, *corpus.options]

    def run(self, graph, folder):
        """What is wrong with the tool in one graph; None where the graph is no valid Swift."""
        write(folder, graph.files)
        options = [*self.options, "-I", folder]
        for module in ("Core", "Feature"):
            files = [folder / name for name in sorted(graph.files) if name.startswith(module + "/")]
            if compiled(module, files, options, folder / f"{module}.swiftmodule"):
                return None
        if compiled("App", [folder / name for name in sorted(graph.files) if name.startswith("App/")], options):
            return None
        modules = [(name, name) for name in ("Core", "Feature", "App")]
        ways = {"with the sources of the packages": [*self.corpus.folders.items(), *modules]}
        if not graph.needs_sources:
            ways |= {"without the sources of the packages": modules, "without modules": []}
        return [f"{way}: {text}" for way, modules in ways.items() for text in self.run_tool(graph, folder, options, modules)]

    def generate(self, folder, modules):
        sources = [f"--module={name}={path}" for name, path in modules] or ["--modules", "none", "Core", "Feature", "App"]
        command = [self.tool, *sources, "--format", "json", "--out", "App/Generated.swift"]
        done = subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        is_json = done.stdout.startswith("{")
        return done.returncode, json.loads(done.stdout)["findings"] if is_json else [{"id": "none", "message": done.stderr}]

    def run_tool(self, graph, folder, options, modules):
        generated = folder / "App" / "Generated.swift"
        app = [folder / name for name in sorted(graph.files) if name.startswith("App/")]
        code, findings = self.generate(folder, modules)
        if code or findings:
            return [f"it says {told(findings)}"]
        said = compiled("App", [*app, generated], options)
        if said:
            return [f"what is generated does not compile: {said}"]
        places = [(file, line) for file in app for line in file.read_text().split("\n") if " fatalError() " in line]
        file, line = graph.rng.choice(places)
        value, written = line.strip().removeprefix("var ").split(": ", 1)
        with edited(file, line + "\n", ""):
            code, findings = self.generate(folder, modules)
        if code != 1 or [finding["id"] for finding in findings] != ["missing-dependency"] or value not in str(findings[0]):
            return [f"{value} of {file.name} was dropped, and it says {told(findings)}"]
        others = {other.split(": ", 1)[1] for place, other in places if place == file} - {written}
        other = line.replace(written, graph.rng.choice(sorted(others) or ["Never { fatalError() }"]))
        with edited(file, line, other):
            code, findings = self.generate(folder, modules)
            said = "" if code else compiled("App", [*app, generated], options)
        return [f"{value} of {file.name} is '{other.strip()}', and what is generated does not compile: {said}"] if said else []


@contextlib.contextmanager
def edited(file, old, new):
    text = file.read_text()
    file.write_text(text.replace(old, new, 1))
    yield
    file.write_text(text)


def told(findings):
    return "\n".join(f"{f['id']}: {f.get('file')}:{f.get('line')}: {f['message']}" for f in findings) or "nothing"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True, metavar="FOLDER", help="where the packages are built, and stay")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=20, metavar="N", help="how many graphs")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="one of them, which is kept")
    add_needle_gen(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, metavar="N")
    arguments = parser.parse_args()
    corpus = Corpus(arguments.work)
    corpus.build()
    corpus.read()
    tool = chosen_needle_gen(arguments)
    with tempfile.TemporaryDirectory(prefix="check-corpus-") as work:
        checker = cases.Checker(tool, Path(work))
        checker.build_runtime()
        check = Check(tool, corpus, checker.runtime)

        def checked(number):
            name = f"graph-{arguments.seed}-{number}"
            folder = Path(work) / name if arguments.only is None else corpus.work / name
            return check.run(Graph(corpus, arguments.seed, number), folder)
        numbers = range(arguments.count) if arguments.only is None else [arguments.only]
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            results = list(zip(numbers, pool.map(checked, numbers)))
    for number, text in [(number, text) for number, wrong in results for text in wrong or []]:
        print(f"FAILED {number} {text}\n")
    failed = [number for number, wrong in results if wrong]
    print(f"seed {arguments.seed}: {sum(map(len, corpus.types.values()))} types of {len(corpus.types)} modules; "
          f"{len(results)} graphs, {len(failed)} failed, {sum(wrong is None for _, wrong in results)} no valid Swift")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"check-corpus: {failure}")
