#!/usr/bin/env bash
# Builds DIRuntime in the ways in which it is distributed, each with an app that is run: with library evolution (as an
# XCFramework has it), as a static and as a dynamic library, in an app built for size; and counts the warnings of
# -strict-memory-safety.
#
#     Scripts/check-build-modes.sh [NEEDLE_GEN]
set -euo pipefail
cd "$(dirname "$0")/.."

readonly needle_gen=${1:-$(swift build -c release --show-bin-path)/needle-gen}
if [ ! -f "$needle_gen" ] || [ ! -x "$needle_gen" ]; then
    echo "check-build-modes: $needle_gen is no program; swift build -c release builds it" >&2
    exit 2
fi
readonly app=Fixtures/cases/emit-replaceable
# Of the runtime's own code; Docs/Concurrency.md says what they are. Code of apps, generated code too, has none.
readonly most_unsafe_uses=268

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sources() { printf '%s\n' Sources/DIRuntime/*.swift; }

# Compiles the runtime into $work/$1, with the options after it.
runtime() {
    local folder=$work/$1
    shift
    mkdir -p "$folder"
    mapfile -t files < <(sources)
    swiftc -wmo -swift-version 6 -package-name needle-gen -parse-as-library -module-name DIRuntime -emit-module \
        -emit-module-path "$folder/DIRuntime.swiftmodule" "$@" "${files[@]}"
}

# Compiles the app against $work/$1 with the options after it, runs it, and compares what it prints.
run_app() {
    local folder=$work/$1
    shift
    swiftc -wmo -swift-version 6 -module-name App -I "$folder" -L "$folder" -o "$folder/app" "$@" \
        "$work"/app/*.swift
    LD_LIBRARY_PATH=$folder DYLD_LIBRARY_PATH=$folder "$folder/app" | diff -u "$app/expected/output.txt" -
}

mkdir "$work/app"
cp "$app"/*.swift "$app"/needle.json "$work/app"
"$needle_gen" "$work/app/needle.json" --out "$work/app/Generated.swift" > "$work/log"

runtime static -O -emit-library -static -o "$work/static/libDIRuntime.a"
run_app static -Osize -lDIRuntime
printf 'static library, app for size: passed\n'

runtime dynamic -O -enable-library-evolution -emit-library -o "$work/dynamic/libDIRuntime.so" \
    -emit-module-interface-path "$work/dynamic/DIRuntime.swiftinterface"
run_app dynamic -O -lDIRuntime
swiftc -frontend -typecheck-module-from-interface -module-name DIRuntime "$work/dynamic/DIRuntime.swiftinterface"
printf 'dynamic library with evolution, and its interface: passed\n'

runtime strict -Onone -strict-memory-safety -typecheck 2> "$work/strict.log" || { cat "$work/strict.log"; exit 1; }
uses=$(grep -oE '[A-Za-z]+\.swift:[0-9]+:[0-9]+: warning: .*' "$work/strict.log" | sort -u | wc -l)
printf 'uses of unsafe constructs: %d, at most %d\n' "$uses" "$most_unsafe_uses"
[ "$uses" -le "$most_unsafe_uses" ]
run_app static -Onone -strict-memory-safety -warnings-as-errors -lDIRuntime
printf 'app with strict memory safety: no warning\n'

# Other platforms need their SDK, even to check types.
for target in arm64-apple-macos13 aarch64-swift-linux-musl wasm32-unknown-wasip1; do
    if printf 'import Swift\n' | swiftc -typecheck -target "$target" - > /dev/null 2>&1; then
        mapfile -t files < <(sources)
        swiftc -typecheck -target "$target" -swift-version 6 -package-name needle-gen -module-name DIRuntime "${files[@]}"
        printf '%s: checked\n' "$target"
    else
        printf '%s: not checked, the toolchain has no standard library for it\n' "$target"
    fi
done
