import Foundation

/// A module of the graph: its name, the package that it is a part of where that is known, and its files.
struct GraphModule {
    let name: String
    var package: String?
    var files: [URL]
    /// Where the roots in it get their providers, if that is worth to be told.
    var wiring: Wiring?
    /// Whether code that is not in the graph may create its components.
    var isCreatedElsewhere = false
    /// Where the manifest tells it.
    var isolation: TargetIsolation.Isolation?
    /// Whether it surely has `NonisolatedNonsendingByDefault`.
    var isNonsending = false
    /// Whether it is surely compiled in language mode 5, and the upcoming features that it has all the same.
    var isInMode5 = false
    var features: [String] = []
    /// The names that `#if` finds defined in this build; nil where the manifest may define others.
    var defines: [String]?

    /// By the code that is generated now, by that of another target, or by none.
    enum Wiring: String {
        case here, elsewhere, nowhere
    }
}

/// The list that the generator is given instead of a long command line: the files of each module, the module that
/// compiles the generated file at the end.
struct SourceList {
    let modules: [GraphModule]
    /// The modules that the build does without.
    let absent: [String]
    /// All other modules of the build, by which the generator tells a misspelt name in needle.json.
    let unread: [String]
    /// What needle.json said when the list was made, if there is one.
    let plan: String?

    init(modules: [GraphModule], absent: [String] = [], unread: [String] = [], plan: String? = nil) {
        self.modules = modules
        self.absent = absent
        self.unread = unread
        self.plan = plan
    }

    var files: [URL] {
        modules.flatMap(\.files)
    }

    var text: String {
        let hasDefines = modules.contains { $0.defines?.isEmpty == false }
        return (plan.map { "settings \($0)\n" } ?? "") + absent.map { "module \($0) built=elsewhere\n" }.joined()
            + unread.map { "module \($0) read=elsewhere\n" }.joined()
            + modules.map { module in
                let package = module.package.map { " package=\(Self.word($0))" } ?? ""
                let wired = module.wiring.map { " wired=\($0.rawValue)" } ?? ""
                let created = module.isCreatedElsewhere ? " created=elsewhere" : ""
                let isolation = module.isolation.map { " isolation=\($0.rawValue)" } ?? ""
                let nonsending = module.isNonsending ? " async=nonsending" : ""
                let mode = module.isInMode5 ? " mode=5" + module.features.map { " feature=\($0)" }.joined() : ""
                // Who defines nothing says so where others do.
                let defines = hasDefines ? module.defines.map { " defines=\($0.joined(separator: ","))" } ?? "" : ""
                let lines =
                    ["module \(module.name)\(package)\(isolation)\(nonsending)\(mode)\(defines)\(wired)\(created)"]
                    + module.files.map(\.path).sorted()
                return lines.joined(separator: "\n")
            }
            .joined(separator: "\n") + "\n"
    }

    /// Writes the list if it changed, so that a build in which nothing did has nothing to do.
    func write(to url: URL) throws {
        let data = Data(text.utf8)
        if (try? Data(contentsOf: url)) == data { return }
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url, options: .atomic)
    }

    /// A target alone, with the modules and sources that needle.json names besides.
    init(module: String, files: [URL], settings: SettingsFile?) {
        let others = settings?.modules(besides: [module]) ?? []
        let claimed = Set(others.flatMap(\.files).map(\.path) + files.map(\.path))
        let loose = settings?.looseSources(outside: []).filter { !claimed.contains($0.path) } ?? []
        absent = []
        unread = []
        plan = settings?.plan
        modules = others + [GraphModule(name: module, package: nil, files: files + loose)]
    }

    /// The name that Xcode gives to the module of a product: whatever is not part of an identifier becomes `_`, and so does
    /// a digit that it begins with.
    static func moduleName(ofProduct name: String) -> String {
        let name = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return name.first?.isNumber == true ? "_" + String(name.dropFirst()) : String(name)
    }

    private static func word(_ text: String) -> String {
        text.replacingOccurrences(of: " ", with: "_")
    }
}
