# brew tap OWNER/needle-gen https://github.com/OWNER/needle-gen && brew install needle-gen
class NeedleGen < Formula
  desc "Compile-time dependency injection for Swift"
  homepage "https://github.com/OWNER/needle-gen"
  url "https://github.com/OWNER/needle-gen.git", tag: "0.1.0"
  license "MIT"
  head "https://github.com/OWNER/needle-gen.git", branch: "main"

  uses_from_macos "swift" => :build

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "needle-gen"
    bin.install ".build/release/needle-gen"
    man1.install "Docs/needle-gen.1"
    generate_completions_from_executable(bin/"needle-gen", "completion")
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/needle-gen --version")
  end
end
