import DIGraphCore

/// What a run goes on after.
package struct InputWarning {
    package let message: String
    /// Where it stands in needle.json, where it does.
    package let place: String?

    private init(_ message: String, at place: String? = nil) {
        self.message = message
        self.place = place
    }

    static func missingFolder(_ path: CommandError.MissingPath) -> Self {
        .init(path.message + "; only the other sources are read", at: path.place)
    }

    static func damagedName(_ path: String) -> Self {
        .init("\(path) is not read, since its name is not UTF-8 text; rename it if it holds sources")
    }

    static func rootsLeftOut(_ module: String, fileCount count: Int) -> Self {
        .init(
            """
            the generated file belongs to '\(module)', where no root is; \(counted(count, "file")) that it cannot see, of tests, \
            other programs or modules that it does without, \(count == 1 ? "was" : "were") left out. If the root is there, put \
            the output there, or name the module of the output by --output-module
            """)
    }

    static func unimportedRuntime(_ module: String, place: String?, similar: String?) -> Self {
        .init(
            "no source imports '\(module)', so it makes nothing a component\(similar.map { "; did you mean \($0)?" } ?? "")",
            at: place)
    }

    static func unknownModule(_ module: String, key: String, place: String?, similar: String?) -> Self {
        .init("\(key): no module of this build is called '\(module)'\(advice(similar))", at: place)
    }

    /// - Parameter output: a file that none of them is known to compile.
    static func severalPrograms(_ names: [String], compile output: String?) -> Self {
        let advice = output.map { "move \($0) into the folder of the one that compiles it" }
        return .init(
            """
            these sources are of \(names.count) programs, \(names.joined(separator: ", ")), and are read as one module, without \
            the access and the isolation of each: \(advice ?? "name the file that is generated for one by --out"), or name its \
            module by --output-module
            """)
    }

    static func otherIsolation(_ module: String, _ isolation: String, given: String, place: String?) -> Self {
        .init(
            """
            modules: '\(module)' is \(isolation) by default here, but \(given) by the settings of its target, which the \
            compiler goes by: make them equal, or remove "defaultIsolation" here
            """, at: place)
    }

    static func outdatedPlan(_ key: String, place: String?) -> Self {
        .init(
            "\(key): the build was planned before this was changed, and "
                + (key == "headerDoc" ? "will not notice edits of the file" : "goes on without that")
                + ": run 'touch Package.swift' and build again", at: place)
    }

    static func sharedFolder(_ path: String, of module: String, as owner: String, place: String?) -> Self {
        .init(
            "\(path) is named for '\(owner)' before, whose files these are, so '\(module)' has none: name each folder once",
            at: place)
    }

    static func inputOutsideModules(_ path: String) -> Self {
        .init("\(path) is in no folder of the modules, so what is on stdin is not read")
    }

    static func everythingExcluded(fileCount count: Int) -> Self {
        .init("all that was found, \(counted(count, "file")), is left out by --exclude-paths or --exclude-suffixes")
    }

    static func otherCode(_ path: String, of module: String, besides output: String) -> Self {
        .init(
            "\(path) is generated code of '\(module)' as well, and does not compile beside \(output): delete it, unless it "
                + "wires other roots")
    }

    static func outputNotCompiled(_ path: String, place: String?) -> Self {
        .init(
            "output: \(path) will hold Swift code, which is compiled from .swift files only: add '.swift' to the name",
            at: place)
    }

    static func outputOfOtherModule(_ path: String, in owner: String, for module: String, place: String?) -> Self {
        .init(
            "output: \(path) is in the folder of '\(owner)', and what it will hold is for '\(module)', the \"outputModule\": "
                + "put it into a folder of '\(module)'", at: place)
    }

    static func unnamedModule(_ module: UnnamedModule, addition: String, place: String?) -> Self {
        .init(
            "'\(module.name)', which \(module.importer) imports, is none of the modules that are named, and is taken to be in "
                + "\(module.folder): add '\(addition)'", at: place)
    }
}
