#!/usr/bin/env python3
"""Makes the edits of `needle-gen fix` in every case of Fixtures/cases that has some, and holds them to what they claim.

    Scripts/check-fixes.py                     all cases and the sources under "Before" in Docs/Diagnostics.md
    Scripts/check-fixes.py error-missing-private …
    Scripts/check-fixes.py --sample 5          every fifth of them, as CI does
    Scripts/check-fixes.py --needle-gen PATH --jobs 4

Of each case: the diff applies with `git apply`, and gives the bytes that --write gives; nothing else in the folder is
touched; the findings that were mended are gone, and no new error stands there; a second run has nothing to do. It is
then done a second time with other line breaks: CRLF, a mark of the byte order and no newline at the end stay as they
are. Where no error and no placeholder is left, the sources and the generated code are compiled.
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

from checks import Failure, add_needle_gen, chosen_needle_gen

cases = import_module("check-cases")


class Fixed:
    """A copy of a case, in which edits are made."""

    def __init__(self, case, folder, needle_gen):
        self.case = case
        self.folder = folder
        self.needle_gen = needle_gen
        names_sources = "sources" in case.configuration or "modules" in case.configuration
        self.input = ["needle.json"] if (folder / "needle.json").exists() else []
        self.input += ([] if names_sources else ["."]) + ["--exclude-paths", "/expected/"]

    def tool(self, *words):
        return subprocess.run([self.needle_gen, *words, *self.input], cwd=self.folder, stdin=subprocess.DEVNULL,
                              capture_output=True)

    def findings(self):
        output = self.tool("check", "--format", "json").stdout
        return json.loads(output)["findings"] if output else []

    def bytes(self):
        return {path: path.read_bytes() for path in sorted(self.folder.rglob("*")) if path.is_file()}

    def fixable(self, ids):
        return [finding for finding in self.findings()
                if finding["fixes"] and (finding["id"] in ids or not ids and finding["severity"] != "note")]

    def fix(self, ids):
        """Makes all edits, or those of some ids; the findings that had one, and what is left."""
        mended = self.fixable(ids)
        words = [word for id in ids for word in ("--id", id)]
        before = self.bytes()
        diff = self.tool("fix", *words).stdout
        if self.bytes() != before:
            raise Failure("fix without --write changes files")
        if not diff:
            raise Failure("findings have fixes, but there is no diff")
        done = self.tool("fix", "--write", *words)
        if done.returncode > 1:
            raise Failure(done.stderr.decode("utf-8", "replace"))
        self.compare(diff, before)
        left = self.findings()
        # Of what one edit shows the next is made as well, so that nothing that can be mended is left.
        if self.fixable(ids):
            raise Failure(f"what is left has fixes: {[finding['message'] for finding in left]}")
        known = {(finding["id"], finding["message"]) for finding in left}
        kept = [finding["message"] for finding in mended if (finding["id"], finding["message"]) in known]
        if kept:
            raise Failure(f"still found: {kept}")
        if self.tool("fix", *words).stdout:
            raise Failure("a second run has something to do")
        return mended, left

    def compare(self, diff, before):
        """The diff makes of the old files what --write made."""
        after = self.bytes()
        for path, content in before.items():
            path.write_bytes(content)
        # Of a repository around the folder, git would look for the files there.
        subprocess.run(["git", "init", "-q"], cwd=self.folder, check=True)
        cases.run(["git", "-c", "core.autocrlf=false", "apply", "--whitespace=nowarn", "-"], diff, cwd=self.folder)
        shutil.rmtree(self.folder / ".git")
        if self.bytes() != after:
            raise Failure("the diff does not give what --write gives")


def with_other_line_breaks(content):
    text = content.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").replace(b"\n", b"\r\n")
    return b"\xef\xbb\xbf" + text.removesuffix(b"\r\n")


def plain(content):
    return content.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").removesuffix(b"\n")


def check(case, checker):
    """What was mended, and what came of it: what fix mends by itself, then what it does where notes are asked for."""
    with tempfile.TemporaryDirectory(dir=checker.work) as work:
        folder = Path(work) / "notes"
        shutil.copytree(case.folder, folder)
        findings = [finding for finding in Fixed(case, folder, checker.needle_gen).findings() if finding["fixes"]]
    notes = sorted({finding["id"] for finding in findings if finding["severity"] == "note"})
    verdicts = []
    if any(finding["severity"] != "note" for finding in findings):
        verdicts.append(check_edits(case, checker, []))
    if notes and not any(finding["severity"] == "error" for finding in findings):
        verdicts.append(check_edits(case, checker, notes))
    return "; ".join(verdicts)


def check_edits(case, checker, ids):
    with tempfile.TemporaryDirectory(dir=checker.work) as work:
        folders = [Path(work) / "plain", Path(work) / "other"]
        for folder in folders:
            shutil.copytree(case.folder, folder)
        mended, left = Fixed(case, folders[0], checker.needle_gen).fix(ids)
        for path in case.sources():
            file = folders[1] / path
            file.write_bytes(with_other_line_breaks(file.read_bytes()))
        Fixed(case, folders[1], checker.needle_gen).fix(ids)
        for path in case.sources():
            content = (folders[1] / path).read_bytes()
            if plain(content) != plain((folders[0] / path).read_bytes()):
                raise Failure(f"{path} differs with other line breaks")
            if not content.startswith(b"\xef\xbb\xbf") or content.replace(b"\r\n", b"").count(b"\n") \
                    or content.endswith(b"\n"):
                raise Failure(f"{path} does not keep its line breaks")
        mended_ids = ", ".join(sorted({finding["id"] for finding in mended}))
        if not all(fix["complete"] for finding in mended for fix in finding["fixes"]):
            return f"{mended_ids}: a placeholder is left"
        if any(finding["severity"] == "error" for finding in left):
            return f"{mended_ids}: {len(left)} left"
        if not case.compiles:
            return f"{mended_ids}: not compiled here"
        copy = cases.Case(folders[0], True)
        copy.name = case.name
        if "modules" in case.configuration and "modules" not in case.settings:
            copy.settings["modules"] = in_order_of_imports(case)
            copy.settings["output"] = case.configuration.get("outputModule")
        work = Path(work) / "objects"
        work.mkdir()
        mode = "6" if "6" in case.modes else case.modes[0]
        if case.configuration.get("defaultIsolation") == "MainActor":
            mode = "6-main-actor"
        # In the mode of the module, but with the base classes as they are.
        try:
            checker.compiled(copy, mode, [], checker.prepared(copy, "6", work), work)
        except Failure as failure:
            if same_errors(case, checker, mode, str(failure)):
                return f"{mended_ids}: as wrong for the compiler as before"
            raise
        return f"{mended_ids}: compiles"


def same_errors(case, checker, mode, shown):
    """Whether the compiler says the same of the sources of the case as they are, of which it may see less."""
    errors = set(re.findall(r"error: (.*)", shown))
    command = ["swiftc", "-frontend", "-typecheck", "-module-name", "App", "-I", checker.runtime, "-swift-version", mode[0]]
    if not any(path.endswith("main.swift") for path in case.sources()):
        command.append("-parse-as-library")
    done = subprocess.run([*command, *case.sources()], cwd=case.folder, capture_output=True, text=True)
    return errors <= set(re.findall(r"error: (.*)", done.stderr))


def in_order_of_imports(case):
    """The folders of the modules of needle.json, each after those that it imports."""
    folders = {}
    for name, entry in case.configuration["modules"].items():
        folders[name] = entry if isinstance(entry, str) else entry["path"]
    if any(path.endswith(".swift") for path in folders.values()):
        return []  # The one file of an example.
    ordered = []
    while len(ordered) < len(folders):
        for name, folder in folders.items():
            text = "".join((case.folder / path).read_text() for path in case.sources(folder))
            imported = set(re.findall(r"^(?:\w+ )*import (\w+)$", text, re.MULTILINE)) & set(folders)
            if folder not in ordered and all(folders[other] in ordered for other in imported - {name}):
                ordered.append(folder)
    return ordered


def write_explained_cases(work):
    """A folder for each section of the page, with the source that stands first in it."""
    for section in cases.PAGE.read_text(encoding="utf-8").split("\n## ")[1:]:
        blocks = re.findall(r"^```(\w+)\n(.*?)^```$", section.split("\n**After**\n")[0], re.MULTILINE | re.DOTALL)
        folder = work / f"explain-{section.split()[0]}"
        folder.mkdir()
        for language, text in blocks:
            if language in ("swift", "json"):
                is_program = re.search(r"^print\(", text, re.MULTILINE)
                name = "needle.json" if language == "json" else "main.swift" if is_program else "App.swift"
                (folder / name).write_text(text, encoding="utf-8")
    return sorted(work.iterdir())


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", nargs="*", metavar="CASE")
    add_needle_gen(parser)
    parser.add_argument("--sample", type=int, default=1, metavar="N")
    parser.add_argument("--jobs", type=int, default=2, metavar="N")
    arguments = parser.parse_args()
    needle_gen = chosen_needle_gen(arguments)
    with tempfile.TemporaryDirectory(prefix="check-fixes-") as work, \
            tempfile.TemporaryDirectory(prefix="check-fixes-") as explained:
        folders = sorted(path for path in cases.CASES.iterdir() if path.is_dir()) + write_explained_cases(Path(explained))
        unknown = set(arguments.cases) - {folder.name for folder in folders}
        if unknown:
            parser.error(f"there is no case {', '.join(sorted(unknown))}")
        if arguments.cases:
            folders = [folder for folder in folders if folder.name in arguments.cases]
        folders = folders[::arguments.sample]
        checker = cases.Checker(needle_gen, Path(work))
        checker.build_runtime()
        failed = mended = 0
        with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
            runs = [(folder.name, pool.submit(lambda path: check(cases.Case(path, True), checker), folder))
                    for folder in folders]
            for name, done in runs:
                try:
                    verdict = done.result()
                    if verdict:
                        mended += 1
                        print(f"ok   {name:52}  {verdict}", flush=True)
                except Failure as failure:
                    failed += 1
                    print(f"BAD  {name}\n{failure}\n", flush=True)
    print(f"{mended} cases mended, {failed} failed")
    sys.exit(1 if failed or not mended else 0)


if __name__ == "__main__":
    main()
