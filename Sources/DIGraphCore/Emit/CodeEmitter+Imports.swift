/// An import of the generated file.
struct EmittedImport: Hashable {
    let module: String
    /// `struct`, `func`, … and a blank, for the import of one declaration.
    let kind: String
    /// The access level and attributes, each with a blank.
    let modifiers: String
    let conditions: [String]

    var text: String { "\(modifiers)import \(kind)\(module)" }

    fileprivate var sortKey: [String] { [SwiftWriter.conjunction(conditions), module, kind, modifiers] }
}

extension CodeEmitter {
    func writeImports(_ imports: [EmittedImport], to writer: inout SwiftWriter) {
        writer.conditionalRuns(imports, conditions: \.conditions) { writer, emitted in
            writer.line(emitted.text)
        }
    }

    /// The runtime, the modules of what the file mentions, and what the files of unknown types import.
    func importsNeeded(roots: [Component], plans: [ProviderPlan]) -> [EmittedImport] {
        let local = localImports()
        var limits: [String: AccessLevel] = [:]
        for root in roots {
            for module in ["DIRuntime", root.module].compactMap({ $0 }) {
                limits[module] = max(root.access, limits[module] ?? .internal)
            }
        }
        var emitted: Set<EmittedImport> = [
            EmittedImport(
                module: "DIRuntime", kind: "",
                modifiers: modifiers(local["DIRuntime"]?.compactMap(\.access).max(), upTo: limits["DIRuntime"]),
                conditions: [])
        ]
        for module in modulesNeeded(roots: roots, plans: plans) where module != "DIRuntime" {
            emitted.formUnion(imports(of: module, local: local[module, default: []], upTo: limits[module]))
        }
        let access = local.mapValues { $0.compactMap(\.access).max() }
        let requests = plans.lazy.flatMap(\.members).map(\.request).filter(needsFileImports)
        for file in Set(requests.map(\.location.file)) {
            let isLocal = fileModules[file] == settings.outputModule
            for declaration in imports[file, default: []] where topModule(declaration) != settings.outputModule {
                let known = access[topModule(declaration)] ?? nil
                let written = isLocal ? keptAttributes(declaration) : portableAttributes(declaration)
                emitted.insert(
                    EmittedImport(
                        module: declaration.module, kind: declaration.importedKind.map { $0 + " " } ?? "",
                        modifiers: modifiers(known, upTo: limits[topModule(declaration)], attributes: written),
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

    // MARK: What is needed

    private func modulesNeeded(roots: [Component], plans: [ProviderPlan]) -> [String] {
        var modules: Set<String?> = Set(roots.map(\.module))
        for plan in plans {
            modules.formUnion(plan.components.map { graph[$0].module })
            modules.formUnion(plan.key.protocols.map { graph.protocols[$0.index].module })
            for member in plan.members {
                modules.formUnion(member.request.emitted.modules.map(Optional.some))
                modules.formUnion(member.servers.map { graph[$0.scope].module })
                modules.formUnion(member.servers.map(\.member.module))
                if needsFileImports(member.request) { modules.insert(member.request.module) }
            }
        }
        for text in settings.additionalImports {
            modules.insert(text.hasPrefix("import ") ? String(text.dropFirst("import ".count)) : text)
        }
        return modules.compactMap { $0 }.filter { $0 != settings.outputModule }.sorted()
    }

    private func needsFileImports(_ request: Request) -> Bool {
        if case .actor(let name) = request.isolation, name != "MainActor" { return true }
        return request.emitted.needsFileImports
    }

    // MARK: How the sources import

    private func topModule(_ declaration: ImportDeclaration) -> String {
        String(declaration.module.prefix { $0 != "." })
    }

    /// The imports that the files of the output module hold, by module.
    private func localImports() -> [String: [ImportDeclaration]] {
        var result: [String: [ImportDeclaration]] = [:]
        for file in imports.keys.sorted() where fileModules[file] == settings.outputModule {
            for declaration in imports[file, default: []] {
                result[topModule(declaration), default: []].append(declaration)
            }
        }
        return result
    }

    /// Under the conditions that all of the module's own imports share, since it may not exist elsewhere.
    private func imports(
        of module: String, local: [ImportDeclaration], upTo limit: AccessLevel?
    ) -> [EmittedImport] {
        let whole = local.filter { $0.module == module && $0.importedKind == nil }
        let modifiers = modifiers(
            local.compactMap(\.access).max(), upTo: limit, attributes: whole.flatMap(keptAttributes))
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
