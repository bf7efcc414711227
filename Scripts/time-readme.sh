#!/bin/sh
# What the two commands of README.md cost on a machine that never built this package: they run in a fresh clone with empty
# caches, and for each one line says its wall time, its CPU and the lines that it printed.
#
#   Scripts/time-readme.sh
set -eu
cd "$(dirname "$0")/.."

if [ $# -gt 0 ]; then
    echo "Scripts/time-readme.sh takes no arguments" >&2
    exit 2
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
git clone --quiet . "$work/needle-gen"
mkdir "$work/home"
cd "$work/needle-gen"

measure() {
    status=0
    HOME=$work/home bash -c 'TIMEFORMAT="%R %U %S"; time "$@" >"$0" 2>&1' "$work/log" "$@" 2>"$work/times" || status=$?
    lines=$(wc -l <"$work/log" | tr -d ' ')
    awk -v command="$*" -v lines="$lines" -v status="$status" '{
        printf "%s: %.0f s, %.0f s of CPU, %d lines, exit %d\n", command, $1, $2 + $3, lines, status
    }' "$work/times"
    tail -1 "$work/log"
    return "$status"
}

measure swift run -c release needle-gen
measure swift test
