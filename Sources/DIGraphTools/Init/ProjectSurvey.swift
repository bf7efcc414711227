import DIGraphCommand
import DIGraphCore
import DIGraphProjects
import DIGraphReports
import SwiftFacts

/// What a project's folder says about how its graph is generated today.
struct ProjectSurvey {
    enum Kind {
        case package, tuist, xcode, bazel, bare
    }

    /// A source that speaks of NeedleFoundation, and what moves it.
    struct Source {
        let path: String
        let bytes: [UInt8]
        let edits: [TextEdit]

        var moved: [UInt8] { edits.applied(to: bytes) }
        var usesRegistries: Bool { edits.contains { $0.text == ImportMove.compatibility } }
    }

    let folder: ProjectFolder
    private let modules: FoundModules
    private(set) var calls: [NeedleScript] = []
    /// Where Needle is called with words that are not known.
    private(set) var hiddenCalls: [String] = []
    /// Files that Needle generated, those in the fewest folders first.
    private(set) var needleFiles: [String] = []
    /// Where manifests and project files name Needle's package: `Package.swift:8`.
    private(set) var packagePlaces: [String] = []
    private(set) var sources: [Source] = []
    /// The modules that pass the runtime on to those who import them.
    private(set) var reexportingModules: [String] = []
    /// The files that call the registration function, with the name before its period.
    private var registrationCalls: [(path: String, module: String?)] = []

    init(_ folder: ProjectFolder) {
        self.folder = folder
        modules = ModuleFinder(disk: .real).modules(in: folder.path)
        var scripts: [(path: String, calls: [NeedleCall])] = []
        for path in folder.files {
            let mayHoldCall = NeedleScript.mayHoldCall(path)
            let mayNamePackage = NeedleScript.mayNamePackage(path)
            guard mayHoldCall || mayNamePackage || path.hasSuffix(".swift"), let bytes = folder.contents(of: path)
            else { continue }
            let text = mayHoldCall || mayNamePackage ? String(decoding: bytes, as: UTF8.self) : ""
            if let line = NeedleScript.lineOfPackage(in: text, isManifest: mayNamePackage) {
                packagePlaces.append("\(path):\(line)")
            }
            if path.hasSuffix(".swift") { look(at: bytes, path) }
            if mayHoldCall, bytes.withUnsafeBufferPointer({ $0.firstOffset(of: "generate", from: 0) }) != nil {
                scripts.append((path, NeedleCall.all(in: text)))
            }
        }
        needleFiles.sort { (Self.depth($0), $0) < (Self.depth($1), $1) }
        reexportingModules = Set(reexportingModules).sorted()
        for script in scripts {
            for call in script.calls {
                let placed = NeedleScript(call, in: script.path, folder: folder, needleFiles: needleFiles)
                if let placed { calls.append(placed) }
                let isHidden = placed == nil ? NeedleScript.hidesOutput(call) : call.hidesWords
                if isHidden { hiddenCalls.append("\(script.path):\(call.line)") }
            }
        }
        // The app's own, before those of its samples; and those that were run, before others.
        // Of one file, in the order in which scripts and their lines are read.
        let order = calls.enumerated().map { index, call in
            (needleFiles.contains(call.output) ? 0 : 1, Self.depth(call.output), call.output, index)
        }
        calls = order.sorted { $0 < $1 }.map { calls[$0.3] }
    }

    /// The calls that make the file which needle.json is for.
    var callsOfFirstOutput: [NeedleScript] { calls.filter { $0.output == calls.first?.output } }

    var kind: Kind {
        func holds(_ name: String) -> Bool { folder.files.contains { Path.name(of: $0) == name } }
        if folder.files.contains("Package.swift"), !holds("Project.swift") { return .package }
        if holds("Project.swift") || holds("Workspace.swift") { return .tuist }
        if holds("project.pbxproj") { return .xcode }
        return holds("BUILD") || holds("BUILD.bazel") ? .bazel : .bare
    }

    /// The targets of the package that the plugin generates the code for.
    var wiredTargets: [String] { targets { $0.wiresItself && $0.kind != .tests } }

    var programs: [String] { targets { $0.kind == .program } }

    private func targets(where isWanted: (FoundModules.Module) -> Bool) -> [String] {
        let manifests = ["Package.swift", "Package@swift-"].map { Path.join(folder.path, $0) }
        return modules.modules.filter { module in
            manifests.contains { module.origin.hasPrefix($0) } && isWanted(module)
        }.map(\.name).sorted()
    }

    /// The folders of the sources, where not everything in the folder is one: what other tools fetched, and tests.
    var sourceFolders: [String]? {
        let top = Set(sourceFiles.map { $0.split(separator: "/", maxSplits: 1).first.map(String.init) ?? $0 })
        let tests = top.filter { $0.hasSuffix("Tests") || $0 == "Tuist" || $0 == "Plugins" }
        if tests.isEmpty && folder.fetchedFolders.isEmpty { return nil }
        let folders = top.subtracting(tests).sorted()
        return folders.isEmpty ? nil : folders
    }

    var hasSources: Bool { !sourceFiles.isEmpty }

    private var sourceFiles: [String] {
        folder.files.filter { $0.hasSuffix(".swift") && !Self.manifests.contains(Path.name(of: $0)) }
    }

    private static let manifests = ["Package.swift", "Project.swift", "Workspace.swift", "Dangerfile.swift"]

    private static func depth(_ path: String) -> Int { path.utf8.count { $0 == Byte.slash } }

    // MARK: Swift files

    private mutating func look(at bytes: [UInt8], _ path: String) {
        let isNeedles = bytes.withUnsafeBufferPointer(GeneratedFileMarker.isGeneratedByNeedle)
        if isNeedles { return needleFiles.append(path) }
        noteRegistrationCalls(in: bytes, path)
        let edits =
            bytes.withUnsafeBufferPointer { UTF8Validator.firstInvalidOffset(in: $0) == nil }
            ? ImportMove.edits(of: bytes) : []
        if !edits.isEmpty { sources.append(Source(path: path, bytes: bytes, edits: edits)) }
        if Self.reexportsRuntime(bytes), let module = module(of: path) { reexportingModules.append(module) }
    }

    private mutating func noteRegistrationCalls(in bytes: [UInt8], _ path: String) {
        guard bytes.withUnsafeBufferPointer({ $0.firstOffset(of: "registerProviderFactories()", from: 0) }) != nil
        else {
            return
        }
        let calls = String(decoding: bytes, as: UTF8.self).matches(of: /(?:([\w`]+)\.)?registerProviderFactories\(\)/)
        registrationCalls += calls.map { (path, $0.output.1.map(String.init)) }
    }

    /// Whether some code calls the registration function of a generated file from another module. Tests see what is
    /// internal, by `@testable`.
    func callsRegistrationAcrossModules(from output: String?) -> Bool {
        let owner = output.flatMap(module)
        let others = Set((calls.map(\.output) + needleFiles).compactMap(module))
        return registrationCalls.contains { call in
            if let named = call.module { return owner == nil || named == owner }
            guard let owner, let caller = module(of: call.path) else { return false }
            // A module with a generated file of its own means that one.
            return caller != owner && !others.contains(caller) && !caller.hasSuffix("Tests")
        }
    }

    private static let runtimes = ["NeedleFoundation", "DIRuntime"]

    private static func reexportsRuntime(_ bytes: [UInt8]) -> Bool {
        let mentions = bytes.withUnsafeBufferPointer { bytes in
            bytes.firstOffset(of: "NeedleFoundation", from: 0) != nil
                || bytes.firstOffset(of: "DIRuntime", from: 0) != nil
        }
        guard mentions else { return false }
        let summary = Session.summary(of: bytes)
        return summary.imports.contains { $0.isExported && runtimes.contains($0.module) }
            || summary.typealiases.contains { alias in
                alias.access >= .package && runtimes.contains { alias.type.description.hasPrefix($0 + ".") }
            }
    }

    /// The module that compiles a source: as project files say, else by the usual layouts.
    func module(of path: String) -> String? {
        let holders = modules.modules(holding: [Path.join(folder.path, path)])
        let names = Set(holders.joined().map { modules.modules[$0].name })
        return names.count == 1 ? names.first : Self.moduleByLayout(of: path)
    }

    /// `Sources/Kit/…`, `Kit/Sources/…`, `Kit/…`
    private static func moduleByLayout(of path: String) -> String? {
        let parts = path.split(separator: "/").map(String.init)
        guard let index = parts.lastIndex(of: "Sources") else { return parts.count > 1 ? parts[0] : nil }
        if index + 2 < parts.count, index == 0 || !parts[..<index].contains("Projects") { return parts[index + 1] }
        return index > 0 ? parts[index - 1] : nil
    }
}
