/// Spells the components and protocols of the graph as the generated file must.
struct TypeSpelling {
    private let outputModule: String?
    private let declaredNames: Set<String>
    private let ambiguousNames: Set<String>

    init(declaredNames: Set<String>, ambiguousNames: Set<String>, outputModule: String?) {
        self.outputModule = outputModule
        self.declaredNames = declaredNames
        self.ambiguousNames = ambiguousNames
    }

    func spelled(_ component: Component) -> String { spelled(component.name, in: component.module) }

    func spelled(_ dependency: DependencyProtocol) -> String { spelled(dependency.name, in: dependency.module) }

    /// Each once: the declarations of a protocol in the branches of an `#if` are one name.
    func spelled(_ protocols: [DependencyProtocol]) -> [String] {
        var names: [String] = []
        for name in protocols.map(spelled) where !names.contains(name) { names.append(name) }
        return names
    }

    /// With its module only where two modules share the name: a module may hold a type of its own name, which would
    /// be found instead of the module.
    func spelled(_ name: String, in module: String?) -> String {
        let first = name.firstNamePart
        guard let module, module != outputModule, ambiguousNames.contains(first), module != first,
            !declaredNames.contains(module)
        else { return SwiftName.escapedParts(name) }
        return "\(module).\(SwiftName.escapedParts(name))"
    }
}

/// Names what a provider stores; one value for each provider.
struct OwnerNames {
    let graph: ScopeGraph
    private var taken: Set<String>

    init(graph: ScopeGraph, taken: Set<String>) {
        self.graph = graph
        self.taken = taken
    }

    /// `rootComponent`, or `folderOrRootComponent` for whichever is the nearest.
    mutating func slotName(of owners: [ScopeID]) -> String {
        let short = Self.combined(owners.map { SwiftName.lastPart(graph[$0].name) })
        var name = short
        if isTaken(short, by: owners) {
            let qualified = Self.combined(owners.map { SwiftName.joined(graph[$0].name) })
            name = SwiftName.unique([qualified]) { isTaken($0, by: owners) }
        }
        taken.insert(name)
        return name
    }

    private func isTaken(_ name: String, by owners: [ScopeID]) -> Bool {
        taken.contains(name) || SwiftName.isKeyword(name) || graph.declaredNames.contains(name)
            || owners.count > 1 && graph.declaredNames.contains(SwiftName.capitalizedFirst(name))
    }

    /// The case of each owner, unique among them.
    func caseNames(of owners: [ScopeID]) -> [String] {
        var names: [String] = []
        for owner in owners {
            let candidates = [SwiftName.lastPart(graph[owner].name), SwiftName.joined(graph[owner].name)]
            names.append(
                SwiftName.unique(candidates.map(SwiftName.lowercasedFirst)) { [names] name in
                    names.contains(name) || SwiftName.isKeyword(name)
                })
        }
        return names
    }

    /// The names with `Or` between them; what they all end with is said once.
    private static func combined(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return SwiftName.lowercasedFirst(names.first ?? "") }
        guard names.count <= 3 else { return SwiftName.lowercasedFirst(stem(names[0])) + "OrOtherOwner" }
        return SwiftName.lowercasedFirst((names.dropLast().map(stem) + [last]).joined(separator: "Or"))
    }

    private static func stem(_ name: String) -> String {
        name.count > "Component".count && name.hasSuffix("Component") ? String(name.dropLast("Component".count)) : name
    }
}

/// Names the provider classes so that an edit of one dependency protocol's users renames no other's.
struct ProviderNames {
    let graph: ScopeGraph

    /// The qualified name and module of a protocol or component, as what tells one from another.
    private struct Identity: Hashable, Comparable {
        let name: String
        let module: String

        static func < (left: Identity, right: Identity) -> Bool {
            left.name == right.name ? left.module < right.module : left.name < right.name
        }

        /// The last name, the joined names, and those with the module: from short to surely unique.
        func spelling(_ level: Int) -> String {
            if level == 0, name.isDotted { return SwiftName.lastPart(name) }
            return (level == 2 ? module : "") + SwiftName.joined(name)
        }
    }

    /// A name for each plan. Two plans share one only where they belong to two variants of one component, in exclusive
    /// branches of an `#if`.
    func names(of plans: [ProviderPlan]) -> [String] {
        let protocols = plans.map(protocolIdentity)
        let components = plans.map { identity(of: $0.components.first) }
        let baseNames = Self.shortNames(Set(protocols))
        var names = plans.map { _ in "" }
        var taken = graph.declaredNames
        let plansByProtocol = Dictionary(grouping: plans.indices) { protocols[$0] }
        for dependency in plansByProtocol.keys.sorted() {
            let members = plansByProtocol[dependency, default: []]
            let baseName = baseNames[dependency, default: ""] + "Provider"
            if members.count == 1 {
                let name = SwiftName.unique([baseName]) { taken.contains($0) }
                taken.insert(name)
                names[members[0]] = name
                continue
            }
            let users = Set(members.map { components[$0] })
            let suffixes = users.count == 1 ? [:] : Self.shortNames(users)
            var chosen: [Identity: String] = [:]
            for component in users.sorted() {
                let wanted = users.count == 1 ? baseName : baseName + "_" + suffixes[component, default: ""]
                let name = SwiftName.unique([wanted]) { taken.contains($0) }
                taken.insert(name)
                chosen[component] = name
            }
            for index in members { names[index] = chosen[components[index], default: baseName] }
        }
        return names
    }

    private func protocolIdentity(of plan: ProviderPlan) -> Identity {
        guard let index = plan.key.protocols.first?.index else { return Identity(name: "", module: "") }
        return Identity(name: graph.protocols[index].name, module: graph.protocols[index].module ?? "")
    }

    private func identity(of component: ScopeID?) -> Identity {
        component.map { Identity(name: graph[$0].name, module: graph[$0].module ?? "") }
            ?? Identity(name: "", module: "")
    }

    /// For each identity the shortest of its spellings that no other shares.
    private static func shortNames(_ identities: Set<Identity>) -> [Identity: String] {
        var names: [Identity: String] = [:]
        names.reserveCapacity(identities.count)
        var open = Array(identities)
        for level in 0..<3 where !open.isEmpty {
            var uses: [String: Int] = [:]
            for identity in identities { uses[identity.spelling(level), default: 0] += 1 }
            open.removeAll { identity in
                let spelling = identity.spelling(level)
                guard level == 2 || uses[spelling] == 1 else { return false }
                names[identity] = spelling
                return true
            }
        }
        return names
    }
}
