import DIGraphCommand
import DIGraphCore

/// A call of Needle with its paths as they are in the project's folder.
struct NeedleScript {
    /// `Scripts/generate.sh:3`.
    let place: String
    /// The folder that the call runs in.
    let base: String
    let output: String
    let sources: [String]
    let arguments: ParsedArguments

    /// Whether scripts, project files and manifests of this name may call Needle.
    static func mayHoldCall(_ path: String) -> Bool {
        let name = Path.name(of: path)
        let names = ["Makefile", "GNUmakefile", "makefile", "Fastfile", "Rakefile", "justfile", "Justfile", "BUILD"]
        let extensions = [
            ".pbxproj", ".xcscheme", ".sh", ".bash", ".zsh", ".command", ".mk", ".rb", ".py", ".yml", ".yaml", ".json",
            ".toml", ".bazel", ".bzl", ".podspec",
        ]
        if names.contains(name) || extensions.contains(where: name.hasSuffix) { return true }
        if name.hasSuffix(".swift") {
            return ["Project.swift", "Package.swift", "Workspace.swift", "Dangerfile.swift"].contains(name)
                || path.hasPrefix("Tuist/")
                || path.contains("/Tuist/") || path.contains("Plugin")
        }
        // A script without an extension.
        return !name.contains(".") && path.split(separator: "/").count <= 3
    }

    /// Whether a manifest or a project file of this name may name Needle's package.
    static func mayNamePackage(_ path: String) -> Bool {
        let name = Path.name(of: path)
        let names = [
            "Package.swift", "Project.swift", "Podfile", "Mintfile", "Cartfile", "project.pbxproj", "project.yml",
            "BUILD", "BUILD.bazel", "MODULE.bazel", "Brewfile", "mise.toml",
        ]
        return names.contains(name) || name.hasPrefix("Package@swift-") || name.hasSuffix(".podspec")
    }

    /// The first line that names Needle's package, or installs Needle, and is no comment. Scripts may name it for other reasons.
    static func lineOfPackage(in text: String, isManifest: Bool) -> Int? {
        guard text.contains("eedle") else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.firstIndex { line in
            let text = line.drop { $0.isWhitespace }
            if text.hasPrefix("//") || text.hasPrefix("#") { return false }
            return isManifest && (text.contains("uber/needle") || text.contains("NeedleFoundation"))
                || text.contains(/\b(?:brew|mint)(?: install)? (?:uber\/needle|["']?needle["']?(?:$|[\s;&|"']))/)
        }.map { $0 + 1 }
    }

    /// Whether only the run of a call of Needle knows which file it makes: `"$OUTPUT"`, which is set elsewhere.
    static func hidesOutput(_ call: NeedleCall) -> Bool {
        guard let paths = ParsedArguments.ofNeedle(call.words)?.positionals, paths.count > 1 else { return false }
        return NeedleCall.isUnknown(paths[0])
    }

    /// Nil for a call that is not of Needle's form, or whose output cannot be placed in the folder.
    init?(_ call: NeedleCall, in script: String, folder: ProjectFolder, needleFiles: [String]) {
        guard let arguments = ParsedArguments.ofNeedle(call.words), let destination = arguments.positionals.first,
            destination.hasSuffix(".swift"), arguments.positionals.count > 1
        else { return nil }
        let bases = Self.bases(of: script, in: folder)
        guard let place = Self.place(destination, bases, folder, needleFiles) else { return nil }
        self.place = "\(script):\(call.line)"
        base = place.base
        output = place.output
        let paths = arguments.positionals.dropFirst().map { Self.source($0, base: place.base, folder) }
            .withoutRepetition()
        // What is above a project's folder is not in the folder that was looked at.
        self.sources = paths.contains(".") ? ["."] : paths
        self.arguments = arguments
    }

    /// The folders that a script may run in, the likeliest first.
    private static func bases(of script: String, in folder: ProjectFolder) -> [String] {
        var bases: [String] = []
        var current = Path.folder(of: script)
        while true {
            if current.hasSuffix(".xcodeproj") || current.hasSuffix(".xcworkspace") { bases.removeAll() }
            if !current.contains(".xcodeproj") { bases.append(current) }
            if current == "." { break }
            current = Path.folder(of: current)
        }
        let projects = folder.files.filter {
            ["Project.swift", "project.pbxproj", "Package.swift"].contains(Path.name(of: $0))
        }
        bases += projects.map { path in
            let folder = Path.folder(of: path)
            return folder.hasSuffix(".xcodeproj") ? Path.folder(of: folder) : folder
        }
        return bases.withoutRepetition()
    }

    private static func place(
        _ destination: String, _ bases: [String], _ folder: ProjectFolder, _ needleFiles: [String]
    ) -> (base: String, output: String)? {
        if let unknown = destination.lastIndex(of: NeedleCall.unknown) {
            // Above an unknown folder is one that is no better known.
            let tail = destination[destination.index(after: unknown)...].trimmingPrefix(/(?:\/\.\.)+/)
            let known = needleFiles.filter { ("/" + $0).hasSuffix(tail.hasPrefix("/") ? String(tail) : "/" + tail) }
            return known.first.map { (bases[0], $0) }
        }
        // Where a script that changes folders goes, the files that it made tell.
        let way = "/" + Path.normalized(destination)
        let others = needleFiles.filter { $0.hasSuffix(way) }.map { String($0.dropLast(way.count)) }
        let candidates = (bases + others).map { (base: $0, output: Path.normalized(Path.join($0, destination))) }
            .filter { !$0.output.hasPrefix("..") && !Path.isAbsolute($0.output) }
        return candidates.first { needleFiles.contains($0.output) } ?? candidates.first { folder.holds($0.output) }
            ?? candidates.first { folder.holds(Path.folder(of: $0.output)) }
    }

    private static func source(_ word: String, base: String, _ folder: ProjectFolder) -> String {
        if word.contains(NeedleCall.unknown) { return "." }
        let path = Path.normalized(Path.join(base, word))
        return path.hasPrefix("..") || Path.isAbsolute(path) || !folder.holds(path) ? "." : path
    }
}
