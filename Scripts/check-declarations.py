#!/usr/bin/env python3
"""Holds the tool to its promise over random declarations: what exits 0 compiles, without a warning, and runs.

    Scripts/check-declarations.py                        300 apps, seed 1
    Scripts/check-declarations.py --seed 7 --count 5000
    Scripts/check-declarations.py --seed 7 --only 1234   one of them, with its sources and what is generated

Each app is a few components, protocols and types with random modifiers, attributes, conditions, isolation, effects,
availability, nesting and generics, in one module or two. The tool may refuse any of them. What it accepts is compiled
together, in the three modes of check-cases.py, with and without DEBUG, and run; where that fails, each app is compiled
by itself, and its sources without the generated file too: those that fail alone are no valid Swift, and are counted.
"""

import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from importlib import import_module  # noqa: E402
from checks import Failure, add_needle_gen, chosen_needle_gen  # noqa: E402

cases = import_module("check-cases")
BATCH = 25
MODES = cases.MODES


def chance(rng, percent):
    return rng.random() * 100 < percent


class Type:
    """A type that requests may have: how it is spelled, what makes a value of it, and what it is."""

    def __init__(self, spellings, value, sendable=True, copyable=True, equal=True, inferred=False):
        self.spellings = spellings
        self.value = value
        self.sendable = sendable
        self.copyable = copyable
        # Whether all spellings are one type in every build.
        self.equal = equal
        # Whether a value shows the type.
        self.inferred = inferred


class App:
    """One random app. All names begin with its prefix, so that many can be one module."""

    def __init__(self, number, seed):
        self.rng = random.Random(f"{seed}/{number}")
        self.number = number
        self.prefix = f"A{number}"
        self.core = []
        self.lines = []
        self.uses = []
        self.has_core = chance(self.rng, 40)
        self.types = self.make_types()
        self.make_graph()

    def name(self, text):
        return self.prefix + text

    def pick(self, options):
        return self.rng.choice(options)

    # Types

    def declare(self, text, public):
        """In the module Core where that is asked for and there is one."""
        target = self.core if public and self.has_core else self.lines
        target.append(text)
        return public and self.has_core

    def make_types(self):
        n = self.name
        types = [
            Type(["Int", "Swift.Int"], "1", inferred=True), Type(["String"], '"a"', inferred=True),
            Type(["[Int]", "Array<Int>"], "[1]"), Type(["[String: Int]", "Dictionary<String, Int>"], "[:]"),
            Type(["Int?", "Optional<Int>"], "nil"), Type(["(Int, String)"], '(1, "a")'),
            Type(["(any Error)?", "Optional<any Error>"], "nil"),
            Type(["() -> Int", "(() -> Int)"], "{ 1 }", sendable=False),
            Type(["@Sendable () -> Int"], "{ 1 }"), Type(["Int.Type"], "Int.self"),
            Type(["Result<Int, any Error>", "Swift.Result<Int, any Error>"], ".success(1)"),
        ]
        makers = [self.make_struct, self.make_class, self.make_enum, self.make_nested, self.make_box, self.make_alias,
                  self.make_conditional_alias, self.make_protocol, self.make_token, self.make_keyword,
                  self.make_private_alias, self.make_shadow, self.make_page, self.make_inherited]
        for maker in self.rng.sample(makers, self.rng.randint(3, 7)):
            types.append(maker(n))
        return types

    def qualified(self, name, is_core):
        return [name, f"Core.{name}"] if is_core else [name]

    def make_struct(self, n):
        public = self.declare(f"public struct {n('Item')} {{ public init() {{}} }}", True)
        isolation = self.pick(["", "nonisolated "])
        if not public:
            self.lines[-1] = f"{isolation}struct {n('Item')}: Sendable {{ init() {{}} }}"
        return Type(self.qualified(n("Item"), public), f"{n('Item')}()", inferred=True, sendable=not public)

    def make_class(self, n):
        mark = self.pick(["", ": Sendable"])
        isolation = self.pick(["nonisolated ", ""])
        access = "public " if self.has_core else ""
        public = self.declare(f"{access}{isolation}final class {n('Store')}{mark} {{ {access}nonisolated init() {{}} }}", True)
        return Type(self.qualified(n("Store"), public), f"{n('Store')}()", sendable=bool(mark), inferred=True)

    def make_enum(self, n):
        self.lines.append(f"enum {n('Kind')}: Sendable {{ case plain; case other(Int); case named(x: Int = 3) }}")
        return Type([n("Kind")], ".plain")

    def make_nested(self, n):
        space = n("Space")
        self.lines.append(f"enum {space} {{ struct Item: Sendable {{ init() {{}} }} }}")
        if chance(self.rng, 50):
            self.lines.append(f"extension {space}.Item {{ struct Deep: Sendable {{ init() {{}} }} }}")
            return Type([f"{space}.Item.Deep"], f"{space}.Item.Deep()", inferred=True)
        return Type([f"{space}.Item"], f"{space}.Item()", inferred=True)

    def make_box(self, n):
        self.lines.append(f"struct {n('Box')}<First, Second> {{ init() {{}} }}")
        arguments = self.pick(["Int, String", "[Int], (Int) -> String", "Int?, any Error"])
        return Type([f"{n('Box')}<{arguments}>"], f"{n('Box')}<{arguments}>()", sendable=False, inferred=True)

    def make_alias(self, n):
        self.lines.append(f"typealias {n('Numbers')} = {n('Values')}<Int>\ntypealias {n('Values')}<T> = [T]")
        return Type([n("Numbers"), f"{n('Values')}<Int>", "[Int]"], "[1]")

    def make_conditional_alias(self, n):
        branches = self.pick([("Int", "Int32"), ("[Int]", "Array<Int>"), ("Int", "String")])
        self.lines.append(f"#if DEBUG\ntypealias {n('Size')} = {branches[0]}\n#else\ntypealias {n('Size')} = {branches[1]}\n#endif")
        value = {"Int32": "1", "Array<Int>": "[1]", "String": None}[branches[1]]
        if value is None:
            self.lines.append(f"#if DEBUG\nnonisolated func {n('makeSize')}() -> {n('Size')} {{ 1 }}\n#else\n"
                              f"nonisolated func {n('makeSize')}() -> {n('Size')} {{ \"\" }}\n#endif")
            value = f"{n('makeSize')}()"
        spellings = [n("Size")] + (["[Int]"] if value == "[1]" else [])
        return Type(spellings, value)

    def make_protocol(self, n):
        sendable = self.pick(["", ": Sendable"])
        self.lines.append(f"nonisolated protocol {n('Service')}{sendable} {{}}")
        self.lines.append(f"nonisolated struct {n('Live')}: {n('Service')} {{ init() {{}} }}")
        return Type([f"any {n('Service')}", f"(any {n('Service')})"], f"{n('Live')}()", sendable=bool(sendable))

    def make_token(self, n):
        self.lines.append(f"struct {n('Token')}: ~Copyable, Sendable {{ init() {{}} }}")
        return Type([n("Token")], f"{n('Token')}()", copyable=False, inferred=True)

    def make_keyword(self, n):
        name = self.pick(["default", "protocol", "Type", "in"])
        self.lines.append(f"enum {n('Words')} {{ struct `{name}`: Sendable {{ init() {{}} }} }}")
        return Type([f"{n('Words')}.`{name}`"], ".init()")

    def make_private_alias(self, n):
        self.lines.append(f"fileprivate typealias {n('Hidden')} = [Int]")
        return Type(["[Int]"], "[1]")

    def make_shadow(self, n):
        name = self.pick(["Error", "Result", "Array"])
        self.lines.append(f"enum {n('Shadow')} {{ struct {name}: Swift.Error {{ init() {{}} }} }}")
        return Type([f"{n('Shadow')}.{name}"], f"{n('Shadow')}.{name}()", inferred=True)

    def make_page(self, n):
        self.lines.append(f"struct {n('Page')}<Item>: Sendable {{ nonisolated init() {{}} }}\ntypealias {n('IntPage')} = {n('Page')}<Int>")
        return Type([n("IntPage"), f"{n('Page')}<Int>"], f"{n('IntPage')}()", inferred=True)

    def make_inherited(self, n):
        """A type that a subclass has of its superclass."""
        parameter, argument = self.pick([("", ""), ("<Item>", "<Int>")])
        self.lines.append(f"nonisolated class {n('Above')}{parameter} {{ struct Style: Sendable {{ nonisolated init() {{}} }} }}\n"
                          f"nonisolated class {n('Below')}: {n('Above')}{argument} {{}}\nnonisolated final class {n('Lowest')}: {n('Below')} {{}}")
        names = [f"{n('Above')}{argument}.Style", f"{n('Below')}.Style", f"{n('Lowest')}.Style"]
        return Type(names, f"{names[0]}()", inferred=True)

    # Requests

    def make_request(self, index):
        type = self.pick(self.types)
        kind = self.pick(["property"] * 6 + ["method", "method", "subscript", "nullary"])
        request = {"name": self.pick([f"value{index}", f"value{index}", f"`in{index}`", f"url{index}"]), "type": type,
                   "kind": kind, "actor": chance(self.rng, 20), "async": False, "throws": "", "set": False,
                   "if": self.pick([""] * 8 + ["DEBUG", "!DEBUG"]), "escaping": self.pick(["", "@escaping "]),
                   "availability": self.pick([""] * 14 + ["@available(*, deprecated) ", "@available(iOS 18, *) "])}
        if not type.copyable and kind in ("property", "subscript"):
            return request
        if chance(self.rng, 15):
            request["throws"] = self.pick(["throws", "throws(CancellationError)", "throws(any Error)"])
        if chance(self.rng, 8):
            request["async"] = True
        if kind == "property" and not request["throws"] and not request["async"] and chance(self.rng, 15):
            request["set"] = True
        return request

    def effects(self, request):
        return " ".join((["async"] if request["async"] else []) + ([request["throws"]] if request["throws"] else []))

    def requirement(self, request):
        head = request["availability"] + ("@MainActor " if request["actor"] else "")
        type = self.pick(request["type"].spellings)
        effects = self.effects(request)
        text = {
            "property": f"var {request['name']}: {type} {{ get{' ' + effects if effects else ''}{' set' if request['set'] else ''} }}",
            "method": f"func {request['name']}(_ work: {request['escaping']}() -> Void, at index: Int) {effects} -> {type}",
            "nullary": f"func {request['name']}() {effects} -> {type}",
            "subscript": f"subscript({request['name'].strip('`')}key index: Int) -> {type} {{ get{' ' + effects if effects else ''} }}",
        }[request["kind"]]
        return self.conditional(head + text, request["if"])

    def conditional(self, text, condition):
        return f"#if {condition}\n{text}\n#endif" if condition else text

    def member(self, request, variant=None):
        """A member that should serve the request, or nearly."""
        rng = self.rng
        request = dict(request)
        if chance(rng, 3):
            request["actor"] = not request["actor"]
        if chance(rng, 20):
            request["async"] = False
        if chance(rng, 30):
            request["throws"] = ""
        if chance(rng, 15):
            request["escaping"] = self.pick(["", "@escaping "])
        if chance(rng, 8):
            request["if"] = self.pick(["", "", "DEBUG"])
        type = request["type"]
        spelled = self.pick(type.spellings)
        effects = self.effects(request)
        if variant == "conformance":
            access = ""
        else:
            access = self.pick([""] * 30 + ["private ", "fileprivate ", "final ", "final "])
        head = self.pick([""] * 30 + ["@available(*, deprecated) ", "@available(*, unavailable) "])
        head += ("@MainActor " if request["actor"] else "") + access
        if not request["actor"] and chance(rng, 10):
            head += "nonisolated "
        name = request["name"]
        if request["kind"] == "property":
            forms = [f"var {name}: {spelled} {{ {type.value} }}",
                     f"var {name}: {spelled} {{ get {effects} {{ {type.value} }} }}"]
            if not effects and "nonisolated" not in head and "unavailable" not in head and not variant:
                forms += [f"let {name}: {spelled} = {type.value}", f"var {name}: {spelled} = {type.value}"]
                if "final" not in head and type.copyable:
                    forms.append(f"lazy var {name}: {spelled} = {type.value}")
                if type.inferred:
                    forms += [f"let {name} = {type.value}"]
                if not access:
                    forms.append(f"private(set) var {name}: {spelled} = {type.value}")
            if request["set"]:
                forms = [f"var {name}: {spelled} {{ get {{ {type.value} }} set {{ }} }}"]
                if not variant and "nonisolated" not in head and "unavailable" not in head:
                    forms.append(f"var {name}: {spelled} = {type.value}")
                if not type.copyable:
                    forms = forms[1:] or [f"var {name}: {spelled} {{ {type.value} }}"]
            text = self.pick(forms)
        elif request["kind"] == "method":
            text = f"func {name}(_ work: {request['escaping']}() -> Void, at index: Int) {effects} -> {spelled} {{ {type.value} }}"
        elif request["kind"] == "nullary":
            text = f"func {name}() {effects} -> {spelled} {{ {type.value} }}"
        else:
            text = f"subscript({name.strip('`')}key index: Int) -> {spelled} {{ get {effects} {{ {type.value} }} }}"
        return self.conditional(head + text, request["if"])

    # The graph

    def make_graph(self):
        rng, n = self.rng, self.name
        requests = [self.make_request(index) for index in range(rng.randint(1, 4))]
        count = rng.randint(1, 4)
        chain = ["Root"] + [f"C{index}" for index in range(count)]
        namespaces = {name: self.namespace(name) for name in chain}
        children = {name: [] for name in chain}
        for index, name in enumerate(chain[1:], start=1):
            children[self.pick(chain[max(0, index - 2):index])].append(name)
        wanted = {name: [r for r in requests if chance(rng, 60)] for name in chain[1:]}
        for name in chain:
            self.make_component(name, children, wanted.get(name), requests, namespaces)
        self.uses.append(f"let root = {namespaces['Root']}{n('Root')}()")
        for name in chain:
            for child in children[name]:
                parent = "root" if name == "Root" else name.lower()
                self.uses.append(f"let {child.lower()} = {parent}.{child.lower()}Child")
                self.uses.append(f"_ = {child.lower()}")

    def namespace(self, name):
        """The types around a component, with a period."""
        if not chance(self.rng, 20):
            return ""
        space = self.name(name + "Space")
        mark = self.pick(["", "", "nonisolated ", "@MainActor "])
        self.lines.append(f"{mark}enum {space} {{}}")
        return space + "."

    def dependency(self, name, requests):
        """Declares protocols with the requests; what the component is generic over."""
        n = self.name
        half = self.rng.randint(0, len(requests))
        isolation = self.pick(["", "", "@MainActor ", "nonisolated "])
        protocol = n(name + "Dependency")
        parents = ["Dependency"]
        if chance(self.rng, 25):
            base = n(name + "BaseDependency")
            self.protocol(base, ["Dependency"], requests[:half], isolation)
            requests = requests[half:] + ([requests[0]] if half and chance(self.rng, 30) else [])
            parents = [base] if chance(self.rng, 60) else ["AnyObject", base]
        form = self.pick(["plain"] * 5 + ["alias", "composition", "any", "where"])
        if form == "composition":
            other = n(name + "OtherDependency")
            self.protocol(other, ["Dependency"], requests[half:], isolation)
            self.protocol(protocol, parents, requests[:half], isolation)
            return f"{protocol} & {other}"
        self.protocol(protocol, parents, requests, isolation, form == "where")
        if form == "alias":
            self.lines.append(f"typealias {n(name + 'Needs')} = {protocol}")
            return n(name + "Needs")
        return f"any {protocol}" if form == "any" else protocol

    def protocol(self, name, parents, requests, isolation, has_where=False):
        lines = "\n".join(self.requirement(request) for request in requests)
        clause = " where Self: Dependency" if has_where else ""
        self.lines.append(f"{isolation}protocol {name}: {', '.join(parents)}{clause} {{\n{lines}\n}}")
        for request in requests:
            if request["kind"] == "property" and not self.effects(request) and not request["set"] and chance(self.rng, 8):
                body = f"var {request['name']}: {request['type'].spellings[0]} {{ {request['type'].value} }}"
                isolation = "@MainActor " if request["actor"] else ""
                clause = self.pick(["", "", " where Self: Dependency", " where Self: AnyObject & Dependency"])
                self.lines.append(self.conditional(f"extension {name}{clause} {{ {isolation}{body} }}", request["if"]))

    def make_component(self, name, children, wanted, requests, namespaces):
        rng, n = self.rng, self.name
        members, outside = [], []
        # Two members of one name, of which neither overrides the other, nobody can use.
        taken = set()
        base = "BootstrapComponent" if name == "Root" else self.base(name, wanted, taken)
        share = 99 if name == "Root" else 25
        for request in requests:
            if not chance(rng, share) or request["name"] in taken:
                continue
            form = self.pick(["own"] * 6 + ["extension", "conformance", "under"])
            if form == "own":
                members.append(self.member(request))
            elif form == "conformance" and request["kind"] == "property" and not request["set"]:
                trait = n(f"{name}Has{request['name'].strip('`')}")
                clause = self.pick(["", "", f" where Self: {namespaces[name]}{n(name)}"])
                outside.append((f"protocol {trait} {{}}\nextension {trait}{clause} {{\n{self.member(request, 'conformance')}\n}}", trait))
            else:
                condition = "DEBUG" if form == "under" else ""
                text = f"extension {namespaces[name]}{n(name)} {{\n{self.member(request, 'extension')}\n}}"
                outside.append((self.conditional(text, condition), None))
        for child in children[name]:
            type = namespaces[child] + n(child)
            members.append(self.creation(child, type))
        conformances = [trait for _, trait in outside if trait and chance(rng, 70)]
        late = [trait for _, trait in outside if trait and trait not in conformances]
        attribute = self.pick([""] * 16 + ["@MainActor "]) if name != "Root" else ""
        final = self.pick(["final ", "final ", ""])
        declared = f"{attribute}{final}class {n(name)}: {', '.join([base] + conformances)} {{\n" + "\n".join(members) + "\n}"
        space = namespaces[name][:-1]
        self.lines += [text for text, trait in outside if trait]
        self.lines.append(f"extension {space} {{\n{declared}\n}}" if space else declared)
        self.lines += [text for text, trait in outside if not trait]
        for trait in late:
            condition = self.pick(["", "DEBUG", "!DEBUG"])
            self.lines.append(self.conditional(f"extension {namespaces[name]}{n(name)}: {trait} {{}}", condition))

    def base(self, name, wanted, taken):
        """The superclass; what its constrained extension declares is added to the names that are taken."""
        n = self.name
        needs = self.dependency(name, wanted) if wanted else "EmptyDependency"
        form = self.pick(["plain"] * 6 + ["generic", "alias", "own"])
        if form == "generic":
            base = n(name + "Base")
            self.lines.append(f"class {base}<D>: Component<D> {{}}")
            if chance(self.rng, 50):
                request = self.pick(wanted) if wanted else None
                if request and request["kind"] == "property" and not request["set"]:
                    clause = f" where D == {'any ' if '&' not in needs and not needs.startswith('any') else ''}{needs if '&' not in needs else 'Any'}"
                    self.lines.append(f"extension {base}{clause} {{\n{self.member(request, 'extension')}\n}}")
                    taken.add(request["name"])
            return f"{base}<{needs}>"
        if form == "alias":
            self.lines.append(f"typealias {n(name + 'Screen')} = Component")
            return f"{n(name + 'Screen')}<{needs}>"
        if form == "own":
            self.lines.append(f"class {n(name + 'Own')}: Component<{needs}> {{}}")
            return n(name + "Own")
        return f"Component<{needs}>"

    def creation(self, child, type):
        property = child.lower() + "Child"
        return self.pick([
            f"var {property}: {type} {{ {type}(parent: self) }}",
            f"var {property}: {type} {{ shared {{ {type}(parent: self) }} }}",
            f"lazy var {property}: {type} = {type}(parent: self)",
            f"var {property}: {type} {{ .init(parent: self) }}",
            f"var {property}: {type} {{ let owner = self; return {type}(parent: owner) }}",
            f"var {property}: {type} {{ if true {{ return {type}.init(parent: self) }} }}",
            f"var {property}: {type} {{ let all: [{type}] = [.init(parent: self)]; return all[0] }}",
            f"var {property}: {type} {{ let both: (Int, {type}) = (1, .init(parent: self)); return both.1 }}",
            f"var {property}: {type} {{ let make: () -> {type} = {{ .init(parent: self) }}; return make() }}",
            f"var {property}: {type} {{ switch self {{ case let owner: return {type}(parent: owner) }} }}",
        ])

    # Files

    def files(self):
        return {"Core": "import DIRuntime\n\n" + "\n".join(self.core) + "\n",
                "App": "import DIRuntime\n" + ("import Core\n" if self.has_core else "") + "\n" + "\n\n".join(self.lines) + "\n"}

    @property
    def run(self):
        return f"@MainActor func {self.name('run')}() {{\n" + "\n".join(self.uses) + "\n}\n"


class Machine:
    def __init__(self, checker, tool, work):
        self.checker = checker
        self.tool = tool
        self.work = work

    def write(self, folder, apps, mode, runs=True):
        for app in apps:
            for module, text in app.files().items():
                file = folder / module / f"{app.prefix}.swift"
                file.parent.mkdir(parents=True, exist_ok=True)
                data = text.encode()
                file.write_bytes(cases.with_main_actor_twins(data) if mode == "6-main-actor" else data)
        (folder / "Core" / "Core.swift").write_text("public struct CoreMarker {}\n")
        if runs:
            (folder / "App" / "Run.swift").write_text("\n".join(app.run for app in apps))
            (folder / "App" / "main.swift").write_text(
                "".join(f"MainActor.assumeIsolated {{ {app.name('run')}() }}\n" for app in apps))

    def generate(self, folder, mode):
        command = [str(self.tool), "--module", "Core=Core", "--module", "App=App", "--out", "App/Generated.swift"]
        if mode == "6-main-actor":
            command += ["--default-isolation", "MainActor"]
        return subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def accepts(self, app, mode):
        """What the tool says of one app: None where it accepts it."""
        with tempfile.TemporaryDirectory(dir=self.work) as folder:
            self.write(Path(folder), [app], mode, runs=False)
            done = self.generate(Path(folder), mode)
            return None if done.returncode == 0 else done.stderr or f"exit {done.returncode}"

    def compile(self, folder, mode, debug, warnings=True):
        """The first complaint of the compiler; None where there is none."""
        for module in ("Core", "App"):
            sources = sorted(str(path.relative_to(folder)) for path in (folder / module).glob("*.swift"))
            command = ["swiftc", "-frontend", "-c", "-module-name", module, "-o", folder / f"{module}.o",
                       *self.checker.sdk, "-I", self.checker.runtime, "-I", folder, "-swift-version", mode[0]]
            command += ["-warnings-as-errors"] if warnings else []
            command += ["-default-isolation", "MainActor"] if mode == "6-main-actor" else []
            command += ["-D", "DEBUG"] if debug else []
            command += ["-emit-module-path", folder / "Core.swiftmodule", "-parse-as-library"] if module == "Core" else []
            command += ["-parse-as-library"] if module == "App" and not (folder / "App" / "main.swift").exists() else []
            try:
                cases.run(command + sources, cwd=folder)
            except Failure as failure:
                return str(failure)
        return None

    def run_program(self, folder):
        program = folder / "program"
        try:
            cases.run(["swiftc", folder / "Core.o", folder / "App.o", "-L", self.checker.runtime, "-lDIRuntime", "-o", program])
            cases.run([program], timeout=cases.SECONDS_TO_RUN, env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
        except Failure as failure:
            return str(failure)
        return None

    def check(self, apps, mode, debug):
        """Complaints by app; those of invalid sources have no generated file in them."""
        with tempfile.TemporaryDirectory(dir=self.work) as name:
            folder = Path(name)
            self.write(folder, apps, mode)
            done = self.generate(folder, mode)
            complaint = done.stderr if done.returncode else self.compile(folder, mode, debug) or self.run_program(folder)
            if complaint is None:
                return [], []
            if len(apps) > 1:
                found = [self.check(part, mode, debug) for part in (apps[:len(apps) // 2], apps[len(apps) // 2:])]
                failed, invalid = [a + b for a, b in zip(*found)]
                if not failed and not invalid:
                    failed = [(apps[0], f"only together with others:\n{complaint}")]
                return failed, invalid
            if done.returncode == 0:
                (folder / "App" / "Generated.swift").unlink()
                if self.compile(folder, mode, debug):
                    return [], [(apps[0], complaint)]
            return [(apps[0], complaint)], []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300, metavar="N", help="how many apps")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="one of them, shown")
    add_needle_gen(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, metavar="N")
    parser.add_argument("--show-invalid", action="store_true", help="also what is no valid Swift")
    arguments = parser.parse_args()
    tool = chosen_needle_gen(arguments)
    numbers = [arguments.only] if arguments.only is not None else range(arguments.count)
    apps = [App(number, arguments.seed) for number in numbers]
    with tempfile.TemporaryDirectory(prefix="check-declarations-") as work:
        work = Path(work)
        checker = cases.Checker(tool, work)
        checker.build_runtime()
        machine = Machine(checker, tool, work)
        failures, refused, invalid = run_all(machine, apps, arguments)
    if arguments.only is not None:
        print(*apps[0].files().values(), sep="\n")
    for app, mode, complaint in failures:
        print(f"FAILED {app.number} [{mode}]\n{complaint}\n")
    if arguments.show_invalid:
        for app, mode, complaint in invalid:
            print(f"INVALID {app.number} [{mode}]\n{complaint}\n")
    total = len(apps) * len(MODES)
    print(f"seed {arguments.seed}: {len(apps)} apps in {len(MODES)} modes: {total - sum(refused.values())} accepted, "
          f"{len(failures)} failed, {len(invalid)} no valid Swift; refused: "
          + ", ".join(f"{count} {reason}" for reason, count in sorted(refused.items())))
    sys.exit(1 if failures else 0)


def run_all(machine, apps, arguments):
    refused = {}
    failures, invalid = [], []
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for mode in MODES:
            said = list(pool.map(lambda app: machine.accepts(app, mode), apps))
            accepted = [app for app, text in zip(apps, said) if text is None]
            for app, text in zip(apps, said):
                if text is not None:
                    ids = re.findall(r"error: .*\[([a-z-]+)\]$", text, re.MULTILINE)
                    reason = ids[0] if ids else "CRASH"
                    refused[reason] = refused.get(reason, 0) + 1
                    if not ids:
                        failures.append((app, mode, text))
                    if arguments.only is not None:
                        print(text)
            batches = [accepted[start:start + BATCH] for start in range(0, len(accepted), BATCH)]
            for debug in (False, True):
                for failed, wrong in pool.map(lambda batch: machine.check(batch, mode, debug), batches):
                    label = mode + (" -D DEBUG" if debug else "")
                    failures += [(app, label, text) for app, text in failed]
                    invalid += [(app, label, text) for app, text in wrong]
    return failures, refused, invalid


if __name__ == "__main__":
    main()
