#!/usr/bin/env python3
"""Holds what needle-gen writes as SARIF to the schema of SARIF 2.1.0 that OASIS publishes.

    Scripts/check-sarif.py                      the recorded files, and each case as the needle-gen of .build says it now
    Scripts/check-sarif.py --needle-gen PATH    with that one
    Scripts/check-sarif.py --sample 8           the recorded files and every eighth case, as CI does
    Scripts/check-sarif.py FILE.sarif …         those files

The schema comes from PyPI: pip fetches the sources of cfn-lint, which hold a copy for their tests; it was compared with
that of the repository sarif-spec of oasis-tcs, and its bytes are known by their hash. Another copy is taken with
--schema. The validator is jsonschema, from PyPI as well, with what it needs to check addresses (`jsonschema[format]`);
where that is not installed, it is put into a temporary folder. Without the network the script says that it was skipped.

Each case is reported as it is, with warnings as errors, with all places noted, and with what is found in a baseline. What
the schema cannot say is checked as well: indices of rules, and that places and edits stand in their files.
"""

import argparse
import concurrent.futures
import hashlib
import json
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile
import urllib.parse

from checks import ROOT, add_needle_gen, chosen_needle_gen

CASES = ROOT / "Fixtures/cases"
PACKAGE = "cfn-lint==1.58.0"
MEMBER = "test/fixtures/schemas/sarif/schema-2.1.0.json"
SCHEMA_HASH = "bb34c1740b3464d1694c93750d2f1da3833e8d11feb311230251cef2f4cb1459"


def fetched_schema(folder):
    """The text of the schema; none if it cannot be fetched."""
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", "cfn-lint", "-d", folder, PACKAGE]
    if subprocess.run(pip, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode != 0:
        return None
    with tarfile.open(next(pathlib.Path(folder).glob("*.tar.gz"))) as sources:
        member = next(member for member in sources if member.name.endswith(MEMBER))
        content = sources.extractfile(member).read()
    if hashlib.sha256(content).hexdigest() != SCHEMA_HASH:
        sys.exit(f"the schema in {PACKAGE} is another one than was compared")
    return content


def has_validator():
    try:
        import jsonschema
    except ImportError:
        return False
    return {"uri", "uri-reference"} <= set(jsonschema.Draft7Validator.FORMAT_CHECKER.checkers)


def fetch_validator(folder):
    pip = [sys.executable, "-m", "pip", "install", "-q", "--target", folder, "jsonschema[format]"]
    subprocess.run(pip, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for name in [name for name in sys.modules if name.split(".")[0] in ("jsonschema", "attr", "attrs", "referencing")]:
        del sys.modules[name]
    sys.path.insert(0, folder)


def validator(schema):
    import jsonschema

    validator_class = jsonschema.validators.validator_for(schema)
    validator_class.check_schema(schema)
    return validator_class(schema, format_checker=validator_class.FORMAT_CHECKER)


def lines_of(name, folder):
    """The lines of a file that a log names, each without its break and without a mark of the byte order."""
    path = urllib.parse.unquote(name.removeprefix("file://"))
    content = (folder / path).read_bytes().removeprefix(b"\xef\xbb\xbf")
    return content.decode("utf-8", "replace").split("\n")


def regions(log):
    for run in log["runs"]:
        for result in run["results"]:
            for location in result["locations"] + result["relatedLocations"]:
                physical = location["physicalLocation"]
                yield physical["artifactLocation"]["uri"], physical["region"]
            for fix in result.get("fixes", []):
                for change in fix["artifactChanges"]:
                    for replacement in change["replacements"]:
                        yield change["artifactLocation"]["uri"], replacement["deletedRegion"]


def faults_beside(log, folder):
    """What the schema cannot say."""
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                yield f"the rule of a {result['ruleId']} is not at its index"
    for uri, region in regions(log) if folder else []:
        lines = lines_of(uri, folder)
        for end in ("start", "end"):
            line, column = region.get(end + "Line"), region.get(end + "Column")
            if line and not (line <= len(lines) and column <= len(lines[line - 1]) + 1):
                yield f"{uri} has no {line}:{column}"


def reports(case, needle_gen):
    """What is said of a case, in several ways, and the folder whose files it names."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary) / "case"
        shutil.copytree(case, folder, ignore=shutil.ignore_patterns("expected"))
        settings = folder / "needle.json"
        configuration = json.loads(settings.read_text()) if settings.exists() else {}
        names_sources = "sources" in configuration or "modules" in configuration
        sources = (["needle.json"] if settings.exists() else []) + ([] if names_sources else ["."])
        command = "mocks" if case.name.startswith("mocks-") else "check"
        baseline = str(pathlib.Path(temporary) / "baseline.json")
        tool = [needle_gen, command, *sources, "--out", "Generated.swift"]
        run_in(folder, [*tool, "--write-baseline", baseline])
        ways = {"": [], "strict": ["--strict"], "all notes": ["--all-notes"]}
        if pathlib.Path(baseline).exists():
            ways["baseline"] = ["--baseline", baseline]
        for way, words in ways.items():
            done = run_in(folder, [*tool, "--format", "sarif", *words])
            # A case may show what is wrong with its needle.json.
            if done.returncode == 2 and not done.stdout:
                continue
            log = json.loads(done.stdout)
            yield f"{case.name} {way}".strip(), log, list(faults_beside(log, folder))


def run_in(folder, command):
    return subprocess.run(command, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True)


def logs(arguments, needle_gen):
    """Each a name, a log, and what is wrong with it that the schema cannot say."""
    for name in arguments.files or sorted(CASES.glob("*/expected/findings.sarif")):
        log = json.loads(pathlib.Path(name).read_text())
        yield str(name), log, list(faults_beside(log, None))
    if needle_gen:
        with concurrent.futures.ThreadPoolExecutor() as pool:
            cases = sorted(path for path in CASES.iterdir() if path.is_dir())[::arguments.sample]
            for found in pool.map(lambda case: list(reports(case, needle_gen)), cases):
                yield from found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schema", metavar="FILE", type=pathlib.Path)
    add_needle_gen(parser)
    parser.add_argument("--sample", type=int, default=1, metavar="N")
    parser.add_argument("files", nargs="*", metavar="FILE")
    arguments = parser.parse_args()
    missing = [path for path in arguments.files if not pathlib.Path(path).exists()]
    if missing:
        parser.error(f"there is no {', '.join(missing)}")
    needle_gen = None if arguments.files else chosen_needle_gen(arguments)
    with tempfile.TemporaryDirectory() as folder:
        if not has_validator():
            fetch_validator(f"{folder}/validator")
        schema = arguments.schema.read_bytes() if arguments.schema else fetched_schema(folder)
        if not schema or not has_validator():
            print(f"skipped: {'jsonschema[format]' if schema else PACKAGE} cannot be fetched here")
            return
        checked = check(logs(arguments, needle_gen), validator(json.loads(schema)))
    count, results, failed = checked
    print(f"{count} logs with {results} results, {f'{failed} invalid' if failed else 'all valid'}")
    sys.exit(1 if failed else 0)


def check(logs, schema):
    count = results = failed = 0
    for name, log, faults in logs:
        faults += [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in schema.iter_errors(log)]
        for fault in faults:
            print(f"{name}: {fault}")
        count += 1
        results += sum(len(run["results"]) for run in log["runs"])
        failed += bool(faults)
    return count, results, failed


if __name__ == "__main__":
    main()
