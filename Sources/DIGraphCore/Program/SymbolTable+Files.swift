import SwiftFacts

/// What several files of a module declare by one name, each for itself: `private enum Layout` in every screen's file. Or one
/// file, where another one extends what has that name elsewhere.
///
/// A declaration that is `private` or `fileprivate` is seen in its file only, so that each may mean something else. Beside one
/// that the module sees, Swift takes none: those are declared twice.
struct NamesOfFiles {
    /// Per summary.
    private var names: [Set<String>] = []

    init(_ summaries: [FileSummary], _ modules: [String?]) {
        let hidden = summaries.map(Self.hiddenNames)
        let names = hidden.reduce(into: Set()) { $0.formUnion($1) }
        if names.isEmpty { return }
        var owners: [String: [String?: Owner]] = [:]
        for (index, summary) in summaries.enumerated() {
            let declared = Set(Self.declaredNames(summary)).intersection(names)
            for name in declared {
                let isHidden = hidden[index].contains(name)
                owners[name, default: [:]][modules[index], default: Owner()].add(isHidden: isHidden)
            }
            for type in summary.types where type.kind == .extension {
                let name = type.name.firstNamePart
                if names.contains(name), !declared.contains(name) {
                    owners[name, default: [:]][modules[index], default: Owner()].isExtendedElsewhere = true
                }
            }
        }
        self.names = zip(hidden, modules).map { hidden, module in
            hidden.filter { owners[$0]?[module]?.isFile == true }
        }
        if self.names.allSatisfy({ $0.isEmpty }) { self.names = [] }
    }

    /// Of a name in a module.
    private struct Owner {
        private var files = 0
        private var isSeenOutside = false
        /// What a file extends that does not declare it is another type.
        var isExtendedElsewhere = false

        var isFile: Bool { (files > 1 || isExtendedElsewhere) && !isSeenOutside }

        mutating func add(isHidden: Bool) {
            files += 1
            isSeenOutside = isSeenOutside || !isHidden
        }
    }

    /// The file, if it declares the name, or one that this is nested in, for itself.
    func file(of name: String, in summary: Int) -> Int? {
        if names.isEmpty || names[summary].isEmpty { return nil }
        var name = name
        while !name.isEmpty {
            if names[summary].contains(name) { return summary }
            name = name.outerName
        }
        return nil
    }

    private static func declaredNames(_ summary: FileSummary) -> [String] {
        summary.types.lazy.filter { $0.kind != .extension && !$0.isLocal }.map { $0.name }
            + summary.typealiases.lazy.filter { !$0.isLocal }.map { $0.name }
    }

    /// The names by which a file declares nothing that other files see.
    private static func hiddenNames(_ summary: FileSummary) -> Set<String> {
        var hidden: Set<String> = []
        let types = summary.types.filter { $0.kind != .extension && !$0.isLocal }
        let aliases = summary.typealiases.filter { !$0.isLocal }
        for type in types where type.effectiveAccess <= .fileprivate { hidden.insert(type.name) }
        for alias in aliases where alias.access <= .fileprivate { hidden.insert(alias.name) }
        if hidden.isEmpty { return [] }
        for type in types where type.effectiveAccess > .fileprivate { hidden.remove(type.name) }
        for alias in aliases where alias.access > .fileprivate { hidden.remove(alias.name) }
        return hidden
    }
}

extension SymbolTable {
    /// What a type has by a name inside of it.
    func member(_ name: String, of type: DeclaredName) -> DeclaredName? {
        entries[type.name + "." + name]?.find(type.module, from: type.file)
    }

    /// The type that a name is nested in.
    func outer(of name: DeclaredName) -> DeclaredName? {
        name.name.isDotted ? entries[name.name.outerName]?.find(name.module, from: name.file) : nil
    }

    /// A type and those around it, outermost first.
    func outers(of name: DeclaredName) -> [DeclaredName] {
        sequence(first: name, next: outer).reversed()
    }

    /// The types of a name that is not found at a place, in modules that are seen there, which keep them to themselves.
    func hiddenTypes(_ parts: [String], in context: LookupContext) -> [DeclarationReference] {
        let visible = visibleModules[context.summary]
        let hiding = self.declared(parts.joined(separator: ".")).filter { declared in
            (declared.access ?? .public) < .package && declared.module.map(visible.contains) == true
        }
        return hiding.flatMap { $0.types }
    }
}
