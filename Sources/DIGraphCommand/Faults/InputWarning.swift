import DIGraphCore

/// What a run goes on after.
package enum InputWarning {
    /// With its place in needle.json, where it stands there.
    case missingFolder(CommandError.MissingPath)
    case damagedName(String)
    case rootsLeftOut(String, fileCount: Int)
    case unimportedRuntime(String, place: String?, similar: String?)
    case unknownModule(String, key: String, place: String?, similar: String?)
    case severalPrograms([String])
    case otherIsolation(String, String, given: String, place: String?)
    case outdatedPlan(String, place: String?)
    case sharedFolder(String, of: String, as: String, place: String?)
    case inputOutsideModules(String)
    case everythingExcluded(fileCount: Int)
    case otherCode(String, of: String, besides: String)
    case outputNotCompiled(String, place: String?)
    case outputOfOtherModule(String, in: String, for: String, place: String?)

    var place: String? {
        switch self {
        case .missingFolder(let path): path.place
        case .unimportedRuntime(_, let place, _), .unknownModule(_, _, let place, _),
            .otherIsolation(_, _, _, let place), .outdatedPlan(_, let place),
            .sharedFolder(_, _, _, let place), .outputNotCompiled(_, let place),
            .outputOfOtherModule(_, _, _, let place):
            place
        case .damagedName, .rootsLeftOut, .severalPrograms, .inputOutsideModules, .everythingExcluded, .otherCode: nil
        }
    }

    var message: String {
        switch self {
        case .missingFolder(let path): path.message + "; only the other sources are read"
        case .damagedName(let path):
            "\(path) is not read, since its name is not UTF-8 text; rename it if it holds sources"
        case .rootsLeftOut(let module, let count):
            """
            the generated file belongs to '\(module)', where no root is; \(counted(count, "file")) that it cannot see, of tests, \
            other programs or modules that it does without, were left out. If the root is there, put the output there, or name the \
            module of the output by --output-module
            """
        case .unimportedRuntime(let module, _, let similar):
            "no source imports '\(module)', so it makes nothing a component\(similar.map { "; did you mean \($0)?" } ?? "")"
        case .unknownModule(let module, let key, _, let similar):
            "\(key): no module of this build is called '\(module)'\(advice(similar))"
        case .severalPrograms(let names):
            """
            these sources are of \(names.count) programs, \(names.joined(separator: ", ")), and are read as one module, without \
            the access and the isolation of each: name the file that is generated for one by --out, or its module by \
            --output-module
            """
        case .otherIsolation(let module, let isolation, let given, _):
            """
            modules: '\(module)' is \(isolation) by default here, but \(given) by the settings of its target in Package.swift \
            or a BUILD file, which the compiler goes by: make them equal, or remove "defaultIsolation" here
            """
        case .outdatedPlan(let key, _):
            "\(key): the build was planned before this was changed, and "
                + (key == "headerDoc" ? "will not notice edits of the file" : "goes on without that")
                + ": run 'touch Package.swift' and build again"
        case .sharedFolder(let path, let module, let owner, _):
            "\(path) is named for '\(owner)' before, whose files these are, so '\(module)' has none: name each folder once"
        case .inputOutsideModules(let path):
            "\(path) is in no folder of the modules, so what is on stdin is not read"
        case .everythingExcluded(let count):
            "all that was found, \(counted(count, "file")), is left out by --exclude-paths or --exclude-suffixes"
        case .otherCode(let path, let module, let output):
            "\(path) is generated code of '\(module)' as well, and does not compile beside \(output): delete it, unless it "
                + "wires other roots"
        case .outputNotCompiled(let path, _):
            "output: \(path) will hold Swift code, which is compiled from .swift files only: add '.swift' to the name"
        case .outputOfOtherModule(let path, let owner, let module, _):
            "output: \(path) is in the folder of '\(owner)', and what it will hold is for '\(module)', the \"outputModule\": "
                + "put it into a folder of '\(module)'"
        }
    }
}
