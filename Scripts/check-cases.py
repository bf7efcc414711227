#!/usr/bin/env python3
"""Compiles the generated code of every passing case of Fixtures/cases, and runs the cases that have a main.swift.

The sources under "After" in Docs/Diagnostics.md are cases too, named after their ids: explain-missing-dependency.

    Scripts/check-cases.py                     all cases, with the needle-gen of .build/release or .build/debug
    Scripts/check-cases.py emit-methods …      those only
    Scripts/check-cases.py --needle-gen PATH --jobs 4
    Scripts/check-cases.py --sample 6          every sixth of them, as CI does
    Scripts/check-cases.py --fresh             also cases that are not recorded yet
    Scripts/check-cases.py --record            records all cases, and compiles those that this changed

A case passes when it has an expected/Generated.swift, or, where its name begins with mocks-, an expected/Mocks.swift.
What needle-gen writes now, which the tests hold to that, is compiled, with warnings as errors, in three modes: "5" and
"6" are the language modes; "6-main-actor" is mode 6 with -default-isolation MainActor, with the base classes replaced
by their main-actor twins and the code generated anew. Sources that mention DEBUG in an #if are also compiled with it.
What a program prints is compared with expected/output.txt. Where there is an expected/failures.txt, the program is run
again with each line's number as its argument: it must end by a trap, with the line on stderr. A case.json beside the sources may say:

    "modules"   the folders of the modules, in the order in which they are compiled; a folder of none is not compiled,
                and the last part of a folder is the module's name
    "output"    the name of the module that gets the generated file, when it is not the last one
    "features"  the upcoming features of the compiler that all modules are compiled with
    "options"   further options that all modules are compiled with
    "package"   the package of all modules, where needle.json names none
    "modes"     the modes that make sense, when not all three do
    "defines"   more sets of compilation conditions, as in [["STAGING"], ["DEBUG", "STAGING"]]
    "compile"   false when the sources cannot be compiled here
    "why"       the reason for either
"""

import argparse
import concurrent.futures
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen

CASES = ROOT / "Fixtures" / "cases"
PAGE = ROOT / "Docs" / "Diagnostics.md"
MODES = ["5", "6", "6-main-actor"]
KEYS = {"modules", "output", "features", "options", "package", "modes", "defines", "compile", "why"}
SECONDS_TO_RUN = 30


class Case:
    def __init__(self, folder, is_fresh):
        self.name = folder.name
        self.folder = folder
        # Whether what needle-gen writes now counts, and not what is recorded.
        self.is_fresh = is_fresh or folder.parent != CASES
        self.settings = read_json(folder / "case.json")
        self.configuration = read_json(folder / "needle.json")
        unknown = sorted(set(self.settings) - KEYS)
        if unknown:
            raise Failure(f"case.json: unknown key {unknown[0]}")
        unknown = sorted(set(self.modes) - set(MODES))
        if unknown:
            raise Failure(f"case.json: unknown mode {unknown[0]}")
        if (self.modes != MODES or not self.compiles) and not self.settings.get("why"):
            raise Failure("case.json leaves something out and does not say \"why\"")

    def described(self, module):
        """What needle.json says of a module besides its path."""
        modules = self.configuration.get("modules", {})
        described = modules.get(module) if isinstance(modules, dict) else None
        return described if isinstance(described, dict) else {}

    def defaults(self, module, mode):
        """The compiler's words for the mode, and for the defaults that needle.json says of a module."""
        described = self.described(module)
        words = ["-swift-version", str(described.get("languageMode", mode[0]))]
        words += [f"-D{name}" for name in described.get("defines", [])]
        if mode == "6-main-actor":
            return words + ["-default-isolation", "MainActor"]
        if described.get("defaultIsolation") == "MainActor":
            words += ["-default-isolation", "MainActor"]
        for feature in described.get("upcomingFeatures", []):
            words += ["-enable-upcoming-feature", feature]
        if described.get("defaultAsync") == "nonsending":
            words += ["-enable-upcoming-feature", "NonisolatedNonsendingByDefault"]
        return words

    @property
    def compiles(self):
        return self.settings.get("compile", True)

    @property
    def modes(self):
        return self.settings.get("modes", MODES)

    @property
    def is_mocks(self):
        return self.name.startswith("mocks-")

    @property
    def is_tested(self):
        """Whether a module shows others what is internal to it."""
        return self.is_mocks or any(b"@testable" in (self.folder / path).read_bytes() for path in self.sources())

    @property
    def generated(self):
        return self.folder / "expected" / ("Mocks.swift" if self.is_mocks else "Generated.swift")

    @property
    def failures(self):
        """What the program says when it ends for want of a value, by the argument that makes it do so."""
        file = self.folder / "expected" / "failures.txt"
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        return list(enumerate(lines, start=1))

    @property
    def modules(self):
        """The modules with their folders, in the order in which they are compiled."""
        return [(Path(folder).name, folder) for folder in self.settings.get("modules", [])] or [("App", ".")]

    @property
    def output_module(self):
        return self.settings.get("output") or self.modules[-1][0]

    def sources(self, folder="."):
        paths = (path.relative_to(self.folder) for path in (self.folder / folder).rglob("*.swift"))
        return sorted(path.as_posix() for path in paths if path.parts[0] != "expected")

    @property
    def has_program(self):
        return any(Path(path).name == "main.swift" for path in self.sources())

    def package(self, module):
        entry = self.configuration.get("modules", {}).get(module)
        named = entry.get("package") if isinstance(entry, dict) else None
        return named or self.settings.get("package")

    def conditions(self):
        """The sets of compilation conditions to compile with, besides the empty one."""
        sets = self.settings.get("defines", [])
        mentions = re.compile(rb"^\s*#(?:if|elseif)\b.*\bDEBUG\b", re.MULTILINE)
        if any(mentions.search((self.folder / path).read_bytes()) for path in self.sources()):
            sets = sets + ([] if ["DEBUG"] in sets else [["DEBUG"]])
        return sets

    def checks(self):
        """One run of the compiler over the case: a mode and a set of conditions."""
        return [(self, mode, conditions) for mode in self.modes for conditions in [[]] + self.conditions()]


def read_json(path):
    if not path.exists():
        return {}
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise Failure(f"{path.name}: {error}") from error


def run(command, stdin=b"", **options):
    """The output of a command; a failure tells what it printed."""
    done = subprocess.run([str(word) for word in command], input=stdin, capture_output=True, **options)
    if done.returncode != 0:
        shown = (done.stderr + done.stdout).decode("utf-8", "replace").strip()
        raise Failure(shown or f"{command[0]} ended with {done.returncode}")
    return done.stdout


class Checker:
    def __init__(self, needle_gen, work):
        self.needle_gen = needle_gen
        self.work = work
        self.runtime = work / "DIRuntime"
        self.sdk = []
        if sys.platform == "darwin":
            self.sdk = ["-sdk", run(["xcrun", "--show-sdk-path"]).decode().strip()]

    def build_runtime(self):
        self.runtime.mkdir()
        sources = sorted((ROOT / "Sources" / "DIRuntime").rglob("*.swift"))
        run(["swiftc", "-emit-module", "-emit-library", "-static", "-parse-as-library", "-wmo", "-swift-version", "6",
             "-warnings-as-errors", "-package-name", "needle_gen", "-module-name", "DIRuntime",
             "-o", self.runtime / "libDIRuntime.a", *sources])

    def check(self, case, mode, conditions):
        work = Path(tempfile.mkdtemp(dir=self.work))
        try:
            folder = self.prepared(case, mode, work)
            objects = self.compiled(case, mode, conditions, folder, work)
            if case.has_program:
                self.run_program(case, objects, conditions, work)
        finally:
            shutil.rmtree(work)

    def prepared(self, case, mode, work):
        """The folder with the sources and the generated file, as the mode wants them."""
        folder = work / "sources"
        shutil.copytree(case.folder, folder)
        options = []
        if mode == "6-main-actor":
            options = ["--default-isolation", "MainActor"]
            for path in case.sources():
                file = folder / path
                file.write_bytes(with_main_actor_twins(file.read_bytes()))
        text = self.generate(case, folder, *options)
        generated = folder / "expected" / case.generated.name
        generated.parent.mkdir(exist_ok=True)
        generated.write_bytes(text)
        return folder

    def passes(self, case):
        """Whether the case has generated code, so that there is something to compile."""
        if not case.is_fresh:
            return case.generated.exists()
        try:
            return bool(self.generate(case, case.folder))
        except Failure:
            return False

    def generate(self, case, folder, *options):
        configuration = ["needle.json"] if (folder / "needle.json").exists() else []
        names_sources = "sources" in case.configuration or "modules" in case.configuration
        sources = [] if names_sources else ["."]
        command = [self.needle_gen, *(["mocks"] if case.is_mocks else []), *configuration, *sources, "--exclude-paths", "/expected/", "--out", "-", *options]
        return run(command, cwd=folder)

    def compiled(self, case, mode, conditions, folder, work):
        """The object files of all modules."""
        objects = []
        for module, subfolder in case.modules:
            sources = case.sources(subfolder)
            if module == case.output_module:
                sources.append(f"expected/{case.generated.name}")
            objects.append(work / f"{module}.o")
            command = ["swiftc", "-frontend", "-c", "-module-name", module, "-o", objects[-1], *self.sdk,
                       "-I", self.runtime, "-I", work, "-warnings-as-errors", *case.defaults(module, mode)]
            if case.package(module):
                command += ["-package-name", case.package(module)]
            for condition in conditions:
                command += ["-D", condition]
            if not any(Path(path).name == "main.swift" for path in sources):
                command += ["-parse-as-library"]
            if case.is_tested:
                command += ["-enable-testing"]
            for feature in case.settings.get("features", []):
                command += ["-enable-upcoming-feature", feature]
            command += case.settings.get("options", [])
            if module != case.modules[-1][0]:
                command += ["-emit-module-path", work / f"{module}.swiftmodule"]
            run(command + sources, cwd=folder)
        return objects

    def run_program(self, case, objects, conditions, work):
        """Other conditions may print something else; then it counts that the program ends well."""
        file = case.folder / "expected" / "output.txt"
        if not file.exists():
            raise Failure("there is a main.swift, but no expected/output.txt")
        program = work / "program"
        run(["swiftc", *objects, "-L", self.runtime, "-lDIRuntime", "-o", program])
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        try:
            output = run([program], timeout=SECONDS_TO_RUN, env=environment)
        except Failure as failure:
            raise Failure(f"the program fails\n{str(failure).split('Current stack trace:')[0].strip()}") from failure
        except subprocess.TimeoutExpired as error:
            raise Failure(f"the program did not end within {SECONDS_TO_RUN} s") from error
        if not conditions and output != file.read_bytes():
            expected = file.read_text(encoding="utf-8")
            raise Failure(f"the program prints\n{output.decode('utf-8', 'replace')}instead of\n{expected}")
        for argument, message in case.failures:
            done = subprocess.run([program, str(argument)], stdin=subprocess.DEVNULL, capture_output=True,
                                  timeout=SECONDS_TO_RUN, env=environment)
            said = done.stderr.decode("utf-8", "replace")
            if done.returncode >= 0 or message not in said:
                raise Failure(f"the program ends with {done.returncode} after the argument {argument} and says\n{said}"
                              f"instead of\n{message}")


def with_main_actor_twins(source):
    boundary = rb"(?<![A-Za-z0-9_\x80-\xff])"
    source = re.sub(boundary + rb"(PluginWorker|WorkerSlot)(?![A-Za-z0-9_\x80-\xff])", rb"MainActor\1", source)
    source = re.sub(boundary + rb"((Pluginized|NonCore|Slot)?Component<)", rb"MainActor\1", source)
    return re.sub(boundary + rb"BootstrapComponent(?![A-Za-z0-9_\x80-\xff])", b"MainActorBootstrapComponent", source)


def recorded_cases():
    """Records what the tool makes of all cases; the names of those that differ from what is committed."""
    # A recording run always fails; what went wrong otherwise is found when the cases are compiled.
    subprocess.run(["swift", "test", "--filter", "GoldenTests"], cwd=ROOT, env={**os.environ, "NEEDLE_RECORD": "1"},
                   stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    changed = run(["git", "status", "--porcelain", "--untracked-files=all", "--", "Fixtures/cases"], cwd=ROOT).decode()
    print(changed, end="", flush=True)
    return sorted({Path(line[3:].strip('"')).parts[2] for line in changed.splitlines()})


def report(case, failures):
    """Prints the failures of one case; what several checks say is said once."""
    messages = {}
    for mode, conditions, message in failures:
        check = " ".join([mode] + [f"-D {condition}" for condition in conditions])
        messages.setdefault(message, []).append(f"[{check}]")
    for message, checks in messages.items():
        print(f"FAILED {case.name} {' '.join(checks)}\n{message}\n", flush=True)


def run_checks(checker, checks, jobs):
    """The numbers of checks that passed and failed."""
    passed = failed = 0
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        runs = [(check, pool.submit(checker.check, *check)) for check in checks]
        for case, group in itertools.groupby(runs, key=lambda entry: entry[0][0]):
            failures = []
            for (_, mode, conditions), done in group:
                try:
                    done.result()
                    passed += 1
                except Failure as failure:
                    failures.append((mode, conditions, str(failure)))
            report(case, failures)
            failed += len(failures)
    return passed, failed


def write_explained_cases(work):
    """A folder for each section of the page, with the source that stands last in it."""
    for section in PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        after = section.split("\n**After**\n")[-1]
        blocks = dict(re.findall(r"^```(\w+)\n(.*?)^```$", after, re.MULTILINE | re.DOTALL))
        id = section.split()[0]
        folder = work / (f"mocks-explain-{id}" if "mock" in id else f"explain-{id}")
        folder.mkdir()
        (folder / "App.swift").write_text(blocks["swift"], encoding="utf-8")
        if "json" in blocks:
            (folder / "needle.json").write_text(blocks["json"], encoding="utf-8")
        if json.loads(blocks.get("json", "{}")).get("defaultIsolation") == "MainActor":
            why = "its needle.json says that the module is on the main actor"
            (folder / "case.json").write_text(json.dumps({"modes": ["6-main-actor"], "why": why}), encoding="utf-8")
    return list(work.iterdir())


def selected_checks(checker, folders, is_fresh):
    """The checks of all cases in the folders, and the number of cases that are wrong in themselves."""
    checks = []
    failed = 0
    for folder in folders:
        try:
            case = Case(folder, is_fresh)
            if not case.compiles:
                print(f"not compiled: {case.name}: {case.settings['why']}")
            elif checker.passes(case):
                checks += case.checks()
            elif case.has_program or folder.parent != CASES:
                raise Failure("there is no generated code to compile")
        except Failure as failure:
            failed += 1
            print(f"FAILED {folder.name}\n{failure}\n")
    return checks, failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", metavar="CASE", help="names of cases; all when none is given")
    add_needle_gen(parser)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, metavar="N", help="checks at a time")
    parser.add_argument("--sample", type=int, default=1, metavar="N")
    parser.add_argument("--record", action="store_true", help="record all cases first; compile those that changed")
    parser.add_argument("--fresh", action="store_true", help="also cases that are not recorded yet")
    arguments = parser.parse_args()
    if arguments.record:
        arguments.cases = recorded_cases()
        if not arguments.cases:
            print("nothing changed")
            return
    needle_gen = chosen_needle_gen(arguments)

    with tempfile.TemporaryDirectory(prefix="check-cases-") as work, \
            tempfile.TemporaryDirectory(prefix="check-cases-") as explained:
        folders = sorted(path for path in CASES.iterdir() if path.is_dir() and not path.name.startswith("."))
        folders += sorted(write_explained_cases(Path(explained)))
        unknown = sorted(set(arguments.cases) - {folder.name for folder in folders})
        if unknown:
            sys.exit(f"check-cases: there is no case {unknown[0]}")
        if arguments.cases:
            folders = [folder for folder in folders if folder.name in arguments.cases]
        folders = folders[::arguments.sample]
        checker = Checker(needle_gen, Path(work))
        checks, wrong = selected_checks(checker, folders, arguments.fresh)
        if not checks:
            sys.exit("check-cases: nothing to compile; NEEDLE_RECORD=1 swift test records what the cases generate")
        checker.build_runtime()
        passed, failed = run_checks(checker, checks, arguments.jobs)
    print(f"{passed} passed, {failed + wrong} failed")
    sys.exit(1 if failed + wrong else 0)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(f"check-cases: {failure}")
