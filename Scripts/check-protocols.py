#!/usr/bin/env python3
"""Mocks of random protocols: what the tool accepts compiles, without a warning, and works.

    Scripts/check-protocols.py                        200 protocols, seed 1
    Scripts/check-protocols.py --seed 7 --count 2000
    Scripts/check-protocols.py --seed 7 --only 123    one of them, with its mock
    Scripts/check-protocols.py --count 0 --used 100   programs only

Each protocol has random members, isolation, effects, types and parents, and stands in a file of its own, apart from the
types that it names. It is compiled in the three modes of check-cases.py without its mock, so that what is no valid Swift
is left out, and then with it. What the tool refuses is counted.

Then programs are run: each member of a protocol is called by way of `any P`, with a handler in its mock, and the result,
the arguments that the mock kept and the counts are compared with what was passed and returned.
"""

import argparse
import concurrent.futures
import os
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
from importlib import import_module  # noqa: E402
from checks import Failure, add_needle_gen, chosen_needle_gen  # noqa: E402

cases = import_module("check-cases")
BATCH = 20
TYPES = """
nonisolated public struct Item: Sendable, Hashable, Codable { public init() {} }
public final class Box { public init() {} }
struct File: ~Copyable { init() {} }
enum Oops: Error { case failed }
enum Space { struct Inner: Sendable {} }
typealias Handler = (Int) -> Void
@MainActor protocol OnMain { var onMain: Int { get } }
protocol BelowMain: OnMain {}
@Store protocol InStore { var inStore: Int { get async } }
protocol Plain { func plain() -> Int }
struct Near<T> { struct Deep<U> {} }
protocol Near2<Element>: Sendable { associatedtype Element }
protocol Keyed { associatedtype Key: Hashable }
protocol Holder { associatedtype Held; typealias Helds = [Held]; func held() -> Helds }
"""
STORE = "@globalActor public actor Store: GlobalActor { public static let shared = Store() }\n"
VALUES = ["Int", "String?", "Item", "Box", "[Item]", "[String: Box]", "any Error", "(any Plain)?", "(Int, Box)", "Any", "Int!",
          "Space.Inner", "() -> Void", "@Sendable (Int) async throws -> Item", "Handler?", "Result<Item, Oops>", "Item.Type",
          "any Plain.Type", "Void", "Self.Own", "Own?", "[Int]", "Set<Item>", "AnyObject", "File", "File?",
          "any Sequence<Int>", "AsyncStream<Item>", "KeyPath<Item, Int>", "Self?", "[String: Self]", "Never", "Int.Type?",
          "(Int) throws(Oops) -> Item", "@MainActor () -> Void", "sending Box", "sending Box?", "Near<Int>.Deep<Item>",
          "(a: Int, b: (Self?, c: String))", "(() -> () -> Int)?", "Optional<Array<Item>>", "any Near2<Item>"]
TAKEN = ["@escaping () -> Void", "() throws -> Int", "@escaping @Sendable () async -> Box", "inout Int", "inout Box",
         "consuming File", "borrowing File", "inout File", "sending Box", "Span<UInt8>", "@autoclosure () -> String", "Item...",
         "@escaping Handler", "isolated (any Actor)?", "@escaping @MainActor (Item) -> Void", "Self", "some Collection<Int>",
         "(inout Item) -> Void", "Own", "@escaping Own2", "borrowing Item", "((Item) -> Void)?", "any Hashable & Sendable",
         "isolated Store", "@autoclosure () throws -> Int", "nonisolated(nonsending) () async -> Void", "some Near2<Item>",
         "@escaping @isolated(any) () async -> Void", "(some Hashable)?", "() throws(Oops) -> Int", "(isolated Store) -> Void",
         "[some Sendable]", "sending @escaping () -> Box", "(consuming File) -> Void", "@escaping (Self) -> Void"]
GENERIC = ["T", "T?", "[T]", "T.Type", "(T, Int)", "@escaping (T) -> Void", "@escaping () throws -> T", "Result<T, any Error>",
           "[String: T]", "() -> T", "sending T", "() throws(E) -> T", "@escaping () async throws(E) -> Void", "T.Key",
           "@escaping (T.Key) throws(E) -> Void", "isolated A", "consuming T", "KeyPath<T, Int>", "@escaping (T) throws -> E"]
PARENTS = ["AnyObject", "Sendable", "Identifiable", "Hashable", "Equatable", "Error", "CustomStringConvertible", "OnMain",
           "BelowMain", "InStore", "Plain", "Plain & OnMain", "Encodable", "Holder"]
NAMES = ["load", "save", "id", "value", "handler", "reset", "item", "`default`", "calls", "count", "loadCalls", "`1st`",
         "`my name`", "größe", "`init`", "callAsFunction", "loadHandlerState"]
# Those on an actor: in language mode 5 nothing inherits it.
ON_ACTORS = re.compile("OnMain|BelowMain|InStore")


class Protocol:
    def __init__(self, number, seed):
        self.number = number
        self.rng = rng = random.Random(f"{seed}/{number}")
        self.name = f"P{number}"
        parents = rng.sample(PARENTS, rng.choice([0, 0, 1, 1, 2]))
        self.associated = rng.random() < 0.3
        members = ["typealias Own2 = (Own) -> Void"]
        if self.associated:
            members += [f"associatedtype Value{rng.choice(['', ': Hashable', ': Sendable', ' = Int'])}",
                        "typealias Own = [Value]"]
        else:
            members.append("typealias Own = [Item]")
        self.members = members + [self.member() for _ in range(rng.randint(1, 5))]
        mark = rng.choice(["", "", "", "@MainActor ", "@Store ", "nonisolated "]) + rng.choice(["", "public "])
        clause = f": {', '.join(parents)}" if parents else ""
        self.text = f"// needle:mock\n{mark}protocol {self.name}{clause} {{\n    " + "\n    ".join(self.members) + "\n}\n"

    def pick(self, options):
        return self.rng.choice(options)

    def value(self):
        return self.pick(VALUES + (["Value", "Self.Value", "Value?"] if self.associated else []))

    def member(self):
        mark = self.pick(["", "", "", "", "@MainActor ", "nonisolated ", "@Store ", "@available(*, deprecated) "])
        static = self.pick(["", "", "", "", "static "])
        form = self.pick(["var", "var", "func", "func", "func", "generic", "subscript", "init"])
        effects = self.pick(["", "", "", " async", " throws", " async throws", " throws(Oops)"])
        name = self.pick(NAMES)
        if form == "var":
            access = self.pick(["get", "get", "get set", f"get{effects}"])
            return f"{mark}{static}var {name}: {self.value()} {{ {access} }}"
        if form == "init":
            return f"{mark}init{self.pick(['', '?'])}({self.parameters()}){effects}"
        if form == "subscript":
            access, generic = self.pick(["get", "get set", f"get{effects}"]), self.pick(["", "", "<T: Hashable>"])
            taken, result = self.parameters(1) + ", of value: T" * bool(generic), self.pick([self.value(), "T?"]) if generic else self.value()
            return f"{mark}{static}subscript{generic}({taken}) -> {result} {{ {access} }}"
        result = self.pick(["", f" -> {self.value()}", f" -> {self.value()}"])
        if form == "func":
            mutating = self.pick(["", "", "", "mutating "]) if not static else ""
            return f"{mark}{static}{mutating}func {name}({self.parameters()}){effects}{result}"
        given = self.pick(GENERIC)
        bound = ": Keyed" if "Key" in given and "Path" not in given else self.pick(["", ": Decodable", ": Sendable", ": Collection"])
        more = ", E: Error" * ("E)" in given or "-> E" in given) + ", A: Actor" * ("isolated" in given)
        result = self.pick(["", " -> T", " -> T?", " -> [T]", " -> Item", " -> sending T", " -> sending T?", " -> sending [T]"])
        clause = self.pick(["", f" where T{bound}" if bound else "", " where T.Key == Int" if bound == ": Keyed" else ""])
        return (f"{mark}{static}func {name}<T{bound}{more}>(_ given: {given}, {self.parameters(1)})"
                f"{effects}{result}{clause}")

    def parameters(self, least=0):
        labels = self.rng.sample(["_ first", "at second", "third", "`in` fourth"], self.rng.randint(least, 2))
        return ", ".join(f"{label}: {self.pick([self.value(), self.pick(TAKEN)])}" for label in labels)


# Of what programs pass and return: a type, a value, and whether a mock keeps it as an argument and any thread may have it.
PASSED = [("Int", "7", True, True), ("String?", 'text("s")', True, True), ("[Int]", "[1, 2]", True, True),
          ("Box", "box", True, False), ("(Int, b: String)", '(1, b: "b")', True, True), ("any Error", "Oops.failed", True, True),
          ("[String: Int?]", '["a": 1]', True, True), ("Result<Int, Oops>", ".success(2)", True, True),
          ("Set<Int>", "[3]", True, True)]
PASSED_ONLY = [("inout Int", "&number", False, True), ("sending Box", "Box()", False, False), ("() -> Int", "{ 3 }", False, True),
               ("@autoclosure () -> Int", "6", False, True), ("consuming File", "File()", False, True),
               ("borrowing [Int]", "[8]", False, True), ("() throws(Oops) -> Int", "{ 1 }", False, True),
               ("Int...", "1, 2", False, True), ("some Collection<Int>", "[4, 5]", False, False)]
CHECKS = """
func text(_ text: String?) -> String? { text }
func same<Value>(_ found: Value, _ wanted: Value, _ member: String) {
    let (found, wanted) = (String(describing: found), String(describing: wanted))
    if found != wanted { print("\\(member): \\(found) instead of \\(wanted)") }
}
@main struct App {
    static func main() async throws {
        USES
    }
}
"""


class Used:
    """A protocol and a function that calls each of its members by way of `any P`."""

    def __init__(self, number, seed):
        self.rng = rng = random.Random(f"{seed}/used/{number}")
        self.name = f"R{number}"
        self.actor, clause = rng.choice([("", ""), ("", ": AnyObject"), ("", ": Sendable"), ("@MainActor ", "")])
        self.is_shared = "Sendable" in clause
        members = [rng.choice([self.property, self.method, self.method])(f"m{index}") for index in range(rng.randint(1, 5))]
        requirements = "\n    ".join(requirement for requirement, _ in members)
        uses = "\n    ".join(statement for _, statements in members for statement in statements)
        self.text = f"// needle:mock\n{self.actor}protocol {self.name}{clause} {{\n    {requirements}\n}}\n"
        self.use = (f"{self.actor}func use{self.name}() async throws {{\n    let mock = {self.name}Mock()\n"
                    f"    let box = Box()\n{self.numbers}"
                    f"    let subject: any {self.name} = mock\n    _ = (box, subject)\n    {uses}\n}}\n")

    # Of its own for each parameter: one call cannot have two of one variable.
    numbers = "".join(f"    var number{index} = 1\n    number{index} += 1\n" for index in range(3))

    def effects(self):
        effects = self.rng.choice(["", "", " async", " throws", " async throws", " throws(Oops)"])
        return effects, ("try " if "throws" in effects else "") + ("await " if "async" in effects else "")

    def given(self):
        return self.rng.choice([passed for passed in PASSED if passed[3] or not self.is_shared])

    def property(self, name):
        (effects, marks), (type, value, _, _) = self.effects(), self.given()
        gives = f"mock.{name}Handler = {{ {value} }}" if effects else f"mock.{name} = {value}"
        return (f"var {name}: {type} {{ get{effects} }}",
                [gives, f'same({marks}subject.{name}, {value} as {type}, "{self.name}.{name}")'])

    def method(self, name):
        (effects, marks), (type, value, _, _) = self.effects(), self.given()
        generic = self.rng.random() < 0.3
        if generic:
            type, value = "Int", "5"
        # One without a label stands first: none may follow a variadic parameter.
        labels = sorted(self.rng.sample(["_ first", "at second", "third", "`in` fourth"], self.rng.randint(1, 3)))
        taken = [self.rng.choice(PASSED + PASSED_ONLY) for _ in labels]
        parameters = [f"{label}: {written}" for label, (written, _, _, _) in zip(labels, taken)] + ["of value: T"] * generic
        calls = ["" if label[0] == "_" else label.split()[0].strip("`") + ": " for label in labels]
        arguments = [f"{label}{passed}{index if passed == '&number' else ''}"
                     for index, (label, (_, passed, _, _)) in enumerate(zip(calls, taken))] + ["of: 5"] * generic
        told = f'"{self.name}.{name}"'
        statements = [f"mock.{name}Handler = {{ {', '.join('_' * len(parameters))} in {value} }}",
                      f"same({marks}subject.{name}({', '.join(arguments)}), {value} as {type}, {told})",
                      f"same(mock.{name}CallCount, 1, {told})"]
        # Where any thread may call, arguments that it may not have are not kept, nor is any beside them.
        if not self.is_shared or all(sendable for _, _, _, sendable in taken):
            statements += [f"same(mock.{name}Calls[0].{label.split()[-1]}, {passed} as {written}, {told})"
                           for label, (written, passed, kept, _) in zip(labels, taken) if kept]
        statements += [f"mock.resetCalls()\n    same(mock.{name}CallCount, 0, {told})"]
        returned = "T" if generic else type
        return f"func {name}{'<T: Sendable>' * generic}({', '.join(parameters)}){effects} -> {returned}", statements


class Check:
    def __init__(self, checker, tool, work):
        self.checker, self.tool, self.work = checker, tool, work

    def write(self, folder, protocols):
        (folder / "Types.swift").write_text(TYPES)
        (folder / "Store.swift").write_text(STORE)
        for protocol in protocols:
            (folder / f"{protocol.name}.swift").write_text(protocol.text)

    def options(self, mode):
        return ["-swift-version", mode[0], *(["-default-isolation", "MainActor"] if mode == "6-main-actor" else [])]

    def compile(self, folder, mode):
        command = ["swiftc", "-frontend", "-emit-sil", "-o", "/dev/null", "-module-name", "App", "-parse-as-library",
                   *self.checker.sdk, "-I", self.checker.runtime, *self.options(mode)]
        sources = sorted(path.name for path in folder.glob("*.swift"))
        return subprocess.run([*map(str, command), *sources], cwd=folder, capture_output=True, text=True).stderr

    def valid(self, protocols, mode):
        """Those that the compiler takes; the first errors may hide others."""
        if mode == "5":
            protocols = [protocol for protocol in protocols if not ON_ACTORS.search(protocol.text)]
        while protocols:
            with tempfile.TemporaryDirectory(dir=self.work) as folder:
                self.write(Path(folder), protocols)
                wrong = set(re.findall(r"^(P\d+)\.swift:\d+:\d+: (?:error|warning):", self.compile(Path(folder), mode), re.M))
            if not wrong:
                return protocols
            protocols = [protocol for protocol in protocols if protocol.name not in wrong]
        return []

    def mocks(self, folder, mode):
        isolation = ["--default-isolation", "MainActor"] if mode == "6-main-actor" else []
        return subprocess.run([str(self.tool), "mocks", ".", "--out", "Mocks.generated.swift", *isolation], cwd=folder,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def check(self, protocols, mode):
        """How many are valid, how many of these refused, and what is wrong with the others."""
        valid = self.valid(protocols, mode)
        failures, accepted = [], []
        for protocol in valid:
            with tempfile.TemporaryDirectory(dir=self.work) as folder:
                self.write(Path(folder), [protocol])
                done = self.mocks(Path(folder), mode)
            if done.returncode == 0:
                accepted.append(protocol)
            elif done.returncode != 1:
                failures.append((protocol, done.stderr))
        return len(valid), len(valid) - len(accepted) - len(failures), failures + self.compiled(accepted, mode)

    def compiled(self, protocols, mode):
        if not protocols:
            return []
        with tempfile.TemporaryDirectory(dir=self.work) as name:
            folder = Path(name)
            self.write(folder, protocols)
            self.mocks(folder, mode)
            said = self.compile(folder, mode)
            if not re.search(r"(?:error|warning):", said):
                return []
            if len(protocols) == 1:
                return [(protocols[0], said + (folder / "Mocks.generated.swift").read_text())]
        half = len(protocols) // 2
        return self.compiled(protocols[:half], mode) + self.compiled(protocols[half:], mode)

    def run(self, used, mode):
        """What the compiler, or the program, says of them."""
        with tempfile.TemporaryDirectory(dir=self.work) as name:
            folder = Path(name)
            self.write(folder, used)
            done = self.mocks(folder, mode)
            told = done.stderr if done.returncode else ""
            (folder / "Uses.swift").write_text("\n".join(one.use for one in used) + CHECKS.replace(
                "USES", "\n        ".join(f"try await use{one.name}()" for one in used)))
            command = ["swiftc", "-parse-as-library", "-module-name", "App", *self.checker.sdk, "-I", self.checker.runtime,
                       "-L", self.checker.runtime, "-lDIRuntime", "-o", "App", *self.options(mode)]
            for step in [command + sorted(path.name for path in folder.glob("*.swift")), [folder / "App"]]:
                if not told:
                    done = subprocess.run([*map(str, step)], cwd=folder, capture_output=True, text=True)
                    told = done.stdout + done.stderr
                    told = told or (f"{step[0]} ended with {done.returncode}" if done.returncode else "")
            return told


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200, metavar="N", help="how many protocols")
    parser.add_argument("--used", type=int, default=40, metavar="N", help="how many protocols programs use")
    parser.add_argument("--only", type=int, metavar="NUMBER", help="one of them, with its mock")
    add_needle_gen(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, metavar="N")
    arguments = parser.parse_args()
    tool = chosen_needle_gen(arguments)
    numbers = [arguments.only] if arguments.only is not None else range(arguments.count)
    protocols = [Protocol(number, arguments.seed) for number in numbers]
    batches = [protocols[start:start + BATCH] for start in range(0, len(protocols), BATCH)]
    count, failed = Counter(), False
    with tempfile.TemporaryDirectory(prefix="check-protocols-") as work:
        checker = cases.Checker(tool, Path(work))
        checker.build_runtime()
        check = Check(checker, tool, Path(work))
        jobs = [(batch, mode) for mode in cases.MODES for batch in batches]
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            for (_, mode), (valid, refused, failures) in zip(jobs, pool.map(lambda job: check.check(*job), jobs)):
                count.update(valid=valid, refused=refused, failed=len(failures))
                for protocol, said in failures:
                    failed = True
                    shown = said if arguments.only is not None else "\n".join(
                        line for line in said.splitlines() if re.search(r"^\S+:\d+:\d+: (?:error|warning):", line))
                    print(f"FAILED {protocol.number} [{mode}]\n{protocol.text}{shown}\n")
        used = [Used(number, arguments.seed) for number in range(0 if arguments.only is not None else arguments.used)]
        for mode in cases.MODES if used else []:
            said = check.run(used, mode)
            if said:
                failed = True
                count.update(failed=1)
                print(f"FAILED programs [{mode}]\n{said}\n")
    print(f"seed {arguments.seed}: {len(used)} used protocols, {len(protocols)} protocols in {len(cases.MODES)} modes: "
          f"{count['valid']} are valid Swift, "
          f"{count['refused']} of them refused, {count['failed']} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(str(failure))
