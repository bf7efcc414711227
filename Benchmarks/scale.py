#!/usr/bin/env python3
"""Links the graph of a generated monorepo from the summaries of its modules, and measures that.

    Benchmarks/scale.py                                             # 20,000 modules, 1,000,000 files, 50,000 components
    Benchmarks/scale.py --modules 2000 --files 20 --folder DIR      # smaller; DIR keeps the summaries for the next run
    Benchmarks/scale.py --modules 400 --sources                     # beside a run over the sources, and `cat` of them

The modules are a tree of features, each of which creates four others and its own parts. Their sources are written,
summarized and removed module by module, so that only the summaries stay.
"""

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "Scripts"))
from checks import program  # noqa: E402

BRANCHES = 4
PARTS = ["digraph", "digraphtypes", "digraphpos"]

FEATURE = """\
import Core
import DIRuntime
{imports}
public protocol Feature{i}Dependency: Dependency {{
    var title: String {{ get }}
    var network: Network {{ get }}
    var {model}: {modelType} {{ get }}
}}

public final class Feature{i}Component: Component<Feature{i}Dependency> {{
    public var model{i}: Model{i} {{ shared {{ Model{i}(value: dependency.{model}.value + 1) }} }}
    public var service{i}: Service{i} {{ shared {{ Service{i}(title: dependency.title) }} }}
{children}}}
"""

PART = """\
import Core
import DIRuntime

public protocol Part{k}Of{i}Dependency: Dependency {{
    var title: String {{ get }}
    var network: Network {{ get }}
    var model{i}: Model{i} {{ get }}
    var service{i}: Service{i} {{ get }}
}}

public final class Part{k}Of{i}Component: Component<Part{k}Of{i}Dependency> {{
    var presenter: Presenter{k}Of{i} {{ Presenter{k}Of{i}(title: dependency.title, model: dependency.model{i}) }}
}}

struct Presenter{k}Of{i} {{
    let title: String
    let model: Model{i}
}}
"""

MODEL = """\
public struct Model{i}: Sendable {{
    public let value: Int

    public init(value: Int) {{
        self.value = value
    }}
}}

public final class Service{i} {{
    let title: String

    init(title: String) {{
        self.title = title
    }}
}}
"""

OTHER = """\
import Foundation

/// What most files of an app are: no part of any graph.
protocol Loading{k}In{i}: AnyObject {{
    func load(_ identifiers: [String]) async throws -> [Item{k}Of{i}]
}}

struct Item{k}Of{i}: Hashable {{
    let identifier: String
    var count = 0
    var isSelected: Bool {{ count > 0 }}
}}

final class Loader{k}Of{i}: Loading{k}In{i} {{
    private var items: [String: Item{k}Of{i}] = [:]

    func load(_ identifiers: [String]) async throws -> [Item{k}Of{i}] {{
        for identifier in identifiers where items[identifier] == nil {{
            items[identifier] = Item{k}Of{i}(identifier: identifier)
        }}
        return identifiers.compactMap {{ items[$0] }}
    }}
}}

extension Item{k}Of{i}: CustomStringConvertible {{
    var description: String {{ "\\\\(identifier): \\\\(count)" }}
}}
"""


def parts(index: int, modules: int, components: int) -> int:
    """How many components of its own a module's feature has."""
    others = components - modules
    return others // modules + (index < others % modules)


def write(folder: Path, i: int, arguments):
    inner = [child for child in range(BRANCHES * i + 1, BRANCHES * i + BRANCHES + 1) if child < arguments.modules]
    own = parts(i, arguments.modules, arguments.components)
    children = "".join(
        f"    public var feature{c}: Feature{c}Component {{ Feature{c}Component(parent: self) }}\n" for c in inner)
    children += "".join(f"    public var part{k}: Part{k}Of{i}Component {{ Part{k}Of{i}Component(parent: self) }}\n" for k in range(own))
    imports = "".join(f"import M{c}\n" for c in inner)
    parent = (i - 1) // BRANCHES
    model, model_type = (f"model{parent}", f"Model{parent}") if i else ("models", "Models")
    files = {"Feature.swift": FEATURE.format(i=i, model=model, modelType=model_type, imports=imports, children=children),
             "Model.swift": MODEL.format(i=i)}
    for k in range(own):
        files[f"Part{k}.swift"] = PART.format(i=i, k=k)
    for k in range(arguments.files - len(files)):
        files[f"Loader{k}.swift"] = OTHER.format(i=i, k=k)
    folder.mkdir(parents=True)
    for name, text in files.items():
        (folder / name).write_text(text)


def summarize(work: Path, out: Path, i: int, arguments):
    sources = work / "Modules" / f"M{i}"
    write(sources, i, arguments)
    size = sum(path.stat().st_size for path in sources.iterdir())
    subprocess.run(
        [arguments.needle_gen, "summarize", "--module", f"M{i}", f"Modules/M{i}", "--out", out / f"M{i}.digraph",
         "--jobs", "1", "--quiet"], cwd=work, check=True)
    shutil.rmtree(sources)
    return size


def write_app(work: Path):
    """The root above all modules, and the lines that name it in a list."""
    (work / "App").mkdir()
    (work / "Core").mkdir()
    (work / "Core/Core.swift").write_text(
        "public final class Network {}\n\npublic struct Models: Sendable {\n    public let value = 0\n}\n")
    (work / "App/Root.swift").write_text(
        "import Core\nimport DIRuntime\nimport M0\n\n"
        "public final class RootComponent: BootstrapComponent {\n    public let title = \"App\"\n"
        "    public var network: Network { shared { Network() } }\n    public let models = Models()\n"
        "    public var feature0: Feature0Component { Feature0Component(parent: self) }\n}\n")
    return ["module Core", "Core/Core.swift", "module App", "App/Root.swift"]


def cpu_of(command, cwd: Path):
    """Of the cheapest of three runs."""
    costs = []
    for _ in range(3):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, cwd=cwd, check=True, shell=isinstance(command, str), stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        costs.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return min(costs)


def compare_with_sources(arguments):
    """What a cache of facts could save: the run from summaries does all that would be left to do."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        lines, summaries = [], []
        for i in range(arguments.modules):
            write(work / "Modules" / f"M{i}", i, arguments)
            subprocess.run(
                [arguments.needle_gen, "summarize", "--module", f"M{i}", f"Modules/M{i}", "--out", f"M{i}.digraph", "--quiet"],
                cwd=work, check=True)
            lines += [f"module M{i}", f"Modules/M{i}"]
            summaries.append(f"M{i}.digraph")
        app = write_app(work)
        (work / "sources.list").write_text("\n".join(lines + app) + "\n")
        (work / "summaries.list").write_text("\n".join(summaries + app) + "\n")
        options = ["--output-module", "App", "--jobs", "1", "--out"]
        for what, command in [
            ("cat of all files", "find . -name '*.swift' -print0 | xargs -0 cat"),
            ("generate from the sources", [arguments.needle_gen, "generate", "@sources.list", *options, "Sources.swift"]),
            ("generate from the summaries", [arguments.needle_gen, "generate", "@summaries.list", *options, "Summaries.swift"]),
        ]:
            print(f"{what}: {cpu_of(command, work):.2f} s of CPU")
            for made in ("Sources.swift", "Summaries.swift"):
                (work / made).unlink(missing_ok=True)


def make_summaries(out: Path, arguments):
    out.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:
        size = sum(pool.map(lambda i: summarize(Path(name), out, i, arguments), range(arguments.modules)))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"sources: {size / 1e6:.1f} MB, {size / arguments.modules:.0f} bytes a module")
    print(f"{arguments.modules} summaries: {time.monotonic() - start:.0f} s, {cpu / arguments.modules * 1000:.1f} ms of CPU each")


def link(out: Path, arguments):
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        lines = [f"{out}/M{i}.digraph" for i in range(arguments.modules)] + write_app(work)
        (work / "all.list").write_text("\n".join(lines) + "\n")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        start = time.monotonic()
        result = subprocess.run(
            ["/usr/bin/env", "time", "-f", "%M", arguments.needle_gen, "generate", "@all.list", "--output-module", "App",
             "--out", "App/Graph.swift", "--unused-inputs", "unused", "--timings", "--jobs", str(arguments.jobs)],
            cwd=work, capture_output=True, text=True)
        elapsed = time.monotonic() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        print(result.stderr[-3000:])
        print(f"link: {cpu:.2f} s of CPU, {elapsed:.2f} s, {after.ru_maxrss / 1024:.0f} MB at most")
        print(f"code: {(work / 'App/Graph.swift').stat().st_size / 1e6:.1f} MB")
        unused = (work / "unused").read_text().split() if (work / "unused").exists() else []
        for part in PARTS:
            size = sum(path.stat().st_size for path in out.glob(f"*.{part}"))
            needed = arguments.modules - sum(path.endswith(part) for path in unused)
            print(f"{part}: {size / 1e6:.1f} MB, {size / arguments.modules:.0f} bytes a module; {needed} of them read")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle-gen", type=program, default=str(ROOT / ".build/release/needle-gen"))
    parser.add_argument("--modules", type=int, default=20_000)
    parser.add_argument("--components", type=int, help="of all modules together; 5 of 2 modules by default")
    parser.add_argument("--files", type=int, default=50, help="of each module")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--folder", type=Path, help="where the summaries are kept")
    parser.add_argument("--sources", action="store_true", help="compare with a run over the sources")
    arguments = parser.parse_args()
    arguments.needle_gen = arguments.needle_gen.resolve()
    arguments.components = arguments.components or arguments.modules * 5 // 2
    if arguments.sources:
        return compare_with_sources(arguments)
    if arguments.folder is None:
        with tempfile.TemporaryDirectory() as name:
            make_summaries(Path(name), arguments)
            link(Path(name), arguments)
        return
    out = arguments.folder.resolve()
    if not (out / f"M{arguments.modules - 1}.digraph").exists():
        make_summaries(out, arguments)
    link(out, arguments)


if __name__ == "__main__":
    main()
