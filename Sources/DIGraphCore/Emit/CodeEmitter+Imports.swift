import SwiftFacts

extension CodeEmitter {
    /// The runtime, the modules of what the file mentions, and what the files of unknown types import. Where nobody names
    /// modules, what the files import that declare or create what the file mentions. Without a root it mentions nothing, and
    /// may be compiled where the runtime is none of the dependencies.
    func importsNeeded(roots: [Component], plans: [ProviderPlan]) -> [EmittedImport] {
        var needs = ImportNeeds()
        if roots.isEmpty {
            needs.modules = Set(settings.given.additionalModules)
            return importPlanner.imports(for: needs)
        }
        for root in roots {
            let around = modulesAround(root)
            needs.limit(["DIRuntime", root.module].compactMap { $0 } + around, to: root.access)
            // An import that is public for nothing is a warning, and one that is not public for a root may be an error.
            let isShown = root.conditions.isEmpty || importPlanner.writesLevels
            if let module = root.module, module != settings.outputModule, isShown {
                needs.show(["DIRuntime", module] + around, to: root.access)
            }
        }
        needs.certainModules = ["DIRuntime"]
        let modules = modulesNeeded(roots: roots, plans: plans, &needs)
        needs.modules.formUnion(modules)
        let requests = plans.lazy.flatMap { $0.members }.map { $0.request }.filter { $0.needsFileImports }
        needs.files.formUnion(requests.map { $0.location.file })
        if settings.given.hasOpenModules {
            let named = NamedDeclarations(graph: graph, roots: roots, plans: plans)
            needs.declaringFiles = named.declaringFiles.filter(importPlanner.isOpen)
            needs.creationFiles = named.creationFiles(where: importPlanner.isOpen)
            for root in roots where root.module == nil {
                needs.limit(importPlanner.modulesLikely(toHold: root.location.file), to: root.access)
            }
        }
        return importPlanner.imports(for: needs)
    }

    private func modulesNeeded(roots: [Component], plans: [ProviderPlan], _ needs: inout ImportNeeds) -> Set<String> {
        var modules: Set<String?> = []
        // Most owners serve many requests, so that their modules are looked at once in the end.
        var isNamed = Array(repeating: false, count: graph.components.count)
        for id in roots.map({ $0.id }) + graph.createdPlugins { isNamed[id.index] = true }
        for slot in graph.hostedSlots { note(slot.name, of: slot.module, in: slot.location.file, &modules, &needs) }
        for plan in plans {
            for component in plan.components { isNamed[component.index] = true }
            for dependency in plan.key.protocols.map({ graph.protocols[$0.index] }) {
                note(dependency.name, of: dependency.module, in: dependency.location.file, &modules, &needs)
            }
            for member in plan.members {
                for module in member.request.emitted.modules { modules.insert(module) }
                for server in member.servers {
                    isNamed[server.scope.index] = true
                    let module = server.member.module
                    if module != graph[server.scope].module { modules.insert(module) }
                }
                if member.request.needsFileImports { modules.insert(member.request.module) }
            }
        }
        for component in graph.components where isNamed[component.id.index] {
            note(component.name, of: component.module, in: component.location.file, &modules, &needs)
        }
        let additional = settings.given.additionalModules
        var named = Set(modules.compactMap { $0 })
        named.reserveCapacity(named.count + additional.count)
        named.formUnion(additional)
        let others = graph.spelling.modulesInOtherBranches
        if !named.isDisjoint(with: others) { named.formUnion(others) }
        return named
    }

    /// Those that declare, or may declare, what a root is nested in.
    private func modulesAround(_ root: Component) -> [String] {
        var (modules, isOfLibrary): (Set<String>, Bool) = ([], false)
        graph.spelling.namespaces.note(around: root.name, in: root.module, &modules, &isOfLibrary)
        if isOfLibrary {
            modules.formUnion(importPlanner.imports[root.location.file, default: []].map { $0.module.firstNamePart })
        }
        return modules.subtracting([settings.outputModule].compactMap { $0 }).sorted()
    }

    /// The module of what is named, and those of what that is nested in, which the imports of its file may tell.
    private func note(
        _ name: String, of module: String?, in file: FileID, _ modules: inout Set<String?>, _ needs: inout ImportNeeds
    ) {
        modules.insert(module)
        var isOfLibrary = false
        graph.spelling.namespaces.note(around: name, in: module, &needs.modules, &isOfLibrary)
        if isOfLibrary { needs.files.insert(file) }
    }
}

extension GeneratorSettings {
    /// The additional imports, whether written as `Module` or as `import Module`.
    var additionalModules: [String] {
        additionalImports.map { $0.hasPrefix("import ") ? String($0.dropFirst("import ".count)) : $0 }
    }
}

extension Request {
    /// Whether its types or its actor may come from what its file imports.
    var needsFileImports: Bool {
        if case .actor(let name) = isolation, name != "MainActor" { return true }
        return emitted.needsFileImports
    }
}
