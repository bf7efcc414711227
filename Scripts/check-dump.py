#!/usr/bin/env python3
"""Holds `needle-gen dump` to the syntax tree of the toolchain's own parser, key by key.

    Scripts/check-dump.py                        the sources of this repository
    Scripts/check-dump.py FOLDER…                all Swift files below; of a bare Git repository, its last version
    Scripts/check-dump.py --needle-gen PATH --show 20

`dump-by-syntax.swift` is compiled with the parser that stands in the toolchain, so that nothing is fetched. What both say
of each file that parses is compared as sets of lines. Deviations that are agreed are taken out of both sides first; they are written
down here, in `agreed`, with their reason.
"""

import argparse
import collections
import itertools
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.dont_write_bytecode = True
from importlib import import_module  # noqa: E402
from checks import ROOT, add_needle_gen, chosen_needle_gen  # noqa: E402

cases = import_module("check-cases")
BATCH = 200
DEEPEST = 1_000


def compile_reference(folder):
    """The program that dumps by syntax trees; it ends the script where the toolchain has no parser."""
    host = Path(shutil.which("swiftc")).resolve().parent.parent / "lib" / "swift" / "host"
    if not (host / "SwiftParser.swiftmodule").exists():
        print("check-dump: this toolchain brings no parser, nothing was compared")
        sys.exit(0)
    program = folder / "dump-by-syntax"
    cases.run(["swiftc", "-O", "-suppress-warnings", "-I", host, "-L", host, "-lSwiftSyntax", "-lSwiftParser",
               "-Xlinker", "-rpath", "-Xlinker", host, ROOT / "Scripts" / "dump-by-syntax.swift", "-o", program])
    return program


def swift_files(folder, work):
    if (folder / "HEAD").exists() and (folder / "objects").exists():
        unpacked = work / "unpacked" / folder.parent.name / folder.name
        unpacked.mkdir(parents=True)
        newest = cases.run(["git", "-C", folder, "tag", "--sort=-version:refname"]).decode().split("\n")[0] or "HEAD"
        archive = subprocess.Popen(["git", "-C", folder, "archive", newest], stdout=subprocess.PIPE)
        subprocess.run(["tar", "-x", "-C", unpacked], stdin=archive.stdout, check=True)
        folder = unpacked
    return sorted(path for path in folder.rglob("*.swift")
                  if path.is_file() and ".build" not in path.parts and is_source(path))


def is_source(path):
    """What is no UTF-8, or nested deeper than any compiler reads, is named by the tool, and not a source of anything."""
    try:
        return depth(path.read_text(encoding="utf-8")) <= DEEPEST
    except UnicodeDecodeError:
        return False


def depth(text):
    """How many brackets are open at once, counting those in comments and strings too."""
    opened = (text[match.start()] in "([{" for match in re.finditer(r"[()\[\]{}]", text))
    return max(itertools.accumulate((1 if is_opener else -1 for is_opener in opened), initial=0))


def normalized(text):
    """Without comments, and with blanks where they matter."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", text, flags=re.DOTALL)
    text = re.sub(r"\s+", " ", text).strip()
    return re.sub(r" ?([^\w\s`#@$]) ?", r"\1", text)


def agreed(fact):
    """A fact as it is compared; None where the two need not agree."""
    fact = dict(fact)
    if fact["fact"] == "creation":
        # An initialiser as a value has no call; whose code it stands in, and the parent's text, are not compared.
        if "parent" in fact and fact["parent"] is None:
            return None
        fact = {key: fact[key] for key in ("fact", "callee", "file", "line", "column")}
        # The tree keeps the module of `Shop::Item` apart.
        fact["callee"] = re.sub(r"\w+::", "", normalized(fact["callee"]).replace("`", ""))
        # A method or function in lower case is no type: its receiver does not matter.
        last = fact["callee"].split(".")[-1]
        if last != "init" and not last[:1].isupper():
            return None
    for key in ("type", "module", "name", "owner"):
        if isinstance(fact.get(key), str):
            fact[key] = normalized(fact[key]).replace("`", "")
    if fact.get("type"):
        # Parentheses that only group are no part of a type.
        # Of which module a member is, makes no difference.
        fact["type"] = normalized(re.sub(r"[()]", " ", re.sub(r"(?<=\.)\w+::", "", fact["type"])))
        # The tool reads members of `[Int]`, `[2 of Int]`, `[String: Int]` and `Int?` as those of the types that these stand for.
        fact["type"] = re.sub(r"\[(\w+)\]\.", r"Array<\1>.", fact["type"])
        fact["type"] = re.sub(r"\[(\w+) of ?(\w+|\[\w+ of \w+\])\]\.", r"InlineArray<\1,\2>.", fact["type"])
        fact["type"] = re.sub(r"(\w+)\?\.(?=\w)", r"Optional<\1>.", fact["type"])
        fact["type"] = re.sub(r"\[(\w+):(\w+)\]\.", r"Dictionary<\1,\2>.", fact["type"])
    for key in ("inherits", "conditions", "effects"):
        if key in fact:
            fact[key] = [normalized(text).replace("`", "") for text in fact[key]]
    # What literals and the versions of compilers make true is no condition.
    if "conditions" in fact:
        fact["conditions"] = [text for text in fact["conditions"] if not holds_anyway(text)]
    # The isolation of a conformance is not part of its name, nor are parentheses.
    fact["inherits"] = [re.sub(r"[()]", "", text.removeprefix("nonisolated ")) for text in fact.get("inherits", [])]
    return json.dumps(fact, sort_keys=True)


class Ternary:
    """True, false, or unknown: a value of Kleene's logic, from 0 to 2."""

    def __init__(self, value):
        self.value = value

    def __and__(self, other):
        return Ternary(min(self.value, other.value))

    def __or__(self, other):
        return Ternary(max(self.value, other.value))

    def __invert__(self):
        return Ternary(2 - self.value)


def known(test):
    """What all compilers since Swift 6 answer alike; in language mode 5 they say 5.10 of themselves."""
    version = re.fullmatch(r"(swift|compiler)\((>=|<)(\d+(?:\.\d+)*)\)", test.replace(" ", ""))
    if not version:
        return {"true": 2, "false": 0, "canImport(Swift)": 2}.get(test, 1)
    parts = [int(part) for part in version[3].split(".")]
    if parts[0] < 99 and parts + [0] * 3 > ([5, 10] if version[1] == "swift" else [6]) + [0] * (len(parts) + 2):
        return 1
    return 2 if (version[2] == ">=") == (parts[0] < 99) else 0


def holds_anyway(condition):
    python = condition.replace("&&", "&").replace("||", "|")
    python = re.sub(r"\w+(\([^()]*\))?", lambda test: f"[{known(test[0])}]", python).replace("!", "~")
    if set(python) - set("[]012()&|~ "):
        return False
    return eval(re.sub(r"\[(\d)\]", r"Ternary(\1)", python)).value == 2


def facts(command, files, folder):
    """Per file, what a program says of it; run in another folder than theirs, so that it prints whole paths."""
    found = collections.defaultdict(collections.Counter)
    for start in range(0, len(files), BATCH):
        done = subprocess.run([*command, *files[start:start + BATCH]], stdin=subprocess.DEVNULL, capture_output=True,
                              cwd=folder)
        for line in done.stdout.decode("utf-8", "replace").splitlines():
            fact = json.loads(line)
            text = agreed(fact)
            if text:
                found[fact["file"]][text] += 1
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path, metavar="FOLDER")
    add_needle_gen(parser)
    parser.add_argument("--show", type=int, default=20, metavar="N", help="how many differences are printed")
    arguments = parser.parse_args()
    tool = chosen_needle_gen(arguments)
    missing = [str(folder) for folder in arguments.folders if not folder.exists()]
    if missing:
        parser.error(f"there is no {', '.join(missing)}")
    folders = arguments.folders or [ROOT / "Sources", ROOT / "Tests", ROOT / "Fixtures" / "cases"]
    with tempfile.TemporaryDirectory(prefix="check-dump-") as work:
        work = Path(work)
        reference = compile_reference(work)
        files = [str(path) for folder in dict.fromkeys(folder.resolve() for folder in folders)
                 for path in swift_files(folder, work)]
        elsewhere = work / "elsewhere"
        elsewhere.mkdir()
        seen, expected = facts([tool, "dump"], files, elsewhere), facts([reference], files, elsewhere)
        # What does not parse, and what the tool refuses to read though it does.
        unread = {file for file in files for text in [*expected[file], *seen[file]]
                  if '"unparsed"' in text or '"tooManyOfOneName"' in text}
        read = [file for file in files if file not in unread]
        count, differing, shown = 0, 0, 0
        for file in read:
            count += sum(expected[file].values())
            differences = [("missing", text) for text in (expected[file] - seen[file]).elements()]
            differences += [("wrong", text) for text in (seen[file] - expected[file]).elements()]
            differing += bool(differences)
            for kind, text in differences[:max(0, arguments.show - shown)]:
                shown += 1
                print(f"{kind}: {text}")
    print(f"{len(read)} files, {count} facts: {differing} files differ; {len(unread)} are not read")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
