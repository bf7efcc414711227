#!/usr/bin/env python3
"""What the build plugin's runs cost in a package of many targets, and what summaries made once per module would save.

    Benchmarks/plugin.py                                # 100 modules, a test target of each but one, and an app
    Benchmarks/plugin.py --modules 100 --files 25 --tool .build/debug/DIGraphGen --summarizer .build/debug/needle-gen

Each target is run as the plugin runs it: by a list of its sources and of those that it depends on, with the tool
unoptimised, as a debug build makes it. Modules depend on each other in chains of ten; the app depends on all.
"""

import argparse
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
from checks import program  # noqa: E402
from synthetic_modules import SyntheticModules  # noqa: E402

TEST = """\
import DIRuntime
@testable import {name}

final class TestRoot{i}: BootstrapComponent {{
    let title = "Test"
    let value{i} = {i}
    var feature: Feature{i}Component {{ Feature{i}Component(parent: self) }}
}}
"""


def below(app, index: int) -> list[str]:
    """The module and those that it depends on."""
    return app.names[index - index % 10 : index + 1]


def write_tests(app):
    for index, name in enumerate(app.names[1:], 1):
        app.write_file(f"Tests/{name}Tests/Root.swift", TEST.format(name=name, i=index))


def targets(app):
    """Per target its name, the modules that it sees, and its own files."""
    yield "App", app.names, ["App/Root.swift"]
    for index, name in enumerate(app.names[1:], 1):
        yield f"{name}Tests", below(app, index), [f"Tests/{name}Tests/Root.swift"]


def write_lists(app, folder: Path):
    for name, modules, own in targets(app):
        (folder / f"{name}.sources").write_text(
            "".join("\n".join([f"module {module}", *app.sources(module), ""]) for module in modules)
            + "\n".join([f"module {name}", *own, ""]))
        (folder / f"{name}.summaries").write_text(
            "".join(f"{module}.digraph\n" for module in modules) + "\n".join([f"module {name}", *own, ""]))


def cpu(commands, cwd: Path) -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    for command in commands:
        subprocess.run(command, cwd=cwd, check=True, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def generate(tool, name: str, kind: str):
    return [tool, "generate", f"@{name}.{kind}", "--out", f"{name}.{kind}.swift", "--output-module", name, "--only-lists", "--quiet"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--modules", type=int, default=100)
    parser.add_argument("--files", type=int, default=25, help="of each module")
    parser.add_argument("--tool", type=program, default=str(ROOT / ".build/debug/DIGraphGen"))
    parser.add_argument("--summarizer", type=program, default=str(ROOT / ".build/debug/needle-gen"))
    arguments = parser.parse_args()
    tool, summarizer = arguments.tool.resolve(), arguments.summarizer.resolve()
    with tempfile.TemporaryDirectory() as name:
        app = SyntheticModules(Path(name), arguments.modules, arguments.files)
        app.write()
        write_tests(app)
        write_lists(app, app.folder)
        names = [name for name, _, _ in targets(app)]
        read = sum(len(modules) * arguments.files + 1 for _, modules, _ in targets(app))
        print(f"{len(names) + arguments.modules} targets, of which {len(names)} have the plugin: {read} files read in "
              f"a clean build, {arguments.modules * arguments.files + len(names)} of them different")
        total = cpu([generate(tool, name, "sources") for name in names], app.folder)
        print(f"from sources, as the plugin does it: {total:.2f} s of CPU")
        made = cpu([[summarizer, "summarize", "--module", module, f"Modules/{module}", "--out", f"{module}.digraph", "--quiet"]
                    for module in app.names], app.folder)
        linked = cpu([generate(tool, name, "summaries") for name in names], app.folder)
        print(f"from summaries: {made:.2f} s for one of each module, {linked:.2f} s for the links")
        for name in names:
            one, other = [(app.folder / f"{name}.{kind}.swift").read_bytes() for kind in ("sources", "summaries")]
            if one != other:
                sys.exit(f"{name}: the code from summaries is another one")
        chain = [f"{name}Tests" for name in below(app, 9)[1:]]
        edited = ["App", *chain]
        print(f"after an edit of the module below {len(chain)} others, which {len(edited)} targets see: "
              f"{cpu([generate(tool, name, 'sources') for name in edited], app.folder):.2f} s from sources, "
              f"{cpu([generate(tool, name, 'summaries') for name in edited], app.folder):.2f} s from summaries")


if __name__ == "__main__":
    main()
