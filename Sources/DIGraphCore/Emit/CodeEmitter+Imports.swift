extension CodeEmitter {
    /// The runtime, the modules of what the file mentions, and what the files of unknown types import. Where nobody names
    /// modules, what the files import that declare or create what the file mentions. Without a root it mentions nothing, and
    /// may be compiled where the runtime is none of the dependencies.
    func importsNeeded(roots: [Component], plans: [ProviderPlan]) -> [EmittedImport] {
        var needs = ImportNeeds()
        if roots.isEmpty {
            needs.modules = Set(settings.additionalModules)
            return importPlanner.imports(for: needs)
        }
        for root in roots {
            needs.limit(["DIRuntime", root.module].compactMap { $0 }, to: root.access)
            if let module = root.module, module != settings.outputModule {
                needs.show(["DIRuntime", module], to: root.access)
            }
        }
        needs.certainModules = ["DIRuntime"]
        needs.modules = modulesNeeded(roots: roots, plans: plans)
        let requests = plans.lazy.flatMap { $0.members }.map { $0.request }.filter { $0.needsFileImports }
        needs.files = Set(requests.map { $0.location.file })
        if settings.hasOpenModules {
            let named = NamedDeclarations(graph: graph, roots: roots, plans: plans)
            needs.declaringFiles = named.declaringFiles.filter(importPlanner.isOpen)
            needs.creationFiles = named.creationFiles(where: importPlanner.isOpen)
            for root in roots where root.module == nil {
                needs.limit(importPlanner.modulesLikely(toHold: root.location.file), to: root.access)
            }
        }
        return importPlanner.imports(for: needs)
    }

    private func modulesNeeded(roots: [Component], plans: [ProviderPlan]) -> Set<String> {
        var modules: Set<String?> = Set(roots.map { $0.module } + graph.createdPlugins.map { graph[$0].module })
        modules.formUnion(graph.hostedSlots.map { $0.module })
        // Most owners serve many requests, so that their modules are looked at once in the end.
        var isNamed = Array(repeating: false, count: graph.components.count)
        for plan in plans {
            for component in plan.components { isNamed[component.index] = true }
            for dependency in plan.key.protocols { modules.insert(graph.protocols[dependency.index].module) }
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
        for component in graph.components where isNamed[component.id.index] { modules.insert(component.module) }
        let additional = settings.additionalModules
        var named = Set(modules.compactMap { $0 })
        named.reserveCapacity(named.count + additional.count)
        named.formUnion(additional)
        let others = graph.spelling.modulesInOtherBranches
        if !named.isDisjoint(with: others) { named.formUnion(others) }
        return named
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
