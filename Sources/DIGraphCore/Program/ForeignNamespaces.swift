import SwiftFacts

/// The types that a module nests names in while another one declares them: `extension Profile { class EditComponent {} }`
/// beside the `Profile` of an imported module. Who names `Profile.EditComponent` needs both modules.
struct ForeignNamespaces {
    /// Per name and module that extends it: the modules that declare it, of which there is none for a library's.
    private let declaring: [String: [String: Set<String>]]

    static let none = ForeignNamespaces(declaring: [:])

    private init(declaring: [String: [String: Set<String>]]) { self.declaring = declaring }

    init(_ symbols: SymbolTable) {
        var declaring: [String: [String: Set<String>]] = [:]
        var extenders: [DeclaredName: Set<String>] = [:]
        var visited: Set<DeclaredName> = []
        for name in symbols.typesByName + symbols.aliasPlaces.map(symbols.key) where name.name.isDotted {
            guard let module = name.module, let file = name.types.first?.summary ?? name.aliases.first?.summary else {
                continue
            }
            var outer = symbols.outer(of: name)
            while let next = outer, visited.insert(next).inserted {
                if next.symbol == nil {
                    // Of `extension Profile.Edit` the outer one is that which the file sees.
                    let seen = symbols.declared(next.name).filter { declared in
                        declared.module.map(symbols.visibleModules[file].contains) == true
                    }
                    let extended = seen.filter { declared in
                        if extenders[declared] == nil { extenders[declared] = Self.extenders(of: declared, symbols) }
                        return extenders[declared]?.contains(module) == true
                    }
                    let modules = (extended.isEmpty ? seen : extended).compactMap { $0.module }
                    declaring[next.name, default: [:]][module] = Set(modules)
                }
                outer = symbols.outer(of: next)
            }
        }
        self.declaring = declaring
    }

    private static func extenders(of name: DeclaredName, _ symbols: SymbolTable) -> Set<String> {
        Set(name.extensions.compactMap { symbols.modules[$0.summary] })
    }

    /// Notes the other modules that declare what a name of a module is nested in, or that a library does.
    func note(around name: String, in module: String?, _ modules: inout Set<String>, _ isOfLibrary: inout Bool) {
        guard !declaring.isEmpty, let module else { return }
        var outer = name.outerName
        while !outer.isEmpty {
            if let found = declaring[outer]?[module] {
                modules.formUnion(found)
                if found.isEmpty { isOfLibrary = true }
            }
            outer = outer.outerName
        }
    }

    /// The module that declares the outermost part of a name.
    func home(of name: String, in module: String) -> String {
        guard !declaring.isEmpty, let modules = declaring[name.firstNamePart]?[module], modules.count == 1 else {
            return module
        }
        return modules.first ?? module
    }
}
