#!/usr/bin/env python3
"""Tries what needle-gen does on a terminal: completion in the real shells, the manual page, progress, links and colour.

    Scripts/check-terminal.py [--needle-gen PATH]

It needs bash, zsh, fish and man; what is not installed is left out, with a line that says so.
"""

import argparse
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

from checks import ROOT, add_needle_gen, chosen_needle_gen


# What is typed, a word that must be offered, and one that must not.
COMPLETIONS = [
    ("needle-gen che", "check", "mocks"),
    ("needle-gen check --for", "--format", "--from-needle"),
    ("needle-gen check --format sar", "sarif", "html"),
    ("needle-gen graph --format ht", "html", "sarif"),
    ("needle-gen fix --id missing-dep", "missing-dependency", "unlinked-creation"),
    ("needle-gen explain unlin", "unlinked-creation", "unlinked.swift"),
    ("needle-gen completion fi", "fish", "zsh"),
    ("needle-gen check --default-isolation Mai", "MainActor", "nonisolated"),
    ("needle-gen check --out unlinked.s", "unlinked.swift", "check"),
    ("needle-gen check unlinked.s", "unlinked.swift", "check"),
    ("needle-gen init --from", "--from-needle", "--format"),
    ("needle-gen help gra", "graph", "generate"),
    ("needle-gen hel", "help", "check"),
    ("needle-gen vers", "version", "why"),
    ("needle-gen check --format=js", "json", "unlinked.swift"),
    ("needle-gen check --report js", "json", "unlinked.swift"),
    ("needle-gen check --report json=unl", "unlinked.swift", "unlinked-creation"),
    ("needle-gen check --module App=unl", "unlinked.swift", "unlinked-creation"),
    ("needle-gen check --out=unl", "unlinked.swift", "--out"),
    ("needle-gen new vid", "vidrep", "contracts"),
    ("needle-gen new empty --tu", "--tuist", "--xcode"),
]
SOURCE = """import DIRuntime
final class RootComponent: BootstrapComponent {
    private let a = 1
    var child: ChildComponent { ChildComponent(parent: self) }
}
protocol ChildDependency: Dependency { var a: Int { get } }
final class ChildComponent: Component<ChildDependency> {}
"""


def on_terminal(command, folder, environment=None, typed=None, seconds=60, pauses=False, columns=200):
    """What a program writes to a terminal; it gets what is typed, each after its delay, and is perhaps
    stopped for more than a second as soon as it runs."""
    pid, terminal = pty.fork()
    if pid == 0:
        os.chdir(folder)
        known = {"PATH": os.environ["PATH"], "HOME": str(folder), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
                 "COLUMNS": str(columns), "LINES": "60"}
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 60, columns, 0, 0))
        known.update(environment or {})
        os.execvpe(command[0], [str(word) for word in command], {key: value for key, value in known.items() if value})
    if pauses:
        time.sleep(0.05)
        os.kill(pid, signal.SIGSTOP)
        time.sleep(1.2)
        os.kill(pid, signal.SIGCONT)
    output = b""
    steps = list(typed or [])
    start = last = time.monotonic()
    while time.monotonic() - start < seconds:
        ready, _, _ = select.select([terminal], [], [], 0.05)
        if ready:
            try:
                part = os.read(terminal, 65536)
            except OSError:
                break
            if not part:
                break
            output += part
        if steps and time.monotonic() - last > steps[0][0]:
            os.write(terminal, steps.pop(0)[1].encode())
            last = time.monotonic()
    os.close(terminal)
    os.waitpid(pid, 0)
    return output.decode("utf-8", "replace")


def bash_offers(script, folder, line):
    # As bash takes a line apart.
    words = re.findall(r"=|[^ =]+", line)
    code = f"source {script}; COMP_WORDS=({' '.join(words)}); COMP_CWORD={len(words) - 1}; _needle_gen; " \
           'printf "%s\\n" "${COMPREPLY[@]}"'
    return subprocess.run(["bash", "--norc", "-c", code], cwd=folder, stdout=subprocess.PIPE, text=True).stdout.split("\n")


def fish_offers(script, folder, line):
    done = subprocess.run(["fish", "--no-config", "-c", f"source {script}; complete -C {line!r}"], cwd=folder,
                          stdout=subprocess.PIPE, text=True, env={**os.environ, "HOME": str(folder)})
    return [offer.split("\t")[0] for offer in done.stdout.split("\n")]


def zsh_offers(script, folder, line):
    """The last word of the line that the tab key makes of it."""
    start = f"PS1='> '; autoload -Uz compinit; compinit -D; source {script}; clear\n"
    output = on_terminal(["zsh", "-f", "-i"], folder, typed=[(0.5, start), (2, line + "\t"), (2, "\x01print -r -- made \x05\n"),
                                                        (0.5, "exit\n")], seconds=12)
    return [word for made in re.findall(r"^made (.*?)\s*$", output, re.MULTILINE) for word in made.split()[-1:]]


def check_completion(needle_gen, folder):
    (folder / "unlinked.swift").write_text("")
    for shell, offers in (("bash", bash_offers), ("zsh", zsh_offers), ("fish", fish_offers)):
        if not shutil.which(shell):
            yield f"completion in {shell}: left out, it is not installed", None
            continue
        script = folder / f"completion.{shell}"
        script.write_bytes(subprocess.run([needle_gen, "completion", shell], stdout=subprocess.PIPE, check=True).stdout)
        # Typing takes seconds, so that zsh is asked less.
        lines = COMPLETIONS[::3] if shell == "zsh" else COMPLETIONS
        wrong = []
        for line, wanted, unwanted in lines:
            # A shell offers `--format=json`, or what follows the sign.
            found = [offer.rpartition("=")[2] for offer in offers(script, folder, line)]
            if wanted not in found or unwanted in found:
                wrong.append(f"{line!r} offers {found}")
        yield f"completion in {shell}: {len(lines)} lines", "\n".join(wrong)


def check_manual(needle_gen, folder):
    page = subprocess.run([needle_gen, "man"], stdout=subprocess.PIPE, check=True).stdout
    yield "Docs/needle-gen.1 is current", "" if page == (ROOT / "Docs/needle-gen.1").read_bytes() else "needle-gen man"
    if not shutil.which("man"):
        yield "the manual page: left out, man is not installed", None
        return
    (folder / "needle-gen.1").write_bytes(page)
    done = subprocess.run(["man", "--warnings", "-l", str(folder / "needle-gen.1")], capture_output=True, text=True,
                          env={**os.environ, "MANPAGER": "cat", "MANWIDTH": "80", "LC_ALL": "C.UTF-8"})
    missing = [word for word in ("SYNOPSIS", "--stdin-path FILE", "needle-gen", "EXIT STATUS") if word not in done.stdout]
    yield "man -l shows the page", "" if not done.stderr and not missing else f"{done.stderr} without {missing}"


def check_progress(needle_gen, folder):
    """With so many files that a run that was stopped for a second has still something to do."""
    many = folder / "many"
    many.mkdir()
    (many / "Root.swift").write_text(SOURCE)
    line = "final class Root%dComponent: BootstrapComponent { var a: Int { 1 } }\n"
    body = "func work() {\n" + "    let a = [1, 2, 3].map { $0 + 1 }; print(a, \"text\")\n" * 600 + "}\n"
    for index in range(800):
        (many / f"File{index}.swift").write_text("import DIRuntime\n" + body + line % index)
    command = [needle_gen, "check", ".", "--modules", "none", "-j", "1"]
    shown = on_terminal(command, many, pauses=True)
    yield "progress on a terminal", "" if re.search(r"\x1b\[Kneedle-gen: reading \d+ of 801 files", shown) else repr(shown[:300])
    yield "and it is gone before anything else is said", \
        "" if re.search(r"(files|graph)\r\x1b\[K\x1b\[1m", shown) else repr(shown[-300:])
    for name, words, environment in (("with TERM=dumb", [], {"TERM": "dumb"}), ("with --quiet", ["--quiet"], {}),
                                     ("in plugins", ["--invocation", "x"], {})):
        yield f"no progress {name}", "reading" if "reading " in on_terminal(command + words, many, environment, pauses=True) else ""
    done = subprocess.run(command, cwd=many, capture_output=True, text=True)
    yield "no progress in a pipe", "reading" if "reading " in done.stderr or "\x1b" in done.stderr else ""


def check_colour(needle_gen, folder):
    (folder / "Root.swift").write_text(SOURCE)
    site = {"NEEDLE_GEN_SITE": "https://example.org/"}
    link = "\x1b]8;;https://example.org/Diagnostics.html#missing-dependency\x1b\\missing-dependency\x1b]8;;\x1b\\"
    check = [needle_gen, "check", "Root.swift"]

    def has(text, what):
        return "" if what in text else repr(text[:400])

    def lacks(text, what):
        return repr(text[:400]) if what in text else ""

    for columns, width in ((80, 80), (200, 100)):
        lines = re.sub(r"\x1b\[[0-9;]*m", "", on_terminal(check, folder, columns=columns)).splitlines()
        longest = max(len(line) for line in lines if not line.startswith("needle-gen:"))
        yield f"lines in {columns} columns", "" if width - 20 < longest <= width else f"the longest has {longest}"
    yield "an id links to its page", has(on_terminal(check, folder, site), "[" + link + "]")
    yield "explain does as well", has(on_terminal([needle_gen, "explain", "missing-dependency"], folder, site), link)
    yield "no link where nothing is published", lacks(on_terminal(check, folder), "\x1b]8")
    yield "no link with NO_COLOR", lacks(on_terminal(check, folder, {**site, "NO_COLOR": "1"}), "\x1b")
    yield "no link with TERM=dumb", lacks(on_terminal(check, folder, {**site, "TERM": "dumb"}), "\x1b")
    yield "no colour with --color never", lacks(on_terminal(check + ["--color", "never"], folder, site), "\x1b")
    for words, environment, wanted in (([], {}, False), (["--color", "always"], {}, True), ([], {"FORCE_COLOR": "1"}, True),
                                       ([], {"FORCE_COLOR": "0"}, False), ([], {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
                                       (["--color", "always"], {"NO_COLOR": "1"}, True)):
        known = {key: value for key, value in os.environ.items() if key not in ("NO_COLOR", "FORCE_COLOR")}
        done = subprocess.run(check + words, cwd=folder, capture_output=True, text=True, env={**known, **environment})
        name = " ".join(words + [f"{key}={value}" for key, value in environment.items()]) or "nothing said"
        yield f"colour in a pipe, {name}: {wanted}", "" if ("\x1b[" in done.stderr) == wanted else repr(done.stderr[:200])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_needle_gen(parser)
    arguments = parser.parse_args()
    needle_gen = str(chosen_needle_gen(arguments))
    failed = 0
    with tempfile.TemporaryDirectory(prefix="check-terminal-") as folder:
        for check in (check_completion, check_manual, check_progress, check_colour):
            for name, fault in check(needle_gen, Path(folder)):
                failed += bool(fault)
                print(f"{'BAD' if fault else '---' if fault is None else 'ok '}  {name}" + (f"\n{fault}" if fault else ""), flush=True)
    print(f"{failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
