#!/bin/sh
# Builds a release of the command line for this machine's kind: a static, stripped program in a .tar.gz, and an
# artifact bundle of the build plugin's tool, for Scripts/binary-package.py. Both, and their checksums, go to the folder
# dist.
#
#   Scripts/dist.sh                                    for Linux and macOS
#   SCRATCH=/tmp/build Scripts/dist.sh
#   PROGRAMS=.build/release DIST=/tmp/d Scripts/dist.sh  of programs that were built already
set -eu
cd "$(dirname "$0")/.."

if [ $# -gt 0 ]; then
    echo "Scripts/dist.sh takes no arguments, but SCRATCH, DIST and PROGRAMS from the environment" >&2
    exit 2
fi

scratch=${SCRATCH:-.build-dist}
dist=${DIST:-dist}
name=needle-gen
version=$(sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/DIGraphCore/Version.swift)
triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
stage=$dist/$name-$version-$triple

build() {
    [ -z "${PROGRAMS:-}" ] || return 0
    case $triple in
    *linux*) swift build -c release --scratch-path "$scratch" --product "$1" -Xswiftc -static-executable ;;
    *) swift build -c release --scratch-path "$scratch" --product "$1" --arch arm64 --arch x86_64 ;;
    esac
}

program() {
    if [ -n "${PROGRAMS:-}" ]; then
        echo "$PROGRAMS/$1"
        return
    fi
    case $triple in
    *linux*) echo "$(swift build -c release --scratch-path "$scratch" --show-bin-path)/$1" ;;
    *) echo "$scratch/apple/Products/Release/$1" ;;
    esac
}

bundle=$dist/DIGraphGen.artifactbundle
rm -rf "$stage" "$stage.tar.gz" "$bundle" "$bundle.zip"
mkdir -p "$stage"

build needle-gen
build DIGraphGen
cp "$(program needle-gen)" LICENSE "$stage/"
strip "$stage/needle-gen"
"$stage/needle-gen" --version
tar -C "$dist" -czf "$stage.tar.gz" "$(basename "$stage")"

# The bundle's tool has the name that the plugin asks for.
mkdir -p "$bundle/$version-$triple/bin"
cp "$(program DIGraphGen)" "$bundle/$version-$triple/bin/"
strip "$bundle/$version-$triple/bin/DIGraphGen"
cp LICENSE "$bundle/"
case $triple in
*linux*) triples="\"$triple\"" ;;
*) triples='"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
esac
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "DIGraphGen": {
      "type": "executable",
      "version": "$version",
      "variants": [
        { "path": "$version-$triple/bin/DIGraphGen", "supportedTriples": [$triples] }
      ]
    }
  }
}
JSON

rm -rf "$stage"
if command -v zip >/dev/null; then
    (cd "$dist" && zip -qry DIGraphGen.artifactbundle.zip DIGraphGen.artifactbundle)
fi
cd "$dist"
for file in *.tar.gz *.zip; do
    [ ! -e "$file" ] || { sha256sum "$file" 2>/dev/null || shasum -a 256 "$file"; }
done | tee SHA256SUMS
