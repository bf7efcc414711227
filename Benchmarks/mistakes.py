#!/usr/bin/env python3
"""What a hundred mistakes of one kind cost in an app of 20,000 files with 2,000 components: CPU beside a run without any.

    Benchmarks/mistakes.py [--needle-gen TOOL] [--mistakes 100]

It changes a copy of the sources that `run.py` makes, kind by kind, and puts back what it changed.
"""

import argparse
import random
import re
from pathlib import Path

import run

SET = "20,000 files, 2,000 components"


def replacing(pattern, replacement):
    return lambda text: re.sub(pattern, replacement, text, count=1, flags=re.MULTILINE)


# What is changed: the file of a component, or that of its dependency protocol; nothing is left of a file that is deleted.
KINDS = {
    "a class is renamed": ("Component", replacing(r"class (\w+)Component: ", r"class \1Screen: ")),
    "a class is gone": ("Component", lambda text: ""),
    "a class is private": ("Component", replacing(r"^(final )?class (\w+Component)", r"private final class \2")),
    "a base class is misspelt": ("Component", replacing(": Component<", ": Componnt<")),
    "a dependency is misspelt": ("Component", replacing(r"Component<(\w+)Dependency>", r"Component<\1Dependncy>")),
    "a protocol is renamed": ("Dependency", replacing(r"protocol (\w+)Dependency: ", r"protocol \1Needs: ")),
    "a protocol is gone": ("Dependency", lambda text: ""),
    "a protocol is no dependency": ("Dependency", replacing(r"(protocol \w+): Dependency", r"\1: AnyObject")),
    "a request is misspelt": ("Dependency", replacing(r"var (\w{3})\w(\w{2,}): (\w+) \{ get \}", r"var \1\2: \3 { get }")),
    "a request has another type": ("Dependency", replacing(r"var (\w+): (\w+) \{ get \}", r"var \1: \2Other { get }")),
    "a member is renamed": ("Component", replacing(r"^    var (\w{5,}): (\w+)", r"    var \1ed: \2")),
    "a member is private": ("Component", replacing(r"^    var (\w{5,}): (\w+)", r"    private var \1: \2")),
    "a member has no type": ("Component", replacing(r"^    var (\w{5,}): \w+ \{", r"    let \1 = {")),
    "a creation is misspelt": ("Component", replacing(r"(\w+)Component\(parent: self\)", r"\1Compnent(parent: self)")),
    "a label is misspelt": ("Component", replacing(r"\(parent: self\)", "(parnt: self)")),
    "an import is gone": ("Component", replacing(r"^import DIRuntime\n", "")),
    "a brace is gone": ("Component", lambda text: text.rstrip()[:-1]),
}


def make(files, change, count):
    """Changes as many files, chosen by chance; what they held."""
    held = {}
    for path in random.Random(run.SEED).sample(files, len(files)):
        text = path.read_text()
        changed = change(text)
        if changed == text:
            continue
        held[path] = text
        if changed:
            path.write_text(changed)
        else:
            path.unlink()
        if len(held) == count:
            break
    return held


def cpu(tool, folder, *words):
    command = [tool, *words, ".", "--out", run.CACHE / "out" / "Mistakes.swift"]
    return min((run.require(command, folder, (0, 1)) for _ in range(3)), key=lambda usage: usage.cpu)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--needle-gen", type=Path, help="the tool; built if none is named")
    parser.add_argument("--mistakes", type=int, default=100)
    options = parser.parse_args()
    tool = options.needle_gen
    if tool is None:
        tool = run.swift_build(run.ROOT, "build-release", "release", "--product", "needle-gen")[0] / "needle-gen"
    folder = run.CACHE / "sources-mistakes"
    # What an interrupted run left is made anew.
    folder.with_suffix(".key").unlink(missing_ok=True)
    run.generate(run.build_benchmarks() / "generate-sources", run.SETS[SET], folder)
    run.CACHE.joinpath("out").mkdir(exist_ok=True)
    generate, check = ("generate",), ("check", "--format", "json")
    rows = []
    for kind, (part, change) in {"none": ("Component", lambda text: text), **KINDS}.items():
        files = sorted(folder.glob(f"Features/**/*{part}.swift"))
        held = make(files, change, options.mistakes)
        usages = [cpu(tool.resolve(), folder, *words) for words in (generate, check)]
        for path, text in held.items():
            path.write_text(text)
        causes = re.search(r"needle-gen: (\d+) cause", usages[0].output)
        rows.append(f"| {kind} | {len(held)} | {causes[1] if causes else 0} | "
                    + " | ".join(f"{usage.cpu:.2f} s" for usage in usages) + " |")
    print(run.table(["mistake", "files", "causes", "`generate`", "`check --format json`"], rows))


if __name__ == "__main__":
    main()
