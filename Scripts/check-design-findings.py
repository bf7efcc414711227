#!/usr/bin/env python3
"""Holds the findings about the design of a graph to graphs whose flaws are known: each of them is told, and nothing else.

    Scripts/check-design-findings.py                           300 graphs, seed 1
    Scripts/check-design-findings.py --seed 7 --count 5000
    Scripts/check-design-findings.py --seed 7 --only 1234      one of them: its sources, and what was expected
    Scripts/check-design-findings.py --typecheck 40            also compiles the first 40 of them
    Scripts/check-design-findings.py --corpus FOLDER…          writes graphs between the sources of other people

Each graph is a model first: scopes, what they provide and request, and who reads what. The model knows what is wrong with
it; its sources spell each part in one of many ways. Where a flaw is expected the line ends in `#id`, where it may be told or not in `?id`.
"""

import argparse
import concurrent.futures
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import ROOT, add_needle_gen, chosen_needle_gen

RULES = ["unused-request", "unused-provider", "shadowed-provider", "retained-child", "unshared-state",
         "dependency-cycle", "stale-suppression"]


class Scope:
    def __init__(self, index, name, parents):
        self.index = index
        self.name = name
        self.parents = parents
        self.members = []       # lines of the class
        self.more = []          # lines of an extension in another file
        self.derived = []       # lines of a subclass
        self.requests = []      # (name, type, whether it is read)
        self.hands_on = False
        # A protocol that the tool has no reason to read asks for some of its members, so that none is surely unused.
        self.is_demanded = False
        self.has_subclass = False

    @property
    def made(self):
        """The class that is created."""
        return f"Special{self.name}" if self.has_subclass else self.name

    @property
    def kid(self):
        return f"kid{self.index}"


class Graph:
    """One random graph. A line that ends in `#id` must have that finding; `#cycle-N` is on each property of a loop."""

    def __init__(self, number, seed):
        self.rng = random.Random(f"{seed}/{number}")
        self.count = 0
        self.main = ["let root = RootComponent()"]
        self.types = ["class Made {", "    var number = 0", "    init() {}", "}", "final class Chained: Made {}",
                      "struct Plain {", "    var number = 0", "}", "func described<Value>(_ value: Value) -> String { \"\\(value)\" }",
                      "func kept(_ made: @escaping () -> Any) -> Int { 0 }"]
        self.scopes = [Scope(0, "RootComponent", [])]
        for index in range(1, self.rng.randint(3, 11)):
            parents = [self.rng.choice(self.scopes)]
            if self.chance(20):
                other = self.rng.choice(self.scopes)
                if other not in parents:
                    parents.append(other)
            scope = Scope(index, f"Scope{index}Component", parents)
            scope.has_subclass = self.chance(15)
            self.scopes.append(scope)
        for scope in self.scopes[1:]:
            for parent in scope.parents:
                self.add_creation(scope, parent)
        plants = [self.plant_value, self.plant_value, self.plant_value, self.plant_unread, self.plant_shadow,
                  self.plant_state, self.plant_cycle, self.plant_retained, self.plant_comment, self.plant_harmless_loop]
        for _ in range(self.rng.randint(4, 16)):
            self.rng.choice(plants)()

    def chance(self, percent):
        return self.rng.random() * 100 < percent

    def new(self, word):
        self.count += 1
        return f"{word}{self.count}"

    # MARK: The graph

    def above(self, scope):
        found, pending = [], list(scope.parents)
        while pending:
            parent = pending.pop()
            if parent not in found:
                found.append(parent)
                pending += parent.parents
        return found

    def passes(self, scope, upper):
        """Whether every way from the root to a scope passes another one."""
        pending, seen = list(scope.parents), set()
        while pending:
            parent = pending.pop()
            if parent is upper or parent in seen:
                continue
            seen.add(parent)
            if not parent.parents:
                return False
            pending += parent.parents
        return upper in self.above(scope)

    def below(self, upper):
        return [scope for scope in self.scopes if upper in self.above(scope) and self.passes(scope, upper)]

    def add_creation(self, scope, parent):
        """How a child is made, and whether the parent keeps it."""
        name = f"{scope.kid}Of{parent.index}"
        make = f"{scope.made}(parent: self)"
        is_root = not parent.parents
        forms = [[f"var {name}: {scope.made} {{ {make} }}"], [f"var {name}: {scope.made} {{", f"    return {make}", "}"],
                 [f"func {name}() -> {scope.made} {{ {make} }}"]]
        if self.chance(20):
            mark = "" if is_root else "  // #retained-child"
            forms = [[f"var {name}: {scope.made} {{ shared {{ {make} }} }}{mark}"],
                     [f"var {name}: {scope.made} {{", f"    self.shared {{", f"        return {make}{mark}", "    }", "}"],
                     [f"lazy var {name} = {make}{mark}"], [f"lazy var {name}: {scope.made} = {{ {make} }}(){mark}"],
                     [f"private var kept{name}: {scope.made}! = nil", f"func {name}() -> {scope.made} {{", f"    kept{name} = {make}{mark}",
                      f"    return self.kept{name}", "}"]]
        lines = self.rng.choice(forms)
        parent.members += lines
        call = f"{name}()" if any(f"func {name}" in line for line in lines) else name
        parent.__dict__.setdefault("kids", {})[scope.index] = call

    def kid(self, parent, scope):
        return parent.kids[scope.index]

    # MARK: Reading

    def read(self, scope, spell, type):
        """Code of a scope that reads a value by one of the spellings."""
        on_one_line = re.sub(r"\s+", "", spell)
        name = self.new("reader")
        forms = [
            [f"var {name}: {type} {{ {spell} }}"],
            [f"var {name}: String {{ \"\\({on_one_line}), and more\" }}"],
            [f"var {name}: String {{", "    \"\"\"", f"    \\(described({spell}))", "    \"\"\"", "}"],
            [f"func {name}() -> Any {{ [{spell}] }}"],
            [f"func {name}(_ other: Int = 1) -> Any {{", f"    if other > 1 {{ return {spell} }}", "    return 0", "}"],
            [f"lazy var {name}: Any = {spell}"],
            [f"var {name}: () -> Any {{ {{ [unowned self] in self.number{name}() }} }}", f"func number{name}() -> Any {{ {spell} }}"],
            [f"subscript({name} {name}: String) -> Any {{ {spell} }}"],
            [f"var {name}: Any {{", "    get {", f"        let local = {spell}", "        return local", "    }", "    set {}", "}"],
            [f"var {name} = 0 {{", f"    didSet {{ _ = {spell} }}", "}"],
            ["#if DEBUG", f"var {name}: Any {{ {spell} }}", "#else", f"var {name}: Any {{ {spell} }}", "#endif"],
        ]
        lines = self.rng.choice(forms)
        self.main.append(f"// {name}: read by name below, whatever it is")
        is_stored = "lazy var" in lines[0] or "= 0 {" in lines[0]
        places = [scope.members] if is_stored else [scope.members, scope.members, scope.more]
        if scope.has_subclass:
            places.append(scope.derived)
        self.rng.choice(places).extend(lines)
        # Nobody below asks for the readers: they are read from outside.
        self.main.append(f"// root.{name}")

    def dependency(self, name):
        return self.rng.choice([f"dependency.{name}", f"self.dependency.{name}", f"self.{name}",
                                f"dependency\n            .{name}", f"dependency.`{name}`"])

    def request(self, scope, name, type, is_read):
        scope.requests.append((name, type, is_read))
        if is_read:
            self.read(scope, self.dependency(name), type)
        elif self.chance(40):
            self.decoy(scope, name)

    def decoy(self, scope, name):
        decoy = self.new("decoy")
        scope.members += self.rng.choice([
            [f"// Once {name} was read here."], [f"/* dependency, {name} */"],
            [f"func {decoy}() -> String {{ \"{name}\" }}"],
            [f"func {decoy}() -> Any {{ ({name}: 1, other: 2) }}"],
            [f"struct Nest{decoy} {{", f"    var {name} = 1", f"    var twice: Int {{ {name} * self.{name} }}", "}"],
        ])
        self.main.append(f"// root.{decoy}")

    # MARK: What is planted

    def provide(self, scope, name, type, value, is_unused=False):
        mark = "  // #unused-provider" if is_unused else ""
        lines = self.rng.choice([
            [f"var {name}: {type} {{ {value} }}{mark}"], [f"let {name}: {type} = {value}{mark}"],
            [f"lazy var {name}: {type} = {value}{mark}"], [f"var {name}: {type} {{ shared {{ {value} }} }}{mark}"],
            [f"var {name}: {type} {{{mark}", f"    return {value}", "}"],
        ])
        is_stored = lines[0].startswith(("let", "lazy"))
        self.rng.choice([scope.members] if is_stored else [scope.members, scope.more]).extend(lines)

    def value(self):
        return self.rng.choice([("Int", "1"), ("String", "\"text\""), ("[Int]", "[1, 2]"), ("Plain", "Plain()")])

    def plant_value(self):
        """A value that scopes below request, and read or not."""
        owner = self.rng.choice(self.scopes)
        below = self.below(owner)
        if not below:
            return
        name = self.new("value")
        type, value = self.value()
        self.provide(owner, name, type, value)
        for scope in self.rng.sample(below, self.rng.randint(1, min(3, len(below)))):
            is_outer = self.chance(5)
            self.request(scope, name, type, self.chance(65) or is_outer)

    def plant_unread(self):
        """A value that nobody requests; somebody may read it."""
        owner = self.rng.choice(self.scopes)
        name = self.new("lonely")
        type, value = self.value()
        reader = self.rng.choice([None, None, "own", "outside", "key path", "demanded"])
        self.provide(owner, name, type, value, is_unused=reader is None)
        if reader == "own":
            self.read(owner, self.rng.choice([name, f"self.{name}", f"self\n            .{name}"]), type)
        elif reader == "outside":
            self.main.append(f"func {self.new('take')}(_ scope: {owner.name}) -> Any {{ scope.{name} }}")
        elif reader == "key path":
            self.main.append(f"let {self.new('path')} = \\{owner.name}.{name}")
        elif reader == "demanded":
            self.types += [f"protocol Has{name} {{", f"    var {name}: {type} {{ get }}", "}"]
            owner.more.append(f"}}\n\nextension {owner.name}: Has{name} {{")
            owner.is_demanded = True

    def plant_shadow(self):
        """A nearer provider, which hides a farther one or has a reason."""
        farther = self.rng.choice(self.scopes)
        nearer = [scope for scope in self.below(farther) if self.below(scope)]
        if not nearer:
            return
        nearer = self.rng.choice(nearer)
        reader = self.rng.choice(self.below(nearer))
        name = self.new("layer")
        form = self.rng.choice(["hides", "hides", "decorates", "other type", "silenced"])
        is_needed = form in ("decorates", "other type") or self.chance(50)
        self.provide(farther, name, "Int", "1", is_unused=not is_needed)
        if form == "decorates":
            self.request_only(nearer, name, "Int")
            nearer.members.append(f"var {name}: Int {{ dependency.{name} + 1 }}")
        elif form == "other type":
            nearer.members.append(f"var {name}: String {{ \"text\" }}  // #unused-provider")
        else:
            if is_needed:
                self.read(farther, f"self.{name}", "Int")
            if form == "silenced":
                nearer.members.append("// needle:ignore shadowed-provider")
            mark = "" if form == "silenced" else "  // #shadowed-provider"
            nearer.members.append(f"{self.rng.choice(['let', 'var'])} {name}: Int = 2{mark}")
        self.request(reader, name, "Int", True)

    def request_only(self, scope, name, type):
        scope.requests.append((name, type, True))

    def plant_state(self):
        """An object that is made anew, or not."""
        owner = self.rng.choice(self.scopes)
        below = self.below(owner)
        if len(below) < 2:
            return
        name = self.new("object")
        mark = "  // #unshared-state"
        readers = self.rng.sample(below, self.rng.randint(1, min(3, len(below))))
        if len(readers) == 1:
            mark = ""
        lines = self.rng.choice([
            [f"var {name}: Made {{ Made() }}{mark}"], [f"var {name}: Made {{ return Chained() }}{mark}"],
            [f"var {name}: Made {{{mark}", "    get {", "        Made()", "    }", "}"],
            [f"var {name}: Made {{{mark}", "    let number = 1", "    _ = number", "    return Made()", "}"],
            [f"var {name}: Made {{ shared {{ Made() }} }}"], [f"lazy var {name} = Made()"], [f"let {name} = Made()"],
            [f"let {name}: Made = Made()"],
        ])
        owner.members += lines
        for scope in readers:
            self.request(scope, name, "Made", True)

    def loop(self, is_endless):
        """A property of a scope that reads one of a child, which requests the first."""
        owner = self.rng.choice([scope for scope in self.scopes if any(scope in other.parents for other in self.scopes)])
        child = self.rng.choice([scope for scope in self.scopes if owner in scope.parents])
        # Who else creates the child must get the value as well.
        if not self.passes(child, owner):
            return
        number = self.new("")
        first, second, hop = f"loop{number}", f"back{number}", f"hop{number}"
        mark = f"  // #cycle-{number}" if is_endless else ""
        kid = self.kid(owner, child)
        made = f"{child.made}(parent: self)"
        kid = made if "()" in kid else self.rng.choice([kid, f"self.{kid}", made])
        reads = f"{kid}.{second}"
        if not is_endless:
            own = reads if kid.startswith("self") or kid == made else f"self.{reads}"
            reads = self.rng.choice([f"number{number} > 1 ? {reads} : 0", f"kept({{ {own} }})",
                                     f"[1].isEmpty ? 0 : 1 + ([Int]().first ?? {reads})"])
            owner.members.append(f"var number{number}: Int {{ 1 }}")
            self.main.append(f"// root.number{number}")
        form = self.rng.choice(["plain", "shared", "lazy", "local", "hop", "return"])
        if form == "plain":
            owner.members.append(f"var {first}: Int {{ {reads} }}{mark}")
        elif form == "shared":
            owner.members.append(f"var {first}: Int {{ shared {{ {reads} }} }}{mark}")
        elif form == "lazy":
            owner.members.append(f"lazy var {first}: Int = {{ {reads} }}(){mark}")
        elif form == "local":
            owner.members += [f"var {first}: Int {{{mark}", f"    let made = {child.made}(parent: self)",
                              f"    return made.{second}" if is_endless else f"    return made === nil ? {reads} : 0", "}"]
        elif form == "hop":
            owner.members += [f"var {first}: Int {{ {hop}() + 1 }}{mark}", f"private func {hop}() -> Int {{{mark}", f"    return {reads}", "}"]
        else:
            owner.members += [f"var {first}: Int {{{mark}", f"    return 1 + ({reads})", "}"]
        child.requests.append((first, "Int", True))
        back = self.rng.choice([f"dependency.{first}", f"self.dependency.{first} + 1", f"self.{first}",
                                f"Int(\"\\(dependency.{first})\")!", f"max(1, dependency.{first})"])
        target = child.members
        target.append(f"var {second}: Int {{ {back} }}{mark}")
        self.main += [f"// root.{first}", f"// root.{second}"]

    def plant_cycle(self):
        self.loop(is_endless=True)

    def plant_harmless_loop(self):
        self.loop(is_endless=False)

    def plant_retained(self):
        """A child that is made for a moment."""
        scope = self.rng.choice(self.scopes[1:])
        parent = self.rng.choice(scope.parents)
        name = self.new("moment")
        parent.members.append(self.rng.choice([
            f"var {name}: String {{ shared {{ described({scope.made}(parent: self).path) }} }}",
            f"lazy var {name}: String = described({scope.made}(parent: self).path)",
            f"func {name}() -> () -> Any {{ {{ {scope.made}(parent: self) }} }}",
        ]))
        self.main.append(f"// root.{name}")

    def plant_comment(self):
        scope = self.rng.choice(self.scopes)
        id = self.rng.choice(["unlinked-creation", "detached-component", "unused-request", "dependency-cycle"])
        name = self.new("quiet")
        scope.members += self.rng.choice([
            [f"// needle:ignore {id} #stale-suppression", f"var {name}: Int {{ 1 }}"],
            [f"var {name}: Int {{ 1 }}  // needle:ignore {id} #stale-suppression"],
        ])
        self.main.append(f"// root.{name}")

    # MARK: Sources

    def files(self):
        files = {"Types.swift": self.types}
        for scope in self.scopes:
            lines = ["import DIRuntime", ""]
            dependency = "EmptyDependency"
            if scope.requests:
                dependency = scope.name.replace("Component", "Dependency")
                lines.append(f"protocol {dependency}: Dependency {{")
                for name, type, is_read in dict((request[0], request) for request in scope.requests).values():
                    mark = "" if is_read or scope.hands_on else "  // #unused-request"
                    lines.append(f"    var {name}: {type} {{ get }}{mark}")
                lines += ["}", ""]
            base = f"Component<{dependency}>" if scope.parents else "BootstrapComponent"
            final = "" if scope.has_subclass else "final "
            lines += [f"{final}class {scope.name}: {base} {{"] + ["    " + line for line in scope.members] + ["}"]
            if scope.has_subclass:
                lines += ["", f"final class {scope.made}: {scope.name} {{"] + ["    " + line for line in scope.derived] + ["}"]
            if scope.is_demanded:
                # Whether the protocol's file is read depends on what else is in it.
                lines = [line.replace("#unused-provider", "?unused-provider") for line in lines]
                scope.more = [line.replace("#unused-provider", "?unused-provider") for line in scope.more]
            files[f"{scope.name}.swift"] = lines
            if scope.more:
                files[f"{scope.name}+More.swift"] = ["import DIRuntime", "", f"extension {scope.name} {{"] + [
                    "    " + line for line in scope.more] + ["}"]
        files["main.swift"] = self.main
        return {name: "\n".join(lines) + "\n" for name, lines in files.items()}

    def hand_on(self):
        """Some scopes give their whole dependency to others, who may read anything of it."""
        for scope in self.scopes[1:]:
            if scope.requests and self.chance(12):
                scope.hands_on = True
                name = self.new("whole")
                spelling = self.rng.choice(["described(dependency)", "described(self.dependency)",
                                            "Mirror(reflecting: dependency).children.map { $0.label }",
                                            "[dependency].count", "{ let all = dependency; return all }()"])
                scope.members.append(f"var {name}: Any {{ {spelling} }}")
                self.main.append(f"// root.{name}")


def expected(files):
    """The findings that the marks stand for, those that may be told, and the lines of each loop."""
    found, allowed, loops = set(), set(), {}
    for name, text in files.items():
        for number, line in enumerate(text.split("\n"), 1):
            for id in re.findall(r"#([a-z]+-[a-z]+)", line):
                found.add((id, name, number))
            for id in re.findall(r"\?([a-z]+-[a-z]+)", line):
                allowed.add((id, name, number))
            for loop in re.findall(r"#cycle-(\d+)", line):
                loops.setdefault(loop, set()).add((name, number))
    return found, allowed, loops


def findings(tool, folder):
    run = subprocess.run([tool, "check", ".", "--format", "json"], cwd=folder, capture_output=True, text=True)
    if run.returncode == 2 or not run.stdout.startswith("{"):
        raise SystemExit(f"{folder}: the tool was used wrongly: {run.stderr}")
    return json.loads(run.stdout)["findings"]


def difference(files, found):
    """What was not told, and what was told and not expected."""
    wanted, allowed, loops = expected(files)
    told = {(finding["id"], finding["file"], finding["line"]) for finding in found}
    lines = []
    for loop, places in sorted(loops.items()):
        hits = {("dependency-cycle", *place) for place in places} & told
        if len(hits) != 1:
            lines.append(f"dependency-cycle: loop {loop} is told {len(hits)} times")
        told -= hits
    lines += [f"not told: {id} at {name}:{line}" for id, name, line in sorted(wanted - told)]
    lines += [f"false alarm: {id} at {name}:{line}" for id, name, line in sorted(told - wanted - allowed, key=str)]
    return lines


def write(files, folder):
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text)


def check(number, options, folder):
    graph = Graph(number, options.seed)
    graph.hand_on()
    files = graph.files()
    place = folder / str(number)
    write(files, place)
    found = findings(options.tool, place)
    lines = difference(files, found)
    if number < options.typecheck and not lines:
        lines = typecheck(place, sorted(files), options)
    if options.only is None and not lines:
        shutil.rmtree(place)
    return number, lines, [finding["id"] for finding in found], place


def typecheck(place, names, options):
    """The sources with what is generated for them are valid Swift."""
    subprocess.run([options.tool, ".", "--quiet", "--out", "Generated.swift"], cwd=place, capture_output=True, check=True)
    run = subprocess.run(["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-module-name", "App", "-I",
                          options.modules, *names, "Generated.swift"], cwd=place, capture_output=True, text=True)
    return run.stderr.splitlines()[:20] if run.returncode else []


def check_corpus(folders, options, folder):
    """Graphs whose files stand between those of other people: the same findings, but for names that these mention."""
    worst = 0
    for index, source in enumerate(folders):
        graph = Graph(index, options.seed)
        graph.hand_on()
        files = graph.files()
        place = folder / f"corpus{index}"
        write(files, place)
        (place / "Package").symlink_to(Path(source).resolve())
        lines = difference(files, [finding for finding in findings(options.tool, place)])
        told = [line for line in lines if line.startswith("false alarm")]
        print(f"{source}: {len(told)} false alarms, {len(lines) - len(told)} not told")
        for line in lines[:10]:
            print(f"    {line}")
        worst = max(worst, len(told))
    return 1 if worst else 0


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--only", type=int)
    parser.add_argument("--typecheck", type=int, default=0)
    add_needle_gen(parser)
    parser.add_argument("--modules", type=Path, default=ROOT / ".build/release/Modules")
    parser.add_argument("--corpus", nargs="+", default=[])
    options = parser.parse_args()
    options.tool = chosen_needle_gen(options)
    folder = Path(tempfile.mkdtemp(prefix="needle-design-"))
    if options.corpus:
        return check_corpus(options.corpus, options, folder)
    numbers = range(options.count) if options.only is None else [options.only]
    wrong, told = 0, {}
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        for number, lines, ids, place in pool.map(lambda number: check(number, options, folder), numbers):
            for id in ids:
                told[id] = told.get(id, 0) + 1
            if lines:
                wrong += 1
                print(f"graph {number} (--seed {options.seed} --only {number}), in {place}:")
                print("\n".join(f"    {line}" for line in lines))
    print(", ".join(f"{told.get(id, 0)} {id}" for id in RULES))
    others = {id: count for id, count in told.items() if id not in RULES}
    if others:
        print(f"also told: {others}")
    if options.only is not None:
        print(folder)
    elif not wrong:
        shutil.rmtree(folder)
    print(f"{len(numbers)} graphs, {wrong} of them with a difference")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
