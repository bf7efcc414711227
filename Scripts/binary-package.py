#!/usr/bin/env python3
"""Makes this package with the build plugin's tool as a binary: nothing of the generator is compiled by who uses it.

    Scripts/dist.sh && Scripts/binary-package.py dist/DIGraphGen.artifactbundle --out dist/needle-gen
    Scripts/binary-package.py linux/*.artifactbundle macos/*.artifactbundle --out package --url https://…/DIGraphGen.artifactbundle.zip

The bundles, of one platform each, become one. With `--url` the manifest names that address and the checksum of the zip
file that is written beside the package; without, the bundle stands in the package. The package has the name, products
and runtime of this one, so that a manifest changes in the line that says where it comes from.
"""
import argparse
import hashlib
import json
import pathlib
import re
import shutil
import sys
import zipfile

from checks import ROOT, copy_files

NAME = "DIGraphGen"
CONTENTS = ["Package.swift", "Sources", f":!Sources/{NAME}", "Plugins", "LICENSE", "README.md"]


def merge(bundles, merged):
    """Writes one bundle with the variants of all."""
    descriptions = [json.loads((bundle / "info.json").read_text()) for bundle in bundles]
    versions = {description["artifacts"][NAME]["version"] for description in descriptions}
    if len(versions) > 1:
        sys.exit(f"the bundles are of several versions: {', '.join(sorted(versions))}")
    variants = {}
    for bundle, description in zip(bundles, descriptions):
        shutil.copytree(bundle, merged, dirs_exist_ok=True)
        for variant in description["artifacts"][NAME]["variants"]:
            variants[variant["path"]] = variant
    descriptions[0]["artifacts"][NAME]["variants"] = [variants[path] for path in sorted(variants)]
    (merged / "info.json").write_text(json.dumps(descriptions[0], indent=2) + "\n")


def compress(bundle, archive):
    """Zips a bundle, the same bytes from the same files; its checksum, which is what SwiftPM computes."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(path for path in bundle.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(str(path.relative_to(bundle.parent)))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (path.stat().st_mode & 0xFFFF) << 16
            file.writestr(entry, path.read_bytes())
    return hashlib.sha256(archive.read_bytes()).hexdigest()


def manifest(text, place):
    """The manifest, with a binary in place of the executable, and without tests."""
    executable = f'        .executableTarget(name: "{NAME}", dependencies: ["DIGraphCommand"]),\n'
    product = f'        .executable(name: "{NAME}", targets: ["{NAME}"]),\n'
    for line in (executable, product):
        if text.count(line) != 1:
            sys.exit(f"Package.swift does not hold the line {line.strip()}")
    text = text.replace(product, "").replace(executable, f'        .binaryTarget(name: "{NAME}", {place}),\n')
    return re.sub(r" {8}\.testTarget\((?:\([^()]*\)|[^()])*\),\n", "", text)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bundles", nargs="+", type=pathlib.Path, metavar="BUNDLE")
    parser.add_argument("--out", required=True, type=pathlib.Path, help="the folder of the package, which is new")
    parser.add_argument("--url", help="where the bundle's zip file will be downloaded from")
    options = parser.parse_args()
    if options.out.exists():
        sys.exit(f"{options.out} exists: name a new folder")
    copy_files(options.out, *CONTENTS)
    bundle = options.out / f"{NAME}.artifactbundle"
    merge(options.bundles, bundle)
    place = f'path: "{bundle.name}"'
    if options.url:
        archive = options.out.with_name(f"{bundle.name}.zip")
        place = f'url: "{options.url}", checksum: "{compress(bundle, archive)}"'
        shutil.rmtree(bundle)
    path = options.out / "Package.swift"
    path.write_text(manifest(path.read_text(), place))


main()
