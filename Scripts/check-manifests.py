#!/usr/bin/env python3
"""Compares the modules that are read in Package.swift files with those that SwiftPM says they have.

    Scripts/check-manifests.py [FOLDER…]    packages, or folders of bare git repositories of packages
    Scripts/check-manifests.py --scratch-path FOLDER    where the tests of this package were built, maybe for another one

Without a folder it is this repository. Each manifest is compared by `swift package dump-package`, which needs no network, in what decides about modules: the
target's name and kind, its default isolation, and the Swift files below its path, without what it excludes.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KINDS = {"regular": "library", "executable": "program", "macro": "program", "plugin": "program", "test": "tests"}
SOURCES = ["Sources", "Source", "src", "srcs"]
USUAL = {"test": ["Tests"] + SOURCES, "plugin": ["Plugins"]}


def run(*command, **options):
    return subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, capture_output=True, text=True, **options)


def checkouts(folder, work):
    """The packages of a folder; of a git repository, every version."""
    if (folder / "Package.swift").exists():
        yield folder.resolve()
        return
    seen = set()
    for repository in sorted(path for path in folder.glob("**/*.git") if path.is_dir()):
        if repository.resolve() in seen:
            continue
        seen.add(repository.resolve())
        for tag in run("git", "-C", repository, "tag").stdout.split():
            place = work / f"{repository.parent.name}-{repository.stem}-{tag}"
            place.mkdir()
            archive = subprocess.run(["git", "-C", str(repository), "archive", tag], capture_output=True, check=True)
            subprocess.run(["tar", "-x", "-C", str(place)], input=archive.stdout, check=True)
            # Other versions of the manifest are for other compilers.
            for other in place.rglob("Package@swift-*.swift"):
                other.unlink()
            yield place


def is_on_main_actor(target):
    return any("MainActor" in json.dumps(setting.get("kind", {}).get("defaultIsolation", ""))
               for setting in target.get("settings", []))


def base(folder, target, is_only):
    if target.get("path") is not None:
        return folder / target["path"]
    folders = [folder / name for name in USUAL.get(target["type"], SOURCES) if (folder / name).is_dir()]
    named = [place / target["name"] for place in folders if (place / target["name"]).is_dir()]
    return named[0] if named else folders[0] if is_only and folders else None


def files(folder, target, is_only):
    place = base(folder, target, is_only)
    if place is None:
        return []
    roots = [place / source for source in target.get("sources") or [""]]
    resources = [resource["path"] for resource in target.get("resources") or []]
    excluded = [os.path.normpath(place / path) for path in (target.get("exclude") or []) + resources]
    found = set()
    for root in roots:
        found |= {root} if root.suffix == ".swift" else set(root.rglob("*.swift"))
    paths = sorted(os.path.normpath(path) for path in found)
    return [os.path.relpath(path, folder) for path in paths
            if not any(path == other or path.startswith(other + "/") for other in excluded)]


def expected(manifest):
    folder = manifest.parent
    dumped = run("swift", "package", "dump-package", "--package-path", folder, "--disable-sandbox")
    if dumped.returncode != 0:
        return None
    targets = [target for target in json.loads(dumped.stdout)["targets"] if target["type"] in KINDS]
    types = [target["type"] for target in targets]
    result = {}
    for target in targets:
        name = re.sub(r"\W", "_", target["name"])
        result[name] = (KINDS[target["type"]], is_on_main_actor(target),
                        files(folder, target, types.count(target["type"]) == 1))
    return {name: value for name, value in result.items() if value[2]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", metavar="FOLDER")
    parser.add_argument("--scratch-path", type=Path, metavar="FOLDER")
    arguments = parser.parse_args()
    missing = [folder for folder in arguments.folders if not Path(folder).is_dir()]
    if missing:
        sys.exit(f"check-manifests: there is no folder {', '.join(missing)}")
    built = arguments.scratch_path
    place = ["--scratch-path", built.resolve(), "--disable-build-manifest-caching"] if built else []
    with tempfile.TemporaryDirectory(prefix="check-manifests-") as work:
        work = Path(work).resolve()
        packages = [package for folder in arguments.folders or [ROOT] for package in checkouts(Path(folder), work)]
        manifests = [path for package in packages for path in sorted(package.rglob("Package.swift"))
                     if not any(part[0] in ".#" for part in path.relative_to(package).parts)]
        with ThreadPoolExecutor(2) as pool:
            dumped = dict(zip(manifests, pool.map(expected, manifests)))
        corpus = work / "manifests.txt"
        corpus.write_text("".join(f"{manifest}\n" for manifest in manifests), encoding="utf-8")
        tested = run("swift", "test", *place, "-Xswiftc", "-warnings-as-errors", "--filter", "ManifestCorpusTests", cwd=ROOT,
                     env={**os.environ, "NEEDLE_MANIFESTS": str(corpus)})
        if tested.returncode != 0:
            sys.exit("\n".join((tested.stdout + tested.stderr).splitlines()[-20:]))
        read = json.loads(Path(f"{corpus}.json").read_text(encoding="utf-8"))
        compared = differing = targets = exact = 0
        for manifest, modules in dumped.items():
            if modules is None:
                print(f"not compared: {manifest}, which SwiftPM cannot read here")
                continue
            ours = {module["name"]: (module["kind"], module["isOnMainActor"], module["sources"])
                    for module in read[str(manifest)] if module["sources"]}
            compared += 1
            targets += len(modules)
            claimed = any(module["ownsFolder"] for module in read[str(manifest)])
            exact += claimed
            if ours != modules:
                differing += 1
                print(f"DIFFERS {manifest}{', which is claimed to be known exactly' if claimed else ''}")
                for name in sorted(set(ours) | set(modules)):
                    if ours.get(name) != modules.get(name):
                        print(f"  {name}: read {describe(ours.get(name))}, SwiftPM {describe(modules.get(name))}")
    print(f"{compared} manifests with {targets} targets compared, {exact} manifests known exactly, {differing} differ")
    sys.exit(1 if differing or not compared else 0)


def describe(module):
    return "none" if module is None else f"{module[0]}{' on the main actor' if module[1] else ''}, {len(module[2])} files"


if __name__ == "__main__":
    main()
