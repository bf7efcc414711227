import DIGraphCommand
import DIGraphReports

/// The keys of a first needle.json: those that differ from the defaults.
struct StarterConfiguration {
    /// The file that is generated; nil where the plugin makes it.
    var output: String?
    var sources: [String] = []
    var runtimeModules: [String] = []
    var excludeSuffixes: [String] = []
    var excludePaths: [String] = []
    var headerDoc: String?
    var additionalImports: [String] = []
    var isRegistrationPublic = false

    /// For what a call of Needle generates, or where there is none for the project.
    init(_ survey: ProjectSurvey, _ call: NeedleScript?) {
        runtimeModules = survey.reexportingModules
        isRegistrationPublic = survey.callsRegistrationAcrossModules(from: call?.output ?? survey.needleFiles.first)
        guard let call else {
            output = survey.needleFiles.first
            sources = survey.sourceFolders ?? []
            return
        }
        output = call.output
        sources = call.sources == ["."] ? survey.sourceFolders ?? [] : call.sources
        func values(_ key: String) -> [String] {
            call.arguments.values(ofKey: key).filter { !NeedleCall.isUnknown($0) }
        }
        // Needle compares a pattern as it stands, so that it left out nothing; here it would be an error.
        excludeSuffixes = values("excludeSuffixes").filter { !$0.contains("*") }
        excludePaths = values("excludePaths").filter { !$0.contains("*") }
            .compactMap { Self.excludedPath($0, base: call.base) }
        additionalImports = values("additionalImports")
        headerDoc = call.arguments.values(ofKey: "headerDoc").last.flatMap { word in
            let path = Path.normalized(Path.join(call.base, word))
            return survey.folder.holds(path) ? path : nil
        }
    }

    /// A part of a path as the project's folder has it: `$SRCROOT/Pods`, which is read as `./Pods`, in a script of `App` is
    /// `App/Pods`. Nothing of what is above the folder is read.
    private static func excludedPath(_ word: String, base: String) -> String? {
        guard word.hasPrefix("./") else { return word == "." ? nil : word }
        let path = Path.normalized(Path.join(base, word))
        return path == "." || path.hasPrefix("..") ? nil : path
    }

    var isDefault: Bool { members.isEmpty }

    /// The text of the file, with a newline at its end.
    var json: String { "{\n\(members.joined(separator: ",\n"))\n}\n" }

    private var members: [String] {
        var members: [String] = []
        func add(_ key: String, _ value: String?) {
            if let value { members.append("    \"\(key)\": \(Self.quoted(value))") }
        }
        func add(_ key: String, _ values: [String]) {
            if values.isEmpty { return }
            members.append("    \"\(key)\": [\(values.map(Self.quoted).joined(separator: ", "))]")
        }
        add("output", output)
        add("sources", sources)
        add("runtimeModules", runtimeModules)
        add("excludeSuffixes", excludeSuffixes)
        add("excludePaths", excludePaths)
        add("headerDoc", headerDoc)
        add("additionalImports", additionalImports)
        add("registrationFunction", isRegistrationPublic ? "public" : nil)
        return members
    }

    private static func quoted(_ text: String) -> String { JSONText.string(text).compact() }

    /// The same as words of a command line, for the code that is compiled in a module where that is known.
    func words(outputModule: String? = nil) -> [String] {
        var words = ["generate"] + (output.map { ["--out", $0] } ?? [])
        words += outputModule.map { ["--output-module", $0] } ?? []
        func add(_ option: String, _ values: [String]) {
            for value in values { words.append("\(option)=\(value)") }
        }
        add("--runtime-module", runtimeModules)
        add("--exclude-suffixes", excludeSuffixes)
        add("--exclude-paths", excludePaths)
        return words + ["--"] + (sources.isEmpty ? ["."] : sources)
    }
}
