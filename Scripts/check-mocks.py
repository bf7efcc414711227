#!/usr/bin/env python3
"""Mocks of all protocols of real packages: what the tool writes compiles, and what it refuses it tells.

    Scripts/check-mocks.py --work FOLDER                     FOLDER keeps the packages, built
    Scripts/check-mocks.py --work FOLDER --only NIOCore      some targets; their files are kept in FOLDER/mocks

Each protocol of a target is marked with `// needle:mock` in a copy of its sources. The mocks are compiled in the target
itself, public, with the options of the package, in Swift 6 and with main-actor default isolation, as far as the target
compiles so; and in a module that imports the target with `@testable`, in modes 5, 6 and 6 with main-actor default
isolation. The compiler must take them without a word. What is refused is left out, and printed with its reason.
"""

import argparse
import concurrent.futures
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from importlib import import_module
from pathlib import Path

sys.dont_write_bytecode = True
from checks import Failure, add_needle_gen, chosen_needle_gen, require, run  # noqa: E402
from real_types import PACKAGES, Corpus, write  # noqa: E402

cases = import_module("check-cases")
MORE_PACKAGES = [
    ("apple/swift-nio", "2.101.2", ["NIOHTTP1", "NIOPosix", "NIOEmbedded", "NIOWebSocket", "_NIOFileSystem"]),
    ("apple/swift-configuration", "1.4.0", ["Configuration"]), ("apple/swift-distributed-tracing", "1.7.3", ["Tracing"]),
    ("apple/swift-nio-extras", "1.35.2", ["NIOExtras"]), ("apple/swift-nio-http2", "1.46.0", ["NIOHTTP2"]),
    ("hummingbird-project/hummingbird", "2.28.1", ["Hummingbird"]), ("OpenCombine/OpenCombine", "0.14.0", ["OpenCombine"]),
]
# Options of the compiler that say how sources are read, alone and with the word that follows.
FLAGS = ("-D", "-strict", "-parse-as-library")
OPTIONS = ("-I", "-Xcc", "-package-name", "-enable-upcoming-feature", "-enable-experimental-feature", "-Xfrontend",
           "-default-isolation")
# Warnings that a package asks for about all that is public: which modules its mocks need so, the tool cannot know.
ASKED_FOR = ("[#ExplicitSendable]", "warning: public import of ")
MAIN_ACTOR = ["-default-isolation", "MainActor"]


class Target:
    """A module as SwiftPM builds it."""

    def __init__(self, arguments):
        self.name = arguments[arguments.index("-module-name") + 1]
        self.sources = [Path(line.strip("'\"")) for line in Path(sources_list(arguments)).read_text().splitlines()]
        self.root = Path(os.path.commonpath([source.parent for source in self.sources]))
        words = dict(zip(arguments, [*arguments[1:], ""]))
        self.language = words.get("-swift-version", "5")
        self.settings = {"path": str(self.root)} | ({"package": words["-package-name"]} if "-package-name" in words else {})
        self.options = [option for word, following in zip(arguments, [*arguments[1:], ""])
                        for option in ([word, following] if word in OPTIONS else [word] if word.startswith(FLAGS) else [])]


def sources_list(arguments):
    return next(word[1:] for word in arguments if word.startswith("@"))


def read_targets(corpus):
    """The targets of all packages that the build compiled for this machine's programs, by their names."""
    text = (corpus.work / ".build" / "debug.yaml").read_text()
    lists = [json.loads(line) for line in re.findall(r"^    args: (\[.*\])$", text, re.MULTILINE)]
    targets = [Target(words) for words in lists if "-emit-module" in words and Path(sources_list(words)).exists()]
    return {target.name: target for target in targets
            if all("/checkouts/" in str(source) for source in target.sources) and not target.name.startswith("Corpus")}


class Check:
    def __init__(self, tool, targets, runtime):
        self.tool, self.targets, self.runtime = tool, targets, runtime

    def run(self, target, folder):
        """How many mocks there are, what is refused, and what is wrong."""
        shutil.rmtree(folder, ignore_errors=True)
        files = [folder / target.name / source.relative_to(target.root) for source in target.sources]
        write(folder, {file.relative_to(folder): source.read_text() for file, source in zip(files, target.sources)})
        if not sum(self.mark(file) for file in files):
            return 0, [], []
        refused = self.leave_out(target, folder)
        ways = {f"in the target, {mode}": self.inside(target, files, folder, options, isolation)
                for mode, options, isolation in self.modes(target, files)}
        for mode, isolation in [("5", []), ("6", []), ("6", MAIN_ACTOR)]:
            ways[f"beside it, mode {' '.join([mode, *isolation[1:]])}"] = self.beside(target, folder, mode, isolation)
        wrong = [f"{line} ({'; '.join(way for way in ways if line in ways[way])})"
                 for line in dict.fromkeys(line for lines in ways.values() for line in lines)]
        classes = re.findall(r"final class \w+Mock\d*\b", (folder / "Tests" / "Mocks.generated.swift").read_text())
        return len(classes), refused, wrong

    def mark(self, file):
        """Marks the protocols of a file above their attributes."""
        facts = [json.loads(line) for line in run([self.tool, "dump", file]).splitlines()]
        lines = file.read_text().split("\n")
        found = sorted((fact["line"] for fact in facts if fact["fact"] == "type" and fact["kind"] == "protocol"
                        and fact["access"] not in ("private", "fileprivate")), reverse=True)
        for number in found:
            while re.match(r"\s*(@\w.*|public|package|internal)$", lines[number - 2]):
                number -= 1
            lines.insert(number - 1, "// needle:mock")
        file.write_text("\n".join(lines))
        return len(found)

    def mocks(self, target, folder, output, access="internal", isolation=()):
        """Writes the mocks of the target in one of two modules; returns the findings."""
        of_module = {"defaultIsolation": "MainActor"} if isolation else {}
        modules = {name: other.settings for name, other in self.targets.items() if name != target.name}
        modules[target.name] = target.settings | {"path": target.name} | (of_module if output == target.name else {})
        modules["Tests"] = target.settings | {"path": "Tests"} | of_module
        (folder / "Tests").mkdir(exist_ok=True)
        mocks = {"output": f"{output}/Mocks.generated.swift", "outputModule": output, "access": access}
        (folder / "needle.json").write_text(json.dumps({"modules": modules, "mocks": mocks}))
        done = subprocess.run([self.tool, "mocks", "needle.json", "--format", "json"], cwd=folder, capture_output=True,
                              stdin=subprocess.DEVNULL, text=True)
        require(done.stdout.startswith("{"), f"{target.name}: the tool ended with {done.returncode}: {done.stderr}")
        return json.loads(done.stdout)["findings"]

    def leave_out(self, target, folder):
        """Silences the refusals at their places until there are none."""
        told = []
        while findings := self.mocks(target, folder, "Tests"):
            require(all(finding["id"] == "unsupported-mock" for finding in findings), f"{target.name}: {findings}")
            told += [f"{finding['file']}:{finding['line']}: {finding['message']}" for finding in findings]
            for name, line in sorted({(finding["file"], finding["line"]) for finding in findings}, reverse=True):
                if not name.startswith(target.name + "/"):
                    raise ToldElsewhere(f"{target.name}: a requirement of another target cannot be mocked, see {name}")
                lines = (folder / name).read_text().split("\n")
                lines.insert(line - 1, "// needle:ignore unsupported-mock")
                (folder / name).write_text("\n".join(lines))
        return told

    def modes(self, target, files):
        """Those in which the target compiles without its mocks."""
        modes = [(f"mode {target.language}", ["-swift-version", target.language], [])]
        modes += [("mode 6", ["-swift-version", "6"], [])] if target.language != "6" else []
        modes.append(("main-actor default", ["-swift-version", "6", *MAIN_ACTOR], MAIN_ACTOR))
        return [mode for mode in modes if not self.errors(target.name, files, [*target.options, *mode[1]])]

    def inside(self, target, files, folder, options, isolation):
        self.mocks(target, folder, target.name, "public", isolation)
        generated = folder / target.name / "Mocks.generated.swift"
        return self.errors(target.name, [*files, generated], [*target.options, *options])

    def beside(self, target, folder, mode, isolation):
        self.mocks(target, folder, "Tests", isolation=isolation)
        generated = folder / "Tests" / "Mocks.generated.swift"
        options = ["-swift-version", mode, *isolation, *target.options, "-emit-sil", "-o", "/dev/null"]
        return self.errors("Tests", [generated], options)

    def errors(self, module, files, options):
        """The compiler's errors, and its warnings of the mocks."""
        kind = [] if "-emit-sil" in options else ["-typecheck"]
        command = ["swiftc", *kind, "-module-name", module, "-I", self.runtime, *options, *files]
        done = subprocess.run([str(word) for word in command], stdin=subprocess.DEVNULL, capture_output=True, text=True)
        pattern = r"^(?:.*/)?([^/\n]+:\d+):\d+: ((?:error|warning): .*)|^.*(<unknown>.*error: .*)"
        # Lines differ between the ways that mocks are written in.
        said = [text if place.startswith("Mocks.generated.swift") else f"{place}: {text or other}"
                for place, text, other in re.findall(pattern, done.stderr, re.MULTILINE)
                if place.startswith("Mocks.generated.swift") or "error: " in text + other]
        said = [text for text in said if not any(known in text for known in ASKED_FOR)]
        return list(dict.fromkeys(said)) or [done.stderr[-2000:]] * (done.returncode != 0)


class ToldElsewhere(Failure):
    """What is refused stands in a file that is not of the target, where a copy of that cannot silence it."""


def attempt(check, target, folder):
    try:
        return check.run(target, folder)
    except ToldElsewhere as left:
        print(f"left out: {left}")
        return 0, [], []


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--work", type=Path, required=True, metavar="FOLDER", help="where the packages are built, and stay")
    parser.add_argument("--only", nargs="*", metavar="TARGET", help="some targets, whose files are kept")
    add_needle_gen(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, metavar="N")
    arguments = parser.parse_args()
    corpus = Corpus(arguments.work, {package[0]: package for package in PACKAGES + MORE_PACKAGES}.values())
    corpus.build()
    targets = read_targets(corpus)
    chosen = [targets[name] for name in arguments.only or sorted(targets)]
    with tempfile.TemporaryDirectory(prefix="check-mocks-") as work:
        checker = cases.Checker(chosen_needle_gen(arguments), Path(work))
        checker.build_runtime()
        check = Check(checker.needle_gen, targets, checker.runtime)
        kept = corpus.work / "mocks" if arguments.only else Path(work)
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            results = list(pool.map(lambda target: attempt(check, target, kept / target.name), chosen))
    for target, (count, refused, wrong) in zip(chosen, results):
        if count or refused:
            print("\n".join([f"{target.name}: {count} mocks", *refused, *[f"wrong: {text}" for text in wrong]]))
    causes = Counter(re.sub(r"'[^']*'", "'…'", text.split(" because ")[1].split(": ")[0])
                     for _, refused, _ in results for text in refused)
    print("\n".join(f"{count} × {cause}" for cause, count in causes.most_common()))
    failed = sum(bool(wrong) for *_, wrong in results)
    print(f"{sum(count for count, _, _ in results)} mocks of {len(chosen)} targets, {failed} targets failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"check-mocks: {failure}")
