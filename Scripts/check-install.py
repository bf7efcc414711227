#!/usr/bin/env python3
"""Does what Formula/needle-gen.rb and the Dockerfile say, in a copy of the repository, without Homebrew and Docker.

    Scripts/check-install.py                     with the needle-gen of .build/release for what they build
    Scripts/check-install.py --needle-gen PATH
    Scripts/check-install.py --build             they build it, statically for the image, which takes minutes

The formula runs in Ruby with the few methods of Homebrew that it calls; without Ruby that part is skipped, and said so.
"""
import argparse
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path

from checks import ROOT, Failure, add_needle_gen, chosen_needle_gen, copy_files, run

VERSION = re.search(r'static let current = "(.*)"', (ROOT / "Sources/DIGraphCore/Version.swift").read_text())[1]

# What the formula calls of Homebrew. `install` copies as there: a missing file is an error.
HOMEBREW = r"""
require "fileutils"
require "pathname"
class Folder < Pathname
  def install(file) = (mkpath; FileUtils.cp(file, self))
end
class Formula
  class << self
    attr_reader :tested, :source
    def method_missing(name, *values, **options) = name == :url ? @source = [values, options] : nil
    def respond_to_missing?(*) = true
    def test(&block) = @tested = block
  end
  def prefix = Pathname.new(ENV.fetch("PREFIX"))
  def bin = Folder.new(prefix + "bin")
  def man1 = Folder.new(prefix + "share/man/man1")
  def version = self.class.source[1].fetch(:tag)
  def system(*words) = Kernel.system(*words) || abort("#{words.join(" ")} failed")
  def shell_output(command) = `#{command}`.tap { abort("#{command} failed") unless $?.success? }
  def assert_match(text, output) = output.include?(text) || abort("#{output} does not hold #{text}")
  def generate_completions_from_executable(*words)
    %w[bash zsh fish].each { |shell| shell_output([*words, shell].join(" ")).empty? && abort("no completion") }
  end
end
load ARGV.fetch(0)
formula = NeedleGen.new
formula.install
formula.instance_eval(&NeedleGen.tested)
puts formula.version
"""


def stand_in_for_swift(work, tool):
    """A folder with a `swift` that hands out a tool that is built; None where they shall build it."""
    folder = work / "bin"
    folder.mkdir()
    (folder / "swift").write_text(
        "#!/bin/sh\nset -eu\ncase \"$*\" in\n"
        "'build '*'--configuration release --product needle-gen'*) ;;\n*) echo \"swift $*?\" >&2; exit 2 ;;\nesac\n"
        f"test -f Package.swift\nmkdir -p .build/release\ncp '{tool}' .build/release/needle-gen\n")
    (folder / "swift").chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}"


def check_formula(work, path):
    if not shutil.which("ruby"):
        print("Formula/needle-gen.rb: skipped, there is no ruby")
        return
    run(["ruby", "-wc", "Formula/needle-gen.rb"], cwd=ROOT)
    (work / "homebrew.rb").write_text(HOMEBREW)
    source = copy_files(work / "formula")
    output = run(["ruby", work / "homebrew.rb", ROOT / "Formula/needle-gen.rb"], cwd=source,
                 env={**os.environ, "PATH": path, "PREFIX": str(work / "prefix")})
    if output.split()[-1] != VERSION:
        raise Failure(f"the formula installs {output.split()[-1]}, and this is {VERSION}")
    print("Formula/needle-gen.rb: fine")


def stages(text):
    """The instructions of the stages, as pairs of a word and the rest."""
    lines = [line.split(None, 1) for line in text.replace("\\\n", "").splitlines() if line and not line.startswith("#")]
    starts = [index for index, (word, _) in enumerate(lines) if word == "FROM"]
    return [lines[start:end] for start, end in zip(starts, starts[1:] + [len(lines)])]


def check_image(work, path, is_static):
    build, image = stages((ROOT / "Dockerfile").read_text())
    source = copy_files(work / "image-build")
    workdir = dict(build)["WORKDIR"]
    for word, rest in build:
        if word == "RUN":
            run(["sh", "-euc", rest], cwd=source, env={**os.environ, "PATH": path})
    root = work / "image"
    for word, rest in image:
        if word == "COPY":
            _, origin, target = rest.split()
            (root / target.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source / Path(origin).relative_to(workdir), root / target.lstrip("/"))
    program = re.fullmatch(r'\["(.*)"\]', dict(image)["ENTRYPOINT"])[1]
    app = root / dict(image)["WORKDIR"].lstrip("/")
    app.mkdir(parents=True)
    (app / "Root.swift").write_text("import DIRuntime\n\nfinal class RootComponent: BootstrapComponent {}\n")
    if is_static and os.geteuid() == 0:
        # In a folder that holds nothing else, as in the image.
        run(["chroot", root, program, "/app", "--out", "/app/Generated.swift"])
    else:
        run([root / program.lstrip("/"), app, "--out", app / "Generated.swift"])
    if not (app / "Generated.swift").exists():
        raise Failure("the image's program wrote nothing")
    print("Dockerfile: fine")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    add_needle_gen(parser)
    parser.add_argument("--build", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder).resolve()
        path = os.environ["PATH"]
        if not options.build:
            path = stand_in_for_swift(work, chosen_needle_gen(options))
        check_formula(work, path)
        check_image(work, path, options.build)


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        sys.exit(str(failure))
