#!/usr/bin/env python3
"""Repeats random pieces of the fixtures, random words and marks of Swift, and declarations that name each other in random
ways, until a file has 90 kB, and names those that take long or end in a crash.

    Benchmarks/repeats.py TOOL [--seed N] [--seconds N] [--slow SECONDS] [--keep FOLDER]

What grows faster than its input shows when a piece of it is repeated; most of what this finds does not compile, as a file
does while somebody types. Seconds are CPU time, user and system. Slow sources are kept in a folder, one file each.
"""

import argparse
import random
import re
import resource
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

FIXTURES = Path(__file__).resolve().parent.parent / "Fixtures"
SIZE = 90_000
COMMANDS = ["check", "generate", "mocks"]
TOKEN = re.compile(r'"(?:\\.|[^"\n\\])*"|[A-Za-z_]\w*|\d+|->|[^\sA-Za-z0-9_]|\n')
NAME = re.compile(r"([A-Za-z_]\w*)")
HEAD = "import DIRuntime\nprotocol ChildDependency: Dependency {\n    var title: Int { get }\n%s}\n"
ROOT = "final class RootComponent: BootstrapComponent {\n    var title: Int { 1 }\n    var child: ChildComponent { .init(parent: self) }\n%s}\n"
CHILD = "final class ChildComponent: Component<ChildDependency> {\n%s}\n"
# Where the pieces stand.
PLACES = {
    "requirements": lambda text: HEAD % text + ROOT % "" + CHILD % "",
    "members of a root": lambda text: HEAD % "" + ROOT % text + CHILD % "",
    "members": lambda text: HEAD % "" + ROOT % "" + CHILD % text,
    "a body": lambda text: HEAD % "" + ROOT % "" + CHILD % ("    func make() {\n" + text + "\n    }\n"),
    "a value": lambda text: HEAD % "" + ROOT % "" + CHILD % ("    let value = " + text + "\n"),
    "declarations": lambda text: HEAD % "" + ROOT % "" + CHILD % "" + text,
}
# Words that stay as they are where names are numbered.
WORDS = set(
    "actor any associatedtype async await case catch class default defer do else enum extension fileprivate final for func "
    "get if import in init internal is lazy let nonisolated open override package parent private protocol public return "
    "self set shared some static struct subscript super switch throws try typealias var weak where while dependency "
    "BootstrapComponent Component Dependency EmptyDependency Int String".split())

# Half of a pair each, and what else means something to the scanner wherever it stands.
MARKS = (
    "( ) [ ] { } < > ` \" \"\"\" # #\" \"# /* */ // . : = , ; ? ! & / - + @ -> == ?? _ \\ \\( $0 \n \n \r #if #elseif #else #endif "
    ".init .self parent: (parent: self) 1").split(" ")


# Declarations with a number each, which is "@"; "~" is the number of another one.
DECLARATIONS = """\
protocol P@: Dependency { var m~: T~ { get } }
protocol P@: Dependency { var m@a: T~ { get }; func f@(a: T~, b: P~) async throws -> S~ }
protocol P@: P~ {}
protocol P@: P~, Q~ {}
protocol Q@: AnyObject { var m~: Q~ { get } }
protocol S@: T~ { func f@(_ x: T~) -> S~ }
protocol P@ { associatedtype A@: Q~; var m@: A~ { get } }
@MainActor protocol P@: P~ {}
typealias P@ = P~ & Q~
typealias T@ = T~
typealias T@ = C~
typealias T@ = [T~]
typealias T@ = (T~, T~)
typealias G@<A> = G~<[A]>
typealias G@<A> = G~<(A, A)>
class C@: Component<P~> {}
class C@: Component<P~ & Q~> { var m@b: T~ { T~() } }
class C@: Component<T~.P~> { var m@: T~.C~ { T~.C~(parent: self) } }
class C@: Component<P~> { var m@: C~ { .init(parent: self) }; var k@: T~ { dependency.m~ } }
class C@: Component<P~> { lazy var m@ = C~(parent: self); let n@ = T~() }
class C@: Component<EmptyDependency> { var m~: T~ { shared { T~() } } }
class C@: C~ {}
class C@: T~.C~ {}
class C@: T~ {}
class C@: D~ { var m@: T~ { D~(parent: self) } }
class C@: BootstrapComponent { var m@: C~ { C~(parent: self) } }
class D@: PluginizedComponent<P~, P~, N~> { var m@: C~ { C~(parent: self) } }
class N@: NonCoreComponent<P~> { var m~: T~ { C~(parent: self) } }
class D@<A: Q~>: Component<P~> { func g@(_ a: A) -> C~ { C~(parent: self) } }
class D@<A>: D~<[A]> {}
class D@<A>: D~<(A, A)> {}
class D@: D~<T~> {}
extension C~ { var m@: T~ { T~() } }
extension C~ { var m@: C~ { .init(parent: self) } }
extension C~ { class C@: Component<P~> {} }
extension P~ { var m@: T~ { T~() } }
extension C~: P~ {}
extension T~ { typealias T@ = T~ }
enum T@ { typealias C~ = C~; class C@: Component<P~> {} }
struct T@: S~ { let m@: T~; var k~: S~ }
let v@: C~ = C~(parent: v~)
func make@(_ c: C~) -> C~ { let d = c; return C~(parent: d) }
#if A@
#if A~ && !A@
#elseif A~
#else
#endif
import M@
import class M@.C~
// needle:ignore unused-provider
// needle:mock""".split("\n")
# Which other one is named, by the number itself, how many there are, and a random number.
OTHERS = [
    lambda number, count, any: max(number - 1, 0), lambda number, count, any: (number + 1) % count,
    lambda number, count, any: 0, lambda number, count, any: count - 1, lambda number, count, any: any,
    lambda number, count, any: number // 2, lambda number, count, any: number]


def sources():
    """The texts of all fixtures, in one order everywhere."""
    paths = sorted(path for path in FIXTURES.rglob("*.swift") if "expected" not in path.parts)
    return [path.read_text(encoding="utf-8", errors="replace") for path in paths]


def words(random):
    """One to seven words and marks in no order, with or without blanks between them."""
    vocabulary = [*sorted(WORDS), *MARKS]
    return "".join(random.choice(random.choice([MARKS, vocabulary])) + random.choice(["", " ", " ", " ", "\n"])
                   for _ in range(random.randint(1, 7)))


def piece(texts, random):
    if random.random() < 0.3:
        return words(random)
    text = random.choice(texts)
    if random.random() < 0.4:
        lines = text.split("\n")
        start = random.randrange(len(lines))
        return "\n".join(lines[start:start + random.choice([1, 1, 2, 3, 5, 8])]) + "\n"
    tokens = TOKEN.findall(text) or ["a"]
    start = random.randrange(len(tokens))
    return " ".join(tokens[start:start + random.choice([1, 2, 2, 3, 3, 4, 5, 6, 8, 12])]) + random.choice([" ", "\n", ""])


def numbered(text, number):
    parts = NAME.split(text)
    return "".join(part + str(number) if index % 2 and part not in WORDS else part for index, part in enumerate(parts))


def repeated(texts, random):
    """A piece again and again; with other names each time; or one piece, and then as many of another one."""
    first = "".join(piece(texts, random) for _ in range(random.choice([1, 1, 1, 2, 3])))
    kind = random.random()
    if kind < 0.15:
        second = piece(texts, random)
        count = SIZE // max(1, len((first + second).encode()))
        return first * count + second * count
    if kind < 0.55:
        return "".join(numbered(first, number) for number in range(SIZE // (len(first.encode()) + 6)))[:SIZE]
    return first * (SIZE // max(1, len(first.encode())))


def related(random):
    """One to five kinds of declarations, each of which names others of them in its own way."""
    kinds = []
    for _ in range(random.choice([1, 2, 2, 3, 3, 4, 5])):
        parts = random.choice(DECLARATIONS).split("~")
        common = random.choice(OTHERS)
        others = [common if random.random() < 0.5 else random.choice(OTHERS) for _ in parts[1:]]
        kinds.append((parts, others, random.random() < 0.1))
    count = max(2, SIZE // sum(len("~".join(parts)) + 8 * len(parts) for parts, _, _ in kinds))

    def declaration(kind, number):
        parts, others, isOne = kind
        texts = [part.replace("@", "0" if isOne else str(number)) for part in parts]
        names = [str(other(number, count, random.randrange(count))) for other in others] + [""]
        return "".join(text + name for text, name in zip(texts, names))

    if random.random() < 0.5:
        lines = [declaration(kind, number) for number in range(count) for kind in kinds]
    else:
        lines = [declaration(kind, number) for kind in kinds for number in range(count)]
    if random.random() < 0.2:
        random.shuffle(lines)
    return "class T0 {}\n" + "\n".join(balanced(lines))[:SIZE] + "\n"


def balanced(lines):
    """With an end for each `#if`, and nothing that ends none."""
    depth = 0
    for line in lines:
        if line.startswith("#") and not line.startswith("#if") and depth == 0:
            continue
        depth += line.startswith("#if") - (line == "#endif")
        yield line
    yield from ["#endif"] * depth


def measure(tool, command, folder):
    """CPU seconds and exit code; a run is ended after a minute."""
    output = [] if command == "check" else ["--out", str(folder / "Output.swift")]
    (folder / "Output.swift").unlink(missing_ok=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    try:
        code = subprocess.run(
            [tool, command, str(folder / "Sources"), "-j", "1", *output], cwd=folder, timeout=60,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
    except subprocess.TimeoutExpired:
        code = "too long"
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, code


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", type=Path, help="a needle-gen, built with optimisation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600, help="how long to go on")
    parser.add_argument("--slow", type=float, default=0.5, help="CPU seconds from which a source is named")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "needle-gen-slow")
    arguments = parser.parse_args()
    generator = random.Random(arguments.seed)
    texts = sources()
    end = time.monotonic() + arguments.seconds
    runs = found = 0
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        (folder / "Sources").mkdir()
        source = folder / "Sources" / "Repeated.swift"
        while time.monotonic() < end:
            runs += 1
            place, command = generator.choice(list(PLACES)), generator.choice(COMMANDS)
            if generator.random() < 0.4:
                place, text = "declarations", related(generator)
            else:
                text = repeated(texts, generator)
            source.write_text(PLACES[place](text), encoding="utf-8")
            seconds, code = measure(arguments.tool.resolve(), command, folder)
            if seconds < arguments.slow and code in (0, 1, 2):
                continue
            found += 1
            arguments.keep.mkdir(parents=True, exist_ok=True)
            kept = arguments.keep / f"{arguments.seed}-{runs}.swift"
            shutil.copy(source, kept)
            print(f"{seconds:.2f} s, exit code {code}: {command} with {place} of {kept.name}", flush=True)
    print(f"{found} of {runs} sources take {arguments.slow} s of CPU or more, or end with another exit code than 0, 1 and 2")
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
