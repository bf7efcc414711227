#!/usr/bin/env python3
"""Builds a generated app with Ninja and with make, as Docs/BuildSystems.md describes it, and counts what each edit runs.

    Scripts/check-ninja.py                           with the needle-gen of .build/release or .build/debug
    Scripts/check-ninja.py --needle-gen PATH --modules 500

Where Ninja is not installed, it says so; make must be there.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from checks import ROOT, add_needle_gen, chosen_needle_gen
from synthetic_modules import SyntheticModules

PAGE = ROOT / "Docs" / "BuildSystems.md"
TOOL = "Tools/needle-gen"


def snippet(name: str) -> str:
    """A file as the page shows it."""
    match = re.search(rf"^```\w*\n# {re.escape(name)}\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    if match is None:
        sys.exit(f"FAILED: {PAGE.name} shows no {name}")
    return match[1]


class Ninja:
    """The rules of the page, with a build statement for each module."""

    name = "ninja"

    def __init__(self, sources: SyntheticModules):
        self.folder = sources.folder
        lines = [snippet("build.ninja").split("\n# ")[0]]
        for name in sources.names:
            parts = " ".join(f"out/{name}.{part}" for part in ("digraphtypes", "digraphpos"))
            lines.append(f"build out/{name}.digraph | {parts}: summarize {' '.join(sources.sources(name))} | $needle_gen\n  module = {name}\n")
        graphs = " ".join(f"out/{name}.digraph" for name in sources.names)
        parts = graphs.replace(".digraph", ".digraphtypes") + " " + graphs.replace(".digraph", ".digraphpos")
        lines.append(f"build out/Graph.swift: link {graphs} App/Root.swift | $needle_gen || {parts}\n")
        sources.write_file("build.ninja", "\n".join(lines))

    def build(self):
        return subprocess.run(["ninja", "-v"], cwd=self.folder, capture_output=True, text=True)


class Make:
    """The page's Makefile."""

    name = "make"

    def __init__(self, sources: SyntheticModules):
        self.folder = sources.folder
        text = snippet("Makefile").replace("modules := Core Cart", "modules := " + " ".join(sources.names))
        sources.write_file("Makefile", text)

    def build(self):
        return subprocess.run(["make", "--no-print-directory"], cwd=self.folder, capture_output=True, text=True)


def check_files(tool, sources: SyntheticModules, module: Path):
    """Files that come, go and get another name; Ninja has these from whatever writes its build file."""
    new, renamed, app = (sources.folder / path for path in (module / "New files/New file.swift", module / "Renamed.swift", "App/New files/New.swift"))
    for path in (new, app):
        path.parent.mkdir()
    edits = [
        ("a file that comes", lambda: new.write_text("func unheard() {}\n"), 1, 1),
        ("a file with another name", lambda: new.rename(renamed), 1, 0),
        ("a file that goes", lambda: renamed.unlink(), 1, 1),
        ("a file of the app that comes", lambda: app.write_text("func unheard() {}\n"), 0, 1),
        ("a file of the app that goes", lambda: app.unlink(), 0, 1),
        ("no edit", lambda: None, 0, 0),
    ]
    check_edits(tool, edits)


def check_module_that_goes(tool, sources: SyntheticModules):
    """With another version of the tool, which makes all stamps anew."""
    gone, index = sources.names[-1], len(sources.names) - 1
    makefile = sources.folder / "Makefile"

    def leave():
        root = (sources.folder / "App/Root.swift").read_text().splitlines(keepends=True)
        names = (f"import {gone}\n", f"value{index} ", f"feature{index}:")
        sources.write_file("App/Root.swift", "".join(line for line in root if not any(name in line for name in names)))
        makefile.write_text(makefile.read_text().replace(f" {gone}\n", "\n"))
        shutil.rmtree(sources.folder / "Modules" / gone)
        (sources.folder / TOOL).touch()

    check_edits(tool, [
        ("a module that goes, and another version of the tool", leave, len(sources.names) - 1, 1),
        ("no edit", lambda: None, 0, 0),
    ])


def check_edits(tool, edits):
    for what, edit, summaries, links in edits:
        time.sleep(0.02)
        edit()
        result = tool.build()
        found = (result.stdout.count(" summarize --module "), result.stdout.count(" generate "))
        if result.returncode != 0 or found != (summaries, links):
            sys.exit(f"FAILED: {tool.name}, {what}: {found} instead of {(summaries, links)}\n{result.stdout[-2000:]}{result.stderr[-2000:]}")
        print(f"{tool.name}, {what}: {summaries} summaries and {links} links")


def check(tool, sources: SyntheticModules):
    middle = sources.names[len(sources.names) // 2]
    index = len(sources.names) // 2
    feature, service = sources.feature(middle), sources.service(middle)
    out = sources.folder / "out"

    def edited(*change):
        return lambda: sources.edit(*change)

    def unchanged():
        pass

    edits = [
        ("a full build", unchanged, len(sources.names), 1),
        ("no edit", unchanged, 0, 0),
        ("a body", edited(service, "count += values.count", "count -= values.count"), 1, 0),
        ("no edit", unchanged, 0, 0),
        ("lines that move", edited(feature, "import DIRuntime\n", "import DIRuntime\n\n// A line.\n"), 1, 0),
        ("a member of an unrelated type", edited(service, "private var count", "private var other = 1\n    private var count"), 1, 0),
        ("a dependency protocol",
         edited(feature, f"var value{index}: Int {{ get }}", f"var value{index}: Int {{ get }}\n    var value0: Int {{ get }}"), 1, 1),
        ("no edit", unchanged, 0, 0),
        ("a summary that is gone", lambda: (out / f"{middle}.digraph").unlink(), 1, 1),
        ("a part of one that is gone", lambda: (out / f"{middle}.digraphpos").unlink(), 1, 0),
        ("no edit", unchanged, 0, 0),
        ("another version of the tool", lambda: (sources.folder / TOOL).touch(), len(sources.names), 1),
        ("no edit", unchanged, 0, 0),
    ]
    check_edits(tool, edits)
    if tool.name == "make":
        check_files(tool, sources, Path(feature).parent)
        check_module_that_goes(tool, sources)
    sources.edit("App/Root.swift", "    let title = \"App\"\n", "")
    result = tool.build()
    if result.returncode == 0 or "[missing-dependency]" not in result.stdout + result.stderr:
        sys.exit(f"FAILED: {tool.name} builds without a provider\n{result.stdout}{result.stderr}")
    print(f"{tool.name}: a missing dependency fails the build")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_needle_gen(parser)
    parser.add_argument("--modules", type=int, default=20)
    arguments = parser.parse_args()
    needle_gen = chosen_needle_gen(arguments)
    for tool in (Ninja, Make):
        if shutil.which(tool.name) is None:
            print(f"skipped: {tool.name} is not installed")
            continue
        with tempfile.TemporaryDirectory(prefix="check-ninja.") as folder:
            sources = SyntheticModules(Path(folder), arguments.modules, 5)
            sources.write()
            (sources.folder / "Tools").mkdir()
            shutil.copy(needle_gen, sources.folder / TOOL)
            check(tool(sources), sources)


if __name__ == "__main__":
    main()
