import SwiftFacts

/// What a generated file names, and which files therefore import the modules of that.
///
/// Where nobody names modules, the name of a module stands nowhere but in imports. A component's module is imported by
/// whoever creates the component, a protocol's or base class's by whoever inherits from it; and what is declared in the
/// generated file's own module stands beside what it needs. None of these files can import the module of the generated
/// file, as long as modules do not import each other in a circle.
struct NamedDeclarations {
    private let graph: ScopeGraph
    private var scopes: Set<ScopeID>
    /// The files that declare what is named.
    private(set) var declaringFiles: Set<FileID> = []
    private var protocols: Set<DeclarationReference> = []

    init(graph: ScopeGraph, roots: [Component], plans: [ProviderPlan]) {
        self.graph = graph
        scopes = Set(roots.map { $0.id } + graph.createdPlugins)
        declaringFiles.formUnion(graph.hostedSlots.map { $0.location.file })
        for plan in plans {
            scopes.formUnion(plan.components)
            scopes.formUnion(plan.slots.flatMap { $0.owners }.map { $0.scope })
            if case .pluginExtension(let nonCore) = plan.key.role { scopes.insert(nonCore) }
            for member in plan.members {
                declaringFiles.insert(member.request.location.file)
                declaringFiles.formUnion(member.servers.map { $0.member.location.file })
            }
            add(plan.key.protocols.map { graph.protocols[$0.index] })
        }
        addClasses()
    }

    /// The protocols that mocks stand for, by what depends on them.
    init(graph: ScopeGraph) {
        self.graph = graph
        scopes = Set(graph.components.filter { !$0.dependencies.isEmpty }.map { $0.id })
        add(graph.protocols)
        addClasses()
    }

    private mutating func add(_ protocols: [DependencyProtocol]) {
        for named in protocols {
            declaringFiles.insert(named.location.file)
            addAliases(of: named.name)
            addProtocols(above: named.declaration)
        }
    }

    private mutating func addProtocols(above declaration: DeclarationReference) {
        let inheritance = graph.protocolInheritance
        var pending = [declaration]
        while let next = pending.popLast() {
            guard protocols.insert(next).inserted, let parents = inheritance.parents[next] else { continue }
            declaringFiles.formUnion(parents.map { inheritance.files[$0.summary] })
            pending += parents
        }
    }

    /// With their base classes, which hold members that they serve.
    private mutating func addClasses() {
        var pending = Array(scopes)
        var visited: Set<ScopeID> = []
        while let id = pending.popLast() {
            guard visited.insert(id).inserted else { continue }
            declaringFiles.insert(graph[id].location.file)
            addAliases(of: graph[id].name)
            if let base = graph[id].superclass { pending.append(base) }
        }
    }

    /// Who uses the name of an alias need not import what the alias stands for.
    private mutating func addAliases(of name: String) {
        declaringFiles.formUnion(graph.aliasFiles[name.lastNamePart] ?? [])
    }

    /// For each component that is named or stands above one, the files that create it: the module of a component that
    /// is created next to its parent is known to those only that create the parent. Where the module of its own file is
    /// not open, nobody need be asked.
    func creationFiles(where isOpen: (FileID) -> Bool) -> [Set<FileID>] {
        let open = reachable(from: scopes) { graph[$0].parents }.sorted().filter { isOpen(graph[$0].location.file) }
        return open.map { graph[$0].creationFiles }.filter { !$0.isEmpty }
    }
}
