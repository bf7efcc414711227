#!/usr/bin/env python3
"""Builds needle-gen, generates sources, and prints how long everything takes as Markdown.

    Benchmarks/run.py [PART…]     parts: tool, diamond, settings, compile, runtime, first-use; without one, all of these
    Benchmarks/run.py doubling    how the cost of each construct grows with its size; --only WORD for some of them,
                                  --cases for copies of each case of Fixtures/cases in their place

Builds and generated sources are kept in a folder of the system's temporary folder, for the next run.
"""

import argparse
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import app_sources
import doubling

BENCHMARKS = Path(__file__).resolve().parent
ROOT = BENCHMARKS.parent
sys.path.insert(0, str(ROOT / "Scripts"))

from checks import copy_files  # noqa: E402
CACHE = Path(tempfile.gettempdir()) / "needle-gen-benchmarks"
SEED = "7"

# As the budgets of the design name them: 2,000 files with 5.5 MB and with 17 MB, and 20,000 files of 150 to 300 lines; in
# the last set every second file has types that are named like the runtime's.
SETS = {
    "2,000 files": ["--components", "200", "--other-files", "1362", "--lines", "35:87"],
    "2,000 files, 50 requests missing": [
        "--components", "200", "--other-files", "1362", "--lines", "35:87", "--broken", "50"],
    "20,000 files, 500 components": ["--components", "500", "--other-files", "18470", "--lines", "150:300"],
    "2,000 files, 17 MB": ["--components", "200", "--other-files", "1414", "--lines", "150:300"],
    "20,000 files, 10 components": ["--components", "10", "--other-files", "19950", "--lines", "150:300"],
    "20,000 files, 2,000 components": ["--components", "2000", "--other-files", "14136", "--lines", "150:300"],
    "20,000 files, 2,000 components, look-alikes": [
        "--components", "2000", "--other-files", "14136", "--lines", "150:300", "--look-alikes", "2"],
}


class Usage:
    """What one process took."""

    def __init__(self, wall, cpu, peak, output, code):
        self.wall, self.cpu, self.peak, self.output, self.code = wall, cpu, peak, output, code


def run(command, cwd=None):
    """Runs a command, and measures it and all that it starts."""
    with tempfile.TemporaryFile() as output:
        start = time.monotonic()
        child = subprocess.Popen(command, cwd=cwd, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(child.pid, 0)
        wall = time.monotonic() - start
        child.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode(errors="replace")
    unit = 1 if sys.platform == "darwin" else 1024
    return Usage(wall, usage.ru_utime + usage.ru_stime, usage.ru_maxrss * unit, text, child.returncode)


def require(command, cwd=None, codes=(0,)):
    usage = run(command, cwd)
    if usage.code not in codes:
        sys.exit(f"{' '.join(map(str, command))}\nended with {usage.code}:\n{usage.output[-4000:]}")
    return usage


def progress(text):
    print(f"… {text}", file=sys.stderr, flush=True)


# --- Builds


def swift_build(package, name, configuration, *arguments):
    scratch = CACHE / name
    progress(f"swift build -c {configuration} ({name})")
    usage = require(
        ["swift", "build", "-c", configuration, "--package-path", package, "--scratch-path", scratch, *arguments])
    return scratch / configuration, usage


def build_benchmarks():
    folder, _ = swift_build(BENCHMARKS, "build-benchmarks", "release")
    return folder


def dependency_copy():
    """This package where SwiftPM has its dependencies, whose manifest tells by it how the plugin's tool is compiled."""
    folder = CACHE / "checkouts" / "needle-gen"
    shutil.rmtree(folder, ignore_errors=True)
    return copy_files(folder, "Package*.swift", "Sources", "Plugins", "Tests")


def build_tools():
    """The tool as it is installed and as a build runs it, and what clean builds of an app pay for: the CPU of the tool and
    the runtime in a debug build, and of one of the two compilations of the tool in a release build."""
    folder, _ = swift_build(ROOT, "build-release", "release", "--product", "needle-gen")
    tools = {"release": folder / "needle-gen"}
    package = dependency_copy()
    for configuration in ("debug", "release"):
        shutil.rmtree(CACHE / f"build-dependency-{configuration}", ignore_errors=True)
    folder, debug = swift_build(package, "build-dependency-debug", "debug", "--product", "DIGraphGen")
    tools["debug"] = folder / "DIGraphGen"
    # The target, for its product would build the tool once more, for the plugins.
    _, runtime = swift_build(package, "build-dependency-debug", "debug", "--target", "DIRuntime")
    _, release = swift_build(package, "build-dependency-release", "release", "--product", "DIGraphGen")
    costs = {"debug": debug.cpu + runtime.cpu, "release": release.cpu}
    return tools, costs


# --- Sources


def generate(generator, options, folder):
    """Makes sources, unless the same generator made them before."""
    key = " ".join([*options, "--seed", SEED, str(generator.stat().st_mtime_ns)])
    mark = folder.with_suffix(".key")
    if not (mark.exists() and mark.read_text() == key):
        progress(f"generate-sources {' '.join(options)}")
        shutil.rmtree(folder, ignore_errors=True)
        require([generator, *options, "--seed", SEED, "--out", folder])
        mark.write_text(key)
    return folder


def source_files(folder):
    return sorted(path for path in folder.rglob("*.swift") if path.name != "Generated.swift")


# --- The tool


def read_with_cat(folder):
    command = f"find '{folder}' -name '*.swift' -print0 | xargs -0 cat > /dev/null"
    return require(["sh", "-c", command])


def stage_times(output):
    return {name: float(time) for name, time in re.findall(r"^  (\w+) +([\d.]+) ms", output, re.MULTILINE)}


def measure_tool(tool, folder, rounds, codes):
    """The best of several runs, each next to a `cat` of the same files."""
    out = CACHE / "out" / "Generated.swift"
    tools, cats = [], []
    for _ in range(rounds):
        cats.append(read_with_cat(folder))
        out.unlink(missing_ok=True)
        tools.append(require([tool, folder, "--out", out, "--timings"], codes=codes))
    return best(tools), best(cats)


def best(usages):
    fastest = min(usages, key=lambda usage: usage.wall)
    cpu, peak = min(usage.cpu for usage in usages), max(usage.peak for usage in usages)
    return Usage(fastest.wall, cpu, peak, fastest.output, fastest.code)


def instructions(tool, folder, callgrind):
    """In user space, where a counter is at hand; with one thread, so that runs compare."""
    out = CACHE / "out" / "Generated.swift"
    command = [tool, folder, "--out", out, "-j", "1"]
    if shutil.which("perf"):
        text = run(["perf", "stat", "-x", ",", "-e", "instructions:u", *command]).output
        counted = re.search(r"^(\d+),[^,]*,instructions", text, re.MULTILINE)
        if counted:
            return f"{int(counted[1]) / 1e6:,.0f} M"
    if callgrind and shutil.which("valgrind"):
        text = run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]).output
        counted = re.search(r"Collected : (\d+)", text)
        if counted:
            return f"{int(counted[1]) / 1e6:,.0f} M"
    return "–"


def mocks_time(tool, folder, rounds):
    """The best of several runs that write a mock of every dependency protocol."""
    out = CACHE / "out" / "Mocks.swift"
    runs = []
    for _ in range(rounds):
        out.unlink(missing_ok=True)
        runs.append(require([tool, "mocks", folder, "--out", out]))
    return best(runs).wall * 1e3


def tool_row(name, build, size, usage, cat):
    times = stage_times(usage.output)
    stages = [f"{times[stage]:.0f}" if stage in times else "–" for stage in ("find", "scan", "analyze", "emit")]
    return (
        f"| {name} | {size / 1e6:.1f} MB | {build} | {' | '.join(stages)} | "
        f"{usage.wall * 1e3:.0f} ms | {cat.wall * 1e3:.0f} ms | {usage.wall / cat.wall:.2f} | "
        f"{usage.cpu:.2f}, {cat.cpu:.2f} s | {usage.peak / 1e6:.0f} MB |")


def tool_table(generator, options):
    tools, costs = build_tools()
    rows, verdicts, counts = [], [], []
    for name, arguments in SETS.items():
        folder = generate(generator, arguments, CACHE / ("sources-" + re.sub(r"\W+", "-", name)))
        size = sum(path.stat().st_size for path in source_files(folder))
        for build, tool in tools.items():
            progress(f"{name}, {build}")
            rounds = options.rounds if size < 50e6 else max(2, options.rounds // 2)
            usage, cat = measure_tool(tool, folder, rounds, (1,) if "missing" in name else (0,))
            counts.append(instructions(tool, folder, options.callgrind and size < 50e6))
            rows.append(tool_row(name, build, size, usage, cat))
            if build == "debug" and name == "2,000 files, 17 MB":
                verdicts.append(verdict(f"{build}, {name}: CPU", usage.cpu, 0.6, "s"))
            if build == "release" and name == "2,000 files":
                verdicts.append(verdict(f"{build}, {name}: 200 mocks", mocks_time(tool, folder, rounds), 100, "ms"))
            if build == "release" and name.startswith("20,000"):
                verdicts.append(verdict(f"{build}, {name}: CPU / `cat`", usage.cpu / cat.cpu, 2, "×"))
    verdicts.append(verdict("clean debug build of the tool and the runtime: CPU", costs["debug"], 20, "s"))
    verdicts.append(verdict("clean release build of the plugin's tool: CPU", costs["release"], 60, "s"))
    head = ["sources", "bytes", "build", "find", "scan", "analyze", "emit", "total", "`cat`", "total / cat"]
    head += ["CPU, and cat's", "peak memory"]
    if any(count != "–" for count in counts):
        head.append("instructions")
        rows = [f"{row} {count} |" for row, count in zip(rows, counts)]
    return table(head, rows), verdicts


def diamond(generator, tools_folder):
    """The deepest diamond of the design: a million paths."""
    folder = generate(
        generator, ["--components", "2", "--other-files", "0", "--diamond-levels", "20"], CACHE / "sources-diamond")
    best = {}
    for _ in range(10):
        usage = require([tools_folder / "needle-gen", folder, "--out", CACHE / "out" / "Diamond.swift", "--timings"])
        for stage, milliseconds in stage_times(usage.output).items():
            best[stage] = min(best.get(stage, milliseconds), milliseconds)
    stages = ("find", "scan", "analyze", "emit", "total")
    row = " | ".join(f"{best.get(stage, 0):.1f} ms" for stage in stages)
    return table(["20 diamonds in a row, 2^20 paths", *stages], [f"| release | {row} |"])


def settings(reader, needle_gen, rounds):
    """Long needle.json files: a whole check of one component beside nothing but reading the file with JSONDecoder."""
    folder = CACHE / "settings"
    (folder / "App").mkdir(parents=True, exist_ok=True)
    (folder / "App" / "App.swift").write_text(
        "import DIRuntime\nfinal class RootComponent: BootstrapComponent {}\n", encoding="utf-8")
    keys = {
        "200,000 modules": {"modules": {f"Module{number}": "App" for number in range(200_000)}},
        "1,000,000 exclusions": {"excludePaths": [f"Generated{number}" for number in range(1_000_000)]},
    }
    rows, verdicts = [], []
    for name, content in keys.items():
        (folder / "needle.json").write_text(json.dumps({"sources": ["App"], **content}, indent=4), encoding="utf-8")
        runs = [(require([needle_gen, "check"], cwd=folder), require([reader, folder / "needle.json"]))
                for _ in range(rounds)]
        check, read = (best(column) for column in zip(*runs))
        size = (folder / "needle.json").stat().st_size / 1e6
        rows.append(f"| {name} | {size:.1f} MB | {check.cpu:.2f} s | {read.cpu:.2f} s | {check.peak / 1e6:.0f} MB |")
        verdicts.append(verdict(f"needle.json of {name}: CPU / JSONDecoder", check.cpu / read.cpu, 1, "×"))
    return table(["needle.json", "bytes", "check, CPU", "JSONDecoder, CPU", "peak memory of check"], rows), verdicts


# --- The generated code


def compile_times(generator, needle_gen):
    """How long the compiler takes for the generated file, as one of the files of its module."""
    folder = generate(generator, ["--components", "500", "--other-files", "0"], CACHE / "sources-500")
    out = CACHE / "out" / "Generated500.swift"
    require([needle_gen, folder, "--out", out])
    modules = CACHE / "build-benchmarks" / "release" / "Modules"
    sdk = []
    if sys.platform == "darwin":
        sdk = ["-sdk", subprocess.check_output(["xcrun", "--show-sdk-path"], text=True).strip()]
    rows, verdicts = [], []
    for flag, budget in (("-Onone", 10), ("-O", 30)):
        progress(f"compile the generated file of 500 components, {flag}")
        command = ["swiftc", "-frontend", "-c", flag, "-swift-version", "6", "-parse-as-library", *sdk]
        command += ["-module-name", "App", "-I", modules, "-primary-file", out, *source_files(folder)]
        usage = min((compile_to(CACHE / "out" / "Generated.o", command) for _ in range(3)), key=lambda usage: usage.cpu)
        rows.append(f"| {flag} | {out.stat().st_size / 1e3:.0f} kB | {usage.wall:.1f} s | {usage.cpu:.1f} s |")
        verdicts.append(verdict(f"generated file of 500 components, {flag}", usage.wall, budget, "s"))
    return table(["500 components", "generated file", "time", "CPU"], rows), verdicts


RUNTIMES = ("DIRuntime", "PathRuntime")


def app_compile_times(needle_gen, counts=(500, 2000)):
    """What it costs to compile a whole app as one module, beside the same app on a registry by paths."""
    rows, verdicts = [], []
    for count in counts:
        for runtime in RUNTIMES:
            app_sources.write_app(CACHE / f"app-{runtime}", count, runtime)
        folder = CACHE / "app-DIRuntime"
        require([needle_gen, folder, "--out", folder / "Generated.swift"])
        for flag in ("-Onone", "-O"):
            progress(f"compile apps of {count} components, {flag}")
            # One after the other in turns, so that what else runs slows down both.
            rounds = [[compile_app(runtime, flag) for runtime in RUNTIMES] for _ in range(3 if count < 1000 else 1)]
            own, baseline = (min(cpu) for cpu in zip(*[[cpu for cpu, _ in pair] for pair in rounds]))
            text, baseline_text = (size for _, size in rounds[0])
            generated, baseline_generated = (compile_generated(runtime, flag) for runtime in RUNTIMES)
            rows.append(
                f"| {count:,}, {flag} | {own:.1f} s | {baseline:.1f} s | {generated:.1f} s | {baseline_generated:.1f} s | "
                f"{text / 1e3:,.0f} kB | {baseline_text / 1e3:,.0f} kB |")
            verdicts.append(verdict(f"app of {count:,} components, {flag}: CPU / path registry", own / baseline, 1, "×"))
    head = ["components", "CPU", "path registry", "generated file", "path registry", "text", "path registry"]
    return table(head, rows), verdicts


def app_command():
    modules = CACHE / "build-benchmarks" / "release" / "Modules"
    return ["-swift-version", "6", "-parse-as-library", "-module-name", "App", "-I", modules]


def compile_to(out, command):
    """Compiles from nothing: into an object file that is there, the compiler generates no code that is in it already."""
    out.unlink(missing_ok=True)
    return require([*command, "-o", out])


def compile_app(runtime, flag):
    """The CPU of the compiler, and the size of the code."""
    out = CACHE / "out" / f"{runtime}.o"
    sources = sorted((CACHE / f"app-{runtime}").glob("*.swift"))
    usage = compile_to(out, ["swiftc", flag, "-wmo", *app_command(), "-c", *sources])
    return usage.cpu, int(require(["size", out]).output.splitlines()[1].split()[0])


def compile_generated(runtime, flag):
    """The CPU that the generated file takes as one of the files of its module."""
    folder = CACHE / f"app-{runtime}"
    generated = folder / "Generated.swift"
    others = sorted(path for path in folder.glob("*.swift") if path != generated)
    command = ["swiftc", "-frontend", "-c", flag, *app_command(), "-primary-file", generated, *others]
    return min(compile_to(CACHE / "out" / "Generated.o", command).cpu for _ in range(2))


MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "FirstUse",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "needle-gen", path: "{root}")],
    targets: [
        .executableTarget(name: "FirstUse", dependencies: [.product(name: "DIRuntime", package: "needle-gen")])
    ]
)
"""


def first_use(generator, needle_gen):
    """Builds an app of 2,000 components, and measures its first ones in fresh processes."""
    package = CACHE / "first-use"
    package.mkdir(exist_ok=True)
    (package / "Package.swift").write_text(MANIFEST.format(root=ROOT))
    sources = generate(generator, ["--components", "2000", "--other-files", "0"], CACHE / "sources-2000")
    target = package / "Sources" / "FirstUse"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    # One file for each folder: the compiler takes far longer for thousands of files than for the same text in a few.
    for path in source_files(sources):
        with open(target / (path.parent.name + ".swift"), "a", encoding="utf-8") as joined:
            joined.write(path.read_text(encoding="utf-8"))
    require([needle_gen, sources, "--out", target / "Generated.swift"])
    shutil.copy(BENCHMARKS / "FirstUse" / "main.swift", target)
    folder, _ = swift_build(package, "build-first-use", "release", "--product", "FirstUse")
    runs = [list(map(int, require([folder / "FirstUse"]).output.split())) for _ in range(30)]
    times = [min(column) / 1e3 for column in zip(*runs)]
    root, first, _, _, leaf = times
    steps = ["root (builds the table)", "first component, the last of the root's children", "second component",
             "the first again", "a leaf, eight screens down"]
    rows = [f"| {step} | {time:.1f} µs |" for step, time in zip(steps, times)]
    verdicts = [
        verdict("first use of a table of 2,000 components: root and first component", (root + first) / 1e3, 1, "ms"),
        verdict("first use of a leaf of it, eight screens down", leaf / 1e3, 1, "ms"),
    ]
    return table(["2,000 components, a fresh process", "time"], rows), verdicts


# --- Tables


def table(head, rows):
    return "\n".join(["| " + " | ".join(head) + " |", "|" + "---|" * len(head), *rows])


def verdict(what, measured, budget, unit):
    return f"| {what} | {measured:.2f} {unit} | {budget} {unit} | {'met' if measured <= budget else '**missed**'} |"


def machine():
    version = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    swift = re.search(r"Swift version (\S+)", version)
    return f"{os.cpu_count()} cores, {platform.system()} {platform.machine()}, Swift {swift[1] if swift else '?'}"


def main():
    parts = ["tool", "diamond", "settings", "compile", "runtime", "first-use"]
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"what to measure, of {', '.join(parts)}; or doubling by itself")
    parser.add_argument("--only", metavar="WORD", help="of doubling, the constructs whose name holds the word")
    parser.add_argument(
        "--cases", nargs="?", const="together", choices=doubling.WAYS_OF_COPYING,
        help="of doubling, copies of each case in place of the constructs: together in its files, in files or modules of their own")
    parser.add_argument("--rounds", type=int, default=6, help="runs of the tool, of which the best counts")
    parser.add_argument("--callgrind", action="store_true", help="count instructions with valgrind where perf cannot")
    options = parser.parse_args()
    for part in options.parts:
        if part not in [*parts, "doubling"]:
            parser.error(f"no part {part}; there are {', '.join(parts)} and doubling")
    wanted = options.parts or parts
    (CACHE / "out").mkdir(parents=True, exist_ok=True)
    release, _ = swift_build(ROOT, "build-release", "release", "--product", "needle-gen")
    if "doubling" in wanted:
        text, above = doubling.table(
            release / "needle-gen", options.only, progress, doubling.constructs_of_cases(options.cases) if options.cases else None)
        print(f"{machine()}; load {os.getloadavg()[0]:.1f} at the end\n\n{text}")
        sys.exit(1 if above else 0)
    benchmarks = build_benchmarks()
    generator = benchmarks / "generate-sources"
    sections, verdicts = [], []
    if "tool" in wanted:
        text, found = tool_table(generator, options)
        sections.append("## The tool\n\nStages in milliseconds.\n\n" + text)
        verdicts += found
    if "diamond" in wanted:
        sections.append("## A deep graph\n\n" + diamond(generator, release))
    if "settings" in wanted:
        text, found = settings(benchmarks / "read-settings", release / "needle-gen", options.rounds)
        sections.append("## Long settings\n\n" + text)
        verdicts += found
    if "compile" in wanted:
        text, found = compile_times(generator, release / "needle-gen")
        sections.append("## Compiling the generated file\n\n" + text)
        verdicts += found
        text, found = app_compile_times(release / "needle-gen")
        sections.append("## Compiling a whole app\n\n" + text)
        verdicts += found
    if "first-use" in wanted:
        text, found = first_use(generator, release / "needle-gen")
        sections.append("## First use of a large graph\n\n" + text)
        verdicts += found
    if "runtime" in wanted:
        sections.append("## The runtime\n\n" + require([benchmarks / "runtime-benchmark"]).output.strip())
    if verdicts:
        sections.append("## Budgets\n\n" + table(["what", "measured", "budget", ""], verdicts))
    load = os.getloadavg()[0]
    command = " ".join(["Benchmarks/run.py", *sys.argv[1:]])
    print(f"{machine()}; load {load:.1f} at the end; `{command}`")
    print("\n" + "\n\n".join(sections))


if __name__ == "__main__":
    main()
