/// An import of a generated file.
struct EmittedImport: Hashable {
    let module: String
    /// `struct`, `func`, … and a blank, for the import of one declaration.
    let kind: String
    /// The access level and attributes, each with a blank.
    let modifiers: String
    let conditions: [Condition]

    var text: String { "\(modifiers)import \(kind)\(module)" }

    fileprivate var sortKey: [String] { [Condition.all(conditions)?.text ?? "", module, kind, modifiers] }
}

/// What a generated file mentions of other modules.
struct ImportNeeds {
    var modules: Set<String> = []
    /// Those that exist in every build, whatever conditions the sources import them under.
    var certainModules: Set<String> = []
    /// The files whose imports it needs, because they name types that the sources do not declare.
    var files: Set<FileID> = []
    /// The widest access with which the file uses what a module declares.
    var limits: [String: AccessLevel] = [:]
    /// Modules of which it uses what is internal there.
    var testableModules: Set<String> = []
}

/// Decides how a generated file imports the modules that it needs, by how the sources import them.
struct ImportPlanner {
    let imports: [FileID: [ImportDeclaration]]
    let fileModules: [FileID: String]
    let outputModule: String?

    /// The imports in their order, each once.
    func imports(for needs: ImportNeeds) -> [EmittedImport] {
        let local = localImports()
        var emitted: Set<EmittedImport> = []
        for module in needs.certainModules {
            let widest = local[module, default: []].compactMap(\.access).max()
            emitted.insert(
                EmittedImport(
                    module: module, kind: "", modifiers: modifiers(widest, upTo: needs.limits[module]), conditions: []))
        }
        for module in needs.modules.subtracting(needs.certainModules) where module != outputModule {
            emitted.formUnion(
                imports(
                    of: module, local: local[module, default: []], upTo: needs.limits[module],
                    isTestable: needs.testableModules.contains(module)))
        }
        let access = local.mapValues { $0.compactMap(\.access).max() }
        for file in needs.files {
            let isLocal = fileModules[file] == outputModule
            for declaration in imports[file, default: []] where topModule(declaration) != outputModule {
                let known = access[topModule(declaration)] ?? nil
                let written = isLocal ? keptAttributes(declaration) : portableAttributes(declaration)
                emitted.insert(
                    EmittedImport(
                        module: declaration.module, kind: declaration.importedKind.map { $0 + " " } ?? "",
                        modifiers: modifiers(known, upTo: needs.limits[topModule(declaration)], attributes: written),
                        conditions: declaration.conditions))
            }
        }
        return sortedWithoutRepetition(emitted)
    }

    /// Under no condition first; an import is left out where a wider one of the same module stands.
    private func sortedWithoutRepetition(_ emitted: Set<EmittedImport>) -> [EmittedImport] {
        let unconditional = Set(emitted.filter { $0.conditions.isEmpty && $0.kind.isEmpty }.map(\.module))
        let kept = emitted.filter { candidate in
            let top = String(candidate.module.prefix { $0 != "." })
            if candidate.conditions.isEmpty && candidate.kind.isEmpty {
                // Of two imports of one module the one with attributes says more.
                return !emitted.contains {
                    $0.module == candidate.module && $0.kind.isEmpty && $0.conditions.isEmpty
                        && ($0.modifiers.count, $0.modifiers) > (candidate.modifiers.count, candidate.modifiers)
                }
            }
            return !unconditional.contains(candidate.module) && (candidate.kind.isEmpty || !unconditional.contains(top))
        }
        return kept.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    }

    // MARK: How the sources import

    private func topModule(_ declaration: ImportDeclaration) -> String {
        declaration.module.firstNamePart
    }

    /// The imports that the files of the output module hold, by module.
    private func localImports() -> [String: [ImportDeclaration]] {
        var result: [String: [ImportDeclaration]] = [:]
        for file in imports.keys.sorted() where fileModules[file] == outputModule {
            for declaration in imports[file, default: []] {
                result[topModule(declaration), default: []].append(declaration)
            }
        }
        return result
    }

    /// Under the conditions that all of the module's own imports share, since it may not exist elsewhere.
    private func imports(
        of module: String, local: [ImportDeclaration], upTo limit: AccessLevel?, isTestable: Bool
    ) -> [EmittedImport] {
        let whole = local.filter { $0.module == module && $0.importedKind == nil }
        let testable = isTestable ? [Attribute(name: "testable", arguments: nil)] : []
        let modifiers = modifiers(
            local.compactMap(\.access).max(), upTo: limit, attributes: testable + whole.flatMap(keptAttributes))
        let conditions = whole.map(\.conditions)
        let places = conditions.isEmpty || conditions.contains([]) ? [[]] : conditions
        return Set(places).map { EmittedImport(module: module, kind: "", modifiers: modifiers, conditions: $0) }
    }

    /// The widest access level that the sources write, for a bare import beside one with a level is an error; but no
    /// wider than the generated file uses, for that is a warning.
    private func modifiers(
        _ widest: AccessLevel?, upTo limit: AccessLevel?, attributes: [Attribute] = []
    ) -> String {
        let texts = Set(attributes.map(\.text)).sorted()
        let used = min(limit ?? .internal, .public)
        let access = widest.map { min($0, used).rawValue }
        return (texts + [access].compactMap { $0 }).map { $0 + " " }.joined()
    }

    private func keptAttributes(_ declaration: ImportDeclaration) -> [Attribute] {
        declaration.attributes.filter {
            ["testable", "preconcurrency", "_implementationOnly", "_spi"].contains($0.name)
        }
    }

    /// Those that hold in any module.
    private func portableAttributes(_ declaration: ImportDeclaration) -> [Attribute] {
        declaration.attributes.filter { ["preconcurrency", "_spi"].contains($0.name) }
    }
}
