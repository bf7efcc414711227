#!/usr/bin/env python3
"""Validates what needle-gen writes as SARIF against the published schema.

    Scripts/check-sarif.py --schema sarif-schema-2.1.0.json    the recorded files of all cases
    Scripts/check-sarif.py --schema … FILE.sarif …             those files

The schema is OASIS's (sarif-spec, Schemata/sarif-schema-2.1.0.json); the validator is jsonschema, from PyPI. Without
--schema, the models of sarif-pydantic, also from PyPI, are what the files are held to.
"""

import argparse
import json
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def faults_by_schema(path):
    import jsonschema

    schema = json.loads(pathlib.Path(path).read_text())
    validator_class = jsonschema.validators.validator_for(schema)
    validator_class.check_schema(schema)
    validator = validator_class(schema, format_checker=validator_class.FORMAT_CHECKER)

    def faults(log):
        return [f"{'/'.join(map(str, error.absolute_path))}: {error.message}" for error in validator.iter_errors(log)]

    return faults


def faults_by_models():
    import pydantic
    import sarif_pydantic

    def faults(log):
        try:
            sarif_pydantic.Sarif.model_validate(log)
        except pydantic.ValidationError as error:
            return [str(error)]
        return []

    return faults


def is_missing_index(log):
    """What the schema cannot say: each result's rule stands at its index."""
    for run in log["runs"]:
        rules = run["tool"]["driver"]["rules"]
        for result in run["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                return True
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schema")
    parser.add_argument("files", nargs="*", metavar="FILE")
    arguments = parser.parse_args()
    faults = faults_by_schema(arguments.schema) if arguments.schema else faults_by_models()
    files = [pathlib.Path(name) for name in arguments.files]
    files = files or sorted((ROOT / "Fixtures/cases").glob("*/expected/findings.sarif"))
    if not files:
        sys.exit("there is no file to validate")
    failed = False
    for file in files:
        log = json.loads(file.read_text())
        found = faults(log) + (["a result's rule is not at its index"] if is_missing_index(log) else [])
        for fault in found:
            print(f"{file}: {fault}")
        failed = failed or bool(found)
    print(f"{len(files)} files, {'invalid' if failed else 'all valid'}")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
