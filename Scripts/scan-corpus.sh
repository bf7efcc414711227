#!/bin/sh
# Lexes every Swift file below the folders given: the pieces must tile each file exactly, and the byte filter must see
# every declaration. Prints files, bytes and speed.
#
#   Scripts/scan-corpus.sh ../swift-nio ../GRDB.swift
#
# Arguments for `swift test`, such as a scratch path, may be given in NEEDLE_TEST_ARGUMENTS.
set -eu

if [ $# -eq 0 ]; then
    echo "usage: $0 FOLDER..." >&2
    exit 2
fi

folders=
for folder in "$@"; do
    if [ ! -d "$folder" ]; then
        echo "$0: no folder: $folder" >&2
        exit 2
    fi
    folders="${folders:+$folders:}$(cd "$folder" && pwd)"
done

cd "$(dirname "$0")/.."
# shellcheck disable=SC2086
NEEDLE_CORPUS="$folders" exec swift test --filter CorpusTests ${NEEDLE_TEST_ARGUMENTS:-}
