import SwiftFacts

/// For every created component, who serves each of its requests: plain data, complete before anything is printed.
package struct Resolution: Sendable {
    /// By the component's index; empty for components that nothing creates.
    package let components: [[ResolvedRequest]]
    /// By the component's index: the requirements of its plug-in extension, each with the non-core component that serves
    /// it; no owners where none does.
    package let pluginExtensions: [[ResolvedRequest]]

    package subscript(_ id: ScopeID) -> [ResolvedRequest] { components[id.index] }

    /// Whether something is served by a default implementation that is deprecated.
    var hasDeprecatedDefaults: Bool {
        [components, pluginExtensions].joined().joined().contains { $0.isDefaulted && $0.request.hasDeprecatedDefault }
    }
}

/// A request of one component with what the search for it found.
package final class ResolvedRequest: Sendable {
    package struct Owner: Sendable {
        package let scope: ScopeID
        package let member: ProvidedMember
    }

    package let request: Request
    /// The nearest providers on the paths to the roots, by the scope's index.
    package let owners: [Owner]
    /// Scopes nearer than the owners that provide the request under some `#if` only.
    let passedOver: [Owner]
    /// The shortest path from a root to the component on which nobody provides the request, root first.
    package let unservedPath: ScopePath?
    /// How many further roots or parents such a path can begin with.
    package let otherUnservedPaths: Int
    /// Only the plug-in extension of the non-core component's own core would serve it, so it would serve itself.
    let isPluginCycle: Bool
    /// What the component is created under, where its owners serve it only under that.
    let creationConditions: [Condition]
    /// The requirement's default implementation serves it.
    package let isDefaulted: Bool

    init(
        request: Request, owners: [Owner], passedOver: [Owner] = [], unservedPath: ScopePath? = nil,
        otherUnservedPaths: Int = 0, isPluginCycle: Bool = false, isDefaulted: Bool = false,
        creationConditions: [Condition] = []
    ) {
        self.request = request
        self.owners = owners
        self.passedOver = passedOver
        self.unservedPath = unservedPath
        self.otherUnservedPaths = otherUnservedPaths
        self.isPluginCycle = isPluginCycle
        self.isDefaulted = isDefaulted
        self.creationConditions = creationConditions
    }

    package var isMissing: Bool { unservedPath != nil }
}

/// The way from a root down to a component. Of a long one only both ends are kept, so that those of all components of a
/// deep graph together stay small.
package struct ScopePath: Sendable {
    /// From the root down.
    let upper: [ScopeID]
    /// Down to the component; empty where nothing was left out.
    let lower: [ScopeID]

    static let mostAtOneEnd = 16

    /// Without those that were left out.
    var scopes: [ScopeID] { upper + lower }

    /// The names of the scopes, with "…" for those that were left out.
    package func names(in graph: ScopeGraph) -> [String] {
        let names = upper.map { graph.displayName(of: $0) }
        return lower.isEmpty ? names : names + ["…"] + lower.map { graph.displayName(of: $0) }
    }
}

extension ScopeGraph {
    /// The component that provides what an owner serves: a core may serve what its non-core component provides.
    package func provider(behind owner: ResolvedRequest.Owner) -> ScopeID {
        guard owner.member.via == .nonCoreComponent else { return owner.scope }
        let variants = self[owner.scope].nonCoreComponents
        // In the branches of an `#if`: the last one that begins before the member.
        return variants.last { self[$0].location < owner.member.location } ?? variants.first ?? owner.scope
    }
}
