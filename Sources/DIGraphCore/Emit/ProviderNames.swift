extension TypeSpelling {
    func spelled(_ component: Component) -> String { spelled(component.name, in: component.module) }

    /// Each once: the declarations of a protocol in the branches of an `#if` are one name.
    func spelled(_ protocols: [DependencyProtocol]) -> [String] {
        protocols.map { spelled($0.name, in: $0.module) }.withoutRepetition()
    }

    /// What a provider conforms to: `Dependency` or `EmptyDependency` alone may be what makes a composition a dependency.
    func protocols(of key: ProviderPlan.Key, in graph: ScopeGraph) -> [String] {
        let protocols = key.protocols.map { graph.protocols[$0.index] }
        guard case .dependency(let namesEmpty) = key.role else { return spelled(protocols) }
        if namesEmpty { return spelled(protocols) + [spelled(runtime: "EmptyDependency")] }
        if protocols.contains(where: { $0.reachesDependency }) { return spelled(protocols) }
        return spelled(protocols) + [spelled(runtime: "Dependency")]
    }
}

/// Names what a provider stores; one value for each provider.
struct OwnerNames {
    let graph: ScopeGraph
    private var taken: Set<String>

    /// Names that no owner of a provider may have, and those that a getter may not begin with.
    private static let reserved: Set<String> = [
        "component", "nonCoreComponent", "scope", "newValue", "self",
        "await", "borrow", "didSet", "get", "modify", "mutate", "read", "set", "unsafeAddress", "unsafeMutableAddress",
        "willSet",
    ]

    /// - Parameter taken: the names of the provider's members and of their parameters.
    init(graph: ScopeGraph, taken: [String]) {
        self.graph = graph
        self.taken = Set(taken)
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
        taken.contains(name) || Self.reserved.contains(name) || SwiftName.isKeyword(name)
            || graph.declaredNames.contains(name)
            || owners.count > 1 && graph.declaredNames.contains(SwiftName.capitalizedFirst(name))
    }

    /// The case of each owner, unique among them.
    func caseNames(of owners: [ScopeID]) -> [String] {
        var taken: Set<String> = []
        return owners.map { owner in
            let candidates = [SwiftName.lastPart(graph[owner].name), SwiftName.joined(graph[owner].name)]
            let name = SwiftName.unique(candidates.map(SwiftName.lowercasedFirst)) {
                taken.contains($0) || SwiftName.isKeyword($0)
            }
            taken.insert(name)
            return name
        }
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
    private struct Identity: Comparable {
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
        let groups = Self.groups(of: plans.indices, by: { protocols[$0] })
        var names = plans.map { _ in "" }
        var taken = graph.declaredNames
        func take(_ wanted: String) -> String {
            let name = SwiftName.unique([wanted]) { taken.contains($0) }
            taken.insert(name)
            return name
        }
        for (members, short) in zip(groups, Self.shortNames(groups.map { protocols[$0[0]] })) {
            let baseName = short + "Provider"
            let components = members.map { identity(of: plans[$0].components.first) }
            let users = Self.groups(of: members.indices, by: { components[$0] })
            let suffixes = users.count == 1 ? [""] : Self.shortNames(users.map { components[$0[0]] }).map { "_" + $0 }
            for (user, suffix) in zip(users, suffixes) {
                let name = take(baseName + suffix)
                for member in user { names[members[member]] = name }
            }
        }
        return names
    }

    /// The indices with equal identities, sorted by these.
    private static func groups(of indices: Range<Int>, by identity: (Int) -> Identity) -> [[Int]] {
        if indices.count == 1 { return [Array(indices)] }
        var groups: [[Int]] = []
        for index in indices.sorted(by: { (identity($0), $0) < (identity($1), $1) }) {
            if let last = groups.last, identity(last[0]) == identity(index) {
                groups[groups.count - 1].append(index)
            } else {
                groups.append([index])
            }
        }
        return groups
    }

    private func protocolIdentity(of plan: ProviderPlan) -> Identity {
        guard let index = plan.key.protocols.first?.index else { return Identity(name: "", module: "") }
        return Identity(name: graph.protocols[index].name, module: graph.protocols[index].module ?? "")
    }

    private func identity(of component: ScopeID?) -> Identity {
        component.map { Identity(name: graph[$0].name, module: graph[$0].module ?? "") }
            ?? Identity(name: "", module: "")
    }

    /// For each of different identities the shortest of its spellings that no other shares.
    private static func shortNames(_ identities: [Identity]) -> [String] {
        var names = identities.map { _ in "" }
        var open = Array(identities.indices)
        for level in 0..<3 where !open.isEmpty {
            let spellings = identities.map { $0.spelling(level) }
            var uses: [String: Int] = [:]
            for spelling in spellings { uses[spelling, default: 0] += 1 }
            open.removeAll { index in
                guard level == 2 || uses[spellings[index]] == 1 else { return false }
                names[index] = spellings[index]
                return true
            }
        }
        return names
    }
}
