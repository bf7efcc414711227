#!/usr/bin/env python3
"""Runs every snippet of Docs/Integration.md in a small app, or parses it where it needs a Mac or Bazel to run.

    Scripts/check-integration.py                     with the needle-gen of .build/release or .build/debug
    Scripts/check-integration.py --needle-gen PATH
    Scripts/check-integration.py --build             the script that installs the tool builds it, which takes a minute
    Scripts/check-integration.py --print-commands    the `swift package` commands, which .ci/plugin-check runs

A snippet that no check here knows is an error, so a new one comes with its check.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import xml.etree.ElementTree
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen, require

PAGE = ROOT / "Docs" / "Integration.md"
ADDRESS = "https://…/needle-gen.git"
GENERATED = "Shop/Generated/Needle.generated.swift"
SOURCES = {
    "Modules/Core/Sources/Session.swift": """
        public struct Session {
            public init() {}
        }
    """,
    "Shop/Root.swift": """
        import Core
        import DIRuntime

        final class RootComponent: BootstrapComponent {
            var session: Session { Session() }
            var cart: CartComponent { CartComponent(parent: self) }
        }
    """,
    "Shop/Cart.swift": """
        import Core
        import DIRuntime

        protocol CartDependency: Dependency {
            var session: Session { get }
        }

        final class CartComponent: Component<CartDependency> {}
    """,
}


class Snippet:
    def __init__(self, language, text, line):
        self.language, self.text, self.line = language, text, line
        # The first line that is a comment with a path names the file that the snippet is.
        named = re.search(r"^(?:#|//|<!--) (\S*[./]\S+?|Makefile)(?: -->)?$", text, re.MULTILINE)
        self.file = named[1] if named else None


def snippets():
    pattern = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
    page = PAGE.read_text(encoding="utf-8")
    for match in pattern.finditer(page):
        line = page.count("\n", 0, match.start()) + 1
        yield Snippet(match[2], textwrap.dedent(match[3]), line)


def run(command, folder, expected=0, **environment):
    """Runs a command as a shell would; `expected` is its exit code."""
    result = subprocess.run(
        ["sh", "-euc", command], cwd=folder, env={**os.environ, **environment}, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if result.returncode != expected:
        raise Failure(f"{command}\nexits with {result.returncode} instead of {expected}:\n{result.stdout}")
    return result.stdout


class App:
    """The app of the page, in a folder of its own, with the tool where the snippets look for it."""

    def __init__(self, folder, tool, configuration):
        self.folder = folder
        for path, text in SOURCES.items():
            self.write(path, textwrap.dedent(text).lstrip())
        self.write("needle.json", configuration)
        (folder / "Tools").mkdir()
        (folder / "Tools" / "needle-gen").symlink_to(tool)

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def generated(self, path=GENERATED):
        file = self.folder / path
        require(file.exists(), f"{path} was not written")
        text = file.read_text(encoding="utf-8")
        require("CartDependencyProvider" in text and "Session" in text, f"{path} does not wire the app:\n{text}")
        return text

    def breaks(self):
        """Takes away what the cart needs."""
        text = (self.folder / "Shop/Root.swift").read_text(encoding="utf-8")
        self.write("Shop/Root.swift", text.replace("var session: Session {", "private var session: Session {"))

    def mends(self):
        text = (self.folder / "Shop/Root.swift").read_text(encoding="utf-8")
        self.write("Shop/Root.swift", text.replace("private var", "var"))


class Page:
    def __init__(self, work, tool, builds_tool):
        self.work, self.tool, self.builds_tool = work, tool, builds_tool
        # The snippets call it by its name, whatever it is called here.
        programs = work / "programs"
        programs.mkdir()
        (programs / "needle-gen").symlink_to(tool)
        self.path = f"{programs}{os.pathsep}{os.environ['PATH']}"
        configurations = [snippet.text for snippet in snippets() if snippet.language == "json"]
        self.configuration = next(text for text in configurations if "outputModule" in text)
        self.count = 0

    def app(self):
        self.count += 1
        folder = self.work / f"app {self.count}"
        folder.mkdir()
        return App(folder, self.tool, self.configuration)

    def check(self, snippet):
        by_file = {
            "Project.swift": self.tuist, "Shop.xcscheme": self.scheme, "Makefile": self.make,
            "BUILD.bazel": self.bazel, "install-needle-gen": self.install, "graph.yml": self.ci,
            ".gitlab-ci.yml": self.ci, "pre-commit": self.hook, ".pre-commit-config.yaml": self.ci,
        }
        if snippet.file:
            by_file[snippet.file.split("/")[-1]](snippet)
        elif snippet.language == "swift":
            self.manifest(snippet)
        elif snippet.language == "json":
            json.loads(snippet.text)
        elif snippet.language == "sh":
            self.shell(snippet)
        elif snippet.language:
            raise Failure(f"no check knows {snippet.language}")

    # --- Shell

    def shell(self, snippet):
        app = self.app()
        if snippet.text.startswith("swift package "):
            return
        output = run(snippet.text, app.folder, PATH=self.path, SRCROOT=str(app.folder))
        if "xcfilelist" in snippet.text:
            lines = (app.folder / "needle-inputs.xcfilelist").read_text(encoding="utf-8").splitlines()
            require(lines == [f"$(SRCROOT)/{path}" for path in sorted(SOURCES)], f"the list holds {lines}")
        elif "sources.txt" in snippet.text:
            app.generated("Shop.generated.swift")
        else:
            app.generated()
            require("--quiet" not in snippet.text or not output, f"it is not quiet: {output}")

    def install(self, snippet):
        """Installs the tool from a tag, as on a fresh machine; the second call does nothing."""
        repository = self.work / "needle-gen.git"
        version = re.search(r'static let current = "(.*)"', (ROOT / "Sources/DIGraphCore/Version.swift").read_text())[1]
        run(f"git clone --quiet --bare '{ROOT}' '{repository}' && git -C '{repository}' tag --force {version}", self.work)
        app = self.app()
        (app.folder / "Tools" / "needle-gen").unlink()
        app.write(snippet.file, snippet.text.replace(ADDRESS, f"file://{repository}"))
        path = os.environ["PATH"] if self.builds_tool else f"{self.stand_in_for_swift()}{os.pathsep}{os.environ['PATH']}"
        run(f"chmod +x {snippet.file} && {snippet.file}", app.folder, PATH=path)
        run("Tools/needle-gen needle.json && Tools/needle-gen check needle.json", app.folder)
        app.generated()
        require(not run(snippet.file, app.folder), "the second installation is not silent")

    def stand_in_for_swift(self):
        """A folder with a `swift` that knows one command: to build the tool, for which it hands out the one that is built."""
        folder = self.work / "bin"
        folder.mkdir()
        swift = folder / "swift"
        swift.write_text(textwrap.dedent(f"""\
            #!/bin/sh
            set -eu
            [ "$1 $2" = 'build --package-path' ] && [ "$4 $5 $6 $7" = '--configuration release --product needle-gen' ]
            [ -f "$3/Package.swift" ] && mkdir -p "$3/.build/release"
            cp '{self.tool}' "$3/.build/release/needle-gen"
        """))
        swift.chmod(0o755)
        return folder

    # --- CI and hooks

    def ci(self, snippet):
        """Runs the commands of a job as they stand in it."""
        commands = re.findall(r"^ +(?:- run:|entry:|-) +(Tools/\S.*)$", snippet.text, re.MULTILINE)
        checks = [command for command in commands if command != "Tools/install-needle-gen"]
        require(len(checks) == 1, f"the job has other commands than expected: {commands}")
        app = self.app()
        require("does not exist" in run(checks[0], app.folder, expected=1), "a file that is missing is not named")
        run("Tools/needle-gen needle.json", app.folder)
        run(checks[0], app.folder)
        app.breaks()
        require("missing-dependency" in run(checks[0], app.folder, expected=1), "the missing dependency is not named")

    def hook(self, snippet):
        app = self.app()
        identity = "-c user.name=check -c user.email=check@example.org"
        run(f"Tools/needle-gen needle.json && git init --quiet && git add . && git {identity} commit -qm First", app.folder)
        app.write(snippet.file, snippet.text)
        run(f"chmod +x {snippet.file}", app.folder)
        app.write("notes.txt", "Not of the graph.\n")
        app.breaks()
        run(f"git add notes.txt && git {identity} commit -qm Notes", app.folder)
        refusal = run(f"git add . && git {identity} commit -qm Broken", app.folder, expected=1)
        require("missing-dependency" in refusal, f"the hook says nothing of the missing dependency:\n{refusal}")
        app.mends()
        app.write("Shop/Cart.swift", (app.folder / "Shop/Cart.swift").read_text(encoding="utf-8") + "\n// Fine.\n")
        run(f"git add . && git {identity} commit -qm Fine", app.folder)

    # --- Build systems

    def make(self, snippet):
        app = self.app()
        app.write("Makefile", snippet.text)
        run(f"make {GENERATED}", app.folder)
        app.generated()
        require("up to date" in run(f"make {GENERATED}", app.folder), "the second make runs the tool again")
        os.utime(app.folder / GENERATED, (1e9, 1e9))
        require("needle-gen" in run(f"make {GENERATED}", app.folder), "make does not see that a source is newer")
        require("up to date" in run(f"make {GENERATED}", app.folder), "what was checked is not newer than its sources")
        folder = "Modules/Core/Sources"
        newer_tool = "cp Tools/needle-gen Tools/new && mv Tools/new Tools/needle-gen"
        for change in (newer_tool, f"touch {folder}/A.swift", f"mv {folder}/A.swift {folder}/B.swift", f"rm {folder}/B.swift",
                       f"mkdir '{folder}/A B' && touch '{folder}/A B/C D.swift'", f"rm -r '{folder}/A B'"):
            run(change, app.folder)
            require("needle-gen" in run(f"make {GENERATED}", app.folder), f"make does not see `{change}`")
            require("up to date" in run(f"make {GENERATED}", app.folder), f"make does not settle after `{change}`")
        run("make check-graph", app.folder)
        app.breaks()
        run(f"make {GENERATED}", app.folder, expected=2)

    def bazel(self, snippet):
        """Reads the rules as Bazel does, and runs the command with the inputs as links, as in its sandbox."""
        app = self.app()
        app.write("Shop/Generated/Old.generated.swift", "// needle-gen:generated\n")
        rules = {}

        def glob(include, exclude=()):
            excluded = {path for pattern in exclude for path in app.folder.glob(pattern)}
            found = {path for pattern in include for path in app.folder.glob(pattern)} - excluded
            return sorted(str(path.relative_to(app.folder)) for path in found)

        def rule(**settings):
            rules[settings["name"]] = settings

        exec(snippet.text, {"glob": glob, "genrule": rule, "swift_library": rule})  # Starlark is a part of Python.
        needle, library = rules["needle"], rules["Shop"]
        require(library["srcs"] == ["Shop/Cart.swift", "Shop/Root.swift", ":needle"], f"sources: {library['srcs']}")
        (app.folder / "Shop/Cart.swift").rename(app.folder / "Shop/Basket.swift")
        exec(snippet.text, {"glob": glob, "genrule": rule, "swift_library": rule})
        require(rules["needle"]["srcs"] != needle["srcs"], "a file that goes is no change of the inputs")
        (app.folder / "Shop/Basket.swift").rename(app.folder / "Shop/Cart.swift")
        sandbox = self.work / "sandbox"
        for path in needle["srcs"] + needle["tools"]:
            (sandbox / path).parent.mkdir(parents=True, exist_ok=True)
            (sandbox / path).symlink_to(app.folder / path)
        output = Path("bazel-out") / needle["outs"][0]
        (sandbox / output).parent.mkdir()
        command = re.sub(r"\$\(location ([^)]+)\)", r"\1", needle["cmd"]).replace("$@", str(output))
        require("$" not in command, f"nobody expands {command}")
        run(command, sandbox)
        shutil.copy(sandbox / output, app.folder)
        app.generated(output.name)

    def scheme(self, snippet):
        action = xml.etree.ElementTree.fromstring(snippet.text).find("ExecutionAction/ActionContent")
        app = self.app()
        run(action.get("scriptText"), app.folder, SRCROOT=str(app.folder))
        app.generated()

    def tuist(self, snippet):
        app = self.app()
        app.write("Project.swift", snippet.text)
        run("swiftc -frontend -parse Project.swift", app.folder)
        script = re.search(r'let generate = #"(.*)"#', snippet.text)[1]
        require("basedOnDependencyAnalysis: false" in snippet.text, "a file that goes must start the phase")
        require(snippet.text.count("generate") == 3, "the phase and the pre-action share the script")
        run(script, app.folder, SRCROOT=str(app.folder))
        app.generated()

    def manifest(self, snippet):
        folder = self.work / "manifest"
        folder.mkdir()
        (folder / "Package.swift").write_text(snippet.text, encoding="utf-8")
        package = json.loads(run("swift package dump-package", folder))
        plugins = [target["pluginUsages"] for target in package["targets"] if target.get("pluginUsages")]
        require(len(plugins) == 1, "the plugin is applied to one target")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_needle_gen(parser)
    parser.add_argument("--build", action="store_true")
    parser.add_argument("--print-commands", action="store_true")
    options = parser.parse_args()
    if options.print_commands:
        for snippet in snippets():
            if snippet.text.startswith("swift package "):
                print(snippet.text, end="")
        return
    tool = chosen_needle_gen(options)
    failed = 0
    with tempfile.TemporaryDirectory() as work:
        page = Page(Path(work), tool, options.build)
        for snippet in snippets():
            title = f"{PAGE.name}:{snippet.line}: {snippet.file or snippet.language or 'text'}"
            try:
                page.check(snippet)
                print(f"{title}: fine")
            except (Failure, KeyError, ValueError) as failure:
                failed += 1
                print(f"{title}: FAILED: {failure!r}" if not isinstance(failure, Failure) else f"{title}: FAILED: {failure}")
    sys.exit(1 if failed else 0)


main()
