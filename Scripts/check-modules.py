#!/usr/bin/env python3
"""Random apps of four modules: access, imports and re-exports, in the ways that Swift has of writing them.

    Scripts/check-modules.py                        60 apps, seed 1
    Scripts/check-modules.py --seed 7 --count 1000
    Scripts/check-modules.py --seed 7 --only 12     one of them, whose files are kept in the folder that is printed

Each app is right: modules that build on each other, with types, typealiases, protocols and components, each as open as
it must be or more, and files with the imports that they need, by the module's name, by one that passes it on, or of a
single declaration. The tool must find nothing, and the compiler must take what is generated, without a warning in it.
Then one thing is changed, as people do by mistake. If the compiler takes the sources as they then are, the tool must
find the mistake, and tell it once, or what it generates must compile.
"""

import argparse
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from importlib import import_module
from pathlib import Path

sys.dont_write_bytecode = True
from checks import add_needle_gen, chosen_needle_gen  # noqa: E402

cases = import_module("check-cases")
FEATURES = ["InternalImportsByDefault", "MemberImportVisibility", "ExistentialAny", "NonisolatedNonsendingByDefault",
            "InferIsolatedConformances"]
MODULES = ["Base", "Model", "Feature", "App"]
# What each may be made of; {0} is another type.
FORMS = ["{0}", "{0}", "{0}", "[{0}]", "({0})?", "[String: {0}]", "(Int, {0})", "(@Sendable ({0}) -> Void)", "({0}).Type"]
SUGAR = {"[{0}]": "Array<{0}>", "({0})?": "Optional<{0}>", "[String: {0}]": "Dictionary<String, {0}>"}
# What a line looks like, what it becomes, and what that is; without a text the line is gone.
MISTAKES = [
    (r"\bimport ", None, "an import is gone"),
    (r"\bpublic import", "import", "an import is not public"),
    (r"@_exported ", "", "a module is not passed on"),
    *((rf"\b{wide} (?!import)", f"{less} ", f"{wide} became {less}")
      for wide, less in [("public", "package"), ("public", "internal"), ("public", "private"), ("public", "fileprivate"),
                         ("package", "internal"), ("package", "fileprivate")]),
    (r"\bvar value(\d+)", r"var valeu\1", "a member has another name"),
    (r"(\bvar value\d+): (.*?) (\{ get|\{ fatal)", r"\1: (\2)? \3", "a member is optional"),
    (r"\{ get \}", "{ get async }", "a request is async"),
    (r"\bvar value", None, "a member is gone"),
    (r"\(parent: self\)", "()", "a creation has no parent"),
    (r"\(parent: self\)", None, "a creation is gone"),
    (r"(func|var) (?=.*\(parent: self\))", r"static \1 ", "a creation is static"),
]
OPENNESS = ["internal", "package", "public"]


class Declared:
    """A type of some module: its name, whether it needs `any`, and how open it is."""

    def __init__(self, module, name, access, is_protocol=False, means=None):
        self.module, self.name, self.access, self.is_protocol = module, name, access, is_protocol
        # What a typealias stands for.
        self.means = means


class File:
    """A file in the making: its lines, and the names of other modules in them, with how openly it shows them."""

    def __init__(self, module, name):
        self.module, self.name = module, name
        self.lines, self.shown = [], {}
        # How openly it shows the runtime.
        self.runtime = None

    def shows_runtime(self, access):
        self.runtime = max(self.runtime or access, access, key=OPENNESS.index)

    def uses(self, declared, access):
        if declared.module != self.module:
            known = self.shown.get(declared, "internal")
            self.shown[declared] = max(known, access, key=OPENNESS.index)


class App:
    def __init__(self, seed, number):
        self.rng = random.Random(f"{seed}/{number}")
        self.mode = self.rng.choice(["5", "6", "6", "6"])
        self.features = [feature for feature in FEATURES if self.rng.random() < 0.5]
        self.writes_levels = self.rng.random() < 0.5
        self.is_package = self.rng.random() < 0.6
        # Modules whose declarations are on the main actor; what is right is then not known beforehand.
        self.on_main_actor = {module for module in MODULES if self.rng.random() < 0.4} if self.rng.random() < 0.3 else set()
        # Each module builds on the one below it, and may pass it on.
        self.passes_on = {upper: {lower for lower in MODULES[:index] if self.rng.random() < 0.3}
                          for index, upper in enumerate(MODULES[:-1])}
        self.files = {module: [File(module, f"{module}{part}") for part in ("A", "B")] for module in MODULES}
        self.declared, self.access_of = [], {}
        for module in MODULES:
            self.declare_types(module)
        self.declare_graph()

    def pick(self, choices):
        return self.rng.choice(list(choices))

    def chance(self, percent):
        return self.rng.random() * 100 < percent

    def access(self, module, least="package"):
        """How open something of a module is that other modules see."""
        if module == "App":
            return "internal"
        wide = OPENNESS if least == "internal" else OPENNESS[OPENNESS.index(least):]
        return self.pick([access for access in wide if self.is_package or access != "package"] or ["public"])

    def isolation(self, module):
        """Now and then what the module does not say of all."""
        if not self.on_main_actor or self.chance(75):
            return ""
        return "nonisolated " if module in self.on_main_actor else "@MainActor "

    # Types

    def declare_types(self, module):
        for index in range(self.rng.randint(1, 3)):
            name, file = f"{module}Type{index}", self.pick(self.files[module])
            access = self.access(module)
            kind = self.pick(["struct", "struct", "final class", "enum", "protocol", "alias"])
            known = [type for type in self.visible(module) if OPENNESS.index(type.access) >= OPENNESS.index(access)]
            if kind == "alias" and known:
                target = self.pick(known)
                file.uses(target, access)
                file.lines.append(f"{access} typealias {name} = {target.name}")
                self.declared.append(Declared(module, name, access, target.is_protocol, target.means or target))
                continue
            if kind == "protocol":
                file.lines.append(f"{access} protocol {name}: Sendable {{}}")
                file.lines.append(f"{access} struct {name}Value: {name} {{ {access} init() {{}} }}")
                self.declared.append(Declared(module, name, access, is_protocol=True))
                continue
            kind = "enum" if kind == "alias" else kind
            body = "case one" if kind == "enum" else f"{access} init() {{}}"
            if self.chance(25):
                file.lines.append(f"{access} enum {name}Space {{}}")
                file.lines.append(f"extension {name}Space {{ {access} {kind} Inner: Sendable {{ {body} }} }}")
                name = f"{name}Space.Inner"
            else:
                file.lines.append(f"{self.isolation(module)}{access} {kind} {name}: Sendable {{ {body} }}")
            self.declared.append(Declared(module, name, access))

    def visible(self, module):
        below = MODULES[:MODULES.index(module) + 1]
        return [type for type in self.declared if type.module in below]

    # The graph

    def declare_graph(self):
        """A root, and components below it, each in the module of its parent or one that this builds on."""
        self.components = [("Root", "App", None)]
        for index in range(self.rng.randint(2, 6)):
            parent = self.pick(self.components)
            modules = MODULES[:MODULES.index(parent[1]) + 1]
            self.components.append((f"Part{index}", self.pick(modules[-2:]), parent[0]))
        self.declare_slot()
        self.requests = {name: [] for name, _, _ in self.components}
        # The protocols of plain Swift whose extensions have members of it.
        self.offers = {name: [] for name, _, _ in self.components}
        self.provided = {name: [] for name, _, _ in self.components}
        module_of = {name: module for name, module, _ in self.components}
        parent_of = {name: parent for name, _, parent in self.components}
        for index in range(self.rng.randint(3, 9)):
            requester = self.pick(self.components[1:])[0]
            ancestors = []
            name = parent_of[requester]
            while name:
                ancestors.append(name)
                name = parent_of[name]
            provider = self.pick(ancestors)
            types = self.visible(min(module_of[requester], module_of[provider], key=MODULES.index))
            if types:
                member = (f"value{index}", self.pick(types), self.pick(FORMS))
                self.requests[requester].append(member)
                self.provided[provider].append(member)
        # What a component creates may not be less open than the member that does.
        for component in reversed(self.components):
            self.write(*component)

    def declare_slot(self):
        """A slot that some component hosts, and its plug-ins, which may stand in other modules than the host."""
        self.slot, self.host, self.plugins = None, None, set()
        if self.chance(50):
            return
        module = self.pick(MODULES)
        above = MODULES[MODULES.index(module):]
        self.slot = Declared(module, "Tabs", self.access(module))
        file = self.pick(self.files[module])
        file.lines.append(f"{self.slot.access} enum Tabs: PluginSlot {{ {self.slot.access} typealias Plugin = String }}")
        file.shows_runtime(self.slot.access)
        self.host = self.pick([name for name, home, _ in self.components if home in above])
        for index in range(self.rng.randint(1, 3)):
            self.plugins.add(f"Tab{index}")
            self.components.append((f"Tab{index}", self.pick(above), self.host))

    def spelled(self, file, type, form, access):
        """A type in one of its spellings, for a declaration that is as open as `access`."""
        same = [other for other in self.visible(file.module)
                if (other.means or other) is (type.means or type)
                and OPENNESS.index(other.access) >= OPENNESS.index(access)]
        chosen = self.pick(same) if same else type
        file.uses(chosen, access)
        name = f"any {chosen.name}" if chosen.is_protocol else chosen.name
        return (SUGAR[form] if form in SUGAR and self.chance(30) else form).format(name)

    def write(self, name, module, parent):
        file = self.pick(self.files[module])
        opennesses = [type.access for _, type, _ in self.requests[name] + self.provided[name]]
        if name == self.host or name in self.plugins:
            opennesses.append(self.slot.access)
        access = "package" if "package" in opennesses and module != "App" else self.access(module)
        self.access_of[name] = access
        file.shows_runtime(access)
        head = f"{access} final class {name}: {self.base(name, module, access)}"
        lines, apart = [], []
        if name in self.plugins:
            file.uses(self.slot, access)
            lines.append(f'    {access} override class var flag: String {{ "{name}" }}')
            lines.append(f'    {access} override var plugin: String {{ "{name}" }}')
        if name == self.host:
            file.uses(self.slot, access)
            lines.append(f"    {access} var tabs: Plugins<Tabs> {{ plugins() }}")
        for member, type, form in self.provided[name]:
            line = f"    {self.isolation(module)}{access} var {member}: "
            if self.chance(25):
                apart.append((self.pick(self.files[module]), member, type, form))
            elif self.chance(15):
                self.offers[name].append(self.offered_by_protocol(name, module, access, member, type, form))
            else:
                lines.append(line + self.spelled(file, type, form, access) + " { fatalError() }")
        children = [(child, home) for child, home, above in self.components if above == name and child not in self.plugins]
        for child, home in children:
            shown = min(access, self.access_of[child], key=OPENNESS.index)
            file.uses(Declared(home, child, self.access_of[child]), shown)
            mark = "@MainActor " if home in self.on_main_actor and module not in self.on_main_actor else ""
            lines.append(f"    {mark}{shown} {self.creation(child)}")
        for protocol in self.offers[name]:
            file.uses(protocol, access)
            head += f", {protocol.name}"
        text = "\n".join([head + " {"] + lines + ["}"])
        file.lines.append(self.twins(text, module))
        for other, member, type, form in apart:
            spelled = self.spelled(other, type, form, access)
            other.lines.append(f"extension {name} {{\n    {access} var {member}: {spelled} {{ fatalError() }}\n}}")

    def twins(self, text, module):
        """With the base classes of main-actor components."""
        return cases.with_main_actor_twins(text.encode()).decode() if module in self.on_main_actor else text

    def creation(self, child):
        return self.pick([
            f"var {child.lower()}: {child} {{ {child}(parent: self) }}",
            f"func make{child}(of number: Int = 0) -> {child} {{ {child}(parent: self) }}",
            f"var {child.lower()}: {child} {{ shared {{ .init(parent: self) }} }}",
            f"private(set) lazy var {child.lower()} = {child}(parent: self)",
        ])

    def lower(self, module):
        """A module that this one builds on, or itself."""
        return self.pick(MODULES[:MODULES.index(module) + 1])

    def access_below(self, access, home):
        """As open as something of a higher module must be that names it."""
        if access != "internal" or home == "App":
            return access
        return "package" if self.is_package else "public"

    def spellable(self, member, module):
        """Whether a module can name the type of a member."""
        return any((other.means or other) is (member[1].means or member[1]) for other in self.visible(module))

    def write_protocol(self, name, module, access):
        """What it requests, in one protocol or in two of which one inherits from the other."""
        home = self.lower(module)
        above = [member for member in self.requests[name] if self.spellable(member, home) and self.chance(60)]
        if self.chance(60):
            above = []
        spot = self.pick(self.files[module])
        inherits = "Dependency"
        if above:
            openness = self.access_below(access, home)
            base = Declared(home, f"{name}Above", openness, is_protocol=True)
            self.write_requests(self.pick(self.files[home]), base.name, "Dependency", above, openness)
            spot.uses(base, access)
            inherits = self.pick([base.name, f"Dependency, {base.name}"])
        rest = [member for member in self.requests[name] if member not in above]
        self.write_requests(spot, f"{name}Dependency", inherits, rest, access)

    def write_requests(self, file, name, inherits, members, access):
        lines = [f"{access} protocol {name}: {inherits} {{"]
        for member, type, form in members:
            mark = self.isolation(file.module)
            lines.append(f"    {mark}var {member}: {self.spelled(file, type, form, access)} {{ get }}")
        file.lines.append("\n".join(lines + ["}"]))
        file.shows_runtime(access)

    def base(self, name, module, access):
        if name == "Root":
            return "BootstrapComponent"
        dependency = "EmptyDependency"
        if self.requests[name] or self.chance(40):
            dependency = f"{name}Dependency"
            self.write_protocol(name, module, access)
        if name in self.plugins:
            return f"SlotComponent<{dependency}, Tabs>"
        return self.base_class(name, module, access, dependency) if self.chance(25) else f"Component<{dependency}>"

    def base_class(self, name, module, access, dependency):
        file = self.pick(self.files[module])
        file.shows_runtime(access)
        opened = "open" if access == "public" else access
        if self.chance(50):
            base = self.twins("Component<Requests>", module)
            file.lines.append(f"{opened} class {name}Base<Requests>: {base} {{}}")
            return f"{name}Base<{dependency}>"
        base = self.twins(f"Component<{dependency}>", module)
        file.lines.append(f"{opened} class {name}Base: {base} {{}}")
        return f"{name}Base"

    def offered_by_protocol(self, name, module, access, member, type, form):
        home = self.lower(module)
        if not self.spellable((member, type, form), home):
            home = module
        file, access = self.pick(self.files[home]), self.access_below(access, home)
        protocol = Declared(home, f"{name}{member.capitalize()}Source", access, is_protocol=True)
        file.lines.append(f"{access} protocol {protocol.name} {{}}")
        spelled = self.spelled(file, type, form, access)
        file.lines.append(f"extension {protocol.name} {{\n    {access} var {member}: {spelled} {{ fatalError() }}\n}}")
        return protocol

    # Files

    def texts(self):
        """The files by path."""
        return {f"{module}/{file.name}.swift": self.text(file) for module in MODULES for file in self.files[module]}

    def text(self, file):
        imports = {}
        for declared, access in file.shown.items():
            ways = [declared.module] + [
                upper for upper in MODULES[:MODULES.index(file.module)]
                if declared.module in self.passes_on.get(upper, ())]
            way = self.pick(ways)
            if self.chance(12) and way == declared.module and "." not in declared.name and not declared.means:
                kind = self.kind(declared)
                if kind:
                    way = f"{kind} {way}.{declared.name}"
            imports[way] = max(imports.get(way, "internal"), access, key=OPENNESS.index)
        if file.runtime:
            imports["DIRuntime"] = file.runtime
        passed = sorted(self.passes_on.get(file.module, ())) if file.name.endswith("A") else []
        lines = [f"@_exported public import {name}" for name in passed]
        for name, access in sorted(imports.items()):
            if name in passed:
                continue
            written = access
            # An import without a level beside one that has another is ambiguous, so that all of a module are alike.
            if "InternalImportsByDefault" not in self.features and not self.writes_levels:
                written = ""
            lines.append(f"{written} import {name}".strip())
        return "\n".join(lines + [""] + file.lines) + "\n"

    def kind(self, declared):
        pattern = re.compile(rf"\b(struct|class|enum|protocol) {declared.name}\b")
        for file in self.files[declared.module]:
            for line in file.lines:
                if found := pattern.search(line):
                    return found.group(1)
        return None

    def configuration(self):
        modules = {name: {"path": name, **({"package": "shop"} if self.is_package else {}),
                          **({"defaultIsolation": "MainActor"} if name in self.on_main_actor else {})} for name in MODULES}
        return json.dumps({"output": "App/Generated.swift", "modules": modules})

    # Mistakes

    def mistake(self, texts):
        """The files with one thing changed, and what that is."""
        changes = []
        for path, text in sorted(texts.items()):
            for index, line in enumerate(text.split("\n")):
                for pattern, new, what in MISTAKES:
                    if re.search(pattern, line):
                        changed = None if new is None else re.sub(pattern, new, line, count=1)
                        changes.append((path, index, changed, what))
        path, index, new, what = self.pick(changes)
        lines = texts[path].split("\n")
        what = f"{path}:{index + 1}: {what}: {lines[index].strip()}"
        lines[index:index + 1] = [] if new is None else [new]
        return {**texts, path: "\n".join(lines)}, what


class Checker:
    def __init__(self, tool, work):
        self.tool = tool
        checker = cases.Checker(tool, work)
        checker.build_runtime()
        self.sdk, self.runtime = checker.sdk, checker.runtime

    def compiled(self, folder, app, from_module="Base"):
        """What the compiler says against the sources, or against what is generated; None where it takes them."""
        for module in MODULES[MODULES.index(from_module):]:
            sources = sorted(path.name for path in (folder / module).glob("*.swift"))
            command = ["swiftc", "-frontend", "-emit-module", "-module-name", module, *self.sdk, "-I", self.runtime,
                       "-I", "..", "-swift-version", app.mode, "-parse-as-library", "-o", f"../{module}.swiftmodule"]
            if app.is_package:
                command += ["-package-name", "shop"]
            if module in app.on_main_actor:
                command += ["-default-isolation", "MainActor"]
            for feature in app.features:
                command += ["-enable-upcoming-feature", feature]
            done = subprocess.run([*map(str, command), *sources], cwd=folder / module, stdin=subprocess.DEVNULL,
                                  capture_output=True, text=True)
            said = [line for line in done.stderr.splitlines() if re.match(r"\S+:\d+:\d+: (error|warning)", line)]
            if app.mode == "5":
                # No actor passes from protocol to protocol there, as Docs/Concurrency.md says.
                said = [line for line in said if " warning: conformance " not in line]
            bad = [line for line in said if " error: " in line or line.startswith("Generated.swift")]
            if done.returncode or bad:
                return "\n".join(f"{module}/{line}" for line in bad[:4]) or done.stderr[-800:]
        return None

    def check(self, app, folder, texts):
        """What does not hold of an app: a kind, and what is said."""
        (folder / "App" / "Generated.swift").unlink(missing_ok=True)
        for path, text in texts.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        (folder / "needle.json").write_text(app.configuration())
        if complaint := self.compiled(folder, app):
            return "invalid", complaint
        done = subprocess.run([self.tool, "needle.json"], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        told = [line for line in done.stderr.splitlines() if re.search(r": (error|warning): ", line)]
        if done.returncode:
            return "told", "\n".join(told) or done.stderr
        if complaint := self.compiled(folder, app, "App"):
            return "failed", complaint
        return ("warned", "\n".join(told)) if told else ("compiles", "")


def checked(number, arguments, folder):
    app = App(arguments.seed, number)
    texts = app.texts()
    results = [(*arguments.checker.check(app, folder, texts), "as it is")]
    if results[0][0] == "compiles":
        for _ in range(arguments.mistakes):
            wrong, what = app.mistake(texts)
            results.append((*arguments.checker.check(app, folder, wrong), what))
            if results[-1][0] == "failed" and arguments.only is not None:
                break
    return number, results, not app.on_main_actor


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=60, metavar="N", help="how many apps")
    parser.add_argument("--mistakes", type=int, default=3, metavar="N", help="how many mistakes are made in each")
    parser.add_argument("--only", type=int, metavar="NUMBER")
    parser.add_argument("--verbose", action="store_true", help="print what is told of each mistake")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N")
    add_needle_gen(parser)
    arguments = parser.parse_args()
    arguments.tool = chosen_needle_gen(arguments)
    if arguments.only is not None:
        folder = Path(tempfile.mkdtemp(prefix="modules-"))
        arguments.checker = Checker(arguments.tool, folder)
        print(folder, *checked(arguments.only, arguments, folder)[1], sep="\n")
        return
    counts, failures = Counter(), 0
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool, tempfile.TemporaryDirectory() as work:
        arguments.checker = Checker(arguments.tool, Path(work))
        folders = [Path(work) / str(number) for number in range(arguments.count)]
        for number, results, is_known in pool.map(lambda number: checked(number, arguments, folders[number]), range(arguments.count)):
            for kind, said, what in results:
                is_right = what == "as it is"
                counts["right" if is_right else "wrong", kind] += 1
                fails = kind == "failed" or is_known and (is_right and kind != "compiles" or kind == "told" and "\n" in said)
                failures += fails
                if fails or arguments.verbose and kind == "told":
                    print(f"--- {number}: {what}: {kind}\n{said}", flush=True)
    print(f"seed {arguments.seed}:", ", ".join(f"{of} {kind}: {count}" for (of, kind), count in sorted(counts.items())))
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
