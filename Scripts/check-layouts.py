#!/usr/bin/env python3
"""Writes the cases of Fixtures/cases otherwise, in ways that mean the same, and compares what needle-gen says of them.

    Scripts/check-layouts.py                          all cases, written in all ways
    Scripts/check-layouts.py scan-crlf emit-slots     those only
    Scripts/check-layouts.py --way split --way merged those ways only
    Scripts/check-layouts.py --sample 7               each seventh case
    Scripts/check-layouts.py --keep FOLDER            keeps the sources of what differs there
    Scripts/check-layouts.py --compile                also compiles what passes, and runs it, as check-cases.py does

The messages must be the same but for their places, and the generated code but for its order. What a way is not sure to
mean the same in, or cannot read, is left as it is; where nothing changes, nothing is compared. DIFFERS tells what is
known to differ, and why.
"""

import argparse
import concurrent.futures
import json
import re
import shutil
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

sys.dont_write_bytecode = True
from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen  # noqa: E402

ways, cases = import_module("layouts"), import_module("check-cases")
WAYS = ways.WAYS + import_module("spellings").WAYS + import_module("rearrangements").WAYS
FOLDERS = ["Fixtures/cases", "Fixtures/apps", "Fixtures/needle-apps"]
BY_FILE = "it is told once for a file"
COPY = "which of two is the copy is told by the file that both stand in"
AT_FILE = "the import that the file lacks is told where it is needed"
BASE = "what follows from a wrong base class is told of members in its extensions"
# Of these the script does not read all statements or names, so what it writes is another program.
UNREADABLE = {
    "emit-actors-in-backticks", "emit-literals-beside-own-types", "scan-declared-name-below-keyword",
    "scan-ends-of-declarations", "scan-module-selector", "scan-typealias-passes-arguments",
}
IMPORTS = "more is imported for the name of a module's type than is needed"
FIRST = "the first of several places stands for all that one mistake leads to"
UNREAD = "a file is read only where its names may matter, and what it declares is unknown else"
RUNTIME = "the module would have another name, too"
WITNESS = "a member of another name is no witness of the library's protocol"
# By way and case: why what is told or generated differs.
DIFFERS = {
    ("based", "error-arguments-forgotten"): "empty brackets of an own base class are told as its argument",
    ("based", "error-unused-request"): "not looked into yet: what a class above the component hides",
    ("commented", "diary"): UNREAD,
    ("commented", "error-misspelt-keyword-of-lone-extension"): UNREAD,
    ("commented", "parlour"): UNREAD,
    ("divided", "scan-type-namespace-differs"): "another module is another reason to differ",
    ("documented", "diary"): UNREAD,
    ("documented", "parlour"): UNREAD,
    ("extended", "error-base-arguments-swapped"): BASE,
    ("extended", "error-base-arguments-swapped-members"): BASE,
    ("extended", "error-dependency-cycle"): "a cycle begins at its first member",
    ("extended", "error-duplicate-block"): "what was pasted is one mistake where it stands together",
    ("extended", "error-inaccessible-namespace"): "what stands in an extension of a hidden type is told of the class",
    ("extended", "error-isolation-mismatch-of-witnesses"): "a member answers for an actor only beside the conformance",
    ("extended", "error-missing-import-of-alias-of-request"): BY_FILE,
    ("extended", "error-missing-import-of-request"): AT_FILE,
    ("extended", "error-renamed-component-of-qualified-extension"): FIRST,
    ("extended", "error-runtime-import-beside-library"): FIRST,
    ("extended", "error-undeclared-namespace-everywhere"): "the name is told where it comes first",
    ("extended", "error-unlinked-creation-lost-base"): BY_FILE,
    ("extended", "error-unlinked-creation-parent-label"): BY_FILE,
    ("extended", "scan-creation-standalone"): "which scopes are made by hand is known in the file that says so",
    ("gathered", "error-missing-in-hidden-component"): "one word before an extension opens all that it holds",
    ("longhand", "error-unsendable-type-of-several"): "causes are told apart by types as they are written",
    ("merged", "error-duplicate-file-of-several"): COPY,
    ("merged", "error-duplicate-members-of-copied-file"): COPY,
    ("merged", "error-misspelt-keyword-of-lone-extension"): UNREAD,
    ("merged", "error-missing-import-of-level"): BY_FILE,
    ("merged", "error-missing-runtime-import"): BY_FILE,
    ("merged", "error-unlinked-generic-factory"): BY_FILE,
    ("qualified", "error-isolation-mismatch-of-library-types"): "the app's own type is called by the library's name",
    ("qualified", "error-missing-literal-of-other-type"): "`[Swift.Int]()` looks like the type of a literal",
    ("qualified", "scan-needle-foundation-import"): IMPORTS,
    ("qualified", "scan-runtime-by-typealias-in-module"): IMPORTS,
    ("renamed", "emit-owner-named-like-accessor"): "they are not named like accessors any more",
    ("renamed", "scan-attributes"): "a longer name breaks a line",
    ("renamed", "emit-names-of-libraries"): "they are not those of libraries any more",
    ("renamed", "emit-throws-beside-own-error"): "Swift's own is renamed, too",
    ("renamed", "graph-below-unseen"): "longer names are less alike",
    ("renamed", "emit-type-inside-root-named-like-the-runtime"): RUNTIME,
    ("renamed", "emit-type-named-like-the-runtime"): RUNTIME,
    ("renamed", "mocks-type-named-like-the-runtime"): RUNTIME,
    ("renamed", "scan-type-conformers-associated"): WITNESS,
    ("renamed", "scan-type-library-associated"): WITNESS,
    ("renamed", "scan-wrappers-of-swiftui"): "SwiftUI's wrappers are known by their names",
    ("split", "error-base-class-alias-not-imported"): BY_FILE,
    ("split", "error-missing-runtime-import-above"): BY_FILE,
    ("split", "error-non-core-without-import"): BY_FILE,
    ("split", "error-plugin-without-import"): BY_FILE,
    ("split", "error-creations-and-dependencies-in-misspelt-extension"): UNREAD,
    ("split", "error-dependencies-in-misspelt-extensions"): UNREAD,
    ("split", "error-unknown-dependency-not-imported"): AT_FILE,
    ("split", "error-unknown-dependency-renamed-in-file"): "the protocols of the file may be meant",
    ("split", "error-unmatched-bracket-of-extension"): UNREAD,
    ("through-generic", "scan-type-implied-protocols"): "it writes `any WaysSame<any Titled>`, which is no Swift",
    ("typed", "error-missing-shown-of-other-type"): "the type that a value may be of is written",
    ("typed", "scan-inferred-failable"): "the type that is told to be missing is written",
    ("with-availability", "error-missing-under-bounds"): "of owners that are alike, the first to be met is named",
    ("with-self", "scan-creation-outside-component"): "parents are told apart as they are written",
    ("split", "error-duplicate-copy-of-dependency-protocol"): COPY,
    ("split", "error-duplicate-file"): COPY,
    ("split", "error-duplicate-file-of-several"): COPY,
    ("split", "error-duplicate-members-of-copied-file"): COPY,
    ("split", "error-duplicates-of-unnamed-modules"): COPY,
    ("split", "error-extension-of-runtime-without-import"): BY_FILE,
    ("split", "error-fix-inheritance-beside-library"): BY_FILE,
    ("split", "error-missing-failure-of-other-module"): UNREAD,
    ("split", "error-lost-imports-of-exporter"): BY_FILE,
    ("split", "error-missing-import-of-alias-of-request"): BY_FILE,
    ("split", "error-missing-import-of-slot-and-protocol"): BY_FILE,
    ("split", "error-missing-import-of-what-is-named"): UNREAD,
    ("split", "error-lost-import-of-one-file"): BY_FILE,
    ("split", "error-missing-import-of-part"): BY_FILE,
    ("split", "error-missing-named-value"): UNREAD,
    ("split", "error-missing-runtime-import"): BY_FILE,
    ("split", "error-missing-runtime-import-misspelt"): BY_FILE,
    ("split", "error-missing-runtime-import-once"): BY_FILE,
    ("split", "error-runtime-import-beside-library"): BY_FILE,
    ("split", "error-slot-import-forgotten"): BY_FILE,
    ("split", "error-slot-without-import"): BY_FILE,
    ("split", "error-too-many-of-one-name"): "the limit is that of a file",
    ("split", "error-unlinked-creation-of-parameter"): BY_FILE,
    ("split", "error-unlinked-factory-of-known-components"): BY_FILE,
    ("split", "error-unlinked-generic-factory"): BY_FILE,
    ("split", "error-untold-creation-of-associated-type"): BY_FILE,
}
FINDING = re.compile(r".*?:\d+:\d+: ((?:error|warning): .*)")
COUNT = re.compile(r" \(and \d+ more\)")


class Outcome:
    """What the tool says and generates, as far as it must not depend on how a program is written."""

    def __init__(self, status, said, code):
        # What is told once for a file may be told for several, and the other way round.
        self.status, self.said, self.code = status, sorted({COUNT.sub("", line) for line in said}), sorted(code)

    def differences(self, other):
        if self.said == other.said and self.code == other.code and self.status == other.status:
            return []
        kind = "said" if self.said != other.said else "code"
        mine, theirs = getattr(self, kind), getattr(other, kind)
        return ([f"status {self.status}, then {other.status}"] if self.status != other.status else []) \
            + [f"- {line}" for line in subtracted(mine, theirs)] + [f"+ {line}" for line in subtracted(theirs, mine)]


def subtracted(lines, others):
    rest = list(others)
    return [line for line in lines if line not in rest or rest.remove(line)]


def copied(case, folder, files=None):
    """A copy of the case with other sources in place of its own."""
    shutil.copytree(case, folder, ignore=shutil.ignore_patterns("expected", ".build"))
    if files is not None:
        for path in ways.sources(case):
            (folder / path).unlink()
        for path, text in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, encoding="utf-8", newline="")
    return folder


def run(needle_gen, folder):
    """How the tool ends, what it says and what it generates."""
    path = folder / "needle.json"
    configuration = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    output = configuration.get("output", "Layouts.generated.swift")
    words = ["needle.json"] if path.exists() else ["--module", "none"]
    words += [] if "sources" in configuration or "modules" in configuration else ["."]
    words += [] if "output" in configuration else ["--out", output]
    done = subprocess.run([needle_gen, *words], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True)
    code = (folder / output).read_text(encoding="utf-8") if (folder / output).exists() else ""
    return done.returncode, done.stderr.decode("utf-8", "replace"), code


def outcome(ran, undo):
    status, said, code = ran
    found = [match.group(1) for line in undo(said).splitlines() if (match := FINDING.match(line))]
    # A longer name may break a line.
    return Outcome(status, found, re.sub(r"\{\n\s+([^\n]*)\n\s+\}\n", r"{ \1 }\n", undo(code)).splitlines())


class Checker:
    """Compares, and where it is given a compiler compiles."""

    def __init__(self, needle_gen, keep, compiler):
        self.needle_gen, self.keep, self.compiler = needle_gen, keep, compiler

    def check(self, case, chosen):
        """What differs by the ways that apply, none of which may be nothing."""
        try:
            files = {path: (case / path).read_text(encoding="utf-8") for path in ways.sources(case)}
        except UnicodeDecodeError:
            return {}
        with tempfile.TemporaryDirectory(prefix="check-layouts-") as work:
            plain = run(self.needle_gen, copied(case, Path(work) / "plain"))
            return {way: self.compare(case, way, written, plain, Path(work) / way.name) for way in chosen
                    if (written := way.written(ways.Program(case, dict(files)))) not in (None, files)}

    def compare(self, case, way, written, plain, folder):
        other = run(self.needle_gen, copied(case, folder, written))
        found = outcome(plain, way.undo).differences(outcome(other, way.undo))
        if not found and self.compiler and (case / "expected" / "Generated.swift").exists():
            found = self.compiled(case, written, folder.with_name("compiled"))
        if found and self.keep:
            shutil.copytree(folder, self.keep / way.name / case.name, dirs_exist_ok=True)
        return found

    def compiled(self, case, written, folder):
        """What the compiler says of it, or the program prints in another way than the case."""
        shutil.rmtree(folder, ignore_errors=True)
        copied(case, folder, written)
        if (case / "expected" / "output.txt").exists():
            (folder / "expected").mkdir()
            shutil.copy(case / "expected" / "output.txt", folder / "expected")
        try:
            checked = cases.Case(folder, is_fresh=True)
            if checked.compiles:
                self.compiler.check(checked, checked.modes[0], [])
        except Failure as failure:
            return [line for line in str(failure).splitlines() if "error: " in line][:4] or str(failure).splitlines()[:4]
        return []


def is_chosen(case, arguments):
    return case.name in arguments.cases if arguments.cases \
        else not case.name.startswith("source-") and case.name not in UNREADABLE


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", metavar="CASE")
    parser.add_argument("--way", action="append", choices=[way.name for way in WAYS])
    parser.add_argument("--sample", type=int, default=1, metavar="N")
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    parser.add_argument("--compile", action="store_true")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    add_needle_gen(parser)
    arguments = parser.parse_args()
    needle_gen = chosen_needle_gen(arguments)
    folders = [path for parent in FOLDERS for path in sorted((ROOT / parent).iterdir())
               if path.is_dir() and path.name[0] != "."]
    folders = [path for path in folders if is_chosen(path, arguments)][::arguments.sample]
    chosen = [way for way in WAYS if not arguments.way or way.name in arguments.way]
    compared = failed = 0
    with tempfile.TemporaryDirectory(prefix="check-layouts-") as work, \
            concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        compiler = cases.Checker(needle_gen, Path(work)) if arguments.compile else None
        if compiler:
            compiler.build_runtime()
        checker = Checker(needle_gen, arguments.keep, compiler)
        for case, found in zip(folders, pool.map(lambda case: checker.check(case, chosen), folders)):
            compared += len(found)
            for way, lines in found.items():
                if lines and (way.name, case.name) not in DIFFERS:
                    failed += 1
                    print(f"BAD  {way.name}: {case.name}", *lines, sep="\n       ", flush=True)
    print(f"{compared} programs written otherwise, {failed} differ")
    sys.exit(1 if failed or not compared else 0)


if __name__ == "__main__":
    main()
