import SwiftFacts

/// Spells names as the generated file must, so that it finds what they are of.
final class TypeSpelling: Sendable {
    let outputModule: String?
    /// The names at the top of a module that another module declares as well, and those of which the file sees several.
    private let ambiguousNames: Set<String>
    private let contestedNames: Set<String>
    /// The modules that declare names of which each build of the file sees one: such a name does without its module.
    let modulesInOtherBranches: Set<String>
    /// The modules of whose name the file sees a type, which it would find instead of the module.
    private let hiddenModules: Set<String>
    /// The types of libraries of whose name the file sees another one, each with its library.
    private let librariesOfHiddenTypes: [String: String]
    /// Those that are compiled in language mode 5.
    private let modulesInMode5: Set<String>
    /// Those in which `async` functions of no actor run where their caller does; empty where that holds for all.
    private let nonsendingModules: Set<String>
    /// What says where such functions run by default, where that is the same in all modules.
    let commonPlaceOfAsync: String?
    let namespaces: ForeignNamespaces
    /// What stands before types of the runtime: nothing where an app has a type of the module's name.
    let runtimePrefix: String

    init(ambiguousNames: Set<String> = [], outputModule: String?) {
        self.outputModule = outputModule
        self.ambiguousNames = ambiguousNames
        contestedNames = ambiguousNames
        modulesInOtherBranches = []
        hiddenModules = []
        librariesOfHiddenTypes = [:]
        modulesInMode5 = []
        nonsendingModules = []
        commonPlaceOfAsync = ProgramSettings.placeOfFunctions(isNonsending: false)
        namespaces = .none
        runtimePrefix = RuntimeNames.modules[0] + "."
    }

    init(_ symbols: SymbolTable, _ settings: ProgramSettings) {
        func seen(_ name: String) -> Int {
            symbols.declared(name).count { key in
                key.access.map { settings.isVisible($0, declaredIn: key.module) } ?? false
            }
        }
        outputModule = settings.outputModule
        let names = symbols.ambiguousNames
        let visibility = names.isEmpty ? nil : ModuleVisibility(symbols, settings)
        let branches = names.compactMap { name in
            visibility?.modulesInOtherBranches(symbols.declared(name)).map { (name, $0) }
        }
        modulesInOtherBranches = Set(branches.flatMap { $0.1 })
        ambiguousNames = names.subtracting(branches.map { $0.0 })
        contestedNames = ambiguousNames.filter { seen($0) > 1 }
        hiddenModules = Set(symbols.modules.compactMap { $0 }).filter { seen($0) > 0 }
        let foundation = symbols.importedModules.contains("Foundation") ? "Foundation" : "FoundationEssentials"
        librariesOfHiddenTypes = LibraryTypes.modules(foundation: foundation).filter { seen($0.key) > 0 }
        let modules = Set((symbols.modules + [settings.outputModule]).compactMap { $0 })
        modulesInMode5 = modules.filter { settings.compiler(of: $0)?.isInMode5 == true }
        let nonsending = modules.filter { settings.isNonsending($0) }
        nonsendingModules = nonsending == modules ? [] : nonsending
        let defaults = Set((symbols.modules + [settings.outputModule]).map { settings.isNonsending($0) })
        commonPlaceOfAsync =
            defaults.count == 1 ? defaults.first.map { ProgramSettings.placeOfFunctions(isNonsending: $0) } : nil
        namespaces = ForeignNamespaces(symbols)
        // One inside of a root hides the module there.
        let module = RuntimeNames.modules[0]
        runtimePrefix = symbols.names.contains(module) ? "" : module + "."
    }

    /// Whether functions on an actor are `@Sendable` where a module says that of none.
    func impliesSendable(in module: String?) -> Bool { module.map { !modulesInMode5.contains($0) } ?? true }

    /// Whether such a function is one in the generated file, too.
    var impliesSendableInOutput: Bool { impliesSendable(in: outputModule) }

    /// A generic argument of a module, with where its `async` functions run as far as the modules' defaults differ: such a
    /// function is converted where it is needed elsewhere, and a type with such an argument is not.
    func placingAsync(_ argument: TypeSyntax, in module: String?) -> TypeSyntax {
        guard let module, !nonsendingModules.isEmpty else { return argument }
        return argument.placingAsync(
            ProgramSettings.placeOfFunctions(isNonsending: nonsendingModules.contains(module)))
    }

    /// The library of a type that no source declares, where its name alone would be another type.
    func library(of name: String) -> String? { librariesOfHiddenTypes[name] }

    /// A type of the standard library: `Sendable`, or `Swift.Sendable`.
    func spelled(library name: String) -> String { (library(of: name).map { $0 + "." } ?? "") + name }

    /// A type of the runtime: `DIRuntime.ProviderTable`, or without the module where an app has a type of its name.
    func spelled(runtime name: String) -> String { runtimePrefix + name }

    /// The module where the name needs one: with the mark of a module where a type would be found by its name, and not at
    /// all where that does without, since compilers before Swift 6.3 do not know the mark.
    func qualifier(of name: String, in module: String?) -> String? {
        let first = name.firstNamePart
        guard let extending = module, ambiguousNames.contains(first) else { return nil }
        let module = namespaces.home(of: first, in: extending)
        guard hiddenModules.contains(module) else { return module }
        return module != outputModule && contestedNames.contains(first) ? module + String.moduleMark : nil
    }

    /// Whether the generated file may write another module before a name: a type of the module's name would hide it.
    func mayWrite(module: String) -> Bool { module != outputModule && !hiddenModules.contains(module) }

    func spelled(_ name: String, in module: String?) -> String {
        let escaped = SwiftName.escapedParts(name)
        guard let module, namespaces.home(of: name, in: module) != outputModule,
            let qualifier = qualifier(of: name, in: module)
        else { return escaped }
        let mark = qualifier.isModuleMarked ? String.moduleMark : "."
        return SwiftName.escaped(qualifier.withoutModuleMark) + mark + escaped
    }

    /// With its module in any case, where a type of that name does not hide it.
    func qualified(_ name: String, in module: String?) -> String {
        guard let module = module.map({ namespaces.home(of: name, in: $0) }), mayWrite(module: module) else {
            return spelled(name, in: module)
        }
        return "\(SwiftName.escaped(module)).\(SwiftName.escapedParts(name))"
    }
}
