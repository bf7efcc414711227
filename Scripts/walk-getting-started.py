#!/usr/bin/env python3
"""Walks through "In five minutes" of Docs/GettingStarted.md as a newcomer does, in an empty folder.

    Scripts/walk-getting-started.py URL     of a git repository of this package with a tag of its version

A block of Swift is written to the file that its first line names; one with a tools version is Package.swift, and one
without either must stand in the generated file. In other blocks each line `$ COMMAND` is run in a shell, and the lines
below it must be in its output, in that order; `…` stands for anything. It must fail where they show an error, and only
there.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

PAGE = Path(__file__).resolve().parent.parent / "Docs/GettingStarted.md"
HEADING = "In five minutes"
SECONDS_PER_COMMAND = 900


def blocks():
    text = PAGE.read_text(encoding="utf-8")
    section = re.search(rf"^## {HEADING}\n(.*?)^## ", text, re.MULTILINE | re.DOTALL)
    if not section:
        sys.exit(f"Docs/GettingStarted.md has no section '{HEADING}'")
    return re.findall(r"^```(\w*)\n(.*?)^```$", section[1], re.MULTILINE | re.DOTALL)


def write(folder, text, url):
    if text.startswith("// swift-tools-version"):
        changed = re.sub(r'url: "[^"]*"', f'url: "{url}"', text)
        if changed == text:
            sys.exit("the manifest names no URL")
        (folder / "Package.swift").write_text(changed, encoding="utf-8")
        return
    path = re.match(r"// (Sources/\S+\.swift)\n", text)
    if path:
        (folder / path[1]).parent.mkdir(parents=True, exist_ok=True)
        (folder / path[1]).write_text(text, encoding="utf-8")
        return
    built = folder / os.environ.get("SWIFTPM_BUILD_DIR", ".build")
    generated = next(built.glob(f"plugins/outputs/{folder.name}/**/*.generated.swift"), None)
    if generated is None or text not in generated.read_text(encoding="utf-8"):
        sys.exit(f"this is not what was generated:\n{text}")


def run(folder, command, expected):
    """Runs one line, and tells the folder that the shell then is in."""
    print(f"$ {command}", flush=True)
    script = f'set -e\n{command}\npwd >"$PWD_FILE"'
    with tempfile.NamedTemporaryFile() as end:
        environment = {**os.environ, "PWD_FILE": end.name}
        result = subprocess.run(["bash", "-c", script], cwd=folder, env=environment, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, timeout=SECONDS_PER_COMMAND, check=False)
        output = result.stdout.decode(errors="replace")
        folder = Path(end.read().decode().strip() or folder)
    if (result.returncode != 0) != any("error:" in line for line in expected):
        sys.exit(f"it ended with {result.returncode}:\n{output[-4000:]}")
    rest = iter(output.splitlines())
    for line in expected:
        pattern = ".*".join(map(re.escape, line.split("…")))
        if not any(re.fullmatch(pattern, found) for found in rest):
            sys.exit(f"missing in its output, at its place: {line}\n{output[-4000:]}")
    return folder


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    commands = 0
    with tempfile.TemporaryDirectory() as work:
        folder = Path(work).resolve()
        for language, text in blocks():
            if language == "swift":
                write(folder, text, sys.argv[1])
                continue
            for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, *expected = part.splitlines()
                folder = run(folder, command, expected)
                commands += 1
    if commands < 4:
        sys.exit(f"'{HEADING}' has {commands} commands, and so shows too little")
    print("Docs/GettingStarted.md holds what it says.")


main()
