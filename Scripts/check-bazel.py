#!/usr/bin/env python3
"""Builds a generated workspace with Bazel and bazel/defs.bzl, and counts the actions by Bazel's own execution log.

    Scripts/check-bazel.py                                  # 20 modules
    Scripts/check-bazel.py --modules 500 --files 10         # 5,000 files

It needs Bazel 4.2 or later and nginx, as Debian packages them (bazel-bootstrap, nginx), and installs both where it may.
Where it may not, it says so and passes.
"""

import argparse
import contextlib
import difflib
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen, require
from synthetic_modules import SyntheticModules

PACKAGES = {"bazel-bootstrap": "bazel", "nginx": "nginx"}

# Bazel 4.2 looks into these two before it resolves any toolchain, though nothing here is written in C++ or Java, and
# would fetch them from the network.
NATIVE_RULES = {
    "rules_cc/cc": ["cc_binary", "cc_import", "cc_library", "cc_proto_library", "cc_test", "cc_toolchain",
                    "cc_toolchain_suite"],
    "rules_java/java": ["java_binary", "java_import", "java_library", "java_plugin", "java_proto_library",
                        "java_runtime", "java_test", "java_toolchain", "java_package_configuration"],
}

# What the rules ask of rules_swift: the attributes of its swift_library. The real one was not run here.
SWIFT_LIBRARY = """\
def _swift_library_impl(ctx):
    module = ctx.actions.declare_file(ctx.label.name + ".swiftmodule")
    ctx.actions.write(module, "\\n".join([file.short_path for file in ctx.files.srcs]))
    return [DefaultInfo(files = depset([module]))]

swift_library = rule(
    implementation = _swift_library_impl,
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"]),
        "deps": attr.label_list(),
        "module_name": attr.string(),
        "package_name": attr.string(),
        "copts": attr.string_list(),
        "defines": attr.string_list(),
        "data": attr.label_list(allow_files = True),
        "swiftc_inputs": attr.label_list(allow_files = True),
        "generated_header_name": attr.string(),
        "library_evolution": attr.bool(),
        "alwayslink": attr.bool(),
        "linkopts": attr.string_list(),
        "private_deps": attr.label_list(),
        "plugins": attr.label_list(),
    },
)
"""

NGINX = """\
user root;
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    client_max_body_size 1G;
    server {{
        listen 127.0.0.1:{port};
        root {folder}/files;
        location / {{
            dav_methods PUT;
            create_full_put_path on;
        }}
    }}
}}
"""


def missing_packages():
    return [package for package, program in PACKAGES.items() if shutil.which(program) is None]


def has_packages():
    """Whether the programs are there, if need be after they were installed."""
    missing = missing_packages()
    if not missing:
        return True
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        return False
    command = ["apt-get", "install", "-y", "-q", *missing]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (command, ["apt-get", "update", "-q"], command):
        if subprocess.run(words, env=environment, capture_output=True).returncode == 0 and words is command:
            break
    return not missing_packages()


@contextlib.contextmanager
def http_cache(folder: Path):
    """An HTTP cache as Bazel's documentation describes it: nginx that takes what is put."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    (folder / "files").mkdir(parents=True)
    configuration = folder / "nginx.conf"
    configuration.write_text(NGINX.format(folder=folder, port=port))
    server = subprocess.Popen(["nginx", "-c", configuration, "-p", folder], stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


class Workspace:
    """The generated app with its BUILD files."""

    def __init__(self, folder: Path, needle_gen: Path, modules: int, files: int):
        self.folder = folder
        self.sources = SyntheticModules(folder, modules, files)
        self.sources.write()
        write = self.sources.write_file
        write("WORKSPACE", 'workspace(name = "app")\nregister_toolchains("//tools:needle_toolchain")\n')
        shutil.copytree(ROOT / "bazel", folder / "bazel")
        write("tools/swift.bzl", SWIFT_LIBRARY)
        shutil.copy(needle_gen, folder / "tools/needle-gen")
        write("tools/BUILD.bazel", TOOLS)
        for index, name in enumerate(self.sources.names):
            labels = [f'"//Modules/{other}"' for other in self.sources.dependencies(index)]
            write(f"Modules/{name}/BUILD.bazel", MODULE.format(name=name, deps=", ".join(labels)))
        labels = ", ".join(f'"//Modules/{name}"' for name in self.sources.names)
        write("App/BUILD.bazel", APP.format(deps=labels))
        write("App/needle.json", '{"output": "NoInput.swift"}')
        repositories = [self.native(path) for path in NATIVE_RULES] + [self.coverage_tools()]
        self.overrides = [f"--override_repository={path.name}={path}" for path in repositories]

    def native(self, path):
        """A repository whose rules are Bazel's own."""
        repository = self.folder.parent / path.split("/")[0]
        package = self.folder.parent / path
        package.mkdir(parents=True)
        (repository / "WORKSPACE").write_text("")
        (package / "BUILD.bazel").write_text("")
        rules = [f"def {rule}(**attributes):\n    native.{rule}(**attributes)\n" for rule in NATIVE_RULES[path]]
        (package / "defs.bzl").write_text("\n".join(rules))
        return repository

    def coverage_tools(self):
        """A repository that all tests depend on, and that is of use to none here."""
        repository = self.folder.parent / "remote_coverage_tools"
        repository.mkdir()
        (repository / "WORKSPACE").write_text("")
        (repository / "BUILD.bazel").write_text(
            'sh_binary(name = "coverage_report_generator", srcs = ["none.sh"], visibility = ["//visibility:public"])\n')
        (repository / "none.sh").write_text("#!/bin/sh\n")
        (repository / "none.sh").chmod(0o755)
        return repository


TOOLS = """\
load("//bazel:defs.bzl", "needle_toolchain")

needle_toolchain(name = "needle", needle_gen = "needle-gen")

toolchain(
    name = "needle_toolchain",
    toolchain = ":needle",
    toolchain_type = "//bazel:toolchain_type",
)
"""

MODULE = """\
load("//tools:swift.bzl", "swift_library")

swift_library(
    name = "{name}",
    srcs = glob(["*.swift"]),
    module_name = "{name}",
    visibility = ["//visibility:public"],
    deps = [{deps}],
)
"""

APP = """\
load("//bazel:defs.bzl", "needle_check", "needle_graph")
load("//tools:swift.bzl", "swift_library")

MODULES = [{deps}]

needle_graph(
    name = "graph",
    srcs = glob(["*.swift"]),
    module_name = "App",
    deps = MODULES,
)

needle_check(
    name = "graph_check",
    srcs = glob(["*.swift"]),
    config = "needle.json",
    module_name = "App",
    deps = MODULES,
)

needle_graph(
    name = "nothing_else",
    module_name = "Wiring",
    deps = MODULES,
)

swift_library(
    name = "App",
    srcs = glob(["*.swift"]) + [":graph"],
    module_name = "App",
    deps = MODULES,
)
"""


class Bazel:
    """One machine: an output base, which knows nothing of others' but what the cache holds."""

    def __init__(self, workspace: Workspace, base: Path, cache: str):
        self.workspace = workspace
        self.base = base
        self.cache = cache

    def run(self, *words, fails=False):
        """Runs a command, and returns the actions of needle-gen that were run or fetched, with what was printed."""
        log = self.base.with_suffix(".log.json")
        log.unlink(missing_ok=True)
        command = [
            "bazel", f"--output_base={self.base}", words[0], f"--remote_cache={self.cache}",
            f"--execution_log_json_file={log}", "--spawn_strategy=sandboxed", "--noshow_progress", "--color=no",
            "--test_output=errors", *self.workspace.overrides, *words[1:],
        ]
        if words[0] == "clean":
            command = [command[0], command[1], "clean"]
        result = subprocess.run(
            command, cwd=self.workspace.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        require((result.returncode != 0) == fails, f"{words}: exit {result.returncode}\n{result.stdout[-4000:]}")
        return Actions(log), result.stdout

    def build(self, **options):
        return self.run("build", "//App:graph", **options)

    def shut_down(self):
        subprocess.run(
            ["bazel", f"--output_base={self.base}", "shutdown"], cwd=self.workspace.folder, capture_output=True)


class Actions:
    """What Bazel's execution log says of needle-gen."""

    def __init__(self, log: Path):
        text = log.read_text() if log.exists() else ""
        decoder = json.JSONDecoder()
        self.all = []
        position = 0
        while position < len(text):
            entry, position = decoder.raw_decode(text, position)
            position += len(text[position:position + 8]) - len(text[position:position + 8].lstrip())
            if entry["mnemonic"].startswith("Needle"):
                self.all.append(entry)

    def count(self, mnemonic, from_cache=False):
        return sum(
            entry["mnemonic"] == mnemonic and (entry.get("remoteCacheHit") or entry.get("cacheHit") or False) == from_cache
            for entry in self.all)

    def expect(self, what, summaries=0, links=0, fetched_summaries=0, fetched_links=0):
        found = (
            self.count("NeedleSummary"), self.count("NeedleGraph"),
            self.count("NeedleSummary", True), self.count("NeedleGraph", True))
        wanted = (summaries, links, fetched_summaries, fetched_links)
        require(found == wanted, f"{what}: {found} instead of {wanted} (summaries, links, and both from the cache)")
        print(f"{what}: {summaries} summaries and {links} links run, {fetched_summaries} and {fetched_links} fetched")

    def check_inputs(self):
        """A summary is made in a sandbox, of nothing but the module's sources, the tool and the list of the sources."""
        for entry in self.all:
            require(entry["runner"].endswith("-sandbox"), f"ran outside of a sandbox: {entry['runner']}")
            if entry["mnemonic"] != "NeedleSummary":
                continue
            module = re.search(r"Modules/(\w+)/", entry["listedOutputs"][0])[1]
            for path in [item["path"] for item in entry["inputs"]]:
                known = path.startswith(f"Modules/{module}/") and path.endswith(".swift")
                require(known or path == "tools/needle-gen" or path.endswith(".params"), f"{module} reads {path}")


def from_sources(workspace: Workspace, needle_gen: Path):
    """What needle-gen says of the sources themselves, as one run over all of them."""
    lines = []
    for name in workspace.sources.names:
        lines += [f"module {name}", *workspace.sources.sources(name)]
    lines += ["module App", "App/Root.swift"]
    sources = workspace.folder.parent / "sources.list"
    sources.write_text("\n".join(lines) + "\n")
    result = subprocess.run(
        [needle_gen, "generate", f"@{sources}", "--output-module", "App", "--quiet", "--out", "-"],
        cwd=workspace.folder, capture_output=True, text=True)
    return result.stdout, result.stderr.splitlines()


def check_code(generated: Path, workspace: Workspace, needle_gen: Path):
    """The code is that of the sources."""
    found, (expected, errors) = generated.read_text(), from_sources(workspace, needle_gen)
    difference = difflib.unified_diff(expected.splitlines(), found.splitlines(), "from sources", "from summaries", lineterm="")
    require(found == expected, "\n".join([*errors, *list(difference)[:40]]))


def run(arguments, folder: Path, cache: str):
    needle_gen = chosen_needle_gen(arguments)
    workspace = Workspace(folder / "app", needle_gen, arguments.modules, arguments.files)
    sources = workspace.sources
    count = arguments.modules
    middle = sources.names[count // 2]
    first = Bazel(workspace, folder / "first", cache)
    second = Bazel(workspace, folder / "second", cache)
    try:
        start = time.monotonic()
        actions, _ = first.build()
        actions.expect("a full build", summaries=count, links=1)
        print(f"    {count * arguments.files} files in {time.monotonic() - start:.1f} s")
        actions.check_inputs()
        generated = folder / "first/execroot/app/bazel-out/k8-fastbuild/bin/App/graph.generated.swift"
        generated = next((folder / "first/execroot/app/bazel-out").glob("*/bin/App/graph.generated.swift"), generated)
        check_code(generated, workspace, needle_gen)

        index = count // 2
        edits = [
            ("no edit", None, 0, 0),
            ("a body of a service", (sources.service(middle), "count += values.count", "count -= values.count\n        print(count)"), 1, 0),
            ("a body of a component", (sources.feature(middle), "{ dependency.title }", "{ print(1); return dependency.title + \"!\" }"), 1, 0),
            ("a getter of a component", (sources.feature(middle), f"        Model{index}(value:", f"        print(\"made\")\n        return Model{index}(value:"), 1, 0),
            ("lines that move", (sources.feature(middle), "import DIRuntime\n", "import DIRuntime\n\n// A line.\n"), 1, 0),
            ("a member of an unrelated type", (sources.service(middle), "private var count", "private var other = 1\n    private var count"), 1, 0),
            ("a dependency protocol", (sources.feature(middle), f"var value{index}: Int {{ get }}", f"var value{index}: Int {{ get }}\n    var value0: Int {{ get }}"), 1, 1),
        ]
        for what, edit, summaries, links in edits:
            if edit:
                sources.edit(*edit)
            actions, _ = first.build()
            actions.expect(what, summaries=summaries, links=links)
        check_code(generated, workspace, needle_gen)

        # The first machine linked before lines moved, and gives all that it has to the others by a clean build.
        first.run("clean")
        actions, _ = first.build()
        actions.expect("the first machine, cleaned", fetched_summaries=count, fetched_links=1)
        actions, _ = second.build()
        actions.expect("a second machine", fetched_summaries=count, fetched_links=1)
        first.run("test", "//App:graph_check")
        print("needle_check passes, and does not ask for the output that its needle.json names")
        first.run("build", "//App:nothing_else")
        print("a module may hold nothing but the generated file")

        sources.edit("App/Root.swift", "    let title = \"App\"\n", "")
        actions, output = first.build(fails=True)
        lines = from_sources(workspace, needle_gen)[1]
        require(lines and "[missing-dependency]" in lines[0], f"no missing dependency is told: {lines[:3]}")
        require(all(line in output.splitlines() for line in lines), f"the build fails without the usual lines:\n{output}")
        print(f"a missing dependency fails the build: {lines[0]}")
        first.run("test", "//App:graph_check", fails=True)
        print("needle_check fails as well")
    finally:
        for machine in (first, second):
            machine.shut_down()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_needle_gen(parser)
    parser.add_argument("--modules", type=int, default=20)
    parser.add_argument("--files", type=int, default=5, help="of each module")
    arguments = parser.parse_args()
    if not has_packages():
        print(f"skipped: {' and '.join(PACKAGES)} are not installed, and cannot be installed here")
        return
    with tempfile.TemporaryDirectory(prefix="check-bazel.") as name:
        folder = Path(name)
        with http_cache(folder / "cache") as cache:
            try:
                run(arguments, folder, cache)
            except Failure as failure:
                sys.exit(f"FAILED: {failure}")
        subprocess.run(["chmod", "-R", "u+w", folder], check=False)


if __name__ == "__main__":
    main()
