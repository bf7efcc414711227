/// The components whose class the generated file cannot name, which it serves by the type of their dependency.
///
/// The runtime knows that type of each component, and no more. So all hidden components that ask for one dependency must
/// have the same owners; those that the file can name have an entry of their own, whatever they ask for.
final class HiddenComponents {
    /// Why a hidden component cannot be served.
    enum Obstacle {
        /// What it asks for cannot be named either.
        case hiddenProtocol(DependencyProtocol, Inaccessibility)
        /// It serves a component, whose provider must name it.
        case serves(Component)
        /// It would get what another component gets.
        case mistaken(for: Component)
    }

    private let graph: ScopeGraph
    private let resolution: Resolution
    private let settings: ProgramSettings
    /// The first that is served by the type of these.
    private var first: [Asked: Component] = [:]
    /// For each component that serves others, the first of them.
    private var served: [Component?]

    /// What the runtime knows about a component when it looks for its provider.
    private struct Asked: Hashable {
        let protocols: Set<DependencyReference>
        let isMainActor: Bool
        let isExtension: Bool
    }

    init(graph: ScopeGraph, resolution: Resolution, settings: ProgramSettings) {
        self.graph = graph
        self.resolution = resolution
        self.settings = settings
        var served: [Component?] = Array(repeating: nil, count: graph.components.count)
        for component in graph.components where component.isCreated {
            func note(_ owner: ScopeID) {
                if served[owner.index] == nil { served[owner.index] = component }
            }
            for requests in [resolution[component.id], resolution.pluginExtensions[component.id.index]] {
                for request in requests {
                    for owner in request.owners { note(owner.scope) }
                }
            }
            if !component.pluginExtensions.isEmpty { component.nonCoreComponents.forEach(note) }
        }
        self.served = served
        for component in graph.components where component.isCreated && component.inaccessibility != nil {
            guard obstacle(to: component) == nil else { continue }
            for asked in asked(by: component) where first[asked] == nil { first[asked] = component }
        }
    }

    private func asked(by component: Component) -> [Asked] {
        [component.dependencies, component.pluginExtensions].enumerated().filter { !$1.isEmpty }.map {
            Asked(protocols: Set($1), isMainActor: component.isMainActor, isExtension: $0 == 1)
        }
    }

    /// The first of the protocols that a component asks for that the generated file cannot name.
    func hiddenProtocol(of component: Component) -> (DependencyProtocol, Inaccessibility)? {
        for asked in (component.dependencies + component.pluginExtensions).map({ graph.protocols[$0.index] }) {
            if let reason = settings.inaccessibility(of: asked.access, in: asked.module) { return (asked, reason) }
        }
        return nil
    }

    /// What keeps a hidden component from being served; nil where it is.
    func obstacle(to component: Component) -> Obstacle? {
        if let (asked, reason) = hiddenProtocol(of: component) { return .hiddenProtocol(asked, reason) }
        if let served = served[component.id.index] { return .serves(served) }
        return found(inPlaceOf: component).map(Obstacle.mistaken(for:))
    }

    /// The component whose provider the runtime would find: a base class that has an entry, or another hidden one.
    private func found(inPlaceOf component: Component) -> Component? {
        for asked in asked(by: component) {
            let bases = graph.components.superclasses(of: component.id).map { graph[$0] }
            let base = bases.first { base in
                base.isCreated && base.inaccessibility == nil
                    && !(asked.isExtension ? base.pluginExtensions : base.dependencies).isEmpty
            }
            if let other = base ?? first[asked], !haveSameOwners(component, other, asked) { return other }
        }
        return nil
    }

    private func haveSameOwners(_ left: Component, _ right: Component, _ asked: Asked) -> Bool {
        if asked.isExtension { return left.nonCoreComponents == right.nonCoreComponents }
        return resolution[left.id].elementsEqual(resolution[right.id]) { left, right in
            left.owners.elementsEqual(right.owners) { $0.scope == $1.scope && $0.member.via == $1.member.via }
        }
    }
}
